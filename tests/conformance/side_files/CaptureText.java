// SPDX-License-Identifier: Apache-2.0
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.PrintStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Properties;
import java.util.TreeMap;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.metadata.properties.MetaProperties;
import org.apache.kafka.storage.internals.checkpoint.LeaderEpochCheckpointFile;
import org.apache.kafka.storage.internals.checkpoint.OffsetCheckpointFile;
import org.apache.kafka.storage.internals.checkpoint.PartitionMetadata;
import org.apache.kafka.storage.internals.checkpoint.PartitionMetadataFile;
import org.apache.kafka.storage.internals.log.LogDirFailureChannel;

/**
 * What Kafka's own readers make of the text files of a log directory.
 *
 * Arguments: a list, the output file. A line of the list has the kind (epochs, offsets, partition, meta, properties) and
 * the bytes in hexadecimal digits, with a tab between them. Each line of the output is a JSON object: kind, data, and
 * result, a list of the values as text, or null where the reader throws.
 */
public class CaptureText {
    public static void main(String[] args) throws Exception {
        try (PrintStream out = new PrintStream(args[1], StandardCharsets.UTF_8)) {
            for (String line : Files.readAllLines(Path.of(args[0]))) {
                String[] job = line.split("\t", -1);
                String result;
                try {
                    result = quote(read(job[0], HexFormat.of().parseHex(job[1])));
                } catch (Exception e) {
                    result = "null";
                }
                out.println("{\"kind\":\"" + job[0] + "\",\"data\":\"" + job[1] + "\",\"result\":" + result + "}");
            }
        }
    }

    static List<String> read(String kind, byte[] data) throws Exception {
        List<String> values = new ArrayList<>();
        File file = new File(Files.createTempDirectory("text").toFile(), kind);
        Files.write(file.toPath(), data);
        LogDirFailureChannel channel = new LogDirFailureChannel(1);
        switch (kind) {
            case "epochs" -> new LeaderEpochCheckpointFile(file, channel).read()
                .forEach(entry -> values.add(entry.epoch() + " " + entry.startOffset()));
            case "offsets" -> new TreeMap<String, Long>() {{
                new OffsetCheckpointFile(file, channel).read().forEach((tp, offset) ->
                    put(tp.topic() + " " + tp.partition(), offset));
            }}.forEach((partition, offset) -> values.add(partition + " " + offset));
            case "partition" -> {
                PartitionMetadata metadata = new PartitionMetadataFile(file, channel).read();
                values.add(metadata.version() + " " + hex(metadata.topicId()));
            }
            case "meta" -> {
                MetaProperties meta = new MetaProperties.Builder(properties(data)).build();
                values.add("" + meta.version().number());
                values.add(meta.clusterId().orElse("none"));
                values.add(meta.nodeId().isPresent() ? "" + meta.nodeId().getAsInt() : "none");
                values.add(meta.directoryId().map(CaptureText::hex).orElse("none"));
            }
            default -> new TreeMap<>(properties(data)).forEach((key, value) -> values.add(key + "\0" + value));
        }
        return values;
    }

    static Properties properties(byte[] data) throws Exception {
        Properties properties = new Properties();
        properties.load(new ByteArrayInputStream(data));
        return properties;
    }

    static String hex(Uuid id) {
        ByteBuffer bytes = ByteBuffer.allocate(16).putLong(id.getMostSignificantBits());
        return HexFormat.of().formatHex(bytes.putLong(id.getLeastSignificantBits()).array());
    }

    static String quote(List<String> values) {
        List<String> quoted = new ArrayList<>();
        for (String value : values) {
            StringBuilder json = new StringBuilder("\"");
            for (char c : value.toCharArray())
                json.append(c < 0x20 || c > 0x7e || c == '"' || c == '\\' ? String.format("\\u%04x", (int) c) : "" + c);
            quoted.add(json.append('"').toString());
        }
        return "[" + String.join(",", quoted) + "]";
    }
}
