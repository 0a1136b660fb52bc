// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_unregister_controller_record.h"

kafka_unregister_controller_record_t::kafka_unregister_controller_record_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_unregister_controller_record_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_frame = nullptr;
    m_tagged_fields = nullptr;
    _read();
}

void kafka_unregister_controller_record_t::_read() {
    m_frame = std::unique_ptr<kafka_metadata_frame_t>(new kafka_metadata_frame_t(m__io));
    m_controller_id = m__io->read_s4be();
    m_tagged_fields = std::unique_ptr<kafka_tagged_fields_t>(new kafka_tagged_fields_t(m__io));
}

kafka_unregister_controller_record_t::~kafka_unregister_controller_record_t() {
    _clean_up();
}

void kafka_unregister_controller_record_t::_clean_up() {
}
