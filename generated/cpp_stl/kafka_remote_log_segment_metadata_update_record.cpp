// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_remote_log_segment_metadata_update_record.h"

kafka_remote_log_segment_metadata_update_record_t::kafka_remote_log_segment_metadata_update_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_remote_log_segment_metadata_update_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_frame = nullptr;
    m_remote_log_segment_id = nullptr;
    m_custom_metadata = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_remote_log_segment_metadata_update_record_t::_read() {
    m_frame = std::unique_ptr<kafka_metadata_frame_t>(new kafka_metadata_frame_t(m__io));
    m_remote_log_segment_id = std::unique_ptr<remote_log_segment_metadata_update_record_remote_log_segment_id_entry_t>(new remote_log_segment_metadata_update_record_remote_log_segment_id_entry_t(m__io, this, m__root));
    m_broker_id = m__io->read_s4be();
    m_event_timestamp_ms = m__io->read_s8be();
    m_custom_metadata = std::unique_ptr<kafka_compact_bytes_t>(new kafka_compact_bytes_t(m__io));
    m_remote_log_segment_state = m__io->read_s1();
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_remote_log_segment_metadata_update_record_t::~kafka_remote_log_segment_metadata_update_record_t() {
    _clean_up();
}

void kafka_remote_log_segment_metadata_update_record_t::_clean_up() {
}

kafka_remote_log_segment_metadata_update_record_t::remote_log_segment_metadata_update_record_remote_log_segment_id_entry_t::remote_log_segment_metadata_update_record_remote_log_segment_id_entry_t(kaitai::kstream* p__io, kafka_remote_log_segment_metadata_update_record_t* p__parent, kafka_remote_log_segment_metadata_update_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_topic_id_partition = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_remote_log_segment_metadata_update_record_t::remote_log_segment_metadata_update_record_remote_log_segment_id_entry_t::_read() {
    m_topic_id_partition = std::unique_ptr<remote_log_segment_metadata_update_record_topic_id_partition_entry_t>(new remote_log_segment_metadata_update_record_topic_id_partition_entry_t(m__io, this, m__root));
    m_id = m__io->read_bytes(16);
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_remote_log_segment_metadata_update_record_t::remote_log_segment_metadata_update_record_remote_log_segment_id_entry_t::~remote_log_segment_metadata_update_record_remote_log_segment_id_entry_t() {
    _clean_up();
}

void kafka_remote_log_segment_metadata_update_record_t::remote_log_segment_metadata_update_record_remote_log_segment_id_entry_t::_clean_up() {
}

kafka_remote_log_segment_metadata_update_record_t::remote_log_segment_metadata_update_record_topic_id_partition_entry_t::remote_log_segment_metadata_update_record_topic_id_partition_entry_t(kaitai::kstream* p__io, kafka_remote_log_segment_metadata_update_record_t::remote_log_segment_metadata_update_record_remote_log_segment_id_entry_t* p__parent, kafka_remote_log_segment_metadata_update_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_name = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_remote_log_segment_metadata_update_record_t::remote_log_segment_metadata_update_record_topic_id_partition_entry_t::_read() {
    m_name = std::unique_ptr<kafka_compact_string_t>(new kafka_compact_string_t(m__io));
    m_id = m__io->read_bytes(16);
    m_partition = m__io->read_s4be();
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_remote_log_segment_metadata_update_record_t::remote_log_segment_metadata_update_record_topic_id_partition_entry_t::~remote_log_segment_metadata_update_record_topic_id_partition_entry_t() {
    _clean_up();
}

void kafka_remote_log_segment_metadata_update_record_t::remote_log_segment_metadata_update_record_topic_id_partition_entry_t::_clean_up() {
}
