import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeMap;
import org.apache.kafka.common.record.internal.RecordBatch;
import org.apache.kafka.common.utils.Time;
import org.apache.kafka.server.util.KafkaScheduler;
import org.apache.kafka.storage.internals.log.AbortedTxn;
import org.apache.kafka.storage.internals.log.LogConfig;
import org.apache.kafka.storage.internals.log.LogDirFailureChannel;
import org.apache.kafka.storage.internals.log.LogSegment;
import org.apache.kafka.storage.internals.log.ProducerStateManagerConfig;
import org.apache.kafka.storage.internals.log.UnifiedLog;
import org.apache.kafka.storage.log.metrics.BrokerTopicStats;
import org.apache.kafka.tools.DumpLogSegments;

/**
 * Loads logs with the broker's own code, and dumps files with Kafka's tool. Each line of the input
 * is a task: "load", "clean" or "unclean", the log start, the recovery point, and a directory; or
 * "dump" and the arguments of the tool. Fields are separated by tabs. The output of a task ends
 * with a line "done", or "failed" and the error.
 */
public final class LoadLogs {
    public static void main(String[] arguments) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in));
        PrintStream out = System.out;
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            String[] task = line.split("\t");
            try {
                if (task[0].equals("load")) {
                    load(task, out);
                } else {
                    dump(task, out);
                }
                out.println("done");
            } catch (Throwable error) {
                out.println("failed " + error);
            }
            out.flush();
        }
    }

    private static void load(String[] task, PrintStream out) throws Exception {
        KafkaScheduler scheduler = new KafkaScheduler(1);
        scheduler.startup();
        UnifiedLog log = UnifiedLog.create(
            new File(task[4]), new LogConfig(new Properties()), Long.parseLong(task[2]),
            Long.parseLong(task[3]), scheduler, new BrokerTopicStats(false), Time.SYSTEM, 300000,
            new ProducerStateManagerConfig(Integer.MAX_VALUE, false), 600000,
            new LogDirFailureChannel(1), task[1].equals("clean"), Optional.empty());
        try {
            log.updateHighWatermark(log.logEndOffset());
            out.println("end " + log.logEndOffset());
            out.println("start " + log.logStartOffset());
            out.println("stable " + log.lastStableOffset());
            for (LogSegment segment : log.logSegments()) {
                for (RecordBatch batch : segment.log().batches()) {
                    out.println("batch " + batch.baseOffset() + " " + batch.lastOffset());
                }
            }
            for (AbortedTxn each : log.collectAbortedTransactions(0, Long.MAX_VALUE)) {
                out.println("aborted " + each.producerId() + " " + each.firstOffset() + " "
                    + each.lastOffset());
            }
            new TreeMap<>(log.producerStateManager().activeProducers()).forEach((id, state) ->
                out.println("producer " + id + " " + state.producerEpoch() + " "
                    + state.currentTxnFirstOffset().orElse(-1)));
            log.leaderEpochCache().epochEntries().forEach(entry ->
                out.println("epoch " + entry.epoch() + " " + entry.startOffset()));
        } finally {
            log.closeHandlers();
            scheduler.shutdown();
        }
    }

    private static void dump(String[] task, PrintStream out) throws Exception {
        List<String> arguments = new ArrayList<>(List.of(task).subList(1, task.length));
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        PrintStream stdout = System.out;
        PrintStream stderr = System.err;
        PrintStream both = new PrintStream(text, true);
        System.setOut(both);
        System.setErr(both);
        try {
            DumpLogSegments.main(arguments.toArray(new String[0]));
        } finally {
            System.setOut(stdout);
            System.setErr(stderr);
        }
        out.print(text);
    }
}
