// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// An unsigned 32-bit integer in one to five bytes: seven bits a byte, the
    /// lowest first, bit 7 set where another byte follows. Kafka's flexible
    /// messages use it for the lengths of compact strings and arrays (stored plus
    /// one, 0 for null) and for tagged fields.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java">ByteUtils.readUnsignedVarint</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://cwiki.apache.org/confluence/display/KAFKA/KIP-482%3A+The+Kafka+Protocol+should+Support+Optional+Tagged+Fields">KIP-482, Unsigned Varints</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://protobuf.dev/programming-guides/encoding/#varints">Protocol Buffers, Base 128 Varints and ZigZag</a>
    /// </remarks>
    public partial class KafkaUnsignedVarint : KaitaiStruct
    {
        public static KafkaUnsignedVarint FromFile(string fileName)
        {
            return new KafkaUnsignedVarint(new KaitaiStream(fileName));
        }

        public KafkaUnsignedVarint(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaUnsignedVarint p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
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
                if (!(_byte4 <= 127))
                {
                    throw new ValidationGreaterThanError(127, _byte4, m_io, "/seq/4");
                }
            }
        }
        private bool f_value;
        private long _value;

        /// <summary>
        /// The number, 0 to 2^32 - 1 (Java's int shows the upper half as
        /// negative).
        /// </summary>
        public long Value
        {
            get
            {
                if (f_value)
                    return _value;
                f_value = true;
                _value = (long) (((long) (((long) (KaitaiStream.Mod(Byte0, 128))) + (Byte0 < 128 ? ((long) (0)) : ((long) (((long) (128)) * ((long) (((long) (KaitaiStream.Mod(((long) (Byte1)), ((long) (128))))) + (Byte1 < 128 ? ((long) (0)) : ((long) (((long) (128)) * ((long) (((long) (KaitaiStream.Mod(((long) (Byte2)), ((long) (128))))) + (Byte2 < 128 ? ((long) (0)) : ((long) (((long) (128)) * ((long) (((long) (KaitaiStream.Mod(((long) (Byte3)), ((long) (128))))) + (Byte3 < 128 ? ((long) (0)) : ((long) (((long) (128)) * ((long) (KaitaiStream.Mod(((long) (Byte4)), ((long) (16))))))))))))))))))))))))));
                return _value;
            }
        }
        private byte _byte0;
        private byte? _byte1;
        private byte? _byte2;
        private byte? _byte3;
        private byte? _byte4;
        private KafkaUnsignedVarint m_root;
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
        /// Four bits count; what is above them falls off, as in Java, where they
        /// are shifted out of an int. A sixth byte is invalid.
        /// </summary>
        public byte? Byte4 { get { return _byte4; } }
        public KafkaUnsignedVarint M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
