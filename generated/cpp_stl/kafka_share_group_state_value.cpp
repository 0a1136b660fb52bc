// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_share_group_state_value.h"

kafka_share_group_state_value_t::kafka_share_group_state_value_t(int16_t p_record_type, kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_share_group_state_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_record_type = p_record_type;
    m_share_snapshot_value = nullptr;
    m_share_update_value = nullptr;
    _read();
}

void kafka_share_group_state_value_t::_read() {
    n_share_snapshot_value = true;
    if (record_type() == 0) {
        n_share_snapshot_value = false;
        m_share_snapshot_value = std::unique_ptr<kafka_share_snapshot_value_t>(new kafka_share_snapshot_value_t(m__io));
    }
    n_share_update_value = true;
    if (record_type() == 1) {
        n_share_update_value = false;
        m_share_update_value = std::unique_ptr<kafka_share_update_value_t>(new kafka_share_update_value_t(m__io));
    }
    n_unknown = true;
    if ( ((record_type() != 0) && (record_type() != 1)) ) {
        n_unknown = false;
        m_unknown = m__io->read_bytes_full();
    }
}

kafka_share_group_state_value_t::~kafka_share_group_state_value_t() {
    _clean_up();
}

void kafka_share_group_state_value_t::_clean_up() {
    if (!n_share_snapshot_value) {
    }
    if (!n_share_update_value) {
    }
    if (!n_unknown) {
    }
}
