#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_message_header_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include <set>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * What stands before the key of a message of the formats before Kafka 0.11:
 * the log's own offset and length (12 bytes), then 6 bytes of magic 0 or 14
 * bytes of magic 1, which adds a timestamp.
 * \sa https://kafka.apache.org/documentation/#messageset Apache Kafka documentation, 5.3.3 Old Message Format
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java LegacyRecord
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-32+-+Add+timestamps+to+Kafka+message KIP-32
 */

class kafka_message_header_t : public kaitai::kstruct {

public:
    class message_attributes_t;

    enum message_compression_t {
        MESSAGE_COMPRESSION_NONE = 0,
        MESSAGE_COMPRESSION_GZIP = 1,
        MESSAGE_COMPRESSION_SNAPPY = 2,
        MESSAGE_COMPRESSION_LZ4 = 3,
        MESSAGE_COMPRESSION_ZSTD = 4
    };
    static bool _is_defined_message_compression_t(message_compression_t v);

private:
    static const std::set<message_compression_t> _values_message_compression_t;

public:

    enum message_timestamp_type_t {
        MESSAGE_TIMESTAMP_TYPE_CREATE_TIME = 0,
        MESSAGE_TIMESTAMP_TYPE_LOG_APPEND_TIME = 1
    };
    static bool _is_defined_message_timestamp_type_t(message_timestamp_type_t v);

private:
    static const std::set<message_timestamp_type_t> _values_message_timestamp_type_t;

public:

    kafka_message_header_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_message_header_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_message_header_t();

    /**
     * One byte of flags, the highest bit first.
     * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/LegacyRecord.java LegacyRecord.attributes
     */

    class message_attributes_t : public kaitai::kstruct {

    public:

        message_attributes_t(kaitai::kstream* p__io, kafka_message_header_t* p__parent = nullptr, kafka_message_header_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~message_attributes_t();

    private:
        bool f_compression;
        message_compression_t m_compression;

    public:

        /**
         * The codec by its name.
         */
        message_compression_t compression();

    private:
        uint64_t m_unused;
        message_timestamp_type_t m_timestamp_type;
        uint64_t m_compression_id;
        kafka_message_header_t* m__root;
        kafka_message_header_t* m__parent;

    public:

        /**
         * Bits 4 to 7; ignored.
         */
        uint64_t unused() const { return m_unused; }

        /**
         * Bit 3; has no meaning in magic 0.
         */
        message_timestamp_type_t timestamp_type() const { return m_timestamp_type; }

        /**
         * Bits 0 to 2. Kafka refuses 4 (zstd) and the unknown ids 5 to 7
         * here; they stay readable.
         */
        uint64_t compression_id() const { return m_compression_id; }
        kafka_message_header_t* _root() const { return m__root; }
        kafka_message_header_t* _parent() const { return m__parent; }
    };

private:
    bool f_is_compressed;
    bool m_is_compressed;

public:

    /**
     * The value holds a compressed message set, or bytes of an unknown
     * codec.
     */
    bool is_compressed();

private:
    int64_t m_offset;
    int32_t m_len_message;
    uint32_t m_crc;
    int8_t m_magic;
    std::unique_ptr<message_attributes_t> m_attributes;
    int64_t m_timestamp;
    bool n_timestamp;

public:
    bool _is_null_timestamp() { timestamp(); return n_timestamp; };

private:
    kafka_message_header_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Absolute for a message of the log. Inside a compressed message of
     * magic 1 it is relative, as a rule, and the outer offset is that of the
     * last inner message.
     */
    int64_t offset() const { return m_offset; }

    /**
     * Bytes that follow this field; at least
     * LegacyRecord.RECORD_OVERHEAD_V0.
     */
    int32_t len_message() const { return m_len_message; }

    /**
     * CRC-32 (IEEE) of all that follows this field, `magic` to the end of
     * the message.
     */
    uint32_t crc() const { return m_crc; }

    /**
     * The format of the message.
     */
    int8_t magic() const { return m_magic; }

    /**
     * The codec and the kind of timestamp.
     */
    message_attributes_t* attributes() const { return m_attributes.get(); }

    /**
     * Milliseconds since the epoch, -1 for none; absent in magic 0. Of a
     * compressed message, the greatest of the inner ones, or the append
     * time.
     */
    int64_t timestamp() const { return m_timestamp; }
    kafka_message_header_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
