#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_share_group_current_member_assignment_value_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_unsigned_varint.h"
#include "kafka_tagged_fields.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of a record of type 14 in `__consumer_offsets`. Since Kafka 4.0.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json ShareGroupCurrentMemberAssignmentValue
 */

class kafka_share_group_current_member_assignment_value_t : public kaitai::kstruct {

public:
    class share_group_current_member_assignment_value_topic_partitions_t;

    kafka_share_group_current_member_assignment_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_share_group_current_member_assignment_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_share_group_current_member_assignment_value_t();

    /**
     * `TopicPartitions` of `ShareGroupCurrentMemberAssignmentValue`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ShareGroupCurrentMemberAssignmentValue.json ShareGroupCurrentMemberAssignmentValue, TopicPartitions
     */

    class share_group_current_member_assignment_value_topic_partitions_t : public kaitai::kstruct {

    public:

        share_group_current_member_assignment_value_topic_partitions_t(kaitai::kstream* p__io, kafka_share_group_current_member_assignment_value_t* p__parent = nullptr, kafka_share_group_current_member_assignment_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~share_group_current_member_assignment_value_topic_partitions_t();

    private:
        std::string m_topic_id;
        std::unique_ptr<kafka_unsigned_varint_t> m_num_partitions_plus_one;
        std::unique_ptr<std::vector<int32_t>> m_partitions;
        bool n_partitions;

    public:
        bool _is_null_partitions() { partitions(); return n_partitions; };

    private:
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_share_group_current_member_assignment_value_t* m__root;
        kafka_share_group_current_member_assignment_value_t* m__parent;

    public:

        /**
         * `uuid`, since Kafka 4.0.
         */
        std::string topic_id() const { return m_topic_id; }

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
        kafka_share_group_current_member_assignment_value_t* _root() const { return m__root; }
        kafka_share_group_current_member_assignment_value_t* _parent() const { return m__parent; }
    };

private:
    int16_t m_message_version;
    int32_t m_member_epoch;
    int32_t m_previous_member_epoch;
    int8_t m_state;
    std::unique_ptr<kafka_unsigned_varint_t> m_num_assigned_partitions_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<share_group_current_member_assignment_value_topic_partitions_t>>> m_assigned_partitions;
    bool n_assigned_partitions;

public:
    bool _is_null_assigned_partitions() { assigned_partitions(); return n_assigned_partitions; };

private:
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    std::string m_trailing;
    kafka_share_group_current_member_assignment_value_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of the message.
     */
    int16_t message_version() const { return m_message_version; }

    /**
     * `int32`, since Kafka 4.0.
     */
    int32_t member_epoch() const { return m_member_epoch; }

    /**
     * `int32`, since Kafka 4.0.
     */
    int32_t previous_member_epoch() const { return m_previous_member_epoch; }

    /**
     * `int8`, since Kafka 4.0.
     */
    int8_t state() const { return m_state; }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_assigned_partitions_plus_one() const { return m_num_assigned_partitions_plus_one.get(); }

    /**
     * `[]TopicPartitions`, since Kafka 4.0.
     */
    std::vector<std::unique_ptr<share_group_current_member_assignment_value_topic_partitions_t>>* assigned_partitions() const { return m_assigned_partitions.get(); }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_share_group_current_member_assignment_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
