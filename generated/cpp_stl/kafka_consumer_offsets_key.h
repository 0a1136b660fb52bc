#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_consumer_offsets_key_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_share_group_target_assignment_member_key.h"
#include "kafka_consumer_group_target_assignment_metadata_key.h"
#include "kafka_streams_group_target_assignment_member_key.h"
#include "kafka_group_metadata_key.h"
#include "kafka_share_group_member_metadata_key.h"
#include "kafka_streams_group_target_assignment_metadata_key.h"
#include "kafka_consumer_group_partition_metadata_key.h"
#include "kafka_streams_group_metadata_key.h"
#include "kafka_consumer_group_target_assignment_member_key.h"
#include "kafka_streams_group_current_member_assignment_key.h"
#include "kafka_legacy_offset_commit_key.h"
#include "kafka_share_group_current_member_assignment_key.h"
#include "kafka_consumer_group_current_member_assignment_key.h"
#include "kafka_streams_group_member_metadata_key.h"
#include "kafka_offset_commit_key.h"
#include "kafka_share_group_target_assignment_metadata_key.h"
#include "kafka_consumer_group_regular_expression_key.h"
#include "kafka_share_group_metadata_key.h"
#include "kafka_consumer_group_member_metadata_key.h"
#include "kafka_share_group_state_partition_metadata_key.h"
#include "kafka_consumer_group_metadata_key.h"
#include "kafka_streams_group_topology_key.h"

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The key of any record in `__consumer_offsets`: the message that its type
 * names.
 * \sa https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
 */

class kafka_consumer_offsets_key_t : public kaitai::kstruct {

public:

    kafka_consumer_offsets_key_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_consumer_offsets_key_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_consumer_offsets_key_t();

private:
    bool f_record_type;
    int16_t m_record_type;

public:

    /**
     * The type of the record.
     */
    int16_t record_type();

private:
    std::unique_ptr<kafka_legacy_offset_commit_key_t> m_legacy_offset_commit_key;
    bool n_legacy_offset_commit_key;

public:
    bool _is_null_legacy_offset_commit_key() { legacy_offset_commit_key(); return n_legacy_offset_commit_key; };

private:
    std::unique_ptr<kafka_offset_commit_key_t> m_offset_commit_key;
    bool n_offset_commit_key;

public:
    bool _is_null_offset_commit_key() { offset_commit_key(); return n_offset_commit_key; };

private:
    std::unique_ptr<kafka_group_metadata_key_t> m_group_metadata_key;
    bool n_group_metadata_key;

public:
    bool _is_null_group_metadata_key() { group_metadata_key(); return n_group_metadata_key; };

private:
    std::unique_ptr<kafka_consumer_group_metadata_key_t> m_consumer_group_metadata_key;
    bool n_consumer_group_metadata_key;

public:
    bool _is_null_consumer_group_metadata_key() { consumer_group_metadata_key(); return n_consumer_group_metadata_key; };

private:
    std::unique_ptr<kafka_consumer_group_partition_metadata_key_t> m_consumer_group_partition_metadata_key;
    bool n_consumer_group_partition_metadata_key;

public:
    bool _is_null_consumer_group_partition_metadata_key() { consumer_group_partition_metadata_key(); return n_consumer_group_partition_metadata_key; };

private:
    std::unique_ptr<kafka_consumer_group_member_metadata_key_t> m_consumer_group_member_metadata_key;
    bool n_consumer_group_member_metadata_key;

public:
    bool _is_null_consumer_group_member_metadata_key() { consumer_group_member_metadata_key(); return n_consumer_group_member_metadata_key; };

private:
    std::unique_ptr<kafka_consumer_group_target_assignment_metadata_key_t> m_consumer_group_target_assignment_metadata_key;
    bool n_consumer_group_target_assignment_metadata_key;

public:
    bool _is_null_consumer_group_target_assignment_metadata_key() { consumer_group_target_assignment_metadata_key(); return n_consumer_group_target_assignment_metadata_key; };

private:
    std::unique_ptr<kafka_consumer_group_target_assignment_member_key_t> m_consumer_group_target_assignment_member_key;
    bool n_consumer_group_target_assignment_member_key;

public:
    bool _is_null_consumer_group_target_assignment_member_key() { consumer_group_target_assignment_member_key(); return n_consumer_group_target_assignment_member_key; };

private:
    std::unique_ptr<kafka_consumer_group_current_member_assignment_key_t> m_consumer_group_current_member_assignment_key;
    bool n_consumer_group_current_member_assignment_key;

public:
    bool _is_null_consumer_group_current_member_assignment_key() { consumer_group_current_member_assignment_key(); return n_consumer_group_current_member_assignment_key; };

private:
    std::unique_ptr<kafka_share_group_member_metadata_key_t> m_share_group_member_metadata_key;
    bool n_share_group_member_metadata_key;

public:
    bool _is_null_share_group_member_metadata_key() { share_group_member_metadata_key(); return n_share_group_member_metadata_key; };

private:
    std::unique_ptr<kafka_share_group_metadata_key_t> m_share_group_metadata_key;
    bool n_share_group_metadata_key;

public:
    bool _is_null_share_group_metadata_key() { share_group_metadata_key(); return n_share_group_metadata_key; };

private:
    std::unique_ptr<kafka_share_group_target_assignment_metadata_key_t> m_share_group_target_assignment_metadata_key;
    bool n_share_group_target_assignment_metadata_key;

public:
    bool _is_null_share_group_target_assignment_metadata_key() { share_group_target_assignment_metadata_key(); return n_share_group_target_assignment_metadata_key; };

private:
    std::unique_ptr<kafka_share_group_target_assignment_member_key_t> m_share_group_target_assignment_member_key;
    bool n_share_group_target_assignment_member_key;

public:
    bool _is_null_share_group_target_assignment_member_key() { share_group_target_assignment_member_key(); return n_share_group_target_assignment_member_key; };

private:
    std::unique_ptr<kafka_share_group_current_member_assignment_key_t> m_share_group_current_member_assignment_key;
    bool n_share_group_current_member_assignment_key;

public:
    bool _is_null_share_group_current_member_assignment_key() { share_group_current_member_assignment_key(); return n_share_group_current_member_assignment_key; };

private:
    std::unique_ptr<kafka_share_group_state_partition_metadata_key_t> m_share_group_state_partition_metadata_key;
    bool n_share_group_state_partition_metadata_key;

public:
    bool _is_null_share_group_state_partition_metadata_key() { share_group_state_partition_metadata_key(); return n_share_group_state_partition_metadata_key; };

private:
    std::unique_ptr<kafka_consumer_group_regular_expression_key_t> m_consumer_group_regular_expression_key;
    bool n_consumer_group_regular_expression_key;

public:
    bool _is_null_consumer_group_regular_expression_key() { consumer_group_regular_expression_key(); return n_consumer_group_regular_expression_key; };

private:
    std::unique_ptr<kafka_streams_group_metadata_key_t> m_streams_group_metadata_key;
    bool n_streams_group_metadata_key;

public:
    bool _is_null_streams_group_metadata_key() { streams_group_metadata_key(); return n_streams_group_metadata_key; };

private:
    std::unique_ptr<kafka_streams_group_member_metadata_key_t> m_streams_group_member_metadata_key;
    bool n_streams_group_member_metadata_key;

public:
    bool _is_null_streams_group_member_metadata_key() { streams_group_member_metadata_key(); return n_streams_group_member_metadata_key; };

private:
    std::unique_ptr<kafka_streams_group_target_assignment_metadata_key_t> m_streams_group_target_assignment_metadata_key;
    bool n_streams_group_target_assignment_metadata_key;

public:
    bool _is_null_streams_group_target_assignment_metadata_key() { streams_group_target_assignment_metadata_key(); return n_streams_group_target_assignment_metadata_key; };

private:
    std::unique_ptr<kafka_streams_group_target_assignment_member_key_t> m_streams_group_target_assignment_member_key;
    bool n_streams_group_target_assignment_member_key;

public:
    bool _is_null_streams_group_target_assignment_member_key() { streams_group_target_assignment_member_key(); return n_streams_group_target_assignment_member_key; };

private:
    std::unique_ptr<kafka_streams_group_current_member_assignment_key_t> m_streams_group_current_member_assignment_key;
    bool n_streams_group_current_member_assignment_key;

public:
    bool _is_null_streams_group_current_member_assignment_key() { streams_group_current_member_assignment_key(); return n_streams_group_current_member_assignment_key; };

private:
    std::unique_ptr<kafka_streams_group_topology_key_t> m_streams_group_topology_key;
    bool n_streams_group_topology_key;

public:
    bool _is_null_streams_group_topology_key() { streams_group_topology_key(); return n_streams_group_topology_key; };

private:
    std::string m_unknown;
    bool n_unknown;

public:
    bool _is_null_unknown() { unknown(); return n_unknown; };

private:
    kafka_consumer_offsets_key_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Since Kafka 0.8.2.
     */
    kafka_legacy_offset_commit_key_t* legacy_offset_commit_key() const { return m_legacy_offset_commit_key.get(); }

    /**
     * Since Kafka 0.9.
     */
    kafka_offset_commit_key_t* offset_commit_key() const { return m_offset_commit_key.get(); }

    /**
     * Since Kafka 0.9.
     */
    kafka_group_metadata_key_t* group_metadata_key() const { return m_group_metadata_key.get(); }

    /**
     * Since Kafka 3.5.
     */
    kafka_consumer_group_metadata_key_t* consumer_group_metadata_key() const { return m_consumer_group_metadata_key.get(); }

    /**
     * Since Kafka 3.5.
     */
    kafka_consumer_group_partition_metadata_key_t* consumer_group_partition_metadata_key() const { return m_consumer_group_partition_metadata_key.get(); }

    /**
     * Since Kafka 3.5.
     */
    kafka_consumer_group_member_metadata_key_t* consumer_group_member_metadata_key() const { return m_consumer_group_member_metadata_key.get(); }

    /**
     * Since Kafka 3.5.
     */
    kafka_consumer_group_target_assignment_metadata_key_t* consumer_group_target_assignment_metadata_key() const { return m_consumer_group_target_assignment_metadata_key.get(); }

    /**
     * Since Kafka 3.5.
     */
    kafka_consumer_group_target_assignment_member_key_t* consumer_group_target_assignment_member_key() const { return m_consumer_group_target_assignment_member_key.get(); }

    /**
     * Since Kafka 3.5.
     */
    kafka_consumer_group_current_member_assignment_key_t* consumer_group_current_member_assignment_key() const { return m_consumer_group_current_member_assignment_key.get(); }

    /**
     * Since Kafka 3.9.
     */
    kafka_share_group_member_metadata_key_t* share_group_member_metadata_key() const { return m_share_group_member_metadata_key.get(); }

    /**
     * Since Kafka 3.9.
     */
    kafka_share_group_metadata_key_t* share_group_metadata_key() const { return m_share_group_metadata_key.get(); }

    /**
     * Since Kafka 4.0.
     */
    kafka_share_group_target_assignment_metadata_key_t* share_group_target_assignment_metadata_key() const { return m_share_group_target_assignment_metadata_key.get(); }

    /**
     * Since Kafka 4.0.
     */
    kafka_share_group_target_assignment_member_key_t* share_group_target_assignment_member_key() const { return m_share_group_target_assignment_member_key.get(); }

    /**
     * Since Kafka 4.0.
     */
    kafka_share_group_current_member_assignment_key_t* share_group_current_member_assignment_key() const { return m_share_group_current_member_assignment_key.get(); }

    /**
     * Since Kafka 4.0.
     */
    kafka_share_group_state_partition_metadata_key_t* share_group_state_partition_metadata_key() const { return m_share_group_state_partition_metadata_key.get(); }

    /**
     * Since Kafka 4.0.
     */
    kafka_consumer_group_regular_expression_key_t* consumer_group_regular_expression_key() const { return m_consumer_group_regular_expression_key.get(); }

    /**
     * Since Kafka 4.1.
     */
    kafka_streams_group_metadata_key_t* streams_group_metadata_key() const { return m_streams_group_metadata_key.get(); }

    /**
     * Since Kafka 4.1.
     */
    kafka_streams_group_member_metadata_key_t* streams_group_member_metadata_key() const { return m_streams_group_member_metadata_key.get(); }

    /**
     * Since Kafka 4.1.
     */
    kafka_streams_group_target_assignment_metadata_key_t* streams_group_target_assignment_metadata_key() const { return m_streams_group_target_assignment_metadata_key.get(); }

    /**
     * Since Kafka 4.1.
     */
    kafka_streams_group_target_assignment_member_key_t* streams_group_target_assignment_member_key() const { return m_streams_group_target_assignment_member_key.get(); }

    /**
     * Since Kafka 4.1.
     */
    kafka_streams_group_current_member_assignment_key_t* streams_group_current_member_assignment_key() const { return m_streams_group_current_member_assignment_key.get(); }

    /**
     * Since Kafka 4.1.
     */
    kafka_streams_group_topology_key_t* streams_group_topology_key() const { return m_streams_group_topology_key.get(); }

    /**
     * A type that is not known in Kafka 4.4.0, as bytes.
     */
    std::string unknown() const { return m_unknown; }
    kafka_consumer_offsets_key_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
