// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_kraft_version_record.h"

kafka_kraft_version_record_t::kafka_kraft_version_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_kraft_version_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_kraft_version_record_t::_read() {
    m_version = m__io->read_s2be();
    m_kraft_version = m__io->read_s2be();
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
    m_trailing = m__io->read_bytes_full();
}

kafka_kraft_version_record_t::~kafka_kraft_version_record_t() {
    _clean_up();
}

void kafka_kraft_version_record_t::_clean_up() {
}
