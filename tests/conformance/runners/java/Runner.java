import io.kaitai.struct.ByteBufferKaitaiStream;
import io.kaitai.struct.KaitaiStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kafkafmt.AivenChunkSizes;
import kafkafmt.AivenEncryptedChunk;
import kafkafmt.KafkaClusterMetadataRecord;
import kafkafmt.KafkaCompactString;
import kafkafmt.KafkaConsumerOffsetsKey;
import kafkafmt.KafkaConsumerOffsetsValue;
import kafkafmt.KafkaControlRecord;
import kafkafmt.KafkaControlRecordKey;
import kafkafmt.KafkaControlRecords;
import kafkafmt.KafkaEndTxnMarker;
import kafkafmt.KafkaHeader;
import kafkafmt.KafkaKraftVersionRecord;
import kafkafmt.KafkaLeaderChangeMessage;
import kafkafmt.KafkaLog;
import kafkafmt.KafkaMessage;
import kafkafmt.KafkaMessage07;
import kafkafmt.KafkaMessageHeader;
import kafkafmt.KafkaMessageSet;
import kafkafmt.KafkaMessageSet07;
import kafkafmt.KafkaOffsetIndex;
import kafkafmt.KafkaProducerSnapshot;
import kafkafmt.KafkaRecord;
import kafkafmt.KafkaRecordBatch;
import kafkafmt.KafkaRecordBatchHeader;
import kafkafmt.KafkaRecords;
import kafkafmt.KafkaRemoteLogMetadataRecord;
import kafkafmt.KafkaShareGroupStateKey;
import kafkafmt.KafkaShareGroupStateValue;
import kafkafmt.KafkaSnapshotFooterRecord;
import kafkafmt.KafkaSnapshotHeaderRecord;
import kafkafmt.KafkaTaggedFields;
import kafkafmt.KafkaTimeIndex;
import kafkafmt.KafkaTransactionIndex;
import kafkafmt.KafkaTransactionStateKey;
import kafkafmt.KafkaTransactionStateValue;
import kafkafmt.KafkaVotersRecord;

/**
 * Conformance runner: the generated Java parsers, file by file, as canonical JSON.
 *
 * <p>java Runner FILE... (or the paths on standard input, one a line). See ../README.md for the JSON.
 */
public final class Runner {
    private static final char[] DIGITS = "0123456789abcdef".toCharArray();

    public static void main(String[] arguments) throws IOException {
        List<String> paths = Arrays.asList(arguments);
        if (paths.isEmpty()) {
            BufferedReader input =
                new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
            paths = input.lines().collect(Collectors.toList());
        }
        PrintStream out = new PrintStream(System.out, false, "UTF-8");
        for (String path : paths) {
            out.println(read(path));
        }
        out.flush();
    }

    private static String read(String path) throws IOException {
        if (path.endsWith(".messages")) {
            return messages(Files.readAllBytes(Paths.get(path)));
        }
        KaitaiStream io = new ByteBufferKaitaiStream(Files.readAllBytes(Paths.get(path)));
        return orError("", () -> {
            if (path.endsWith(".message_set")) {
                KafkaMessageSet set = new KafkaMessageSet(io);
                return field("entries", list(set.entries(), each -> message(each.message())))
                    + "," + field("tail", hex(set.tail()));
            }
            if (path.endsWith(".kafka")) {
                KafkaMessageSet07 set = new KafkaMessageSet07(io);
                return field("entries", list(set.entries(), Runner::entry07))
                    + "," + field("tail", hex(set.tail()));
            }
            if (path.endsWith(".control_records")) {
                return controlRecords(new KafkaControlRecords(io));
            }
            if (path.endsWith(".records")) {
                return records(new KafkaRecords(io));
            }
            if (path.endsWith(".index")) {
                KafkaOffsetIndex index = new KafkaOffsetIndex(io);
                return field("entries", list(index.entries(), each -> object(
                    field("relative_offset", each.relativeOffset()),
                    field("position", each.position()))))
                    + "," + field("tail", hex(index.tail()));
            }
            if (path.endsWith(".timeindex")) {
                KafkaTimeIndex index = new KafkaTimeIndex(io);
                return field("entries", list(index.entries(), each -> object(
                    field("timestamp", text(each.timestamp())),
                    field("relative_offset", each.relativeOffset()))))
                    + "," + field("tail", hex(index.tail()));
            }
            if (path.endsWith(".txnindex")) {
                KafkaTransactionIndex index = new KafkaTransactionIndex(io);
                return field("entries", list(index.entries(), Runner::abortedTxn))
                    + "," + field("tail", hex(index.tail()));
            }
            if (path.endsWith(".snapshot")) {
                return producerSnapshot(new KafkaProducerSnapshot(io));
            }
            if (path.endsWith(".chunk_sizes")) {
                return chunkSizes(new AivenChunkSizes(io));
            }
            if (path.endsWith(".chunk")) {
                AivenEncryptedChunk chunk = new AivenEncryptedChunk(io);
                return field("iv", hex(chunk.iv()))
                    + "," + field("ciphertext", hex(chunk.ciphertext()))
                    + "," + field("tag", hex(chunk.tag()));
            }
            KafkaLog log = new KafkaLog(io);
            return field("entries", list(log.entries(), Runner::entry))
                + "," + field("tail", hex(log.tail()));
        });
    }

    private static String entry(KafkaLog.LogEntry entry) {
        String frame = field("position", text(entry.ofsEntry()))
            + "," + field("size", text(entry.lenEntry()))
            + "," + field("base_offset", text(entry.baseOffset()))
            + "," + field("magic", entry.magic());
        return orError(frame, () -> {
            if (entry.message() != null) {
                return frame + "," + field("message", message(entry.message()));
            }
            if (entry.recordBatch() != null) {
                return frame + "," + field("record_batch", recordBatch(entry.recordBatch()));
            }
            return frame;
        });
    }

    private static String entry07(KafkaMessageSet07.MessageSet07Entry entry) {
        String frame = field("position", text(entry.ofsEntry()))
            + "," + field("size", text(entry.lenEntry()))
            + "," + field("magic", entry.magic());
        return orError(frame, () -> entry.message() == null
            ? frame
            : frame + "," + field("message", message07(entry.message())));
    }

    private static String message07(KafkaMessage07 message) {
        String attributes = message.magic() == 0 ? null : object(
            field("unused", message.attributes().unused()),
            field("compression_id", message.attributes().compressionId()));
        return object(
            field("len_message", message.lenMessage()),
            field("magic", message.magic()),
            field("attributes", attributes),
            field("crc", message.crc()),
            field("payload", hex(message.payload())));
    }

    /** An object of the fields, or of those that came before, and the mark of malformed bytes. */
    private static String orError(String before, Supplier<String> fields) {
        try {
            return "{" + fields.get() + "}";
        } catch (BufferUnderflowException | KaitaiStream.KaitaiStructError
                | IllegalArgumentException | NegativeArraySizeException malformed) {
            return "{" + before + (before.isEmpty() ? "" : ",") + field("error", true) + "}";
        }
    }

    private static String message(KafkaMessage message) {
        KafkaMessageHeader header = message.header();
        KafkaMessageHeader.MessageAttributes attributes = header.attributes();
        return object(
            field("offset", text(header.offset())),
            field("len_message", header.lenMessage()),
            field("crc", header.crc()),
            field("magic", header.magic()),
            field("attributes", object(
                field("unused", attributes.unused()),
                field("timestamp_type", attributes.timestampType().id()),
                field("compression_id", attributes.compressionId()))),
            field("timestamp", header.magic() >= 1 ? text(header.timestamp()) : null),
            field("key", orNull(message.lenKey(), message.key())),
            field("value", orNull(message.lenValue(), message.value())),
            field("trailing", hex(message.trailing())));
    }

    private static String recordBatch(KafkaRecordBatch batch) {
        KafkaRecordBatchHeader header = batch.header();
        KafkaRecordBatchHeader.RecordBatchAttributes attributes = header.attributes();
        String content;
        if (header.isCompressed()) {
            content = field("compressed_records", hex(batch.compressedRecords()));
        } else if (attributes.isControl()) {
            content = controlRecords(batch.controlRecords());
        } else {
            content = records(batch.records());
        }
        return object(
            field("base_offset", text(header.baseOffset())),
            field("len_batch", header.lenBatch()),
            field("partition_leader_epoch", header.partitionLeaderEpoch()),
            field("magic", header.magic()),
            field("crc", header.crc()),
            field("attributes", object(
                field("unused_high", attributes.unusedHigh()),
                field("unused", attributes.unused()),
                field("has_delete_horizon_ms", attributes.hasDeleteHorizonMs()),
                field("is_control", attributes.isControl()),
                field("is_transactional", attributes.isTransactional()),
                field("timestamp_type", attributes.timestampType().id()),
                field("compression_id", attributes.compressionId()))),
            field("last_offset_delta", header.lastOffsetDelta()),
            field("base_timestamp", text(header.baseTimestamp())),
            field("max_timestamp", text(header.maxTimestamp())),
            field("producer_id", text(header.producerId())),
            field("producer_epoch", header.producerEpoch()),
            field("base_sequence", header.baseSequence()),
            field("num_records", header.numRecords()),
            content);
    }

    private static String records(KafkaRecords records) {
        return field("records", list(records.records(), Runner::record));
    }

    private static String record(KafkaRecord record) {
        KafkaRecord.RecordBody body = record.body();
        return object(
            field("len", record.len().value()),
            field("attributes", body.attributes()),
            field("timestamp_delta", text(body.timestampDelta().value())),
            field("offset_delta", body.offsetDelta().value()),
            field("key", orNull(body.lenKey().value(), body.key())),
            field("value", orNull(body.lenValue().value(), body.value())),
            field("headers", list(body.headers(), Runner::header)));
    }

    private static String header(KafkaHeader header) {
        return "[" + hex(header.key()) + "," + orNull(header.lenValue().value(), header.value()) + "]";
    }

    private static String controlRecords(KafkaControlRecords records) {
        return field("control_records", list(records.records(), Runner::controlRecord));
    }

    private static String controlRecord(KafkaControlRecord record) {
        KafkaControlRecord.ControlRecordBody body = record.body();
        return object(
            field("len", record.len().value()),
            field("attributes", body.attributes()),
            field("timestamp_delta", text(body.timestampDelta().value())),
            field("offset_delta", body.offsetDelta().value()),
            field("key", body.lenKey().value() < 0 ? null : controlKey(body.key())),
            field("value", body.lenValue().value() < 0 ? null : controlValue(body)),
            field("headers", list(body.headers(), Runner::header)));
    }

    private static String controlKey(KafkaControlRecordKey key) {
        return object(
            field("version", key.version()),
            field("type_id", key.typeId()),
            field("trailing", hex(key.trailing())));
    }

    private static String controlValue(KafkaControlRecord.ControlRecordBody body) {
        switch (body.typeId()) {
            case 0:
            case 1: {
                KafkaEndTxnMarker value = body.endTxnMarker();
                return object(field("end_txn_marker", object(
                    field("version", value.version()),
                    field("coordinator_epoch", value.coordinatorEpoch()),
                    field("trailing", hex(value.trailing())))));
            }
            case 2: {
                KafkaLeaderChangeMessage value = body.leaderChangeMessage();
                Function<KafkaLeaderChangeMessage.LeaderChangeVoter, String> voter =
                    each -> leaderVoter(value, each);
                return object(field("leader_change_message", object(
                    field("version", value.version()),
                    field("leader_id", value.leaderId()),
                    field("voters", list(value.voters(), voter)),
                    field("granting_voters", list(value.grantingVoters(), voter)),
                    field("tagged_fields", taggedFields(value.taggedFields())),
                    field("trailing", hex(value.trailing())))));
            }
            case 3: {
                KafkaSnapshotHeaderRecord value = body.snapshotHeaderRecord();
                return object(field("snapshot_header_record", object(
                    field("version", value.version()),
                    field("last_contained_log_timestamp", text(value.lastContainedLogTimestamp())),
                    field("tagged_fields", taggedFields(value.taggedFields())),
                    field("trailing", hex(value.trailing())))));
            }
            case 4: {
                KafkaSnapshotFooterRecord value = body.snapshotFooterRecord();
                return object(field("snapshot_footer_record", object(
                    field("version", value.version()),
                    field("tagged_fields", taggedFields(value.taggedFields())),
                    field("trailing", hex(value.trailing())))));
            }
            case 5: {
                KafkaKraftVersionRecord value = body.kraftVersionRecord();
                return object(field("kraft_version_record", object(
                    field("version", value.version()),
                    field("kraft_version", value.kraftVersion()),
                    field("tagged_fields", taggedFields(value.taggedFields())),
                    field("trailing", hex(value.trailing())))));
            }
            case 6: {
                KafkaVotersRecord value = body.votersRecord();
                return object(field("voters_record", object(
                    field("version", value.version()),
                    field("voters", list(value.voters(), Runner::voter)),
                    field("tagged_fields", taggedFields(value.taggedFields())),
                    field("trailing", hex(value.trailing())))));
            }
            default:
                return object(field("unknown_value", hex(body.unknownValue())));
        }
    }

    private static String leaderVoter(
            KafkaLeaderChangeMessage message, KafkaLeaderChangeMessage.LeaderChangeVoter voter) {
        return object(
            field("voter_id", voter.voterId()),
            field("voter_directory_id",
                message.version() >= 1 ? hex(voter.voterDirectoryId()) : null),
            field("tagged_fields", taggedFields(voter.taggedFields())));
    }

    private static String voter(KafkaVotersRecord.VotersRecordVoter voter) {
        KafkaVotersRecord.KraftVersionFeature feature = voter.kraftVersionFeature();
        return object(
            field("voter_id", voter.voterId()),
            field("voter_directory_id", hex(voter.voterDirectoryId())),
            field("endpoints", list(voter.endpoints(), each -> object(
                field("name", compactString(each.name())),
                field("host", compactString(each.host())),
                field("port", each.port()),
                field("tagged_fields", taggedFields(each.taggedFields()))))),
            field("kraft_version_feature", object(
                field("min_supported_version", feature.minSupportedVersion()),
                field("max_supported_version", feature.maxSupportedVersion()),
                field("tagged_fields", taggedFields(feature.taggedFields())))),
            field("tagged_fields", taggedFields(voter.taggedFields())));
    }

    private static String compactString(KafkaCompactString string) {
        return orNull(string.lenValuePlusOne().value() - 1, string.value());
    }

    private static String taggedFields(KafkaTaggedFields fields) {
        return list(fields.fields(), each -> "[" + each.tag().value() + "," + hex(each.data()) + "]");
    }

    private static String abortedTxn(KafkaTransactionIndex.AbortedTxn transaction) {
        return object(
            field("version", transaction.version()),
            field("producer_id", text(transaction.producerId())),
            field("first_offset", text(transaction.firstOffset())),
            field("last_offset", text(transaction.lastOffset())),
            field("last_stable_offset", text(transaction.lastStableOffset())));
    }

    private static String chunkSizes(AivenChunkSizes sizes) {
        List<Object> values = new ArrayList<>();
        Stream.of(sizes.oneByteValues(), sizes.twoByteValues(), sizes.fourByteValues())
            .filter(Objects::nonNull).forEach(values::addAll);
        if (sizes.threeByteValues() != null) {
            sizes.threeByteValues().forEach(each -> values.add(each.value()));
        }
        return String.join(",",
            field("num_chunks", sizes.numChunks()),
            field("base", sizes.base()),
            field("len_value", sizes.lenValue()),
            field("values", list(values, String::valueOf)),
            field("len_last_chunk", sizes.lenLastChunk()),
            field("trailing", hex(sizes.trailing())));
    }

    private static String producerSnapshot(KafkaProducerSnapshot snapshot) {
        String entries = list(snapshot.producerEntries(), each -> object(
            field("producer_id", text(each.producerId())),
            field("producer_epoch", each.producerEpoch()),
            field("last_sequence", each.lastSequence()),
            field("last_offset", text(each.lastOffset())),
            field("offset_delta", each.offsetDelta()),
            field("timestamp", text(each.timestamp())),
            field("coordinator_epoch", each.coordinatorEpoch()),
            field("current_txn_first_offset", text(each.currentTxnFirstOffset()))));
        return String.join(",",
            field("version", snapshot.version()),
            field("crc", snapshot.crc()),
            field("producer_entries", entries),
            field("trailing", hex(snapshot.trailing())));
    }

    // --- JSON ------------------------------------------------------------------------------------

    private static String object(String... fields) {
        return "{" + String.join(",", fields) + "}";
    }

    private static String field(String name, Object value) {
        return "\"" + name + "\":" + value;
    }

    /** An array; also of a list that the parser left out. */
    private static <T> String list(List<T> items, Function<T, String> toJson) {
        if (items == null) {
            return "[]";
        }
        return items.stream().map(toJson).collect(Collectors.joining(",", "[", "]"));
    }

    private static String text(long number) {
        return "\"" + number + "\"";
    }

    private static String orNull(long length, byte[] data) {
        return length < 0 ? null : hex(data);
    }

    private static String hex(byte[] data) {
        StringBuilder text = new StringBuilder(2 * data.length + 2).append('"');
        for (byte each : data) {
            text.append(DIGITS[each >> 4 & 15]).append(DIGITS[each & 15]);
        }
        return text.append('"').toString();
    }

    /** The records of a {@code .messages} file, by the layouts that it starts with. */
    private static String messages(byte[] bytes) {
        ByteBuffer data = ByteBuffer.wrap(bytes);
        byte[] head = new byte[data.getInt()];
        data.get(head);
        Map<String, List<String[]>> layouts = new HashMap<>();
        List<String[]> fields = new ArrayList<>();
        for (String line : new String(head, StandardCharsets.UTF_8).split("\n")) {
            String[] parts = line.split(" ");
            if (parts[0].equals("type")) {
                fields = new ArrayList<>();
                layouts.put(parts[1], fields);
            } else {
                fields.add(parts);
            }
        }
        List<String> found = new ArrayList<>();
        while (data.hasRemaining()) {
            byte[] name = new byte[data.get()];
            data.get(name);
            String grammar = new String(name, StandardCharsets.UTF_8);
            short recordType = data.getShort();
            byte[] message = new byte[data.getInt()];
            data.get(message);
            KaitaiStream io = new ByteBufferKaitaiStream(message);
            found.add(orError("", () -> {
                String text = walk(layouts, parsed(grammar, io, recordType), grammar);
                return text.substring(1, text.length() - 1);
            }));
        }
        return "{\"messages\":[" + String.join(",", found) + "]}";
    }

    private static Object parsed(String grammar, KaitaiStream io, short recordType) {
        switch (grammar) {
            case "kafka_consumer_offsets_key":
                return new KafkaConsumerOffsetsKey(io);
            case "kafka_consumer_offsets_value":
                return new KafkaConsumerOffsetsValue(io, recordType);
            case "kafka_transaction_state_key":
                return new KafkaTransactionStateKey(io);
            case "kafka_transaction_state_value":
                return new KafkaTransactionStateValue(io, recordType);
            case "kafka_share_group_state_key":
                return new KafkaShareGroupStateKey(io);
            case "kafka_share_group_state_value":
                return new KafkaShareGroupStateValue(io, recordType);
            case "kafka_cluster_metadata_record":
                return new KafkaClusterMetadataRecord(io);
            default:
                return new KafkaRemoteLogMetadataRecord(io);
        }
    }

    private static String walk(
        Map<String, List<String[]>> layouts, Object parsed, String layout) {
        List<String> found = new ArrayList<>();
        for (String[] each : layouts.get(layout)) {
            Object value = get(parsed, each[0]);
            String text;
            if (each[3].equals("1")) {
                List<?> items = value == null ? new ArrayList<>() : (List<?>) value;
                text = items.stream()
                    .map(item -> walkOne(layouts, item, each[1], each[2]))
                    .collect(Collectors.joining(",", "[", "]"));
            } else {
                text = walkOne(layouts, value, each[1], each[2]);
            }
            found.add("\"" + each[0] + "\":" + text);
        }
        return "{" + String.join(",", found) + "}";
    }

    private static String walkOne(
        Map<String, List<String[]>> layouts, Object value, String kind, String of) {
        switch (kind) {
            case "struct":
                return value == null ? "null" : walk(layouts, value, of);
            case "varint":
                return value == null ? "null" : get(value, "value").toString();
            case "bytes":
                return value == null ? "\"\"" : hex((byte[]) value);
            case "double":
                double number = value == null ? 0 : ((Number) value).doubleValue();
                return hex(ByteBuffer.allocate(8).putDouble(number).array());
            case "long":
                return text(value == null ? 0 : ((Number) value).longValue());
            default:
                return value == null ? "0" : value.toString();
        }
    }

    /** The value of a field, by its id in the grammar. */
    private static Object get(Object parsed, String id) {
        StringBuilder name = new StringBuilder();
        for (String word : id.split("_")) {
            boolean isFirst = name.length() == 0;
            name.append(isFirst ? word : word.substring(0, 1).toUpperCase() + word.substring(1));
        }
        try {
            return parsed.getClass().getMethod(name.toString()).invoke(parsed);
        } catch (ReflectiveOperationException error) {
            throw new LinkageError(parsed.getClass() + " has no " + name, error);
        }
    }
}
