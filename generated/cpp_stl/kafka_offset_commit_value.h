#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_offset_commit_value_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_string.h"
#include "kafka_compact_string.h"
#include "kafka_unsigned_varint.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of a record of type 1 in `__consumer_offsets`. Since Kafka 0.9.
 * Version 1 since Kafka 0.9. Version 2 since Kafka 2.1. Version 3 since Kafka
 * 2.1. Version 4 since Kafka 3.5.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json OffsetCommitValue
 */

class kafka_offset_commit_value_t : public kaitai::kstruct {

public:
    class offset_commit_value_tagged_field_t;
    class offset_commit_value_tagged_fields_t;
    class offset_commit_value_topic_id_tag_t;

    kafka_offset_commit_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_offset_commit_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_offset_commit_value_t();

    /**
     * A tagged field of `offset_commit_value`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json OffsetCommitValue
     */

    class offset_commit_value_tagged_field_t : public kaitai::kstruct {

    public:

        offset_commit_value_tagged_field_t(kaitai::kstream* p__io, kafka_offset_commit_value_t::offset_commit_value_tagged_fields_t* p__parent = nullptr, kafka_offset_commit_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~offset_commit_value_tagged_field_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_tag;
        std::unique_ptr<kafka_unsigned_varint_t> m_len_data;
        std::unique_ptr<offset_commit_value_topic_id_tag_t> m_topic_id;
        bool n_topic_id;

    public:
        bool _is_null_topic_id() { topic_id(); return n_topic_id; };

    private:
        std::string m_unknown_data;
        bool n_unknown_data;

    public:
        bool _is_null_unknown_data() { unknown_data(); return n_unknown_data; };

    private:
        kafka_offset_commit_value_t* m__root;
        kafka_offset_commit_value_t::offset_commit_value_tagged_fields_t* m__parent;
        std::string m__raw_topic_id;
        bool n__raw_topic_id;

    public:
        bool _is_null__raw_topic_id() { _raw_topic_id(); return n__raw_topic_id; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_topic_id;

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
         * `uuid`, since Kafka 4.1. Tag 0 from version 4 on.
         */
        offset_commit_value_topic_id_tag_t* topic_id() const { return m_topic_id.get(); }

        /**
         * A field of a tag that is not known.
         */
        std::string unknown_data() const { return m_unknown_data; }
        kafka_offset_commit_value_t* _root() const { return m__root; }
        kafka_offset_commit_value_t::offset_commit_value_tagged_fields_t* _parent() const { return m__parent; }
        std::string _raw_topic_id() const { return m__raw_topic_id; }
        kaitai::kstream* _io__raw_topic_id() const { return m__io__raw_topic_id.get(); }
    };

    /**
     * The tagged fields of `offset_commit_value`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json OffsetCommitValue
     */

    class offset_commit_value_tagged_fields_t : public kaitai::kstruct {

    public:

        offset_commit_value_tagged_fields_t(kaitai::kstream* p__io, kafka_offset_commit_value_t* p__parent = nullptr, kafka_offset_commit_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~offset_commit_value_tagged_fields_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_fields;
        std::unique_ptr<std::vector<std::unique_ptr<offset_commit_value_tagged_field_t>>> m_fields;
        kafka_offset_commit_value_t* m__root;
        kafka_offset_commit_value_t* m__parent;

    public:

        /**
         * How many follow.
         */
        kafka_unsigned_varint_t* num_fields() const { return m_num_fields.get(); }

        /**
         * Ascending by tag.
         */
        std::vector<std::unique_ptr<offset_commit_value_tagged_field_t>>* fields() const { return m_fields.get(); }
        kafka_offset_commit_value_t* _root() const { return m__root; }
        kafka_offset_commit_value_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `topicId`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/OffsetCommitValue.json OffsetCommitValue
     */

    class offset_commit_value_topic_id_tag_t : public kaitai::kstruct {

    public:

        offset_commit_value_topic_id_tag_t(kaitai::kstream* p__io, kafka_offset_commit_value_t::offset_commit_value_tagged_field_t* p__parent = nullptr, kafka_offset_commit_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~offset_commit_value_topic_id_tag_t();

    private:
        std::string m_topic_id;
        kafka_offset_commit_value_t* m__root;
        kafka_offset_commit_value_t::offset_commit_value_tagged_field_t* m__parent;

    public:

        /**
         * `uuid`, since Kafka 4.1. Tag 0 from version 4 on.
         */
        std::string topic_id() const { return m_topic_id; }
        kafka_offset_commit_value_t* _root() const { return m__root; }
        kafka_offset_commit_value_t::offset_commit_value_tagged_field_t* _parent() const { return m__parent; }
    };

private:
    int16_t m_message_version;
    int64_t m_offset;
    int32_t m_leader_epoch;
    bool n_leader_epoch;

public:
    bool _is_null_leader_epoch() { leader_epoch(); return n_leader_epoch; };

private:
    std::unique_ptr<kafka_string_t> m_metadata_v0;
    bool n_metadata_v0;

public:
    bool _is_null_metadata_v0() { metadata_v0(); return n_metadata_v0; };

private:
    std::unique_ptr<kafka_compact_string_t> m_metadata_v4;
    bool n_metadata_v4;

public:
    bool _is_null_metadata_v4() { metadata_v4(); return n_metadata_v4; };

private:
    int64_t m_commit_timestamp;
    int64_t m_expire_timestamp;
    bool n_expire_timestamp;

public:
    bool _is_null_expire_timestamp() { expire_timestamp(); return n_expire_timestamp; };

private:
    std::unique_ptr<offset_commit_value_tagged_fields_t> m_tagged_fields;
    bool n_tagged_fields;

public:
    bool _is_null_tagged_fields() { tagged_fields(); return n_tagged_fields; };

private:
    std::string m_trailing;
    kafka_offset_commit_value_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of the message.
     */
    int16_t message_version() const { return m_message_version; }

    /**
     * `int64`, since Kafka 0.9. JavaScript rounds it beyond 2^53.
     */
    int64_t offset() const { return m_offset; }

    /**
     * `int32`, since Kafka 2.1. Versions 3 to 4. -1 unless it is given.
     */
    int32_t leader_epoch() const { return m_leader_epoch; }

    /**
     * `string`, since Kafka 0.9.
     */
    kafka_string_t* metadata_v0() const { return m_metadata_v0.get(); }

    /**
     * `string`, since Kafka 0.9.
     */
    kafka_compact_string_t* metadata_v4() const { return m_metadata_v4.get(); }

    /**
     * `int64`, since Kafka 0.9. JavaScript rounds it beyond 2^53.
     */
    int64_t commit_timestamp() const { return m_commit_timestamp; }

    /**
     * `int64`, since Kafka 0.9. Version 1. -1 unless it is given. JavaScript
     * rounds it beyond 2^53.
     */
    int64_t expire_timestamp() const { return m_expire_timestamp; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    offset_commit_value_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_offset_commit_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
