#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_message_set_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_message.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * Messages one after the other: what the value of a compressed message holds
 * once it is decompressed. A last message that is not whole is dropped, as
 * Kafka drops it, and left in `tail`. A length below 14 is an error, also in
 * Kafka.
 * \sa https://kafka.apache.org/documentation/#messageset Apache Kafka documentation, 5.3.3 Old Message Format
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java AbstractLegacyRecordBatch.DeepRecordsIterator
 */

class kafka_message_set_t : public kaitai::kstruct {

public:
    class message_set_entry_t;

    kafka_message_set_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_message_set_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_message_set_t();

    /**
     * A message inside exactly its own bytes.
     * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java AbstractLegacyRecordBatch.DataLogInputStream
     */

    class message_set_entry_t : public kaitai::kstruct {

    public:

        message_set_entry_t(kaitai::kstream* p__io, kafka_message_set_t* p__parent = nullptr, kafka_message_set_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~message_set_entry_t();

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
         * Bytes of the whole message.
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
         * Bytes that follow this field.
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
        bool f_ofs_entry;
        int64_t m_ofs_entry;

    public:

        /**
         * Where the message starts. Computed first, before `message` is
         * read.
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
        std::unique_ptr<kafka_message_t> m_message;
        kafka_message_set_t* m__root;
        kafka_message_set_t* m__parent;
        std::string m__raw_message;
        std::unique_ptr<kaitai::kstream> m__io__raw_message;

    public:

        /**
         * The message.
         */
        kafka_message_t* message() const { return m_message.get(); }
        kafka_message_set_t* _root() const { return m__root; }
        kafka_message_set_t* _parent() const { return m__parent; }
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
    std::unique_ptr<std::vector<std::unique_ptr<message_set_entry_t>>> m_entries;
    bool n_entries;

public:
    bool _is_null_entries() { entries(); return n_entries; };

private:
    std::string m_tail;
    kafka_message_set_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Absent when not even one message is whole.
     */
    std::vector<std::unique_ptr<message_set_entry_t>>* entries() const { return m_entries.get(); }

    /**
     * The bytes after the last whole message.
     */
    std::string tail() const { return m_tail; }
    kafka_message_set_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
