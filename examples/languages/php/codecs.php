<?php
// What the parsers leave to their user: Kafka's codecs.
//
// SPDX-License-Identifier: CC0-1.0

declare(strict_types=1);

const CODECS = ['none', 'gzip', 'snappy', 'lz4', 'zstd'];
const LIMIT = 64 << 20; // bytes of a decompressed entry

/** The bytes are malformed, or more than LIMIT. */
class Malformed extends Exception
{
}

/** Bytes that are read one after the other. */
class Input
{
    private int $position = 0;

    public function __construct(private string $data)
    {
    }

    public function more(): bool
    {
        return $this->position < strlen($this->data);
    }

    public function take(int $size): string
    {
        if ($size > strlen($this->data) - $this->position) {
            throw new Malformed('the bytes end');
        }
        $this->position += $size;
        return substr($this->data, $this->position - $size, $size);
    }

    /** A number of 1 to 4 bytes, the lowest first. */
    public function number(int $width): int
    {
        return unpack('V', str_pad($this->take($width), 4, "\0"))[1];
    }
}

/** Bytes that are decompressed one after the other, at most LIMIT. */
class Output
{
    public string $data = '';

    public function add(string $bytes): void
    {
        $this->check(strlen($bytes));
        $this->data .= $bytes;
    }

    /** Repeats bytes; they may overlap those that are added. */
    public function copy(int $distance, int $length): void
    {
        if ($distance < 1 || $distance > strlen($this->data)) {
            throw new Malformed('a copy from before the beginning');
        }
        $this->check($length);
        $part = substr($this->data, -$distance, min($distance, $length));
        $this->data .= str_pad($part, $length, $part);
    }

    private function check(int $size): void
    {
        if ($size > LIMIT - strlen($this->data)) {
            throw new Malformed('too long');
        }
    }
}

/** Decompresses bytes; throws Malformed. */
function decompress(int $codec, string $data): string
{
    $output = new Output();
    match (CODECS[$codec] ?? throw new Malformed('no such codec')) {
        'none' => $output->data = $data,
        'gzip' => gzip($data, $output),
        'snappy' => snappy($data, $output),
        'lz4' => lz4(new Input($data), $output),
        'zstd' => zstd($data, $output),
    };
    return $output->data;
}

/** The members of gzip; like Java, what follows the last one is ignored. */
function gzip(string $data, Output $output): void
{
    for ($start = 0; substr($data, $start, 3) === "\x1f\x8b\x08"; $start += $read) {
        $stream = inflate_init(ZLIB_ENCODING_GZIP);
        for ($at = $start; inflate_get_status($stream) !== ZLIB_STREAM_END; $at += 4096) {
            $plain = @inflate_add($stream, substr($data, $at, 4096)); // a warning says it is false
            if ($plain === false || $at >= strlen($data)) {
                throw new Malformed('gzip');
            }
            $output->add($plain);
        }
        $read = inflate_get_read_len($stream);
    }
}

/** Blocks in the framing of the library xerial, or one block alone. */
function snappy(string $data, Output $output): void
{
    $input = new Input($data);
    if (!str_starts_with($data, "\x82SNAPPY\0")) {
        snappy_block($input, $output);
        return;
    }
    $input->take(16);
    while ($input->more()) {
        snappy_block(new Input($input->take(unpack('N', $input->take(4))[1])), $output);
    }
}

/** A raw block: its length, then literals and copies. */
function snappy_block(Input $input, Output $output): void
{
    $end = strlen($output->data);
    for ($shift = 0, $part = 0x80; $part >= 0x80 && $shift < 35; $shift += 7) {
        $part = $input->number(1);
        $end += ($part & 0x7f) << $shift;
    }
    while ($input->more()) {
        $tag = $input->number(1);
        $length = ($tag >> 2) + 1;
        if (($tag & 3) === 0) {
            $output->add($input->take($length > 60 ? $input->number($length - 60) + 1 : $length));
        } elseif (($tag & 3) === 1) {
            $output->copy(($tag & 0xe0) << 3 | $input->number(1), ($tag >> 2 & 7) + 4);
        } else {
            $output->copy($input->number(($tag & 3) === 2 ? 2 : 4), $length);
        }
    }
    if (strlen($output->data) !== $end) {
        throw new Malformed('snappy of another length');
    }
}

/**
 * A frame. The checksum of its header is not looked at: in magic 0, Kafka computes it over the wrong
 * bytes, and libraries refuse it.
 */
function lz4(Input $input, Output $output): void
{
    if ($input->number(4) !== 0x184d2204) {
        throw new Malformed('no LZ4 frame');
    }
    $flags = $input->number(1);
    $input->take(2 + ($flags & 8 ? 8 : 0) + ($flags & 1 ? 4 : 0));
    while (($length = $input->number(4)) !== 0) {
        $block = $input->take($length & 0x7fffffff);
        if ($length >> 31) {
            $output->add($block); // stored
        } else {
            lz4_block(new Input($block), $output);
        }
        $input->take($flags & 16 ? 4 : 0); // the checksum of the block
    }
}

/** Literals and copies. */
function lz4_block(Input $input, Output $output): void
{
    while ($input->more()) {
        $token = $input->number(1);
        $output->add($input->take(extended($input, $token >> 4)));
        if ($input->more()) {
            $distance = $input->number(2);
            $output->copy($distance, extended($input, $token & 15) + 4);
        }
    }
}

function extended(Input $input, int $length): int
{
    for ($more = 255; $length >= 15 && $more === 255; $length += $more) {
        $more = $input->number(1);
    }
    return $length;
}

const LIBZSTD = [
    'Linux' => 'libzstd.so.1',
    'Darwin' => 'libzstd.dylib',
    'Windows' => 'libzstd.dll',
];

/** Frames, one after the other. They need the extension FFI and the library libzstd. */
function zstd(string $data, Output $output): void
{
    static $library = null;
    $library ??= FFI::cdef(
        'typedef struct { void *bytes; size_t size, position; } buffer;
         void *ZSTD_createDCtx(void);
         size_t ZSTD_freeDCtx(void *);
         unsigned ZSTD_isError(size_t);
         size_t ZSTD_decompressStream(void *, buffer *, buffer *);',
        LIBZSTD[PHP_OS_FAMILY] ?? 'libzstd.so'
    );
    $size = strlen($data);
    $stored = FFI::new('char[' . $size + 1 . ']');
    FFI::memcpy($stored, $data, $size);
    $chunk = FFI::new('char[65536]');
    [$in, $out] = [$library->new('buffer'), $library->new('buffer')];
    [$in->bytes, $in->size] = [FFI::addr($stored), $size];
    [$out->bytes, $out->size] = [FFI::addr($chunk), FFI::sizeof($chunk)];
    $context = $library->ZSTD_createDCtx();
    try {
        do {
            $out->position = 0;
            $wanted = $library->ZSTD_decompressStream($context, FFI::addr($out), FFI::addr($in));
            if ($library->ZSTD_isError($wanted)) {
                throw new Malformed('zstd');
            }
            $output->add(FFI::string($chunk, $out->position));
        } while ($in->position < $size || $out->position === $out->size && $wanted > 0);
        if ($wanted > 0) {
            throw new Malformed('zstd that is cut off');
        }
    } finally {
        $library->ZSTD_freeDCtx($context);
    }
}
