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
 * The value of a record of type 23 in `__consumer_offsets`. Since Kafka 4.1.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupTopologyValue {
    pub _root: SharedType<KafkaStreamsGroupTopologyValue>,
    pub _parent: SharedType<KafkaStreamsGroupTopologyValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    epoch: RefCell<i32>,
    num_subtopologies_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    subtopologies: RefCell<Vec<OptRc<KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology>>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupTopologyValue {
    type Root = KafkaStreamsGroupTopologyValue;
    type Parent = KafkaStreamsGroupTopologyValue;

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
        *self_rc.epoch.borrow_mut() = _io.read_s4be()?.into();
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_subtopologies_plus_one.borrow_mut() = t;
        if *self_rc.num_subtopologies_plus_one().value()? >= (1 as i64) {
            *self_rc.subtopologies.borrow_mut() = Vec::new();
            let l_subtopologies = (((*self_rc.num_subtopologies_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_subtopologies {
                let t = Self::read_into::<_, KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.subtopologies.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaStreamsGroupTopologyValue {
}

/**
 * The version of the message.
 */
impl KafkaStreamsGroupTopologyValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * `int32`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTopologyValue {
    pub fn epoch(&self) -> Ref<'_, i32> {
        self.epoch.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupTopologyValue {
    pub fn num_subtopologies_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_subtopologies_plus_one.borrow()
    }
}

/**
 * `[]Subtopology`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTopologyValue {
    pub fn subtopologies(&self) -> Ref<'_, Vec<OptRc<KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology>>> {
        self.subtopologies.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaStreamsGroupTopologyValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaStreamsGroupTopologyValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaStreamsGroupTopologyValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `CopartitionGroup` of `StreamsGroupTopologyValue`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue, CopartitionGroup
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup {
    pub _root: SharedType<KafkaStreamsGroupTopologyValue>,
    pub _parent: SharedType<KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology>,
    pub _self: SharedType<Self>,
    num_source_topics_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    source_topics: RefCell<Vec<i16>>,
    num_source_topic_regex_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    source_topic_regex: RefCell<Vec<i16>>,
    num_repartition_source_topics_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    repartition_source_topics: RefCell<Vec<i16>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup {
    type Root = KafkaStreamsGroupTopologyValue;
    type Parent = KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology;

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
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_source_topics_plus_one.borrow_mut() = t;
        if *self_rc.num_source_topics_plus_one().value()? >= (1 as i64) {
            *self_rc.source_topics.borrow_mut() = Vec::new();
            let l_source_topics = (((*self_rc.num_source_topics_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_source_topics {
                self_rc.source_topics.borrow_mut().push(_io.read_s2be()?.into());
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_source_topic_regex_plus_one.borrow_mut() = t;
        if *self_rc.num_source_topic_regex_plus_one().value()? >= (1 as i64) {
            *self_rc.source_topic_regex.borrow_mut() = Vec::new();
            let l_source_topic_regex = (((*self_rc.num_source_topic_regex_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_source_topic_regex {
                self_rc.source_topic_regex.borrow_mut().push(_io.read_s2be()?.into());
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_repartition_source_topics_plus_one.borrow_mut() = t;
        if *self_rc.num_repartition_source_topics_plus_one().value()? >= (1 as i64) {
            *self_rc.repartition_source_topics.borrow_mut() = Vec::new();
            let l_repartition_source_topics = (((*self_rc.num_repartition_source_topics_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_repartition_source_topics {
                self_rc.repartition_source_topics.borrow_mut().push(_io.read_s2be()?.into());
            }
        }
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup {
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup {
    pub fn num_source_topics_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_source_topics_plus_one.borrow()
    }
}

/**
 * `[]int16`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup {
    pub fn source_topics(&self) -> Ref<'_, Vec<i16>> {
        self.source_topics.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup {
    pub fn num_source_topic_regex_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_source_topic_regex_plus_one.borrow()
    }
}

/**
 * `[]int16`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup {
    pub fn source_topic_regex(&self) -> Ref<'_, Vec<i16>> {
        self.source_topic_regex.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup {
    pub fn num_repartition_source_topics_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_repartition_source_topics_plus_one.borrow()
    }
}

/**
 * `[]int16`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup {
    pub fn repartition_source_topics(&self) -> Ref<'_, Vec<i16>> {
        self.repartition_source_topics.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `Subtopology` of `StreamsGroupTopologyValue`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue, Subtopology
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology {
    pub _root: SharedType<KafkaStreamsGroupTopologyValue>,
    pub _parent: SharedType<KafkaStreamsGroupTopologyValue>,
    pub _self: SharedType<Self>,
    subtopology_id: RefCell<OptRc<KafkaCompactString>>,
    num_source_topics_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    source_topics: RefCell<Vec<OptRc<KafkaCompactString>>>,
    num_source_topic_regex_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    source_topic_regex: RefCell<Vec<OptRc<KafkaCompactString>>>,
    num_state_changelog_topics_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    state_changelog_topics: RefCell<Vec<OptRc<KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo>>>,
    num_repartition_sink_topics_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    repartition_sink_topics: RefCell<Vec<OptRc<KafkaCompactString>>>,
    num_repartition_source_topics_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    repartition_source_topics: RefCell<Vec<OptRc<KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo>>>,
    num_copartition_groups_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    copartition_groups: RefCell<Vec<OptRc<KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup>>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology {
    type Root = KafkaStreamsGroupTopologyValue;
    type Parent = KafkaStreamsGroupTopologyValue;

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
        *self_rc.subtopology_id.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_source_topics_plus_one.borrow_mut() = t;
        if *self_rc.num_source_topics_plus_one().value()? >= (1 as i64) {
            *self_rc.source_topics.borrow_mut() = Vec::new();
            let l_source_topics = (((*self_rc.num_source_topics_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_source_topics {
                let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
                self_rc.source_topics.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_source_topic_regex_plus_one.borrow_mut() = t;
        if *self_rc.num_source_topic_regex_plus_one().value()? >= (1 as i64) {
            *self_rc.source_topic_regex.borrow_mut() = Vec::new();
            let l_source_topic_regex = (((*self_rc.num_source_topic_regex_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_source_topic_regex {
                let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
                self_rc.source_topic_regex.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_state_changelog_topics_plus_one.borrow_mut() = t;
        if *self_rc.num_state_changelog_topics_plus_one().value()? >= (1 as i64) {
            *self_rc.state_changelog_topics.borrow_mut() = Vec::new();
            let l_state_changelog_topics = (((*self_rc.num_state_changelog_topics_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_state_changelog_topics {
                let t = Self::read_into::<_, KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.state_changelog_topics.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_repartition_sink_topics_plus_one.borrow_mut() = t;
        if *self_rc.num_repartition_sink_topics_plus_one().value()? >= (1 as i64) {
            *self_rc.repartition_sink_topics.borrow_mut() = Vec::new();
            let l_repartition_sink_topics = (((*self_rc.num_repartition_sink_topics_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_repartition_sink_topics {
                let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
                self_rc.repartition_sink_topics.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_repartition_source_topics_plus_one.borrow_mut() = t;
        if *self_rc.num_repartition_source_topics_plus_one().value()? >= (1 as i64) {
            *self_rc.repartition_source_topics.borrow_mut() = Vec::new();
            let l_repartition_source_topics = (((*self_rc.num_repartition_source_topics_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_repartition_source_topics {
                let t = Self::read_into::<_, KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.repartition_source_topics.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_copartition_groups_plus_one.borrow_mut() = t;
        if *self_rc.num_copartition_groups_plus_one().value()? >= (1 as i64) {
            *self_rc.copartition_groups.borrow_mut() = Vec::new();
            let l_copartition_groups = (((*self_rc.num_copartition_groups_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_copartition_groups {
                let t = Self::read_into::<_, KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.copartition_groups.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology {
}

/**
 * `string`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology {
    pub fn subtopology_id(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.subtopology_id.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology {
    pub fn num_source_topics_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_source_topics_plus_one.borrow()
    }
}

/**
 * `[]string`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology {
    pub fn source_topics(&self) -> Ref<'_, Vec<OptRc<KafkaCompactString>>> {
        self.source_topics.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology {
    pub fn num_source_topic_regex_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_source_topic_regex_plus_one.borrow()
    }
}

/**
 * `[]string`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology {
    pub fn source_topic_regex(&self) -> Ref<'_, Vec<OptRc<KafkaCompactString>>> {
        self.source_topic_regex.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology {
    pub fn num_state_changelog_topics_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_state_changelog_topics_plus_one.borrow()
    }
}

/**
 * `[]TopicInfo`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology {
    pub fn state_changelog_topics(&self) -> Ref<'_, Vec<OptRc<KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo>>> {
        self.state_changelog_topics.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology {
    pub fn num_repartition_sink_topics_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_repartition_sink_topics_plus_one.borrow()
    }
}

/**
 * `[]string`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology {
    pub fn repartition_sink_topics(&self) -> Ref<'_, Vec<OptRc<KafkaCompactString>>> {
        self.repartition_sink_topics.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology {
    pub fn num_repartition_source_topics_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_repartition_source_topics_plus_one.borrow()
    }
}

/**
 * `[]TopicInfo`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology {
    pub fn repartition_source_topics(&self) -> Ref<'_, Vec<OptRc<KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo>>> {
        self.repartition_source_topics.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology {
    pub fn num_copartition_groups_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_copartition_groups_plus_one.borrow()
    }
}

/**
 * `[]CopartitionGroup`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology {
    pub fn copartition_groups(&self) -> Ref<'_, Vec<OptRc<KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueCopartitionGroup>>> {
        self.copartition_groups.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `TopicConfig` of `StreamsGroupTopologyValue`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue, TopicConfig
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig {
    pub _root: SharedType<KafkaStreamsGroupTopologyValue>,
    pub _parent: SharedType<KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo>,
    pub _self: SharedType<Self>,
    key: RefCell<OptRc<KafkaCompactString>>,
    value: RefCell<OptRc<KafkaCompactString>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig {
    type Root = KafkaStreamsGroupTopologyValue;
    type Parent = KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo;

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
        *self_rc.key.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.value.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig {
}

/**
 * `string`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig {
    pub fn key(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.key.borrow()
    }
}

/**
 * `string`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig {
    pub fn value(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.value.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `TopicInfo` of `StreamsGroupTopologyValue`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json StreamsGroupTopologyValue, TopicInfo
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo {
    pub _root: SharedType<KafkaStreamsGroupTopologyValue>,
    pub _parent: SharedType<KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology>,
    pub _self: SharedType<Self>,
    name: RefCell<OptRc<KafkaCompactString>>,
    partitions: RefCell<i32>,
    replication_factor: RefCell<i16>,
    num_topic_configs_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    topic_configs: RefCell<Vec<OptRc<KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig>>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo {
    type Root = KafkaStreamsGroupTopologyValue;
    type Parent = KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueSubtopology;

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
        *self_rc.name.borrow_mut() = t;
        *self_rc.partitions.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.replication_factor.borrow_mut() = _io.read_s2be()?.into();
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_topic_configs_plus_one.borrow_mut() = t;
        if *self_rc.num_topic_configs_plus_one().value()? >= (1 as i64) {
            *self_rc.topic_configs.borrow_mut() = Vec::new();
            let l_topic_configs = (((*self_rc.num_topic_configs_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_topic_configs {
                let t = Self::read_into::<_, KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.topic_configs.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo {
}

/**
 * `string`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo {
    pub fn name(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.name.borrow()
    }
}

/**
 * `int32`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo {
    pub fn partitions(&self) -> Ref<'_, i32> {
        self.partitions.borrow()
    }
}

/**
 * `int16`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo {
    pub fn replication_factor(&self) -> Ref<'_, i16> {
        self.replication_factor.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo {
    pub fn num_topic_configs_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_topic_configs_plus_one.borrow()
    }
}

/**
 * `[]TopicConfig`, since Kafka 4.1.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo {
    pub fn topic_configs(&self) -> Ref<'_, Vec<OptRc<KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicConfig>>> {
        self.topic_configs.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaStreamsGroupTopologyValue_StreamsGroupTopologyValueTopicInfo {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
