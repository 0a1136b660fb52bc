#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_streams_group_current_member_assignment_value_t;

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
 * The value of a record of type 22 in `__consumer_offsets`. Since Kafka 4.1.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue
 */

class kafka_streams_group_current_member_assignment_value_t : public kaitai::kstruct {

public:
    class streams_group_current_member_assignment_value_task_ids_t;
    class streams_group_current_member_assignment_value_task_ids_assignment_epochs_tag_t;
    class streams_group_current_member_assignment_value_task_ids_tagged_field_t;
    class streams_group_current_member_assignment_value_task_ids_tagged_fields_t;

    kafka_streams_group_current_member_assignment_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_streams_group_current_member_assignment_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_streams_group_current_member_assignment_value_t();

    /**
     * `TaskIds` of `StreamsGroupCurrentMemberAssignmentValue`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue, TaskIds
     */

    class streams_group_current_member_assignment_value_task_ids_t : public kaitai::kstruct {

    public:

        streams_group_current_member_assignment_value_task_ids_t(kaitai::kstream* p__io, kafka_streams_group_current_member_assignment_value_t* p__parent = nullptr, kafka_streams_group_current_member_assignment_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~streams_group_current_member_assignment_value_task_ids_t();

    private:
        std::unique_ptr<kafka_compact_string_t> m_subtopology_id;
        std::unique_ptr<kafka_unsigned_varint_t> m_num_partitions_plus_one;
        std::unique_ptr<std::vector<int32_t>> m_partitions;
        bool n_partitions;

    public:
        bool _is_null_partitions() { partitions(); return n_partitions; };

    private:
        std::unique_ptr<streams_group_current_member_assignment_value_task_ids_tagged_fields_t> m_tagged_fields;
        kafka_streams_group_current_member_assignment_value_t* m__root;
        kafka_streams_group_current_member_assignment_value_t* m__parent;

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
         * The fields that are there only where they differ from their defaults.
         */
        streams_group_current_member_assignment_value_task_ids_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_streams_group_current_member_assignment_value_t* _root() const { return m__root; }
        kafka_streams_group_current_member_assignment_value_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `AssignmentEpochs`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue
     */

    class streams_group_current_member_assignment_value_task_ids_assignment_epochs_tag_t : public kaitai::kstruct {

    public:

        streams_group_current_member_assignment_value_task_ids_assignment_epochs_tag_t(kaitai::kstream* p__io, kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_tagged_field_t* p__parent = nullptr, kafka_streams_group_current_member_assignment_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~streams_group_current_member_assignment_value_task_ids_assignment_epochs_tag_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_assignment_epochs_plus_one;
        std::unique_ptr<std::vector<int32_t>> m_assignment_epochs;
        bool n_assignment_epochs;

    public:
        bool _is_null_assignment_epochs() { assignment_epochs(); return n_assignment_epochs; };

    private:
        kafka_streams_group_current_member_assignment_value_t* m__root;
        kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_tagged_field_t* m__parent;

    public:

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_assignment_epochs_plus_one() const { return m_num_assignment_epochs_plus_one.get(); }

        /**
         * `[]int32`, since Kafka 4.2. Tag 0. May be null.
         */
        std::vector<int32_t>* assignment_epochs() const { return m_assignment_epochs.get(); }
        kafka_streams_group_current_member_assignment_value_t* _root() const { return m__root; }
        kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * A tagged field of
     * `streams_group_current_member_assignment_value_task_ids`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue
     */

    class streams_group_current_member_assignment_value_task_ids_tagged_field_t : public kaitai::kstruct {

    public:

        streams_group_current_member_assignment_value_task_ids_tagged_field_t(kaitai::kstream* p__io, kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_tagged_fields_t* p__parent = nullptr, kafka_streams_group_current_member_assignment_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~streams_group_current_member_assignment_value_task_ids_tagged_field_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_tag;
        std::unique_ptr<kafka_unsigned_varint_t> m_len_data;
        std::unique_ptr<streams_group_current_member_assignment_value_task_ids_assignment_epochs_tag_t> m_assignment_epochs;
        bool n_assignment_epochs;

    public:
        bool _is_null_assignment_epochs() { assignment_epochs(); return n_assignment_epochs; };

    private:
        std::string m_unknown_data;
        bool n_unknown_data;

    public:
        bool _is_null_unknown_data() { unknown_data(); return n_unknown_data; };

    private:
        kafka_streams_group_current_member_assignment_value_t* m__root;
        kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_tagged_fields_t* m__parent;
        std::string m__raw_assignment_epochs;
        bool n__raw_assignment_epochs;

    public:
        bool _is_null__raw_assignment_epochs() { _raw_assignment_epochs(); return n__raw_assignment_epochs; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_assignment_epochs;

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
         * `[]int32`, since Kafka 4.2. Tag 0. May be null.
         */
        streams_group_current_member_assignment_value_task_ids_assignment_epochs_tag_t* assignment_epochs() const { return m_assignment_epochs.get(); }

        /**
         * A field of a tag that is not known.
         */
        std::string unknown_data() const { return m_unknown_data; }
        kafka_streams_group_current_member_assignment_value_t* _root() const { return m__root; }
        kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_tagged_fields_t* _parent() const { return m__parent; }
        std::string _raw_assignment_epochs() const { return m__raw_assignment_epochs; }
        kaitai::kstream* _io__raw_assignment_epochs() const { return m__io__raw_assignment_epochs.get(); }
    };

    /**
     * The tagged fields of
     * `streams_group_current_member_assignment_value_task_ids`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupCurrentMemberAssignmentValue.json StreamsGroupCurrentMemberAssignmentValue
     */

    class streams_group_current_member_assignment_value_task_ids_tagged_fields_t : public kaitai::kstruct {

    public:

        streams_group_current_member_assignment_value_task_ids_tagged_fields_t(kaitai::kstream* p__io, kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_t* p__parent = nullptr, kafka_streams_group_current_member_assignment_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~streams_group_current_member_assignment_value_task_ids_tagged_fields_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_fields;
        std::unique_ptr<std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_tagged_field_t>>> m_fields;
        kafka_streams_group_current_member_assignment_value_t* m__root;
        kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_t* m__parent;

    public:

        /**
         * How many follow.
         */
        kafka_unsigned_varint_t* num_fields() const { return m_num_fields.get(); }

        /**
         * Ascending by tag.
         */
        std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_tagged_field_t>>* fields() const { return m_fields.get(); }
        kafka_streams_group_current_member_assignment_value_t* _root() const { return m__root; }
        kafka_streams_group_current_member_assignment_value_t::streams_group_current_member_assignment_value_task_ids_t* _parent() const { return m__parent; }
    };

private:
    int16_t m_message_version;
    int32_t m_member_epoch;
    int32_t m_previous_member_epoch;
    int8_t m_state;
    std::unique_ptr<kafka_unsigned_varint_t> m_num_active_tasks_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>> m_active_tasks;
    bool n_active_tasks;

public:
    bool _is_null_active_tasks() { active_tasks(); return n_active_tasks; };

private:
    std::unique_ptr<kafka_unsigned_varint_t> m_num_standby_tasks_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>> m_standby_tasks;
    bool n_standby_tasks;

public:
    bool _is_null_standby_tasks() { standby_tasks(); return n_standby_tasks; };

private:
    std::unique_ptr<kafka_unsigned_varint_t> m_num_warmup_tasks_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>> m_warmup_tasks;
    bool n_warmup_tasks;

public:
    bool _is_null_warmup_tasks() { warmup_tasks(); return n_warmup_tasks; };

private:
    std::unique_ptr<kafka_unsigned_varint_t> m_num_active_tasks_pending_revocation_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>> m_active_tasks_pending_revocation;
    bool n_active_tasks_pending_revocation;

public:
    bool _is_null_active_tasks_pending_revocation() { active_tasks_pending_revocation(); return n_active_tasks_pending_revocation; };

private:
    std::unique_ptr<kafka_unsigned_varint_t> m_num_standby_tasks_pending_revocation_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>> m_standby_tasks_pending_revocation;
    bool n_standby_tasks_pending_revocation;

public:
    bool _is_null_standby_tasks_pending_revocation() { standby_tasks_pending_revocation(); return n_standby_tasks_pending_revocation; };

private:
    std::unique_ptr<kafka_unsigned_varint_t> m_num_warmup_tasks_pending_revocation_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>> m_warmup_tasks_pending_revocation;
    bool n_warmup_tasks_pending_revocation;

public:
    bool _is_null_warmup_tasks_pending_revocation() { warmup_tasks_pending_revocation(); return n_warmup_tasks_pending_revocation; };

private:
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    std::string m_trailing;
    kafka_streams_group_current_member_assignment_value_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of the message.
     */
    int16_t message_version() const { return m_message_version; }

    /**
     * `int32`, since Kafka 4.1.
     */
    int32_t member_epoch() const { return m_member_epoch; }

    /**
     * `int32`, since Kafka 4.1.
     */
    int32_t previous_member_epoch() const { return m_previous_member_epoch; }

    /**
     * `int8`, since Kafka 4.1.
     */
    int8_t state() const { return m_state; }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_active_tasks_plus_one() const { return m_num_active_tasks_plus_one.get(); }

    /**
     * `[]TaskIds`, since Kafka 4.1.
     */
    std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>* active_tasks() const { return m_active_tasks.get(); }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_standby_tasks_plus_one() const { return m_num_standby_tasks_plus_one.get(); }

    /**
     * `[]TaskIds`, since Kafka 4.1.
     */
    std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>* standby_tasks() const { return m_standby_tasks.get(); }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_warmup_tasks_plus_one() const { return m_num_warmup_tasks_plus_one.get(); }

    /**
     * `[]TaskIds`, since Kafka 4.1.
     */
    std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>* warmup_tasks() const { return m_warmup_tasks.get(); }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_active_tasks_pending_revocation_plus_one() const { return m_num_active_tasks_pending_revocation_plus_one.get(); }

    /**
     * `[]TaskIds`, since Kafka 4.1.
     */
    std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>* active_tasks_pending_revocation() const { return m_active_tasks_pending_revocation.get(); }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_standby_tasks_pending_revocation_plus_one() const { return m_num_standby_tasks_pending_revocation_plus_one.get(); }

    /**
     * `[]TaskIds`, since Kafka 4.1.
     */
    std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>* standby_tasks_pending_revocation() const { return m_standby_tasks_pending_revocation.get(); }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_warmup_tasks_pending_revocation_plus_one() const { return m_num_warmup_tasks_pending_revocation_plus_one.get(); }

    /**
     * `[]TaskIds`, since Kafka 4.1.
     */
    std::vector<std::unique_ptr<streams_group_current_member_assignment_value_task_ids_t>>* warmup_tasks_pending_revocation() const { return m_warmup_tasks_pending_revocation.get(); }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_streams_group_current_member_assignment_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
