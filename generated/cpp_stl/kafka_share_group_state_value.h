#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_share_group_state_value_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_share_update_value.h"
#include "kafka_share_snapshot_value.h"

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of any record in `__share_group_state`: the message that its type
 * names.
 * \sa https://github.com/apache/kafka/tree/4.4.0/share-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
 */

class kafka_share_group_state_value_t : public kaitai::kstruct {

public:

    kafka_share_group_state_value_t(int16_t p_record_type, kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_share_group_state_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_share_group_state_value_t();

private:
    std::unique_ptr<kafka_share_snapshot_value_t> m_share_snapshot_value;
    bool n_share_snapshot_value;

public:
    bool _is_null_share_snapshot_value() { share_snapshot_value(); return n_share_snapshot_value; };

private:
    std::unique_ptr<kafka_share_update_value_t> m_share_update_value;
    bool n_share_update_value;

public:
    bool _is_null_share_update_value() { share_update_value(); return n_share_update_value; };

private:
    std::string m_unknown;
    bool n_unknown;

public:
    bool _is_null_unknown() { unknown(); return n_unknown; };

private:
    int16_t m_record_type;
    kafka_share_group_state_value_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Since Kafka 3.9.
     */
    kafka_share_snapshot_value_t* share_snapshot_value() const { return m_share_snapshot_value.get(); }

    /**
     * Since Kafka 3.9.
     */
    kafka_share_update_value_t* share_update_value() const { return m_share_update_value.get(); }

    /**
     * A type that is not known in Kafka 4.4.0, as bytes.
     */
    std::string unknown() const { return m_unknown; }

    /**
     * The type that the record's key starts with.
     */
    int16_t record_type() const { return m_record_type; }
    kafka_share_group_state_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
