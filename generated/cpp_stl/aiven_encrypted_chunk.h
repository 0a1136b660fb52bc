#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class aiven_encrypted_chunk_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * One chunk of a segment, or one index of the object `.indexes`, encrypted
 * with AES-256 in GCM. The chunk index of the manifest says where each
 * begins and ends. Key and additional authenticated data, the same for all
 * chunks of a segment, are the fields `dataKey` (itself encrypted with RSA)
 * and `aad` of the manifest's `encryption`. What the ciphertext gives is a
 * zstd frame where the manifest says `compression`.
 * \sa https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/transform/EncryptionChunkEnumeration.java EncryptionChunkEnumeration
 * \sa https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/security/AesEncryptionProvider.java AesEncryptionProvider
 * \sa https://csrc.nist.gov/pubs/sp/800/38/d/final NIST SP 800-38D, Galois/Counter Mode
 */

class aiven_encrypted_chunk_t : public kaitai::kstruct {

public:

    aiven_encrypted_chunk_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, aiven_encrypted_chunk_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~aiven_encrypted_chunk_t();

private:
    bool f_len_ciphertext;
    int64_t m_len_ciphertext;

public:

    /**
     * What is between the initialization vector and the tag.
     */
    int64_t len_ciphertext();

private:
    std::string m_iv;
    std::string m_ciphertext;
    std::string m_tag;
    aiven_encrypted_chunk_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * The initialization vector, a new one for each chunk.
     */
    std::string iv() const { return m_iv; }

    /**
     * As many bytes as the plain chunk, or its zstd frame, has.
     */
    std::string ciphertext() const { return m_ciphertext; }

    /**
     * Proves that the ciphertext and the additional authenticated data are
     * unchanged. It says nothing about the chunk's place in the segment.
     */
    std::string tag() const { return m_tag; }
    aiven_encrypted_chunk_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
