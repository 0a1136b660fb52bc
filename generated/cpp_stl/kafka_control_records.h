#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_control_records_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_control_record.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The records of a control batch to the end of the stream. A transaction
 * marker stands alone in its batch; KRaft writes several control records
 * into one.
 * \sa https://kafka.apache.org/documentation/#controlbatch Apache Kafka documentation, 5.3.1.1 Control Batches
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java DefaultRecordBatch.isControlBatch
 */

class kafka_control_records_t : public kaitai::kstruct {

public:

    kafka_control_records_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_control_records_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_control_records_t();

private:
    std::unique_ptr<std::vector<std::unique_ptr<kafka_control_record_t>>> m_records;
    kafka_control_records_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * In the order of their offsets.
     */
    std::vector<std::unique_ptr<kafka_control_record_t>>* records() const { return m_records.get(); }
    kafka_control_records_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
