// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_streams_group_target_assignment_member_key.h"
#include "kaitai/exceptions.h"

kafka_streams_group_target_assignment_member_key_t::kafka_streams_group_target_assignment_member_key_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_streams_group_target_assignment_member_key_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_group_id = nullptr;
    m_member_id = nullptr;
    _read();
}

void kafka_streams_group_target_assignment_member_key_t::_read() {
    m_record_type = m__io->read_s2be();
    if (!(m_record_type == 21)) {
        throw kaitai::validation_not_equal_error<int16_t>(21, m_record_type, m__io, std::string("/seq/0"));
    }
    m_group_id = std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io));
    m_member_id = std::unique_ptr<kafka_string_t>(new kafka_string_t(m__io));
    m_trailing = m__io->read_bytes_full();
}

kafka_streams_group_target_assignment_member_key_t::~kafka_streams_group_target_assignment_member_key_t() {
    _clean_up();
}

void kafka_streams_group_target_assignment_member_key_t::_clean_up() {
}
