// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_control_record.h"

kafka_control_record_t::kafka_control_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_control_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_len = nullptr;
    m_body = nullptr;
    m__io__raw_body = nullptr;
    _read();
}

void kafka_control_record_t::_read() {
    m_len = std::unique_ptr<kafka_varint_t>(new kafka_varint_t(m__io));
    m__raw_body = m__io->read_bytes(len()->value());
    m__io__raw_body = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_body));
    m_body = std::unique_ptr<control_record_body_t>(new control_record_body_t(m__io__raw_body.get(), this, m__root));
}

kafka_control_record_t::~kafka_control_record_t() {
    _clean_up();
}

void kafka_control_record_t::_clean_up() {
}

kafka_control_record_t::control_record_body_t::control_record_body_t(kaitai::kstream* p__io, kafka_control_record_t* p__parent, kafka_control_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_timestamp_delta = nullptr;
    m_offset_delta = nullptr;
    m_len_key = nullptr;
    m_key = nullptr;
    m__io__raw_key = nullptr;
    m_len_value = nullptr;
    m_end_txn_marker = nullptr;
    m__io__raw_end_txn_marker = nullptr;
    m_leader_change_message = nullptr;
    m__io__raw_leader_change_message = nullptr;
    m_snapshot_header_record = nullptr;
    m__io__raw_snapshot_header_record = nullptr;
    m_snapshot_footer_record = nullptr;
    m__io__raw_snapshot_footer_record = nullptr;
    m_kraft_version_record = nullptr;
    m__io__raw_kraft_version_record = nullptr;
    m_voters_record = nullptr;
    m__io__raw_voters_record = nullptr;
    m_num_headers = nullptr;
    m_headers = nullptr;
    f_type_id = false;
    _read();
}

void kafka_control_record_t::control_record_body_t::_read() {
    m_attributes = m__io->read_s1();
    m_timestamp_delta = std::unique_ptr<kafka_varlong_t>(new kafka_varlong_t(m__io));
    m_offset_delta = std::unique_ptr<kafka_varint_t>(new kafka_varint_t(m__io));
    m_len_key = std::unique_ptr<kafka_varint_t>(new kafka_varint_t(m__io));
    n_key = true;
    if (len_key()->value() >= 0) {
        n_key = false;
        m__raw_key = m__io->read_bytes(len_key()->value());
        m__io__raw_key = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_key));
        m_key = std::unique_ptr<kafka_control_record_key_t>(new kafka_control_record_key_t(m__io__raw_key.get()));
    }
    m_len_value = std::unique_ptr<kafka_varint_t>(new kafka_varint_t(m__io));
    n_end_txn_marker = true;
    if ( ((len_value()->value() >= 0) && ( ((type_id() == 0) || (type_id() == 1)) )) ) {
        n_end_txn_marker = false;
        m__raw_end_txn_marker = m__io->read_bytes(len_value()->value());
        m__io__raw_end_txn_marker = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_end_txn_marker));
        m_end_txn_marker = std::unique_ptr<kafka_end_txn_marker_t>(new kafka_end_txn_marker_t(m__io__raw_end_txn_marker.get()));
    }
    n_leader_change_message = true;
    if ( ((len_value()->value() >= 0) && (type_id() == 2)) ) {
        n_leader_change_message = false;
        m__raw_leader_change_message = m__io->read_bytes(len_value()->value());
        m__io__raw_leader_change_message = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_leader_change_message));
        m_leader_change_message = std::unique_ptr<kafka_leader_change_message_t>(new kafka_leader_change_message_t(m__io__raw_leader_change_message.get()));
    }
    n_snapshot_header_record = true;
    if ( ((len_value()->value() >= 0) && (type_id() == 3)) ) {
        n_snapshot_header_record = false;
        m__raw_snapshot_header_record = m__io->read_bytes(len_value()->value());
        m__io__raw_snapshot_header_record = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_snapshot_header_record));
        m_snapshot_header_record = std::unique_ptr<kafka_snapshot_header_record_t>(new kafka_snapshot_header_record_t(m__io__raw_snapshot_header_record.get()));
    }
    n_snapshot_footer_record = true;
    if ( ((len_value()->value() >= 0) && (type_id() == 4)) ) {
        n_snapshot_footer_record = false;
        m__raw_snapshot_footer_record = m__io->read_bytes(len_value()->value());
        m__io__raw_snapshot_footer_record = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_snapshot_footer_record));
        m_snapshot_footer_record = std::unique_ptr<kafka_snapshot_footer_record_t>(new kafka_snapshot_footer_record_t(m__io__raw_snapshot_footer_record.get()));
    }
    n_kraft_version_record = true;
    if ( ((len_value()->value() >= 0) && (type_id() == 5)) ) {
        n_kraft_version_record = false;
        m__raw_kraft_version_record = m__io->read_bytes(len_value()->value());
        m__io__raw_kraft_version_record = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_kraft_version_record));
        m_kraft_version_record = std::unique_ptr<kafka_kraft_version_record_t>(new kafka_kraft_version_record_t(m__io__raw_kraft_version_record.get()));
    }
    n_voters_record = true;
    if ( ((len_value()->value() >= 0) && (type_id() == 6)) ) {
        n_voters_record = false;
        m__raw_voters_record = m__io->read_bytes(len_value()->value());
        m__io__raw_voters_record = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_voters_record));
        m_voters_record = std::unique_ptr<kafka_voters_record_t>(new kafka_voters_record_t(m__io__raw_voters_record.get()));
    }
    n_unknown_value = true;
    if ( ((len_value()->value() >= 0) && ( ((type_id() < 0) || (type_id() > 6)) )) ) {
        n_unknown_value = false;
        m_unknown_value = m__io->read_bytes(len_value()->value());
    }
    m_num_headers = std::unique_ptr<kafka_varint_t>(new kafka_varint_t(m__io));
    m_headers = std::unique_ptr<std::vector<std::unique_ptr<kafka_header_t>>>(new std::vector<std::unique_ptr<kafka_header_t>>());
    const int l_headers = num_headers()->value();
    for (int i = 0; i < l_headers; i++) {
        m_headers->push_back(std::move(std::unique_ptr<kafka_header_t>(new kafka_header_t(m__io))));
    }
}

kafka_control_record_t::control_record_body_t::~control_record_body_t() {
    _clean_up();
}

void kafka_control_record_t::control_record_body_t::_clean_up() {
    if (!n_key) {
    }
    if (!n_end_txn_marker) {
    }
    if (!n_leader_change_message) {
    }
    if (!n_snapshot_header_record) {
    }
    if (!n_snapshot_footer_record) {
    }
    if (!n_kraft_version_record) {
    }
    if (!n_voters_record) {
    }
    if (!n_unknown_value) {
    }
}

int32_t kafka_control_record_t::control_record_body_t::type_id() {
    if (f_type_id)
        return m_type_id;
    f_type_id = true;
    m_type_id = ((len_key()->value() >= 0) ? (key()->type_id()) : (-1));
    return m_type_id;
}
