#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_broker_registration_change_record_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_unsigned_varint.h"
#include "kafka_metadata_frame.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of a record with API key 17 in `__cluster_metadata`. Since Kafka
 * 3.0. Version 1 since Kafka 3.3. Version 2 since Kafka 3.7. Version 3 since
 * Kafka 4.3.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
 */

class kafka_broker_registration_change_record_t : public kaitai::kstruct {

public:
    class broker_registration_change_record_cordoned_log_dirs_tag_t;
    class broker_registration_change_record_fenced_tag_t;
    class broker_registration_change_record_in_controlled_shutdown_tag_t;
    class broker_registration_change_record_log_dirs_tag_t;
    class broker_registration_change_record_tagged_field_t;
    class broker_registration_change_record_tagged_fields_t;

    kafka_broker_registration_change_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_broker_registration_change_record_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_broker_registration_change_record_t();

    /**
     * The bytes of the tagged field `CordonedLogDirs`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
     */

    class broker_registration_change_record_cordoned_log_dirs_tag_t : public kaitai::kstruct {

    public:

        broker_registration_change_record_cordoned_log_dirs_tag_t(kaitai::kstream* p__io, kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_field_t* p__parent = nullptr, kafka_broker_registration_change_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~broker_registration_change_record_cordoned_log_dirs_tag_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_cordoned_log_dirs_plus_one;
        std::unique_ptr<std::vector<std::string>> m_cordoned_log_dirs;
        bool n_cordoned_log_dirs;

    public:
        bool _is_null_cordoned_log_dirs() { cordoned_log_dirs(); return n_cordoned_log_dirs; };

    private:
        kafka_broker_registration_change_record_t* m__root;
        kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_field_t* m__parent;

    public:

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_cordoned_log_dirs_plus_one() const { return m_num_cordoned_log_dirs_plus_one.get(); }

        /**
         * `[]uuid`, since Kafka 4.3. Tag 3 from version 3 on. Null unless it is
         * given. May be null.
         */
        std::vector<std::string>* cordoned_log_dirs() const { return m_cordoned_log_dirs.get(); }
        kafka_broker_registration_change_record_t* _root() const { return m__root; }
        kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `Fenced`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
     */

    class broker_registration_change_record_fenced_tag_t : public kaitai::kstruct {

    public:

        broker_registration_change_record_fenced_tag_t(kaitai::kstream* p__io, kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_field_t* p__parent = nullptr, kafka_broker_registration_change_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~broker_registration_change_record_fenced_tag_t();

    private:
        int8_t m_fenced;
        kafka_broker_registration_change_record_t* m__root;
        kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_field_t* m__parent;

    public:

        /**
         * `int8`, since Kafka 3.0. Tag 0.
         */
        int8_t fenced() const { return m_fenced; }
        kafka_broker_registration_change_record_t* _root() const { return m__root; }
        kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `InControlledShutdown`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
     */

    class broker_registration_change_record_in_controlled_shutdown_tag_t : public kaitai::kstruct {

    public:

        broker_registration_change_record_in_controlled_shutdown_tag_t(kaitai::kstream* p__io, kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_field_t* p__parent = nullptr, kafka_broker_registration_change_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~broker_registration_change_record_in_controlled_shutdown_tag_t();

    private:
        int8_t m_in_controlled_shutdown;
        kafka_broker_registration_change_record_t* m__root;
        kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_field_t* m__parent;

    public:

        /**
         * `int8`, since Kafka 3.3. Tag 1 from version 1 on.
         */
        int8_t in_controlled_shutdown() const { return m_in_controlled_shutdown; }
        kafka_broker_registration_change_record_t* _root() const { return m__root; }
        kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `LogDirs`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
     */

    class broker_registration_change_record_log_dirs_tag_t : public kaitai::kstruct {

    public:

        broker_registration_change_record_log_dirs_tag_t(kaitai::kstream* p__io, kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_field_t* p__parent = nullptr, kafka_broker_registration_change_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~broker_registration_change_record_log_dirs_tag_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_log_dirs_plus_one;
        std::unique_ptr<std::vector<std::string>> m_log_dirs;
        bool n_log_dirs;

    public:
        bool _is_null_log_dirs() { log_dirs(); return n_log_dirs; };

    private:
        kafka_broker_registration_change_record_t* m__root;
        kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_field_t* m__parent;

    public:

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_log_dirs_plus_one() const { return m_num_log_dirs_plus_one.get(); }

        /**
         * `[]uuid`, since Kafka 3.7. Tag 2 from version 2 on.
         */
        std::vector<std::string>* log_dirs() const { return m_log_dirs.get(); }
        kafka_broker_registration_change_record_t* _root() const { return m__root; }
        kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * A tagged field of `broker_registration_change_record`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
     */

    class broker_registration_change_record_tagged_field_t : public kaitai::kstruct {

    public:

        broker_registration_change_record_tagged_field_t(kaitai::kstream* p__io, kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_fields_t* p__parent = nullptr, kafka_broker_registration_change_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~broker_registration_change_record_tagged_field_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_tag;
        std::unique_ptr<kafka_unsigned_varint_t> m_len_data;
        std::unique_ptr<broker_registration_change_record_fenced_tag_t> m_fenced;
        bool n_fenced;

    public:
        bool _is_null_fenced() { fenced(); return n_fenced; };

    private:
        std::unique_ptr<broker_registration_change_record_in_controlled_shutdown_tag_t> m_in_controlled_shutdown;
        bool n_in_controlled_shutdown;

    public:
        bool _is_null_in_controlled_shutdown() { in_controlled_shutdown(); return n_in_controlled_shutdown; };

    private:
        std::unique_ptr<broker_registration_change_record_log_dirs_tag_t> m_log_dirs;
        bool n_log_dirs;

    public:
        bool _is_null_log_dirs() { log_dirs(); return n_log_dirs; };

    private:
        std::unique_ptr<broker_registration_change_record_cordoned_log_dirs_tag_t> m_cordoned_log_dirs;
        bool n_cordoned_log_dirs;

    public:
        bool _is_null_cordoned_log_dirs() { cordoned_log_dirs(); return n_cordoned_log_dirs; };

    private:
        std::string m_unknown_data;
        bool n_unknown_data;

    public:
        bool _is_null_unknown_data() { unknown_data(); return n_unknown_data; };

    private:
        kafka_broker_registration_change_record_t* m__root;
        kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_fields_t* m__parent;
        std::string m__raw_fenced;
        bool n__raw_fenced;

    public:
        bool _is_null__raw_fenced() { _raw_fenced(); return n__raw_fenced; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_fenced;
        std::string m__raw_in_controlled_shutdown;
        bool n__raw_in_controlled_shutdown;

    public:
        bool _is_null__raw_in_controlled_shutdown() { _raw_in_controlled_shutdown(); return n__raw_in_controlled_shutdown; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_in_controlled_shutdown;
        std::string m__raw_log_dirs;
        bool n__raw_log_dirs;

    public:
        bool _is_null__raw_log_dirs() { _raw_log_dirs(); return n__raw_log_dirs; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_log_dirs;
        std::string m__raw_cordoned_log_dirs;
        bool n__raw_cordoned_log_dirs;

    public:
        bool _is_null__raw_cordoned_log_dirs() { _raw_cordoned_log_dirs(); return n__raw_cordoned_log_dirs; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_cordoned_log_dirs;

    public:

        /**
         * The number that names the field.
         */
        kafka_unsigned_varint_t* tag() const { return m_tag.get(); }

        /**
         * Bytes of the field.
         */
        kafka_unsigned_varint_t* len_data() const { return m_len_data.get(); }

        /**
         * `int8`, since Kafka 3.0. Tag 0.
         */
        broker_registration_change_record_fenced_tag_t* fenced() const { return m_fenced.get(); }

        /**
         * `int8`, since Kafka 3.3. Tag 1 from version 1 on.
         */
        broker_registration_change_record_in_controlled_shutdown_tag_t* in_controlled_shutdown() const { return m_in_controlled_shutdown.get(); }

        /**
         * `[]uuid`, since Kafka 3.7. Tag 2 from version 2 on.
         */
        broker_registration_change_record_log_dirs_tag_t* log_dirs() const { return m_log_dirs.get(); }

        /**
         * `[]uuid`, since Kafka 4.3. Tag 3 from version 3 on. Null unless it is
         * given. May be null.
         */
        broker_registration_change_record_cordoned_log_dirs_tag_t* cordoned_log_dirs() const { return m_cordoned_log_dirs.get(); }

        /**
         * A field of a tag that is not known.
         */
        std::string unknown_data() const { return m_unknown_data; }
        kafka_broker_registration_change_record_t* _root() const { return m__root; }
        kafka_broker_registration_change_record_t::broker_registration_change_record_tagged_fields_t* _parent() const { return m__parent; }
        std::string _raw_fenced() const { return m__raw_fenced; }
        kaitai::kstream* _io__raw_fenced() const { return m__io__raw_fenced.get(); }
        std::string _raw_in_controlled_shutdown() const { return m__raw_in_controlled_shutdown; }
        kaitai::kstream* _io__raw_in_controlled_shutdown() const { return m__io__raw_in_controlled_shutdown.get(); }
        std::string _raw_log_dirs() const { return m__raw_log_dirs; }
        kaitai::kstream* _io__raw_log_dirs() const { return m__io__raw_log_dirs.get(); }
        std::string _raw_cordoned_log_dirs() const { return m__raw_cordoned_log_dirs; }
        kaitai::kstream* _io__raw_cordoned_log_dirs() const { return m__io__raw_cordoned_log_dirs.get(); }
    };

    /**
     * The tagged fields of `broker_registration_change_record`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
     */

    class broker_registration_change_record_tagged_fields_t : public kaitai::kstruct {

    public:

        broker_registration_change_record_tagged_fields_t(kaitai::kstream* p__io, kafka_broker_registration_change_record_t* p__parent = nullptr, kafka_broker_registration_change_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~broker_registration_change_record_tagged_fields_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_fields;
        std::unique_ptr<std::vector<std::unique_ptr<broker_registration_change_record_tagged_field_t>>> m_fields;
        kafka_broker_registration_change_record_t* m__root;
        kafka_broker_registration_change_record_t* m__parent;

    public:

        /**
         * How many follow.
         */
        kafka_unsigned_varint_t* num_fields() const { return m_num_fields.get(); }

        /**
         * Ascending by tag.
         */
        std::vector<std::unique_ptr<broker_registration_change_record_tagged_field_t>>* fields() const { return m_fields.get(); }
        kafka_broker_registration_change_record_t* _root() const { return m__root; }
        kafka_broker_registration_change_record_t* _parent() const { return m__parent; }
    };

private:
    std::unique_ptr<kafka_metadata_frame_t> m_frame;
    int32_t m_broker_id;
    int64_t m_broker_epoch;
    std::unique_ptr<broker_registration_change_record_tagged_fields_t> m_tagged_fields;
    kafka_broker_registration_change_record_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Its `api_key` is 17.
     */
    kafka_metadata_frame_t* frame() const { return m_frame.get(); }

    /**
     * `int32`, since Kafka 3.0.
     */
    int32_t broker_id() const { return m_broker_id; }

    /**
     * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
     */
    int64_t broker_epoch() const { return m_broker_epoch; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    broker_registration_change_record_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
    kafka_broker_registration_change_record_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
