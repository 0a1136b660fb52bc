#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_share_group_state_key_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_share_snapshot_key.h"
#include "kafka_share_update_key.h"

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The key of any record in `__share_group_state`: the message that its type
 * names.
 * \sa https://github.com/apache/kafka/tree/4.4.0/share-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
 */

class kafka_share_group_state_key_t : public kaitai::kstruct {

public:

    kafka_share_group_state_key_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_share_group_state_key_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_share_group_state_key_t();

private:
    bool f_record_type;
    int16_t m_record_type;

public:

    /**
     * The type of the record.
     */
    int16_t record_type();

private:
    std::unique_ptr<kafka_share_snapshot_key_t> m_share_snapshot_key;
    bool n_share_snapshot_key;

public:
    bool _is_null_share_snapshot_key() { share_snapshot_key(); return n_share_snapshot_key; };

private:
    std::unique_ptr<kafka_share_update_key_t> m_share_update_key;
    bool n_share_update_key;

public:
    bool _is_null_share_update_key() { share_update_key(); return n_share_update_key; };

private:
    std::string m_unknown;
    bool n_unknown;

public:
    bool _is_null_unknown() { unknown(); return n_unknown; };

private:
    kafka_share_group_state_key_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Since Kafka 3.9.
     */
    kafka_share_snapshot_key_t* share_snapshot_key() const { return m_share_snapshot_key.get(); }

    /**
     * Since Kafka 3.9.
     */
    kafka_share_update_key_t* share_update_key() const { return m_share_update_key.get(); }

    /**
     * A type that is not known in Kafka 4.4.0, as bytes.
     */
    std::string unknown() const { return m_unknown; }
    kafka_share_group_state_key_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
