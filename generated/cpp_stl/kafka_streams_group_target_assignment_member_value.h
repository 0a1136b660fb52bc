#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_streams_group_target_assignment_member_value_t;

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
 * The value of a record of type 21 in `__consumer_offsets`. Since Kafka 4.1.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json StreamsGroupTargetAssignmentMemberValue
 */

class kafka_streams_group_target_assignment_member_value_t : public kaitai::kstruct {

public:
    class streams_group_target_assignment_member_value_task_ids_t;

    kafka_streams_group_target_assignment_member_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_streams_group_target_assignment_member_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_streams_group_target_assignment_member_value_t();

    /**
     * `TaskIds` of `StreamsGroupTargetAssignmentMemberValue`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTargetAssignmentMemberValue.json StreamsGroupTargetAssignmentMemberValue, TaskIds
     */

    class streams_group_target_assignment_member_value_task_ids_t : public kaitai::kstruct {

    public:

        streams_group_target_assignment_member_value_task_ids_t(kaitai::kstream* p__io, kafka_streams_group_target_assignment_member_value_t* p__parent = nullptr, kafka_streams_group_target_assignment_member_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~streams_group_target_assignment_member_value_task_ids_t();

    private:
        std::unique_ptr<kafka_compact_string_t> m_subtopology_id;
        std::unique_ptr<kafka_unsigned_varint_t> m_num_partitions_plus_one;
        std::unique_ptr<std::vector<int32_t>> m_partitions;
        bool n_partitions;

    public:
        bool _is_null_partitions() { partitions(); return n_partitions; };

    private:
        std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
        kafka_streams_group_target_assignment_member_value_t* m__root;
        kafka_streams_group_target_assignment_member_value_t* m__parent;

    public:

        /**
         * `string`, since Kafka 4.1.
         */
        kafka_compact_string_t* subtopology_id() const { return m_subtopology_id.get(); }

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_partitions_plus_one() const { return m_num_partitions_plus_one.get(); }

        /**
         * `[]int32`, since Kafka 4.1.
         */
        std::vector<int32_t>* partitions() const { return m_partitions.get(); }

        /**
         * None is known.
         */
        kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_streams_group_target_assignment_member_value_t* _root() const { return m__root; }
        kafka_streams_group_target_assignment_member_value_t* _parent() const { return m__parent; }
    };

private:
    int16_t m_message_version;
    std::unique_ptr<kafka_unsigned_varint_t> m_num_active_tasks_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<streams_group_target_assignment_member_value_task_ids_t>>> m_active_tasks;
    bool n_active_tasks;

public:
    bool _is_null_active_tasks() { active_tasks(); return n_active_tasks; };

private:
    std::unique_ptr<kafka_unsigned_varint_t> m_num_standby_tasks_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<streams_group_target_assignment_member_value_task_ids_t>>> m_standby_tasks;
    bool n_standby_tasks;

public:
    bool _is_null_standby_tasks() { standby_tasks(); return n_standby_tasks; };

private:
    std::unique_ptr<kafka_unsigned_varint_t> m_num_warmup_tasks_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<streams_group_target_assignment_member_value_task_ids_t>>> m_warmup_tasks;
    bool n_warmup_tasks;

public:
    bool _is_null_warmup_tasks() { warmup_tasks(); return n_warmup_tasks; };

private:
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    std::string m_trailing;
    kafka_streams_group_target_assignment_member_value_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of the message.
     */
    int16_t message_version() const { return m_message_version; }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_active_tasks_plus_one() const { return m_num_active_tasks_plus_one.get(); }

    /**
     * `[]TaskIds`, since Kafka 4.1.
     */
    std::vector<std::unique_ptr<streams_group_target_assignment_member_value_task_ids_t>>* active_tasks() const { return m_active_tasks.get(); }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_standby_tasks_plus_one() const { return m_num_standby_tasks_plus_one.get(); }

    /**
     * `[]TaskIds`, since Kafka 4.1.
     */
    std::vector<std::unique_ptr<streams_group_target_assignment_member_value_task_ids_t>>* standby_tasks() const { return m_standby_tasks.get(); }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_warmup_tasks_plus_one() const { return m_num_warmup_tasks_plus_one.get(); }

    /**
     * `[]TaskIds`, since Kafka 4.1.
     */
    std::vector<std::unique_ptr<streams_group_target_assignment_member_value_task_ids_t>>* warmup_tasks() const { return m_warmup_tasks.get(); }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_streams_group_target_assignment_member_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
