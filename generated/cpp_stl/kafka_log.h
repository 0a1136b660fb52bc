#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_log_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_message.h"
#include "kafka_record_batch.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * A file in which a broker keeps a part of a topic partition,
 * `00000000000000000000.log`, or a KRaft snapshot,
 * `00000000000000000000-0000000000.checkpoint`: entries one after the other.
 * The byte 16 of an entry gives its format, and one file may mix formats.
 *
 * Every whole entry is found by its frame alone; its content is parsed on
 * first access, so that a damaged entry does not affect the others. Reading
 * ends, as in Kafka, where no whole entry follows: at a last entry that is
 * cut off, at the zeroes of a preallocated file, or at an impossible length.
 * The rest is the `tail`. Checksums are not checked, and compressed bytes
 * stay as they are.
 * \sa https://kafka.apache.org/documentation/#log Apache Kafka documentation, 5.4 Log
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java FileLogInputStream.nextBatch
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/Records.java Records
 */

class kafka_log_t : public kaitai::kstruct {

public:
    class log_entry_t;

    kafka_log_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_log_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_log_t();

    /**
     * An entry by its frame, which is the same in all formats, and what is
     * in it: a message or a record batch, or neither when the magic is
     * unknown or the entry too short for it.
     * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java FileLogInputStream.nextBatch
     */

    class log_entry_t : public kaitai::kstruct {

    public:

        log_entry_t(kaitai::kstream* p__io, kafka_log_t* p__parent = nullptr, kafka_log_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~log_entry_t();

    private:
        bool f_base_offset;
        int64_t m_base_offset;

    public:

        /**
         * The first record's offset of a record batch; of a message its own,
         * which for a compressed one is that of its last inner message.
         */
        int64_t base_offset();

    private:
        bool f_has_next;
        bool m_has_next;

    public:

        /**
         * The next entry is whole.
         */
        bool has_next();

    private:
        bool f_len_body;
        int32_t m_len_body;

    public:

        /**
         * Bytes that follow this field, 14 at least.
         */
        int32_t len_body();

    private:
        bool f_len_entry;
        int64_t m_len_entry;

    public:

        /**
         * Bytes of the whole entry.
         */
        int64_t len_entry();

    private:
        bool f_len_left;
        int64_t m_len_left;

    public:

        /**
         * Bytes after this entry.
         */
        int64_t len_left();

    private:
        bool f_len_next;
        int32_t m_len_next;
        bool n_len_next;

    public:
        bool _is_null_len_next() { len_next(); return n_len_next; };

    private:

    public:

        /**
         * The next entry's length, read ahead.
         */
        int32_t len_next();

    private:
        bool f_magic;
        int8_t m_magic;

    public:

        /**
         * The format, 0 to 2.
         */
        int8_t magic();

    private:
        bool f_message;
        std::unique_ptr<kafka_message_t> m_message;
        bool n_message;

    public:
        bool _is_null_message() { message(); return n_message; };

    private:

    public:

        /**
         * Present in the formats before Kafka 0.11.
         */
        kafka_message_t* message();

    private:
        bool f_ofs_entry;
        int64_t m_ofs_entry;

    public:

        /**
         * Where the entry starts. It is computed first, for the length,
         * before `raw` is read, and keeps that value.
         */
        int64_t ofs_entry();

    private:
        bool f_ofs_next;
        int64_t m_ofs_next;

    public:

        /**
         * Where the next entry would start.
         */
        int64_t ofs_next();

    private:
        bool f_record_batch;
        std::unique_ptr<kafka_record_batch_t> m_record_batch;
        bool n_record_batch;

    public:
        bool _is_null_record_batch() { record_batch(); return n_record_batch; };

    private:

    public:

        /**
         * Present in the format since Kafka 0.11.
         */
        kafka_record_batch_t* record_batch();

    private:
        std::string m_raw;
        kafka_log_t* m__root;
        kafka_log_t* m__parent;
        std::string m__raw_message;
        bool n__raw_message;

    public:
        bool _is_null__raw_message() { _raw_message(); return n__raw_message; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_message;
        std::string m__raw_record_batch;
        bool n__raw_record_batch;

    public:
        bool _is_null__raw_record_batch() { _raw_record_batch(); return n__raw_record_batch; };

    private:
        std::unique_ptr<kaitai::kstream> m__io__raw_record_batch;

    public:

        /**
         * The whole entry as it is.
         */
        std::string raw() const { return m_raw; }
        kafka_log_t* _root() const { return m__root; }
        kafka_log_t* _parent() const { return m__parent; }
        std::string _raw_message() const { return m__raw_message; }
        kaitai::kstream* _io__raw_message() const { return m__io__raw_message.get(); }
        std::string _raw_record_batch() const { return m__raw_record_batch; }
        kaitai::kstream* _io__raw_record_batch() const { return m__io__raw_record_batch.get(); }
    };

private:
    bool f_has_entries;
    bool m_has_entries;

public:

    /**
     * The first entry is whole.
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
     * The first entry's length, read ahead.
     */
    int32_t len_first();

private:
    std::unique_ptr<std::vector<std::unique_ptr<log_entry_t>>> m_entries;
    bool n_entries;

public:
    bool _is_null_entries() { entries(); return n_entries; };

private:
    std::string m_tail;
    kafka_log_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Absent when the file holds no whole entry.
     */
    std::vector<std::unique_ptr<log_entry_t>>* entries() const { return m_entries.get(); }

    /**
     * The bytes after the last whole entry; usually empty.
     */
    std::string tail() const { return m_tail; }
    kafka_log_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
