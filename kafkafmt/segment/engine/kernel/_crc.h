/* The two checksums of Kafka's log, for the kernel: by the instructions that x86 and ARM
 * processors have, elsewhere by tables, eight bytes at a time. crc_init() is called once, before anything else.
 *
 * The instruction for CRC-32C gives a result every cycle but takes three to make it, so long ranges
 * are cut in three that run side by side; a table moves the sum of one over the bytes of the next
 * (after Mark Adler's crc32c.c). For CRC-32 sixteen bytes at a time are folded by carry-less
 * products (Gopal and others, "Fast CRC Computation Using PCLMULQDQ Instruction", Intel, 2009).
 * Processors with AVX-512 fold 64 bytes at a time, for both sums.
 */
#ifndef KAFKAFMT_CRC_H
#define KAFKAFMT_CRC_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#define CRC_X86 0
#define CRC_ARM 0
#if defined(__GNUC__) && defined(__x86_64__)
#undef CRC_X86
#define CRC_X86 1
#define CRC_INSTRUCTION __attribute__((target("sse4.2")))
#include <immintrin.h>
#elif defined(__AARCH64EL__) && (defined(__ARM_FEATURE_CRC32) || defined(__linux__))
#undef CRC_ARM
#define CRC_ARM 1
#ifdef __clang__
#define CRC_INSTRUCTION __attribute__((target("crc")))
#else
#define CRC_INSTRUCTION __attribute__((target("+crc")))
#endif
#include <arm_acle.h>
#ifndef __ARM_FEATURE_CRC32 /* optional in ARMv8.0, so the system has to be asked */
#include <sys/auxv.h>
#endif
#endif

#define CRC32C_POLYNOMIAL 0x82f63b78u /* reversed */
#define CRC32_POLYNOMIAL 0xedb88320u

enum { CRC_LONG = 4096, CRC_SHORT = 256, CRC_MIN_WIDE = 128 };

static uint32_t crc32c_table[8][256], crc32_table[8][256];
static uint32_t crc_over_long[4][256], crc_over_short[4][256];
static int crc_has_instruction, crc_has_products, crc_has_wide_products;

static void crc_make_table(uint32_t table[8][256], uint32_t polynomial) {
    for (uint32_t n = 0; n < 256; n++) {
        uint32_t crc = n;
        for (int bit = 0; bit < 8; bit++) crc = crc & 1 ? crc >> 1 ^ polynomial : crc >> 1;
        table[0][n] = crc;
    }
    for (uint32_t n = 0; n < 256; n++)
        for (int k = 1; k < 8; k++)
            table[k][n] = table[k - 1][n] >> 8 ^ table[0][table[k - 1][n] & 0xff];
}

static uint32_t crc_load(const uint8_t *p) {
    return (uint32_t)p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
}

static uint32_t crc_by_table(uint32_t table[8][256], uint32_t crc, const uint8_t *p,
                             size_t size) {
    for (; size >= 8; p += 8, size -= 8) {
        uint32_t low = crc ^ crc_load(p), high = crc_load(p + 4);
        crc = table[7][low & 0xff] ^ table[6][low >> 8 & 0xff] ^ table[5][low >> 16 & 0xff] ^
              table[4][low >> 24] ^ table[3][high & 0xff] ^ table[2][high >> 8 & 0xff] ^
              table[1][high >> 16 & 0xff] ^ table[0][high >> 24];
    }
    for (; size; p++, size--) crc = table[0][(crc ^ *p) & 0xff] ^ crc >> 8;
    return crc;
}

#if CRC_X86 || CRC_ARM
/* What a sum becomes when `length` zero bytes follow, for each byte of the sum. */
static void crc_make_shift(uint32_t shift[4][256], size_t length) {
    uint32_t of_bit[32];
    for (int bit = 0; bit < 32; bit++) {
        uint32_t crc = (uint32_t)1 << bit;
        for (size_t i = 0; i < length; i++) crc = crc32c_table[0][crc & 0xff] ^ crc >> 8;
        of_bit[bit] = crc;
    }
    for (uint32_t n = 0; n < 256; n++)
        for (int k = 0; k < 4; k++) {
            shift[k][n] = 0;
            for (int bit = 0; bit < 8; bit++)
                if (n >> bit & 1) shift[k][n] ^= of_bit[8 * k + bit];
        }
}

static uint64_t crc_shifted(uint32_t shift[4][256], uint64_t crc) {
    return shift[0][crc & 0xff] ^ shift[1][crc >> 8 & 0xff] ^ shift[2][crc >> 16 & 0xff] ^
           shift[3][crc >> 24 & 0xff];
}

CRC_INSTRUCTION static inline uint64_t crc32c_of_word(uint64_t crc, const uint8_t *p) {
    uint64_t word;
    memcpy(&word, p, sizeof word);
#if CRC_X86
    return _mm_crc32_u64(crc, word);
#else
    return __crc32cd((uint32_t)crc, word);
#endif
}

CRC_INSTRUCTION static inline uint32_t crc32c_of_byte(uint32_t crc, uint8_t byte) {
#if CRC_X86
    return _mm_crc32_u8(crc, byte);
#else
    return __crc32cb(crc, byte);
#endif
}

CRC_INSTRUCTION static uint32_t crc32c_by_instruction(const uint8_t *p, size_t size) {
    uint64_t a = 0xffffffffu;
    while (size >= 3 * CRC_SHORT) {
        size_t length = size >= 3 * CRC_LONG ? CRC_LONG : CRC_SHORT;
        uint64_t b = 0, c = 0;
        for (size_t i = 0; i < length; i += 8) {
            a = crc32c_of_word(a, p + i);
            b = crc32c_of_word(b, p + i + length);
            c = crc32c_of_word(c, p + i + 2 * length);
        }
        if (length == CRC_LONG)
            a = crc_shifted(crc_over_long, crc_shifted(crc_over_long, a) ^ b) ^ c;
        else
            a = crc_shifted(crc_over_short, crc_shifted(crc_over_short, a) ^ b) ^ c;
        p += 3 * length;
        size -= 3 * length;
    }
    for (; size >= 8; p += 8, size -= 8) a = crc32c_of_word(a, p);
    for (; size; p++, size--) a = crc32c_of_byte((uint32_t)a, *p);
    return ~(uint32_t)a;
}
#endif

#if CRC_ARM
CRC_INSTRUCTION static uint32_t crc32_by_instruction(const uint8_t *p, size_t size) {
    uint32_t crc = 0xffffffffu;
    for (; size >= 8; p += 8, size -= 8) {
        uint64_t word;
        memcpy(&word, p, sizeof word);
        crc = __crc32d(crc, word);
    }
    for (; size; p++, size--) crc = __crc32b(crc, *p);
    return ~crc;
}
#endif

#if CRC_X86

/* `x` over the bytes of `factors`' powers, added to what stands there. */
__attribute__((target("pclmul,sse4.1"))) static inline __m128i crc_fold(__m128i x, __m128i factors,
                                                                        __m128i there) {
    __m128i low = _mm_clmulepi64_si128(x, factors, 0x00);
    __m128i high = _mm_clmulepi64_si128(x, factors, 0x11);
    return _mm_xor_si128(_mm_xor_si128(low, high), there);
}

static inline __m128i crc_load_16(const uint8_t *p) {
    return _mm_loadu_si128((const __m128i *)p);
}

/* The sum that the last 16 bytes leave, when all before are folded into them. */
__attribute__((target("pclmul,sse4.1"))) static inline uint32_t crc32_of_16(__m128i x) {
    const __m128i over_16 = _mm_set_epi64x(0x00ccaa009e, 0x01751997d0);
    const __m128i over_8 = _mm_set_epi64x(0, 0x0163cd6124);
    const __m128i barrett = _mm_set_epi64x(0x01f7011641, 0x01db710641);
    const __m128i low_words = _mm_set_epi32(0, ~0, 0, ~0);
    __m128i y;
    x = _mm_xor_si128(_mm_clmulepi64_si128(x, over_16, 0x10), _mm_srli_si128(x, 8));
    y = _mm_srli_si128(x, 4);
    x = _mm_clmulepi64_si128(_mm_and_si128(x, low_words), over_8, 0x00);
    x = _mm_xor_si128(x, y);
    y = _mm_clmulepi64_si128(_mm_and_si128(x, low_words), barrett, 0x10);
    y = _mm_clmulepi64_si128(_mm_and_si128(y, low_words), barrett, 0x00);
    return (uint32_t)_mm_extract_epi32(_mm_xor_si128(x, y), 1);
}

/* The sum `crc` over `size` more bytes, a multiple of 16 that is not 0. */
__attribute__((target("pclmul,sse4.1"))) static uint32_t crc32_by_products(uint32_t crc,
                                                                           const uint8_t *p,
                                                                           size_t size) {
    const __m128i over_64 = _mm_set_epi64x(0x01c6e41596, 0x0154442bd4);
    const __m128i over_16 = _mm_set_epi64x(0x00ccaa009e, 0x01751997d0);
    __m128i x = _mm_xor_si128(crc_load_16(p), _mm_cvtsi32_si128((int)crc));
    p += 16;
    size -= 16;
    if (size >= 48) {
        __m128i b = crc_load_16(p), c = crc_load_16(p + 16), d = crc_load_16(p + 32);
        for (p += 48, size -= 48; size >= 64; p += 64, size -= 64) {
            x = crc_fold(x, over_64, crc_load_16(p));
            b = crc_fold(b, over_64, crc_load_16(p + 16));
            c = crc_fold(c, over_64, crc_load_16(p + 32));
            d = crc_fold(d, over_64, crc_load_16(p + 48));
        }
        x = crc_fold(x, over_16, b);
        x = crc_fold(x, over_16, c);
        x = crc_fold(x, over_16, d);
    }
    for (; size; p += 16, size -= 16) x = crc_fold(x, over_16, crc_load_16(p));
    return crc32_of_16(x);
}

/* What moves 16 bytes over so many others: the powers of x for their halves. */
typedef struct {
    uint64_t over_256[2], over_64[2], to_last[8];
} crc_powers;

static crc_powers crc32c_powers, crc32_powers;
static uint8_t crc_bytes[64]; /* 0 to 63 */

static void crc_make_power(uint64_t pair[2], uint32_t polynomial, int bytes) {
    uint32_t power = 0x80000000u; /* 1, reversed */
    for (int n = 1; n <= 8 * bytes + 32; n++) {
        power = power & 1 ? power >> 1 ^ polynomial : power >> 1;
        if (n == 8 * bytes - 32) pair[1] = (uint64_t)power << 1;
    }
    pair[0] = (uint64_t)power << 1;
}

static void crc_make_powers(crc_powers *powers, uint32_t polynomial) {
    crc_make_power(powers->over_256, polynomial, 256);
    crc_make_power(powers->over_64, polynomial, 64);
    for (int lane = 0; lane < 3; lane++)
        crc_make_power(powers->to_last + 2 * lane, polynomial, 48 - 16 * lane);
}

#define CRC_WIDE __attribute__((target("avx512f,avx512bw,avx512vbmi,vpclmulqdq,pclmul,sse4.2")))

CRC_WIDE static inline __m512i crc_fold_64(__m512i x, __m512i powers, __m512i there) {
    __m512i low = _mm512_clmulepi64_epi128(x, powers, 0x00);
    __m512i high = _mm512_clmulepi64_epi128(x, powers, 0x11);
    return _mm512_ternarylogic_epi64(low, high, there, 0x96);
}

CRC_WIDE static inline __m512i crc_pair(const uint64_t pair[2]) {
    return _mm512_broadcast_i32x4(_mm_loadu_si128((const __m128i *)pair));
}

/* All of at least CRC_MIN_WIDE bytes folded into the last 16. Zeroes in front change nothing, so
 * the first block is a part of one, behind zeroes, and there is no rest. The sum begins with ones,
 * which are added to the first four bytes, wherever those lie. */
CRC_WIDE static inline __m128i crc_folded(const crc_powers *powers, const uint8_t *p, size_t size) {
    const __m512i over_256 = crc_pair(powers->over_256), over_64 = crc_pair(powers->over_64);
    const unsigned part = ((unsigned)size - 1) % 64 + 1;
    const uint8_t *end = p + size;
    __m512i x, b, c, d;
    x = _mm512_sub_epi8(_mm512_loadu_si512(crc_bytes), _mm512_set1_epi8((char)(64 - part)));
    x = _mm512_maskz_permutexvar_epi8(~0ull << (64 - part), x, _mm512_loadu_si512(p));
    x = _mm512_xor_si512(x, _mm512_maskz_set1_epi8(0xfull << (64 - part), -1));
    b = _mm512_maskz_set1_epi8(part < 4 ? 0xfu >> part : 0, -1);
    p += part;
    x = crc_fold_64(x, over_64, _mm512_xor_si512(b, _mm512_loadu_si512(p)));
    p += 64;
    if (end - p >= 512) {
        b = _mm512_loadu_si512(p);
        c = _mm512_loadu_si512(p + 64);
        d = _mm512_loadu_si512(p + 128);
        for (p += 192; end - p >= 256; p += 256) {
            x = crc_fold_64(x, over_256, _mm512_loadu_si512(p));
            b = crc_fold_64(b, over_256, _mm512_loadu_si512(p + 64));
            c = crc_fold_64(c, over_256, _mm512_loadu_si512(p + 128));
            d = crc_fold_64(d, over_256, _mm512_loadu_si512(p + 192));
        }
        x = crc_fold_64(x, over_64, b);
        x = crc_fold_64(x, over_64, c);
        x = crc_fold_64(x, over_64, d);
    }
    for (; p < end; p += 64) x = crc_fold_64(x, over_64, _mm512_loadu_si512(p));
    b = _mm512_loadu_si512(powers->to_last); /* nothing for the last: it is added as it is */
    b = crc_fold_64(x, b, _mm512_maskz_mov_epi64(0xc0, x));
    return _mm_xor_si128(
        _mm_xor_si128(_mm512_extracti32x4_epi32(b, 0), _mm512_extracti32x4_epi32(b, 1)),
        _mm_xor_si128(_mm512_extracti32x4_epi32(b, 2), _mm512_extracti32x4_epi32(b, 3)));
}

CRC_WIDE static uint32_t crc32c_by_wide_products(const uint8_t *p, size_t size) {
    __m128i x = crc_folded(&crc32c_powers, p, size);
    uint64_t crc = _mm_crc32_u64(0, (uint64_t)_mm_cvtsi128_si64(x));
    return ~(uint32_t)_mm_crc32_u64(crc, (uint64_t)_mm_extract_epi64(x, 1));
}

CRC_WIDE static uint32_t crc32_by_wide_products(const uint8_t *p, size_t size) {
    return ~crc32_of_16(crc_folded(&crc32_powers, p, size));
}
#endif

static void crc_init(void) {
    crc_make_table(crc32c_table, CRC32C_POLYNOMIAL);
    crc_make_table(crc32_table, CRC32_POLYNOMIAL);
#if CRC_X86
    __builtin_cpu_init();
    crc_has_instruction = __builtin_cpu_supports("sse4.2");
    crc_has_products = __builtin_cpu_supports("pclmul") && __builtin_cpu_supports("sse4.1");
    crc_has_wide_products = __builtin_cpu_supports("vpclmulqdq") &&
                            __builtin_cpu_supports("avx512vbmi") && crc_has_instruction &&
                            crc_has_products;
    if (crc_has_wide_products) {
        crc_make_powers(&crc32c_powers, CRC32C_POLYNOMIAL);
        crc_make_powers(&crc32_powers, CRC32_POLYNOMIAL);
        for (int n = 0; n < 64; n++) crc_bytes[n] = (uint8_t)n;
    }
#elif CRC_ARM && defined(__ARM_FEATURE_CRC32)
    crc_has_instruction = 1;
#elif CRC_ARM
    crc_has_instruction = (getauxval(AT_HWCAP) & 1 << 7) != 0; /* HWCAP_CRC32 */
#endif
#if CRC_X86 || CRC_ARM
    if (crc_has_instruction) {
        crc_make_shift(crc_over_long, CRC_LONG);
        crc_make_shift(crc_over_short, CRC_SHORT);
    }
#endif
}

static uint32_t crc32c_by_table(const uint8_t *p, size_t size) {
    return ~crc_by_table(crc32c_table, 0xffffffffu, p, size);
}

static uint32_t crc32c_narrow(const uint8_t *p, size_t size) {
#if CRC_X86 || CRC_ARM
    if (crc_has_instruction) return crc32c_by_instruction(p, size);
#endif
    return crc32c_by_table(p, size);
}

static uint32_t crc32c_of(const uint8_t *p, size_t size) {
#if CRC_X86
    if (crc_has_wide_products && size >= CRC_MIN_WIDE) return crc32c_by_wide_products(p, size);
#endif
    return crc32c_narrow(p, size);
}

static uint32_t crc32_by_table(const uint8_t *p, size_t size) {
    return ~crc_by_table(crc32_table, 0xffffffffu, p, size);
}

static uint32_t crc32_narrow(const uint8_t *p, size_t size) {
#if CRC_X86
    if (crc_has_products && size >= 16) {
        size_t whole = size & ~(size_t)15;
        uint32_t crc = crc32_by_products(0xffffffffu, p, whole);
        return ~crc_by_table(crc32_table, crc, p + whole, size - whole);
    }
#elif CRC_ARM
    if (crc_has_instruction) return crc32_by_instruction(p, size);
#endif
    return crc32_by_table(p, size);
}

static uint32_t crc32_of(const uint8_t *p, size_t size) {
#if CRC_X86
    if (crc_has_wide_products && size >= CRC_MIN_WIDE) return crc32_by_wide_products(p, size);
#endif
    return crc32_narrow(p, size);
}

#endif
