// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// A signed 64-bit integer in one to ten bytes: seven bits a byte, the lowest
    /// first, bit 7 set where another byte follows. The bits hold 2 * n for
    /// n &gt;= 0 and -2 * n - 1 for n &lt; 0 (ZigZag). Longer encodings than needed
    /// are accepted, as Kafka accepts them.
    ///
    /// The sign bit is bit 0 of the first byte; the other 63 bits are summed
    /// apart from it, since all 64 together fit no signed integer.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java">ByteUtils.readVarlong</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://protobuf.dev/programming-guides/encoding/#varints">Protocol Buffers, Base 128 Varints and ZigZag</a>
    /// </remarks>
    public partial class KafkaVarlong : KaitaiStruct
    {
        public static KafkaVarlong FromFile(string fileName)
        {
            return new KafkaVarlong(new KaitaiStream(fileName));
        }

        public KafkaVarlong(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaVarlong p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_half = false;
            f_value = false;
            _read();
        }
        private void _read()
        {
            _byte0 = m_io.ReadU1();
            if (Byte0 >= 128) {
                _byte1 = m_io.ReadU1();
            }
            if ( ((Byte0 >= 128) && (Byte1 >= 128)) ) {
                _byte2 = m_io.ReadU1();
            }
            if ( ((Byte0 >= 128) && (Byte1 >= 128) && (Byte2 >= 128)) ) {
                _byte3 = m_io.ReadU1();
            }
            if ( ((Byte0 >= 128) && (Byte1 >= 128) && (Byte2 >= 128) && (Byte3 >= 128)) ) {
                _byte4 = m_io.ReadU1();
            }
            if ( ((Byte0 >= 128) && (Byte1 >= 128) && (Byte2 >= 128) && (Byte3 >= 128) && (Byte4 >= 128)) ) {
                _byte5 = m_io.ReadU1();
            }
            if ( ((Byte0 >= 128) && (Byte1 >= 128) && (Byte2 >= 128) && (Byte3 >= 128) && (Byte4 >= 128) && (Byte5 >= 128)) ) {
                _byte6 = m_io.ReadU1();
            }
            if ( ((Byte0 >= 128) && (Byte1 >= 128) && (Byte2 >= 128) && (Byte3 >= 128) && (Byte4 >= 128) && (Byte5 >= 128) && (Byte6 >= 128)) ) {
                _byte7 = m_io.ReadU1();
            }
            if ( ((Byte0 >= 128) && (Byte1 >= 128) && (Byte2 >= 128) && (Byte3 >= 128) && (Byte4 >= 128) && (Byte5 >= 128) && (Byte6 >= 128) && (Byte7 >= 128)) ) {
                _byte8 = m_io.ReadU1();
            }
            if ( ((Byte0 >= 128) && (Byte1 >= 128) && (Byte2 >= 128) && (Byte3 >= 128) && (Byte4 >= 128) && (Byte5 >= 128) && (Byte6 >= 128) && (Byte7 >= 128) && (Byte8 >= 128)) ) {
                _byte9 = m_io.ReadU1();
                if (!(_byte9 <= 127))
                {
                    throw new ValidationGreaterThanError(127, _byte9, m_io, "/seq/9");
                }
            }
        }
        private bool f_half;
        private long _half;

        /// <summary>
        /// The bits without the lowest, 0 to 2^63 - 1.
        /// </summary>
        public long Half
        {
            get
            {
                if (f_half)
                    return _half;
                f_half = true;
                _half = (long) (((long) (((long) (KaitaiStream.Mod(Byte0, 128) / 2)) + (Byte0 < 128 ? ((long) (0)) : ((long) (((long) (64)) * ((long) (((long) (KaitaiStream.Mod(((long) (Byte1)), ((long) (128))))) + (Byte1 < 128 ? ((long) (0)) : ((long) (((long) (128)) * ((long) (((long) (KaitaiStream.Mod(((long) (Byte2)), ((long) (128))))) + (Byte2 < 128 ? ((long) (0)) : ((long) (((long) (128)) * ((long) (((long) (KaitaiStream.Mod(((long) (Byte3)), ((long) (128))))) + (Byte3 < 128 ? ((long) (0)) : ((long) (((long) (128)) * ((long) (((long) (KaitaiStream.Mod(((long) (Byte4)), ((long) (128))))) + (Byte4 < 128 ? ((long) (0)) : ((long) (((long) (128)) * ((long) (((long) (KaitaiStream.Mod(((long) (Byte5)), ((long) (128))))) + (Byte5 < 128 ? ((long) (0)) : ((long) (((long) (128)) * ((long) (((long) (KaitaiStream.Mod(((long) (Byte6)), ((long) (128))))) + (Byte6 < 128 ? ((long) (0)) : ((long) (((long) (128)) * ((long) (((long) (KaitaiStream.Mod(((long) (Byte7)), ((long) (128))))) + (Byte7 < 128 ? ((long) (0)) : ((long) (((long) (128)) * ((long) (((long) (KaitaiStream.Mod(((long) (Byte8)), ((long) (128))))) + (Byte8 < 128 ? ((long) (0)) : ((long) (((long) (128)) * ((long) (KaitaiStream.Mod(((long) (Byte9)), ((long) (2)))))))))))))))))))))))))))))))))))))))))))))))))));
                return _half;
            }
        }
        private bool f_value;
        private long _value;

        /// <summary>
        /// The number, -2^63 to 2^63 - 1.
        /// </summary>
        public long Value
        {
            get
            {
                if (f_value)
                    return _value;
                f_value = true;
                _value = (long) ((KaitaiStream.Mod(Byte0, 2) == 0 ? Half : ((long) (-(((long) (1))) - Half))));
                return _value;
            }
        }
        private byte _byte0;
        private byte? _byte1;
        private byte? _byte2;
        private byte? _byte3;
        private byte? _byte4;
        private byte? _byte5;
        private byte? _byte6;
        private byte? _byte7;
        private byte? _byte8;
        private byte? _byte9;
        private KafkaVarlong m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Seven bits, the lowest first; bit 7 of a byte tells that one more byte
        /// follows.
        /// </summary>
        public byte Byte0 { get { return _byte0; } }

        /// <summary>
        /// The next seven bits.
        /// </summary>
        public byte? Byte1 { get { return _byte1; } }

        /// <summary>
        /// The next seven bits.
        /// </summary>
        public byte? Byte2 { get { return _byte2; } }

        /// <summary>
        /// The next seven bits.
        /// </summary>
        public byte? Byte3 { get { return _byte3; } }

        /// <summary>
        /// The next seven bits.
        /// </summary>
        public byte? Byte4 { get { return _byte4; } }

        /// <summary>
        /// The next seven bits.
        /// </summary>
        public byte? Byte5 { get { return _byte5; } }

        /// <summary>
        /// The next seven bits.
        /// </summary>
        public byte? Byte6 { get { return _byte6; } }

        /// <summary>
        /// The next seven bits.
        /// </summary>
        public byte? Byte7 { get { return _byte7; } }

        /// <summary>
        /// The next seven bits.
        /// </summary>
        public byte? Byte8 { get { return _byte8; } }

        /// <summary>
        /// One bit counts; what is above it falls off, as in Java, where it is
        /// shifted out of a long. An eleventh byte is invalid.
        /// </summary>
        public byte? Byte9 { get { return _byte9; } }
        public KafkaVarlong M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
