import java.nio.charset.StandardCharsets;
import java.util.Random;

/**
 * Prints one line a byte sequence: hex, TAB, the UTF-16 code units of new String(bytes, UTF_8).
 * Sequences: all of one and two bytes, all of three and four edge bytes, some longer random ones.
 * The table beside this file was made with OpenJDK 17: java Utf8Table.java | xz -9e > table.tsv.xz
 */
public class Utf8Table {
    static final int[] EDGES_OF_THREE = {
        0x00, 0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbb, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1,
        0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xf7, 0xf8, 0xfb, 0xfc, 0xfd, 0xfe, 0xff};
    static final int[] EDGES_OF_FOUR = {
        0x41, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xed, 0xef, 0xf0, 0xf1,
        0xf4, 0xf5};
    static final StringBuilder OUT = new StringBuilder();

    static void line(byte[] bytes) {
        for (byte b : bytes) OUT.append(String.format("%02x", b & 0xff));
        OUT.append('\t');
        String text = new String(bytes, StandardCharsets.UTF_8);
        for (int i = 0; i < text.length(); i++) {
            if (i > 0) OUT.append(' ');
            OUT.append(Integer.toHexString(text.charAt(i)));
        }
        OUT.append('\n');
    }

    static void all(int[] edges, byte[] bytes, int at) {
        if (at == bytes.length) {
            line(bytes);
            return;
        }
        for (int edge : edges) {
            bytes[at] = (byte) edge;
            all(edges, bytes, at + 1);
        }
    }

    public static void main(String[] args) {
        int[] every = new int[256];
        for (int i = 0; i < 256; i++) every[i] = i;
        all(every, new byte[1], 0);
        all(every, new byte[2], 0);
        all(EDGES_OF_THREE, new byte[3], 0);
        all(EDGES_OF_FOUR, new byte[4], 0);
        Random random = new Random(3720);
        for (int i = 0; i < 4000; i++) {
            byte[] bytes = new byte[5 + random.nextInt(12)];
            for (int j = 0; j < bytes.length; j++) {
                bytes[j] = (byte) EDGES_OF_THREE[random.nextInt(EDGES_OF_THREE.length)];
            }
            line(bytes);
        }
        System.out.print(OUT);
    }
}
