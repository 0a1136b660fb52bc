// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_control_record_key.h"
#include "kaitai/exceptions.h"
const std::set<kafka_control_record_key_t::control_record_type_t> kafka_control_record_key_t::_values_control_record_type_t{
    kafka_control_record_key_t::CONTROL_RECORD_TYPE_ABORT,
    kafka_control_record_key_t::CONTROL_RECORD_TYPE_COMMIT,
    kafka_control_record_key_t::CONTROL_RECORD_TYPE_LEADER_CHANGE,
    kafka_control_record_key_t::CONTROL_RECORD_TYPE_SNAPSHOT_HEADER,
    kafka_control_record_key_t::CONTROL_RECORD_TYPE_SNAPSHOT_FOOTER,
    kafka_control_record_key_t::CONTROL_RECORD_TYPE_KRAFT_VERSION,
    kafka_control_record_key_t::CONTROL_RECORD_TYPE_KRAFT_VOTERS,
};
bool kafka_control_record_key_t::_is_defined_control_record_type_t(kafka_control_record_key_t::control_record_type_t v) {
    return kafka_control_record_key_t::_values_control_record_type_t.find(v) != kafka_control_record_key_t::_values_control_record_type_t.end();
}

kafka_control_record_key_t::kafka_control_record_key_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_control_record_key_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    f_control_type = false;
    _read();
}

void kafka_control_record_key_t::_read() {
    m_version = m__io->read_s2be();
    if (!(m_version >= 0)) {
        throw kaitai::validation_less_than_error<int16_t>(0, m_version, m__io, std::string("/seq/0"));
    }
    m_type_id = m__io->read_s2be();
    m_trailing = m__io->read_bytes_full();
}

kafka_control_record_key_t::~kafka_control_record_key_t() {
    _clean_up();
}

void kafka_control_record_key_t::_clean_up() {
}

kafka_control_record_key_t::control_record_type_t kafka_control_record_key_t::control_type() {
    if (f_control_type)
        return m_control_type;
    f_control_type = true;
    m_control_type = static_cast<kafka_control_record_key_t::control_record_type_t>(type_id());
    return m_control_type;
}
