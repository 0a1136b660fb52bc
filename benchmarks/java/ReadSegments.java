import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.util.List;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.record.internal.FileRecords;
import org.apache.kafka.common.record.internal.Record;
import org.apache.kafka.common.record.internal.RecordBatch;
import org.apache.kafka.common.utils.AppInfoParser;
import org.apache.kafka.common.utils.BufferSupplier;
import org.apache.kafka.common.utils.CloseableIterator;
import org.apache.kafka.coordinator.common.runtime.CoordinatorRecord;
import org.apache.kafka.coordinator.group.GroupCoordinatorRecordSerde;
import org.apache.kafka.coordinator.group.generated.OffsetCommitValue;

/**
 * Reads segments with Kafka's own reader; the protocol is that of benchmarks/worker.py.
 *
 * <p>With the argument "commits", each record is decoded as the group coordinator does; all of them
 * are offset commits. A checksum that fails ends the program with Kafka's exception.
 */
public final class ReadSegments {
    private static final com.sun.management.OperatingSystemMXBean PROCESS =
        (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private final BufferSupplier buffers = BufferSupplier.create();
    private final GroupCoordinatorRecordSerde coordinator;
    private long records;
    private long keyBytes;
    private long valueBytes;
    private long headerBytes;
    private long total;

    private ReadSegments(GroupCoordinatorRecordSerde coordinator) {
        this.coordinator = coordinator;
    }

    public static void main(String[] arguments) throws IOException {
        GroupCoordinatorRecordSerde coordinator =
            List.of(arguments).contains("commits") ? new GroupCoordinatorRecordSerde() : null;
        System.out.printf(
            "ready Kafka %s, Java %s%n",
            AppInfoParser.getVersion(), System.getProperty("java.version"));
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            int tab = line.indexOf('\t');
            int passes = Math.max(1, Integer.parseInt(line.substring(0, tab)));
            File file = new File(line.substring(tab + 1));
            ReadSegments reader = new ReadSegments(coordinator);
            long wall = System.nanoTime();
            long cpu = PROCESS.getProcessCpuTime();
            for (int pass = 0; pass < passes; pass++) {
                reader.read(file);
            }
            cpu = PROCESS.getProcessCpuTime() - cpu;
            wall = System.nanoTime() - wall;
            System.out.printf(
                "%d %d %d %d %d %d%n",
                reader.records, reader.keyBytes, reader.valueBytes, reader.total, cpu, wall);
        }
    }

    /** Iterates as the consumer does: the checksum of each batch, then its records, streamed. */
    private void read(File file) throws IOException {
        try (FileRecords segment = FileRecords.open(file, false)) {
            for (RecordBatch batch : segment.batches()) {
                batch.ensureValid();
                try (CloseableIterator<Record> iterator = batch.streamingIterator(buffers)) {
                    while (iterator.hasNext()) {
                        touch(iterator.next());
                    }
                }
            }
        }
    }

    private void touch(Record record) {
        records++;
        keyBytes += record.hasKey() ? record.key().remaining() : 0;
        valueBytes += record.hasValue() ? record.value().remaining() : 0;
        if (coordinator != null) {
            CoordinatorRecord decoded = coordinator.deserialize(record.key(), record.value());
            OffsetCommitValue commit = (OffsetCommitValue) decoded.value().message();
            total += commit.offset() + commit.commitTimestamp();
            return;
        }
        total += record.offset() + record.timestamp();
        for (Header header : record.headers()) {
            headerBytes += header.value() == null ? 0 : header.value().length;
        }
    }
}
