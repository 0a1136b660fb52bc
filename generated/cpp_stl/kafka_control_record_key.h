#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_control_record_key_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include <set>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * Tells what kind of control record this is. A later version may append
 * fields and must keep these, so an unknown version is read as this one.
 * \sa https://kafka.apache.org/documentation/#controlbatch Apache Kafka documentation, 5.3.1.1 Control Batches
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java ControlRecordType.parse
 */

class kafka_control_record_key_t : public kaitai::kstruct {

public:

    enum control_record_type_t {
        CONTROL_RECORD_TYPE_ABORT = 0,
        CONTROL_RECORD_TYPE_COMMIT = 1,
        CONTROL_RECORD_TYPE_LEADER_CHANGE = 2,
        CONTROL_RECORD_TYPE_SNAPSHOT_HEADER = 3,
        CONTROL_RECORD_TYPE_SNAPSHOT_FOOTER = 4,
        CONTROL_RECORD_TYPE_KRAFT_VERSION = 5,
        CONTROL_RECORD_TYPE_KRAFT_VOTERS = 6
    };
    static bool _is_defined_control_record_type_t(control_record_type_t v);

private:
    static const std::set<control_record_type_t> _values_control_record_type_t;

public:

    kafka_control_record_key_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_control_record_key_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_control_record_key_t();

private:
    bool f_control_type;
    control_record_type_t m_control_type;

public:

    /**
     * The kind by its name.
     */
    control_record_type_t control_type();

private:
    int16_t m_version;
    int16_t m_type_id;
    std::string m_trailing;
    kafka_control_record_key_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of this key; 0 in every release.
     */
    int16_t version() const { return m_version; }

    /**
     * A kind that is not listed is unknown to Kafka too, and skipped.
     */
    int16_t type_id() const { return m_type_id; }

    /**
     * Fields of a later version.
     */
    std::string trailing() const { return m_trailing; }
    kafka_control_record_key_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
