// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_share_group_state_key.h"

kafka_share_group_state_key_t::kafka_share_group_state_key_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_share_group_state_key_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_share_snapshot_key = nullptr;
    m_share_update_key = nullptr;
    f_record_type = false;
    _read();
}

void kafka_share_group_state_key_t::_read() {
    n_share_snapshot_key = true;
    if (record_type() == 0) {
        n_share_snapshot_key = false;
        m_share_snapshot_key = std::unique_ptr<kafka_share_snapshot_key_t>(new kafka_share_snapshot_key_t(m__io));
    }
    n_share_update_key = true;
    if (record_type() == 1) {
        n_share_update_key = false;
        m_share_update_key = std::unique_ptr<kafka_share_update_key_t>(new kafka_share_update_key_t(m__io));
    }
    n_unknown = true;
    if ( ((record_type() != 0) && (record_type() != 1)) ) {
        n_unknown = false;
        m_unknown = m__io->read_bytes_full();
    }
}

kafka_share_group_state_key_t::~kafka_share_group_state_key_t() {
    _clean_up();
}

void kafka_share_group_state_key_t::_clean_up() {
    if (!n_share_snapshot_key) {
    }
    if (!n_share_update_key) {
    }
    if (!n_unknown) {
    }
    if (f_record_type) {
    }
}

int16_t kafka_share_group_state_key_t::record_type() {
    if (f_record_type)
        return m_record_type;
    f_record_type = true;
    std::streampos _pos = m__io->pos();
    m__io->seek(0);
    m_record_type = m__io->read_s2be();
    m__io->seek(_pos);
    return m_record_type;
}
