#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_remote_log_metadata_record_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_remote_log_segment_metadata_update_record.h"
#include "kafka_remote_log_segment_metadata_record.h"
#include "kafka_remote_log_segment_metadata_snapshot_record.h"
#include "kafka_remote_partition_delete_metadata_record.h"
#include "kafka_metadata_frame.h"

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of any record in `__remote_log_metadata`: the message that its type
 * names.
 * \sa https://github.com/apache/kafka/tree/4.4.0/storage/src/main/resources/message Message schemas of Kafka 4.4.0
 */

class kafka_remote_log_metadata_record_t : public kaitai::kstruct {

public:

    kafka_remote_log_metadata_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_remote_log_metadata_record_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_remote_log_metadata_record_t();

private:
    bool f_frame;
    std::unique_ptr<kafka_metadata_frame_t> m_frame;

public:

    /**
     * Its `api_key` names the message.
     */
    kafka_metadata_frame_t* frame();

private:
    std::unique_ptr<kafka_remote_log_segment_metadata_record_t> m_remote_log_segment_metadata_record;
    bool n_remote_log_segment_metadata_record;

public:
    bool _is_null_remote_log_segment_metadata_record() { remote_log_segment_metadata_record(); return n_remote_log_segment_metadata_record; };

private:
    std::unique_ptr<kafka_remote_log_segment_metadata_update_record_t> m_remote_log_segment_metadata_update_record;
    bool n_remote_log_segment_metadata_update_record;

public:
    bool _is_null_remote_log_segment_metadata_update_record() { remote_log_segment_metadata_update_record(); return n_remote_log_segment_metadata_update_record; };

private:
    std::unique_ptr<kafka_remote_partition_delete_metadata_record_t> m_remote_partition_delete_metadata_record;
    bool n_remote_partition_delete_metadata_record;

public:
    bool _is_null_remote_partition_delete_metadata_record() { remote_partition_delete_metadata_record(); return n_remote_partition_delete_metadata_record; };

private:
    std::unique_ptr<kafka_remote_log_segment_metadata_snapshot_record_t> m_remote_log_segment_metadata_snapshot_record;
    bool n_remote_log_segment_metadata_snapshot_record;

public:
    bool _is_null_remote_log_segment_metadata_snapshot_record() { remote_log_segment_metadata_snapshot_record(); return n_remote_log_segment_metadata_snapshot_record; };

private:
    std::string m_unknown;
    bool n_unknown;

public:
    bool _is_null_unknown() { unknown(); return n_unknown; };

private:
    kafka_remote_log_metadata_record_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Since Kafka 3.0.
     */
    kafka_remote_log_segment_metadata_record_t* remote_log_segment_metadata_record() const { return m_remote_log_segment_metadata_record.get(); }

    /**
     * Since Kafka 3.0.
     */
    kafka_remote_log_segment_metadata_update_record_t* remote_log_segment_metadata_update_record() const { return m_remote_log_segment_metadata_update_record.get(); }

    /**
     * Since Kafka 3.0.
     */
    kafka_remote_partition_delete_metadata_record_t* remote_partition_delete_metadata_record() const { return m_remote_partition_delete_metadata_record.get(); }

    /**
     * Since Kafka 3.5.
     */
    kafka_remote_log_segment_metadata_snapshot_record_t* remote_log_segment_metadata_snapshot_record() const { return m_remote_log_segment_metadata_snapshot_record.get(); }

    /**
     * A type that is not known in Kafka 4.4.0, as bytes.
     */
    std::string unknown() const { return m_unknown; }
    kafka_remote_log_metadata_record_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
