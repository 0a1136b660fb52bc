import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.record.TimestampType;
import org.apache.kafka.common.record.internal.ControlRecordType;
import org.apache.kafka.common.record.internal.EndTransactionMarker;
import org.apache.kafka.common.record.internal.FileLogInputStream.FileChannelRecordBatch;
import org.apache.kafka.common.record.internal.FileRecords;
import org.apache.kafka.common.record.internal.Record;

/**
 * Prints what Kafka's own reader finds in segments: for each path, a line of JSON
 * (tests/attacks/fuzz/kafka.py).
 *
 * <p>Batches have the columns of kafkafmt's read_batches, and their records, unless their checksum
 * fails. An exception is in "thrown": of the file, of a batch (after the records before it), or of
 * a value, in place of the value.
 */
public final class AnswerSegments {
    private final StringBuilder out = new StringBuilder();

    public static void main(String[] arguments) throws IOException {
        PrintStream print = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            AnswerSegments answer = new AnswerSegments();
            answer.segment(new File(line));
            print.append(answer.out).append('\n').flush();
        }
    }

    private void segment(File file) {
        out.append("{\"batches\": [");
        long end = 0;
        Throwable thrown = null;
        try (FileRecords segment = FileRecords.open(file, false)) {
            for (FileChannelRecordBatch batch : segment.batches()) {
                out.append(end == 0 ? "{" : ", {");
                end = batch.position() + batch.sizeInBytes();
                batch(batch);
                out.append('}');
            }
        } catch (Throwable problem) {
            thrown = problem;
        }
        out.append("], \"end\": ").append(end).append(", \"thrown\": ");
        text(thrown == null ? null : thrown.toString());
        out.append('}');
    }

    private void batch(FileChannelRecordBatch batch) {
        out.append("\"position\": ").append(batch.position());
        field("sizeInBytes", batch::sizeInBytes);
        field("magic", batch::magic);
        field("isValid", batch::isValid);
        field("crc", batch::checksum);
        field("compression", () -> batch.compressionType().name);
        field("timestampType", () -> batch.timestampType().id);
        field("baseOffset", batch::baseOffset);
        field("lastOffset", batch::lastOffset);
        field("count", batch::countOrNull);
        field("maxTimestamp", batch::maxTimestamp);
        field("leaderEpoch", batch::partitionLeaderEpoch);
        field("producerId", batch::producerId);
        field("producerEpoch", batch::producerEpoch);
        field("baseSequence", batch::baseSequence);
        field("lastSequence", batch::lastSequence);
        field("isTransactional", batch::isTransactional);
        field("isControl", batch::isControlBatch);
        field("deleteHorizonMs", () -> {
            OptionalLong horizon = batch.deleteHorizonMs();
            return horizon.isPresent() ? horizon.getAsLong() : null;
        });
        out.append(", \"records\": [");
        String separator = "";
        try {
            if (batch.isValid()) {
                boolean isControl = batch.isControlBatch();
                for (Record record : batch) {
                    int before = out.length();
                    try {
                        out.append(separator);
                        separator = ", ";
                        record(record, isControl);
                    } catch (Throwable problem) {
                        out.setLength(before);
                        throw problem;
                    }
                }
            }
            out.append(']');
        } catch (Throwable problem) {
            out.append("], \"thrown\": ");
            text(problem.toString());
        }
    }

    private void record(Record record, boolean isControl) {
        out.append("{\"offset\": ").append(record.offset());
        out.append(", \"timestamp\": ").append(record.timestamp());
        out.append(", \"sequence\": ").append(record.sequence());
        out.append(", \"timestampType\": ").append(timestampType(record));
        out.append(", \"key\": ");
        bytes(record.key());
        out.append(", \"value\": ");
        bytes(record.value());
        out.append(", \"headers\": [");
        String separator = "";
        for (Header header : record.headers()) {
            out.append(separator).append('[');
            separator = ", ";
            text(header.key());
            out.append(", ");
            bytes(header.value() == null ? null : ByteBuffer.wrap(header.value()));
            out.append(']');
        }
        out.append(']');
        if (isControl) {
            field("controlType", () -> ControlRecordType.parseTypeId(record.key()));
            field("coordinatorEpoch", () -> EndTransactionMarker.deserialize(record).coordinatorEpoch());
        }
        out.append('}');
    }

    /** The type of a v0 or v1 record; only the batch of a v2 record has it. */
    private static int timestampType(Record record) {
        for (TimestampType type : TimestampType.values()) {
            if (record.hasTimestampType(type)) {
                return type.id;
            }
        }
        return TimestampType.NO_TIMESTAMP_TYPE.id;
    }

    private void field(String name, Callable<Object> value) {
        out.append(", \"").append(name).append("\": ");
        try {
            Object found = value.call();
            if (found == null || found instanceof Number || found instanceof Boolean) {
                out.append(found);
            } else {
                text(found.toString());
            }
        } catch (Throwable problem) {
            out.append("{\"thrown\": ");
            text(problem.toString());
            out.append('}');
        }
    }

    private void bytes(ByteBuffer data) {
        if (data == null) {
            out.append("null");
            return;
        }
        byte[] copy = new byte[data.remaining()];
        data.duplicate().get(copy);
        out.append('"').append(Base64.getEncoder().encodeToString(copy)).append('"');
    }

    private void text(String text) {
        if (text == null) {
            out.append("null");
            return;
        }
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c < ' ' || c == '"' || c == '\\' || c > '~') {
                out.append(String.format("\\u%04x", (int) c));
            } else {
                out.append(c);
            }
        }
        out.append('"');
    }
}
