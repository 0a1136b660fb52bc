// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_fence_broker_record.h"

kafka_fence_broker_record_t::kafka_fence_broker_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_fence_broker_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_frame = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_fence_broker_record_t::_read() {
    m_frame = std::unique_ptr<kafka_metadata_frame_t>(new kafka_metadata_frame_t(m__io));
    m_id = m__io->read_s4be();
    m_epoch = m__io->read_s8be();
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_fence_broker_record_t::~kafka_fence_broker_record_t() {
    _clean_up();
}

void kafka_fence_broker_record_t::_clean_up() {
}
