#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_time_index_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * Up to which offset a segment holds nothing later than some of its
 * timestamps: `00000000000000000000.timeindex`, beside the `.log` of the
 * same name, since Kafka 0.10.1. The name is the base offset, which the
 * entries' offsets are relative to.
 *
 * While the segment is written to, the file has its full size, and zeroes
 * follow the entries. Reading ends there: at an entry with the relative
 * offset 0 that is not the first. What is left is the `tail`. A file of
 * zeroes only has one entry, as for Kafka itself.
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-33+-+Add+a+time+based+log+index KIP-33
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TimeIndex.java TimeIndex
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/AbstractIndex.java AbstractIndex
 */

class kafka_time_index_t : public kaitai::kstruct {

public:
    class time_index_entry_t;

    kafka_time_index_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_time_index_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_time_index_t();

    /**
     * The greatest timestamp of the segment so far, and the offset of its
     * batch.
     * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TimestampOffset.java TimestampOffset
     */

    class time_index_entry_t : public kaitai::kstruct {

    public:

        time_index_entry_t(kaitai::kstream* p__io, kafka_time_index_t* p__parent = nullptr, kafka_time_index_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~time_index_entry_t();

    private:
        bool f_has_next;
        bool m_has_next;

    public:

        /**
         * The next entry is whole, and has been written.
         */
        bool has_next();

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
        bool f_relative_offset;
        int32_t m_relative_offset;

    public:

        /**
         * The last offset of the batch that has this timestamp, less the
         * base offset that the file's name says. Kafka 2.8 and before wrote
         * the offset of the record itself.
         */
        int32_t relative_offset();

    private:
        bool f_relative_offset_next;
        int32_t m_relative_offset_next;
        bool n_relative_offset_next;

    public:
        bool _is_null_relative_offset_next() { relative_offset_next(); return n_relative_offset_next; };

    private:

    public:

        /**
         * The next entry's relative offset, read ahead.
         */
        int32_t relative_offset_next();

    private:
        bool f_timestamp;
        int64_t m_timestamp;

    public:

        /**
         * Milliseconds since the epoch.
         */
        int64_t timestamp();

    private:
        std::string m_raw;
        kafka_time_index_t* m__root;
        kafka_time_index_t* m__parent;

    public:

        /**
         * The whole entry as it is, 12 bytes.
         */
        std::string raw() const { return m_raw; }
        kafka_time_index_t* _root() const { return m__root; }
        kafka_time_index_t* _parent() const { return m__parent; }
    };

private:
    bool f_has_entries;
    bool m_has_entries;

public:

    /**
     * There is room for an entry.
     */
    bool has_entries();

private:
    std::unique_ptr<std::vector<std::unique_ptr<time_index_entry_t>>> m_entries;
    bool n_entries;

public:
    bool _is_null_entries() { entries(); return n_entries; };

private:
    std::string m_tail;
    kafka_time_index_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Ascending by timestamp. Absent when the file holds no whole entry.
     */
    std::vector<std::unique_ptr<time_index_entry_t>>* entries() const { return m_entries.get(); }

    /**
     * Zeroes of an index that is still written to; otherwise empty.
     */
    std::string tail() const { return m_tail; }
    kafka_time_index_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
