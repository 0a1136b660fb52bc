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
use super::kafka_compact_string::KafkaCompactString;
use super::kafka_unsigned_varint::KafkaUnsignedVarint;
use super::kafka_tagged_fields::KafkaTaggedFields;
use super::kafka_metadata_frame::KafkaMetadataFrame;

/**
 * The value of a record with API key 14 in `__cluster_metadata`. Since Kafka
 * 3.0.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json ClientQuotaRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaClientQuotaRecord {
    pub _root: SharedType<KafkaClientQuotaRecord>,
    pub _parent: SharedType<KafkaClientQuotaRecord>,
    pub _self: SharedType<Self>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
    num_entity_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    entity: RefCell<Vec<OptRc<KafkaClientQuotaRecord_ClientQuotaRecordEntityData>>>,
    key: RefCell<OptRc<KafkaCompactString>>,
    value: RefCell<f64>,
    remove: RefCell<u8>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaClientQuotaRecord {
    type Root = KafkaClientQuotaRecord;
    type Parent = KafkaClientQuotaRecord;

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
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_entity_plus_one.borrow_mut() = t;
        if *self_rc.num_entity_plus_one().value()? >= (1 as i64) {
            *self_rc.entity.borrow_mut() = Vec::new();
            let l_entity = (((*self_rc.num_entity_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_entity {
                let t = Self::read_into::<_, KafkaClientQuotaRecord_ClientQuotaRecordEntityData>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.entity.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.key.borrow_mut() = t;
        *self_rc.value.borrow_mut() = _io.read_f8be()?.into();
        *self_rc.remove.borrow_mut() = _io.read_u1()?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaClientQuotaRecord {
}

/**
 * Its `api_key` is 14.
 */
impl KafkaClientQuotaRecord {
    pub fn frame(&self) -> Ref<'_, OptRc<KafkaMetadataFrame>> {
        self.frame.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaClientQuotaRecord {
    pub fn num_entity_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_entity_plus_one.borrow()
    }
}

/**
 * `[]EntityData`, since Kafka 3.0.
 */
impl KafkaClientQuotaRecord {
    pub fn entity(&self) -> Ref<'_, Vec<OptRc<KafkaClientQuotaRecord_ClientQuotaRecordEntityData>>> {
        self.entity.borrow()
    }
}

/**
 * `string`, since Kafka 3.0.
 */
impl KafkaClientQuotaRecord {
    pub fn key(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.key.borrow()
    }
}

/**
 * `float64`, since Kafka 3.0.
 */
impl KafkaClientQuotaRecord {
    pub fn value(&self) -> Ref<'_, f64> {
        self.value.borrow()
    }
}

/**
 * `bool`, since Kafka 3.0.
 */
impl KafkaClientQuotaRecord {
    pub fn remove(&self) -> Ref<'_, u8> {
        self.remove.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaClientQuotaRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaClientQuotaRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `EntityData` of `ClientQuotaRecord`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/ClientQuotaRecord.json ClientQuotaRecord, EntityData
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaClientQuotaRecord_ClientQuotaRecordEntityData {
    pub _root: SharedType<KafkaClientQuotaRecord>,
    pub _parent: SharedType<KafkaClientQuotaRecord>,
    pub _self: SharedType<Self>,
    entity_type: RefCell<OptRc<KafkaCompactString>>,
    entity_name: RefCell<OptRc<KafkaCompactString>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaClientQuotaRecord_ClientQuotaRecordEntityData {
    type Root = KafkaClientQuotaRecord;
    type Parent = KafkaClientQuotaRecord;

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
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.entity_type.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.entity_name.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaClientQuotaRecord_ClientQuotaRecordEntityData {
}

/**
 * `string`, since Kafka 3.0.
 */
impl KafkaClientQuotaRecord_ClientQuotaRecordEntityData {
    pub fn entity_type(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.entity_type.borrow()
    }
}

/**
 * `string`, since Kafka 3.0. May be null.
 */
impl KafkaClientQuotaRecord_ClientQuotaRecordEntityData {
    pub fn entity_name(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.entity_name.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaClientQuotaRecord_ClientQuotaRecordEntityData {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaClientQuotaRecord_ClientQuotaRecordEntityData {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
