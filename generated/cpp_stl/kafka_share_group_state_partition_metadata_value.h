#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_share_group_state_partition_metadata_value_t;

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
 * The value of a record of type 15 in `__consumer_offsets`. Since Kafka 4.0.
 * Version 0 has this layout since Kafka 4.1; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json ShareGroupStatePartitionMetadataValue
 */

class kafka_share_group_state_partition_metadata_value_t : public kaitai::kstruct {

public:
    class share_group_state_partition_metadata_value_topic_info_t;
    class share_group_state_partition_metadata_value_topic_partitions_info_t;

    kafka_share_group_state_partition_metadata_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_share_group_state_partition_metadata_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_share_group_state_partition_metadata_value_t();

    /**
     * `TopicInfo` of `ShareGroupStatePartitionMetadataValue`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json ShareGroupStatePartitionMetadataValue, TopicInfo
     */

    class share_group_state_partition_metadata_value_topic_info_t : public kaitai::kstruct {

    public:

        share_group_state_partition_metadata_value_topic_info_t(kaitai::kstream* p__io, kafka_share_group_state_partition_metadata_value_t* p__parent = nullptr, kafka_share_group_state_partition_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~share_group_state_partition_metadata_value_topic_info_t();

    private:
        std::string m_topic_id;
        std::unique_ptr<kafka_compact_string_t> m_topic_name;
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_share_group_state_partition_metadata_value_t* m__root;
        kafka_share_group_state_partition_metadata_value_t* m__parent;

    public:

        /**
         * `uuid`, since Kafka 4.0.
         */
        std::string topic_id() const { return m_topic_id; }

        /**
         * `string`, since Kafka 4.0.
         */
        kafka_compact_string_t* topic_name() const { return m_topic_name.get(); }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_share_group_state_partition_metadata_value_t* _root() const { return m__root; }
        kafka_share_group_state_partition_metadata_value_t* _parent() const { return m__parent; }
    };

    /**
     * `TopicPartitionsInfo` of `ShareGroupStatePartitionMetadataValue`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupStatePartitionMetadataValue.json ShareGroupStatePartitionMetadataValue, TopicPartitionsInfo
     */

    class share_group_state_partition_metadata_value_topic_partitions_info_t : public kaitai::kstruct {

    public:

        share_group_state_partition_metadata_value_topic_partitions_info_t(kaitai::kstream* p__io, kafka_share_group_state_partition_metadata_value_t* p__parent = nullptr, kafka_share_group_state_partition_metadata_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~share_group_state_partition_metadata_value_topic_partitions_info_t();

    private:
        std::string m_topic_id;
        std::unique_ptr<kafka_compact_string_t> m_topic_name;
        std::unique_ptr<kafka_unsigned_varint_t> m_num_partitions_plus_one;
        std::unique_ptr<std::vector<int32_t>> m_partitions;
        bool n_partitions;

    public:
        bool _is_null_partitions() { partitions(); return n_partitions; };

    private:
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_share_group_state_partition_metadata_value_t* m__root;
        kafka_share_group_state_partition_metadata_value_t* m__parent;

    public:

        /**
         * `uuid`, since Kafka 4.0.
         */
        std::string topic_id() const { return m_topic_id; }

        /**
         * `string`, since Kafka 4.0.
         */
        kafka_compact_string_t* topic_name() const { return m_topic_name.get(); }

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_partitions_plus_one() const { return m_num_partitions_plus_one.get(); }

        /**
         * `[]int32`, since Kafka 4.0.
         */
        std::vector<int32_t>* partitions() const { return m_partitions.get(); }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_share_group_state_partition_metadata_value_t* _root() const { return m__root; }
        kafka_share_group_state_partition_metadata_value_t* _parent() const { return m__parent; }
    };

private:
    int16_t m_message_version;
    std::unique_ptr<kafka_unsigned_varint_t> m_num_initializing_topics_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<share_group_state_partition_metadata_value_topic_partitions_info_t>>> m_initializing_topics;
    bool n_initializing_topics;

public:
    bool _is_null_initializing_topics() { initializing_topics(); return n_initializing_topics; };

private:
    std::unique_ptr<kafka_unsigned_varint_t> m_num_initialized_topics_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<share_group_state_partition_metadata_value_topic_partitions_info_t>>> m_initialized_topics;
    bool n_initialized_topics;

public:
    bool _is_null_initialized_topics() { initialized_topics(); return n_initialized_topics; };

private:
    std::unique_ptr<kafka_unsigned_varint_t> m_num_deleting_topics_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<share_group_state_partition_metadata_value_topic_info_t>>> m_deleting_topics;
    bool n_deleting_topics;

public:
    bool _is_null_deleting_topics() { deleting_topics(); return n_deleting_topics; };

private:
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    std::string m_trailing;
    kafka_share_group_state_partition_metadata_value_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of the message.
     */
    int16_t message_version() const { return m_message_version; }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_initializing_topics_plus_one() const { return m_num_initializing_topics_plus_one.get(); }

    /**
     * `[]TopicPartitionsInfo`, since Kafka 4.1.
     */
    std::vector<std::unique_ptr<share_group_state_partition_metadata_value_topic_partitions_info_t>>* initializing_topics() const { return m_initializing_topics.get(); }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_initialized_topics_plus_one() const { return m_num_initialized_topics_plus_one.get(); }

    /**
     * `[]TopicPartitionsInfo`, since Kafka 4.0.
     */
    std::vector<std::unique_ptr<share_group_state_partition_metadata_value_topic_partitions_info_t>>* initialized_topics() const { return m_initialized_topics.get(); }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_deleting_topics_plus_one() const { return m_num_deleting_topics_plus_one.get(); }

    /**
     * `[]TopicInfo`, since Kafka 4.0.
     */
    std::vector<std::unique_ptr<share_group_state_partition_metadata_value_topic_info_t>>* deleting_topics() const { return m_deleting_topics.get(); }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_share_group_state_partition_metadata_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
