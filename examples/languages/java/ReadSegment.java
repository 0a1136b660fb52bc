import java.io.IOException;
import java.io.PrintStream;
import kafkafmt.KafkaLog;
import kafkafmt.KafkaMessage;
import kafkafmt.KafkaRecord;
import kafkafmt.KafkaRecordBatch;

/**
 * Prints the entries and records of a Kafka segment. To build and run it, see
 * docs/how-to/parser-in-another-language.md.
 *
 * <p>SPDX-License-Identifier: CC0-1.0
 */
public final class ReadSegment {
    private static final String[] CODECS = {"none", "gzip", "snappy", "lz4", "zstd"};
    private static final PrintStream OUT = System.out;

    public static void main(String[] arguments) throws IOException {
        if (arguments.length != 1) {
            System.err.println("usage: ReadSegment SEGMENT");
            System.exit(2);
        }
        KafkaLog log = KafkaLog.fromFile(arguments[0]);
        if (log.entries() != null) {
            log.entries().forEach(ReadSegment::printEntry);
        }
        if (log.tail().length > 0) {
            OUT.println("tail=" + log.tail().length);
        }
    }

    /** Prints an entry and its records, or `unreadable` if it cannot be parsed. */
    private static void printEntry(KafkaLog.LogEntry entry) {
        String frame = "position=" + entry.ofsEntry() + " magic=" + entry.magic()
            + " base_offset=" + entry.baseOffset();
        KafkaMessage message;
        KafkaRecordBatch batch;
        try {
            message = entry.message(); // parsed here
            batch = entry.recordBatch();
        } catch (RuntimeException malformed) {
            OUT.println(frame + " unreadable");
            return;
        }
        if (message != null) { // magic 0 and 1
            OUT.println(frame + " codec=" + codec(message.header().attributes().compressionId()));
            if (!message.header().isCompressed()) {
                printRecord(entry.baseOffset(), message.key(), message.value());
            }
        } else if (batch != null) { // magic 2
            OUT.println(frame + " codec=" + codec(batch.header().attributes().compressionId())
                + (batch.header().attributes().isControl() ? " control" : ""));
            if (batch.records() != null) { // neither compressed nor control records
                for (KafkaRecord record : batch.records().records()) {
                    KafkaRecord.RecordBody body = record.body();
                    long offset = entry.baseOffset() + body.offsetDelta().value();
                    printRecord(offset, body.key(), body.value());
                }
            }
        } else {
            OUT.println(frame + " unreadable");
        }
    }

    /** The name of the codec, or its number if Kafka has no such codec. */
    private static String codec(long number) {
        return number < CODECS.length ? CODECS[(int) number] : String.valueOf(number);
    }

    private static void printRecord(long offset, byte[] key, byte[] value) {
        OUT.println("  offset=" + offset + " key=" + shown(key) + " value=" + shown(value));
    }

    /** Bytes in hexadecimal; null is not empty. */
    private static String shown(byte[] data) {
        if (data == null) {
            return "null";
        }
        StringBuilder digits = new StringBuilder();
        for (byte each : data) {
            digits.append(String.format("%02x", each));
        }
        return digits.length() == 0 ? "empty" : digits.toString();
    }
}
