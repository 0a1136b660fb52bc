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
 * The value of a record with API key 10 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 0 has this layout since Kafka 3.6; earlier releases wrote
 * another one under the same number, and nothing in the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/DelegationTokenRecord.json DelegationTokenRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaDelegationTokenRecord {
    pub _root: SharedType<KafkaDelegationTokenRecord>,
    pub _parent: SharedType<KafkaDelegationTokenRecord>,
    pub _self: SharedType<Self>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
    owner: RefCell<OptRc<KafkaCompactString>>,
    requester: RefCell<OptRc<KafkaCompactString>>,
    num_renewers_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    renewers: RefCell<Vec<OptRc<KafkaCompactString>>>,
    issue_timestamp: RefCell<i64>,
    max_timestamp: RefCell<i64>,
    expiration_timestamp: RefCell<i64>,
    token_id: RefCell<OptRc<KafkaCompactString>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaDelegationTokenRecord {
    type Root = KafkaDelegationTokenRecord;
    type Parent = KafkaDelegationTokenRecord;

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
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.owner.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.requester.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_renewers_plus_one.borrow_mut() = t;
        if *self_rc.num_renewers_plus_one().value()? >= (1 as i64) {
            *self_rc.renewers.borrow_mut() = Vec::new();
            let l_renewers = (((*self_rc.num_renewers_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_renewers {
                let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
                self_rc.renewers.borrow_mut().push(t);
            }
        }
        *self_rc.issue_timestamp.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.max_timestamp.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.expiration_timestamp.borrow_mut() = _io.read_s8be()?.into();
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.token_id.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaDelegationTokenRecord {
}

/**
 * Its `api_key` is 10.
 */
impl KafkaDelegationTokenRecord {
    pub fn frame(&self) -> Ref<'_, OptRc<KafkaMetadataFrame>> {
        self.frame.borrow()
    }
}

/**
 * `string`, since Kafka 3.0.
 */
impl KafkaDelegationTokenRecord {
    pub fn owner(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.owner.borrow()
    }
}

/**
 * `string`, since Kafka 3.6.
 */
impl KafkaDelegationTokenRecord {
    pub fn requester(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.requester.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaDelegationTokenRecord {
    pub fn num_renewers_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_renewers_plus_one.borrow()
    }
}

/**
 * `[]string`, since Kafka 3.0.
 */
impl KafkaDelegationTokenRecord {
    pub fn renewers(&self) -> Ref<'_, Vec<OptRc<KafkaCompactString>>> {
        self.renewers.borrow()
    }
}

/**
 * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
 */
impl KafkaDelegationTokenRecord {
    pub fn issue_timestamp(&self) -> Ref<'_, i64> {
        self.issue_timestamp.borrow()
    }
}

/**
 * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
 */
impl KafkaDelegationTokenRecord {
    pub fn max_timestamp(&self) -> Ref<'_, i64> {
        self.max_timestamp.borrow()
    }
}

/**
 * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
 */
impl KafkaDelegationTokenRecord {
    pub fn expiration_timestamp(&self) -> Ref<'_, i64> {
        self.expiration_timestamp.borrow()
    }
}

/**
 * `string`, since Kafka 3.0.
 */
impl KafkaDelegationTokenRecord {
    pub fn token_id(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.token_id.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaDelegationTokenRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaDelegationTokenRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
