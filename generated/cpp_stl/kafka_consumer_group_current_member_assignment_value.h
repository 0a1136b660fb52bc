#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_consumer_group_current_member_assignment_value_t;

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
 * The value of a record of type 8 in `__consumer_offsets`. Since Kafka 3.5.
 * Version 0 has this layout since Kafka 3.8; earlier releases wrote another one
 * under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json ConsumerGroupCurrentMemberAssignmentValue
 */

class kafka_consumer_group_current_member_assignment_value_t : public kaitai::kstruct {

public:
    class consumer_group_current_member_assignment_value_topic_partitions_t;
    class consumer_group_current_member_assignment_value_topic_partitions_assignment_epochs_tag_t;
    class consumer_group_current_member_assignment_value_topic_partitions_tagged_field_t;
    class consumer_group_current_member_assignment_value_topic_partitions_tagged_fields_t;

    kafka_consumer_group_current_member_assignment_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_consumer_group_current_member_assignment_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_consumer_group_current_member_assignment_value_t();

    /**
     * `TopicPartitions` of `ConsumerGroupCurrentMemberAssignmentValue`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json ConsumerGroupCurrentMemberAssignmentValue, TopicPartitions
     */

    class consumer_group_current_member_assignment_value_topic_partitions_t : public kaitai::kstruct {

    public:

        consumer_group_current_member_assignment_value_topic_partitions_t(kaitai::kstream* p__io, kafka_consumer_group_current_member_assignment_value_t* p__parent = nullptr, kafka_consumer_group_current_member_assignment_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~consumer_group_current_member_assignment_value_topic_partitions_t();

    private:
        std::string m_topic_id;
        std::unique_ptr<kafka_unsigned_varint_t> m_num_partitions_plus_one;
        std::unique_ptr<std::vector<int32_t>> m_partitions;
        bool n_partitions;

    public:
        bool _is_null_partitions() { partitions(); return n_partitions; };

    private:
        std::unique_ptr<consumer_group_current_member_assignment_value_topic_partitions_tagged_fields_t> m_tagged_fields;
        kafka_consumer_group_current_member_assignment_value_t* m__root;
        kafka_consumer_group_current_member_assignment_value_t* m__parent;

    public:

        /**
         * `uuid`, since Kafka 3.6.
         */
        std::string topic_id() const { return m_topic_id; }

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_partitions_plus_one() const { return m_num_partitions_plus_one.get(); }

        /**
         * `[]int32`, since Kafka 3.6.
         */
        std::vector<int32_t>* partitions() const { return m_partitions.get(); }

        /**
         * The fields that are there only where they differ from their defaults.
         */
        consumer_group_current_member_assignment_value_topic_partitions_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
        kafka_consumer_group_current_member_assignment_value_t* _root() const { return m__root; }
        kafka_consumer_group_current_member_assignment_value_t* _parent() const { return m__parent; }
    };

    /**
     * The bytes of the tagged field `AssignmentEpochs`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json ConsumerGroupCurrentMemberAssignmentValue
     */

    class consumer_group_current_member_assignment_value_topic_partitions_assignment_epochs_tag_t : public kaitai::kstruct {

    public:

        consumer_group_current_member_assignment_value_topic_partitions_assignment_epochs_tag_t(kaitai::kstream* p__io, kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_tagged_field_t* p__parent = nullptr, kafka_consumer_group_current_member_assignment_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~consumer_group_current_member_assignment_value_topic_partitions_assignment_epochs_tag_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_assignment_epochs_plus_one;
        std::unique_ptr<std::vector<int32_t>> m_assignment_epochs;
        bool n_assignment_epochs;

    public:
        bool _is_null_assignment_epochs() { assignment_epochs(); return n_assignment_epochs; };

    private:
        kafka_consumer_group_current_member_assignment_value_t* m__root;
        kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_tagged_field_t* m__parent;

    public:

        /**
         * The number of elements plus one; 0 means null.
         */
        kafka_unsigned_varint_t* num_assignment_epochs_plus_one() const { return m_num_assignment_epochs_plus_one.get(); }

        /**
         * `[]int32`, since Kafka 4.3. Tag 0. May be null.
         */
        std::vector<int32_t>* assignment_epochs() const { return m_assignment_epochs.get(); }
        kafka_consumer_group_current_member_assignment_value_t* _root() const { return m__root; }
        kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_tagged_field_t* _parent() const { return m__parent; }
    };

    /**
     * A tagged field of
     * `consumer_group_current_member_assignment_value_topic_partitions`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json ConsumerGroupCurrentMemberAssignmentValue
     */

    class consumer_group_current_member_assignment_value_topic_partitions_tagged_field_t : public kaitai::kstruct {

    public:

        consumer_group_current_member_assignment_value_topic_partitions_tagged_field_t(kaitai::kstream* p__io, kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_tagged_fields_t* p__parent = nullptr, kafka_consumer_group_current_member_assignment_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~consumer_group_current_member_assignment_value_topic_partitions_tagged_field_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_tag;
        std::unique_ptr<kafka_unsigned_varint_t> m_len_data;
        std::unique_ptr<consumer_group_current_member_assignment_value_topic_partitions_assignment_epochs_tag_t> m_assignment_epochs;
        bool n_assignment_epochs;

    public:
        bool _is_null_assignment_epochs() { assignment_epochs(); return n_assignment_epochs; };

    private:
        std::string m_unknown_data;
        bool n_unknown_data;

    public:
        bool _is_null_unknown_data() { unknown_data(); return n_unknown_data; };

    private:
        kafka_consumer_group_current_member_assignment_value_t* m__root;
        kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_tagged_fields_t* m__parent;
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
         * `[]int32`, since Kafka 4.3. Tag 0. May be null.
         */
        consumer_group_current_member_assignment_value_topic_partitions_assignment_epochs_tag_t* assignment_epochs() const { return m_assignment_epochs.get(); }

        /**
         * A field of a tag that is not known.
         */
        std::string unknown_data() const { return m_unknown_data; }
        kafka_consumer_group_current_member_assignment_value_t* _root() const { return m__root; }
        kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_tagged_fields_t* _parent() const { return m__parent; }
        std::string _raw_assignment_epochs() const { return m__raw_assignment_epochs; }
        kaitai::kstream* _io__raw_assignment_epochs() const { return m__io__raw_assignment_epochs.get(); }
    };

    /**
     * The tagged fields of
     * `consumer_group_current_member_assignment_value_topic_partitions`.
     * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupCurrentMemberAssignmentValue.json ConsumerGroupCurrentMemberAssignmentValue
     */

    class consumer_group_current_member_assignment_value_topic_partitions_tagged_fields_t : public kaitai::kstruct {

    public:

        consumer_group_current_member_assignment_value_topic_partitions_tagged_fields_t(kaitai::kstream* p__io, kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_t* p__parent = nullptr, kafka_consumer_group_current_member_assignment_value_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~consumer_group_current_member_assignment_value_topic_partitions_tagged_fields_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_num_fields;
        std::unique_ptr<std::vector<std::unique_ptr<consumer_group_current_member_assignment_value_topic_partitions_tagged_field_t>>> m_fields;
        kafka_consumer_group_current_member_assignment_value_t* m__root;
        kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_t* m__parent;

    public:

        /**
         * How many follow.
         */
        kafka_unsigned_varint_t* num_fields() const { return m_num_fields.get(); }

        /**
         * Ascending by tag.
         */
        std::vector<std::unique_ptr<consumer_group_current_member_assignment_value_topic_partitions_tagged_field_t>>* fields() const { return m_fields.get(); }
        kafka_consumer_group_current_member_assignment_value_t* _root() const { return m__root; }
        kafka_consumer_group_current_member_assignment_value_t::consumer_group_current_member_assignment_value_topic_partitions_t* _parent() const { return m__parent; }
    };

private:
    int16_t m_message_version;
    int32_t m_member_epoch;
    int32_t m_previous_member_epoch;
    int8_t m_state;
    std::unique_ptr<kafka_unsigned_varint_t> m_num_assigned_partitions_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<consumer_group_current_member_assignment_value_topic_partitions_t>>> m_assigned_partitions;
    bool n_assigned_partitions;

public:
    bool _is_null_assigned_partitions() { assigned_partitions(); return n_assigned_partitions; };

private:
    std::unique_ptr<kafka_unsigned_varint_t> m_num_partitions_pending_revocation_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<consumer_group_current_member_assignment_value_topic_partitions_t>>> m_partitions_pending_revocation;
    bool n_partitions_pending_revocation;

public:
    bool _is_null_partitions_pending_revocation() { partitions_pending_revocation(); return n_partitions_pending_revocation; };

private:
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    std::string m_trailing;
    kafka_consumer_group_current_member_assignment_value_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of the message.
     */
    int16_t message_version() const { return m_message_version; }

    /**
     * `int32`, since Kafka 3.5.
     */
    int32_t member_epoch() const { return m_member_epoch; }

    /**
     * `int32`, since Kafka 3.6.
     */
    int32_t previous_member_epoch() const { return m_previous_member_epoch; }

    /**
     * `int8`, since Kafka 3.8.
     */
    int8_t state() const { return m_state; }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_assigned_partitions_plus_one() const { return m_num_assigned_partitions_plus_one.get(); }

    /**
     * `[]TopicPartitions`, since Kafka 3.6.
     */
    std::vector<std::unique_ptr<consumer_group_current_member_assignment_value_topic_partitions_t>>* assigned_partitions() const { return m_assigned_partitions.get(); }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_partitions_pending_revocation_plus_one() const { return m_num_partitions_pending_revocation_plus_one.get(); }

    /**
     * `[]TopicPartitions`, since Kafka 3.6.
     */
    std::vector<std::unique_ptr<consumer_group_current_member_assignment_value_topic_partitions_t>>* partitions_pending_revocation() const { return m_partitions_pending_revocation.get(); }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_consumer_group_current_member_assignment_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
