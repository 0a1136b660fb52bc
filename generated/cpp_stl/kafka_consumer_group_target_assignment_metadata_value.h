#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_consumer_group_target_assignment_metadata_value_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_unsigned_varint.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of a record of type 6 in `__consumer_offsets`. Since Kafka 3.5.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json ConsumerGroupTargetAssignmentMetadataValue
 */

class kafka_consumer_group_target_assignment_metadata_value_t : public kaitai::kstruct {

public:
    class consumer_group_target_assignment_metadata_value_assignment_timestamp_tag_t;
    class consumer_group_target_assignment_metadata_value_tagged_field_t;
    class consumer_group_target_assignment_metadata_value_tagged_fields_t;

    kafka_consumer_group_target_assignment_metadata_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_consumer_group_target_assignment_metadata_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_consumer_group_target_assignment_metadata_value_t();

    /**
     * The bytes of the tagged field `AssignmentTimestamp`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json ConsumerGroupTargetAssignmentMetadataValue
     */

    class consumer_group_target_assignment_metadata_value_assignment_timestamp_tag_t : public kaitai::kstruct {

    public:

        consumer_group_target_assignment_metadata_value_assignment_timestamp_tag_t(kaitai::kstream* p__io, kafka_consumer_group_target_assignment_metadata_value_t::consumer_group_target_assignment_metadata_value_tagged_field_t* p__parent = nullptr, kafka_consumer_group_target_assignment_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~consumer_group_target_assignment_metadata_value_assignment_timestamp_tag_t();

    private:
        int64_t m_assignment_timestamp;
        kafka_consumer_group_target_assignment_metadata_value_t* m__root;
        kafka_consumer_group_target_assignment_metadata_value_t::consumer_group_target_assignment_metadata_value_tagged_field_t* m__parent;

    public:

        /**
         * `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
         * rounds it beyond 2^53.
         */
        int64_t assignment_timestamp() const { return m_assignment_timestamp; }
        kafka_consumer_group_target_assignment_metadata_value_t* _root() const { return m__root; }
        kafka_consumer_group_target_assignment_metadata_value_t::consumer_group_target_assignment_metadata_value_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * A tagged field of `consumer_group_target_assignment_metadata_value`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json ConsumerGroupTargetAssignmentMetadataValue
     */

    class consumer_group_target_assignment_metadata_value_tagged_field_t : public kaitai::kstruct {

    public:

        consumer_group_target_assignment_metadata_value_tagged_field_t(kaitai::kstream* p__io, kafka_consumer_group_target_assignment_metadata_value_t::consumer_group_target_assignment_metadata_value_tagged_fields_t* p__parent = nullptr, kafka_consumer_group_target_assignment_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~consumer_group_target_assignment_metadata_value_tagged_field_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_tag;
        std::unique_ptr<kafka_unsigned_varint_t> m_len_data;
        std::unique_ptr<consumer_group_target_assignment_metadata_value_assignment_timestamp_tag_t> m_assignment_timestamp;
        bool n_assignment_timestamp;

    public:
        bool _is_null_assignment_timestamp() { assignment_timestamp(); return n_assignment_timestamp; };

    private:
        std::string m_unknown_data;
        bool n_unknown_data;

    public:
        bool _is_null_unknown_data() { unknown_data(); return n_unknown_data; };

    private:
        kafka_consumer_group_target_assignment_metadata_value_t* m__root;
        kafka_consumer_group_target_assignment_metadata_value_t::consumer_group_target_assignment_metadata_value_tagged_fields_t* m__parent;
        std::string m__raw_assignment_timestamp;
        bool n__raw_assignment_timestamp;

    public:
        bool _is_null__raw_assignment_timestamp() { _raw_assignment_timestamp(); return n__raw_assignment_timestamp; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_assignment_timestamp;

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
         * `int64`, since Kafka 4.3. Tag 0. 0 unless it is given. JavaScript
         * rounds it beyond 2^53.
         */
        consumer_group_target_assignment_metadata_value_assignment_timestamp_tag_t* assignment_timestamp() const { return m_assignment_timestamp.get(); }

        /**
         * A field of a tag that is not known.
         */
        std::string unknown_data() const { return m_unknown_data; }
        kafka_consumer_group_target_assignment_metadata_value_t* _root() const { return m__root; }
        kafka_consumer_group_target_assignment_metadata_value_t::consumer_group_target_assignment_metadata_value_tagged_fields_t* _parent() const { return m__parent; }
        std::string _raw_assignment_timestamp() const { return m__raw_assignment_timestamp; }
        kaitai::kstream* _io__raw_assignment_timestamp() const { return m__io__raw_assignment_timestamp.get(); }
    };

    /**
     * The tagged fields of `consumer_group_target_assignment_metadata_value`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupTargetAssignmentMetadataValue.json ConsumerGroupTargetAssignmentMetadataValue
     */

    class consumer_group_target_assignment_metadata_value_tagged_fields_t : public kaitai::kstruct {

    public:

        consumer_group_target_assignment_metadata_value_tagged_fields_t(kaitai::kstream* p__io, kafka_consumer_group_target_assignment_metadata_value_t* p__parent = nullptr, kafka_consumer_group_target_assignment_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~consumer_group_target_assignment_metadata_value_tagged_fields_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_fields;
        std::unique_ptr<std::vector<std::unique_ptr<consumer_group_target_assignment_metadata_value_tagged_field_t>>> m_fields;
        kafka_consumer_group_target_assignment_metadata_value_t* m__root;
        kafka_consumer_group_target_assignment_metadata_value_t* m__parent;

    public:

        /**
         * How many follow.
         */
        kafka_unsigned_varint_t* num_fields() const { return m_num_fields.get(); }

        /**
         * Ascending by tag.
         */
        std::vector<std::unique_ptr<consumer_group_target_assignment_metadata_value_tagged_field_t>>* fields() const { return m_fields.get(); }
        kafka_consumer_group_target_assignment_metadata_value_t* _root() const { return m__root; }
        kafka_consumer_group_target_assignment_metadata_value_t* _parent() const { return m__parent; }
    };

private:
    int16_t m_message_version;
    int32_t m_assignment_epoch;
    std::unique_ptr<consumer_group_target_assignment_metadata_value_tagged_fields_t> m_tagged_fields;
    std::string m_trailing;
    kafka_consumer_group_target_assignment_metadata_value_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of the message.
     */
    int16_t message_version() const { return m_message_version; }

    /**
     * `int32`, since Kafka 3.5.
     */
    int32_t assignment_epoch() const { return m_assignment_epoch; }

    /**
     * The fields that are there only where they differ from their defaults.
     */
    consumer_group_target_assignment_metadata_value_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_consumer_group_target_assignment_metadata_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
