// What the parsers leave to their user: Kafka's checksums and codecs.
//
// SPDX-License-Identifier: CC0-1.0
using System;
using System.IO;
using System.IO.Compression;
using System.Linq;
using System.Runtime.InteropServices;

public static class Codecs
{
    public static readonly string[] Names = { "none", "gzip", "snappy", "lz4", "zstd" };

    private const int Limit = 64 << 20; // bytes of a decompressed entry
    private static readonly byte[] Xerial = { 0x82, 0x53, 0x4e, 0x41, 0x50, 0x50, 0x59, 0 };

    /// <summary>The checksum of messages, CRC-32.</summary>
    public static readonly Func<byte[], int, uint> Crc32 = Checksum(0xedb88320);

    /// <summary>The checksum of record batches, CRC-32C.</summary>
    public static readonly Func<byte[], int, uint> Crc32C = Checksum(0x82f63b78);

    private static Func<byte[], int, uint> Checksum(uint polynomial)
    {
        var table = new uint[256];
        for (uint index = 0; index < 256; index++)
        {
            var crc = index;
            for (var bit = 0; bit < 8; bit++)
            {
                crc = crc >> 1 ^ ((crc & 1) == 1 ? polynomial : 0);
            }
            table[index] = crc;
        }
        return (data, start) =>
        {
            var crc = uint.MaxValue;
            for (var at = start; at < data.Length; at++)
            {
                crc = table[(crc ^ data[at]) & 0xff] ^ crc >> 8;
            }
            return ~crc;
        };
    }

    /// <summary>The decompressed bytes.</summary>
    /// <exception cref="InvalidDataException">They are malformed, or more than Limit.</exception>
    /// <exception cref="EndOfStreamException">They are cut off.</exception>
    public static byte[] Decompress(ulong codec, byte[] data)
    {
        var input = new BinaryReader(new MemoryStream(data));
        var output = new Output();
        switch (codec)
        {
            case 0: return data;
            case 1: Gzip(data, output); break;
            case 2: Snappy(data, input, output); break;
            case 3: Lz4(input, output); break;
            case 4: Zstd(data, output); break;
            default: throw new InvalidDataException("no such codec");
        }
        return output.ToArray();
    }

    private static void Gzip(byte[] data, Output output)
    {
        var chunk = new byte[1 << 16];
        using (var stream = new GZipStream(new MemoryStream(data), CompressionMode.Decompress))
        {
            for (int size; (size = stream.Read(chunk, 0, chunk.Length)) > 0;)
            {
                output.Add(chunk, size);
            }
        }
    }

    /// <summary>Blocks in the framing of the library xerial, or one block alone.</summary>
    private static void Snappy(byte[] data, BinaryReader input, Output output)
    {
        if (!data.Take(8).SequenceEqual(Xerial))
        {
            SnappyBlock(input, output);
            return;
        }
        Taken(input, 16);
        while (HasMore(input))
        {
            var length = Taken(input, 4).Aggregate(0, (sum, each) => sum << 8 | each);
            SnappyBlock(new BinaryReader(new MemoryStream(Taken(input, length))), output);
        }
    }

    /// <summary>A raw block: its length, then literals and copies.</summary>
    private static void SnappyBlock(BinaryReader input, Output output)
    {
        long end = output.Length;
        for (int shift = 0, part = 0x80; part >= 0x80 && shift < 35; shift += 7)
        {
            part = input.ReadByte();
            end += (long)(part & 0x7f) << shift;
        }
        while (HasMore(input))
        {
            int tag = input.ReadByte(), length = (tag >> 2) + 1;
            switch (tag & 3)
            {
                case 0:
                    output.Add(Taken(input, length > 60 ? Number(input, length - 60) + 1 : length));
                    break;
                case 1:
                    output.Copy((tag & 0xe0) << 3 | input.ReadByte(), (tag >> 2 & 7) + 4);
                    break;
                default:
                    output.Copy(Number(input, (tag & 3) == 2 ? 2 : 4), length);
                    break;
            }
        }
        if (output.Length != end)
        {
            throw new InvalidDataException("snappy of another length");
        }
    }

    /// <summary>
    /// A frame. The checksum of its header is not looked at: in magic 0, Kafka computes it over the
    /// wrong bytes, and libraries refuse it.
    /// </summary>
    private static void Lz4(BinaryReader input, Output output)
    {
        if (input.ReadInt32() != 0x184d2204)
        {
            throw new InvalidDataException("no LZ4 frame");
        }
        int flags = input.ReadByte();
        Taken(input, 2 + ((flags & 8) != 0 ? 8 : 0) + ((flags & 1) != 0 ? 4 : 0));
        for (int length; (length = input.ReadInt32()) != 0;)
        {
            var block = Taken(input, length & 0x7fffffff);
            if (length < 0) // stored
            {
                output.Add(block);
            }
            else
            {
                Lz4Block(new BinaryReader(new MemoryStream(block)), output);
            }
            Taken(input, (flags & 16) != 0 ? 4 : 0); // the checksum of the block
        }
    }

    /// <summary>Literals and copies.</summary>
    private static void Lz4Block(BinaryReader input, Output output)
    {
        while (HasMore(input))
        {
            int token = input.ReadByte();
            output.Add(Taken(input, Extended(input, token >> 4)));
            if (HasMore(input))
            {
                int distance = input.ReadUInt16();
                output.Copy(distance, Extended(input, token & 15) + 4);
            }
        }
    }

    private static int Extended(BinaryReader input, int length)
    {
        for (var more = 255; length >= 15 && more == 255; length += more)
        {
            more = input.ReadByte();
        }
        return length;
    }

    private static int Number(BinaryReader input, int width)
    {
        return Taken(input, width).Reverse().Aggregate(0, (sum, each) => sum << 8 | each);
    }

    private static bool HasMore(BinaryReader input)
    {
        return input.BaseStream.Position < input.BaseStream.Length;
    }

    private static byte[] Taken(BinaryReader input, int length)
    {
        if (length < 0 || length > input.BaseStream.Length - input.BaseStream.Position)
        {
            throw new EndOfStreamException();
        }
        return input.ReadBytes(length);
    }

    /// <summary>Frames, one after the other.</summary>
    private static unsafe void Zstd(byte[] data, Output output)
    {
        var chunk = new byte[1 << 16];
        var context = ZSTD_createDCtx();
        try
        {
            fixed (byte* from = data, to = chunk)
            {
                var input = new ZstdBuffer { Bytes = from, Size = (UIntPtr)data.Length };
                var wanted = UIntPtr.Zero;
                ZstdBuffer part;
                do
                {
                    part = new ZstdBuffer { Bytes = to, Size = (UIntPtr)chunk.Length };
                    wanted = ZSTD_decompressStream(context, ref part, ref input);
                    if (ZSTD_isError(wanted) != 0)
                    {
                        throw new InvalidDataException("malformed zstd");
                    }
                    output.Add(chunk, (int)part.Position);
                }
                while (input.Position != input.Size || part.Position == part.Size && wanted != UIntPtr.Zero);
                if (wanted != UIntPtr.Zero)
                {
                    throw new EndOfStreamException();
                }
            }
        }
        finally
        {
            ZSTD_freeDCtx(context);
        }
    }

    private unsafe struct ZstdBuffer
    {
        public byte* Bytes;
        public UIntPtr Size;
        public UIntPtr Position;
    }

    [DllImport("libzstd")]
    private static extern IntPtr ZSTD_createDCtx();

    [DllImport("libzstd")]
    private static extern UIntPtr ZSTD_freeDCtx(IntPtr context);

    [DllImport("libzstd")]
    private static extern uint ZSTD_isError(UIntPtr code);

    [DllImport("libzstd")]
    private static extern UIntPtr ZSTD_decompressStream(
        IntPtr context, ref ZstdBuffer output, ref ZstdBuffer input);

    /// <summary>Bytes that are decompressed one after the other, at most Limit.</summary>
    private sealed class Output
    {
        private byte[] data = new byte[1 << 16];

        public int Length { get; private set; }

        public void Add(byte[] bytes)
        {
            Add(bytes, bytes.Length);
        }

        public void Add(byte[] bytes, int length)
        {
            Reserve(length);
            Buffer.BlockCopy(bytes, 0, data, Length, length);
            Length += length;
        }

        /// <summary>Repeats bytes; they may overlap those that are added.</summary>
        public void Copy(int distance, int length)
        {
            if (distance < 1 || distance > Length)
            {
                throw new InvalidDataException("a copy from before the beginning");
            }
            Reserve(length);
            for (var end = Length + length; Length < end; Length++)
            {
                data[Length] = data[Length - distance];
            }
        }

        public byte[] ToArray()
        {
            return data.Take(Length).ToArray();
        }

        private void Reserve(int length)
        {
            if (length > Limit - Length)
            {
                throw new InvalidDataException("too long");
            }
            if (Length + length > data.Length)
            {
                Array.Resize(ref data, Math.Max(Length + length, 2 * data.Length));
            }
        }
    }
}
