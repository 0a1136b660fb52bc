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
use super::kafka_share_group_target_assignment_member_key::KafkaShareGroupTargetAssignmentMemberKey;
use super::kafka_consumer_group_target_assignment_metadata_key::KafkaConsumerGroupTargetAssignmentMetadataKey;
use super::kafka_streams_group_target_assignment_member_key::KafkaStreamsGroupTargetAssignmentMemberKey;
use super::kafka_group_metadata_key::KafkaGroupMetadataKey;
use super::kafka_share_group_member_metadata_key::KafkaShareGroupMemberMetadataKey;
use super::kafka_streams_group_target_assignment_metadata_key::KafkaStreamsGroupTargetAssignmentMetadataKey;
use super::kafka_consumer_group_partition_metadata_key::KafkaConsumerGroupPartitionMetadataKey;
use super::kafka_streams_group_metadata_key::KafkaStreamsGroupMetadataKey;
use super::kafka_consumer_group_target_assignment_member_key::KafkaConsumerGroupTargetAssignmentMemberKey;
use super::kafka_streams_group_current_member_assignment_key::KafkaStreamsGroupCurrentMemberAssignmentKey;
use super::kafka_legacy_offset_commit_key::KafkaLegacyOffsetCommitKey;
use super::kafka_share_group_current_member_assignment_key::KafkaShareGroupCurrentMemberAssignmentKey;
use super::kafka_consumer_group_current_member_assignment_key::KafkaConsumerGroupCurrentMemberAssignmentKey;
use super::kafka_streams_group_member_metadata_key::KafkaStreamsGroupMemberMetadataKey;
use super::kafka_offset_commit_key::KafkaOffsetCommitKey;
use super::kafka_share_group_target_assignment_metadata_key::KafkaShareGroupTargetAssignmentMetadataKey;
use super::kafka_consumer_group_regular_expression_key::KafkaConsumerGroupRegularExpressionKey;
use super::kafka_share_group_metadata_key::KafkaShareGroupMetadataKey;
use super::kafka_consumer_group_member_metadata_key::KafkaConsumerGroupMemberMetadataKey;
use super::kafka_share_group_state_partition_metadata_key::KafkaShareGroupStatePartitionMetadataKey;
use super::kafka_consumer_group_metadata_key::KafkaConsumerGroupMetadataKey;
use super::kafka_streams_group_topology_key::KafkaStreamsGroupTopologyKey;

/**
 * The key of any record in `__consumer_offsets`: the message that its type
 * names.
 * \sa https://github.com/apache/kafka/tree/4.4.0/group-coordinator/src/main/resources/common/message Message schemas of Kafka 4.4.0
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaConsumerOffsetsKey {
    pub _root: SharedType<KafkaConsumerOffsetsKey>,
    pub _parent: SharedType<KafkaConsumerOffsetsKey>,
    pub _self: SharedType<Self>,
    legacy_offset_commit_key: RefCell<OptRc<KafkaLegacyOffsetCommitKey>>,
    offset_commit_key: RefCell<OptRc<KafkaOffsetCommitKey>>,
    group_metadata_key: RefCell<OptRc<KafkaGroupMetadataKey>>,
    consumer_group_metadata_key: RefCell<OptRc<KafkaConsumerGroupMetadataKey>>,
    consumer_group_partition_metadata_key: RefCell<OptRc<KafkaConsumerGroupPartitionMetadataKey>>,
    consumer_group_member_metadata_key: RefCell<OptRc<KafkaConsumerGroupMemberMetadataKey>>,
    consumer_group_target_assignment_metadata_key: RefCell<OptRc<KafkaConsumerGroupTargetAssignmentMetadataKey>>,
    consumer_group_target_assignment_member_key: RefCell<OptRc<KafkaConsumerGroupTargetAssignmentMemberKey>>,
    consumer_group_current_member_assignment_key: RefCell<OptRc<KafkaConsumerGroupCurrentMemberAssignmentKey>>,
    share_group_member_metadata_key: RefCell<OptRc<KafkaShareGroupMemberMetadataKey>>,
    share_group_metadata_key: RefCell<OptRc<KafkaShareGroupMetadataKey>>,
    share_group_target_assignment_metadata_key: RefCell<OptRc<KafkaShareGroupTargetAssignmentMetadataKey>>,
    share_group_target_assignment_member_key: RefCell<OptRc<KafkaShareGroupTargetAssignmentMemberKey>>,
    share_group_current_member_assignment_key: RefCell<OptRc<KafkaShareGroupCurrentMemberAssignmentKey>>,
    share_group_state_partition_metadata_key: RefCell<OptRc<KafkaShareGroupStatePartitionMetadataKey>>,
    consumer_group_regular_expression_key: RefCell<OptRc<KafkaConsumerGroupRegularExpressionKey>>,
    streams_group_metadata_key: RefCell<OptRc<KafkaStreamsGroupMetadataKey>>,
    streams_group_member_metadata_key: RefCell<OptRc<KafkaStreamsGroupMemberMetadataKey>>,
    streams_group_target_assignment_metadata_key: RefCell<OptRc<KafkaStreamsGroupTargetAssignmentMetadataKey>>,
    streams_group_target_assignment_member_key: RefCell<OptRc<KafkaStreamsGroupTargetAssignmentMemberKey>>,
    streams_group_current_member_assignment_key: RefCell<OptRc<KafkaStreamsGroupCurrentMemberAssignmentKey>>,
    streams_group_topology_key: RefCell<OptRc<KafkaStreamsGroupTopologyKey>>,
    unknown: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    f_record_type: Cell<bool>,
    record_type: RefCell<i16>,
}
impl KStruct for KafkaConsumerOffsetsKey {
    type Root = KafkaConsumerOffsetsKey;
    type Parent = KafkaConsumerOffsetsKey;

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
        if ((*self_rc.record_type()? as i16) == (0 as i16)) {
            let t = Self::read_into::<_, KafkaLegacyOffsetCommitKey>(&*_io, None, None)?.into();
            *self_rc.legacy_offset_commit_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (1 as i16)) {
            let t = Self::read_into::<_, KafkaOffsetCommitKey>(&*_io, None, None)?.into();
            *self_rc.offset_commit_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (2 as i16)) {
            let t = Self::read_into::<_, KafkaGroupMetadataKey>(&*_io, None, None)?.into();
            *self_rc.group_metadata_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (3 as i16)) {
            let t = Self::read_into::<_, KafkaConsumerGroupMetadataKey>(&*_io, None, None)?.into();
            *self_rc.consumer_group_metadata_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (4 as i16)) {
            let t = Self::read_into::<_, KafkaConsumerGroupPartitionMetadataKey>(&*_io, None, None)?.into();
            *self_rc.consumer_group_partition_metadata_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (5 as i16)) {
            let t = Self::read_into::<_, KafkaConsumerGroupMemberMetadataKey>(&*_io, None, None)?.into();
            *self_rc.consumer_group_member_metadata_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (6 as i16)) {
            let t = Self::read_into::<_, KafkaConsumerGroupTargetAssignmentMetadataKey>(&*_io, None, None)?.into();
            *self_rc.consumer_group_target_assignment_metadata_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (7 as i16)) {
            let t = Self::read_into::<_, KafkaConsumerGroupTargetAssignmentMemberKey>(&*_io, None, None)?.into();
            *self_rc.consumer_group_target_assignment_member_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (8 as i16)) {
            let t = Self::read_into::<_, KafkaConsumerGroupCurrentMemberAssignmentKey>(&*_io, None, None)?.into();
            *self_rc.consumer_group_current_member_assignment_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (10 as i16)) {
            let t = Self::read_into::<_, KafkaShareGroupMemberMetadataKey>(&*_io, None, None)?.into();
            *self_rc.share_group_member_metadata_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (11 as i16)) {
            let t = Self::read_into::<_, KafkaShareGroupMetadataKey>(&*_io, None, None)?.into();
            *self_rc.share_group_metadata_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (12 as i16)) {
            let t = Self::read_into::<_, KafkaShareGroupTargetAssignmentMetadataKey>(&*_io, None, None)?.into();
            *self_rc.share_group_target_assignment_metadata_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (13 as i16)) {
            let t = Self::read_into::<_, KafkaShareGroupTargetAssignmentMemberKey>(&*_io, None, None)?.into();
            *self_rc.share_group_target_assignment_member_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (14 as i16)) {
            let t = Self::read_into::<_, KafkaShareGroupCurrentMemberAssignmentKey>(&*_io, None, None)?.into();
            *self_rc.share_group_current_member_assignment_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (15 as i16)) {
            let t = Self::read_into::<_, KafkaShareGroupStatePartitionMetadataKey>(&*_io, None, None)?.into();
            *self_rc.share_group_state_partition_metadata_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (16 as i16)) {
            let t = Self::read_into::<_, KafkaConsumerGroupRegularExpressionKey>(&*_io, None, None)?.into();
            *self_rc.consumer_group_regular_expression_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (17 as i16)) {
            let t = Self::read_into::<_, KafkaStreamsGroupMetadataKey>(&*_io, None, None)?.into();
            *self_rc.streams_group_metadata_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (19 as i16)) {
            let t = Self::read_into::<_, KafkaStreamsGroupMemberMetadataKey>(&*_io, None, None)?.into();
            *self_rc.streams_group_member_metadata_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (20 as i16)) {
            let t = Self::read_into::<_, KafkaStreamsGroupTargetAssignmentMetadataKey>(&*_io, None, None)?.into();
            *self_rc.streams_group_target_assignment_metadata_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (21 as i16)) {
            let t = Self::read_into::<_, KafkaStreamsGroupTargetAssignmentMemberKey>(&*_io, None, None)?.into();
            *self_rc.streams_group_target_assignment_member_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (22 as i16)) {
            let t = Self::read_into::<_, KafkaStreamsGroupCurrentMemberAssignmentKey>(&*_io, None, None)?.into();
            *self_rc.streams_group_current_member_assignment_key.borrow_mut() = t;
        }
        if ((*self_rc.record_type()? as i16) == (23 as i16)) {
            let t = Self::read_into::<_, KafkaStreamsGroupTopologyKey>(&*_io, None, None)?.into();
            *self_rc.streams_group_topology_key.borrow_mut() = t;
        }
        if  ((((*self_rc.record_type()? as i16) != (0 as i16))) && (((*self_rc.record_type()? as i16) != (1 as i16))) && (((*self_rc.record_type()? as i16) != (2 as i16))) && (((*self_rc.record_type()? as i16) != (3 as i16))) && (((*self_rc.record_type()? as i16) != (4 as i16))) && (((*self_rc.record_type()? as i16) != (5 as i16))) && (((*self_rc.record_type()? as i16) != (6 as i16))) && (((*self_rc.record_type()? as i16) != (7 as i16))) && (((*self_rc.record_type()? as i16) != (8 as i16))) && (((*self_rc.record_type()? as i16) != (10 as i16))) && (((*self_rc.record_type()? as i16) != (11 as i16))) && (((*self_rc.record_type()? as i16) != (12 as i16))) && (((*self_rc.record_type()? as i16) != (13 as i16))) && (((*self_rc.record_type()? as i16) != (14 as i16))) && (((*self_rc.record_type()? as i16) != (15 as i16))) && (((*self_rc.record_type()? as i16) != (16 as i16))) && (((*self_rc.record_type()? as i16) != (17 as i16))) && (((*self_rc.record_type()? as i16) != (19 as i16))) && (((*self_rc.record_type()? as i16) != (20 as i16))) && (((*self_rc.record_type()? as i16) != (21 as i16))) && (((*self_rc.record_type()? as i16) != (22 as i16))) && (((*self_rc.record_type()? as i16) != (23 as i16))))  {
            *self_rc.unknown.borrow_mut() = _io.read_bytes_full()?.into();
        }
        Ok(())
    }
}
impl KafkaConsumerOffsetsKey {

    /**
     * The type of the record.
     */
    pub fn record_type(
        &self
    ) -> KResult<Ref<'_, i16>> {
        let _io = self._io.borrow();
        let _rrc = self._root.get_value().borrow().upgrade();
        let _prc = self._parent.get_value().borrow().upgrade();
        let _r = _rrc.as_ref().unwrap();
        if self.f_record_type.get() {
            return Ok(self.record_type.borrow());
        }
        self.f_record_type.set(true);
        let _pos = _io.pos();
        _io.seek(0 as usize)?;
        *self.record_type.borrow_mut() = _io.read_s2be()?.into();
        _io.seek(_pos)?;
        Ok(self.record_type.borrow())
    }
}

/**
 * Since Kafka 0.8.2.
 */
impl KafkaConsumerOffsetsKey {
    pub fn legacy_offset_commit_key(&self) -> Ref<'_, OptRc<KafkaLegacyOffsetCommitKey>> {
        self.legacy_offset_commit_key.borrow()
    }
}

/**
 * Since Kafka 0.9.
 */
impl KafkaConsumerOffsetsKey {
    pub fn offset_commit_key(&self) -> Ref<'_, OptRc<KafkaOffsetCommitKey>> {
        self.offset_commit_key.borrow()
    }
}

/**
 * Since Kafka 0.9.
 */
impl KafkaConsumerOffsetsKey {
    pub fn group_metadata_key(&self) -> Ref<'_, OptRc<KafkaGroupMetadataKey>> {
        self.group_metadata_key.borrow()
    }
}

/**
 * Since Kafka 3.5.
 */
impl KafkaConsumerOffsetsKey {
    pub fn consumer_group_metadata_key(&self) -> Ref<'_, OptRc<KafkaConsumerGroupMetadataKey>> {
        self.consumer_group_metadata_key.borrow()
    }
}

/**
 * Since Kafka 3.5.
 */
impl KafkaConsumerOffsetsKey {
    pub fn consumer_group_partition_metadata_key(&self) -> Ref<'_, OptRc<KafkaConsumerGroupPartitionMetadataKey>> {
        self.consumer_group_partition_metadata_key.borrow()
    }
}

/**
 * Since Kafka 3.5.
 */
impl KafkaConsumerOffsetsKey {
    pub fn consumer_group_member_metadata_key(&self) -> Ref<'_, OptRc<KafkaConsumerGroupMemberMetadataKey>> {
        self.consumer_group_member_metadata_key.borrow()
    }
}

/**
 * Since Kafka 3.5.
 */
impl KafkaConsumerOffsetsKey {
    pub fn consumer_group_target_assignment_metadata_key(&self) -> Ref<'_, OptRc<KafkaConsumerGroupTargetAssignmentMetadataKey>> {
        self.consumer_group_target_assignment_metadata_key.borrow()
    }
}

/**
 * Since Kafka 3.5.
 */
impl KafkaConsumerOffsetsKey {
    pub fn consumer_group_target_assignment_member_key(&self) -> Ref<'_, OptRc<KafkaConsumerGroupTargetAssignmentMemberKey>> {
        self.consumer_group_target_assignment_member_key.borrow()
    }
}

/**
 * Since Kafka 3.5.
 */
impl KafkaConsumerOffsetsKey {
    pub fn consumer_group_current_member_assignment_key(&self) -> Ref<'_, OptRc<KafkaConsumerGroupCurrentMemberAssignmentKey>> {
        self.consumer_group_current_member_assignment_key.borrow()
    }
}

/**
 * Since Kafka 3.9.
 */
impl KafkaConsumerOffsetsKey {
    pub fn share_group_member_metadata_key(&self) -> Ref<'_, OptRc<KafkaShareGroupMemberMetadataKey>> {
        self.share_group_member_metadata_key.borrow()
    }
}

/**
 * Since Kafka 3.9.
 */
impl KafkaConsumerOffsetsKey {
    pub fn share_group_metadata_key(&self) -> Ref<'_, OptRc<KafkaShareGroupMetadataKey>> {
        self.share_group_metadata_key.borrow()
    }
}

/**
 * Since Kafka 4.0.
 */
impl KafkaConsumerOffsetsKey {
    pub fn share_group_target_assignment_metadata_key(&self) -> Ref<'_, OptRc<KafkaShareGroupTargetAssignmentMetadataKey>> {
        self.share_group_target_assignment_metadata_key.borrow()
    }
}

/**
 * Since Kafka 4.0.
 */
impl KafkaConsumerOffsetsKey {
    pub fn share_group_target_assignment_member_key(&self) -> Ref<'_, OptRc<KafkaShareGroupTargetAssignmentMemberKey>> {
        self.share_group_target_assignment_member_key.borrow()
    }
}

/**
 * Since Kafka 4.0.
 */
impl KafkaConsumerOffsetsKey {
    pub fn share_group_current_member_assignment_key(&self) -> Ref<'_, OptRc<KafkaShareGroupCurrentMemberAssignmentKey>> {
        self.share_group_current_member_assignment_key.borrow()
    }
}

/**
 * Since Kafka 4.0.
 */
impl KafkaConsumerOffsetsKey {
    pub fn share_group_state_partition_metadata_key(&self) -> Ref<'_, OptRc<KafkaShareGroupStatePartitionMetadataKey>> {
        self.share_group_state_partition_metadata_key.borrow()
    }
}

/**
 * Since Kafka 4.0.
 */
impl KafkaConsumerOffsetsKey {
    pub fn consumer_group_regular_expression_key(&self) -> Ref<'_, OptRc<KafkaConsumerGroupRegularExpressionKey>> {
        self.consumer_group_regular_expression_key.borrow()
    }
}

/**
 * Since Kafka 4.1.
 */
impl KafkaConsumerOffsetsKey {
    pub fn streams_group_metadata_key(&self) -> Ref<'_, OptRc<KafkaStreamsGroupMetadataKey>> {
        self.streams_group_metadata_key.borrow()
    }
}

/**
 * Since Kafka 4.1.
 */
impl KafkaConsumerOffsetsKey {
    pub fn streams_group_member_metadata_key(&self) -> Ref<'_, OptRc<KafkaStreamsGroupMemberMetadataKey>> {
        self.streams_group_member_metadata_key.borrow()
    }
}

/**
 * Since Kafka 4.1.
 */
impl KafkaConsumerOffsetsKey {
    pub fn streams_group_target_assignment_metadata_key(&self) -> Ref<'_, OptRc<KafkaStreamsGroupTargetAssignmentMetadataKey>> {
        self.streams_group_target_assignment_metadata_key.borrow()
    }
}

/**
 * Since Kafka 4.1.
 */
impl KafkaConsumerOffsetsKey {
    pub fn streams_group_target_assignment_member_key(&self) -> Ref<'_, OptRc<KafkaStreamsGroupTargetAssignmentMemberKey>> {
        self.streams_group_target_assignment_member_key.borrow()
    }
}

/**
 * Since Kafka 4.1.
 */
impl KafkaConsumerOffsetsKey {
    pub fn streams_group_current_member_assignment_key(&self) -> Ref<'_, OptRc<KafkaStreamsGroupCurrentMemberAssignmentKey>> {
        self.streams_group_current_member_assignment_key.borrow()
    }
}

/**
 * Since Kafka 4.1.
 */
impl KafkaConsumerOffsetsKey {
    pub fn streams_group_topology_key(&self) -> Ref<'_, OptRc<KafkaStreamsGroupTopologyKey>> {
        self.streams_group_topology_key.borrow()
    }
}

/**
 * A type that is not known in Kafka 4.4.0, as bytes.
 */
impl KafkaConsumerOffsetsKey {
    pub fn unknown(&self) -> Ref<'_, Vec<u8>> {
        self.unknown.borrow()
    }
}
impl KafkaConsumerOffsetsKey {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
