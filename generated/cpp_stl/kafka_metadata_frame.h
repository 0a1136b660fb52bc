#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_metadata_frame_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_unsigned_varint.h"

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * What every value in `__cluster_metadata` and `__remote_log_metadata`
 * starts with: which message follows, and in which version.
 * \sa https://github.com/apache/kafka/blob/4.4.0/server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java AbstractApiMessageSerde
 */

class kafka_metadata_frame_t : public kaitai::kstruct {

public:

    kafka_metadata_frame_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_metadata_frame_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_metadata_frame_t();

private:
    std::unique_ptr<kafka_unsigned_varint_t> m_frame_version;
    std::unique_ptr<kafka_unsigned_varint_t> m_api_key;
    std::unique_ptr<kafka_unsigned_varint_t> m_version;
    kafka_metadata_frame_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * 1 since Kafka 3.0; the preview release 2.8 wrote 0, which later
     * releases refuse.
     */
    kafka_unsigned_varint_t* frame_version() const { return m_frame_version.get(); }

    /**
     * The number of the message.
     */
    kafka_unsigned_varint_t* api_key() const { return m_api_key.get(); }

    /**
     * The version of the message. Kafka does not check it; a version above
     * the highest known one is read as that one.
     */
    kafka_unsigned_varint_t* version() const { return m_version.get(); }
    kafka_metadata_frame_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
