// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_delegation_token_record.h"

kafka_delegation_token_record_t::kafka_delegation_token_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_delegation_token_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_frame = nullptr;
    m_owner = nullptr;
    m_requester = nullptr;
    m_num_renewers_plus_one = nullptr;
    m_renewers = nullptr;
    m_token_id = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_delegation_token_record_t::_read() {
    m_frame = std::unique_ptr<kafka_metadata_frame_t>(new kafka_metadata_frame_t(m__io));
    m_owner = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_requester = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_num_renewers_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_renewers = true;
    if (num_renewers_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_renewers = false;
        m_renewers = std::unique_ptr<std::vector<std::unique_ptr<kafka_compact_string_t>>>(new std::vector<std::unique_ptr<kafka_compact_string_t>>());
        const int l_renewers = static_cast<int64_t>(num_renewers_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_renewers; i++) {
            m_renewers->push_back(std::move(std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io))));
        }
    }
    m_issue_timestamp = m__io->read_s8be();
    m_max_timestamp = m__io->read_s8be();
    m_expiration_timestamp = m__io->read_s8be();
    m_token_id = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_delegation_token_record_t::~kafka_delegation_token_record_t() {
    _clean_up();
}

void kafka_delegation_token_record_t::_clean_up() {
    if (!n_renewers) {
    }
}
