// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_record_batch_header.h"
#include "kaitai/exceptions.h"
const std::set<kafka_record_batch_header_t::record_batch_compression_t> kafka_record_batch_header_t::_values_record_batch_compression_t{
    kafka_record_batch_header_t::RECORD_BATCH_COMPRESSION_NONE,
    kafka_record_batch_header_t::RECORD_BATCH_COMPRESSION_GZIP,
    kafka_record_batch_header_t::RECORD_BATCH_COMPRESSION_SNAPPY,
    kafka_record_batch_header_t::RECORD_BATCH_COMPRESSION_LZ4,
    kafka_record_batch_header_t::RECORD_BATCH_COMPRESSION_ZSTD,
};
bool kafka_record_batch_header_t::_is_defined_record_batch_compression_t(kafka_record_batch_header_t::record_batch_compression_t v) {
    return kafka_record_batch_header_t::_values_record_batch_compression_t.find(v) != kafka_record_batch_header_t::_values_record_batch_compression_t.end();
}
const std::set<kafka_record_batch_header_t::record_batch_timestamp_type_t> kafka_record_batch_header_t::_values_record_batch_timestamp_type_t{
    kafka_record_batch_header_t::RECORD_BATCH_TIMESTAMP_TYPE_CREATE_TIME,
    kafka_record_batch_header_t::RECORD_BATCH_TIMESTAMP_TYPE_LOG_APPEND_TIME,
};
bool kafka_record_batch_header_t::_is_defined_record_batch_timestamp_type_t(kafka_record_batch_header_t::record_batch_timestamp_type_t v) {
    return kafka_record_batch_header_t::_values_record_batch_timestamp_type_t.find(v) != kafka_record_batch_header_t::_values_record_batch_timestamp_type_t.end();
}

kafka_record_batch_header_t::kafka_record_batch_header_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_record_batch_header_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_attributes = nullptr;
    f_is_compressed = false;
    f_len_records = false;
    _read();
}

void kafka_record_batch_header_t::_read() {
    m_base_offset = m__io->read_s8be();
    m_len_batch = m__io->read_s4be();
    if (!(m_len_batch >= 49)) {
        throw kaitai::validation_less_than_error<int32_t>(49, m_len_batch, m__io, std::string("/seq/1"));
    }
    m_partition_leader_epoch = m__io->read_s4be();
    m_magic = m__io->read_s1();
    if (!(m_magic == 2)) {
        throw kaitai::validation_not_equal_error<int8_t>(2, m_magic, m__io, std::string("/seq/3"));
    }
    m_crc = m__io->read_u4be();
    m_attributes = std::unique_ptr<record_batch_attributes_t>(new record_batch_attributes_t(m__io, this, m__root));
    m_last_offset_delta = m__io->read_s4be();
    m_base_timestamp = m__io->read_s8be();
    m_max_timestamp = m__io->read_s8be();
    m_producer_id = m__io->read_s8be();
    m_producer_epoch = m__io->read_s2be();
    m_base_sequence = m__io->read_s4be();
    m_num_records = m__io->read_s4be();
}

kafka_record_batch_header_t::~kafka_record_batch_header_t() {
    _clean_up();
}

void kafka_record_batch_header_t::_clean_up() {
}

kafka_record_batch_header_t::record_batch_attributes_t::record_batch_attributes_t(kaitai::kstream* p__io, kafka_record_batch_header_t* p__parent, kafka_record_batch_header_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_compression = false;
    _read();
}

void kafka_record_batch_header_t::record_batch_attributes_t::_read() {
    m_unused_high = m__io->read_bits_int_be(8);
    m_unused = m__io->read_bits_int_be(1);
    m_has_delete_horizon_ms = m__io->read_bits_int_be(1);
    m_is_control = m__io->read_bits_int_be(1);
    m_is_transactional = m__io->read_bits_int_be(1);
    m_timestamp_type = static_cast<kafka_record_batch_header_t::record_batch_timestamp_type_t>(m__io->read_bits_int_be(1));
    m_compression_id = m__io->read_bits_int_be(3);
}

kafka_record_batch_header_t::record_batch_attributes_t::~record_batch_attributes_t() {
    _clean_up();
}

void kafka_record_batch_header_t::record_batch_attributes_t::_clean_up() {
}

kafka_record_batch_header_t::record_batch_compression_t kafka_record_batch_header_t::record_batch_attributes_t::compression() {
    if (f_compression)
        return m_compression;
    f_compression = true;
    m_compression = static_cast<kafka_record_batch_header_t::record_batch_compression_t>(compression_id());
    return m_compression;
}

bool kafka_record_batch_header_t::is_compressed() {
    if (f_is_compressed)
        return m_is_compressed;
    f_is_compressed = true;
    m_is_compressed = attributes()->compression_id() != 0;
    return m_is_compressed;
}

int32_t kafka_record_batch_header_t::len_records() {
    if (f_len_records)
        return m_len_records;
    f_len_records = true;
    m_len_records = len_batch() - 49;
    return m_len_records;
}
