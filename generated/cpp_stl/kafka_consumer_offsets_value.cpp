// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_consumer_offsets_value.h"

kafka_consumer_offsets_value_t::kafka_consumer_offsets_value_t(int16_t p_record_type, kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_consumer_offsets_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_record_type = p_record_type;
    m_legacy_offset_commit_value = nullptr;
    m_offset_commit_value = nullptr;
    m_group_metadata_value = nullptr;
    m_consumer_group_metadata_value = nullptr;
    m_consumer_group_partition_metadata_value = nullptr;
    m_consumer_group_member_metadata_value = nullptr;
    m_consumer_group_target_assignment_metadata_value = nullptr;
    m_consumer_group_target_assignment_member_value = nullptr;
    m_consumer_group_current_member_assignment_value = nullptr;
    m_share_group_member_metadata_value = nullptr;
    m_share_group_metadata_value = nullptr;
    m_share_group_target_assignment_metadata_value = nullptr;
    m_share_group_target_assignment_member_value = nullptr;
    m_share_group_current_member_assignment_value = nullptr;
    m_share_group_state_partition_metadata_value = nullptr;
    m_consumer_group_regular_expression_value = nullptr;
    m_streams_group_metadata_value = nullptr;
    m_streams_group_member_metadata_value = nullptr;
    m_streams_group_target_assignment_metadata_value = nullptr;
    m_streams_group_target_assignment_member_value = nullptr;
    m_streams_group_current_member_assignment_value = nullptr;
    m_streams_group_topology_value = nullptr;
    _read();
}

void kafka_consumer_offsets_value_t::_read() {
    n_legacy_offset_commit_value = true;
    if (record_type() == 0) {
        n_legacy_offset_commit_value = false;
        m_legacy_offset_commit_value = std::unique_ptr<kafka_legacy_offset_commit_value_t>(new kafka_legacy_offset_commit_value_t(m__io));
    }
    n_offset_commit_value = true;
    if (record_type() == 1) {
        n_offset_commit_value = false;
        m_offset_commit_value = std::unique_ptr<kafka_offset_commit_value_t>(new kafka_offset_commit_value_t(m__io));
    }
    n_group_metadata_value = true;
    if (record_type() == 2) {
        n_group_metadata_value = false;
        m_group_metadata_value = std::unique_ptr<kafka_group_metadata_value_t>(new kafka_group_metadata_value_t(m__io));
    }
    n_consumer_group_metadata_value = true;
    if (record_type() == 3) {
        n_consumer_group_metadata_value = false;
        m_consumer_group_metadata_value = std::unique_ptr<kafka_consumer_group_metadata_value_t>(new kafka_consumer_group_metadata_value_t(m__io));
    }
    n_consumer_group_partition_metadata_value = true;
    if (record_type() == 4) {
        n_consumer_group_partition_metadata_value = false;
        m_consumer_group_partition_metadata_value = std::unique_ptr<kafka_consumer_group_partition_metadata_value_t>(new kafka_consumer_group_partition_metadata_value_t(m__io));
    }
    n_consumer_group_member_metadata_value = true;
    if (record_type() == 5) {
        n_consumer_group_member_metadata_value = false;
        m_consumer_group_member_metadata_value = std::unique_ptr<kafka_consumer_group_member_metadata_value_t>(new kafka_consumer_group_member_metadata_value_t(m__io));
    }
    n_consumer_group_target_assignment_metadata_value = true;
    if (record_type() == 6) {
        n_consumer_group_target_assignment_metadata_value = false;
        m_consumer_group_target_assignment_metadata_value = std::unique_ptr<kafka_consumer_group_target_assignment_metadata_value_t>(new kafka_consumer_group_target_assignment_metadata_value_t(m__io));
    }
    n_consumer_group_target_assignment_member_value = true;
    if (record_type() == 7) {
        n_consumer_group_target_assignment_member_value = false;
        m_consumer_group_target_assignment_member_value = std::unique_ptr<kafka_consumer_group_target_assignment_member_value_t>(new kafka_consumer_group_target_assignment_member_value_t(m__io));
    }
    n_consumer_group_current_member_assignment_value = true;
    if (record_type() == 8) {
        n_consumer_group_current_member_assignment_value = false;
        m_consumer_group_current_member_assignment_value = std::unique_ptr<kafka_consumer_group_current_member_assignment_value_t>(new kafka_consumer_group_current_member_assignment_value_t(m__io));
    }
    n_share_group_member_metadata_value = true;
    if (record_type() == 10) {
        n_share_group_member_metadata_value = false;
        m_share_group_member_metadata_value = std::unique_ptr<kafka_share_group_member_metadata_value_t>(new kafka_share_group_member_metadata_value_t(m__io));
    }
    n_share_group_metadata_value = true;
    if (record_type() == 11) {
        n_share_group_metadata_value = false;
        m_share_group_metadata_value = std::unique_ptr<kafka_share_group_metadata_value_t>(new kafka_share_group_metadata_value_t(m__io));
    }
    n_share_group_target_assignment_metadata_value = true;
    if (record_type() == 12) {
        n_share_group_target_assignment_metadata_value = false;
        m_share_group_target_assignment_metadata_value = std::unique_ptr<kafka_share_group_target_assignment_metadata_value_t>(new kafka_share_group_target_assignment_metadata_value_t(m__io));
    }
    n_share_group_target_assignment_member_value = true;
    if (record_type() == 13) {
        n_share_group_target_assignment_member_value = false;
        m_share_group_target_assignment_member_value = std::unique_ptr<kafka_share_group_target_assignment_member_value_t>(new kafka_share_group_target_assignment_member_value_t(m__io));
    }
    n_share_group_current_member_assignment_value = true;
    if (record_type() == 14) {
        n_share_group_current_member_assignment_value = false;
        m_share_group_current_member_assignment_value = std::unique_ptr<kafka_share_group_current_member_assignment_value_t>(new kafka_share_group_current_member_assignment_value_t(m__io));
    }
    n_share_group_state_partition_metadata_value = true;
    if (record_type() == 15) {
        n_share_group_state_partition_metadata_value = false;
        m_share_group_state_partition_metadata_value = std::unique_ptr<kafka_share_group_state_partition_metadata_value_t>(new kafka_share_group_state_partition_metadata_value_t(m__io));
    }
    n_consumer_group_regular_expression_value = true;
    if (record_type() == 16) {
        n_consumer_group_regular_expression_value = false;
        m_consumer_group_regular_expression_value = std::unique_ptr<kafka_consumer_group_regular_expression_value_t>(new kafka_consumer_group_regular_expression_value_t(m__io));
    }
    n_streams_group_metadata_value = true;
    if (record_type() == 17) {
        n_streams_group_metadata_value = false;
        m_streams_group_metadata_value = std::unique_ptr<kafka_streams_group_metadata_value_t>(new kafka_streams_group_metadata_value_t(m__io));
    }
    n_streams_group_member_metadata_value = true;
    if (record_type() == 19) {
        n_streams_group_member_metadata_value = false;
        m_streams_group_member_metadata_value = std::unique_ptr<kafka_streams_group_member_metadata_value_t>(new kafka_streams_group_member_metadata_value_t(m__io));
    }
    n_streams_group_target_assignment_metadata_value = true;
    if (record_type() == 20) {
        n_streams_group_target_assignment_metadata_value = false;
        m_streams_group_target_assignment_metadata_value = std::unique_ptr<kafka_streams_group_target_assignment_metadata_value_t>(new kafka_streams_group_target_assignment_metadata_value_t(m__io));
    }
    n_streams_group_target_assignment_member_value = true;
    if (record_type() == 21) {
        n_streams_group_target_assignment_member_value = false;
        m_streams_group_target_assignment_member_value = std::unique_ptr<kafka_streams_group_target_assignment_member_value_t>(new kafka_streams_group_target_assignment_member_value_t(m__io));
    }
    n_streams_group_current_member_assignment_value = true;
    if (record_type() == 22) {
        n_streams_group_current_member_assignment_value = false;
        m_streams_group_current_member_assignment_value = std::unique_ptr<kafka_streams_group_current_member_assignment_value_t>(new kafka_streams_group_current_member_assignment_value_t(m__io));
    }
    n_streams_group_topology_value = true;
    if (record_type() == 23) {
        n_streams_group_topology_value = false;
        m_streams_group_topology_value = std::unique_ptr<kafka_streams_group_topology_value_t>(new kafka_streams_group_topology_value_t(m__io));
    }
    n_unknown = true;
    if ( ((record_type() != 0) && (record_type() != 1) && (record_type() != 2) && (record_type() != 3) && (record_type() != 4) && (record_type() != 5) && (record_type() != 6) && (record_type() != 7) && (record_type() != 8) && (record_type() != 10) && (record_type() != 11) && (record_type() != 12) && (record_type() != 13) && (record_type() != 14) && (record_type() != 15) && (record_type() != 16) && (record_type() != 17) && (record_type() != 19) && (record_type() != 20) && (record_type() != 21) && (record_type() != 22) && (record_type() != 23)) ) {
        n_unknown = false;
        m_unknown = m__io->read_bytes_full();
    }
}

kafka_consumer_offsets_value_t::~kafka_consumer_offsets_value_t() {
    _clean_up();
}

void kafka_consumer_offsets_value_t::_clean_up() {
    if (!n_legacy_offset_commit_value) {
    }
    if (!n_offset_commit_value) {
    }
    if (!n_group_metadata_value) {
    }
    if (!n_consumer_group_metadata_value) {
    }
    if (!n_consumer_group_partition_metadata_value) {
    }
    if (!n_consumer_group_member_metadata_value) {
    }
    if (!n_consumer_group_target_assignment_metadata_value) {
    }
    if (!n_consumer_group_target_assignment_member_value) {
    }
    if (!n_consumer_group_current_member_assignment_value) {
    }
    if (!n_share_group_member_metadata_value) {
    }
    if (!n_share_group_metadata_value) {
    }
    if (!n_share_group_target_assignment_metadata_value) {
    }
    if (!n_share_group_target_assignment_member_value) {
    }
    if (!n_share_group_current_member_assignment_value) {
    }
    if (!n_share_group_state_partition_metadata_value) {
    }
    if (!n_consumer_group_regular_expression_value) {
    }
    if (!n_streams_group_metadata_value) {
    }
    if (!n_streams_group_member_metadata_value) {
    }
    if (!n_streams_group_target_assignment_metadata_value) {
    }
    if (!n_streams_group_target_assignment_member_value) {
    }
    if (!n_streams_group_current_member_assignment_value) {
    }
    if (!n_streams_group_topology_value) {
    }
    if (!n_unknown) {
    }
}
