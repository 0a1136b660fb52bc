// The records of internal topics, by the layouts that a file of them starts with.
using System;
using System.Collections;
using System.Collections.Generic;
using System.Linq;
using System.Text;
using Kafkafmt;
using Kaitai;

public static partial class Runner
{
    // A field of a layout.
    private sealed class LayoutField
    {
        public string Id, Kind, Of;
        public bool IsList;
    }

    private static readonly Dictionary<string, Func<KaitaiStream, short, object>> Parsers =
        new Dictionary<string, Func<KaitaiStream, short, object>>
        {
            { "kafka_consumer_offsets_key", (io, type) => new KafkaConsumerOffsetsKey(io) },
            { "kafka_consumer_offsets_value", (io, type) => new KafkaConsumerOffsetsValue(type, io) },
            { "kafka_transaction_state_key", (io, type) => new KafkaTransactionStateKey(io) },
            { "kafka_transaction_state_value", (io, type) => new KafkaTransactionStateValue(type, io) },
            { "kafka_share_group_state_key", (io, type) => new KafkaShareGroupStateKey(io) },
            { "kafka_share_group_state_value", (io, type) => new KafkaShareGroupStateValue(type, io) },
            { "kafka_cluster_metadata_record", (io, type) => new KafkaClusterMetadataRecord(io) },
            { "kafka_remote_log_metadata_record", (io, type) => new KafkaRemoteLogMetadataRecord(io) },
        };

    private static string Messages(byte[] data)
    {
        var at = 0;
        var layouts = Layouts(Encoding.ASCII.GetString(data, 4, Number(data, ref at, 4)));
        at += Number(data, 0, 4);
        var found = new List<string>();
        while (at < data.Length)
        {
            var size = Number(data, ref at, 1);
            var grammar = Encoding.ASCII.GetString(data, at, size);
            at += size;
            var type = (short)Number(data, ref at, 2);
            var length = Number(data, ref at, 4);
            var io = new KaitaiStream(data.Skip(at).Take(length).ToArray());
            at += length;
            found.Add(OrError("", () => Fields(layouts, Parsers[grammar](io, type), grammar)));
        }
        return Field("messages", "[" + Joined(found.ToArray()) + "]");
    }

    private static int Number(byte[] data, int at, int size)
    {
        return Number(data, ref at, size);
    }

    private static int Number(byte[] data, ref int at, int size)
    {
        var value = 0;
        for (; size > 0; size--)
        {
            value = value << 8 | data[at++];
        }
        return value;
    }

    private static Dictionary<string, List<LayoutField>> Layouts(string text)
    {
        var layouts = new Dictionary<string, List<LayoutField>>();
        List<LayoutField> fields = null;
        foreach (var line in text.Split('\n'))
        {
            var parts = line.Split(' ');
            if (parts[0] == "type")
            {
                layouts[parts[1]] = fields = new List<LayoutField>();
            }
            else
            {
                fields.Add(new LayoutField
                {
                    Id = parts[0], Kind = parts[1], Of = parts[2], IsList = parts[3] == "1",
                });
            }
        }
        return layouts;
    }

    private static string Fields(
        Dictionary<string, List<LayoutField>> layouts, object parsed, string layout)
    {
        return Joined(layouts[layout].Select(each =>
        {
            var value = parsed.GetType().GetProperty(Pascal(each.Id)).GetValue(parsed, null);
            if (!each.IsList)
            {
                return Field(each.Id, One(layouts, value, each));
            }
            var items = value == null ? new object[0] : ((IEnumerable)value).Cast<object>();
            return Field(each.Id, "[" + Joined(items.Select(one => One(layouts, one, each)).ToArray()) + "]");
        }).ToArray());
    }

    private static string One(
        Dictionary<string, List<LayoutField>> layouts, object value, LayoutField field)
    {
        switch (field.Kind)
        {
            case "struct":
                return value == null ? Null : "{" + Fields(layouts, value, field.Of) + "}";
            case "varint":
                return value == null ? Null : ((KafkaUnsignedVarint)value).Value.ToString();
            case "bytes":
                return Hex((byte[])value ?? new byte[0]);
            case "double":
                var data = BitConverter.GetBytes(Convert.ToDouble(value));
                return Hex(BitConverter.IsLittleEndian ? data.Reverse().ToArray() : data);
            case "long":
                return Text(Convert.ToInt64(value));
            default:
                return Convert.ToInt64(value).ToString();
        }
    }

    // The name of a property, by the field's id in the grammar.
    private static string Pascal(string id)
    {
        return string.Concat(id.Split('_').Select(each => char.ToUpperInvariant(each[0]) + each.Substring(1)));
    }
}
