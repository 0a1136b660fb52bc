// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_end_txn_marker.h"
#include "kaitai/exceptions.h"

kafka_end_txn_marker_t::kafka_end_txn_marker_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_end_txn_marker_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    _read();
}

void kafka_end_txn_marker_t::_read() {
    m_version = m__io->read_s2be();
    if (!(m_version >= 0)) {
        throw kaitai::validation_less_than_error<int16_t>(0, m_version, m__io, std::string("/seq/0"));
    }
    m_coordinator_epoch = m__io->read_s4be();
    m_trailing = m__io->read_bytes_full();
}

kafka_end_txn_marker_t::~kafka_end_txn_marker_t() {
    _clean_up();
}

void kafka_end_txn_marker_t::_clean_up() {
}
