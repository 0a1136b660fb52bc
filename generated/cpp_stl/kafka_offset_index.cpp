// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_offset_index.h"

kafka_offset_index_t::kafka_offset_index_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_offset_index_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_entries = nullptr;
    f_has_entries = false;
    _read();
}

void kafka_offset_index_t::_read() {
    n_entries = true;
    if (has_entries()) {
        n_entries = false;
        m_entries = std::unique_ptr<std::vector<std::unique_ptr<offset_index_entry_t>>>(new std::vector<std::unique_ptr<offset_index_entry_t>>());
        {
            int i = 0;
            offset_index_entry_t* _;
            do {
                _ = new offset_index_entry_t(m__io, this, m__root);
                m_entries->push_back(std::move(std::unique_ptr<offset_index_entry_t>(_)));
                i++;
            } while (!(!(_->has_next())));
        }
    }
    m_tail = m__io->read_bytes_full();
}

kafka_offset_index_t::~kafka_offset_index_t() {
    _clean_up();
}

void kafka_offset_index_t::_clean_up() {
    if (!n_entries) {
    }
}

kafka_offset_index_t::offset_index_entry_t::offset_index_entry_t(kaitai::kstream* p__io, kafka_offset_index_t* p__parent, kafka_offset_index_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_has_next = false;
    f_ofs_entry = false;
    f_ofs_next = false;
    f_position = false;
    f_relative_offset = false;
    f_relative_offset_next = false;
    _read();
}

void kafka_offset_index_t::offset_index_entry_t::_read() {
    m_raw = m__io->read_bytes(static_cast<int64_t>(ofs_next() - ofs_entry()));
}

kafka_offset_index_t::offset_index_entry_t::~offset_index_entry_t() {
    _clean_up();
}

void kafka_offset_index_t::offset_index_entry_t::_clean_up() {
    if (f_position) {
    }
    if (f_relative_offset) {
    }
    if (f_relative_offset_next && !n_relative_offset_next) {
    }
}

bool kafka_offset_index_t::offset_index_entry_t::has_next() {
    if (f_has_next)
        return m_has_next;
    f_has_next = true;
    m_has_next =  ((static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - ofs_next()) >= static_cast<int64_t>(8)) && (relative_offset_next() != 0)) ;
    return m_has_next;
}

int64_t kafka_offset_index_t::offset_index_entry_t::ofs_entry() {
    if (f_ofs_entry)
        return m_ofs_entry;
    f_ofs_entry = true;
    m_ofs_entry = static_cast<int64_t>(_io()->pos());
    return m_ofs_entry;
}

int64_t kafka_offset_index_t::offset_index_entry_t::ofs_next() {
    if (f_ofs_next)
        return m_ofs_next;
    f_ofs_next = true;
    m_ofs_next = static_cast<int64_t>(ofs_entry() + static_cast<int64_t>(8));
    return m_ofs_next;
}

int32_t kafka_offset_index_t::offset_index_entry_t::position() {
    if (f_position)
        return m_position;
    f_position = true;
    std::streampos _pos = m__io->pos();
    m__io->seek(static_cast<int64_t>(ofs_entry() + static_cast<int64_t>(4)));
    m_position = m__io->read_s4be();
    m__io->seek(_pos);
    return m_position;
}

int32_t kafka_offset_index_t::offset_index_entry_t::relative_offset() {
    if (f_relative_offset)
        return m_relative_offset;
    f_relative_offset = true;
    std::streampos _pos = m__io->pos();
    m__io->seek(ofs_entry());
    m_relative_offset = m__io->read_s4be();
    m__io->seek(_pos);
    return m_relative_offset;
}

int32_t kafka_offset_index_t::offset_index_entry_t::relative_offset_next() {
    if (f_relative_offset_next)
        return m_relative_offset_next;
    f_relative_offset_next = true;
    n_relative_offset_next = true;
    if (static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - ofs_next()) >= static_cast<int64_t>(8)) {
        n_relative_offset_next = false;
        std::streampos _pos = m__io->pos();
        m__io->seek(ofs_next());
        m_relative_offset_next = m__io->read_s4be();
        m__io->seek(_pos);
    }
    return m_relative_offset_next;
}

bool kafka_offset_index_t::has_entries() {
    if (f_has_entries)
        return m_has_entries;
    f_has_entries = true;
    m_has_entries = static_cast<int64_t>(_io()->size()) >= static_cast<int64_t>(8);
    return m_has_entries;
}
