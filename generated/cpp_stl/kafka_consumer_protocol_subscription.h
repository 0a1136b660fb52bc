#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_consumer_protocol_subscription_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_string.h"
#include "kafka_bytes.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * A blob of a consumer in the metadata of its group, as `GroupMetadataValue`
 * has it. Since Kafka 0.9. Version 1 since Kafka 2.4. Version 2 since Kafka
 * 3.4. Version 3 since Kafka 3.4.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolSubscription.json ConsumerProtocolSubscription
 */

class kafka_consumer_protocol_subscription_t : public kaitai::kstruct {

public:
    class consumer_protocol_subscription_topic_partition_t;

    kafka_consumer_protocol_subscription_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_consumer_protocol_subscription_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_consumer_protocol_subscription_t();

    /**
     * `TopicPartition` of `ConsumerProtocolSubscription`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolSubscription.json ConsumerProtocolSubscription, TopicPartition
     */

    class consumer_protocol_subscription_topic_partition_t : public kaitai::kstruct {

    public:

        consumer_protocol_subscription_topic_partition_t(kaitai::kstream* p__io, kafka_consumer_protocol_subscription_t* p__parent = nullptr, kafka_consumer_protocol_subscription_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~consumer_protocol_subscription_topic_partition_t();

    private:
        std::unique_ptr<kafka_string_t> m_topic;
        int32_t m_num_partitions;
        std::unique_ptr<std::vector<int32_t>> m_partitions;
        bool n_partitions;

    public:
        bool _is_null_partitions() { partitions(); return n_partitions; };

    private:
        kafka_consumer_protocol_subscription_t* m__root;
        kafka_consumer_protocol_subscription_t* m__parent;

    public:

        /**
         * `string`, since Kafka 2.4. Versions 1 to 3.
         */
        kafka_string_t* topic() const { return m_topic.get(); }

        /**
         * The number of elements; any value below zero means null.
         */
        int32_t num_partitions() const { return m_num_partitions; }

        /**
         * `[]int32`, since Kafka 2.4. Versions 1 to 3.
         */
        std::vector<int32_t>* partitions() const { return m_partitions.get(); }
        kafka_consumer_protocol_subscription_t* _root() const { return m__root; }
        kafka_consumer_protocol_subscription_t* _parent() const { return m__parent; }
    };

private:
    int16_t m_message_version;
    int32_t m_num_topics;
    std::unique_ptr<std::vector<std::unique_ptr<kafka_string_t>>> m_topics;
    bool n_topics;

public:
    bool _is_null_topics() { topics(); return n_topics; };

private:
    std::unique_ptr<kafka_bytes_t> m_user_data;
    int32_t m_num_owned_partitions;
    bool n_num_owned_partitions;

public:
    bool _is_null_num_owned_partitions() { num_owned_partitions(); return n_num_owned_partitions; };

private:
    std::unique_ptr<std::vector<std::unique_ptr<consumer_protocol_subscription_topic_partition_t>>> m_owned_partitions;
    bool n_owned_partitions;

public:
    bool _is_null_owned_partitions() { owned_partitions(); return n_owned_partitions; };

private:
    int32_t m_generation_id;
    bool n_generation_id;

public:
    bool _is_null_generation_id() { generation_id(); return n_generation_id; };

private:
    std::unique_ptr<kafka_string_t> m_rack_id;
    bool n_rack_id;

public:
    bool _is_null_rack_id() { rack_id(); return n_rack_id; };

private:
    std::string m_trailing;
    kafka_consumer_protocol_subscription_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of the message.
     */
    int16_t message_version() const { return m_message_version; }

    /**
     * The number of elements; any value below zero means null.
     */
    int32_t num_topics() const { return m_num_topics; }

    /**
     * `[]string`, since Kafka 0.9.
     */
    std::vector<std::unique_ptr<kafka_string_t>>* topics() const { return m_topics.get(); }

    /**
     * `bytes`, since Kafka 0.9. Null unless it is given. May be null.
     */
    kafka_bytes_t* user_data() const { return m_user_data.get(); }

    /**
     * The number of elements; any value below zero means null.
     */
    int32_t num_owned_partitions() const { return m_num_owned_partitions; }

    /**
     * `[]TopicPartition`, since Kafka 2.4. Versions 1 to 3.
     */
    std::vector<std::unique_ptr<consumer_protocol_subscription_topic_partition_t>>* owned_partitions() const { return m_owned_partitions.get(); }

    /**
     * `int32`, since Kafka 3.4. Versions 2 to 3. -1 unless it is given.
     */
    int32_t generation_id() const { return m_generation_id; }

    /**
     * `string`, since Kafka 3.4. Version 3. Null unless it is given. May be
     * null.
     */
    kafka_string_t* rack_id() const { return m_rack_id.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_consumer_protocol_subscription_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
