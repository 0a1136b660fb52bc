// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_remote_log_metadata_record.h"

kafka_remote_log_metadata_record_t::kafka_remote_log_metadata_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_remote_log_metadata_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_remote_log_segment_metadata_record = nullptr;
    m_remote_log_segment_metadata_update_record = nullptr;
    m_remote_partition_delete_metadata_record = nullptr;
    m_remote_log_segment_metadata_snapshot_record = nullptr;
    m_frame = nullptr;
    f_frame = false;
    _read();
}

void kafka_remote_log_metadata_record_t::_read() {
    n_remote_log_segment_metadata_record = true;
    if (frame()->api_key()->value() == 0) {
        n_remote_log_segment_metadata_record = false;
        m_remote_log_segment_metadata_record = std::unique_ptr<kafka_remote_log_segment_metadata_record_t>(new kafka_remote_log_segment_metadata_record_t(m__io));
    }
    n_remote_log_segment_metadata_update_record = true;
    if (frame()->api_key()->value() == 1) {
        n_remote_log_segment_metadata_update_record = false;
        m_remote_log_segment_metadata_update_record = std::unique_ptr<kafka_remote_log_segment_metadata_update_record_t>(new kafka_remote_log_segment_metadata_update_record_t(m__io));
    }
    n_remote_partition_delete_metadata_record = true;
    if (frame()->api_key()->value() == 2) {
        n_remote_partition_delete_metadata_record = false;
        m_remote_partition_delete_metadata_record = std::unique_ptr<kafka_remote_partition_delete_metadata_record_t>(new kafka_remote_partition_delete_metadata_record_t(m__io));
    }
    n_remote_log_segment_metadata_snapshot_record = true;
    if (frame()->api_key()->value() == 3) {
        n_remote_log_segment_metadata_snapshot_record = false;
        m_remote_log_segment_metadata_snapshot_record = std::unique_ptr<kafka_remote_log_segment_metadata_snapshot_record_t>(new kafka_remote_log_segment_metadata_snapshot_record_t(m__io));
    }
    n_unknown = true;
    if ( ((frame()->api_key()->value() != 0) && (frame()->api_key()->value() != 1) && (frame()->api_key()->value() != 2) && (frame()->api_key()->value() != 3)) ) {
        n_unknown = false;
        m_unknown = m__io->read_bytes_full();
    }
}

kafka_remote_log_metadata_record_t::~kafka_remote_log_metadata_record_t() {
    _clean_up();
}

void kafka_remote_log_metadata_record_t::_clean_up() {
    if (!n_remote_log_segment_metadata_record) {
    }
    if (!n_remote_log_segment_metadata_update_record) {
    }
    if (!n_remote_partition_delete_metadata_record) {
    }
    if (!n_remote_log_segment_metadata_snapshot_record) {
    }
    if (!n_unknown) {
    }
    if (f_frame) {
    }
}

kafka_metadata_frame_t* kafka_remote_log_metadata_record_t::frame() {
    if (f_frame)
        return m_frame.get();
    f_frame = true;
    std::streampos _pos = m__io->pos();
    m__io->seek(0);
    m_frame = std::unique_ptr<kafka_metadata_frame_t>(new kafka_metadata_frame_t(m__io));
    m__io->seek(_pos);
    return m_frame.get();
}
