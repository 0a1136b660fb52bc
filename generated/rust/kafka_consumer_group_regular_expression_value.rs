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

/**
 * The value of a record of type 16 in `__consumer_offsets`. Since Kafka 4.0.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/ConsumerGroupRegularExpressionValue.json ConsumerGroupRegularExpressionValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerGroupRegularExpressionValue {
    pub _root: SharedType<KafkaConsumerGroupRegularExpressionValue>,
    pub _parent: SharedType<KafkaConsumerGroupRegularExpressionValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    num_topics_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    topics: RefCell<Vec<OptRc<KafkaCompactString>>>,
    version_number: RefCell<i64>,
    timestamp: RefCell<i64>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerGroupRegularExpressionValue {
    type Root = KafkaConsumerGroupRegularExpressionValue;
    type Parent = KafkaConsumerGroupRegularExpressionValue;

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
        *self_rc.message_version.borrow_mut() = _io.read_s2be()?.into();
        if !(((*self_rc.message_version() as i16) >= (0 as i16))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/0".to_string() }));
        }
        if !(((*self_rc.message_version() as i16) <= (0 as i16))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/0".to_string() }));
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_topics_plus_one.borrow_mut() = t;
        if *self_rc.num_topics_plus_one().value()? >= (1 as i64) {
            *self_rc.topics.borrow_mut() = Vec::new();
            let l_topics = (((*self_rc.num_topics_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_topics {
                let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
                self_rc.topics.borrow_mut().push(t);
            }
        }
        *self_rc.version_number.borrow_mut() = _io.read_s8be()?.into();
        *self_rc.timestamp.borrow_mut() = _io.read_s8be()?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaConsumerGroupRegularExpressionValue {
}

/**
 * The version of the message.
 */
impl KafkaConsumerGroupRegularExpressionValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaConsumerGroupRegularExpressionValue {
    pub fn num_topics_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_topics_plus_one.borrow()
    }
}

/**
 * `[]string`, since Kafka 4.0.
 */
impl KafkaConsumerGroupRegularExpressionValue {
    pub fn topics(&self) -> Ref<'_, Vec<OptRc<KafkaCompactString>>> {
        self.topics.borrow()
    }
}

/**
 * `int64`, since Kafka 4.0. JavaScript rounds it beyond 2^53.
 */
impl KafkaConsumerGroupRegularExpressionValue {
    pub fn version_number(&self) -> Ref<'_, i64> {
        self.version_number.borrow()
    }
}

/**
 * `int64`, since Kafka 4.0. JavaScript rounds it beyond 2^53.
 */
impl KafkaConsumerGroupRegularExpressionValue {
    pub fn timestamp(&self) -> Ref<'_, i64> {
        self.timestamp.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaConsumerGroupRegularExpressionValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaConsumerGroupRegularExpressionValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaConsumerGroupRegularExpressionValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
