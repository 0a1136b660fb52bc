#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_record_batch_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_records.h"
#include "kafka_control_records.h"
#include "kafka_record_batch_header.h"

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * One entry of a log of the format since Kafka 0.11: a header and its
 * records. Exactly one of the fields after the header is present. Compressed
 * bytes stay as they are: decompress them and parse the result as
 * `kafka_records` (or `kafka_control_records`).
 * \sa https://kafka.apache.org/documentation/#recordbatch Apache Kafka documentation, 5.3.1 Record Batch
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java DefaultRecordBatch
 */

class kafka_record_batch_t : public kaitai::kstruct {

public:

    kafka_record_batch_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_record_batch_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_record_batch_t();

private:
    std::unique_ptr<kafka_record_batch_header_t> m_header;
    std::string m_compressed_records;
    bool n_compressed_records;

public:
    bool _is_null_compressed_records() { compressed_records(); return n_compressed_records; };

private:
    std::unique_ptr<kafka_control_records_t> m_control_records;
    bool n_control_records;

public:
    bool _is_null_control_records() { control_records(); return n_control_records; };

private:
    std::unique_ptr<kafka_records_t> m_records;
    bool n_records;

public:
    bool _is_null_records() { records(); return n_records; };

private:
    kafka_record_batch_t* m__root;
    kaitai::kstruct* m__parent;
    std::string m__raw_control_records;
    bool n__raw_control_records;

public:
    bool _is_null__raw_control_records() { _raw_control_records(); return n__raw_control_records; };

private:
    std::unique_ptr<kaitai::kstream> m__io__raw_control_records;
    std::string m__raw_records;
    bool n__raw_records;

public:
    bool _is_null__raw_records() { _raw_records(); return n__raw_records; };

private:
    std::unique_ptr<kaitai::kstream> m__io__raw_records;

public:

    /**
     * Everything before the records; never compressed.
     */
    kafka_record_batch_header_t* header() const { return m_header.get(); }

    /**
     * The records in the codec `header.attributes.compression`, also in one
     * that is unknown.
     */
    std::string compressed_records() const { return m_compressed_records; }

    /**
     * The control records, not compressed.
     */
    kafka_control_records_t* control_records() const { return m_control_records.get(); }

    /**
     * The records, not compressed.
     */
    kafka_records_t* records() const { return m_records.get(); }
    kafka_record_batch_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
    std::string _raw_control_records() const { return m__raw_control_records; }
    kaitai::kstream* _io__raw_control_records() const { return m__io__raw_control_records.get(); }
    std::string _raw_records() const { return m__raw_records; }
    kaitai::kstream* _io__raw_records() const { return m__io__raw_records.get(); }
};
