// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_voters_record.h"

kafka_voters_record_t::kafka_voters_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_voters_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_num_voters_plus_one = nullptr;
    m_voters = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_voters_record_t::_read() {
    m_version = m__io->read_s2be();
    m_num_voters_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_voters = std::unique_ptr<std::vector<std::unique_ptr<voters_record_voter_t>>>(new std::vector<std::unique_ptr<voters_record_voter_t>>());
    const int l_voters = static_cast<int64_t>(num_voters_plus_one()->value() - static_cast<int64_t>(1));
    for (int i = 0; i < l_voters; i++) {
        m_voters->push_back(std::move(std::unique_ptr<voters_record_voter_t>(new voters_record_voter_t(m__io, this, m__root))));
    }
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
    m_trailing = m__io->read_bytes_full();
}

kafka_voters_record_t::~kafka_voters_record_t() {
    _clean_up();
}

void kafka_voters_record_t::_clean_up() {
}

kafka_voters_record_t::kraft_version_feature_t::kraft_version_feature_t(kaitai::kstream* p__io, kafka_voters_record_t::voters_record_voter_t* p__parent, kafka_voters_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_voters_record_t::kraft_version_feature_t::_read() {
    m_min_supported_version = m__io->read_s2be();
    m_max_supported_version = m__io->read_s2be();
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_voters_record_t::kraft_version_feature_t::~kraft_version_feature_t() {
    _clean_up();
}

void kafka_voters_record_t::kraft_version_feature_t::_clean_up() {
}

kafka_voters_record_t::voter_endpoint_t::voter_endpoint_t(kaitai::kstream* p__io, kafka_voters_record_t::voters_record_voter_t* p__parent, kafka_voters_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_name = nullptr;
    m_host = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_voters_record_t::voter_endpoint_t::_read() {
    m_name = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_host = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_port = m__io->read_u2be();
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_voters_record_t::voter_endpoint_t::~voter_endpoint_t() {
    _clean_up();
}

void kafka_voters_record_t::voter_endpoint_t::_clean_up() {
}

kafka_voters_record_t::voters_record_voter_t::voters_record_voter_t(kaitai::kstream* p__io, kafka_voters_record_t* p__parent, kafka_voters_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_endpoints_plus_one = nullptr;
    m_endpoints = nullptr;
    m_kraft_version_feature = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_voters_record_t::voters_record_voter_t::_read() {
    m_voter_id = m__io->read_s4be();
    m_voter_directory_id = m__io->read_bytes(16);
    m_num_endpoints_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_endpoints = std::unique_ptr<std::vector<std::unique_ptr<voter_endpoint_t>>>(new std::vector<std::unique_ptr<voter_endpoint_t>>());
    const int l_endpoints = static_cast<int64_t>(num_endpoints_plus_one()->value() - static_cast<int64_t>(1));
    for (int i = 0; i < l_endpoints; i++) {
        m_endpoints->push_back(std::move(std::unique_ptr<voter_endpoint_t>(new voter_endpoint_t(m__io, this, m__root))));
    }
    m_kraft_version_feature = std::unique_ptr<kraft_version_feature_t>(new kraft_version_feature_t(m__io, this, m__root));
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_voters_record_t::voters_record_voter_t::~voters_record_voter_t() {
    _clean_up();
}

void kafka_voters_record_t::voters_record_voter_t::_clean_up() {
}
