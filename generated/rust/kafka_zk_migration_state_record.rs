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
use super::kafka_metadata_frame::KafkaMetadataFrame;

/**
 * The value of a record with API key 21 in `__cluster_metadata`. Since Kafka
 * 3.4.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ZkMigrationStateRecord.json ZkMigrationStateRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaZkMigrationStateRecord {
    pub _root: SharedType<KafkaZkMigrationStateRecord>,
    pub _parent: SharedType<KafkaZkMigrationStateRecord>,
    pub _self: SharedType<Self>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
    zk_migration_state: RefCell<i8>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaZkMigrationStateRecord {
    type Root = KafkaZkMigrationStateRecord;
    type Parent = KafkaZkMigrationStateRecord;

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
        let t = Self::read_into::<_, KafkaMetadataFrame>(&*_io, None, None)?.into();
        *self_rc.frame.borrow_mut() = t;
        *self_rc.zk_migration_state.borrow_mut() = _io.read_s1()?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaZkMigrationStateRecord {
}

/**
 * Its `api_key` is 21.
 */
impl KafkaZkMigrationStateRecord {
    pub fn frame(&self) -> Ref<'_, OptRc<KafkaMetadataFrame>> {
        self.frame.borrow()
    }
}

/**
 * `int8`, since Kafka 3.4.
 */
impl KafkaZkMigrationStateRecord {
    pub fn zk_migration_state(&self) -> Ref<'_, i8> {
        self.zk_migration_state.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaZkMigrationStateRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaZkMigrationStateRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
