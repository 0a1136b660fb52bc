import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import org.apache.kafka.common.header.Header;
import org.apache.kafka.common.record.internal.FileRecords;
import org.apache.kafka.common.record.internal.Record;
import org.apache.kafka.common.record.internal.RecordBatch;
import org.apache.kafka.common.utils.AppInfoParser;
import org.apache.kafka.common.utils.BufferSupplier;
import org.apache.kafka.common.utils.CloseableIterator;

/**
 * Reads segments with Kafka's own reader; the protocol is that of benchmarks/worker.py.
 *
 * <p>A checksum that fails ends the program with Kafka's exception.
 */
public final class ReadSegments {
    private static final com.sun.management.OperatingSystemMXBean PROCESS =
        (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private final BufferSupplier buffers = BufferSupplier.create();
    private long records;
    private long keyBytes;
    private long valueBytes;
    private long headerBytes;
    private long total;

    public static void main(String[] arguments) throws IOException {
        System.out.printf(
            "ready Kafka %s, Java %s%n",
            AppInfoParser.getVersion(), System.getProperty("java.version"));
        BufferedReader input = new BufferedReader(new InputStreamReader(System.in));
        for (String line = input.readLine(); line != null; line = input.readLine()) {
            int tab = line.indexOf('\t');
            int passes = Math.max(1, Integer.parseInt(line.substring(0, tab)));
            File file = new File(line.substring(tab + 1));
            ReadSegments reader = new ReadSegments();
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
        total += record.offset() + record.timestamp();
        for (Header header : record.headers()) {
            headerBytes += header.value() == null ? 0 : header.value().length;
        }
    }
}
