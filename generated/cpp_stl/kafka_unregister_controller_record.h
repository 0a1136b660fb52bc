#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class kafka_unregister_controller_record_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include "kafka_tagged_fields.h"
#include "kafka_metadata_frame.h"

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * The value of a record with API key 29 in `__cluster_metadata`. Since Kafka
 * 4.4.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/UnregisterControllerRecord.json UnregisterControllerRecord
 */

class kafka_unregister_controller_record_t : public kaitai::kstruct {

public:

    kafka_unregister_controller_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, kafka_unregister_controller_record_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~kafka_unregister_controller_record_t();

private:
    std::unique_ptr<kafka_metadata_frame_t> m_frame;
    int32_t m_controller_id;
    std::unique_ptr<kafka_tagged_fields_t> m_tagged_fields;
    kafka_unregister_controller_record_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * Its `api_key` is 29.
     */
    kafka_metadata_frame_t* frame() const { return m_frame.get(); }

    /**
     * `int32`, since Kafka 4.4.
     */
    int32_t controller_id() const { return m_controller_id; }

    /**
     * None is known.
     */
    kafka_tagged_fields_t* tagged_fields() const { return m_tagged_fields.get(); }
    kafka_unregister_controller_record_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
