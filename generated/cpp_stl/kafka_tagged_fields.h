#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_tagged_fields_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_unsigned_varint.h"
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * Optional fields at the end of a structure of a flexible message. None is
 * known for control records; what comes is kept as bytes.
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
 */

class kafka_tagged_fields_t : public kaitai::kstruct {

public:
    class tagged_field_t;

    kafka_tagged_fields_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_tagged_fields_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_tagged_fields_t();

    /**
     * One field.
     * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields KIP-482
     */

    class tagged_field_t : public kaitai::kstruct {

    public:

        tagged_field_t(kaitai::kstream* p__io, kafka_tagged_fields_t* p__parent = nullptr, kafka_tagged_fields_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~tagged_field_t();

    private:
        std::unique_ptr<kafka_unsigned_varint_t> m_tag;
        std::unique_ptr<kafka_unsigned_varint_t> m_len_data;
        std::string m_data;
        kafka_tagged_fields_t* m__root;
        kafka_tagged_fields_t* m__parent;

    public:

        /**
         * The number that names the field.
         */
        kafka_unsigned_varint_t* tag() const { return m_tag.get(); }

        /**
         * Bytes of the field.
         */
        kafka_unsigned_varint_t* len_data() const { return m_len_data.get(); }

        /**
         * The field as it is.
         */
        std::string data() const { return m_data; }
        kafka_tagged_fields_t* _root() const { return m__root; }
        kafka_tagged_fields_t* _parent() const { return m__parent; }
    };

private:
    std::unique_ptr<kafka_unsigned_varint_t> m_num_fields;
    std::unique_ptr<std::vector<std::unique_ptr<tagged_field_t>>> m_fields;
    kafka_tagged_fields_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * How many follow.
     */
    kafka_unsigned_varint_t* num_fields() const { return m_num_fields.get(); }

    /**
     * Ascending by tag.
     */
    std::vector<std::unique_ptr<tagged_field_t>>* fields() const { return m_fields.get(); }
    kafka_tagged_fields_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
