#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_message_0_7_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include <set>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * One message as Kafka 0.7 and before wrote it, with its length. It has
 * neither an offset nor a key nor a time, and its magic stands where later
 * formats have the offset: nothing in the bytes tells the two apart, so this
 * grammar is chosen by hand. Parse it from exactly the message's bytes, 4 +
 * `len_message`: the end of the stream is the end of the message.
 *
 * When the compression is not `none`, `payload` is a compressed message set:
 * decompress it and parse the result as `kafka_message_set_0_7`.
 *
 * Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
 * of 100 messages of magic 0 among its tests
 * (`test-kafka-logs/MagicByte0-0`).
 * \sa https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/Message.scala Message
 * \sa https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/CompressionCodec.scala CompressionCodec
 */

class kafka_message_0_7_t : public kaitai::kstruct {

public:
    class message_0_7_attributes_t;

    enum message_0_7_compression_t {
        MESSAGE_0_7_COMPRESSION_NONE = 0,
        MESSAGE_0_7_COMPRESSION_GZIP = 1,
        MESSAGE_0_7_COMPRESSION_SNAPPY = 2
    };
    static bool _is_defined_message_0_7_compression_t(message_0_7_compression_t v);

private:
    static const std::set<message_0_7_compression_t> _values_message_0_7_compression_t;

public:

    kafka_message_0_7_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_message_0_7_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_message_0_7_t();

    /**
     * One byte of flags, the highest bit first; magic 1 only.
     * \sa https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/Message.scala Message.CompressionCodeMask
     */

    class message_0_7_attributes_t : public kaitai::kstruct {

    public:

        message_0_7_attributes_t(kaitai::kstream* p__io, kafka_message_0_7_t* p__parent = nullptr, kafka_message_0_7_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~message_0_7_attributes_t();

    private:
        bool f_compression;
        message_0_7_compression_t m_compression;

    public:

        /**
         * The codec by its name.
         */
        message_0_7_compression_t compression();

    private:
        uint64_t m_unused;
        uint64_t m_compression_id;
        kafka_message_0_7_t* m__root;
        kafka_message_0_7_t* m__parent;

    public:

        /**
         * Bits 2 to 7; ignored.
         */
        uint64_t unused() const { return m_unused; }

        /**
         * Bits 0 and 1. Kafka 0.7 refuses 3; it stays readable.
         */
        uint64_t compression_id() const { return m_compression_id; }
        kafka_message_0_7_t* _root() const { return m__root; }
        kafka_message_0_7_t* _parent() const { return m__parent; }
    };

private:
    int32_t m_len_message;
    int8_t m_magic;
    std::unique_ptr<message_0_7_attributes_t> m_attributes;
    bool n_attributes;

public:
    bool _is_null_attributes() { attributes(); return n_attributes; };

private:
    uint32_t m_crc;
    std::string m_payload;
    kafka_message_0_7_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Bytes that follow this field; at least Message.MinHeaderSize.
     */
    int32_t len_message() const { return m_len_message; }

    /**
     * 1 since compression came with 0.7. Both differ from the magic 0 and 1
     * of Kafka 0.8 to 0.10.
     */
    int8_t magic() const { return m_magic; }

    /**
     * The codec; absent in magic 0.
     */
    message_0_7_attributes_t* attributes() const { return m_attributes.get(); }

    /**
     * CRC-32 (IEEE) of the payload alone. Magic and attributes are not
     * covered.
     */
    uint32_t crc() const { return m_crc; }

    /**
     * What the producer sent, perhaps nothing; or a compressed message set.
     */
    std::string payload() const { return m_payload; }
    kafka_message_0_7_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
