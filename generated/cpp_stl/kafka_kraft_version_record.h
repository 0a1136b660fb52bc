#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_kraft_version_record_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_tagged_fields.h"

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of the control record KRAFT_VERSION.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/KRaftVersionRecord.json KRaftVersionRecord
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes KIP-853
 */

class kafka_kraft_version_record_t : public kaitai::kstruct {

public:

    kafka_kraft_version_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_kraft_version_record_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_kraft_version_record_t();

private:
    int16_t m_version;
    int16_t m_kraft_version;
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    std::string m_trailing;
    kafka_kraft_version_record_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The version of this message; 0 in every release.
     */
    int16_t version() const { return m_version; }

    /**
     * Level of the feature kraft.version.
     */
    int16_t kraft_version() const { return m_kraft_version; }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }

    /**
     * Empty as a rule. Kafka does not look at what follows the message.
     */
    std::string trailing() const { return m_trailing; }
    kafka_kraft_version_record_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
