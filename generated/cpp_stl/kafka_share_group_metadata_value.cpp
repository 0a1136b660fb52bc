// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_share_group_metadata_value.h"
#include "kaitai/exceptions.h"

kafka_share_group_metadata_value_t::kafka_share_group_metadata_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_share_group_metadata_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_share_group_metadata_value_t::_read() {
    m_message_version = m__io->read_s2be();
    if (!(m_message_version >= 0)) {
        throw kaitai::validation_less_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    if (!(m_message_version <= 0)) {
        throw kaitai::validation_greater_than_error<int16_t>(0, m_message_version, m__io, std::string("/seq/0"));
    }
    m_epoch = m__io->read_s4be();
    m_metadata_hash = m__io->read_s8be();
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
    m_trailing = m__io->read_bytes_full();
}

kafka_share_group_metadata_value_t::~kafka_share_group_metadata_value_t() {
    _clean_up();
}

void kafka_share_group_metadata_value_t::_clean_up() {
}
