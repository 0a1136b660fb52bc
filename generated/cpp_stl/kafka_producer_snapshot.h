#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_producer_snapshot_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * What a broker knew of a partition's idempotent and transactional producers
 * up to the offset in the file's name: `00000000000000000042.snapshot`.
 * Version 1 is the only one, from Kafka 0.11 to 4.4. Of the last five
 * batches of a producer that a broker remembers, the newest alone is kept.
 * Not to be taken for a snapshot of KRaft, which is named `.checkpoint` and
 * is a log (`kafka_log`).
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateManager.java ProducerStateManager.readSnapshot
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging KIP-98
 */

class kafka_producer_snapshot_t : public kaitai::kstruct {

public:
    class producer_snapshot_entry_t;

    kafka_producer_snapshot_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_producer_snapshot_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_producer_snapshot_t();

    /**
     * A producer and the last batch that it wrote.
     * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateEntry.java ProducerStateEntry
     */

    class producer_snapshot_entry_t : public kaitai::kstruct {

    public:

        producer_snapshot_entry_t(kaitai::kstream* p__io, kafka_producer_snapshot_t* p__parent = nullptr, kafka_producer_snapshot_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~producer_snapshot_entry_t();

    private:
        int64_t m_producer_id;
        int16_t m_producer_epoch;
        int32_t m_last_sequence;
        int64_t m_last_offset;
        int32_t m_offset_delta;
        int64_t m_timestamp;
        int32_t m_coordinator_epoch;
        int64_t m_current_txn_first_offset;
        kafka_producer_snapshot_t* m__root;
        kafka_producer_snapshot_t* m__parent;

    public:

        /**
         * Of the producer.
         */
        int64_t producer_id() const { return m_producer_id; }

        /**
         * Epoch of the producer.
         */
        int16_t producer_epoch() const { return m_producer_epoch; }

        /**
         * Sequence number of the last record; -1 when no batch is
         * remembered.
         */
        int32_t last_sequence() const { return m_last_sequence; }

        /**
         * Offset of the last record; -1 when no batch is remembered.
         */
        int64_t last_offset() const { return m_last_offset; }

        /**
         * The last record's offset, and sequence number, less the first
         * one's of the same batch.
         */
        int32_t offset_delta() const { return m_offset_delta; }

        /**
         * Milliseconds since the epoch, of the last batch or marker; -1 for
         * none.
         */
        int64_t timestamp() const { return m_timestamp; }

        /**
         * Of the last marker; -1 for none.
         */
        int32_t coordinator_epoch() const { return m_coordinator_epoch; }

        /**
         * First offset of the transaction that is open; -1 for none.
         */
        int64_t current_txn_first_offset() const { return m_current_txn_first_offset; }
        kafka_producer_snapshot_t* _root() const { return m__root; }
        kafka_producer_snapshot_t* _parent() const { return m__parent; }
    };

private:
    int16_t m_version;
    uint32_t m_crc;
    int32_t m_num_producer_entries;
    std::unique_ptr<std::vector<std::unique_ptr<producer_snapshot_entry_t>>> m_producer_entries;
    std::string m_trailing;
    kafka_producer_snapshot_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Any other is refused by Kafka, too.
     */
    int16_t version() const { return m_version; }

    /**
     * CRC-32C (Castagnoli) of all that follows this field, to the end of the
     * file.
     */
    uint32_t crc() const { return m_crc; }

    /**
     * How many follow.
     */
    int32_t num_producer_entries() const { return m_num_producer_entries; }

    /**
     * One for each producer.
     */
    std::vector<std::unique_ptr<producer_snapshot_entry_t>>* producer_entries() const { return m_producer_entries.get(); }

    /**
     * Empty as a rule. Kafka does not look at it, but the checksum covers
     * it.
     */
    std::string trailing() const { return m_trailing; }
    kafka_producer_snapshot_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
