#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_transaction_log_key_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_string.h"

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The key of a record of type 0 in `__transaction_state`. Since Kafka 0.11.
 * \sa https://github.com/apache/kafka/blob/4.4.0/transaction-coordinator/src/main/resources/common/message/TransactionLogKey.json TransactionLogKey
 */

class kafka_transaction_log_key_t : public kaitai::kstruct {

public:

    kafka_transaction_log_key_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_transaction_log_key_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_transaction_log_key_t();

private:
    int16_t m_record_type;
    std::unique_ptr<kafka_string_t> m_transactional_id;
    std::string m_trailing;
    kafka_transaction_log_key_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The type of the record.
     */
    int16_t record_type() const { return m_record_type; }

    /**
     * `string`, since Kafka 0.11.
     */
    kafka_string_t* transactional_id() const { return m_transactional_id.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_transaction_log_key_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
