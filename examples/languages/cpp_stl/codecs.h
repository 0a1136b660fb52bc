// What the parsers leave to their user: Kafka's checksums and codecs.
//
// SPDX-License-Identifier: CC0-1.0
#include <zlib.h>
#include <zstd.h>

#include <array>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>

const char *const CODECS[] = {"none", "gzip", "snappy", "lz4", "zstd"};
const size_t LIMIT = 64 << 20;  // bytes of a decompressed entry

/** The checksum of a record batch, CRC-32C. */
inline uint32_t crc32c(const std::string &data, size_t start) {
    static const auto table = [] {
        std::array<uint32_t, 256> made{};
        for (uint32_t byte = 0; byte < 256; byte++) {
            uint32_t crc = byte;
            for (int bit = 0; bit < 8; bit++) {
                crc = crc >> 1 ^ (crc & 1 ? 0x82f63b78 : 0);
            }
            made[byte] = crc;
        }
        return made;
    }();
    uint32_t crc = 0xffffffff;
    for (size_t at = start; at < data.size(); at++) {
        crc = table[(crc ^ static_cast<uint8_t>(data[at])) & 0xff] ^ crc >> 8;
    }
    return ~crc;
}

/** Bytes that are read one after the other; what is not there is an exception. */
class Input {
  public:
    Input(const char *data, size_t size) : data(data), left(size) {}

    bool more() const { return left > 0; }

    const char *take(size_t size) {
        if (size > left) {
            throw std::runtime_error("the bytes end");
        }
        const char *taken = data;
        data += size, left -= size;
        return taken;
    }

    /** A number of 1 to 4 bytes, the lowest first. */
    uint32_t number(size_t width) {
        uint32_t value = 0;
        const char *bytes = take(width);
        for (size_t at = width; at-- > 0;) {
            value = value << 8 | static_cast<uint8_t>(bytes[at]);
        }
        return value;
    }

    Input block(size_t size) { return Input(take(size), size); }

  private:
    const char *data;
    size_t left;
};

/** Bytes that are decompressed one after the other, at most LIMIT. */
class Output {
  public:
    std::string data;

    void add(const char *bytes, size_t size) {
        reserve(size);
        data.append(bytes, size);
    }

    /** Repeats bytes; they may overlap those that are added. */
    void copy(size_t distance, size_t length) {
        if (distance < 1 || distance > data.size()) {
            throw std::runtime_error("a copy from before the beginning");
        }
        reserve(length);
        while (length-- > 0) {
            data.push_back(data[data.size() - distance]);
        }
    }

  private:
    void reserve(size_t size) const {
        if (size > LIMIT - data.size()) {
            throw std::runtime_error("too long");
        }
    }
};

/** Decompresses the members of gzip; like Java, ignores what follows the last one. */
inline void gzip(const std::string &in, Output &out) {
    size_t start = 0;
    char chunk[1 << 16];
    while (in.compare(start, 3, "\x1f\x8b\x08") == 0) {
        z_stream stream{};
        if (inflateInit2(&stream, 31) != Z_OK) {
            throw std::bad_alloc();
        }
        std::unique_ptr<z_stream, int (*)(z_stream *)> end(&stream, inflateEnd);
        stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(in.data() + start));
        stream.avail_in = in.size() - start;
        for (int code = Z_OK; code != Z_STREAM_END;) {
            stream.next_out = reinterpret_cast<Bytef *>(chunk);
            stream.avail_out = sizeof chunk;
            code = inflate(&stream, Z_NO_FLUSH);
            if (code != Z_OK && code != Z_STREAM_END) {
                throw std::runtime_error("malformed gzip");
            }
            out.add(chunk, sizeof chunk - stream.avail_out);
        }
        start = in.size() - stream.avail_in;
    }
}

/** Decompresses a raw block of snappy: its length, then literals and copies. */
inline void snappy_block(Input in, Output &out) {
    uint64_t end = out.data.size();
    for (uint32_t shift = 0, byte = 0x80; byte >= 0x80 && shift < 35; shift += 7) {
        byte = in.number(1);
        end += static_cast<uint64_t>(byte & 0x7f) << shift;
    }
    while (in.more()) {
        uint32_t tag = in.number(1);
        size_t length = (tag >> 2) + 1;
        if ((tag & 3) == 0) {
            length = length > 60 ? size_t(in.number(length - 60)) + 1 : length;
            out.add(in.take(length), length);
        } else if ((tag & 3) == 1) {
            out.copy((tag & 0xe0) << 3 | in.number(1), (tag >> 2 & 7) + 4);
        } else {
            out.copy(in.number((tag & 3) == 2 ? 2 : 4), length);
        }
    }
    if (out.data.size() != end) {
        throw std::runtime_error("snappy of another length");
    }
}

/** Decompresses blocks in the framing of the library xerial, or one block alone. */
inline void snappy(const std::string &data, Output &out) {
    Input in(data.data(), data.size());
    if (data.compare(0, 8, std::string("\x82SNAPPY\0", 8)) != 0) {
        return snappy_block(in, out);
    }
    in.take(16);
    while (in.more()) {
        size_t length = 0;
        for (int byte = 0; byte < 4; byte++) {
            length = length << 8 | in.number(1);
        }
        snappy_block(in.block(length), out);
    }
}

inline size_t extended(Input &in, size_t length) {
    for (size_t more = 255; length >= 15 && more == 255; length += more) {
        more = in.number(1);
    }
    return length;
}

/** Decompresses the literals and copies of a block of LZ4. */
inline void lz4_block(Input in, Output &out) {
    while (in.more()) {
        uint32_t token = in.number(1);
        size_t length = extended(in, token >> 4);
        out.add(in.take(length), length);
        if (in.more()) {
            size_t distance = in.number(2);
            out.copy(distance, extended(in, token & 15) + 4);
        }
    }
}

/**
 * Decompresses a frame of LZ4. The checksum of its header is not looked at: in magic 0, Kafka
 * computes it over the wrong bytes, and libraries refuse it.
 */
inline void lz4(const std::string &data, Output &out) {
    Input in(data.data(), data.size());
    if (in.number(4) != 0x184d2204) {
        throw std::runtime_error("no LZ4 frame");
    }
    uint32_t flags = in.number(1);
    in.take(2 + (flags & 8 ? 8 : 0) + (flags & 1 ? 4 : 0));
    while (uint32_t length = in.number(4)) {
        size_t size = length & 0x7fffffff;
        if (length >> 31) {  // stored
            out.add(in.take(size), size);
        } else {
            lz4_block(in.block(size), out);
        }
        in.take(flags & 16 ? 4 : 0);  // the checksum of the block
    }
}

/** Decompresses frames of zstd, one after the other. */
inline void zstd(const std::string &data, Output &out) {
    std::unique_ptr<ZSTD_DCtx, size_t (*)(ZSTD_DCtx *)> context(ZSTD_createDCtx(), ZSTD_freeDCtx);
    char chunk[1 << 16];
    ZSTD_inBuffer in{data.data(), data.size(), 0};
    size_t wanted = 0;
    bool full = false;
    while (in.pos < in.size || full) {
        ZSTD_outBuffer part{chunk, sizeof chunk, 0};
        wanted = ZSTD_decompressStream(context.get(), &part, &in);
        if (ZSTD_isError(wanted)) {
            throw std::runtime_error(ZSTD_getErrorName(wanted));
        }
        out.add(chunk, part.pos);
        full = part.pos == part.size && wanted > 0;
    }
    if (wanted > 0) {
        throw std::runtime_error("zstd that is cut off");
    }
}

/** The decompressed bytes; throws if they are malformed, or more than LIMIT. */
inline std::string decompress(uint64_t codec, const std::string &data) {
    using Decoder = void (*)(const std::string &, Output &);
    const Decoder decoders[] = {
        [](const std::string &in, Output &out) { out.data = in; }, gzip, snappy, lz4, zstd};
    if (codec >= std::size(decoders)) {
        throw std::runtime_error("no such codec");
    }
    Output out;
    decoders[codec](data, out);
    return std::move(out.data);
}
