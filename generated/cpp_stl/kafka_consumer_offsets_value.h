#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_consumer_offsets_value_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_streams_group_current_member_assignment_value.h"
#include "kafka_consumer_group_member_metadata_value.h"
#include "kafka_streams_group_target_assignment_metadata_value.h"
#include "kafka_share_group_metadata_value.h"
#include "kafka_streams_group_target_assignment_member_value.h"
#include "kafka_consumer_group_target_assignment_metadata_value.h"
#include "kafka_share_group_target_assignment_metadata_value.h"
#include "kafka_consumer_group_metadata_value.h"
#include "kafka_share_group_state_partition_metadata_value.h"
#include "kafka_streams_group_topology_value.h"
#include "kafka_consumer_group_partition_metadata_value.h"
#include "kafka_legacy_offset_commit_value.h"
#include "kafka_consumer_group_regular_expression_value.h"
#include "kafka_streams_group_member_metadata_value.h"
#include "kafka_share_group_target_assignment_member_value.h"
#include "kafka_share_group_current_member_assignment_value.h"
#include "kafka_consumer_group_current_member_assignment_value.h"
#include "kafka_consumer_group_target_assignment_member_value.h"
#include "kafka_group_metadata_value.h"
#include "kafka_streams_group_metadata_value.h"
#include "kafka_offset_commit_value.h"
#include "kafka_share_group_member_metadata_value.h"

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of any record in `__consumer_offsets`: the message that its type
 * names.
 * \sa https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
 */

class kafka_consumer_offsets_value_t : public kaitai::kstruct {

public:

    kafka_consumer_offsets_value_t(int16_t p_record_type, kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_consumer_offsets_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_consumer_offsets_value_t();

private:
    std::unique_ptr<kafka_legacy_offset_commit_value_t> m_legacy_offset_commit_value;
    bool n_legacy_offset_commit_value;

public:
    bool _is_null_legacy_offset_commit_value() { legacy_offset_commit_value(); return n_legacy_offset_commit_value; };

private:
    std::unique_ptr<kafka_offset_commit_value_t> m_offset_commit_value;
    bool n_offset_commit_value;

public:
    bool _is_null_offset_commit_value() { offset_commit_value(); return n_offset_commit_value; };

private:
    std::unique_ptr<kafka_group_metadata_value_t> m_group_metadata_value;
    bool n_group_metadata_value;

public:
    bool _is_null_group_metadata_value() { group_metadata_value(); return n_group_metadata_value; };

private:
    std::unique_ptr<kafka_consumer_group_metadata_value_t> m_consumer_group_metadata_value;
    bool n_consumer_group_metadata_value;

public:
    bool _is_null_consumer_group_metadata_value() { consumer_group_metadata_value(); return n_consumer_group_metadata_value; };

private:
    std::unique_ptr<kafka_consumer_group_partition_metadata_value_t> m_consumer_group_partition_metadata_value;
    bool n_consumer_group_partition_metadata_value;

public:
    bool _is_null_consumer_group_partition_metadata_value() { consumer_group_partition_metadata_value(); return n_consumer_group_partition_metadata_value; };

private:
    std::unique_ptr<kafka_consumer_group_member_metadata_value_t> m_consumer_group_member_metadata_value;
    bool n_consumer_group_member_metadata_value;

public:
    bool _is_null_consumer_group_member_metadata_value() { consumer_group_member_metadata_value(); return n_consumer_group_member_metadata_value; };

private:
    std::unique_ptr<kafka_consumer_group_target_assignment_metadata_value_t> m_consumer_group_target_assignment_metadata_value;
    bool n_consumer_group_target_assignment_metadata_value;

public:
    bool _is_null_consumer_group_target_assignment_metadata_value() { consumer_group_target_assignment_metadata_value(); return n_consumer_group_target_assignment_metadata_value; };

private:
    std::unique_ptr<kafka_consumer_group_target_assignment_member_value_t> m_consumer_group_target_assignment_member_value;
    bool n_consumer_group_target_assignment_member_value;

public:
    bool _is_null_consumer_group_target_assignment_member_value() { consumer_group_target_assignment_member_value(); return n_consumer_group_target_assignment_member_value; };

private:
    std::unique_ptr<kafka_consumer_group_current_member_assignment_value_t> m_consumer_group_current_member_assignment_value;
    bool n_consumer_group_current_member_assignment_value;

public:
    bool _is_null_consumer_group_current_member_assignment_value() { consumer_group_current_member_assignment_value(); return n_consumer_group_current_member_assignment_value; };

private:
    std::unique_ptr<kafka_share_group_member_metadata_value_t> m_share_group_member_metadata_value;
    bool n_share_group_member_metadata_value;

public:
    bool _is_null_share_group_member_metadata_value() { share_group_member_metadata_value(); return n_share_group_member_metadata_value; };

private:
    std::unique_ptr<kafka_share_group_metadata_value_t> m_share_group_metadata_value;
    bool n_share_group_metadata_value;

public:
    bool _is_null_share_group_metadata_value() { share_group_metadata_value(); return n_share_group_metadata_value; };

private:
    std::unique_ptr<kafka_share_group_target_assignment_metadata_value_t> m_share_group_target_assignment_metadata_value;
    bool n_share_group_target_assignment_metadata_value;

public:
    bool _is_null_share_group_target_assignment_metadata_value() { share_group_target_assignment_metadata_value(); return n_share_group_target_assignment_metadata_value; };

private:
    std::unique_ptr<kafka_share_group_target_assignment_member_value_t> m_share_group_target_assignment_member_value;
    bool n_share_group_target_assignment_member_value;

public:
    bool _is_null_share_group_target_assignment_member_value() { share_group_target_assignment_member_value(); return n_share_group_target_assignment_member_value; };

private:
    std::unique_ptr<kafka_share_group_current_member_assignment_value_t> m_share_group_current_member_assignment_value;
    bool n_share_group_current_member_assignment_value;

public:
    bool _is_null_share_group_current_member_assignment_value() { share_group_current_member_assignment_value(); return n_share_group_current_member_assignment_value; };

private:
    std::unique_ptr<kafka_share_group_state_partition_metadata_value_t> m_share_group_state_partition_metadata_value;
    bool n_share_group_state_partition_metadata_value;

public:
    bool _is_null_share_group_state_partition_metadata_value() { share_group_state_partition_metadata_value(); return n_share_group_state_partition_metadata_value; };

private:
    std::unique_ptr<kafka_consumer_group_regular_expression_value_t> m_consumer_group_regular_expression_value;
    bool n_consumer_group_regular_expression_value;

public:
    bool _is_null_consumer_group_regular_expression_value() { consumer_group_regular_expression_value(); return n_consumer_group_regular_expression_value; };

private:
    std::unique_ptr<kafka_streams_group_metadata_value_t> m_streams_group_metadata_value;
    bool n_streams_group_metadata_value;

public:
    bool _is_null_streams_group_metadata_value() { streams_group_metadata_value(); return n_streams_group_metadata_value; };

private:
    std::unique_ptr<kafka_streams_group_member_metadata_value_t> m_streams_group_member_metadata_value;
    bool n_streams_group_member_metadata_value;

public:
    bool _is_null_streams_group_member_metadata_value() { streams_group_member_metadata_value(); return n_streams_group_member_metadata_value; };

private:
    std::unique_ptr<kafka_streams_group_target_assignment_metadata_value_t> m_streams_group_target_assignment_metadata_value;
    bool n_streams_group_target_assignment_metadata_value;

public:
    bool _is_null_streams_group_target_assignment_metadata_value() { streams_group_target_assignment_metadata_value(); return n_streams_group_target_assignment_metadata_value; };

private:
    std::unique_ptr<kafka_streams_group_target_assignment_member_value_t> m_streams_group_target_assignment_member_value;
    bool n_streams_group_target_assignment_member_value;

public:
    bool _is_null_streams_group_target_assignment_member_value() { streams_group_target_assignment_member_value(); return n_streams_group_target_assignment_member_value; };

private:
    std::unique_ptr<kafka_streams_group_current_member_assignment_value_t> m_streams_group_current_member_assignment_value;
    bool n_streams_group_current_member_assignment_value;

public:
    bool _is_null_streams_group_current_member_assignment_value() { streams_group_current_member_assignment_value(); return n_streams_group_current_member_assignment_value; };

private:
    std::unique_ptr<kafka_streams_group_topology_value_t> m_streams_group_topology_value;
    bool n_streams_group_topology_value;

public:
    bool _is_null_streams_group_topology_value() { streams_group_topology_value(); return n_streams_group_topology_value; };

private:
    std::string m_unknown;
    bool n_unknown;

public:
    bool _is_null_unknown() { unknown(); return n_unknown; };

private:
    int16_t m_record_type;
    kafka_consumer_offsets_value_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Since Kafka 0.8.2.
     */
    kafka_legacy_offset_commit_value_t* legacy_offset_commit_value() const { return m_legacy_offset_commit_value.get(); }

    /**
     * Since Kafka 0.9.
     */
    kafka_offset_commit_value_t* offset_commit_value() const { return m_offset_commit_value.get(); }

    /**
     * Since Kafka 0.9.
     */
    kafka_group_metadata_value_t* group_metadata_value() const { return m_group_metadata_value.get(); }

    /**
     * Since Kafka 3.5.
     */
    kafka_consumer_group_metadata_value_t* consumer_group_metadata_value() const { return m_consumer_group_metadata_value.get(); }

    /**
     * Since Kafka 3.5.
     */
    kafka_consumer_group_partition_metadata_value_t* consumer_group_partition_metadata_value() const { return m_consumer_group_partition_metadata_value.get(); }

    /**
     * Since Kafka 3.5.
     */
    kafka_consumer_group_member_metadata_value_t* consumer_group_member_metadata_value() const { return m_consumer_group_member_metadata_value.get(); }

    /**
     * Since Kafka 3.5.
     */
    kafka_consumer_group_target_assignment_metadata_value_t* consumer_group_target_assignment_metadata_value() const { return m_consumer_group_target_assignment_metadata_value.get(); }

    /**
     * Since Kafka 3.5.
     */
    kafka_consumer_group_target_assignment_member_value_t* consumer_group_target_assignment_member_value() const { return m_consumer_group_target_assignment_member_value.get(); }

    /**
     * Since Kafka 3.5.
     */
    kafka_consumer_group_current_member_assignment_value_t* consumer_group_current_member_assignment_value() const { return m_consumer_group_current_member_assignment_value.get(); }

    /**
     * Since Kafka 3.9.
     */
    kafka_share_group_member_metadata_value_t* share_group_member_metadata_value() const { return m_share_group_member_metadata_value.get(); }

    /**
     * Since Kafka 3.9.
     */
    kafka_share_group_metadata_value_t* share_group_metadata_value() const { return m_share_group_metadata_value.get(); }

    /**
     * Since Kafka 4.0.
     */
    kafka_share_group_target_assignment_metadata_value_t* share_group_target_assignment_metadata_value() const { return m_share_group_target_assignment_metadata_value.get(); }

    /**
     * Since Kafka 4.0.
     */
    kafka_share_group_target_assignment_member_value_t* share_group_target_assignment_member_value() const { return m_share_group_target_assignment_member_value.get(); }

    /**
     * Since Kafka 4.0.
     */
    kafka_share_group_current_member_assignment_value_t* share_group_current_member_assignment_value() const { return m_share_group_current_member_assignment_value.get(); }

    /**
     * Since Kafka 4.0.
     */
    kafka_share_group_state_partition_metadata_value_t* share_group_state_partition_metadata_value() const { return m_share_group_state_partition_metadata_value.get(); }

    /**
     * Since Kafka 4.0.
     */
    kafka_consumer_group_regular_expression_value_t* consumer_group_regular_expression_value() const { return m_consumer_group_regular_expression_value.get(); }

    /**
     * Since Kafka 4.1.
     */
    kafka_streams_group_metadata_value_t* streams_group_metadata_value() const { return m_streams_group_metadata_value.get(); }

    /**
     * Since Kafka 4.1.
     */
    kafka_streams_group_member_metadata_value_t* streams_group_member_metadata_value() const { return m_streams_group_member_metadata_value.get(); }

    /**
     * Since Kafka 4.1.
     */
    kafka_streams_group_target_assignment_metadata_value_t* streams_group_target_assignment_metadata_value() const { return m_streams_group_target_assignment_metadata_value.get(); }

    /**
     * Since Kafka 4.1.
     */
    kafka_streams_group_target_assignment_member_value_t* streams_group_target_assignment_member_value() const { return m_streams_group_target_assignment_member_value.get(); }

    /**
     * Since Kafka 4.1.
     */
    kafka_streams_group_current_member_assignment_value_t* streams_group_current_member_assignment_value() const { return m_streams_group_current_member_assignment_value.get(); }

    /**
     * Since Kafka 4.1.
     */
    kafka_streams_group_topology_value_t* streams_group_topology_value() const { return m_streams_group_topology_value.get(); }

    /**
     * A type that is not known in Kafka 4.4.0, as bytes.
     */
    std::string unknown() const { return m_unknown; }

    /**
     * The type that the record's key starts with.
     */
    int16_t record_type() const { return m_record_type; }
    kafka_consumer_offsets_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
