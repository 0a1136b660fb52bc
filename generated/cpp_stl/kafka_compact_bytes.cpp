// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_compact_bytes.h"

kafka_compact_bytes_t::kafka_compact_bytes_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_compact_bytes_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_len_value_plus_one = nullptr;
    _read();
}

void kafka_compact_bytes_t::_read() {
    m_len_value_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_value = true;
    if (len_value_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_value = false;
        m_value = m__io->read_bytes(static_cast<int64_t>(len_value_plus_one()->value() - static_cast<int64_t>(1)));
    }
}

kafka_compact_bytes_t::~kafka_compact_bytes_t() {
    _clean_up();
}

void kafka_compact_bytes_t::_clean_up() {
    if (!n_value) {
    }
}
