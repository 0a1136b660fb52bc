// This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

#![allow(unused_imports)]
#![allow(non_snake_case)]
#![allow(non_camel_case_types)]
#![allow(irrefutable_let_patterns)]
#![allow(unused_comparisons)]

extern crate kaitai;
use kaitai::*;
use std::convert::{TryFrom, TryInto};
use std::cell::{Ref, Cell, RefCell};
use std::rc::{Rc, Weak};

/**
 * What a broker knew of a partition's idempotent and transactional producers
 * up to the offset in the file's name: `00000000000000000042.snapshot`.
 * Version 1 is the only one, from Kafka 0.11 to 4.4. Of the last five
 * batches of a producer that a broker remembers, the newest alone is kept.
 * Not to be taken for a snapshot of KRaft, which is named `.checkpoint` and
 * is a log (`kafka_log`).
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateManager.java ProducerStateManager.readSnapshot
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging KIP-98
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaProducerSnapshot {
    pub _root: SharedType<KafkaProducerSnapshot>,
    pub _parent: SharedType<KafkaProducerSnapshot>,
    pub _self: SharedType<Self>,
    version: RefCell<i16>,
    crc: RefCell<u32>,
    num_producer_entries: RefCell<i32>,
    producer_entries: RefCell<Vec<OptRc<KafkaProducerSnapshot_ProducerSnapshotEntry>>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaProducerSnapshot {
    type Root = KafkaProducerSnapshot;
    type Parent = KafkaProducerSnapshot;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        let _rrc = self_rc._root.get_value().borrow().upgrade();
        let _prc = self_rc._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        *self_rc.version.borrow_mut() = _io.read_s2be()?.into();
        if !(((*self_rc.version() as i16) == (1 as i16))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::NotEqual, src_path: "/seq/0".to_string() }));
        }
        *self_rc.crc.borrow_mut() = _io.read_u4be()?.into();
        *self_rc.num_producer_entries.borrow_mut() = _io.read_s4be()?.into();
        if !(((*self_rc.num_producer_entries() as i32) >= (0 as i32))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/2".to_string() }));
        }
        *self_rc.producer_entries.borrow_mut() = Vec::new();
        let l_producer_entries = *self_rc.num_producer_entries();
        for _i in 0..l_producer_entries {
            let t = Self::read_into::<_, KafkaProducerSnapshot_ProducerSnapshotEntry>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.producer_entries.borrow_mut().push(t);
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaProducerSnapshot {
}

/**
 * Any other is refused by Kafka, too.
 */
impl KafkaProducerSnapshot {
    pub fn version(&self) -> Ref<'_, i16> {
        self.version.borrow()
    }
}

/**
 * CRC-32C (Castagnoli) of all that follows this field, to the end of the
 * file.
 */
impl KafkaProducerSnapshot {
    pub fn crc(&self) -> Ref<'_, u32> {
        self.crc.borrow()
    }
}

/**
 * How many follow.
 */
impl KafkaProducerSnapshot {
    pub fn num_producer_entries(&self) -> Ref<'_, i32> {
        self.num_producer_entries.borrow()
    }
}

/**
 * One for each producer.
 */
impl KafkaProducerSnapshot {
    pub fn producer_entries(&self) -> Ref<'_, Vec<OptRc<KafkaProducerSnapshot_ProducerSnapshotEntry>>> {
        self.producer_entries.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at it, but the checksum covers
 * it.
 */
impl KafkaProducerSnapshot {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaProducerSnapshot {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A producer and the last batch that it wrote.
 * \sa https://github.com/apache/kafka/blob/4.4.0/storage/src/main/java/org/apache/kafka/storage/internals/log/ProducerStateEntry.java ProducerStateEntry
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaProducerSnapshot_ProducerSnapshotEntry {
    pub _root: SharedType<KafkaProducerSnapshot>,
    pub _parent: SharedType<KafkaProducerSnapshot>,
    pub _self: SharedType<Self>,
    producer_id: RefCell<i64>,
    producer_epoch: RefCell<i16>,
    last_sequence: RefCell<i32>,
    last_offset: RefCell<i64>,
    offset_delta: RefCell<i32>,
    timestamp: RefCell<i64>,
    coordinator_epoch: RefCell<i32>,
    current_txn_first_offset: RefCell<i64>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaProducerSnapshot_ProducerSnapshotEntry {
    type Root = KafkaProducerSnapshot;
    type Parent = KafkaProducerSnapshot;

    fn read<S: KStream>(
        self_rc: &OptRc<Self>,
        _io: &S,
        _root: SharedType<Self::Root>,
        _parent: SharedType<Self::Parent>,
    ) -> KResult<()> {
        *self_rc._io.borrow_mut() = _io.clone();
        self_rc._root.set(_root.get());
        self_rc._parent.set(_parent.get());
        self_rc._self.set(Ok(self_rc.clone()));
        let _rrc = self_rc._root.get_value().borrow().upgrade();
        let _prc = self_rc._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        *self_rc.producer_id.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.producer_epoch.borrow_mut() = _io.read_s2be()?.into();
        *self_rc.last_sequence.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.last_offset.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.offset_delta.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.timestamp.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.coordinator_epoch.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.current_txn_first_offset.borrow_mut() = _io.read_s8be()?.into();
        Ok(())
    }
}
impl KafkaProducerSnapshot_ProducerSnapshotEntry {
}

/**
 * Of the producer.
 */
impl KafkaProducerSnapshot_ProducerSnapshotEntry {
    pub fn producer_id(&self) -> Ref<'_, i64> {
        self.producer_id.borrow()
    }
}

/**
 * Epoch of the producer.
 */
impl KafkaProducerSnapshot_ProducerSnapshotEntry {
    pub fn producer_epoch(&self) -> Ref<'_, i16> {
        self.producer_epoch.borrow()
    }
}

/**
 * Sequence number of the last record; -1 when no batch is
 * remembered.
 */
impl KafkaProducerSnapshot_ProducerSnapshotEntry {
    pub fn last_sequence(&self) -> Ref<'_, i32> {
        self.last_sequence.borrow()
    }
}

/**
 * Offset of the last record; -1 when no batch is remembered.
 */
impl KafkaProducerSnapshot_ProducerSnapshotEntry {
    pub fn last_offset(&self) -> Ref<'_, i64> {
        self.last_offset.borrow()
    }
}

/**
 * The last record's offset, and sequence number, less the first
 * one's of the same batch.
 */
impl KafkaProducerSnapshot_ProducerSnapshotEntry {
    pub fn offset_delta(&self) -> Ref<'_, i32> {
        self.offset_delta.borrow()
    }
}

/**
 * Milliseconds since the epoch, of the last batch or marker; -1 for
 * none.
 */
impl KafkaProducerSnapshot_ProducerSnapshotEntry {
    pub fn timestamp(&self) -> Ref<'_, i64> {
        self.timestamp.borrow()
    }
}

/**
 * Of the last marker; -1 for none.
 */
impl KafkaProducerSnapshot_ProducerSnapshotEntry {
    pub fn coordinator_epoch(&self) -> Ref<'_, i32> {
        self.coordinator_epoch.borrow()
    }
}

/**
 * First offset of the transaction that is open; -1 for none.
 */
impl KafkaProducerSnapshot_ProducerSnapshotEntry {
    pub fn current_txn_first_offset(&self) -> Ref<'_, i64> {
        self.current_txn_first_offset.borrow()
    }
}
impl KafkaProducerSnapshot_ProducerSnapshotEntry {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
