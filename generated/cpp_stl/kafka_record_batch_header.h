#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_record_batch_header_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include <set>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The first 61 bytes of a batch of the format since Kafka 0.11.
 * \sa https://kafka.apache.org/documentation/#recordbatch Apache Kafka documentation, 5.3.1 Record Batch
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java DefaultRecordBatch
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging KIP-98
 */

class kafka_record_batch_header_t : public kaitai::kstruct {

public:
    class record_batch_attributes_t;

    enum record_batch_compression_t {
        RECORD_BATCH_COMPRESSION_NONE = 0,
        RECORD_BATCH_COMPRESSION_GZIP = 1,
        RECORD_BATCH_COMPRESSION_SNAPPY = 2,
        RECORD_BATCH_COMPRESSION_LZ4 = 3,
        RECORD_BATCH_COMPRESSION_ZSTD = 4
    };
    static bool _is_defined_record_batch_compression_t(record_batch_compression_t v);

private:
    static const std::set<record_batch_compression_t> _values_record_batch_compression_t;

public:

    enum record_batch_timestamp_type_t {
        RECORD_BATCH_TIMESTAMP_TYPE_CREATE_TIME = 0,
        RECORD_BATCH_TIMESTAMP_TYPE_LOG_APPEND_TIME = 1
    };
    static bool _is_defined_record_batch_timestamp_type_t(record_batch_timestamp_type_t v);

private:
    static const std::set<record_batch_timestamp_type_t> _values_record_batch_timestamp_type_t;

public:

    kafka_record_batch_header_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_record_batch_header_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_record_batch_header_t();

    /**
     * Two bytes of flags, the highest bit first. Kafka reads only the low
     * byte.
     * \sa https://kafka.apache.org/documentation/#recordbatch Apache Kafka documentation, 5.3.1 Record Batch, attributes
     */

    class record_batch_attributes_t : public kaitai::kstruct {

    public:

        record_batch_attributes_t(kaitai::kstream* p__io, kafka_record_batch_header_t* p__parent = nullptr, kafka_record_batch_header_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~record_batch_attributes_t();

    private:
        bool f_compression;
        record_batch_compression_t m_compression;

    public:

        /**
         * The codec by its name.
         */
        record_batch_compression_t compression();

    private:
        uint64_t m_unused_high;
        bool m_unused;
        bool m_has_delete_horizon_ms;
        bool m_is_control;
        bool m_is_transactional;
        record_batch_timestamp_type_t m_timestamp_type;
        uint64_t m_compression_id;
        kafka_record_batch_header_t* m__root;
        kafka_record_batch_header_t* m__parent;

    public:

        /**
         * Bits 8 to 15; ignored, whatever they say.
         */
        uint64_t unused_high() const { return m_unused_high; }

        /**
         * Bit 7; ignored.
         */
        bool unused() const { return m_unused; }

        /**
         * Bit 6; `base_timestamp` is the delete horizon.
         */
        bool has_delete_horizon_ms() const { return m_has_delete_horizon_ms; }

        /**
         * Bit 5; the records are control records.
         */
        bool is_control() const { return m_is_control; }

        /**
         * Bit 4; part of a transaction.
         */
        bool is_transactional() const { return m_is_transactional; }

        /**
         * Bit 3.
         */
        record_batch_timestamp_type_t timestamp_type() const { return m_timestamp_type; }

        /**
         * Bits 0 to 2. The ids 5 to 7 are unknown; their bytes stay
         * readable.
         */
        uint64_t compression_id() const { return m_compression_id; }
        kafka_record_batch_header_t* _root() const { return m__root; }
        kafka_record_batch_header_t* _parent() const { return m__parent; }
    };

private:
    bool f_is_compressed;
    bool m_is_compressed;

public:

    /**
     * The records are compressed, or in an unknown codec.
     */
    bool is_compressed();

private:
    bool f_len_records;
    int32_t m_len_records;

public:

    /**
     * Bytes after this header.
     */
    int32_t len_records();

private:
    int64_t m_base_offset;
    int32_t m_len_batch;
    int32_t m_partition_leader_epoch;
    int8_t m_magic;
    uint32_t m_crc;
    std::unique_ptr<record_batch_attributes_t> m_attributes;
    int32_t m_last_offset_delta;
    int64_t m_base_timestamp;
    int64_t m_max_timestamp;
    int64_t m_producer_id;
    int16_t m_producer_epoch;
    int32_t m_base_sequence;
    int32_t m_num_records;
    kafka_record_batch_header_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Offset of the batch's first record as it was produced.
     */
    int64_t base_offset() const { return m_base_offset; }

    /**
     * Bytes that follow this field; at least RECORD_BATCH_OVERHEAD (61) less
     * these first 12.
     */
    int32_t len_batch() const { return m_len_batch; }

    /**
     * Epoch of the leader that appended the batch, -1 for none; outside the
     * checksum.
     */
    int32_t partition_leader_epoch() const { return m_partition_leader_epoch; }

    /**
     * The format of the batch.
     */
    int8_t magic() const { return m_magic; }

    /**
     * CRC-32C (Castagnoli) of all that follows this field, `attributes` to
     * the end of the batch.
     */
    uint32_t crc() const { return m_crc; }

    /**
     * The codec, the kind of timestamp, and three flags.
     */
    record_batch_attributes_t* attributes() const { return m_attributes.get(); }

    /**
     * The last record's offset less `base_offset`, as it was produced;
     * compaction keeps it, also when that record is gone.
     */
    int32_t last_offset_delta() const { return m_last_offset_delta; }

    /**
     * Milliseconds since the epoch to which the records' deltas are added;
     * -1 for none. With `has_delete_horizon_ms` it is the time from which
     * tombstones may be removed, and the deltas count from it all the same.
     */
    int64_t base_timestamp() const { return m_base_timestamp; }

    /**
     * The greatest timestamp of the records, or the append time, which then
     * holds for each record.
     */
    int64_t max_timestamp() const { return m_max_timestamp; }

    /**
     * -1 when the producer was not idempotent.
     */
    int64_t producer_id() const { return m_producer_id; }

    /**
     * -1 for none.
     */
    int16_t producer_epoch() const { return m_producer_epoch; }

    /**
     * Sequence number of the first record; -1 for none. It wraps to 0 after
     * 2^31 - 1.
     */
    int32_t base_sequence() const { return m_base_sequence; }

    /**
     * Records in the batch; 0 in a batch that compaction has emptied.
     */
    int32_t num_records() const { return m_num_records; }
    kafka_record_batch_header_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
