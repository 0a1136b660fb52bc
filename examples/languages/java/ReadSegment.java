import io.kaitai.struct.ByteBufferKaitaiStream;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.Checksum;
import kafkafmt.KafkaHeader;
import kafkafmt.KafkaLog;
import kafkafmt.KafkaMessage;
import kafkafmt.KafkaMessageHeader;
import kafkafmt.KafkaMessageSet;
import kafkafmt.KafkaRecord;
import kafkafmt.KafkaRecordBatchHeader;
import kafkafmt.KafkaRecords;

/**
 * Prints the records of a Kafka segment as lines of JSON (conformance/README.md has the keys). To
 * build and run it, see docs/how-to/parser-in-another-language.md.
 *
 * <p>SPDX-License-Identifier: CC0-1.0
 */
public final class ReadSegment {
    private static final String[] TYPES = {"CreateTime", "LogAppendTime"};
    private static final String RECORD = "\"magic\": %d, \"compression\": \"%s\", "
        + "\"is_transactional\": %b, \"is_control\": %b, \"partition_leader_epoch\": %d, "
        + "\"producer_id\": %d, \"producer_epoch\": %d, \"sequence\": %d, \"offset\": %d, "
        + "\"timestamp\": %d, \"timestamp_type\": \"%s\", \"key\": %s, \"value\": %s, \"headers\": %s";

    public static void main(String[] arguments) {
        if (arguments.length != 1) {
            System.err.println("usage: ReadSegment SEGMENT");
            System.exit(2);
        }
        try (PrintStream out = new PrintStream(new BufferedOutputStream(System.out))) {
            print(Files.readAllBytes(Paths.get(arguments[0])), out);
        } catch (IOException error) {
            System.err.println("cannot be read: " + error.getMessage());
            System.exit(1);
        }
    }

    private static void print(byte[] data, PrintStream out) {
        KafkaLog log = new KafkaLog(new ByteBufferKaitaiStream(data));
        long end = 0;
        if (log.entries() != null) {
            for (KafkaLog.LogEntry entry : log.entries()) {
                end = entry.ofsNext();
                for (String line : lines(entry)) {
                    out.println("{\"batch_position\": " + entry.ofsEntry() + ", " + line + "}");
                }
            }
        }
        int size = log.tail().length;
        if (size > 0) {
            out.println("{\"tail_position\": " + end + ", \"tail_size\": " + size + "}");
        }
    }

    /** The records of an entry, or one line that says why they are not read. */
    private static List<String> lines(KafkaLog.LogEntry entry) {
        byte[] raw = entry.raw();
        boolean old = entry.magic() < 2;
        Checksum computed = old ? new CRC32() : new CRC32C();
        int stored = old ? 12 : 17;
        computed.update(raw, stored + 4, raw.length - stored - 4);
        if ((int) computed.getValue() != ByteBuffer.wrap(raw).getInt(stored)) {
            return Collections.singletonList("\"error\": \"checksum\"");
        }
        try {
            return old ? messages(entry.message()) : records(raw);
        } catch (IOException | RuntimeException malformed) {
            return Collections.singletonList("\"error\": \"malformed\"");
        }
    }

    /** The records of a batch; control records have the layout of any record. */
    private static List<String> records(byte[] raw) throws IOException {
        ByteBufferKaitaiStream stream = new ByteBufferKaitaiStream(raw);
        KafkaRecordBatchHeader header = new KafkaRecordBatchHeader(stream);
        KafkaRecordBatchHeader.RecordBatchAttributes attributes = header.attributes();
        int type = (int) attributes.timestampType().id();
        byte[] data = Codecs.decompress(attributes.compressionId(), stream.readBytesFull());
        KafkaRecords records = new KafkaRecords(new ByteBufferKaitaiStream(data));
        if (records.records().size() != header.numRecords()) {
            throw new IOException("another number of records");
        }
        List<String> lines = new ArrayList<>();
        for (KafkaRecord record : records.records()) {
            KafkaRecord.RecordBody body = record.body();
            int delta = body.offsetDelta().value().intValue();
            int sequence = header.baseSequence();
            List<String> headers = new ArrayList<>();
            for (KafkaHeader each : body.headers()) {
                headers.add("[" + shown(each.key()) + ", " + shown(each.value()) + "]");
            }
            lines.add(String.format(
                RECORD, 2, Codecs.NAMES[(int) attributes.compressionId()],
                attributes.isTransactional(), attributes.isControl(), header.partitionLeaderEpoch(),
                header.producerId(), header.producerEpoch(),
                sequence < 0 ? sequence : sequence + delta & Integer.MAX_VALUE,
                header.baseOffset() + delta,
                type == 1
                    ? header.maxTimestamp()
                    : header.baseTimestamp() + body.timestampDelta().value(),
                TYPES[type], shown(body.key()), shown(body.value()), headers));
        }
        return lines;
    }

    /** A message, or those that a compressed one holds (magic 0 and 1). */
    private static List<String> messages(KafkaMessage outer) throws IOException {
        KafkaMessageHeader header = outer.header();
        int codec = (int) header.attributes().compressionId();
        int type = (int) header.attributes().timestampType().id();
        List<KafkaMessage> inner = new ArrayList<>();
        long base = 0;
        if (codec == 0) {
            inner.add(outer);
        } else {
            byte[] data = Codecs.decompress(codec, outer.value());
            KafkaMessageSet set = new KafkaMessageSet(new ByteBufferKaitaiStream(data));
            set.entries().forEach(each -> inner.add(each.message()));
            if (header.magic() == 1 && header.offset() != 0) { // the last one has the outer offset
                base = header.offset() - inner.get(inner.size() - 1).header().offset();
            }
        }
        List<String> lines = new ArrayList<>();
        for (KafkaMessage message : inner) {
            boolean dated = message.header().magic() == 1;
            Long timestamp = (type == 1 ? header : message.header()).timestamp();
            lines.add(String.format(
                RECORD, header.magic(), Codecs.NAMES[codec], false, false, -1, -1, -1, -1,
                base + message.header().offset(), dated ? timestamp : -1L,
                dated ? TYPES[type] : "NoTimestampType", shown(message.key()),
                shown(message.value()), "[]"));
        }
        return lines;
    }

    /** Bytes in hexadecimal; null is not empty. */
    private static String shown(byte[] data) {
        if (data == null) {
            return "null";
        }
        byte[] digits = new byte[2 * data.length];
        for (int i = 0; i < data.length; i++) {
            digits[2 * i] = (byte) Character.forDigit(data[i] >> 4 & 15, 16);
            digits[2 * i + 1] = (byte) Character.forDigit(data[i] & 15, 16);
        }
        return '"' + new String(digits, StandardCharsets.US_ASCII) + '"';
    }
}
