// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_transaction_state_value.h"

kafka_transaction_state_value_t::kafka_transaction_state_value_t(int16_t p_record_type, kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_transaction_state_value_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_record_type = p_record_type;
    m_transaction_log_value = nullptr;
    _read();
}

void kafka_transaction_state_value_t::_read() {
    n_transaction_log_value = true;
    if (record_type() == 0) {
        n_transaction_log_value = false;
        m_transaction_log_value = std::unique_ptr<kafka_transaction_log_value_t>(new kafka_transaction_log_value_t(m__io));
    }
    n_unknown = true;
    if (record_type() != 0) {
        n_unknown = false;
        m_unknown = m__io->read_bytes_full();
    }
}

kafka_transaction_state_value_t::~kafka_transaction_state_value_t() {
    _clean_up();
}

void kafka_transaction_state_value_t::_clean_up() {
    if (!n_transaction_log_value) {
    }
    if (!n_unknown) {
    }
}
