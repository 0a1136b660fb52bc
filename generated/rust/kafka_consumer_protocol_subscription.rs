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
use super::kafka_string::KafkaString;
use super::kafka_bytes::KafkaBytes;

/**
 * A blob of a consumer in the metadata of its group, as `GroupMetadataValue`
 * has it. Since Kafka 0.9. Version 1 since Kafka 2.4. Version 2 since Kafka
 * 3.4. Version 3 since Kafka 3.4.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolSubscription.json ConsumerProtocolSubscription
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerProtocolSubscription {
    pub _root: SharedType<KafkaConsumerProtocolSubscription>,
    pub _parent: SharedType<KafkaConsumerProtocolSubscription>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    num_topics: RefCell<i32>,
    topics: RefCell<Vec<OptRc<KafkaString>>>,
    user_data: RefCell<OptRc<KafkaBytes>>,
    num_owned_partitions: RefCell<i32>,
    owned_partitions: RefCell<Vec<OptRc<KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition>>>,
    generation_id: RefCell<i32>,
    rack_id: RefCell<OptRc<KafkaString>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerProtocolSubscription {
    type Root = KafkaConsumerProtocolSubscription;
    type Parent = KafkaConsumerProtocolSubscription;

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
        *self_rc.num_topics.borrow_mut() = _io.read_s4be()?.into();
        if ((*self_rc.num_topics() as i32) >= (0 as i32)) {
            *self_rc.topics.borrow_mut() = Vec::new();
            let l_topics = *self_rc.num_topics();
            for _i in 0..l_topics {
                let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
                self_rc.topics.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaBytes>(&*_io, None, None)?.into();
        *self_rc.user_data.borrow_mut() = t;
        if ((*self_rc.message_version() as i16) >= (1 as i16)) {
            *self_rc.num_owned_partitions.borrow_mut() = _io.read_s4be()?.into();
        }
        if  ((((*self_rc.message_version() as i16) >= (1 as i16))) && (((*self_rc.num_owned_partitions() as i32) >= (0 as i32))))  {
            *self_rc.owned_partitions.borrow_mut() = Vec::new();
            let l_owned_partitions = *self_rc.num_owned_partitions();
            for _i in 0..l_owned_partitions {
                let t = Self::read_into::<_, KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.owned_partitions.borrow_mut().push(t);
            }
        }
        if ((*self_rc.message_version() as i16) >= (2 as i16)) {
            *self_rc.generation_id.borrow_mut() = _io.read_s4be()?.into();
        }
        if ((*self_rc.message_version() as i16) >= (3 as i16)) {
            let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
            *self_rc.rack_id.borrow_mut() = t;
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaConsumerProtocolSubscription {
}

/**
 * The version of the message.
 */
impl KafkaConsumerProtocolSubscription {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * The number of elements; any value below zero means null.
 */
impl KafkaConsumerProtocolSubscription {
    pub fn num_topics(&self) -> Ref<'_, i32> {
        self.num_topics.borrow()
    }
}

/**
 * `[]string`, since Kafka 0.9.
 */
impl KafkaConsumerProtocolSubscription {
    pub fn topics(&self) -> Ref<'_, Vec<OptRc<KafkaString>>> {
        self.topics.borrow()
    }
}

/**
 * `bytes`, since Kafka 0.9. Null unless it is given. May be null.
 */
impl KafkaConsumerProtocolSubscription {
    pub fn user_data(&self) -> Ref<'_, OptRc<KafkaBytes>> {
        self.user_data.borrow()
    }
}

/**
 * The number of elements; any value below zero means null.
 */
impl KafkaConsumerProtocolSubscription {
    pub fn num_owned_partitions(&self) -> Ref<'_, i32> {
        self.num_owned_partitions.borrow()
    }
}

/**
 * `[]TopicPartition`, since Kafka 2.4. Versions 1 to 3.
 */
impl KafkaConsumerProtocolSubscription {
    pub fn owned_partitions(&self) -> Ref<'_, Vec<OptRc<KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition>>> {
        self.owned_partitions.borrow()
    }
}

/**
 * `int32`, since Kafka 3.4. Versions 2 to 3. -1 unless it is given.
 */
impl KafkaConsumerProtocolSubscription {
    pub fn generation_id(&self) -> Ref<'_, i32> {
        self.generation_id.borrow()
    }
}

/**
 * `string`, since Kafka 3.4. Version 3. Null unless it is given. May be
 * null.
 */
impl KafkaConsumerProtocolSubscription {
    pub fn rack_id(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.rack_id.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaConsumerProtocolSubscription {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaConsumerProtocolSubscription {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `TopicPartition` of `ConsumerProtocolSubscription`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/ConsumerProtocolSubscription.json ConsumerProtocolSubscription, TopicPartition
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition {
    pub _root: SharedType<KafkaConsumerProtocolSubscription>,
    pub _parent: SharedType<KafkaConsumerProtocolSubscription>,
    pub _self: SharedType<Self>,
    topic: RefCell<OptRc<KafkaString>>,
    num_partitions: RefCell<i32>,
    partitions: RefCell<Vec<i32>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition {
    type Root = KafkaConsumerProtocolSubscription;
    type Parent = KafkaConsumerProtocolSubscription;

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
        let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
        *self_rc.topic.borrow_mut() = t;
        *self_rc.num_partitions.borrow_mut() = _io.read_s4be()?.into();
        if ((*self_rc.num_partitions() as i32) >= (0 as i32)) {
            *self_rc.partitions.borrow_mut() = Vec::new();
            let l_partitions = *self_rc.num_partitions();
            for _i in 0..l_partitions {
                self_rc.partitions.borrow_mut().push(_io.read_s4be()?.into());
            }
        }
        Ok(())
    }
}
impl KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition {
}

/**
 * `string`, since Kafka 2.4. Versions 1 to 3.
 */
impl KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition {
    pub fn topic(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.topic.borrow()
    }
}

/**
 * The number of elements; any value below zero means null.
 */
impl KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition {
    pub fn num_partitions(&self) -> Ref<'_, i32> {
        self.num_partitions.borrow()
    }
}

/**
 * `[]int32`, since Kafka 2.4. Versions 1 to 3.
 */
impl KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition {
    pub fn partitions(&self) -> Ref<'_, Vec<i32>> {
        self.partitions.borrow()
    }
}
impl KafkaConsumerProtocolSubscription_ConsumerProtocolSubscriptionTopicPartition {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
