// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_message_header.h"
#include "kaitai/exceptions.h"
const std::set<kafka_message_header_t::message_compression_t> kafka_message_header_t::_values_message_compression_t{
    kafka_message_header_t::MESSAGE_COMPRESSION_NONE,
    kafka_message_header_t::MESSAGE_COMPRESSION_GZIP,
    kafka_message_header_t::MESSAGE_COMPRESSION_SNAPPY,
    kafka_message_header_t::MESSAGE_COMPRESSION_LZ4,
    kafka_message_header_t::MESSAGE_COMPRESSION_ZSTD,
};
bool kafka_message_header_t::_is_defined_message_compression_t(kafka_message_header_t::message_compression_t v) {
    return kafka_message_header_t::_values_message_compression_t.find(v) != kafka_message_header_t::_values_message_compression_t.end();
}
const std::set<kafka_message_header_t::message_timestamp_type_t> kafka_message_header_t::_values_message_timestamp_type_t{
    kafka_message_header_t::MESSAGE_TIMESTAMP_TYPE_CREATE_TIME,
    kafka_message_header_t::MESSAGE_TIMESTAMP_TYPE_LOG_APPEND_TIME,
};
bool kafka_message_header_t::_is_defined_message_timestamp_type_t(kafka_message_header_t::message_timestamp_type_t v) {
    return kafka_message_header_t::_values_message_timestamp_type_t.find(v) != kafka_message_header_t::_values_message_timestamp_type_t.end();
}

kafka_message_header_t::kafka_message_header_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_message_header_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_attributes = nullptr;
    f_is_compressed = false;
    _read();
}

void kafka_message_header_t::_read() {
    m_offset = m__io->read_s8be();
    m_len_message = m__io->read_s4be();
    if (!(m_len_message >= 14)) {
        throw kaitai::validation_less_than_error<int32_t>(14, m_len_message, m__io, std::string("/seq/1"));
    }
    m_crc = m__io->read_u4be();
    m_magic = m__io->read_s1();
    if (!(m_magic >= 0)) {
        throw kaitai::validation_less_than_error<int8_t>(0, m_magic, m__io, std::string("/seq/3"));
    }
    if (!(m_magic <= 1)) {
        throw kaitai::validation_greater_than_error<int8_t>(1, m_magic, m__io, std::string("/seq/3"));
    }
    m_attributes = std::unique_ptr<message_attributes_t>(new message_attributes_t(m__io, this, m__root));
    n_timestamp = true;
    if (magic() >= 1) {
        n_timestamp = false;
        m_timestamp = m__io->read_s8be();
    }
}

kafka_message_header_t::~kafka_message_header_t() {
    _clean_up();
}

void kafka_message_header_t::_clean_up() {
    if (!n_timestamp) {
    }
}

kafka_message_header_t::message_attributes_t::message_attributes_t(kaitai::kstream* p__io, kafka_message_header_t* p__parent, kafka_message_header_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_compression = false;
    _read();
}

void kafka_message_header_t::message_attributes_t::_read() {
    m_unused = m__io->read_bits_int_be(4);
    m_timestamp_type = static_cast<kafka_message_header_t::message_timestamp_type_t>(m__io->read_bits_int_be(1));
    m_compression_id = m__io->read_bits_int_be(3);
}

kafka_message_header_t::message_attributes_t::~message_attributes_t() {
    _clean_up();
}

void kafka_message_header_t::message_attributes_t::_clean_up() {
}

kafka_message_header_t::message_compression_t kafka_message_header_t::message_attributes_t::compression() {
    if (f_compression)
        return m_compression;
    f_compression = true;
    m_compression = static_cast<kafka_message_header_t::message_compression_t>(compression_id());
    return m_compression;
}

bool kafka_message_header_t::is_compressed() {
    if (f_is_compressed)
        return m_is_compressed;
    f_is_compressed = true;
    m_is_compressed = attributes()->compression_id() != 0;
    return m_is_compressed;
}
