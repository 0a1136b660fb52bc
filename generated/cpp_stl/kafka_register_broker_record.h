#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_register_broker_record_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_compact_string.h"
#include "kafka_unsigned_varint.h"
#include "kafka_tagged_fields.h"
#include "kafka_metadata_frame.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of a record with API key 0 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 1 since Kafka 3.3. Version 2 since Kafka 3.4. Version 3 since
 * Kafka 3.7. Version 4 since Kafka 4.3. Version 0 has this layout since Kafka
 * 3.0; earlier releases wrote another one under the same number, and nothing in
 * the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord
 */

class kafka_register_broker_record_t : public kaitai::kstruct {

public:
    class register_broker_record_broker_endpoint_t;
    class register_broker_record_broker_feature_t;
    class register_broker_record_cordoned_log_dirs_tag_t;
    class register_broker_record_log_dirs_tag_t;
    class register_broker_record_tagged_field_t;
    class register_broker_record_tagged_fields_t;

    kafka_register_broker_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_register_broker_record_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_register_broker_record_t();

    /**
     * `BrokerEndpoint` of `RegisterBrokerRecord`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord, BrokerEndpoint
     */

    class register_broker_record_broker_endpoint_t : public kaitai::kstruct {

    public:

        register_broker_record_broker_endpoint_t(kaitai::kstream* p__io, kafka_register_broker_record_t* p__parent = nullptr, kafka_register_broker_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~register_broker_record_broker_endpoint_t();

    private:
        std::unique_ptr<kafka_compact_string_t> m_name;
        std::unique_ptr<kafka_compact_string_t> m_host;
        uint16_t m_port;
        int16_t m_security_protocol;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_register_broker_record_t* m__root;
        kafka_register_broker_record_t* m__parent;

    public:

        /**
         * `string`, since Kafka 3.0.
         */
        kafka_compact_string_t* name() const { return m_name.get(); }

        /**
         * `string`, since Kafka 3.0.
         */
        kafka_compact_string_t* host() const { return m_host.get(); }

        /**
         * `uint16`, since Kafka 3.0.
         */
        uint16_t port() const { return m_port; }

        /**
         * `int16`, since Kafka 3.0.
         */
        int16_t security_protocol() const { return m_security_protocol; }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_register_broker_record_t* _root() const { return m__root; }
        kafka_register_broker_record_t* _parent() const { return m__parent; }
    };

    /**
     * `BrokerFeature` of `RegisterBrokerRecord`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord, BrokerFeature
     */

    class register_broker_record_broker_feature_t : public kaitai::kstruct {

    public:

        register_broker_record_broker_feature_t(kaitai::kstream* p__io, kafka_register_broker_record_t* p__parent = nullptr, kafka_register_broker_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~register_broker_record_broker_feature_t();

    private:
        std::unique_ptr<kafka_compact_string_t> m_name;
        int16_t m_min_supported_version;
        int16_t m_max_supported_version;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_register_broker_record_t* m__root;
        kafka_register_broker_record_t* m__parent;

    public:

        /**
         * `string`, since Kafka 3.0.
         */
        kafka_compact_string_t* name() const { return m_name.get(); }

        /**
         * `int16`, since Kafka 3.0.
         */
        int16_t min_supported_version() const { return m_min_supported_version; }

        /**
         * `int16`, since Kafka 3.0.
         */
        int16_t max_supported_version() const { return m_max_supported_version; }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_register_broker_record_t* _root() const { return m__root; }
        kafka_register_broker_record_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `CordonedLogDirs`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord
     */

    class register_broker_record_cordoned_log_dirs_tag_t : public kaitai::kstruct {

    public:

        register_broker_record_cordoned_log_dirs_tag_t(kaitai::kstream* p__io, kafka_register_broker_record_t::register_broker_record_tagged_field_t* p__parent = nullptr, kafka_register_broker_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~register_broker_record_cordoned_log_dirs_tag_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_cordoned_log_dirs_plus_one;
        std::unique_ptr<std::vector<std::string>> m_cordoned_log_dirs;
        bool n_cordoned_log_dirs;

    public:
        bool _is_null_cordoned_log_dirs() { cordoned_log_dirs(); return n_cordoned_log_dirs; };

    private:
        kafka_register_broker_record_t* m__root;
        kafka_register_broker_record_t::register_broker_record_tagged_field_t* m__parent;

    public:

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_cordoned_log_dirs_plus_one() const { return m_num_cordoned_log_dirs_plus_one.get(); }

        /**
         * `[]uuid`, since Kafka 4.3. Tag 1 from version 4 on. Null unless it is
         * given. May be null.
         */
        std::vector<std::string>* cordoned_log_dirs() const { return m_cordoned_log_dirs.get(); }
        kafka_register_broker_record_t* _root() const { return m__root; }
        kafka_register_broker_record_t::register_broker_record_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `LogDirs`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord
     */

    class register_broker_record_log_dirs_tag_t : public kaitai::kstruct {

    public:

        register_broker_record_log_dirs_tag_t(kaitai::kstream* p__io, kafka_register_broker_record_t::register_broker_record_tagged_field_t* p__parent = nullptr, kafka_register_broker_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~register_broker_record_log_dirs_tag_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_log_dirs_plus_one;
        std::unique_ptr<std::vector<std::string>> m_log_dirs;
        bool n_log_dirs;

    public:
        bool _is_null_log_dirs() { log_dirs(); return n_log_dirs; };

    private:
        kafka_register_broker_record_t* m__root;
        kafka_register_broker_record_t::register_broker_record_tagged_field_t* m__parent;

    public:

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_log_dirs_plus_one() const { return m_num_log_dirs_plus_one.get(); }

        /**
         * `[]uuid`, since Kafka 3.7. Tag 0 from version 3 on.
         */
        std::vector<std::string>* log_dirs() const { return m_log_dirs.get(); }
        kafka_register_broker_record_t* _root() const { return m__root; }
        kafka_register_broker_record_t::register_broker_record_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * A tagged field of `register_broker_record`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord
     */

    class register_broker_record_tagged_field_t : public kaitai::kstruct {

    public:

        register_broker_record_tagged_field_t(kaitai::kstream* p__io, kafka_register_broker_record_t::register_broker_record_tagged_fields_t* p__parent = nullptr, kafka_register_broker_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~register_broker_record_tagged_field_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_tag;
        std::unique_ptr<kafka_unsigned_varint_t> m_len_data;
        std::unique_ptr<register_broker_record_log_dirs_tag_t> m_log_dirs;
        bool n_log_dirs;

    public:
        bool _is_null_log_dirs() { log_dirs(); return n_log_dirs; };

    private:
        std::unique_ptr<register_broker_record_cordoned_log_dirs_tag_t> m_cordoned_log_dirs;
        bool n_cordoned_log_dirs;

    public:
        bool _is_null_cordoned_log_dirs() { cordoned_log_dirs(); return n_cordoned_log_dirs; };

    private:
        std::string m_unknown_data;
        bool n_unknown_data;

    public:
        bool _is_null_unknown_data() { unknown_data(); return n_unknown_data; };

    private:
        kafka_register_broker_record_t* m__root;
        kafka_register_broker_record_t::register_broker_record_tagged_fields_t* m__parent;
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
         * `[]uuid`, since Kafka 3.7. Tag 0 from version 3 on.
         */
        register_broker_record_log_dirs_tag_t* log_dirs() const { return m_log_dirs.get(); }

        /**
         * `[]uuid`, since Kafka 4.3. Tag 1 from version 4 on. Null unless it is
         * given. May be null.
         */
        register_broker_record_cordoned_log_dirs_tag_t* cordoned_log_dirs() const { return m_cordoned_log_dirs.get(); }

        /**
         * A field of a tag that is not known.
         */
        std::string unknown_data() const { return m_unknown_data; }
        kafka_register_broker_record_t* _root() const { return m__root; }
        kafka_register_broker_record_t::register_broker_record_tagged_fields_t* _parent() const { return m__parent; }
        std::string _raw_log_dirs() const { return m__raw_log_dirs; }
        kaitai::kstream* _io__raw_log_dirs() const { return m__io__raw_log_dirs.get(); }
        std::string _raw_cordoned_log_dirs() const { return m__raw_cordoned_log_dirs; }
        kaitai::kstream* _io__raw_cordoned_log_dirs() const { return m__io__raw_cordoned_log_dirs.get(); }
    };

    /**
     * The tagged fields of `register_broker_record`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord
     */

    class register_broker_record_tagged_fields_t : public kaitai::kstruct {

    public:

        register_broker_record_tagged_fields_t(kaitai::kstream* p__io, kafka_register_broker_record_t* p__parent = nullptr, kafka_register_broker_record_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~register_broker_record_tagged_fields_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_fields;
        std::unique_ptr<std::vector<std::unique_ptr<register_broker_record_tagged_field_t>>> m_fields;
        kafka_register_broker_record_t* m__root;
        kafka_register_broker_record_t* m__parent;

    public:

        /**
         * How many follow.
         */
        kafka_unsigned_varint_t* num_fields() const { return m_num_fields.get(); }

        /**
         * Ascending by tag.
         */
        std::vector<std::unique_ptr<register_broker_record_tagged_field_t>>* fields() const { return m_fields.get(); }
        kafka_register_broker_record_t* _root() const { return m__root; }
        kafka_register_broker_record_t* _parent() const { return m__parent; }
    };

private:
    std::unique_ptr<kafka_metadata_frame_t> m_frame;
    int32_t m_broker_id;
    uint8_t m_is_migrating_zk_broker;
    bool n_is_migrating_zk_broker;

public:
    bool _is_null_is_migrating_zk_broker() { is_migrating_zk_broker(); return n_is_migrating_zk_broker; };

private:
    std::string m_incarnation_id;
    int64_t m_broker_epoch;
    std::unique_ptr<kafka_unsigned_varint_t> m_num_end_points_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<register_broker_record_broker_endpoint_t>>> m_end_points;
    bool n_end_points;

public:
    bool _is_null_end_points() { end_points(); return n_end_points; };

private:
    std::unique_ptr<kafka_unsigned_varint_t> m_num_features_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<register_broker_record_broker_feature_t>>> m_features;
    bool n_features;

public:
    bool _is_null_features() { features(); return n_features; };

private:
    std::unique_ptr<kafka_compact_string_t> m_rack;
    uint8_t m_fenced;
    uint8_t m_in_controlled_shutdown;
    bool n_in_controlled_shutdown;

public:
    bool _is_null_in_controlled_shutdown() { in_controlled_shutdown(); return n_in_controlled_shutdown; };

private:
    std::unique_ptr<register_broker_record_tagged_fields_t> m_tagged_fields;
    kafka_register_broker_record_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Its `api_key` is 0.
     */
    kafka_metadata_frame_t* frame() const { return m_frame.get(); }

    /**
     * `int32`, since Kafka 3.0.
     */
    int32_t broker_id() const { return m_broker_id; }

    /**
     * `bool`, since Kafka 3.4. Versions 2 to 4. false unless it is given.
     */
    uint8_t is_migrating_zk_broker() const { return m_is_migrating_zk_broker; }

    /**
     * `uuid`, since Kafka 3.0.
     */
    std::string incarnation_id() const { return m_incarnation_id; }

    /**
     * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
     */
    int64_t broker_epoch() const { return m_broker_epoch; }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_end_points_plus_one() const { return m_num_end_points_plus_one.get(); }

    /**
     * `[]BrokerEndpoint`, since Kafka 3.0.
     */
    std::vector<std::unique_ptr<register_broker_record_broker_endpoint_t>>* end_points() const { return m_end_points.get(); }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_features_plus_one() const { return m_num_features_plus_one.get(); }

    /**
     * `[]BrokerFeature`, since Kafka 3.0.
     */
    std::vector<std::unique_ptr<register_broker_record_broker_feature_t>>* features() const { return m_features.get(); }

    /**
     * `string`, since Kafka 3.0. May be null.
     */
    kafka_compact_string_t* rack() const { return m_rack.get(); }

    /**
     * `bool`, since Kafka 3.0. true unless it is given.
     */
    uint8_t fenced() const { return m_fenced; }

    /**
     * `bool`, since Kafka 3.3. Versions 1 to 4. false unless it is given.
     */
    uint8_t in_controlled_shutdown() const { return m_in_controlled_shutdown; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    register_broker_record_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
    kafka_register_broker_record_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
