// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

using Kaitai;
using System.Collections.Generic;

namespace Kafkafmt
{

    /// <summary>
    /// A file in which a broker keeps a part of a topic partition,
    /// `00000000000000000000.log`, or a KRaft snapshot,
    /// `00000000000000000000-0000000000.checkpoint`: entries one after the other.
    /// The byte 16 of an entry gives its format, and one file may mix formats.
    ///
    /// Every whole entry is found by its frame alone; its content is parsed on
    /// first access, so that a damaged entry does not affect the others. Reading
    /// ends, as in Kafka, where no whole entry follows: at a last entry that is
    /// cut off, at the zeroes of a preallocated file, or at an impossible length.
    /// The rest is the `tail`. Checksums are not checked, and compressed bytes
    /// stay as they are.
    /// </summary>
    /// <remarks>
    /// Reference: <a href="https://kafka.apache.org/documentation/#log">Apache Kafka documentation, 5.4 Log</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java">FileLogInputStream.nextBatch</a>
    /// </remarks>
    /// <remarks>
    /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/Records.java">Records</a>
    /// </remarks>
    public partial class KafkaLog : KaitaiStruct
    {
        public static KafkaLog FromFile(string fileName)
        {
            return new KafkaLog(new KaitaiStream(fileName));
        }

        public KafkaLog(KaitaiStream p__io, KaitaiStruct p__parent = null, KafkaLog p__root = null) : base(p__io)
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
                _entries = new List<LogEntry>();
                {
                    var i = 0;
                    LogEntry M_;
                    do {
                        M_ = new LogEntry(m_io, this, m_root);
                        _entries.Add(M_);
                        i++;
                    } while (!(!(M_.HasNext)));
                }
            }
            _tail = m_io.ReadBytesFull();
        }

        /// <summary>
        /// An entry by its frame, which is the same in all formats, and what is
        /// in it: a message or a record batch, or neither when the magic is
        /// unknown or the entry too short for it.
        /// </summary>
        /// <remarks>
        /// Reference: <a href="https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/FileLogInputStream.java">FileLogInputStream.nextBatch</a>
        /// </remarks>
        public partial class LogEntry : KaitaiStruct
        {
            public static LogEntry FromFile(string fileName)
            {
                return new LogEntry(new KaitaiStream(fileName));
            }

            public LogEntry(KaitaiStream p__io, KafkaLog p__parent = null, KafkaLog p__root = null) : base(p__io)
            {
                m_parent = p__parent;
                m_root = p__root;
                f_baseOffset = false;
                f_hasNext = false;
                f_lenBody = false;
                f_lenEntry = false;
                f_lenLeft = false;
                f_lenNext = false;
                f_magic = false;
                f_message = false;
                f_ofsEntry = false;
                f_ofsNext = false;
                f_recordBatch = false;
                _read();
            }
            private void _read()
            {
                _raw = m_io.ReadBytes(((long) (LenEntry)));
            }
            private bool f_baseOffset;
            private long _baseOffset;

            /// <summary>
            /// The first record's offset of a record batch; of a message its own,
            /// which for a compressed one is that of its last inner message.
            /// </summary>
            public long BaseOffset
            {
                get
                {
                    if (f_baseOffset)
                        return _baseOffset;
                    f_baseOffset = true;
                    long _pos = m_io.Pos;
                    m_io.Seek(OfsEntry);
                    _baseOffset = m_io.ReadS8be();
                    m_io.Seek(_pos);
                    return _baseOffset;
                }
            }
            private bool f_hasNext;
            private bool _hasNext;

            /// <summary>
            /// The next entry is whole.
            /// </summary>
            public bool HasNext
            {
                get
                {
                    if (f_hasNext)
                        return _hasNext;
                    f_hasNext = true;
                    _hasNext = (bool) ( ((LenLeft >= ((long) (26))) && (LenNext >= 14) && (((long) (LenNext)) <= ((long) (LenLeft - ((long) (12)))))) );
                    return _hasNext;
                }
            }
            private bool f_lenBody;
            private int _lenBody;

            /// <summary>
            /// Bytes that follow this field, 14 at least.
            /// </summary>
            public int LenBody
            {
                get
                {
                    if (f_lenBody)
                        return _lenBody;
                    f_lenBody = true;
                    long _pos = m_io.Pos;
                    m_io.Seek(OfsEntry + ((long) (8)));
                    _lenBody = m_io.ReadS4be();
                    m_io.Seek(_pos);
                    return _lenBody;
                }
            }
            private bool f_lenEntry;
            private long _lenEntry;

            /// <summary>
            /// Bytes of the whole entry.
            /// </summary>
            public long LenEntry
            {
                get
                {
                    if (f_lenEntry)
                        return _lenEntry;
                    f_lenEntry = true;
                    _lenEntry = (long) (((long) (((long) (LenBody)) + ((long) (12)))));
                    return _lenEntry;
                }
            }
            private bool f_lenLeft;
            private long _lenLeft;

            /// <summary>
            /// Bytes after this entry.
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
            private bool f_lenNext;
            private int? _lenNext;

            /// <summary>
            /// The next entry's length, read ahead.
            /// </summary>
            public int? LenNext
            {
                get
                {
                    if (f_lenNext)
                        return _lenNext;
                    f_lenNext = true;
                    if (LenLeft >= ((long) (26))) {
                        long _pos = m_io.Pos;
                        m_io.Seek(OfsNext + ((long) (8)));
                        _lenNext = m_io.ReadS4be();
                        m_io.Seek(_pos);
                    }
                    return _lenNext;
                }
            }
            private bool f_magic;
            private sbyte _magic;

            /// <summary>
            /// The format, 0 to 2.
            /// </summary>
            public sbyte Magic
            {
                get
                {
                    if (f_magic)
                        return _magic;
                    f_magic = true;
                    long _pos = m_io.Pos;
                    m_io.Seek(OfsEntry + ((long) (16)));
                    _magic = m_io.ReadS1();
                    m_io.Seek(_pos);
                    return _magic;
                }
            }
            private bool f_message;
            private KafkaMessage _message;

            /// <summary>
            /// Present in the formats before Kafka 0.11.
            /// </summary>
            public KafkaMessage Message
            {
                get
                {
                    if (f_message)
                        return _message;
                    f_message = true;
                    if ( ((Magic == 0) || ( ((Magic == 1) && (LenBody >= 22)) )) ) {
                        long _pos = m_io.Pos;
                        m_io.Seek(OfsEntry);
                        __raw_message = m_io.ReadBytes(((long) (LenEntry)));
                        var io___raw_message = new KaitaiStream(__raw_message);
                        _message = new KafkaMessage(io___raw_message);
                        m_io.Seek(_pos);
                    }
                    return _message;
                }
            }
            private bool f_ofsEntry;
            private long _ofsEntry;

            /// <summary>
            /// Where the entry starts. It is computed first, for the length,
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
            /// Where the next entry would start.
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
            private bool f_recordBatch;
            private KafkaRecordBatch _recordBatch;

            /// <summary>
            /// Present in the format since Kafka 0.11.
            /// </summary>
            public KafkaRecordBatch RecordBatch
            {
                get
                {
                    if (f_recordBatch)
                        return _recordBatch;
                    f_recordBatch = true;
                    if ( ((Magic == 2) && (LenBody >= 49)) ) {
                        long _pos = m_io.Pos;
                        m_io.Seek(OfsEntry);
                        __raw_recordBatch = m_io.ReadBytes(((long) (LenEntry)));
                        var io___raw_recordBatch = new KaitaiStream(__raw_recordBatch);
                        _recordBatch = new KafkaRecordBatch(io___raw_recordBatch);
                        m_io.Seek(_pos);
                    }
                    return _recordBatch;
                }
            }
            private byte[] _raw;
            private KafkaLog m_root;
            private KafkaLog m_parent;
            private byte[] __raw_message;
            private byte[] __raw_recordBatch;

            /// <summary>
            /// The whole entry as it is.
            /// </summary>
            public byte[] Raw { get { return _raw; } }
            public KafkaLog M_Root { get { return m_root; } }
            public KafkaLog M_Parent { get { return m_parent; } }
            public byte[] M_RawMessage { get { return __raw_message; } }
            public byte[] M_RawRecordBatch { get { return __raw_recordBatch; } }
        }
        private bool f_hasEntries;
        private bool _hasEntries;

        /// <summary>
        /// The first entry is whole.
        /// </summary>
        public bool HasEntries
        {
            get
            {
                if (f_hasEntries)
                    return _hasEntries;
                f_hasEntries = true;
                _hasEntries = (bool) ( ((((long) (M_Io.Size)) >= ((long) (26))) && (LenFirst >= 14) && (((long) (LenFirst)) <= ((long) (((long) (M_Io.Size)) - ((long) (12)))))) );
                return _hasEntries;
            }
        }
        private bool f_lenFirst;
        private int? _lenFirst;

        /// <summary>
        /// The first entry's length, read ahead.
        /// </summary>
        public int? LenFirst
        {
            get
            {
                if (f_lenFirst)
                    return _lenFirst;
                f_lenFirst = true;
                if (((long) (M_Io.Size)) >= ((long) (26))) {
                    long _pos = m_io.Pos;
                    m_io.Seek(8);
                    _lenFirst = m_io.ReadS4be();
                    m_io.Seek(_pos);
                }
                return _lenFirst;
            }
        }
        private List<LogEntry> _entries;
        private byte[] _tail;
        private KafkaLog m_root;
        private KaitaiStruct m_parent;

        /// <summary>
        /// Absent when the file holds no whole entry.
        /// </summary>
        public List<LogEntry> Entries { get { return _entries; } }

        /// <summary>
        /// The bytes after the last whole entry; usually empty.
        /// </summary>
        public byte[] Tail { get { return _tail; } }
        public KafkaLog M_Root { get { return m_root; } }
        public KaitaiStruct M_Parent { get { return m_parent; } }
    }
}
