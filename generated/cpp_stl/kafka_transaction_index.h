#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_transaction_index_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The aborted transactions whose markers stand in a segment:
 * `00000000000000000000.txnindex`, beside the `.log` of the same name. A
 * segment in which none was aborted has no such file. Unlike the other
 * indexes it is not preallocated, and its offsets are absolute.
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging KIP-98
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/TransactionIndex.java TransactionIndex
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/AbortedTxn.json AbortedTxn
 */

class kafka_transaction_index_t : public kaitai::kstruct {

public:
    class aborted_txn_t;

    kafka_transaction_index_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_transaction_index_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_transaction_index_t();

    /**
     * An aborted transaction.
     * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/AbortedTxn.json AbortedTxn
     */

    class aborted_txn_t : public kaitai::kstruct {

    public:

        aborted_txn_t(kaitai::kstream* p__io, kafka_transaction_index_t* p__parent = nullptr, kafka_transaction_index_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~aborted_txn_t();

    private:
        int16_t m_version;
        int64_t m_producer_id;
        int64_t m_first_offset;
        int64_t m_last_offset;
        int64_t m_last_stable_offset;
        kafka_transaction_index_t* m__root;
        kafka_transaction_index_t* m__parent;

    public:

        /**
         * Always 0. Kafka's own reader takes the first of the two bytes
         * only.
         */
        int16_t version() const { return m_version; }

        /**
         * Of the producer.
         */
        int64_t producer_id() const { return m_producer_id; }

        /**
         * Of the transaction's first record.
         */
        int64_t first_offset() const { return m_first_offset; }

        /**
         * Of the marker that ends the transaction.
         */
        int64_t last_offset() const { return m_last_offset; }

        /**
         * The partition's last stable offset once the marker was there: no
         * transaction that began before it is open any more.
         */
        int64_t last_stable_offset() const { return m_last_stable_offset; }
        kafka_transaction_index_t* _root() const { return m__root; }
        kafka_transaction_index_t* _parent() const { return m__parent; }
    };

private:
    bool f_num_entries;
    int64_t m_num_entries;

public:

    /**
     * Whole entries, of 34 bytes each.
     */
    int64_t num_entries();

private:
    std::unique_ptr<std::vector<std::unique_ptr<aborted_txn_t>>> m_entries;
    std::string m_tail;
    kafka_transaction_index_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Ascending by `last_offset`.
     */
    std::vector<std::unique_ptr<aborted_txn_t>>* entries() const { return m_entries.get(); }

    /**
     * The bytes after the last whole entry; usually empty. Kafka does not
     * look at them.
     */
    std::string tail() const { return m_tail; }
    kafka_transaction_index_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
