// Prints the entries and records of a Kafka segment. To build and run it, see
// docs/how-to/parser-in-another-language.md.
//
// SPDX-License-Identifier: CC0-1.0
using System;
using System.IO;
using Kafkafmt;
using Kaitai;

public static class ReadSegment
{
    private static readonly string[] Codecs = { "none", "gzip", "snappy", "lz4", "zstd" };

    public static int Main(string[] arguments)
    {
        if (arguments.Length != 1)
        {
            Console.Error.WriteLine("usage: ReadSegment SEGMENT");
            return 2;
        }
        var log = KafkaLog.FromFile(arguments[0]);
        if (log.Entries != null)
        {
            log.Entries.ForEach(PrintEntry);
        }
        if (log.Tail.Length > 0)
        {
            Console.WriteLine("tail={0}", log.Tail.Length);
        }
        return 0;
    }

    /// <summary>Prints an entry and its records, or `unreadable` if it cannot be parsed.</summary>
    private static void PrintEntry(KafkaLog.LogEntry entry)
    {
        Console.Write(
            "position={0} magic={1} base_offset={2}", entry.OfsEntry, entry.Magic, entry.BaseOffset);
        KafkaMessage message = null;
        KafkaRecordBatch batch = null;
        try
        {
            message = entry.Message; // parsed here
            batch = entry.RecordBatch;
        }
        catch (Exception error) when (
            error is KaitaiStructError || error is EndOfStreamException || error is ArgumentException)
        {
        }
        if (message != null) // magic 0 and 1
        {
            Console.WriteLine(" codec={0}", Codec(message.Header.Attributes.CompressionId));
            if (!message.Header.IsCompressed)
            {
                PrintRecord(entry.BaseOffset, message.Key, message.Value);
            }
        }
        else if (batch != null) // magic 2
        {
            var attributes = batch.Header.Attributes;
            Console.WriteLine(
                " codec={0}{1}", Codec(attributes.CompressionId), attributes.IsControl ? " control" : "");
            if (batch.Records == null) // compressed, or control records
            {
                return;
            }
            foreach (var record in batch.Records.Records)
            {
                var body = record.Body;
                PrintRecord(entry.BaseOffset + body.OffsetDelta.Value, body.Key, body.Value);
            }
        }
        else
        {
            Console.WriteLine(" unreadable");
        }
    }

    /// <summary>The name of the codec, or its number if Kafka has no such codec.</summary>
    private static string Codec(ulong number)
    {
        return number < (ulong)Codecs.Length ? Codecs[number] : number.ToString();
    }

    private static void PrintRecord(long offset, byte[] key, byte[] value)
    {
        Console.WriteLine("  offset={0} key={1} value={2}", offset, Shown(key), Shown(value));
    }

    /// <summary>Bytes in hexadecimal; null is not empty.</summary>
    private static string Shown(byte[] data)
    {
        if (data == null)
        {
            return "null";
        }
        return data.Length == 0 ? "empty" : BitConverter.ToString(data).Replace("-", "").ToLowerInvariant();
    }
}
