#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_header_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_varint.h"

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * A key and a value that travel with a record. The key is text in UTF-8,
 * kept as bytes here, because Kafka accepts any bytes and replaces malformed
 * ones.
 * \sa https://kafka.apache.org/documentation/#recordheader Apache Kafka documentation, 5.3.2.1 Record Header
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecord.java DefaultRecord.readHeaders
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-82+-+Add+Record+Headers KIP-82
 */

class kafka_header_t : public kaitai::kstruct {

public:

    kafka_header_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_header_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_header_t();

private:
    std::unique_ptr<kafka_varint_t> m_len_key;
    std::string m_key;
    std::unique_ptr<kafka_varint_t> m_len_value;
    std::string m_value;
    bool n_value;

public:
    bool _is_null_value() { value(); return n_value; };

private:
    kafka_header_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Never null, but may be empty.
     */
    kafka_varint_t* len_key() const { return m_len_key.get(); }

    /**
     * The name; a record may have several headers of one name.
     */
    std::string key() const { return m_key; }

    /**
     * Any value below zero means a null value.
     */
    kafka_varint_t* len_value() const { return m_len_value.get(); }

    /**
     * Bytes that Kafka does not interpret; absent when they are null.
     */
    std::string value() const { return m_value; }
    kafka_header_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
