// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_leader_change_message.h"

kafka_leader_change_message_t::kafka_leader_change_message_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_leader_change_message_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_num_voters_plus_one = nullptr;
    m_voters = nullptr;
    m_num_granting_voters_plus_one = nullptr;
    m_granting_voters = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_leader_change_message_t::_read() {
    m_version = m__io->read_s2be();
    m_leader_id = m__io->read_s4be();
    m_num_voters_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_voters = std::unique_ptr<std::vector<std::unique_ptr<leader_change_voter_t>>>(new std::vector<std::unique_ptr<leader_change_voter_t>>());
    const int l_voters = static_cast<int64_t>(num_voters_plus_one()->value() - static_cast<int64_t>(1));
    for (int i = 0; i < l_voters; i++) {
        m_voters->push_back(std::move(std::unique_ptr<leader_change_voter_t>(new leader_change_voter_t(m__io, this, m__root))));
    }
    m_num_granting_voters_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_granting_voters = std::unique_ptr<std::vector<std::unique_ptr<leader_change_voter_t>>>(new std::vector<std::unique_ptr<leader_change_voter_t>>());
    const int l_granting_voters = static_cast<int64_t>(num_granting_voters_plus_one()->value() - static_cast<int64_t>(1));
    for (int i = 0; i < l_granting_voters; i++) {
        m_granting_voters->push_back(std::move(std::unique_ptr<leader_change_voter_t>(new leader_change_voter_t(m__io, this, m__root))));
    }
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
    m_trailing = m__io->read_bytes_full();
}

kafka_leader_change_message_t::~kafka_leader_change_message_t() {
    _clean_up();
}

void kafka_leader_change_message_t::_clean_up() {
}

kafka_leader_change_message_t::leader_change_voter_t::leader_change_voter_t(kaitai::kstream* p__io, kafka_leader_change_message_t* p__parent, kafka_leader_change_message_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_leader_change_message_t::leader_change_voter_t::_read() {
    m_voter_id = m__io->read_s4be();
    n_voter_directory_id = true;
    if (_parent()->version() >= 1) {
        n_voter_directory_id = false;
        m_voter_directory_id = m__io->read_bytes(16);
    }
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_leader_change_message_t::leader_change_voter_t::~leader_change_voter_t() {
    _clean_up();
}

void kafka_leader_change_message_t::leader_change_voter_t::_clean_up() {
    if (!n_voter_directory_id) {
    }
}
