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
use super::kafka_tagged_fields::KafkaTaggedFields;

/**
 * The value of the control record SNAPSHOT_HEADER, the first of a KRaft
 * snapshot.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/SnapshotHeaderRecord.json SnapshotHeaderRecord
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-630%3A+Kafka+Raft+Snapshot KIP-630
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaSnapshotHeaderRecord {
    pub _root: SharedType<KafkaSnapshotHeaderRecord>,
    pub _parent: SharedType<KafkaSnapshotHeaderRecord>,
    pub _self: SharedType<Self>,
    version: RefCell<i16>,
    last_contained_log_timestamp: RefCell<i64>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaSnapshotHeaderRecord {
    type Root = KafkaSnapshotHeaderRecord;
    type Parent = KafkaSnapshotHeaderRecord;

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
        *self_rc.last_contained_log_timestamp.borrow_mut() = _io.read_s8be()?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaSnapshotHeaderRecord {
}

/**
 * The version of this message; 0 in every release.
 */
impl KafkaSnapshotHeaderRecord {
    pub fn version(&self) -> Ref<'_, i16> {
        self.version.borrow()
    }
}

/**
 * Append time of the last record that the snapshot holds, in
 * milliseconds since the epoch.
 */
impl KafkaSnapshotHeaderRecord {
    pub fn last_contained_log_timestamp(&self) -> Ref<'_, i64> {
        self.last_contained_log_timestamp.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaSnapshotHeaderRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaSnapshotHeaderRecord {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaSnapshotHeaderRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
