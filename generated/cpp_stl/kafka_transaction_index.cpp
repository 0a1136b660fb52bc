// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_transaction_index.h"

kafka_transaction_index_t::kafka_transaction_index_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_transaction_index_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_entries = nullptr;
    f_num_entries = false;
    _read();
}

void kafka_transaction_index_t::_read() {
    m_entries = std::unique_ptr<std::vector<std::unique_ptr<aborted_txn_t>>>(new std::vector<std::unique_ptr<aborted_txn_t>>());
    const int l_entries = num_entries();
    for (int i = 0; i < l_entries; i++) {
        m_entries->push_back(std::move(std::unique_ptr<aborted_txn_t>(new aborted_txn_t(m__io, this, m__root))));
    }
    m_tail = m__io->read_bytes_full();
}

kafka_transaction_index_t::~kafka_transaction_index_t() {
    _clean_up();
}

void kafka_transaction_index_t::_clean_up() {
}

kafka_transaction_index_t::aborted_txn_t::aborted_txn_t(kaitai::kstream* p__io, kafka_transaction_index_t* p__parent, kafka_transaction_index_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void kafka_transaction_index_t::aborted_txn_t::_read() {
    m_version = m__io->read_s2be();
    m_producer_id = m__io->read_s8be();
    m_first_offset = m__io->read_s8be();
    m_last_offset = m__io->read_s8be();
    m_last_stable_offset = m__io->read_s8be();
}

kafka_transaction_index_t::aborted_txn_t::~aborted_txn_t() {
    _clean_up();
}

void kafka_transaction_index_t::aborted_txn_t::_clean_up() {
}

int64_t kafka_transaction_index_t::num_entries() {
    if (f_num_entries)
        return m_num_entries;
    f_num_entries = true;
    m_num_entries = static_cast<int64_t>(static_cast<int64_t>(_io()->size()) / static_cast<int64_t>(34));
    return m_num_entries;
}
