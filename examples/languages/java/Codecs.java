import com.github.luben.zstd.ZstdInputStream;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;

/**
 * What the parsers leave to their user: Kafka's codecs.
 *
 * <p>SPDX-License-Identifier: CC0-1.0
 */
final class Codecs {
    static final String[] NAMES = {"none", "gzip", "snappy", "lz4", "zstd"};
    private static final int LIMIT = 64 << 20; // bytes of a decompressed entry
    private static final byte[] XERIAL = {(byte) 0x82, 'S', 'N', 'A', 'P', 'P', 'Y', 0};

    private Codecs() {}

    /**
     * Returns the decompressed bytes.
     *
     * @throws IOException or RuntimeException: they are malformed, or more than LIMIT
     */
    static byte[] decompress(long codec, byte[] data) throws IOException {
        ByteBuffer in = ByteBuffer.wrap(data).order(ByteOrder.LITTLE_ENDIAN);
        Output out = new Output();
        switch (NAMES[Math.toIntExact(codec)]) {
            case "none":
                return data;
            case "gzip":
                return limited(new GZIPInputStream(new ByteArrayInputStream(data)));
            case "zstd":
                return limited(new ZstdInputStream(new ByteArrayInputStream(data)));
            case "snappy":
                snappy(in, out);
                break;
            default:
                lz4(in, out);
        }
        return Arrays.copyOf(out.data, out.size);
    }

    private static byte[] limited(InputStream stream) throws IOException {
        byte[] plain = stream.readNBytes(LIMIT + 1);
        if (plain.length > LIMIT) {
            throw new IOException("more than " + LIMIT + " bytes");
        }
        return plain;
    }

    /** Decompresses blocks in the framing of the library xerial, or one block alone. */
    private static void snappy(ByteBuffer in, Output out) throws IOException {
        if (!Arrays.equals(Arrays.copyOf(in.array(), XERIAL.length), XERIAL)) {
            snappyBlock(in, out);
            return;
        }
        in.position(16);
        while (in.hasRemaining()) {
            int length = in.order(ByteOrder.BIG_ENDIAN).getInt();
            snappyBlock(block(in, length), out);
        }
    }

    /** Decompresses a raw block: its length, then literals and copies. */
    private static void snappyBlock(ByteBuffer in, Output out) throws IOException {
        in.order(ByteOrder.LITTLE_ENDIAN);
        long end = out.size;
        for (int shift = 0, more = 0x80; more >= 0x80; shift += 7) {
            more = in.get() & 0xff;
            end += (long) (more & 0x7f) << shift;
        }
        while (in.hasRemaining()) {
            int tag = in.get() & 0xff;
            int length = (tag >> 2) + 1;
            switch (tag & 3) {
                case 0:
                    out.add(in, length > 60 ? number(in, length - 60) + 1 : length);
                    break;
                case 1:
                    out.copy((tag & 0xe0) << 3 | number(in, 1), (tag >> 2 & 7) + 4);
                    break;
                default:
                    out.copy(number(in, (tag & 3) == 2 ? 2 : 4), length);
            }
        }
        if (out.size != end) {
            throw new IOException("snappy of another length");
        }
    }

    /**
     * Decompresses a frame. The checksum of its header is not looked at: in magic 0, Kafka computes
     * it over the wrong bytes, and libraries refuse it.
     */
    private static void lz4(ByteBuffer in, Output out) throws IOException {
        if (in.getInt() != 0x184d2204) {
            throw new IOException("no LZ4 frame");
        }
        int flags = in.get();
        in.position(7 + ((flags & 8) != 0 ? 8 : 0) + ((flags & 1) != 0 ? 4 : 0));
        for (int length; (length = in.getInt()) != 0; ) {
            ByteBuffer block = block(in, length & 0x7fffffff);
            if (length < 0) { // stored
                out.add(block, block.remaining());
            } else {
                lz4Block(block, out);
            }
            if ((flags & 16) != 0) { // the checksum of the block
                in.getInt();
            }
        }
    }

    /** Decompresses literals and copies. */
    private static void lz4Block(ByteBuffer in, Output out) throws IOException {
        while (in.hasRemaining()) {
            int token = in.get() & 0xff;
            out.add(in, extended(in, token >> 4));
            if (in.hasRemaining()) {
                int distance = number(in, 2);
                out.copy(distance, extended(in, token & 15) + 4);
            }
        }
    }

    private static int extended(ByteBuffer in, int length) {
        for (int more = 255; length >= 15 && more == 255; length += more) {
            more = in.get() & 0xff;
        }
        return length;
    }

    private static int number(ByteBuffer in, int width) {
        int number = 0;
        for (int shift = 0; shift < 8 * width; shift += 8) {
            number |= (in.get() & 0xff) << shift;
        }
        return number;
    }

    private static ByteBuffer block(ByteBuffer in, int length) {
        int start = in.position();
        in.position(Math.addExact(start, length)); // refuses what is not there
        return in.duplicate().position(start).limit(start + length)
            .order(ByteOrder.LITTLE_ENDIAN);
    }

    /** Bytes that are decompressed one after the other. */
    private static final class Output {
        byte[] data = new byte[1 << 16];
        int size;

        private void reserve(int length) throws IOException {
            if (length < 0 || length > LIMIT - size) {
                throw new IOException("more than " + LIMIT + " bytes");
            }
            if (size + length > data.length) {
                data = Arrays.copyOf(data, Math.max(size + length, 2 * data.length));
            }
        }

        void add(ByteBuffer in, int length) throws IOException {
            reserve(length);
            in.get(data, size, length);
            size += length;
        }

        /** Repeats bytes; they may overlap those that are added. */
        void copy(int distance, int length) throws IOException {
            if (distance < 1 || distance > size) {
                throw new IOException("a copy from before the beginning");
            }
            reserve(length);
            for (int end = size + length; size < end; size++) {
                data[size] = data[size - distance];
            }
        }
    }
}
