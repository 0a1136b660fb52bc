// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;

namespace Kafkafmt
{

    /// <summary>
    /// A signed 32-bit integer in one to five bytes: seven bits a byte, the
    /// lowest first, bit 7 set where another byte follows. The bits hold 2 * n
    /// for n &gt;= 0 and -2 * n - 1 for n &lt; 0 (ZigZag). Longer encodings than needed
    /// are accepted, as Kafka accepts them.
    ///
    /// The arithmetic divides and multiplies and never shifts, so that it is
    /// right in every target language, also where all numbers are doubles.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/utils/internals/ByteUtils.java">ByteUtils.readVarint</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://protobuf.dev/programming-guides/encoding/#varints">Protocol Buffers, Base 128 Varints and ZigZag</a>
    /// </remarks>
    public partial class KafkaVarint : KaitaiStruct
    {
        public static KafkaVarint FromFile(string fileName)
        {
            return new KafkaVarint(new KaitaiStream(fileName));
        }

        public KafkaVarint(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaVarint p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_stored = false;
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
        private bool f_stored;
        private long _stored;

        /// <summary>
        /// The bits as they are stored, 0 to 2^32 - 1.
        /// </summary>
        public long Stored
        {
            get
            {
                if (f_stored)
                    return _stored;
                f_stored = true;
                _stored = (long) (((long) (((long) (KaitaiStream.Mod(Byte0, 128))) + (Byte0 < 128 ? ((long) (0)) : ((long) (((long) (128)) * ((long) (((long) (KaitaiStream.Mod(((long) (Byte1)), ((long) (128))))) + (Byte1 < 128 ? ((long) (0)) : ((long) (((long) (128)) * ((long) (((long) (KaitaiStream.Mod(((long) (Byte2)), ((long) (128))))) + (Byte2 < 128 ? ((long) (0)) : ((long) (((long) (128)) * ((long) (((long) (KaitaiStream.Mod(((long) (Byte3)), ((long) (128))))) + (Byte3 < 128 ? ((long) (0)) : ((long) (((long) (128)) * ((long) (KaitaiStream.Mod(((long) (Byte4)), ((long) (16))))))))))))))))))))))))));
                return _stored;
            }
        }
        private bool f_value;
        private long _value;

        /// <summary>
        /// The number, -2^31 to 2^31 - 1.
        /// </summary>
        public long Value
        {
            get
            {
                if (f_value)
                    return _value;
                f_value = true;
                _value = (long) ((KaitaiStream.Mod(Stored, ((long) (2))) == ((long) (0)) ? ((long) (Stored / ((long) (2)))) : ((long) (-(((long) (1))) - ((long) (Stored / ((long) (2))))))));
                return _value;
            }
        }
        private byte _byte0;
        private byte? _byte1;
        private byte? _byte2;
        private byte? _byte3;
        private byte? _byte4;
        private KafkaVarint m_root;
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
        public KafkaVarint M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
