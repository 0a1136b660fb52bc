// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_record_batch.h"

kafka_record_batch_t::kafka_record_batch_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_record_batch_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_header = nullptr;
    m_control_records = nullptr;
    m__io__raw_control_records = nullptr;
    m_records = nullptr;
    m__io__raw_records = nullptr;
    _read();
}

void kafka_record_batch_t::_read() {
    m_header = std::unique_ptr<kafka_record_batch_header_t>(new kafka_record_batch_header_t(m__io));
    n_compressed_records = true;
    if (header()->is_compressed()) {
        n_compressed_records = false;
        m_compressed_records = m__io->read_bytes(header()->len_records());
    }
    n_control_records = true;
    if ( ((!(header()->is_compressed())) && (header()->attributes()->is_control())) ) {
        n_control_records = false;
        m__raw_control_records = m__io->read_bytes(header()->len_records());
        m__io__raw_control_records = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_control_records));
        m_control_records = std::unique_ptr<kafka_control_records_t>(new kafka_control_records_t(m__io__raw_control_records.get()));
    }
    n_records = true;
    if ( ((!(header()->is_compressed())) && (!(header()->attributes()->is_control()))) ) {
        n_records = false;
        m__raw_records = m__io->read_bytes(header()->len_records());
        m__io__raw_records = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_records));
        m_records = std::unique_ptr<kafka_records_t>(new kafka_records_t(m__io__raw_records.get()));
    }
}

kafka_record_batch_t::~kafka_record_batch_t() {
    _clean_up();
}

void kafka_record_batch_t::_clean_up() {
    if (!n_compressed_records) {
    }
    if (!n_control_records) {
    }
    if (!n_records) {
    }
}
