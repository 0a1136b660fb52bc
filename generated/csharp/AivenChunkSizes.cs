// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// How many bytes each chunk of a segment has as it is stored, one after the
    /// other in the object `.log`: the field `transformedChunks` of a manifest
    /// (`.rsm-manifest`) whose chunk index is of type `variable`. There it is
    /// text: Base64 of one zstd frame. Decode and decompress that first.
    ///
    /// The size of each chunk but the last is the sum of `base` and of a value.
    /// All values are as wide as the greatest of them needs, so a table has one
    /// of `one_byte_values`, `two_byte_values`, `three_byte_values` and
    /// `four_byte_values`.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/manifest/index/serde/ChunkSizesBinaryCodec.java">ChunkSizesBinaryCodec</a>
    /// </remarks>
    public partial class AivenChunkSizes : KaitaiStruct
    {
        public static AivenChunkSizes FromFile(string fileName)
        {
            return new AivenChunkSizes(new KaitaiStream(fileName));
        }

        public AivenChunkSizes(KaitaiStream p__io, KaitaiStruct p__parent = null, AivenChunkSizes p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_numValues = false;
            _read();
        }
        private void _read()
        {
            _numChunks = m_io.ReadS4be();
            if (!(_numChunks >= 0))
            {
                throw new ValidationLessThanError(0, _numChunks, m_io, "/seq/0");
            }
            if (NumChunks > 1) {
                _base = m_io.ReadS4be();
            }
            if (NumChunks > 1) {
                _lenValue = m_io.ReadS1();
                if (!(_lenValue >= 1))
                {
                    throw new ValidationLessThanError(1, _lenValue, m_io, "/seq/2");
                }
                if (!(_lenValue <= 4))
                {
                    throw new ValidationGreaterThanError(4, _lenValue, m_io, "/seq/2");
                }
            }
            if ( ((NumChunks > 1) && (LenValue == 1)) ) {
                _oneByteValues = new List<byte>();
                for (var i = 0; i < ((long) (NumValues)); i++)
                {
                    _oneByteValues.Add(m_io.ReadU1());
                }
            }
            if ( ((NumChunks > 1) && (LenValue == 2)) ) {
                _twoByteValues = new List<ushort>();
                for (var i = 0; i < ((long) (NumValues)); i++)
                {
                    _twoByteValues.Add(m_io.ReadU2be());
                }
            }
            if ( ((NumChunks > 1) && (LenValue == 3)) ) {
                _threeByteValues = new List<ThreeByteValue>();
                for (var i = 0; i < ((long) (NumValues)); i++)
                {
                    _threeByteValues.Add(new ThreeByteValue(m_io, this, m_root));
                }
            }
            if ( ((NumChunks > 1) && (LenValue == 4)) ) {
                _fourByteValues = new List<uint>();
                for (var i = 0; i < ((long) (NumValues)); i++)
                {
                    _fourByteValues.Add(m_io.ReadU4be());
                }
            }
            if (NumChunks > 0) {
                _lenLastChunk = m_io.ReadS4be();
            }
            _trailing = m_io.ReadBytesFull();
        }

        /// <summary>
        /// An unsigned number of three bytes.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/Aiven-Open/tiered-storage-for-apache-kafka/blob/v1.1.1/core/src/main/java/io/aiven/kafka/tieredstorage/manifest/index/serde/ChunkSizesBinaryCodec.java">ChunkSizesBinaryCodec</a>
        /// </remarks>
        public partial class ThreeByteValue : KaitaiStruct
        {
            public static ThreeByteValue FromFile(string fileName)
            {
                return new ThreeByteValue(new KaitaiStream(fileName));
            }

            public ThreeByteValue(KaitaiStream p__io, AivenChunkSizes p__parent = null, AivenChunkSizes p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_value = false;
                _read();
            }
            private void _read()
            {
                _high = m_io.ReadU1();
                _low = m_io.ReadU2be();
            }
            private bool f_value;
            private long _value;

            /// <summary>
            /// The number.
            /// </summary>
            public long Value
            {
                get
                {
                    if (f_value)
                        return _value;
                    f_value = true;
                    _value = (long) (((long) (((long) (((long) (High)) * ((long) (65536)))) + ((long) (Low)))));
                    return _value;
                }
            }
            private byte _high;
            private ushort _low;
            private AivenChunkSizes m_root;
            private AivenChunkSizes m_parent;

            /// <summary>
            /// The highest byte.
            /// </summary>
            public byte High { get { return _high; } }

            /// <summary>
            /// The two lower bytes.
            /// </summary>
            public ushort Low { get { return _low; } }
            public AivenChunkSizes M_Root { get { return m_root; } }
            public AivenChunkSizes M_Parent { get { return m_parent; } }
        }
        private bool f_numValues;
        private long _numValues;

        /// <summary>
        /// All chunks but the last; less than none without chunks.
        /// </summary>
        public long NumValues
        {
            get
            {
                if (f_numValues)
                    return _numValues;
                f_numValues = true;
                _numValues = (long) (((long) (((long) (NumChunks)) - ((long) (1)))));
                return _numValues;
            }
        }
        private int _numChunks;
        private int? _base;
        private sbyte? _lenValue;
        private List<byte> _oneByteValues;
        private List<ushort> _twoByteValues;
        private List<ThreeByteValue> _threeByteValues;
        private List<uint> _fourByteValues;
        private int? _lenLastChunk;
        private byte[] _trailing;
        private AivenChunkSizes m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// How many chunks; none for none, and then nothing follows.
        /// </summary>
        public int NumChunks { get { return _numChunks; } }

        /// <summary>
        /// The least size of all chunks but the last; absent with a single chunk.
        /// </summary>
        public int? Base { get { return _base; } }

        /// <summary>
        /// Bytes of each value; absent with a single chunk.
        /// </summary>
        public sbyte? LenValue { get { return _lenValue; } }

        /// <summary>
        /// For each chunk but the last, its size less `base`.
        /// </summary>
        public List<byte> OneByteValues { get { return _oneByteValues; } }

        /// <summary>
        /// For each chunk but the last, its size less `base`.
        /// </summary>
        public List<ushort> TwoByteValues { get { return _twoByteValues; } }

        /// <summary>
        /// For each chunk but the last, its size less `base`.
        /// </summary>
        public List<ThreeByteValue> ThreeByteValues { get { return _threeByteValues; } }

        /// <summary>
        /// For each chunk but the last, its size less `base`.
        /// </summary>
        public List<uint> FourByteValues { get { return _fourByteValues; } }

        /// <summary>
        /// The whole size of the last chunk; absent without chunks.
        /// </summary>
        public int? LenLastChunk { get { return _lenLastChunk; } }

        /// <summary>
        /// Empty as a rule. The plugin does not look at it.
        /// </summary>
        public byte[] Trailing { get { return _trailing; } }
        public AivenChunkSizes M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
