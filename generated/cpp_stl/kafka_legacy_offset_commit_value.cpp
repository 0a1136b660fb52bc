// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_legacy_offset_commit_value.h"
#include "kaitai/exceptions.h"

kafka_legacy_offset_commit_value_t::kafka_legacy_offset_commit_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_legacy_offset_commit_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_metadata = nullptr;
    _read();
}

void kafka_legacy_offset_commit_value_t::_read() {
    m_message_version = m__io->read_s2be();
    if (!(m_message_version >= 0)) {
        throw kaitai::validation_less_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    if (!(m_message_version <= 0)) {
        throw kaitai::validation_greater_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    m_offset = m__io->read_s8be();
    m_metadata = std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io));
    m_commit_timestamp = m__io->read_s8be();
    m_trailing = m__io->read_bytes_full();
}

kafka_legacy_offset_commit_value_t::~kafka_legacy_offset_commit_value_t() {
    _clean_up();
}

void kafka_legacy_offset_commit_value_t::_clean_up() {
}
