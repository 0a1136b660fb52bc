#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_snapshot_header_record_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_tagged_fields.h"

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of the control record SNAPSHOT_HEADER, the first of a KRaft
 * snapshot.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/SnapshotHeaderRecord.json SnapshotHeaderRecord
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-630%3A+Kafka+Raft+Snapshot KIP-630
 */

class kafka_snapshot_header_record_t : public kaitai::kstruct {

public:

    kafka_snapshot_header_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_snapshot_header_record_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_snapshot_header_record_t();

private:
    int16_t m_version;
    int64_t m_last_contained_log_timestamp;
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    std::string m_trailing;
    kafka_snapshot_header_record_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of this message; 0 in every release.
     */
    int16_t version() const { return m_version; }

    /**
     * Append time of the last record that the snapshot holds, in
     * milliseconds since the epoch.
     */
    int64_t last_contained_log_timestamp() const { return m_last_contained_log_timestamp; }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_snapshot_header_record_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
