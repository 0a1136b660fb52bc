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
use super::kafka_streams_group_current_member_assignment_value::KafkaStreamsGroupCurrentMemberAssignmentValue;
use super::kafka_consumer_group_member_metadata_value::KafkaConsumerGroupMemberMetadataValue;
use super::kafka_streams_group_target_assignment_metadata_value::KafkaStreamsGroupTargetAssignmentMetadataValue;
use super::kafka_share_group_metadata_value::KafkaShareGroupMetadataValue;
use super::kafka_streams_group_target_assignment_member_value::KafkaStreamsGroupTargetAssignmentMemberValue;
use super::kafka_consumer_group_target_assignment_metadata_value::KafkaConsumerGroupTargetAssignmentMetadataValue;
use super::kafka_share_group_target_assignment_metadata_value::KafkaShareGroupTargetAssignmentMetadataValue;
use super::kafka_consumer_group_metadata_value::KafkaConsumerGroupMetadataValue;
use super::kafka_share_group_state_partition_metadata_value::KafkaShareGroupStatePartitionMetadataValue;
use super::kafka_streams_group_topology_value::KafkaStreamsGroupTopologyValue;
use super::kafka_consumer_group_partition_metadata_value::KafkaConsumerGroupPartitionMetadataValue;
use super::kafka_legacy_offset_commit_value::KafkaLegacyOffsetCommitValue;
use super::kafka_consumer_group_regular_expression_value::KafkaConsumerGroupRegularExpressionValue;
use super::kafka_streams_group_member_metadata_value::KafkaStreamsGroupMemberMetadataValue;
use super::kafka_share_group_target_assignment_member_value::KafkaShareGroupTargetAssignmentMemberValue;
use super::kafka_share_group_current_member_assignment_value::KafkaShareGroupCurrentMemberAssignmentValue;
use super::kafka_consumer_group_current_member_assignment_value::KafkaConsumerGroupCurrentMemberAssignmentValue;
use super::kafka_consumer_group_target_assignment_member_value::KafkaConsumerGroupTargetAssignmentMemberValue;
use super::kafka_group_metadata_value::KafkaGroupMetadataValue;
use super::kafka_streams_group_metadata_value::KafkaStreamsGroupMetadataValue;
use super::kafka_offset_commit_value::KafkaOffsetCommitValue;
use super::kafka_share_group_member_metadata_value::KafkaShareGroupMemberMetadataValue;

/**
 * The value of any record in `__consumer_offsets`: the message that its type
 * names.
 * \sa https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerOffsetsValue {
    pub _root: SharedType<KafkaConsumerOffsetsValue>,
    pub _parent: SharedType<KafkaConsumerOffsetsValue>,
    pub _self: SharedType<Self>,
    record_type: RefCell<i16>,
    legacy_offset_commit_value: RefCell<OptRc<KafkaLegacyOffsetCommitValue>>,
    offset_commit_value: RefCell<OptRc<KafkaOffsetCommitValue>>,
    group_metadata_value: RefCell<OptRc<KafkaGroupMetadataValue>>,
    consumer_group_metadata_value: RefCell<OptRc<KafkaConsumerGroupMetadataValue>>,
    consumer_group_partition_metadata_value: RefCell<OptRc<KafkaConsumerGroupPartitionMetadataValue>>,
    consumer_group_member_metadata_value: RefCell<OptRc<KafkaConsumerGroupMemberMetadataValue>>,
    consumer_group_target_assignment_metadata_value: RefCell<OptRc<KafkaConsumerGroupTargetAssignmentMetadataValue>>,
    consumer_group_target_assignment_member_value: RefCell<OptRc<KafkaConsumerGroupTargetAssignmentMemberValue>>,
    consumer_group_current_member_assignment_value: RefCell<OptRc<KafkaConsumerGroupCurrentMemberAssignmentValue>>,
    share_group_member_metadata_value: RefCell<OptRc<KafkaShareGroupMemberMetadataValue>>,
    share_group_metadata_value: RefCell<OptRc<KafkaShareGroupMetadataValue>>,
    share_group_target_assignment_metadata_value: RefCell<OptRc<KafkaShareGroupTargetAssignmentMetadataValue>>,
    share_group_target_assignment_member_value: RefCell<OptRc<KafkaShareGroupTargetAssignmentMemberValue>>,
    share_group_current_member_assignment_value: RefCell<OptRc<KafkaShareGroupCurrentMemberAssignmentValue>>,
    share_group_state_partition_metadata_value: RefCell<OptRc<KafkaShareGroupStatePartitionMetadataValue>>,
    consumer_group_regular_expression_value: RefCell<OptRc<KafkaConsumerGroupRegularExpressionValue>>,
    streams_group_metadata_value: RefCell<OptRc<KafkaStreamsGroupMetadataValue>>,
    streams_group_member_metadata_value: RefCell<OptRc<KafkaStreamsGroupMemberMetadataValue>>,
    streams_group_target_assignment_metadata_value: RefCell<OptRc<KafkaStreamsGroupTargetAssignmentMetadataValue>>,
    streams_group_target_assignment_member_value: RefCell<OptRc<KafkaStreamsGroupTargetAssignmentMemberValue>>,
    streams_group_current_member_assignment_value: RefCell<OptRc<KafkaStreamsGroupCurrentMemberAssignmentValue>>,
    streams_group_topology_value: RefCell<OptRc<KafkaStreamsGroupTopologyValue>>,
    unknown: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaConsumerOffsetsValue {
    type Root = KafkaConsumerOffsetsValue;
    type Parent = KafkaConsumerOffsetsValue;

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
        if ((*self_rc.record_type() as i16) == (0 as i16)) {
            let t = Self::read_into::<_, KafkaLegacyOffsetCommitValue>(&*_io, None, None)?.into();
            *self_rc.legacy_offset_commit_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (1 as i16)) {
            let t = Self::read_into::<_, KafkaOffsetCommitValue>(&*_io, None, None)?.into();
            *self_rc.offset_commit_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (2 as i16)) {
            let t = Self::read_into::<_, KafkaGroupMetadataValue>(&*_io, None, None)?.into();
            *self_rc.group_metadata_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (3 as i16)) {
            let t = Self::read_into::<_, KafkaConsumerGroupMetadataValue>(&*_io, None, None)?.into();
            *self_rc.consumer_group_metadata_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (4 as i16)) {
            let t = Self::read_into::<_, KafkaConsumerGroupPartitionMetadataValue>(&*_io, None, None)?.into();
            *self_rc.consumer_group_partition_metadata_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (5 as i16)) {
            let t = Self::read_into::<_, KafkaConsumerGroupMemberMetadataValue>(&*_io, None, None)?.into();
            *self_rc.consumer_group_member_metadata_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (6 as i16)) {
            let t = Self::read_into::<_, KafkaConsumerGroupTargetAssignmentMetadataValue>(&*_io, None, None)?.into();
            *self_rc.consumer_group_target_assignment_metadata_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (7 as i16)) {
            let t = Self::read_into::<_, KafkaConsumerGroupTargetAssignmentMemberValue>(&*_io, None, None)?.into();
            *self_rc.consumer_group_target_assignment_member_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (8 as i16)) {
            let t = Self::read_into::<_, KafkaConsumerGroupCurrentMemberAssignmentValue>(&*_io, None, None)?.into();
            *self_rc.consumer_group_current_member_assignment_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (10 as i16)) {
            let t = Self::read_into::<_, KafkaShareGroupMemberMetadataValue>(&*_io, None, None)?.into();
            *self_rc.share_group_member_metadata_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (11 as i16)) {
            let t = Self::read_into::<_, KafkaShareGroupMetadataValue>(&*_io, None, None)?.into();
            *self_rc.share_group_metadata_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (12 as i16)) {
            let t = Self::read_into::<_, KafkaShareGroupTargetAssignmentMetadataValue>(&*_io, None, None)?.into();
            *self_rc.share_group_target_assignment_metadata_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (13 as i16)) {
            let t = Self::read_into::<_, KafkaShareGroupTargetAssignmentMemberValue>(&*_io, None, None)?.into();
            *self_rc.share_group_target_assignment_member_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (14 as i16)) {
            let t = Self::read_into::<_, KafkaShareGroupCurrentMemberAssignmentValue>(&*_io, None, None)?.into();
            *self_rc.share_group_current_member_assignment_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (15 as i16)) {
            let t = Self::read_into::<_, KafkaShareGroupStatePartitionMetadataValue>(&*_io, None, None)?.into();
            *self_rc.share_group_state_partition_metadata_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (16 as i16)) {
            let t = Self::read_into::<_, KafkaConsumerGroupRegularExpressionValue>(&*_io, None, None)?.into();
            *self_rc.consumer_group_regular_expression_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (17 as i16)) {
            let t = Self::read_into::<_, KafkaStreamsGroupMetadataValue>(&*_io, None, None)?.into();
            *self_rc.streams_group_metadata_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (19 as i16)) {
            let t = Self::read_into::<_, KafkaStreamsGroupMemberMetadataValue>(&*_io, None, None)?.into();
            *self_rc.streams_group_member_metadata_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (20 as i16)) {
            let t = Self::read_into::<_, KafkaStreamsGroupTargetAssignmentMetadataValue>(&*_io, None, None)?.into();
            *self_rc.streams_group_target_assignment_metadata_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (21 as i16)) {
            let t = Self::read_into::<_, KafkaStreamsGroupTargetAssignmentMemberValue>(&*_io, None, None)?.into();
            *self_rc.streams_group_target_assignment_member_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (22 as i16)) {
            let t = Self::read_into::<_, KafkaStreamsGroupCurrentMemberAssignmentValue>(&*_io, None, None)?.into();
            *self_rc.streams_group_current_member_assignment_value.borrow_mut() = t;
        }
        if ((*self_rc.record_type() as i16) == (23 as i16)) {
            let t = Self::read_into::<_, KafkaStreamsGroupTopologyValue>(&*_io, None, None)?.into();
            *self_rc.streams_group_topology_value.borrow_mut() = t;
        }
        if  ((((*self_rc.record_type() as i16) != (0 as i16))) && (((*self_rc.record_type() as i16) != (1 as i16))) && (((*self_rc.record_type() as i16) != (2 as i16))) && (((*self_rc.record_type() as i16) != (3 as i16))) && (((*self_rc.record_type() as i16) != (4 as i16))) && (((*self_rc.record_type() as i16) != (5 as i16))) && (((*self_rc.record_type() as i16) != (6 as i16))) && (((*self_rc.record_type() as i16) != (7 as i16))) && (((*self_rc.record_type() as i16) != (8 as i16))) && (((*self_rc.record_type() as i16) != (10 as i16))) && (((*self_rc.record_type() as i16) != (11 as i16))) && (((*self_rc.record_type() as i16) != (12 as i16))) && (((*self_rc.record_type() as i16) != (13 as i16))) && (((*self_rc.record_type() as i16) != (14 as i16))) && (((*self_rc.record_type() as i16) != (15 as i16))) && (((*self_rc.record_type() as i16) != (16 as i16))) && (((*self_rc.record_type() as i16) != (17 as i16))) && (((*self_rc.record_type() as i16) != (19 as i16))) && (((*self_rc.record_type() as i16) != (20 as i16))) && (((*self_rc.record_type() as i16) != (21 as i16))) && (((*self_rc.record_type() as i16) != (22 as i16))) && (((*self_rc.record_type() as i16) != (23 as i16))))  {
            *self_rc.unknown.borrow_mut() = _io.read_bytes_full()?.into();
        }
        Ok(())
    }
}
impl KafkaConsumerOffsetsValue {
    pub fn record_type(&self) -> Ref<'_, i16> {
        self.record_type.borrow()
    }
}
impl KafkaConsumerOffsetsValue {
    pub fn set_params(&mut self, record_type: i16) {
        *self.record_type.borrow_mut() = record_type;
    }
}
impl KafkaConsumerOffsetsValue {
}

/**
 * Since Kafka 0.8.2.
 */
impl KafkaConsumerOffsetsValue {
    pub fn legacy_offset_commit_value(&self) -> Ref<'_, OptRc<KafkaLegacyOffsetCommitValue>> {
        self.legacy_offset_commit_value.borrow()
    }
}

/**
 * Since Kafka 0.9.
 */
impl KafkaConsumerOffsetsValue {
    pub fn offset_commit_value(&self) -> Ref<'_, OptRc<KafkaOffsetCommitValue>> {
        self.offset_commit_value.borrow()
    }
}

/**
 * Since Kafka 0.9.
 */
impl KafkaConsumerOffsetsValue {
    pub fn group_metadata_value(&self) -> Ref<'_, OptRc<KafkaGroupMetadataValue>> {
        self.group_metadata_value.borrow()
    }
}

/**
 * Since Kafka 3.5.
 */
impl KafkaConsumerOffsetsValue {
    pub fn consumer_group_metadata_value(&self) -> Ref<'_, OptRc<KafkaConsumerGroupMetadataValue>> {
        self.consumer_group_metadata_value.borrow()
    }
}

/**
 * Since Kafka 3.5.
 */
impl KafkaConsumerOffsetsValue {
    pub fn consumer_group_partition_metadata_value(&self) -> Ref<'_, OptRc<KafkaConsumerGroupPartitionMetadataValue>> {
        self.consumer_group_partition_metadata_value.borrow()
    }
}

/**
 * Since Kafka 3.5.
 */
impl KafkaConsumerOffsetsValue {
    pub fn consumer_group_member_metadata_value(&self) -> Ref<'_, OptRc<KafkaConsumerGroupMemberMetadataValue>> {
        self.consumer_group_member_metadata_value.borrow()
    }
}

/**
 * Since Kafka 3.5.
 */
impl KafkaConsumerOffsetsValue {
    pub fn consumer_group_target_assignment_metadata_value(&self) -> Ref<'_, OptRc<KafkaConsumerGroupTargetAssignmentMetadataValue>> {
        self.consumer_group_target_assignment_metadata_value.borrow()
    }
}

/**
 * Since Kafka 3.5.
 */
impl KafkaConsumerOffsetsValue {
    pub fn consumer_group_target_assignment_member_value(&self) -> Ref<'_, OptRc<KafkaConsumerGroupTargetAssignmentMemberValue>> {
        self.consumer_group_target_assignment_member_value.borrow()
    }
}

/**
 * Since Kafka 3.5.
 */
impl KafkaConsumerOffsetsValue {
    pub fn consumer_group_current_member_assignment_value(&self) -> Ref<'_, OptRc<KafkaConsumerGroupCurrentMemberAssignmentValue>> {
        self.consumer_group_current_member_assignment_value.borrow()
    }
}

/**
 * Since Kafka 3.9.
 */
impl KafkaConsumerOffsetsValue {
    pub fn share_group_member_metadata_value(&self) -> Ref<'_, OptRc<KafkaShareGroupMemberMetadataValue>> {
        self.share_group_member_metadata_value.borrow()
    }
}

/**
 * Since Kafka 3.9.
 */
impl KafkaConsumerOffsetsValue {
    pub fn share_group_metadata_value(&self) -> Ref<'_, OptRc<KafkaShareGroupMetadataValue>> {
        self.share_group_metadata_value.borrow()
    }
}

/**
 * Since Kafka 4.0.
 */
impl KafkaConsumerOffsetsValue {
    pub fn share_group_target_assignment_metadata_value(&self) -> Ref<'_, OptRc<KafkaShareGroupTargetAssignmentMetadataValue>> {
        self.share_group_target_assignment_metadata_value.borrow()
    }
}

/**
 * Since Kafka 4.0.
 */
impl KafkaConsumerOffsetsValue {
    pub fn share_group_target_assignment_member_value(&self) -> Ref<'_, OptRc<KafkaShareGroupTargetAssignmentMemberValue>> {
        self.share_group_target_assignment_member_value.borrow()
    }
}

/**
 * Since Kafka 4.0.
 */
impl KafkaConsumerOffsetsValue {
    pub fn share_group_current_member_assignment_value(&self) -> Ref<'_, OptRc<KafkaShareGroupCurrentMemberAssignmentValue>> {
        self.share_group_current_member_assignment_value.borrow()
    }
}

/**
 * Since Kafka 4.0.
 */
impl KafkaConsumerOffsetsValue {
    pub fn share_group_state_partition_metadata_value(&self) -> Ref<'_, OptRc<KafkaShareGroupStatePartitionMetadataValue>> {
        self.share_group_state_partition_metadata_value.borrow()
    }
}

/**
 * Since Kafka 4.0.
 */
impl KafkaConsumerOffsetsValue {
    pub fn consumer_group_regular_expression_value(&self) -> Ref<'_, OptRc<KafkaConsumerGroupRegularExpressionValue>> {
        self.consumer_group_regular_expression_value.borrow()
    }
}

/**
 * Since Kafka 4.1.
 */
impl KafkaConsumerOffsetsValue {
    pub fn streams_group_metadata_value(&self) -> Ref<'_, OptRc<KafkaStreamsGroupMetadataValue>> {
        self.streams_group_metadata_value.borrow()
    }
}

/**
 * Since Kafka 4.1.
 */
impl KafkaConsumerOffsetsValue {
    pub fn streams_group_member_metadata_value(&self) -> Ref<'_, OptRc<KafkaStreamsGroupMemberMetadataValue>> {
        self.streams_group_member_metadata_value.borrow()
    }
}

/**
 * Since Kafka 4.1.
 */
impl KafkaConsumerOffsetsValue {
    pub fn streams_group_target_assignment_metadata_value(&self) -> Ref<'_, OptRc<KafkaStreamsGroupTargetAssignmentMetadataValue>> {
        self.streams_group_target_assignment_metadata_value.borrow()
    }
}

/**
 * Since Kafka 4.1.
 */
impl KafkaConsumerOffsetsValue {
    pub fn streams_group_target_assignment_member_value(&self) -> Ref<'_, OptRc<KafkaStreamsGroupTargetAssignmentMemberValue>> {
        self.streams_group_target_assignment_member_value.borrow()
    }
}

/**
 * Since Kafka 4.1.
 */
impl KafkaConsumerOffsetsValue {
    pub fn streams_group_current_member_assignment_value(&self) -> Ref<'_, OptRc<KafkaStreamsGroupCurrentMemberAssignmentValue>> {
        self.streams_group_current_member_assignment_value.borrow()
    }
}

/**
 * Since Kafka 4.1.
 */
impl KafkaConsumerOffsetsValue {
    pub fn streams_group_topology_value(&self) -> Ref<'_, OptRc<KafkaStreamsGroupTopologyValue>> {
        self.streams_group_topology_value.borrow()
    }
}

/**
 * A type that is not known in Kafka 4.4.0, as bytes.
 */
impl KafkaConsumerOffsetsValue {
    pub fn unknown(&self) -> Ref<'_, Vec<u8>> {
        self.unknown.borrow()
    }
}
impl KafkaConsumerOffsetsValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
