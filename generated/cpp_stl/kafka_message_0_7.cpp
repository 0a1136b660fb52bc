// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_message_0_7.h"
#include "kaitai/exceptions.h"
const std::set<kafka_message_0_7_t::message_0_7_compression_t> kafka_message_0_7_t::_values_message_0_7_compression_t{
    kafka_message_0_7_t::MESSAGE_0_7_COMPRESSION_NONE,
    kafka_message_0_7_t::MESSAGE_0_7_COMPRESSION_GZIP,
    kafka_message_0_7_t::MESSAGE_0_7_COMPRESSION_SNAPPY,
};
bool kafka_message_0_7_t::_is_defined_message_0_7_compression_t(kafka_message_0_7_t::message_0_7_compression_t v) {
    return kafka_message_0_7_t::_values_message_0_7_compression_t.find(v) != kafka_message_0_7_t::_values_message_0_7_compression_t.end();
}

kafka_message_0_7_t::kafka_message_0_7_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_message_0_7_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_attributes = nullptr;
    _read();
}

void kafka_message_0_7_t::_read() {
    m_len_message = m__io->read_s4be();
    if (!(m_len_message >= 5)) {
        throw kaitai::validation_less_than_error<int32_t>(5, m_len_message, m__io, std::string("/seq/0"));
    }
    m_magic = m__io->read_s1();
    if (!(m_magic >= 0)) {
        throw kaitai::validation_less_than_error<int8_t>(0, m_magic, m__io, std::string("/seq/1"));
    }
    if (!(m_magic <= 1)) {
        throw kaitai::validation_greater_than_error<int8_t>(1, m_magic, m__io, std::string("/seq/1"));
    }
    n_attributes = true;
    if (magic() == 1) {
        n_attributes = false;
        m_attributes = std::unique_ptr<message_0_7_attributes_t>(new message_0_7_attributes_t(m__io, this, m__root));
    }
    m_crc = m__io->read_u4be();
    m_payload = m__io->read_bytes_full();
}

kafka_message_0_7_t::~kafka_message_0_7_t() {
    _clean_up();
}

void kafka_message_0_7_t::_clean_up() {
    if (!n_attributes) {
    }
}

kafka_message_0_7_t::message_0_7_attributes_t::message_0_7_attributes_t(kaitai::kstream* p__io, kafka_message_0_7_t* p__parent, kafka_message_0_7_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_compression = false;
    _read();
}

void kafka_message_0_7_t::message_0_7_attributes_t::_read() {
    m_unused = m__io->read_bits_int_be(6);
    m_compression_id = m__io->read_bits_int_be(2);
}

kafka_message_0_7_t::message_0_7_attributes_t::~message_0_7_attributes_t() {
    _clean_up();
}

void kafka_message_0_7_t::message_0_7_attributes_t::_clean_up() {
}

kafka_message_0_7_t::message_0_7_compression_t kafka_message_0_7_t::message_0_7_attributes_t::compression() {
    if (f_compression)
        return m_compression;
    f_compression = true;
    m_compression = static_cast<kafka_message_0_7_t::message_0_7_compression_t>(compression_id());
    return m_compression;
}
