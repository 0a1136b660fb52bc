// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_records.h"

kafka_records_t::kafka_records_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_records_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_records = nullptr;
    _read();
}

void kafka_records_t::_read() {
    m_records = std::unique_ptr<std::vector<std::unique_ptr<kafka_record_t>>>(new std::vector<std::unique_ptr<kafka_record_t>>());
    {
        int i = 0;
        while (!m__io->is_eof()) {
            m_records->push_back(std::move(std::unique_ptr<kafka_record_t>(new kafka_record_t(m__io))));
            i++;
        }
    }
}

kafka_records_t::~kafka_records_t() {
    _clean_up();
}

void kafka_records_t::_clean_up() {
}
