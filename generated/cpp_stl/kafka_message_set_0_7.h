#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_message_set_0_7_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_message_0_7.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * Messages of Kafka 0.7 one after the other: a file of a log,
 * `00000000000000000000.kafka`, and also what the payload of a compressed
 * message holds once it is decompressed.
 *
 * The offset of a message is its byte position in the log: the number in the
 * file's name plus `ofs_entry`. The position after a message is the next one
 * to fetch. Messages inside a compressed one have no position of their own;
 * they are fetched by that of the compressed one.
 *
 * Every whole message is found by its length alone; its content is parsed on
 * first access, so that a damaged message does not affect the others.
 * Reading ends, as in Kafka, where no whole message follows. The rest is the
 * `tail`. Checksums are not checked, and compressed bytes stay as they are.
 *
 * Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
 * of 100 messages of magic 0 among its tests
 * (`test-kafka-logs/MagicByte0-0`).
 * \sa https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/MessageSet.scala MessageSet
 * \sa https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/FileMessageSet.scala FileMessageSet.iterator
 * \sa https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/log/Log.scala Log.nameFromOffset
 */

class kafka_message_set_0_7_t : public kaitai::kstruct {

public:
    class message_set_0_7_entry_t;

    kafka_message_set_0_7_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_message_set_0_7_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_message_set_0_7_t();

    /**
     * A message by its length, and what is in it, if the magic is known.
     * \sa https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/MessageSet.scala MessageSet.entrySize
     */

    class message_set_0_7_entry_t : public kaitai::kstruct {

    public:

        message_set_0_7_entry_t(kaitai::kstream* p__io, kafka_message_set_0_7_t* p__parent = nullptr, kafka_message_set_0_7_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~message_set_0_7_entry_t();

    private:
        bool f_has_next;
        bool m_has_next;

    public:

        /**
         * The next message is whole.
         */
        bool has_next();

    private:
        bool f_len_entry;
        int64_t m_len_entry;

    public:

        /**
         * Bytes of the whole message, its length included.
         */
        int64_t len_entry();

    private:
        bool f_len_left;
        int64_t m_len_left;

    public:

        /**
         * Bytes after this message.
         */
        int64_t len_left();

    private:
        bool f_len_message;
        int32_t m_len_message;

    public:

        /**
         * Bytes that follow this field, 5 at least.
         */
        int32_t len_message();

    private:
        bool f_len_next;
        int32_t m_len_next;
        bool n_len_next;

    public:
        bool _is_null_len_next() { len_next(); return n_len_next; };

    private:

    public:

        /**
         * The next message's length, read ahead.
         */
        int32_t len_next();

    private:
        bool f_magic;
        int8_t m_magic;

    public:

        /**
         * The format, 0 or 1.
         */
        int8_t magic();

    private:
        bool f_message;
        std::unique_ptr<kafka_message_0_7_t> m_message;
        bool n_message;

    public:
        bool _is_null_message() { message(); return n_message; };

    private:

    public:

        /**
         * Present if the magic is known and the length is large enough.
         */
        kafka_message_0_7_t* message();

    private:
        bool f_ofs_entry;
        int64_t m_ofs_entry;

    public:

        /**
         * Where the message starts. It is computed first, for the length,
         * before `raw` is read, and keeps that value.
         */
        int64_t ofs_entry();

    private:
        bool f_ofs_next;
        int64_t m_ofs_next;

    public:

        /**
         * Where the next message would start.
         */
        int64_t ofs_next();

    private:
        std::string m_raw;
        kafka_message_set_0_7_t* m__root;
        kafka_message_set_0_7_t* m__parent;
        std::string m__raw_message;
        bool n__raw_message;

    public:
        bool _is_null__raw_message() { _raw_message(); return n__raw_message; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_message;

    public:

        /**
         * The whole message with its length, as it is.
         */
        std::string raw() const { return m_raw; }
        kafka_message_set_0_7_t* _root() const { return m__root; }
        kafka_message_set_0_7_t* _parent() const { return m__parent; }
        std::string _raw_message() const { return m__raw_message; }
        kaitai::kstream* _io__raw_message() const { return m__io__raw_message.get(); }
    };

private:
    bool f_has_entries;
    bool m_has_entries;

public:

    /**
     * The first message is whole.
     */
    bool has_entries();

private:
    bool f_len_first;
    int32_t m_len_first;
    bool n_len_first;

public:
    bool _is_null_len_first() { len_first(); return n_len_first; };

private:

public:

    /**
     * The first message's length, read ahead.
     */
    int32_t len_first();

private:
    std::unique_ptr<std::vector<std::unique_ptr<message_set_0_7_entry_t>>> m_entries;
    bool n_entries;

public:
    bool _is_null_entries() { entries(); return n_entries; };

private:
    std::string m_tail;
    kafka_message_set_0_7_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Absent when the file holds no whole message.
     */
    std::vector<std::unique_ptr<message_set_0_7_entry_t>>* entries() const { return m_entries.get(); }

    /**
     * The bytes after the last whole message; usually empty.
     */
    std::string tail() const { return m_tail; }
    kafka_message_set_0_7_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
