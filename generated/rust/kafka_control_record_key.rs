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
 * Tells what kind of control record this is. A later version may append
 * fields and must keep these, so an unknown version is read as this one.
 * \sa https://kafka.apache.org/documentation/#controlbatch Apache Kafka documentation, 5.3.1.1 Control Batches
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/ControlRecordType.java ControlRecordType.parse
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaControlRecordKey {
    pub _root: SharedType<KafkaControlRecordKey>,
    pub _parent: SharedType<KafkaControlRecordKey>,
    pub _self: SharedType<Self>,
    version: RefCell<i16>,
    type_id: RefCell<i16>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_control_type: Cell<bool>,
    control_type: RefCell<KafkaControlRecordKey_ControlRecordType>,
}
impl KStruct for KafkaControlRecordKey {
    type Root = KafkaControlRecordKey;
    type Parent = KafkaControlRecordKey;

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
        if !(((*self_rc.version() as i16) >= (0 as i16))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/0".to_string() }));
        }
        *self_rc.type_id.borrow_mut() = _io.read_s2be()?.into();
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaControlRecordKey {

    /**
     * The kind by its name.
     */
    pub fn control_type(
        &self
    ) -> KResult<Ref<'_, KafkaControlRecordKey_ControlRecordType>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_control_type.get() {
            return Ok(self.control_type.borrow());
        }
        self.f_control_type.set(true);
        *self.control_type.borrow_mut() = (*self.type_id() as i64).try_into()?;
        Ok(self.control_type.borrow())
    }
}

/**
 * The version of this key; 0 in every release.
 */
impl KafkaControlRecordKey {
    pub fn version(&self) -> Ref<'_, i16> {
        self.version.borrow()
    }
}

/**
 * A kind that is not listed is unknown to Kafka too, and skipped.
 */
impl KafkaControlRecordKey {
    pub fn type_id(&self) -> Ref<'_, i16> {
        self.type_id.borrow()
    }
}

/**
 * Fields of a later version.
 */
impl KafkaControlRecordKey {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaControlRecordKey {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
#[derive(Debug, PartialEq, Clone)]
pub enum KafkaControlRecordKey_ControlRecordType {

    /**
     * The producer's open transaction in this partition is aborted.
     */
    Abort,

    /**
     * The producer's open transaction in this partition is committed.
     */
    Commit,

    /**
     * A new KRaft leader.
     */
    LeaderChange,

    /**
     * The first record of a KRaft snapshot.
     */
    SnapshotHeader,

    /**
     * The last record of a KRaft snapshot.
     */
    SnapshotFooter,

    /**
     * The version of the KRaft protocol.
     */
    KraftVersion,

    /**
     * The voters of the KRaft quorum.
     */
    KraftVoters,
    Unknown(i64),
}

impl TryFrom<i64> for KafkaControlRecordKey_ControlRecordType {
    type Error = KError;
    fn try_from(flag: i64) -> KResult<KafkaControlRecordKey_ControlRecordType> {
        match flag {
            0 => Ok(KafkaControlRecordKey_ControlRecordType::Abort),
            1 => Ok(KafkaControlRecordKey_ControlRecordType::Commit),
            2 => Ok(KafkaControlRecordKey_ControlRecordType::LeaderChange),
            3 => Ok(KafkaControlRecordKey_ControlRecordType::SnapshotHeader),
            4 => Ok(KafkaControlRecordKey_ControlRecordType::SnapshotFooter),
            5 => Ok(KafkaControlRecordKey_ControlRecordType::KraftVersion),
            6 => Ok(KafkaControlRecordKey_ControlRecordType::KraftVoters),
            _ => Ok(KafkaControlRecordKey_ControlRecordType::Unknown(flag)),
        }
    }
}

impl From<&KafkaControlRecordKey_ControlRecordType> for i64 {
    fn from(v: &KafkaControlRecordKey_ControlRecordType) -> Self {
        match *v {
            KafkaControlRecordKey_ControlRecordType::Abort => 0,
            KafkaControlRecordKey_ControlRecordType::Commit => 1,
            KafkaControlRecordKey_ControlRecordType::LeaderChange => 2,
            KafkaControlRecordKey_ControlRecordType::SnapshotHeader => 3,
            KafkaControlRecordKey_ControlRecordType::SnapshotFooter => 4,
            KafkaControlRecordKey_ControlRecordType::KraftVersion => 5,
            KafkaControlRecordKey_ControlRecordType::KraftVoters => 6,
            KafkaControlRecordKey_ControlRecordType::Unknown(v) => v
        }
    }
}

impl Default for KafkaControlRecordKey_ControlRecordType {
    fn default() -> Self { KafkaControlRecordKey_ControlRecordType::Unknown(0) }
}
