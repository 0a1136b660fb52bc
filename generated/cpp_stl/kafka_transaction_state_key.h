#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_transaction_state_key_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_transaction_log_key.h"

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The key of any record in `__transaction_state`: the message that its type
 * names.
 * \sa https://github.com/apache/kafka/tree/4.4.0/transaction-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
 */

class kafka_transaction_state_key_t : public kaitai::kstruct {

public:

    kafka_transaction_state_key_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_transaction_state_key_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_transaction_state_key_t();

private:
    bool f_record_type;
    int16_t m_record_type;

public:

    /**
     * The type of the record.
     */
    int16_t record_type();

private:
    std::unique_ptr<kafka_transaction_log_key_t> m_transaction_log_key;
    bool n_transaction_log_key;

public:
    bool _is_null_transaction_log_key() { transaction_log_key(); return n_transaction_log_key; };

private:
    std::string m_unknown;
    bool n_unknown;

public:
    bool _is_null_unknown() { unknown(); return n_unknown; };

private:
    kafka_transaction_state_key_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Since Kafka 0.11.
     */
    kafka_transaction_log_key_t* transaction_log_key() const { return m_transaction_log_key.get(); }

    /**
     * A type that is not known in Kafka 4.4.0, as bytes.
     */
    std::string unknown() const { return m_unknown; }
    kafka_transaction_state_key_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
