#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_end_txn_marker_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of the control records ABORT and COMMIT.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/EndTransactionMarker.java EndTransactionMarker
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging KIP-98
 */

class kafka_end_txn_marker_t : public kaitai::kstruct {

public:

    kafka_end_txn_marker_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_end_txn_marker_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_end_txn_marker_t();

private:
    int16_t m_version;
    int32_t m_coordinator_epoch;
    std::string m_trailing;
    kafka_end_txn_marker_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * A later version is read as this one.
     */
    int16_t version() const { return m_version; }

    /**
     * Epoch of the transaction coordinator that wrote the marker.
     */
    int32_t coordinator_epoch() const { return m_coordinator_epoch; }

    /**
     * Fields of a later version.
     */
    std::string trailing() const { return m_trailing; }
    kafka_end_txn_marker_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
