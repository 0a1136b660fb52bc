// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// Messages one after the other: what the value of a compressed message holds
    /// once it is decompressed. A last message that is not whole is dropped, as
    /// Kafka drops it, and left in `tail`. A length below 14 is an error, also in
    /// Kafka.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://kafka.apache.org/documentation/#messageset">Apache Kafka documentation, 5.3.3 Old Message Format</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java">AbstractLegacyRecordBatch.DeepRecordsIterator</a>
    /// </remarks>
    public partial class KafkaMessageSet : KaitaiStruct
    {
        public static KafkaMessageSet FromFile(string fileName)
        {
            return new KafkaMessageSet(new KaitaiStream(fileName));
        }

        public KafkaMessageSet(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaMessageSet p__root = null) : base(p__io)
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
                _entries = new List<MessageSetEntry>();
                {
                    var i = 0;
                    MessageSetEntry M_;
                    do {
                        M_ = new MessageSetEntry(m_io, this, m_root);
                        _entries.Add(M_);
                        i++;
                    } while (!(!(M_.HasNext)));
                }
            }
            _tail = m_io.ReadBytesFull();
        }

        /// <summary>
        /// A message inside exactly its own bytes.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/AbstractLegacyRecordBatch.java">AbstractLegacyRecordBatch.DataLogInputStream</a>
        /// </remarks>
        public partial class MessageSetEntry : KaitaiStruct
        {
            public static MessageSetEntry FromFile(string fileName)
            {
                return new MessageSetEntry(new KaitaiStream(fileName));
            }

            public MessageSetEntry(KaitaiStream p__io, KafkaMessageSet p__parent = null, KafkaMessageSet p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_hasNext = false;
                f_lenEntry = false;
                f_lenLeft = false;
                f_lenMessage = false;
                f_lenNext = false;
                f_ofsEntry = false;
                f_ofsNext = false;
                _read();
            }
            private void _read()
            {
                __raw_message = m_io.ReadBytes(((long) (LenEntry)));
                var io___raw_message = new KaitaiStream(__raw_message);
                _message = new KafkaMessage(io___raw_message);
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
                    _hasNext = (bool) ( ((LenLeft >= ((long) (12))) && (((long) (LenNext)) <= ((long) (LenLeft - ((long) (12)))))) );
                    return _hasNext;
                }
            }
            private bool f_lenEntry;
            private long _lenEntry;

            /// <summary>
            /// Bytes of the whole message.
            /// </summary>
            public long LenEntry
            {
                get
                {
                    if (f_lenEntry)
                        return _lenEntry;
                    f_lenEntry = true;
                    _lenEntry = (long) (((long) (((long) (LenMessage)) + ((long) (12)))));
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
            /// Bytes that follow this field.
            /// </summary>
            public int LenMessage
            {
                get
                {
                    if (f_lenMessage)
                        return _lenMessage;
                    f_lenMessage = true;
                    long _pos = m_io.Pos;
                    m_io.Seek(OfsEntry + ((long) (8)));
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
                    if (LenLeft >= ((long) (12))) {
                        long _pos = m_io.Pos;
                        m_io.Seek(OfsNext + ((long) (8)));
                        _lenNext = m_io.ReadS4be();
                        m_io.Seek(_pos);
                    }
                    return _lenNext;
                }
            }
            private bool f_ofsEntry;
            private long _ofsEntry;

            /// <summary>
            /// Where the message starts. Computed first, before `message` is
            /// read.
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
            private KafkaMessage _message;
            private KafkaMessageSet m_root;
            private KafkaMessageSet m_parent;
            private byte[] __raw_message;

            /// <summary>
            /// The message.
            /// </summary>
            public KafkaMessage Message { get { return _message; } }
            public KafkaMessageSet M_Root { get { return m_root; } }
            public KafkaMessageSet M_Parent { get { return m_parent; } }
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
                _hasEntries = (bool) ( ((((long) (M_Io.Size)) >= ((long) (12))) && (((long) (LenFirst)) <= ((long) (((long) (M_Io.Size)) - ((long) (12)))))) );
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
                if (((long) (M_Io.Size)) >= ((long) (12))) {
                    long _pos = m_io.Pos;
                    m_io.Seek(8);
                    _lenFirst = m_io.ReadS4be();
                    m_io.Seek(_pos);
                }
                return _lenFirst;
            }
        }
        private List<MessageSetEntry> _entries;
        private byte[] _tail;
        private KafkaMessageSet m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Absent when not even one message is whole.
        /// </summary>
        public List<MessageSetEntry> Entries { get { return _entries; } }

        /// <summary>
        /// The bytes after the last whole message.
        /// </summary>
        public byte[] Tail { get { return _tail; } }
        public KafkaMessageSet M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
