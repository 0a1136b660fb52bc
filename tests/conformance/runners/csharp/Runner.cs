// Conformance runner: the generated C# parsers, file by file, as canonical JSON.
//
//   runner FILE...        (or the paths on standard input, one a line)
//
// See ../README.md for the JSON. `runtime` is the content of kaitai_struct_csharp_runtime, `parsers` is
// generated/csharp. Without a runtime of its own for errors, malformed bytes arrive as one of three
// exceptions.
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Kafkafmt;
using Kaitai;

public static partial class Runner
{
    private const string Null = "null";

    public static int Main(string[] arguments)
    {
        var output = new StreamWriter(Console.OpenStandardOutput());
        foreach (var path in arguments.Length > 0 ? arguments : Lines(Console.In))
        {
            output.Write(Read(path) + "\n");
        }
        output.Flush();
        return 0;
    }

    private static IEnumerable<string> Lines(TextReader input)
    {
        for (string line = input.ReadLine(); line != null; line = input.ReadLine())
        {
            yield return line;
        }
    }

    private static string Read(string path)
    {
        var io = new KaitaiStream(File.ReadAllBytes(path));
        return OrError("", () =>
        {
            switch (Path.GetExtension(path))
            {
                case ".messages":
                    return Messages(File.ReadAllBytes(path));
                case ".message_set":
                    var set = new KafkaMessageSet(io);
                    return Entries(List(set.Entries, each => Message(each.Message)), set.Tail);
                case ".kafka":
                    var log07 = new KafkaMessageSet07(io);
                    return Entries(List(log07.Entries, Entry07), log07.Tail);
                case ".control_records":
                    return ControlRecords(new KafkaControlRecords(io));
                case ".records":
                    return Records(new KafkaRecords(io));
                case ".index":
                    var offsets = new KafkaOffsetIndex(io);
                    return Entries(List(offsets.Entries, OffsetIndexEntry), offsets.Tail);
                case ".timeindex":
                    var times = new KafkaTimeIndex(io);
                    return Entries(List(times.Entries, TimeIndexEntry), times.Tail);
                case ".txnindex":
                    var transactions = new KafkaTransactionIndex(io);
                    return Entries(List(transactions.Entries, AbortedTxn), transactions.Tail);
                case ".snapshot":
                    return ProducerSnapshot(new KafkaProducerSnapshot(io));
                case ".chunk_sizes":
                    return ChunkSizes(new AivenChunkSizes(io));
                case ".chunk":
                    var chunk = new AivenEncryptedChunk(io);
                    return Joined(
                        Field("iv", Hex(chunk.Iv)),
                        Field("ciphertext", Hex(chunk.Ciphertext)),
                        Field("tag", Hex(chunk.Tag)));
                default:
                    var log = new KafkaLog(io);
                    return Entries(List(log.Entries, Entry), log.Tail);
            }
        });
    }

    private static string Entries(string entries, byte[] tail)
    {
        return Field("entries", entries) + "," + Field("tail", Hex(tail));
    }

    // --- Entries -----------------------------------------------------------------------------------

    private static string Entry(KafkaLog.LogEntry parsed)
    {
        var frame = Joined(
            Field("position", Text(parsed.OfsEntry)),
            Field("size", Text(parsed.LenEntry)),
            Field("base_offset", Text(parsed.BaseOffset)),
            Field("magic", parsed.Magic));
        return OrError(frame, () =>
        {
            if (parsed.Message != null)
            {
                return frame + "," + Field("message", Message(parsed.Message));
            }
            if (parsed.RecordBatch != null)
            {
                return frame + "," + Field("record_batch", RecordBatch(parsed.RecordBatch));
            }
            return frame;
        });
    }

    private static string Message(KafkaMessage parsed)
    {
        var header = parsed.Header;
        var attributes = header.Attributes;
        return Object(
            Field("offset", Text(header.Offset)),
            Field("len_message", header.LenMessage),
            Field("crc", header.Crc),
            Field("magic", header.Magic),
            Field("attributes", Object(
                Field("unused", attributes.Unused),
                Field("timestamp_type", (int)attributes.TimestampType),
                Field("compression_id", attributes.CompressionId))),
            Field("timestamp", header.Magic >= 1 ? Text(header.Timestamp.Value) : Null),
            Field("key", OrNull(parsed.LenKey, parsed.Key)),
            Field("value", OrNull(parsed.LenValue, parsed.Value)),
            Field("trailing", Hex(parsed.Trailing)));
    }

    private static string RecordBatch(KafkaRecordBatch parsed)
    {
        var header = parsed.Header;
        var attributes = header.Attributes;
        string content;
        if (header.IsCompressed)
        {
            content = Field("compressed_records", Hex(parsed.CompressedRecords));
        }
        else if (attributes.IsControl)
        {
            content = ControlRecords(parsed.ControlRecords);
        }
        else
        {
            content = Records(parsed.Records);
        }
        return Object(
            Field("base_offset", Text(header.BaseOffset)),
            Field("len_batch", header.LenBatch),
            Field("partition_leader_epoch", header.PartitionLeaderEpoch),
            Field("magic", header.Magic),
            Field("crc", header.Crc),
            Field("attributes", Object(
                Field("unused_high", attributes.UnusedHigh),
                Field("unused", Boolean(attributes.Unused)),
                Field("has_delete_horizon_ms", Boolean(attributes.HasDeleteHorizonMs)),
                Field("is_control", Boolean(attributes.IsControl)),
                Field("is_transactional", Boolean(attributes.IsTransactional)),
                Field("timestamp_type", (int)attributes.TimestampType),
                Field("compression_id", attributes.CompressionId))),
            Field("last_offset_delta", header.LastOffsetDelta),
            Field("base_timestamp", Text(header.BaseTimestamp)),
            Field("max_timestamp", Text(header.MaxTimestamp)),
            Field("producer_id", Text(header.ProducerId)),
            Field("producer_epoch", header.ProducerEpoch),
            Field("base_sequence", header.BaseSequence),
            Field("num_records", header.NumRecords),
            content);
    }

    // --- Kafka 0.7 ---------------------------------------------------------------------------------

    private static string Entry07(KafkaMessageSet07.MessageSet07Entry parsed)
    {
        var frame = Joined(
            Field("position", Text(parsed.OfsEntry)),
            Field("size", Text(parsed.LenEntry)),
            Field("magic", parsed.Magic));
        return OrError(frame, () => parsed.Message == null
            ? frame
            : frame + "," + Field("message", Message07(parsed.Message)));
    }

    private static string Message07(KafkaMessage07 parsed)
    {
        var attributes = parsed.Attributes;
        return Object(
            Field("len_message", parsed.LenMessage),
            Field("magic", parsed.Magic),
            Field("attributes", parsed.Magic == 0 ? Null : Object(
                Field("unused", attributes.Unused),
                Field("compression_id", attributes.CompressionId))),
            Field("crc", parsed.Crc),
            Field("payload", Hex(parsed.Payload)));
    }

    // --- Records -----------------------------------------------------------------------------------

    private static string Records(KafkaRecords parsed)
    {
        return Field("records", List(parsed.Records, Record));
    }

    private static string Record(KafkaRecord parsed)
    {
        var body = parsed.Body;
        return Object(
            Field("len", parsed.Len.Value),
            Field("attributes", body.Attributes),
            Field("timestamp_delta", Text(body.TimestampDelta.Value)),
            Field("offset_delta", body.OffsetDelta.Value),
            Field("key", OrNull(body.LenKey.Value, body.Key)),
            Field("value", OrNull(body.LenValue.Value, body.Value)),
            Field("headers", List(body.Headers, Header)));
    }

    private static string Header(KafkaHeader parsed)
    {
        return "[" + Hex(parsed.Key) + "," + OrNull(parsed.LenValue.Value, parsed.Value) + "]";
    }

    private static string ControlRecords(KafkaControlRecords parsed)
    {
        return Field("control_records", List(parsed.Records, ControlRecord));
    }

    private static string ControlRecord(KafkaControlRecord parsed)
    {
        var body = parsed.Body;
        var key = Null;
        if (body.LenKey.Value >= 0)
        {
            key = Object(
                Field("version", body.Key.Version),
                Field("type_id", body.Key.TypeId),
                Field("trailing", Hex(body.Key.Trailing)));
        }
        return Object(
            Field("len", parsed.Len.Value),
            Field("attributes", body.Attributes),
            Field("timestamp_delta", Text(body.TimestampDelta.Value)),
            Field("offset_delta", body.OffsetDelta.Value),
            Field("key", key),
            Field("value", body.LenValue.Value < 0 ? Null : ControlValue(body)),
            Field("headers", List(body.Headers, Header)));
    }

    private static string ControlValue(KafkaControlRecord.ControlRecordBody body)
    {
        switch (body.TypeId)
        {
            case 0:
            case 1:
                var marker = body.EndTxnMarker;
                return Object(Field("end_txn_marker", Object(
                    Field("version", marker.Version),
                    Field("coordinator_epoch", marker.CoordinatorEpoch),
                    Field("trailing", Hex(marker.Trailing)))));
            case 2:
                var change = body.LeaderChangeMessage;
                return Object(Field("leader_change_message", Object(
                    Field("version", change.Version),
                    Field("leader_id", change.LeaderId),
                    Field("voters", List(change.Voters, each => LeaderVoter(change, each))),
                    Field("granting_voters", List(change.GrantingVoters, each => LeaderVoter(change, each))),
                    Field("tagged_fields", TaggedFields(change.TaggedFields)),
                    Field("trailing", Hex(change.Trailing)))));
            case 3:
                var first = body.SnapshotHeaderRecord;
                return Object(Field("snapshot_header_record", Object(
                    Field("version", first.Version),
                    Field("last_contained_log_timestamp", Text(first.LastContainedLogTimestamp)),
                    Field("tagged_fields", TaggedFields(first.TaggedFields)),
                    Field("trailing", Hex(first.Trailing)))));
            case 4:
                var last = body.SnapshotFooterRecord;
                return Object(Field("snapshot_footer_record", Object(
                    Field("version", last.Version),
                    Field("tagged_fields", TaggedFields(last.TaggedFields)),
                    Field("trailing", Hex(last.Trailing)))));
            case 5:
                var level = body.KraftVersionRecord;
                return Object(Field("kraft_version_record", Object(
                    Field("version", level.Version),
                    Field("kraft_version", level.KraftVersion),
                    Field("tagged_fields", TaggedFields(level.TaggedFields)),
                    Field("trailing", Hex(level.Trailing)))));
            case 6:
                var voters = body.VotersRecord;
                return Object(Field("voters_record", Object(
                    Field("version", voters.Version),
                    Field("voters", List(voters.Voters, Voter)),
                    Field("tagged_fields", TaggedFields(voters.TaggedFields)),
                    Field("trailing", Hex(voters.Trailing)))));
            default:
                return Object(Field("unknown_value", Hex(body.UnknownValue)));
        }
    }

    private static string LeaderVoter(
        KafkaLeaderChangeMessage message, KafkaLeaderChangeMessage.LeaderChangeVoter parsed)
    {
        return Object(
            Field("voter_id", parsed.VoterId),
            Field("voter_directory_id", message.Version >= 1 ? Hex(parsed.VoterDirectoryId) : Null),
            Field("tagged_fields", TaggedFields(parsed.TaggedFields)));
    }

    private static string Voter(KafkaVotersRecord.VotersRecordVoter parsed)
    {
        var feature = parsed.KraftVersionFeature;
        return Object(
            Field("voter_id", parsed.VoterId),
            Field("voter_directory_id", Hex(parsed.VoterDirectoryId)),
            Field("endpoints", List(parsed.Endpoints, each => Object(
                Field("name", CompactString(each.Name)),
                Field("host", CompactString(each.Host)),
                Field("port", each.Port),
                Field("tagged_fields", TaggedFields(each.TaggedFields))))),
            Field("kraft_version_feature", Object(
                Field("min_supported_version", feature.MinSupportedVersion),
                Field("max_supported_version", feature.MaxSupportedVersion),
                Field("tagged_fields", TaggedFields(feature.TaggedFields)))),
            Field("tagged_fields", TaggedFields(parsed.TaggedFields)));
    }

    private static string CompactString(KafkaCompactString parsed)
    {
        return OrNull(parsed.LenValuePlusOne.Value - 1, parsed.Value);
    }

    private static string TaggedFields(KafkaTaggedFields parsed)
    {
        return List(parsed.Fields, each => "[" + each.Tag.Value + "," + Hex(each.Data) + "]");
    }

    // --- Side files --------------------------------------------------------------------------------

    private static string OffsetIndexEntry(KafkaOffsetIndex.OffsetIndexEntry parsed)
    {
        return Object(
            Field("relative_offset", parsed.RelativeOffset),
            Field("position", parsed.Position));
    }

    private static string TimeIndexEntry(KafkaTimeIndex.TimeIndexEntry parsed)
    {
        return Object(
            Field("timestamp", Text(parsed.Timestamp)),
            Field("relative_offset", parsed.RelativeOffset));
    }

    private static string AbortedTxn(KafkaTransactionIndex.AbortedTxn parsed)
    {
        return Object(
            Field("version", parsed.Version),
            Field("producer_id", Text(parsed.ProducerId)),
            Field("first_offset", Text(parsed.FirstOffset)),
            Field("last_offset", Text(parsed.LastOffset)),
            Field("last_stable_offset", Text(parsed.LastStableOffset)));
    }

    private static string ChunkSizes(AivenChunkSizes parsed)
    {
        var values = new List<string>();
        values.AddRange((parsed.OneByteValues ?? new List<byte>()).Select(each => each.ToString()));
        values.AddRange((parsed.TwoByteValues ?? new List<ushort>()).Select(each => each.ToString()));
        values.AddRange((parsed.FourByteValues ?? new List<uint>()).Select(each => each.ToString()));
        foreach (var each in parsed.ThreeByteValues ?? new List<AivenChunkSizes.ThreeByteValue>())
        {
            values.Add(each.Value.ToString());
        }
        return Joined(
            Field("num_chunks", parsed.NumChunks),
            Field("base", OrAbsent(parsed.Base)),
            Field("len_value", OrAbsent(parsed.LenValue)),
            Field("values", "[" + string.Join(",", values) + "]"),
            Field("len_last_chunk", OrAbsent(parsed.LenLastChunk)),
            Field("trailing", Hex(parsed.Trailing)));
    }

    private static string OrAbsent(int? number)
    {
        return number.HasValue ? number.Value.ToString() : Null;
    }

    private static string ProducerSnapshot(KafkaProducerSnapshot parsed)
    {
        return Joined(
            Field("version", parsed.Version),
            Field("crc", parsed.Crc),
            Field("producer_entries", List(parsed.ProducerEntries, each => Object(
                Field("producer_id", Text(each.ProducerId)),
                Field("producer_epoch", each.ProducerEpoch),
                Field("last_sequence", each.LastSequence),
                Field("last_offset", Text(each.LastOffset)),
                Field("offset_delta", each.OffsetDelta),
                Field("timestamp", Text(each.Timestamp)),
                Field("coordinator_epoch", each.CoordinatorEpoch),
                Field("current_txn_first_offset", Text(each.CurrentTxnFirstOffset))))),
            Field("trailing", Hex(parsed.Trailing)));
    }

    // --- JSON --------------------------------------------------------------------------------------

    private static string Joined(params string[] fields)
    {
        return string.Join(",", fields);
    }

    private static string Object(params string[] fields)
    {
        return "{" + Joined(fields) + "}";
    }

    private static string Field(string name, object value)
    {
        return "\"" + name + "\":" + value;
    }

    // An array; also of a list that the parser left out.
    private static string List<T>(List<T> items, Func<T, string> toJson)
    {
        return "[" + (items == null ? "" : Joined(items.Select(toJson).ToArray())) + "]";
    }

    private static string Boolean(bool value)
    {
        return value ? "true" : "false";
    }

    // A 64-bit number, as text.
    private static string Text(long number)
    {
        return "\"" + number + "\"";
    }

    private static string Hex(byte[] data)
    {
        return "\"" + BitConverter.ToString(data).Replace("-", "").ToLowerInvariant() + "\"";
    }

    private static string OrNull(long length, byte[] data)
    {
        return length < 0 ? Null : Hex(data);
    }

    // An object of the fields, or of those that came before, and the mark of malformed bytes.
    private static string OrError(string before, Func<string> fields)
    {
        try
        {
            return "{" + fields() + "}";
        }
        catch (Exception error) when (error is EndOfStreamException
            || error is ArgumentOutOfRangeException || error is KaitaiStructError)
        {
            return "{" + before + (before == "" ? "" : ",") + Field("error", "true") + "}";
        }
    }
}
