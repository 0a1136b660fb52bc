// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_metadata_frame.h"

kafka_metadata_frame_t::kafka_metadata_frame_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_metadata_frame_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_frame_version = nullptr;
    m_api_key = nullptr;
    m_version = nullptr;
    _read();
}

void kafka_metadata_frame_t::_read() {
    m_frame_version = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_api_key = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
    m_version = std::unique_ptr<kafka_unsigned_varint_t>(new kafka_unsigned_varint_t(m__io));
}

kafka_metadata_frame_t::~kafka_metadata_frame_t() {
    _clean_up();
}

void kafka_metadata_frame_t::_clean_up() {
}
