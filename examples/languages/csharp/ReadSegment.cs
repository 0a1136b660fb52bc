// Prints the records of a Kafka segment as lines of JSON (conformance/README.md has the keys). To
// build and run it, see docs/how-to/parser-in-another-language.md.
//
// SPDX-License-Identifier: CC0-1.0
using System;
using System.Collections.Generic;
using System.IO;
using System.Linq;
using Kafkafmt;
using Kaitai;

public static class ReadSegment
{
    private static readonly string[] Types = { "CreateTime", "LogAppendTime" };

    private const string Line = "\"magic\": {0}, \"compression\": \"{1}\", \"is_transactional\": {2}, "
        + "\"is_control\": {3}, \"partition_leader_epoch\": {4}, \"producer_id\": {5}, "
        + "\"producer_epoch\": {6}, \"sequence\": {7}, \"offset\": {8}, \"timestamp\": {9}, "
        + "\"timestamp_type\": \"{10}\", \"key\": {11}, \"value\": {12}, \"headers\": [{13}]";

    public static int Main(string[] arguments)
    {
        if (arguments.Length != 1)
        {
            Console.Error.WriteLine("usage: ReadSegment SEGMENT");
            return 2;
        }
        try
        {
            var data = File.ReadAllBytes(arguments[0]);
            using (var output = new StreamWriter(Console.OpenStandardOutput()))
            {
                Print(new KafkaLog(new KaitaiStream(data)), output);
            }
        }
        catch (Exception error) when (
            error is IOException || error is UnauthorizedAccessException
            || error is NotSupportedException || error is DllNotFoundException) // no libzstd
        {
            Console.Error.WriteLine(error.Message);
            return 1;
        }
        return 0;
    }

    private static void Print(KafkaLog log, TextWriter output)
    {
        long end = 0;
        foreach (var entry in log.Entries ?? new List<KafkaLog.LogEntry>())
        {
            end = entry.OfsNext;
            foreach (var line in Lines(entry))
            {
                output.WriteLine("{{\"batch_position\": {0}, {1}}}", entry.OfsEntry, line);
            }
        }
        if (log.Tail.Length > 0)
        {
            output.WriteLine("{{\"tail_position\": {0}, \"tail_size\": {1}}}", end, log.Tail.Length);
        }
    }

    /// <summary>The records of an entry, or one line that says why they are not read.</summary>
    private static List<string> Lines(KafkaLog.LogEntry entry)
    {
        var raw = entry.Raw;
        var old = entry.Magic < 2;
        var at = old ? 12 : 17;
        var computed = old ? Codecs.Crc32(raw, 16) : Codecs.Crc32C(raw, 21);
        if (computed != raw.Skip(at).Take(4).Aggregate(0u, (sum, each) => sum << 8 | each))
        {
            return new List<string> { "\"error\": \"checksum\"" };
        }
        try
        {
            return (old ? Messages(entry.Message) : Records(raw)).ToList();
        }
        catch (Exception error) when (
            error is KaitaiStructError || error is IOException || error is ArgumentException
            || error is InvalidDataException)
        {
            return new List<string> { "\"error\": \"malformed\"" };
        }
    }

    /// <summary>The records of a batch; control records have the layout of any record.</summary>
    private static IEnumerable<string> Records(byte[] raw)
    {
        var header = new KafkaRecordBatchHeader(new KaitaiStream(raw));
        var attributes = header.Attributes;
        var type = (int)attributes.TimestampType;
        var data = Codecs.Decompress(attributes.CompressionId, raw.Skip(61).ToArray());
        var records = new KafkaRecords(new KaitaiStream(data)).Records;
        if (records.Count != header.NumRecords)
        {
            throw new InvalidDataException("another number of records");
        }
        return records.Select(record => record.Body).Select(body => string.Format(
            Line, 2, Codecs.Names[attributes.CompressionId], Shown(attributes.IsTransactional),
            Shown(attributes.IsControl), header.PartitionLeaderEpoch, header.ProducerId,
            header.ProducerEpoch,
            header.BaseSequence < 0
                ? header.BaseSequence
                : (header.BaseSequence + body.OffsetDelta.Value) & int.MaxValue,
            header.BaseOffset + body.OffsetDelta.Value,
            type == 1 ? header.MaxTimestamp : header.BaseTimestamp + body.TimestampDelta.Value,
            Types[type], Shown(body.Key), Shown(body.Value),
            string.Join(", ", body.Headers.Select(
                each => "[" + Shown(each.Key) + ", " + Shown(each.Value) + "]"))));
    }

    /// <summary>A message, or those that a compressed one holds (magic 0 and 1).</summary>
    private static IEnumerable<string> Messages(KafkaMessage outer)
    {
        if (outer == null)
        {
            throw new InvalidDataException("too short for its magic");
        }
        var header = outer.Header;
        var codec = header.Attributes.CompressionId;
        var type = (int)header.Attributes.TimestampType;
        var inner = new List<KafkaMessage> { outer };
        long offset = 0;
        if (header.IsCompressed)
        {
            var data = Codecs.Decompress(codec, outer.Value ?? new byte[0]);
            var set = new KafkaMessageSet(new KaitaiStream(data));
            if (set.Entries == null)
            {
                throw new InvalidDataException("an empty message set");
            }
            inner = set.Entries.Select(entry => entry.Message).ToList();
            if (header.Magic == 1 && header.Offset != 0) // the last one has the outer offset
            {
                offset = header.Offset - inner.Last().Header.Offset;
            }
        }
        return inner.Select(message => string.Format(
            Line, header.Magic, Codecs.Names[codec], "false", "false", -1, -1, -1, -1,
            offset + message.Header.Offset,
            message.Header.Magic == 0 ? -1 : (type == 1 ? header : message.Header).Timestamp,
            message.Header.Magic == 0 ? "NoTimestampType" : Types[type], Shown(message.Key),
            Shown(message.Value), ""));
    }

    private static string Shown(bool value)
    {
        return value ? "true" : "false";
    }

    /// <summary>Bytes in hexadecimal; null is not empty.</summary>
    private static string Shown(byte[] data)
    {
        return data == null
            ? "null"
            : '"' + BitConverter.ToString(data).Replace("-", "").ToLowerInvariant() + '"';
    }
}
