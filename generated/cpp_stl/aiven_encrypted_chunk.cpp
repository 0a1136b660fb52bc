// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#include "aiven_encrypted_chunk.h"

aiven_encrypted_chunk_t::aiven_encrypted_chunk_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent, aiven_encrypted_chunk_t* p__root) : kaitai::kstruct(p__io) {
    m__parent = p__parent;
    m__root = p__root ? p__root : this;
    f_len_ciphertext = false;
    _read();
}

void aiven_encrypted_chunk_t::_read() {
    m_iv = m__io->read_bytes(12);
    m_ciphertext = m__io->read_bytes(len_ciphertext());
    m_tag = m__io->read_bytes(16);
}

aiven_encrypted_chunk_t::~aiven_encrypted_chunk_t() {
    _clean_up();
}

void aiven_encrypted_chunk_t::_clean_up() {
}

int64_t aiven_encrypted_chunk_t::len_ciphertext() {
    if (f_len_ciphertext)
        return m_len_ciphertext;
    f_len_ciphertext = true;
    m_len_ciphertext = ((static_cast<int64_t>(_io()->size()) > static_cast<int64_t>(28)) ? (static_cast<int64_t>(static_cast<int64_t>(_io()->size()) - static_cast<int64_t>(28))) : (static_cast<int64_t>(0)));
    return m_len_ciphertext;
}
