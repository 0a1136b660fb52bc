// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "aiven_chunk_sizes.h"
#include "kaitai/exceptions.h"

aiven_chunk_sizes_t::aiven_chunk_sizes_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, aiven_chunk_sizes_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    m_one_byte_values = nullptr;
    m_two_byte_values = nullptr;
    m_three_byte_values = nullptr;
    m_four_byte_values = nullptr;
    f_num_values = false;
    _read();
}

void aiven_chunk_sizes_t::_read() {
    m_num_chunks = m__io->read_s4be();
    if (!(m_num_chunks >= 0)) {
        throw kaitai::validation_less_than_error<int32_t>(0, m_num_chunks, m__io, std::string("/seq/0"));
    }
    n_base = true;
    if (num_chunks() > 1) {
        n_base = false;
        m_base = m__io->read_s4be();
    }
    n_len_value = true;
    if (num_chunks() > 1) {
        n_len_value = false;
        m_len_value = m__io->read_s1();
        if (!(m_len_value >= 1)) {
            throw kaitai::validation_less_than_error<int8_t>(1, m_len_value, m__io, std::string("/seq/2"));
        }
        if (!(m_len_value <= 4)) {
            throw kaitai::validation_greater_than_error<int8_t>(4, m_len_value, m__io, std::string("/seq/2"));
        }
    }
    n_one_byte_values = true;
    if ( ((num_chunks() > 1) && (len_value() == 1)) ) {
        n_one_byte_values = false;
        m_one_byte_values = std::unique_ptr<std::vector<uint8_t>>(new std::vector<uint8_t>());
        const int l_one_byte_values = static_cast<int64_t>(num_values());
        for (int i = 0; i < l_one_byte_values; i++) {
            m_one_byte_values->push_back(std::move(m__io->read_u1()));
        }
    }
    n_two_byte_values = true;
    if ( ((num_chunks() > 1) && (len_value() == 2)) ) {
        n_two_byte_values = false;
        m_two_byte_values = std::unique_ptr<std::vector<uint16_t>>(new std::vector<uint16_t>());
        const int l_two_byte_values = static_cast<int64_t>(num_values());
        for (int i = 0; i < l_two_byte_values; i++) {
            m_two_byte_values->push_back(std::move(m__io->read_u2be()));
        }
    }
    n_three_byte_values = true;
    if ( ((num_chunks() > 1) && (len_value() == 3)) ) {
        n_three_byte_values = false;
        m_three_byte_values = std::unique_ptr<std::vector<std::unique_ptr<three_byte_value_t>>>(new std::vector<std::unique_ptr<three_byte_value_t>>());
        const int l_three_byte_values = static_cast<int64_t>(num_values());
        for (int i = 0; i < l_three_byte_values; i++) {
            m_three_byte_values->push_back(std::move(std::unique_ptr<three_byte_value_t>(new three_byte_value_t(m__io, this, m__root))));
        }
    }
    n_four_byte_values = true;
    if ( ((num_chunks() > 1) && (len_value() == 4)) ) {
        n_four_byte_values = false;
        m_four_byte_values = std::unique_ptr<std::vector<uint32_t>>(new std::vector<uint32_t>());
        const int l_four_byte_values = static_cast<int64_t>(num_values());
        for (int i = 0; i < l_four_byte_values; i++) {
            m_four_byte_values->push_back(std::move(m__io->read_u4be()));
        }
    }
    n_len_last_chunk = true;
    if (num_chunks() > 0) {
        n_len_last_chunk = false;
        m_len_last_chunk = m__io->read_s4be();
    }
    m_trailing = m__io->read_bytes_full();
}

aiven_chunk_sizes_t::~aiven_chunk_sizes_t() {
    _clean_up();
}

void aiven_chunk_sizes_t::_clean_up() {
    if (!n_base) {
    }
    if (!n_len_value) {
    }
    if (!n_one_byte_values) {
    }
    if (!n_two_byte_values) {
    }
    if (!n_three_byte_values) {
    }
    if (!n_four_byte_values) {
    }
    if (!n_len_last_chunk) {
    }
}

aiven_chunk_sizes_t::three_byte_value_t::three_byte_value_t(kaitai::kstream* p__io, aiven_chunk_sizes_t* p__parent, aiven_chunk_sizes_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root;
    f_value = false;
    _read();
}

void aiven_chunk_sizes_t::three_byte_value_t::_read() {
    m_high = m__io->read_u1();
    m_low = m__io->read_u2be();
}

aiven_chunk_sizes_t::three_byte_value_t::~three_byte_value_t() {
    _clean_up();
}

void aiven_chunk_sizes_t::three_byte_value_t::_clean_up() {
}

int64_t aiven_chunk_sizes_t::three_byte_value_t::value() {
    if (f_value)
        return m_value;
    f_value = true;
    m_value = static_cast<int64_t>(static_cast<int64_t>(static_cast<int64_t>(high()) * static_cast<int64_t>(65536)) + static_cast<int64_t>(low()));
    return m_value;
}

int64_t aiven_chunk_sizes_t::num_values() {
    if (f_num_values)
        return m_num_values;
    f_num_values = true;
    m_num_values = static_cast<int64_t>(static_cast<int64_t>(num_chunks()) - static_cast<int64_t>(1));
    return m_num_values;
}
