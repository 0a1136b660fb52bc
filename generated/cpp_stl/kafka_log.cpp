// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "kafka_log.h"

kafka_log_t::kafka_log_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, kafka_log_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_entries = nullptr;
    f_has_entries = false;
    f_len_first = false;
    _read();
}

void kafka_log_t::_read() {
    n_entries = true;
    if (has_entries()) {
        n_entries = false;
        m_entries = std::unique_ptr<std::vector<std::unique_ptr<log_entry_t>>>(new std::vector<std::unique_ptr<log_entry_t>>());
        {
            int i = 0;
            log_entry_t* _;
            do {
                _ = new log_entry_t(m__io, this, m__root);
                m_entries->push_back(std::move(std::unique_ptr<log_entry_t>(_)));
                i++;
            } while (!(!(_->has_next())));
        }
    }
    m_tail = m__io->read_bytes_full();
}

kafka_log_t::~kafka_log_t() {
    _clean_up();
}

void kafka_log_t::_clean_up() {
    if (!n_entries) {
    }
    if (f_len_first && !n_len_first) {
    }
}

kafka_log_t::log_entry_t::log_entry_t(kaitai::kstream* p__io, kafka_log_t* p__parent, kafka_log_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    m_message = nullptr;
    m__io__raw_message = nullptr;
    m_record_batch = nullptr;
    m__io__raw_record_batch = nullptr;
    f_base_offset = false;
    f_has_next = false;
    f_len_body = false;
    f_len_entry = false;
    f_len_left = false;
    f_len_next = false;
    f_magic = false;
    f_message = false;
    f_ofs_entry = false;
    f_ofs_next = false;
    f_record_batch = false;
    _read();
}

void kafka_log_t::log_entry_t::_read() {
    m_raw = m__io->read_bytes(static_cast<int64_t>(len_entry()));
}

kafka_log_t::log_entry_t::~log_entry_t() {
    _clean_up();
}

void kafka_log_t::log_entry_t::_clean_up() {
    if (f_base_offset) {
    }
    if (f_len_body) {
    }
    if (f_len_next && !n_len_next) {
    }
    if (f_magic) {
    }
    if (f_message && !n_message) {
    }
    if (f_record_batch && !n_record_batch) {
    }
}

int64_t kafka_log_t::log_entry_t::base_offset() {
    if (f_base_offset)
        return m_base_offset;
    f_base_offset = true;
    std::streampos _pos = m__io->pos();
    m__io->seek(ofs_entry());
    m_base_offset = m__io->read_s8be();
    m__io->seek(_pos);
    return m_base_offset;
}

bool kafka_log_t::log_entry_t::has_next() {
    if (f_has_next)
        return m_has_next;
    f_has_next = true;
    m_has_next =  ((len_left() >= static_cast<int64_t>(26)) && (len_next() >= 14) && (static_cast<int64_t>(len_next()) <= static_cast<int64_t>(len_left() - static_cast<int64_t>(12)))) ;
    return m_has_next;
}

int32_t kafka_log_t::log_entry_t::len_body() {
    if (f_len_body)
        return m_len_body;
    f_len_body = true;
    std::streampos _pos = m__io->pos();
    m__io->seek(ofs_entry() + static_cast<int64_t>(8));
    m_len_body = m__io->read_s4be();
    m__io->seek(_pos);
    return m_len_body;
}

int64_t kafka_log_t::log_entry_t::len_entry() {
    if (f_len_entry)
        return m_len_entry;
    f_len_entry = true;
    m_len_entry = static_cast<int64_t>(static_cast<int64_t>(len_body()) + static_cast<int64_t>(12));
    return m_len_entry;
}

int64_t kafka_log_t::log_entry_t::len_left() {
    if (f_len_left)
        return m_len_left;
    f_len_left = true;
    m_len_left = static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - ofs_next());
    return m_len_left;
}

int32_t kafka_log_t::log_entry_t::len_next() {
    if (f_len_next)
        return m_len_next;
    f_len_next = true;
    n_len_next = true;
    if (len_left() >= static_cast<int64_t>(26)) {
        n_len_next = false;
        std::streampos _pos = m__io->pos();
        m__io->seek(ofs_next() + static_cast<int64_t>(8));
        m_len_next = m__io->read_s4be();
        m__io->seek(_pos);
    }
    return m_len_next;
}

int8_t kafka_log_t::log_entry_t::magic() {
    if (f_magic)
        return m_magic;
    f_magic = true;
    std::streampos _pos = m__io->pos();
    m__io->seek(ofs_entry() + static_cast<int64_t>(16));
    m_magic = m__io->read_s1();
    m__io->seek(_pos);
    return m_magic;
}

kafka_message_t* kafka_log_t::log_entry_t::message() {
    if (f_message)
        return m_message.get();
    f_message = true;
    n_message = true;
    if ( ((magic() == 0) || ( ((magic() == 1) && (len_body() >= 22)) )) ) {
        n_message = false;
        std::streampos _pos = m__io->pos();
        m__io->seek(ofs_entry());
        m__raw_message = m__io->read_bytes(static_cast<int64_t>(len_entry()));
        m__io__raw_message = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_message));
        m_message = std::unique_ptr<kafka_message_t>(new kafka_message_t(m__io__raw_message.get()));
        m__io->seek(_pos);
    }
    return m_message.get();
}

int64_t kafka_log_t::log_entry_t::ofs_entry() {
    if (f_ofs_entry)
        return m_ofs_entry;
    f_ofs_entry = true;
    m_ofs_entry = static_cast<int64_t>(_io()->pos());
    return m_ofs_entry;
}

int64_t kafka_log_t::log_entry_t::ofs_next() {
    if (f_ofs_next)
        return m_ofs_next;
    f_ofs_next = true;
    m_ofs_next = static_cast<int64_t>(ofs_entry() + len_entry());
    return m_ofs_next;
}

kafka_record_batch_t* kafka_log_t::log_entry_t::record_batch() {
    if (f_record_batch)
        return m_record_batch.get();
    f_record_batch = true;
    n_record_batch = true;
    if ( ((magic() == 2) && (len_body() >= 49)) ) {
        n_record_batch = false;
        std::streampos _pos = m__io->pos();
        m__io->seek(ofs_entry());
        m__raw_record_batch = m__io->read_bytes(static_cast<int64_t>(len_entry()));
        m__io__raw_record_batch = std::unique_ptr<kaitai::kstream>(new kaitai::kstream(m__raw_record_batch));
        m_record_batch = std::unique_ptr<kafka_record_batch_t>(new kafka_record_batch_t(m__io__raw_record_batch.get()));
        m__io->seek(_pos);
    }
    return m_record_batch.get();
}

bool kafka_log_t::has_entries() {
    if (f_has_entries)
        return m_has_entries;
    f_has_entries = true;
    m_has_entries =  ((static_cast<int64_t>(_io()->size()) >= static_cast<int64_t>(26)) && (len_first() >= 14) && (static_cast<int64_t>(len_first()) <= static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(12)))) ;
    return m_has_entries;
}

int32_t kafka_log_t::len_first() {
    if (f_len_first)
        return m_len_first;
    f_len_first = true;
    n_len_first = true;
    if (static_cast<int64_t>(_io()->size()) >= static_cast<int64_t>(26)) {
        n_len_first = false;
        std::streampos _pos = m__io->pos();
        m__io->seek(8);
        m_len_first = m__io->read_s4be();
        m__io->seek(_pos);
    }
    return m_len_first;
}
