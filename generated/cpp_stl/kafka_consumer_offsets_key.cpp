// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_consumer_offsets_key.h"

kafka_consumer_offsets_key_t::kafka_consumer_offsets_key_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_consumer_offsets_key_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_legacy_offset_commit_key = nullptr;
    m_offset_commit_key = nullptr;
    m_group_metadata_key = nullptr;
    m_consumer_group_metadata_key = nullptr;
    m_consumer_group_partition_metadata_key = nullptr;
    m_consumer_group_member_metadata_key = nullptr;
    m_consumer_group_target_assignment_metadata_key = nullptr;
    m_consumer_group_target_assignment_member_key = nullptr;
    m_consumer_group_current_member_assignment_key = nullptr;
    m_share_group_member_metadata_key = nullptr;
    m_share_group_metadata_key = nullptr;
    m_share_group_target_assignment_metadata_key = nullptr;
    m_share_group_target_assignment_member_key = nullptr;
    m_share_group_current_member_assignment_key = nullptr;
    m_share_group_state_partition_metadata_key = nullptr;
    m_consumer_group_regular_expression_key = nullptr;
    m_streams_group_metadata_key = nullptr;
    m_streams_group_member_metadata_key = nullptr;
    m_streams_group_target_assignment_metadata_key = nullptr;
    m_streams_group_target_assignment_member_key = nullptr;
    m_streams_group_current_member_assignment_key = nullptr;
    m_streams_group_topology_key = nullptr;
    f_record_type = false;
    _read();
}

void kafka_consumer_offsets_key_t::_read() {
    n_legacy_offset_commit_key = true;
    if (record_type() == 0) {
        n_legacy_offset_commit_key = false;
        m_legacy_offset_commit_key = std::unique_ptr<kafka_legacy_offset_commit_key_t>(new kafka_legacy_offset_commit_key_t(m__io));
    }
    n_offset_commit_key = true;
    if (record_type() == 1) {
        n_offset_commit_key = false;
        m_offset_commit_key = std::unique_ptr<kafka_offset_commit_key_t>(new kafka_offset_commit_key_t(m__io));
    }
    n_group_metadata_key = true;
    if (record_type() == 2) {
        n_group_metadata_key = false;
        m_group_metadata_key = std::unique_ptr<kafka_group_metadata_key_t>(new kafka_group_metadata_key_t(m__io));
    }
    n_consumer_group_metadata_key = true;
    if (record_type() == 3) {
        n_consumer_group_metadata_key = false;
        m_consumer_group_metadata_key = std::unique_ptr<kafka_consumer_group_metadata_key_t>(new kafka_consumer_group_metadata_key_t(m__io));
    }
    n_consumer_group_partition_metadata_key = true;
    if (record_type() == 4) {
        n_consumer_group_partition_metadata_key = false;
        m_consumer_group_partition_metadata_key = std::unique_ptr<kafka_consumer_group_partition_metadata_key_t>(new kafka_consumer_group_partition_metadata_key_t(m__io));
    }
    n_consumer_group_member_metadata_key = true;
    if (record_type() == 5) {
        n_consumer_group_member_metadata_key = false;
        m_consumer_group_member_metadata_key = std::unique_ptr<kafka_consumer_group_member_metadata_key_t>(new kafka_consumer_group_member_metadata_key_t(m__io));
    }
    n_consumer_group_target_assignment_metadata_key = true;
    if (record_type() == 6) {
        n_consumer_group_target_assignment_metadata_key = false;
        m_consumer_group_target_assignment_metadata_key = std::unique_ptr<kafka_consumer_group_target_assignment_metadata_key_t>(new kafka_consumer_group_target_assignment_metadata_key_t(m__io));
    }
    n_consumer_group_target_assignment_member_key = true;
    if (record_type() == 7) {
        n_consumer_group_target_assignment_member_key = false;
        m_consumer_group_target_assignment_member_key = std::unique_ptr<kafka_consumer_group_target_assignment_member_key_t>(new kafka_consumer_group_target_assignment_member_key_t(m__io));
    }
    n_consumer_group_current_member_assignment_key = true;
    if (record_type() == 8) {
        n_consumer_group_current_member_assignment_key = false;
        m_consumer_group_current_member_assignment_key = std::unique_ptr<kafka_consumer_group_current_member_assignment_key_t>(new kafka_consumer_group_current_member_assignment_key_t(m__io));
    }
    n_share_group_member_metadata_key = true;
    if (record_type() == 10) {
        n_share_group_member_metadata_key = false;
        m_share_group_member_metadata_key = std::unique_ptr<kafka_share_group_member_metadata_key_t>(new kafka_share_group_member_metadata_key_t(m__io));
    }
    n_share_group_metadata_key = true;
    if (record_type() == 11) {
        n_share_group_metadata_key = false;
        m_share_group_metadata_key = std::unique_ptr<kafka_share_group_metadata_key_t>(new kafka_share_group_metadata_key_t(m__io));
    }
    n_share_group_target_assignment_metadata_key = true;
    if (record_type() == 12) {
        n_share_group_target_assignment_metadata_key = false;
        m_share_group_target_assignment_metadata_key = std::unique_ptr<kafka_share_group_target_assignment_metadata_key_t>(new kafka_share_group_target_assignment_metadata_key_t(m__io));
    }
    n_share_group_target_assignment_member_key = true;
    if (record_type() == 13) {
        n_share_group_target_assignment_member_key = false;
        m_share_group_target_assignment_member_key = std::unique_ptr<kafka_share_group_target_assignment_member_key_t>(new kafka_share_group_target_assignment_member_key_t(m__io));
    }
    n_share_group_current_member_assignment_key = true;
    if (record_type() == 14) {
        n_share_group_current_member_assignment_key = false;
        m_share_group_current_member_assignment_key = std::unique_ptr<kafka_share_group_current_member_assignment_key_t>(new kafka_share_group_current_member_assignment_key_t(m__io));
    }
    n_share_group_state_partition_metadata_key = true;
    if (record_type() == 15) {
        n_share_group_state_partition_metadata_key = false;
        m_share_group_state_partition_metadata_key = std::unique_ptr<kafka_share_group_state_partition_metadata_key_t>(new kafka_share_group_state_partition_metadata_key_t(m__io));
    }
    n_consumer_group_regular_expression_key = true;
    if (record_type() == 16) {
        n_consumer_group_regular_expression_key = false;
        m_consumer_group_regular_expression_key = std::unique_ptr<kafka_consumer_group_regular_expression_key_t>(new kafka_consumer_group_regular_expression_key_t(m__io));
    }
    n_streams_group_metadata_key = true;
    if (record_type() == 17) {
        n_streams_group_metadata_key = false;
        m_streams_group_metadata_key = std::unique_ptr<kafka_streams_group_metadata_key_t>(new kafka_streams_group_metadata_key_t(m__io));
    }
    n_streams_group_member_metadata_key = true;
    if (record_type() == 19) {
        n_streams_group_member_metadata_key = false;
        m_streams_group_member_metadata_key = std::unique_ptr<kafka_streams_group_member_metadata_key_t>(new kafka_streams_group_member_metadata_key_t(m__io));
    }
    n_streams_group_target_assignment_metadata_key = true;
    if (record_type() == 20) {
        n_streams_group_target_assignment_metadata_key = false;
        m_streams_group_target_assignment_metadata_key = std::unique_ptr<kafka_streams_group_target_assignment_metadata_key_t>(new kafka_streams_group_target_assignment_metadata_key_t(m__io));
    }
    n_streams_group_target_assignment_member_key = true;
    if (record_type() == 21) {
        n_streams_group_target_assignment_member_key = false;
        m_streams_group_target_assignment_member_key = std::unique_ptr<kafka_streams_group_target_assignment_member_key_t>(new kafka_streams_group_target_assignment_member_key_t(m__io));
    }
    n_streams_group_current_member_assignment_key = true;
    if (record_type() == 22) {
        n_streams_group_current_member_assignment_key = false;
        m_streams_group_current_member_assignment_key = std::unique_ptr<kafka_streams_group_current_member_assignment_key_t>(new kafka_streams_group_current_member_assignment_key_t(m__io));
    }
    n_streams_group_topology_key = true;
    if (record_type() == 23) {
        n_streams_group_topology_key = false;
        m_streams_group_topology_key = std::unique_ptr<kafka_streams_group_topology_key_t>(new kafka_streams_group_topology_key_t(m__io));
    }
    n_unknown = true;
    if ( ((record_type() != 0) && (record_type() != 1) && (record_type() != 2) && (record_type() != 3) && (record_type() != 4) && (record_type() != 5) && (record_type() != 6) && (record_type() != 7) && (record_type() != 8) && (record_type() != 10) && (record_type() != 11) && (record_type() != 12) && (record_type() != 13) && (record_type() != 14) && (record_type() != 15) && (record_type() != 16) && (record_type() != 17) && (record_type() != 19) && (record_type() != 20) && (record_type() != 21) && (record_type() != 22) && (record_type() != 23)) ) {
        n_unknown = false;
        m_unknown = m__io->read_bytes_full();
    }
}

kafka_consumer_offsets_key_t::~kafka_consumer_offsets_key_t() {
    _clean_up();
}

void kafka_consumer_offsets_key_t::_clean_up() {
    if (!n_legacy_offset_commit_key) {
    }
    if (!n_offset_commit_key) {
    }
    if (!n_group_metadata_key) {
    }
    if (!n_consumer_group_metadata_key) {
    }
    if (!n_consumer_group_partition_metadata_key) {
    }
    if (!n_consumer_group_member_metadata_key) {
    }
    if (!n_consumer_group_target_assignment_metadata_key) {
    }
    if (!n_consumer_group_target_assignment_member_key) {
    }
    if (!n_consumer_group_current_member_assignment_key) {
    }
    if (!n_share_group_member_metadata_key) {
    }
    if (!n_share_group_metadata_key) {
    }
    if (!n_share_group_target_assignment_metadata_key) {
    }
    if (!n_share_group_target_assignment_member_key) {
    }
    if (!n_share_group_current_member_assignment_key) {
    }
    if (!n_share_group_state_partition_metadata_key) {
    }
    if (!n_consumer_group_regular_expression_key) {
    }
    if (!n_streams_group_metadata_key) {
    }
    if (!n_streams_group_member_metadata_key) {
    }
    if (!n_streams_group_target_assignment_metadata_key) {
    }
    if (!n_streams_group_target_assignment_member_key) {
    }
    if (!n_streams_group_current_member_assignment_key) {
    }
    if (!n_streams_group_topology_key) {
    }
    if (!n_unknown) {
    }
    if (f_record_type) {
    }
}

int16_t kafka_consumer_offsets_key_t::record_type() {
    if (f_record_type)
        return m_record_type;
    f_record_type = true;
    std::streampos _pos = m__io->pos();
    m__io->seek(0);
    m_record_type = m__io->read_s2be();
    m__io->seek(_pos);
    return m_record_type;
}
