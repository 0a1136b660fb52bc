#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_consumer_group_regular_expression_value_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_compact_string.h"
#include "kafka_unsigned_varint.h"
#include "kafka_tagged_fields.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of a record of type 16 in `__consumer_offsets`. Since Kafka 4.0.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionValue.json ConsumerGroupRegularExpressionValue
 */

class kafka_consumer_group_regular_expression_value_t : public kaitai::kstruct {

public:

    kafka_consumer_group_regular_expression_value_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_consumer_group_regular_expression_value_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_consumer_group_regular_expression_value_t();

private:
    int16_t m_message_version;
    std::unique_ptr<kafka_unsigned_varint_t> m_num_topics_plus_one;
    std::unique_ptr<std::vector<std::unique_ptr<kafka_compact_string_t>>> m_topics;
    bool n_topics;

public:
    bool _is_null_topics() { topics(); return n_topics; };

private:
    int64_t m_version_number;
    int64_t m_timestamp;
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    std::string m_trailing;
    kafka_consumer_group_regular_expression_value_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of the message.
     */
    int16_t message_version() const { return m_message_version; }

    /**
     * The number of elements plus one; 0 means null.
     */
    kafka_unsigned_varint_t* num_topics_plus_one() const { return m_num_topics_plus_one.get(); }

    /**
     * `[]string`, since Kafka 4.0.
     */
    std::vector<std::unique_ptr<kafka_compact_string_t>>* topics() const { return m_topics.get(); }

    /**
     * `int64`, since Kafka 4.0. JavaScript rounds it beyond 2^53.
     */
    int64_t version_number() const { return m_version_number; }

    /**
     * `int64`, since Kafka 4.0. JavaScript rounds it beyond 2^53.
     */
    int64_t timestamp() const { return m_timestamp; }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_consumer_group_regular_expression_value_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
