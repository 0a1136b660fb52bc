#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_consumer_group_partition_metadata_value_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_compact_string.h"
#include "kafka_unsigned_varint.h"
#include "kafka_tagged_fields.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of a record of type 4 in `__consumer_offsets`. Since Kafka 3.5.
 * Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json ConsumerGroupPartitionMetadataValue
 */

class kafka_consumer_group_partition_metadata_value_t : public kaitai::kstruct {

public:
    class consumer_group_partition_metadata_value_partition_metadata_t;
    class consumer_group_partition_metadata_value_topic_metadata_t;

    kafka_consumer_group_partition_metadata_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_consumer_group_partition_metadata_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_consumer_group_partition_metadata_value_t();

    /**
     * `PartitionMetadata` of `ConsumerGroupPartitionMetadataValue`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json ConsumerGroupPartitionMetadataValue, PartitionMetadata
     */

    class consumer_group_partition_metadata_value_partition_metadata_t : public kaitai::kstruct {

    public:

        consumer_group_partition_metadata_value_partition_metadata_t(kaitai::kstream* p__io, kafka_consumer_group_partition_metadata_value_t::consumer_group_partition_metadata_value_topic_metadata_t* p__parent = nullptr, kafka_consumer_group_partition_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~consumer_group_partition_metadata_value_partition_metadata_t();

    private:
        int32_t m_partition;
        std::unique_ptr<kafka_unsigned_varint_t> m_num_racks_plus_one;
        std::unique_ptr<std::vector<std::unique_ptr<kafka_compact_string_t>>> m_racks;
        bool n_racks;

    public:
        bool _is_null_racks() { racks(); return n_racks; };

    private:
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_consumer_group_partition_metadata_value_t* m__root;
        kafka_consumer_group_partition_metadata_value_t::consumer_group_partition_metadata_value_topic_metadata_t* m__parent;

    public:

        /**
         * `int32`, since Kafka 3.6.
         */
        int32_t partition() const { return m_partition; }

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_racks_plus_one() const { return m_num_racks_plus_one.get(); }

        /**
         * `[]string`, since Kafka 3.6.
         */
        std::vector<std::unique_ptr<kafka_compact_string_t>>* racks() const { return m_racks.get(); }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_consumer_group_partition_metadata_value_t* _root() const { return m__root; }
        kafka_consumer_group_partition_metadata_value_t::consumer_group_partition_metadata_value_topic_metadata_t* _parent() const { return m__parent; }
    };

    /**
     * `TopicMetadata` of `ConsumerGroupPartitionMetadataValue`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupPartitionMetadataValue.json ConsumerGroupPartitionMetadataValue, TopicMetadata
     */

    class consumer_group_partition_metadata_value_topic_metadata_t : public kaitai::kstruct {

    public:

        consumer_group_partition_metadata_value_topic_metadata_t(kaitai::kstream* p__io, kafka_consumer_group_partition_metadata_value_t* p__parent = nullptr, kafka_consumer_group_partition_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~consumer_group_partition_metadata_value_topic_metadata_t();

    private:
        std::string m_topic_id;
        std::unique_ptr<kafka_compact_string_t> m_topic_name;
        int32_t m_num_partitions;
        std::unique_ptr<kafka_unsigned_varint_t> m_num_partition_metadata_plus_one;
        std::unique_ptr<std::vector<std::unique_ptr<consumer_group_partition_metadata_value_partition_metadata_t>>> m_partition_metadata;
        bool n_partition_metadata;

    public:
        bool _is_null_partition_metadata() { partition_metadata(); return n_partition_metadata; };

    private:
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_consumer_group_partition_metadata_value_t* m__root;
        kafka_consumer_group_partition_metadata_value_t* m__parent;

    public:

        /**
         * `uuid`, since Kafka 3.5.
         */
        std::string topic_id() const { return m_topic_id; }

        /**
         * `string`, since Kafka 3.6.
         */
        kafka_compact_string_t* topic_name() const { return m_topic_name.get(); }

        /**
         * `int32`, since Kafka 3.5.
         */
        int32_t num_partitions() const { return m_num_partitions; }

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_partition_metadata_plus_one() const { return m_num_partition_metadata_plus_one.get(); }

        /**
         * `[]PartitionMetadata`, since Kafka 3.6.
         */
        std::vector<std::unique_ptr<consumer_group_partition_metadata_value_partition_metadata_t>>* partition_metadata() const { return m_partition_metadata.get(); }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_consumer_group_partition_metadata_value_t* _root() const { return m__root; }
        kafka_consumer_group_partition_metadata_value_t* _parent() const { return m__parent; }
    };

private:
    int16_t m_message_version;
    std::unique_ptr<kafka_unsigned_varint_t> m_num_topics_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<consumer_group_partition_metadata_value_topic_metadata_t>>> m_topics;
    bool n_topics;

public:
    bool _is_null_topics() { topics(); return n_topics; };

private:
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    std::string m_trailing;
    kafka_consumer_group_partition_metadata_value_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of the message.
     */
    int16_t message_version() const { return m_message_version; }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_topics_plus_one() const { return m_num_topics_plus_one.get(); }

    /**
     * `[]TopicMetadata`, since Kafka 3.5.
     */
    std::vector<std::unique_ptr<consumer_group_partition_metadata_value_topic_metadata_t>>* topics() const { return m_topics.get(); }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_consumer_group_partition_metadata_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
