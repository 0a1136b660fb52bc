#pragma once

// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

class aiven_chunk_sizes_t;

#include "kaitai/kaitaistruct.h"
#include <stdint.h>
#include <memory>
#include <vector>

#if KAITAI_STRUCT_VERSION < 11000L
#error "Incompatible Kaitai Struct C++/STL API: version 0.11 or later is required"
#endif

/**
 * How many bytes each chunk of a segment has as it is stored, one after the
 * other in the object `.log`: the field `transformedChunks` of a manifest
 * (`.rsm-manifest`) whose chunk index is of type `variable`. There it is
 * text: Base64 of one zstd frame. Decode and decompress that first.
 *
 * The size of each chunk but the last is the sum of `base` and of a value.
 * All values are as wide as the greatest of them needs, so a table has one
 * of `one_byte_values`, `two_byte_values`, `three_byte_values` and
 * `four_byte_values`.
 * \sa https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/manifest/index/serde/ChunkSizesBinaryCodec.java ChunkSizesBinaryCodec
 */

class aiven_chunk_sizes_t : public kaitai::kstruct {

public:
    class three_byte_value_t;

    aiven_chunk_sizes_t(kaitai::kstream* p__io, kaitai::kstruct* p__parent = nullptr, aiven_chunk_sizes_t* p__root = nullptr);

private:
    void _read();
    void _clean_up();

public:
    ~aiven_chunk_sizes_t();

    /**
     * An unsigned number of three bytes.
     * \sa https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/manifest/index/serde/ChunkSizesBinaryCodec.java ChunkSizesBinaryCodec
     */

    class three_byte_value_t : public kaitai::kstruct {

    public:

        three_byte_value_t(kaitai::kstream* p__io, aiven_chunk_sizes_t* p__parent = nullptr, aiven_chunk_sizes_t* p__root = nullptr);

    private:
        void _read();
        void _clean_up();

    public:
        ~three_byte_value_t();

    private:
        bool f_value;
        int64_t m_value;

    public:

        /**
         * The number.
         */
        int64_t value();

    private:
        uint8_t m_high;
        uint16_t m_low;
        aiven_chunk_sizes_t* m__root;
        aiven_chunk_sizes_t* m__parent;

    public:

        /**
         * The highest byte.
         */
        uint8_t high() const { return m_high; }

        /**
         * The two lower bytes.
         */
        uint16_t low() const { return m_low; }
        aiven_chunk_sizes_t* _root() const { return m__root; }
        aiven_chunk_sizes_t* _parent() const { return m__parent; }
    };

private:
    bool f_num_values;
    int64_t m_num_values;

public:

    /**
     * All chunks but the last; less than none without chunks.
     */
    int64_t num_values();

private:
    int32_t m_num_chunks;
    int32_t m_base;
    bool n_base;

public:
    bool _is_null_base() { base(); return n_base; };

private:
    int8_t m_len_value;
    bool n_len_value;

public:
    bool _is_null_len_value() { len_value(); return n_len_value; };

private:
    std::unique_ptr<std::vector<uint8_t>> m_one_byte_values;
    bool n_one_byte_values;

public:
    bool _is_null_one_byte_values() { one_byte_values(); return n_one_byte_values; };

private:
    std::unique_ptr<std::vector<uint16_t>> m_two_byte_values;
    bool n_two_byte_values;

public:
    bool _is_null_two_byte_values() { two_byte_values(); return n_two_byte_values; };

private:
    std::unique_ptr<std::vector<std::unique_ptr<three_byte_value_t>>> m_three_byte_values;
    bool n_three_byte_values;

public:
    bool _is_null_three_byte_values() { three_byte_values(); return n_three_byte_values; };

private:
    std::unique_ptr<std::vector<uint32_t>> m_four_byte_values;
    bool n_four_byte_values;

public:
    bool _is_null_four_byte_values() { four_byte_values(); return n_four_byte_values; };

private:
    int32_t m_len_last_chunk;
    bool n_len_last_chunk;

public:
    bool _is_null_len_last_chunk() { len_last_chunk(); return n_len_last_chunk; };

private:
    std::string m_trailing;
    aiven_chunk_sizes_t* m__root;
    kaitai::kstruct* m__parent;

public:

    /**
     * How many chunks; none for none, and then nothing follows.
     */
    int32_t num_chunks() const { return m_num_chunks; }

    /**
     * The least size of all chunks but the last; absent with a single chunk.
     */
    int32_t base() const { return m_base; }

    /**
     * Bytes of each value; absent with a single chunk.
     */
    int8_t len_value() const { return m_len_value; }

    /**
     * For each chunk but the last, its size less `base`.
     */
    std::vector<uint8_t>* one_byte_values() const { return m_one_byte_values.get(); }

    /**
     * For each chunk but the last, its size less `base`.
     */
    std::vector<uint16_t>* two_byte_values() const { return m_two_byte_values.get(); }

    /**
     * For each chunk but the last, its size less `base`.
     */
    std::vector<std::unique_ptr<three_byte_value_t>>* three_byte_values() const { return m_three_byte_values.get(); }

    /**
     * For each chunk but the last, its size less `base`.
     */
    std::vector<uint32_t>* four_byte_values() const { return m_four_byte_values.get(); }

    /**
     * The whole size of the last chunk; absent without chunks.
     */
    int32_t len_last_chunk() const { return m_len_last_chunk; }

    /**
     * Empty as a rule. The plugin does not look at it.
     */
    std::string trailing() const { return m_trailing; }
    aiven_chunk_sizes_t* _root() const { return m__root; }
    kaitai::kstruct* _parent() const { return m__parent; }
};
