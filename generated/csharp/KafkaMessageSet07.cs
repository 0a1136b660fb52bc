// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// Messages of Kafka 0.7 one after the other: a file of a log,
    /// `00000000000000000000.kafka`, and also what the payload of a compressed
    /// message holds once it is decompressed.
    ///
    /// The offset of a message is its byte position in the log: the number in the
    /// file's name plus `ofs_entry`. The position after a message is the next one
    /// to fetch. Messages inside a compressed one have no position of their own;
    /// they are fetched by that of the compressed one.
    ///
    /// Every whole message is found by its length alone; its content is parsed on
    /// first access, so that a damaged message does not affect the others.
    /// Reading ends, as in Kafka, where no whole message follows. The rest is the
    /// `tail`. Checksums are not checked, and compressed bytes stay as they are.
    ///
    /// Written from the definition and from Kafka's source. Kafka 0.7.2 has a log
    /// of 100 messages of magic 0 among its tests
    /// (`test-kafka-logs/MagicByte0-0`).
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/MessageSet.scala">MessageSet</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/FileMessageSet.scala">FileMessageSet.iterator</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/log/Log.scala">Log.nameFromOffset</a>
    /// </remarks>
    public partial class KafkaMessageSet07 : KaitaiStruct
    {
        public static KafkaMessageSet07 FromFile(string fileName)
        {
            return new KafkaMessageSet07(new KaitaiStream(fileName));
        }

        public KafkaMessageSet07(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaMessageSet07 p__root = null) : base(p__io)
        {
            m_parent = p__parent;
            m_root = p__root ?? this;
            f_hasEntries = false;
            f_lenFirst = false;
            _read();
        }
        private void _read()
        {
            if (HasEntries) {
                _entries = new List<MessageSet07Entry>();
                {
                    var i = 0;
                    MessageSet07Entry M_;
                    do {
                        M_ = new MessageSet07Entry(m_io, this, m_root);
                        _entries.Add(M_);
                        i++;
                    } while (!(!(M_.HasNext)));
                }
            }
            _tail = m_io.ReadBytesFull();
        }

        /// <summary>
        /// A message by its length, and what is in it, if the magic is known.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/0.7.2/core/src/main/scala/kafka/message/MessageSet.scala">MessageSet.entrySize</a>
        /// </remarks>
        public partial class MessageSet07Entry : KaitaiStruct
        {
            public static MessageSet07Entry FromFile(string fileName)
            {
                return new MessageSet07Entry(new KaitaiStream(fileName));
            }

            public MessageSet07Entry(KaitaiStream p__io, KafkaMessageSet07 p__parent = null, KafkaMessageSet07 p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_hasNext = false;
                f_lenEntry = false;
                f_lenLeft = false;
                f_lenMessage = false;
                f_lenNext = false;
                f_magic = false;
                f_message = false;
                f_ofsEntry = false;
                f_ofsNext = false;
                _read();
            }
            private void _read()
            {
                _raw = m_io.ReadBytes(((long) (LenEntry)));
            }
            private bool f_hasNext;
            private bool _hasNext;

            /// <summary>
            /// The next message is whole.
            /// </summary>
            public bool HasNext
            {
                get
                {
                    if (f_hasNext)
                        return _hasNext;
                    f_hasNext = true;
                    _hasNext = (bool) ( ((LenLeft >= ((long) (9))) && (LenNext >= 5) && (((long) (LenNext)) <= ((long) (LenLeft - ((long) (4)))))) );
                    return _hasNext;
                }
            }
            private bool f_lenEntry;
            private long _lenEntry;

            /// <summary>
            /// Bytes of the whole message, its length included.
            /// </summary>
            public long LenEntry
            {
                get
                {
                    if (f_lenEntry)
                        return _lenEntry;
                    f_lenEntry = true;
                    _lenEntry = (long) (((long) (((long) (LenMessage)) + ((long) (4)))));
                    return _lenEntry;
                }
            }
            private bool f_lenLeft;
            private long _lenLeft;

            /// <summary>
            /// Bytes after this message.
            /// </summary>
            public long LenLeft
            {
                get
                {
                    if (f_lenLeft)
                        return _lenLeft;
                    f_lenLeft = true;
                    _lenLeft = (long) (((long) (((long) (M_Io.Size)) - OfsNext)));
                    return _lenLeft;
                }
            }
            private bool f_lenMessage;
            private int _lenMessage;

            /// <summary>
            /// Bytes that follow this field, 5 at least.
            /// </summary>
            public int LenMessage
            {
                get
                {
                    if (f_lenMessage)
                        return _lenMessage;
                    f_lenMessage = true;
                    long _pos = m_io.Pos;
                    m_io.Seek(OfsEntry);
                    _lenMessage = m_io.ReadS4be();
                    m_io.Seek(_pos);
                    return _lenMessage;
                }
            }
            private bool f_lenNext;
            private int? _lenNext;

            /// <summary>
            /// The next message's length, read ahead.
            /// </summary>
            public int? LenNext
            {
                get
                {
                    if (f_lenNext)
                        return _lenNext;
                    f_lenNext = true;
                    if (LenLeft >= ((long) (9))) {
                        long _pos = m_io.Pos;
                        m_io.Seek(OfsNext);
                        _lenNext = m_io.ReadS4be();
                        m_io.Seek(_pos);
                    }
                    return _lenNext;
                }
            }
            private bool f_magic;
            private sbyte _magic;

            /// <summary>
            /// The format, 0 or 1.
            /// </summary>
            public sbyte Magic
            {
                get
                {
                    if (f_magic)
                        return _magic;
                    f_magic = true;
                    long _pos = m_io.Pos;
                    m_io.Seek(OfsEntry + ((long) (4)));
                    _magic = m_io.ReadS1();
                    m_io.Seek(_pos);
                    return _magic;
                }
            }
            private bool f_message;
            private KafkaMessage07 _message;

            /// <summary>
            /// Present if the magic is known and the length is large enough.
            /// </summary>
            public KafkaMessage07 Message
            {
                get
                {
                    if (f_message)
                        return _message;
                    f_message = true;
                    if ( ((Magic == 0) || ( ((Magic == 1) && (LenMessage >= 6)) )) ) {
                        long _pos = m_io.Pos;
                        m_io.Seek(OfsEntry);
                        __raw_message = m_io.ReadBytes(((long) (LenEntry)));
                        var io___raw_message = new KaitaiStream(__raw_message);
                        _message = new KafkaMessage07(io___raw_message);
                        m_io.Seek(_pos);
                    }
                    return _message;
                }
            }
            private bool f_ofsEntry;
            private long _ofsEntry;

            /// <summary>
            /// Where the message starts. It is computed first, for the length,
            /// before `raw` is read, and keeps that value.
            /// </summary>
            public long OfsEntry
            {
                get
                {
                    if (f_ofsEntry)
                        return _ofsEntry;
                    f_ofsEntry = true;
                    _ofsEntry = (long) (((long) (M_Io.Pos)));
                    return _ofsEntry;
                }
            }
            private bool f_ofsNext;
            private long _ofsNext;

            /// <summary>
            /// Where the next message would start.
            /// </summary>
            public long OfsNext
            {
                get
                {
                    if (f_ofsNext)
                        return _ofsNext;
                    f_ofsNext = true;
                    _ofsNext = (long) (((long) (OfsEntry + LenEntry)));
                    return _ofsNext;
                }
            }
            private byte[] _raw;
            private KafkaMessageSet07 m_root;
            private KafkaMessageSet07 m_parent;
            private byte[] __raw_message;

            /// <summary>
            /// The whole message with its length, as it is.
            /// </summary>
            public byte[] Raw { get { return _raw; } }
            public KafkaMessageSet07 M_Root { get { return m_root; } }
            public KafkaMessageSet07 M_Parent { get { return m_parent; } }
            public byte[] M_RawMessage { get { return __raw_message; } }
        }
        private bool f_hasEntries;
        private bool _hasEntries;

        /// <summary>
        /// The first message is whole.
        /// </summary>
        public bool HasEntries
        {
            get
            {
                if (f_hasEntries)
                    return _hasEntries;
                f_hasEntries = true;
                _hasEntries = (bool) ( ((((long) (M_Io.Size)) >= ((long) (9))) && (LenFirst >= 5) && (((long) (LenFirst)) <= ((long) (((long) (M_Io.Size)) - ((long) (4)))))) );
                return _hasEntries;
            }
        }
        private bool f_lenFirst;
        private int? _lenFirst;

        /// <summary>
        /// The first message's length, read ahead.
        /// </summary>
        public int? LenFirst
        {
            get
            {
                if (f_lenFirst)
                    return _lenFirst;
                f_lenFirst = true;
                if (((long) (M_Io.Size)) >= ((long) (9))) {
                    long _pos = m_io.Pos;
                    m_io.Seek(0);
                    _lenFirst = m_io.ReadS4be();
                    m_io.Seek(_pos);
                }
                return _lenFirst;
            }
        }
        private List<MessageSet07Entry> _entries;
        private byte[] _tail;
        private KafkaMessageSet07 m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Absent when the file holds no whole message.
        /// </summary>
        public List<MessageSet07Entry> Entries { get { return _entries; } }

        /// <summary>
        /// The bytes after the last whole message; usually empty.
        /// </summary>
        public byte[] Tail { get { return _tail; } }
        public KafkaMessageSet07 M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
