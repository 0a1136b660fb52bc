// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_remote_log_segment_metadata_snapshot_record.h"

kafka_remote_log_segment_metadata_snapshot_record_t::kafka_remote_log_segment_metadata_snapshot_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_remote_log_segment_metadata_snapshot_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_frame = nullptr;
    m_num_segment_leader_epochs_plus_one = nullptr;
    m_segment_leader_epochs = nullptr;
    m_custom_metadata = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_remote_log_segment_metadata_snapshot_record_t::_read() {
    m_frame = std::unique_ptr<kafka_metadata_frame_t>(new kafka_metadata_frame_t(m__io));
    m_segment_id = m__io->read_bytes(16);
    m_start_offset = m__io->read_s8be();
    m_end_offset = m__io->read_s8be();
    m_broker_id = m__io->read_s4be();
    m_max_timestamp_ms = m__io->read_s8be();
    m_event_timestamp_ms = m__io->read_s8be();
    m_num_segment_leader_epochs_plus_one = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_segment_leader_epochs = true;
    if (num_segment_leader_epochs_plus_one()->value() >= static_cast<int64_t>(1)) {
        n_segment_leader_epochs = false;
        m_segment_leader_epochs = std::unique_ptr<std::vector<std::unique_ptr<remote_log_segment_metadata_snapshot_record_segment_leader_epoch_entry_t>>>(new std::vector<std::unique_ptr<remote_log_segment_metadata_snapshot_record_segment_leader_epoch_entry_t>>());
        const int l_segment_leader_epochs = static_cast<int64_t>(num_segment_leader_epochs_plus_one()->value() - static_cast<int64_t>(1));
        for (int i = 0; i < l_segment_leader_epochs; i++) {
            m_segment_leader_epochs->push_back(std::move(std::unique_ptr<remote_log_segment_metadata_snapshot_record_segment_leader_epoch_entry_t>(new remote_log_segment_metadata_snapshot_record_segment_leader_epoch_entry_t(m__io, this, m__root))));
        }
    }
    m_segment_size_in_bytes = m__io->read_s4be();
    m_custom_metadata = std::unique_ptr<kafka_compact_bytes_t>(new kafka_compact_bytes_t(m__io));
    m_remote_log_segment_state = m__io->read_s1();
    m_tagged_fields = std::unique_ptr<remote_log_segment_metadata_snapshot_record_tagged_fields_t>(new remote_log_segment_metadata_snapshot_record_tagged_fields_t(m__io, this, m__root));
}

kafka_remote_log_segment_metadata_snapshot_record_t::~kafka_remote_log_segment_metadata_snapshot_record_t() {
    _clean_up();
}

void kafka_remote_log_segment_metadata_snapshot_record_t::_clean_up() {
    if (!n_segment_leader_epochs) {
    }
}

kafka_remote_log_segment_metadata_snapshot_record_t::remote_log_segment_metadata_snapshot_record_segment_leader_epoch_entry_t::remote_log_segment_metadata_snapshot_record_segment_leader_epoch_entry_t(kaitai::kstream* p__io, kafka_remote_log_segment_metadata_snapshot_record_t* p__parent, kafka_remote_log_segment_metadata_snapshot_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_remote_log_segment_metadata_snapshot_record_t::remote_log_segment_metadata_snapshot_record_segment_leader_epoch_entry_t::_read() {
    m_leader_epoch = m__io->read_s4be();
    m_offset = m__io->read_s8be();
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_remote_log_segment_metadata_snapshot_record_t::remote_log_segment_metadata_snapshot_record_segment_leader_epoch_entry_t::~remote_log_segment_metadata_snapshot_record_segment_leader_epoch_entry_t() {
    _clean_up();
}

void kafka_remote_log_segment_metadata_snapshot_record_t::remote_log_segment_metadata_snapshot_record_segment_leader_epoch_entry_t::_clean_up() {
}

kafka_remote_log_segment_metadata_snapshot_record_t::remote_log_segment_metadata_snapshot_record_tagged_field_t::remote_log_segment_metadata_snapshot_record_tagged_field_t(kaitai::kstream* p__io, kafka_remote_log_segment_metadata_snapshot_record_t::remote_log_segment_metadata_snapshot_record_tagged_fields_t* p__parent, kafka_remote_log_segment_metadata_snapshot_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_tag = nullptr;
    m_len_data = nullptr;
    m_txn_index_empty = nullptr;
    m__io__raw_txn_index_empty = nullptr;
    _read();
}

void kafka_remote_log_segment_metadata_snapshot_record_t::remote_log_segment_metadata_snapshot_record_tagged_field_t::_read() {
    m_tag = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_len_data = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    n_txn_index_empty = true;
    if (tag()->value() == 0) {
        n_txn_index_empty = false;
        m__raw_txn_index_empty = m__io->read_bytes(len_data()->value());
        m__io__raw_txn_index_empty = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_txn_index_empty));
        m_txn_index_empty = std::unique_ptr<remote_log_segment_metadata_snapshot_record_txn_index_empty_tag_t>(new remote_log_segment_metadata_snapshot_record_txn_index_empty_tag_t(m__io__raw_txn_index_empty.get(), this, m__root));
    }
    n_unknown_data = true;
    if (tag()->value() > 0) {
        n_unknown_data = false;
        m_unknown_data = m__io->read_bytes(len_data()->value());
    }
}

kafka_remote_log_segment_metadata_snapshot_record_t::remote_log_segment_metadata_snapshot_record_tagged_field_t::~remote_log_segment_metadata_snapshot_record_tagged_field_t() {
    _clean_up();
}

void kafka_remote_log_segment_metadata_snapshot_record_t::remote_log_segment_metadata_snapshot_record_tagged_field_t::_clean_up() {
    if (!n_txn_index_empty) {
    }
    if (!n_unknown_data) {
    }
}

kafka_remote_log_segment_metadata_snapshot_record_t::remote_log_segment_metadata_snapshot_record_tagged_fields_t::remote_log_segment_metadata_snapshot_record_tagged_fields_t(kaitai::kstream* p__io, kafka_remote_log_segment_metadata_snapshot_record_t* p__parent, kafka_remote_log_segment_metadata_snapshot_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_num_fields = nullptr;
    m_fields = nullptr;
    _read();
}

void kafka_remote_log_segment_metadata_snapshot_record_t::remote_log_segment_metadata_snapshot_record_tagged_fields_t::_read() {
    m_num_fields = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_fields = std::unique_ptr<std::vector<std::unique_ptr<remote_log_segment_metadata_snapshot_record_tagged_field_t>>>(new std::vector<std::unique_ptr<remote_log_segment_metadata_snapshot_record_tagged_field_t>>());
    const int l_fields = num_fields()->value();
    for (int i = 0; i < l_fields; i++) {
        m_fields->push_back(std::move(std::unique_ptr<remote_log_segment_metadata_snapshot_record_tagged_field_t>(new remote_log_segment_metadata_snapshot_record_tagged_field_t(m__io, this, m__root))));
    }
}

kafka_remote_log_segment_metadata_snapshot_record_t::remote_log_segment_metadata_snapshot_record_tagged_fields_t::~remote_log_segment_metadata_snapshot_record_tagged_fields_t() {
    _clean_up();
}

void kafka_remote_log_segment_metadata_snapshot_record_t::remote_log_segment_metadata_snapshot_record_tagged_fields_t::_clean_up() {
}

kafka_remote_log_segment_metadata_snapshot_record_t::remote_log_segment_metadata_snapshot_record_txn_index_empty_tag_t::remote_log_segment_metadata_snapshot_record_txn_index_empty_tag_t(kaitai::kstream* p__io, kafka_remote_log_segment_metadata_snapshot_record_t::remote_log_segment_metadata_snapshot_record_tagged_field_t* p__parent, kafka_remote_log_segment_metadata_snapshot_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    _read();
}

void kafka_remote_log_segment_metadata_snapshot_record_t::remote_log_segment_metadata_snapshot_record_txn_index_empty_tag_t::_read() {
    m_txn_index_empty = m__io->read_u1();
}

kafka_remote_log_segment_metadata_snapshot_record_t::remote_log_segment_metadata_snapshot_record_txn_index_empty_tag_t::~remote_log_segment_metadata_snapshot_record_txn_index_empty_tag_t() {
    _clean_up();
}

void kafka_remote_log_segment_metadata_snapshot_record_t::remote_log_segment_metadata_snapshot_record_txn_index_empty_tag_t::_clean_up() {
}
