#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_records_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_record.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The records of a batch to the end of the stream: the bytes after the
 * header of an uncompressed batch, or the decompressed bytes of a compressed
 * one. A sound batch has `num_records` of them.
 * \sa https://kafka.apache.org/documentation/#record Apache Kafka documentation, 5.3.2 Record
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java DefaultRecordBatch.iterator
 */

class kafka_records_t : public kaitai::kstruct {

public:

    kafka_records_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_records_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_records_t();

private:
    std::unique_ptr<std::vector<std::unique_ptr<kafka_record_t>>> m_records;
    kafka_records_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * In the order of their offsets.
     */
    std::vector<std::unique_ptr<kafka_record_t>>* records() const { return m_records.get(); }
    kafka_records_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
