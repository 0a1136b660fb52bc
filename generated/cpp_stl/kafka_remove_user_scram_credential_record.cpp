// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_remove_user_scram_credential_record.h"

kafka_remove_user_scram_credential_record_t::kafka_remove_user_scram_credential_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_remove_user_scram_credential_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_frame = nullptr;
    m_name = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_remove_user_scram_credential_record_t::_read() {
    m_frame = std::unique_ptr<kafka_metadata_frame_t>(new kafka_metadata_frame_t(m__io));
    m_name = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_mechanism = m__io->read_s1();
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_remove_user_scram_credential_record_t::~kafka_remove_user_scram_credential_record_t() {
    _clean_up();
}

void kafka_remove_user_scram_credential_record_t::_clean_up() {
}
