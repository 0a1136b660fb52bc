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
use super::kafka_compact_bytes::KafkaCompactBytes;
use super::kafka_compact_string::KafkaCompactString;
use super::kafka_unsigned_varint::KafkaUnsignedVarint;
use super::kafka_bytes::KafkaBytes;
use super::kafka_tagged_fields::KafkaTaggedFields;

/**
 * The value of a record of type 2 in `__consumer_offsets`. Since Kafka 0.9.
 * Version 1 since Kafka 0.10.1. Version 2 since Kafka 2.1. Version 3 since
 * Kafka 2.3. Version 4 since Kafka 3.5.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaGroupMetadataValue {
    pub _root: SharedType<KafkaGroupMetadataValue>,
    pub _parent: SharedType<KafkaGroupMetadataValue>,
    pub _self: SharedType<Self>,
    message_version: RefCell<i16>,
    protocol_type_v0: RefCell<OptRc<KafkaString>>,
    protocol_type_v4: RefCell<OptRc<KafkaCompactString>>,
    generation: RefCell<i32>,
    protocol_v0: RefCell<OptRc<KafkaString>>,
    protocol_v4: RefCell<OptRc<KafkaCompactString>>,
    leader_v0: RefCell<OptRc<KafkaString>>,
    leader_v4: RefCell<OptRc<KafkaCompactString>>,
    current_state_timestamp: RefCell<i64>,
    num_members_v0: RefCell<i32>,
    members_v0: RefCell<Vec<OptRc<KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0>>>,
    num_members_v1: RefCell<i32>,
    members_v1: RefCell<Vec<OptRc<KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1>>>,
    num_members_v3: RefCell<i32>,
    members_v3: RefCell<Vec<OptRc<KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3>>>,
    num_members_v4_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    members_v4: RefCell<Vec<OptRc<KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4>>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaGroupMetadataValue {
    type Root = KafkaGroupMetadataValue;
    type Parent = KafkaGroupMetadataValue;

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
        if !(((*self_rc.message_version() as i16) <= (4 as i16))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::GreaterThan, src_path: "/seq/0".to_string() }));
        }
        if ((*self_rc.message_version() as i16) <= (3 as i16)) {
            let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
            *self_rc.protocol_type_v0.borrow_mut() = t;
        }
        if ((*self_rc.message_version() as i16) >= (4 as i16)) {
            let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
            *self_rc.protocol_type_v4.borrow_mut() = t;
        }
        *self_rc.generation.borrow_mut() = _io.read_s4be()?.into();
        if ((*self_rc.message_version() as i16) <= (3 as i16)) {
            let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
            *self_rc.protocol_v0.borrow_mut() = t;
        }
        if ((*self_rc.message_version() as i16) >= (4 as i16)) {
            let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
            *self_rc.protocol_v4.borrow_mut() = t;
        }
        if ((*self_rc.message_version() as i16) <= (3 as i16)) {
            let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
            *self_rc.leader_v0.borrow_mut() = t;
        }
        if ((*self_rc.message_version() as i16) >= (4 as i16)) {
            let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
            *self_rc.leader_v4.borrow_mut() = t;
        }
        if ((*self_rc.message_version() as i16) >= (2 as i16)) {
            *self_rc.current_state_timestamp.borrow_mut() = _io.read_s8be()?.into();
        }
        if ((*self_rc.message_version() as i16) <= (0 as i16)) {
            *self_rc.num_members_v0.borrow_mut() = _io.read_s4be()?.into();
        }
        if  ((((*self_rc.message_version() as i16) <= (0 as i16))) && (((*self_rc.num_members_v0() as i32) >= (0 as i32))))  {
            *self_rc.members_v0.borrow_mut() = Vec::new();
            let l_members_v0 = *self_rc.num_members_v0();
            for _i in 0..l_members_v0 {
                let t = Self::read_into::<_, KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.members_v0.borrow_mut().push(t);
            }
        }
        if  ((((*self_rc.message_version() as i16) >= (1 as i16))) && (((*self_rc.message_version() as i16) <= (2 as i16))))  {
            *self_rc.num_members_v1.borrow_mut() = _io.read_s4be()?.into();
        }
        if  ((((*self_rc.message_version() as i16) >= (1 as i16))) && (((*self_rc.message_version() as i16) <= (2 as i16))) && (((*self_rc.num_members_v1() as i32) >= (0 as i32))))  {
            *self_rc.members_v1.borrow_mut() = Vec::new();
            let l_members_v1 = *self_rc.num_members_v1();
            for _i in 0..l_members_v1 {
                let t = Self::read_into::<_, KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.members_v1.borrow_mut().push(t);
            }
        }
        if ((*self_rc.message_version() as i16) == (3 as i16)) {
            *self_rc.num_members_v3.borrow_mut() = _io.read_s4be()?.into();
        }
        if  ((((*self_rc.message_version() as i16) == (3 as i16))) && (((*self_rc.num_members_v3() as i32) >= (0 as i32))))  {
            *self_rc.members_v3.borrow_mut() = Vec::new();
            let l_members_v3 = *self_rc.num_members_v3();
            for _i in 0..l_members_v3 {
                let t = Self::read_into::<_, KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.members_v3.borrow_mut().push(t);
            }
        }
        if ((*self_rc.message_version() as i16) >= (4 as i16)) {
            let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
            *self_rc.num_members_v4_plus_one.borrow_mut() = t;
        }
        if  ((((*self_rc.message_version() as i16) >= (4 as i16))) && (*self_rc.num_members_v4_plus_one().value()? >= (1 as i64)))  {
            *self_rc.members_v4.borrow_mut() = Vec::new();
            let l_members_v4 = (((*self_rc.num_members_v4_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_members_v4 {
                let t = Self::read_into::<_, KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.members_v4.borrow_mut().push(t);
            }
        }
        if ((*self_rc.message_version() as i16) >= (4 as i16)) {
            let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
            *self_rc.tagged_fields.borrow_mut() = t;
        }
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaGroupMetadataValue {
}

/**
 * The version of the message.
 */
impl KafkaGroupMetadataValue {
    pub fn message_version(&self) -> Ref<'_, i16> {
        self.message_version.borrow()
    }
}

/**
 * `string`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue {
    pub fn protocol_type_v0(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.protocol_type_v0.borrow()
    }
}

/**
 * `string`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue {
    pub fn protocol_type_v4(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.protocol_type_v4.borrow()
    }
}

/**
 * `int32`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue {
    pub fn generation(&self) -> Ref<'_, i32> {
        self.generation.borrow()
    }
}

/**
 * `string`, since Kafka 0.9. May be null.
 */
impl KafkaGroupMetadataValue {
    pub fn protocol_v0(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.protocol_v0.borrow()
    }
}

/**
 * `string`, since Kafka 0.9. May be null.
 */
impl KafkaGroupMetadataValue {
    pub fn protocol_v4(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.protocol_v4.borrow()
    }
}

/**
 * `string`, since Kafka 0.9. May be null.
 */
impl KafkaGroupMetadataValue {
    pub fn leader_v0(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.leader_v0.borrow()
    }
}

/**
 * `string`, since Kafka 0.9. May be null.
 */
impl KafkaGroupMetadataValue {
    pub fn leader_v4(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.leader_v4.borrow()
    }
}

/**
 * `int64`, since Kafka 2.1. Versions 2 to 4. -1 unless it is given.
 * JavaScript rounds it beyond 2^53.
 */
impl KafkaGroupMetadataValue {
    pub fn current_state_timestamp(&self) -> Ref<'_, i64> {
        self.current_state_timestamp.borrow()
    }
}

/**
 * The number of elements; any value below zero means null.
 */
impl KafkaGroupMetadataValue {
    pub fn num_members_v0(&self) -> Ref<'_, i32> {
        self.num_members_v0.borrow()
    }
}

/**
 * `[]MemberMetadata`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue {
    pub fn members_v0(&self) -> Ref<'_, Vec<OptRc<KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0>>> {
        self.members_v0.borrow()
    }
}

/**
 * The number of elements; any value below zero means null.
 */
impl KafkaGroupMetadataValue {
    pub fn num_members_v1(&self) -> Ref<'_, i32> {
        self.num_members_v1.borrow()
    }
}

/**
 * `[]MemberMetadata`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue {
    pub fn members_v1(&self) -> Ref<'_, Vec<OptRc<KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1>>> {
        self.members_v1.borrow()
    }
}

/**
 * The number of elements; any value below zero means null.
 */
impl KafkaGroupMetadataValue {
    pub fn num_members_v3(&self) -> Ref<'_, i32> {
        self.num_members_v3.borrow()
    }
}

/**
 * `[]MemberMetadata`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue {
    pub fn members_v3(&self) -> Ref<'_, Vec<OptRc<KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3>>> {
        self.members_v3.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaGroupMetadataValue {
    pub fn num_members_v4_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_members_v4_plus_one.borrow()
    }
}

/**
 * `[]MemberMetadata`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue {
    pub fn members_v4(&self) -> Ref<'_, Vec<OptRc<KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4>>> {
        self.members_v4.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaGroupMetadataValue {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaGroupMetadataValue {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaGroupMetadataValue {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `MemberMetadata` of `GroupMetadataValue`, version 0.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue, MemberMetadata
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0 {
    pub _root: SharedType<KafkaGroupMetadataValue>,
    pub _parent: SharedType<KafkaGroupMetadataValue>,
    pub _self: SharedType<Self>,
    member_id: RefCell<OptRc<KafkaString>>,
    client_id: RefCell<OptRc<KafkaString>>,
    client_host: RefCell<OptRc<KafkaString>>,
    session_timeout: RefCell<i32>,
    subscription: RefCell<OptRc<KafkaBytes>>,
    assignment: RefCell<OptRc<KafkaBytes>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0 {
    type Root = KafkaGroupMetadataValue;
    type Parent = KafkaGroupMetadataValue;

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
        *self_rc.member_id.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
        *self_rc.client_id.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
        *self_rc.client_host.borrow_mut() = t;
        *self_rc.session_timeout.borrow_mut() = _io.read_s4be()?.into();
        let t = Self::read_into::<_, KafkaBytes>(&*_io, None, None)?.into();
        *self_rc.subscription.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaBytes>(&*_io, None, None)?.into();
        *self_rc.assignment.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0 {
}

/**
 * `string`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0 {
    pub fn member_id(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.member_id.borrow()
    }
}

/**
 * `string`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0 {
    pub fn client_id(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.client_id.borrow()
    }
}

/**
 * `string`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0 {
    pub fn client_host(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.client_host.borrow()
    }
}

/**
 * `int32`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0 {
    pub fn session_timeout(&self) -> Ref<'_, i32> {
        self.session_timeout.borrow()
    }
}

/**
 * `bytes`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0 {
    pub fn subscription(&self) -> Ref<'_, OptRc<KafkaBytes>> {
        self.subscription.borrow()
    }
}

/**
 * `bytes`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0 {
    pub fn assignment(&self) -> Ref<'_, OptRc<KafkaBytes>> {
        self.assignment.borrow()
    }
}
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV0 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `MemberMetadata` of `GroupMetadataValue`, versions 1 to 2.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue, MemberMetadata
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1 {
    pub _root: SharedType<KafkaGroupMetadataValue>,
    pub _parent: SharedType<KafkaGroupMetadataValue>,
    pub _self: SharedType<Self>,
    member_id: RefCell<OptRc<KafkaString>>,
    client_id: RefCell<OptRc<KafkaString>>,
    client_host: RefCell<OptRc<KafkaString>>,
    rebalance_timeout: RefCell<i32>,
    session_timeout: RefCell<i32>,
    subscription: RefCell<OptRc<KafkaBytes>>,
    assignment: RefCell<OptRc<KafkaBytes>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1 {
    type Root = KafkaGroupMetadataValue;
    type Parent = KafkaGroupMetadataValue;

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
        *self_rc.member_id.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
        *self_rc.client_id.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
        *self_rc.client_host.borrow_mut() = t;
        *self_rc.rebalance_timeout.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.session_timeout.borrow_mut() = _io.read_s4be()?.into();
        let t = Self::read_into::<_, KafkaBytes>(&*_io, None, None)?.into();
        *self_rc.subscription.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaBytes>(&*_io, None, None)?.into();
        *self_rc.assignment.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1 {
}

/**
 * `string`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1 {
    pub fn member_id(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.member_id.borrow()
    }
}

/**
 * `string`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1 {
    pub fn client_id(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.client_id.borrow()
    }
}

/**
 * `string`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1 {
    pub fn client_host(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.client_host.borrow()
    }
}

/**
 * `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1 {
    pub fn rebalance_timeout(&self) -> Ref<'_, i32> {
        self.rebalance_timeout.borrow()
    }
}

/**
 * `int32`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1 {
    pub fn session_timeout(&self) -> Ref<'_, i32> {
        self.session_timeout.borrow()
    }
}

/**
 * `bytes`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1 {
    pub fn subscription(&self) -> Ref<'_, OptRc<KafkaBytes>> {
        self.subscription.borrow()
    }
}

/**
 * `bytes`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1 {
    pub fn assignment(&self) -> Ref<'_, OptRc<KafkaBytes>> {
        self.assignment.borrow()
    }
}
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV1 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `MemberMetadata` of `GroupMetadataValue`, version 3.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue, MemberMetadata
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3 {
    pub _root: SharedType<KafkaGroupMetadataValue>,
    pub _parent: SharedType<KafkaGroupMetadataValue>,
    pub _self: SharedType<Self>,
    member_id: RefCell<OptRc<KafkaString>>,
    group_instance_id: RefCell<OptRc<KafkaString>>,
    client_id: RefCell<OptRc<KafkaString>>,
    client_host: RefCell<OptRc<KafkaString>>,
    rebalance_timeout: RefCell<i32>,
    session_timeout: RefCell<i32>,
    subscription: RefCell<OptRc<KafkaBytes>>,
    assignment: RefCell<OptRc<KafkaBytes>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3 {
    type Root = KafkaGroupMetadataValue;
    type Parent = KafkaGroupMetadataValue;

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
        *self_rc.member_id.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
        *self_rc.group_instance_id.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
        *self_rc.client_id.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaString>(&*_io, None, None)?.into();
        *self_rc.client_host.borrow_mut() = t;
        *self_rc.rebalance_timeout.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.session_timeout.borrow_mut() = _io.read_s4be()?.into();
        let t = Self::read_into::<_, KafkaBytes>(&*_io, None, None)?.into();
        *self_rc.subscription.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaBytes>(&*_io, None, None)?.into();
        *self_rc.assignment.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3 {
}

/**
 * `string`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3 {
    pub fn member_id(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.member_id.borrow()
    }
}

/**
 * `string`, since Kafka 2.3. Versions 3 to 4. Null unless it is given.
 * May be null.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3 {
    pub fn group_instance_id(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.group_instance_id.borrow()
    }
}

/**
 * `string`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3 {
    pub fn client_id(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.client_id.borrow()
    }
}

/**
 * `string`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3 {
    pub fn client_host(&self) -> Ref<'_, OptRc<KafkaString>> {
        self.client_host.borrow()
    }
}

/**
 * `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3 {
    pub fn rebalance_timeout(&self) -> Ref<'_, i32> {
        self.rebalance_timeout.borrow()
    }
}

/**
 * `int32`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3 {
    pub fn session_timeout(&self) -> Ref<'_, i32> {
        self.session_timeout.borrow()
    }
}

/**
 * `bytes`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3 {
    pub fn subscription(&self) -> Ref<'_, OptRc<KafkaBytes>> {
        self.subscription.borrow()
    }
}

/**
 * `bytes`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3 {
    pub fn assignment(&self) -> Ref<'_, OptRc<KafkaBytes>> {
        self.assignment.borrow()
    }
}
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV3 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `MemberMetadata` of `GroupMetadataValue`, version 4.
 * \sa https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/GroupMetadataValue.json GroupMetadataValue, MemberMetadata
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4 {
    pub _root: SharedType<KafkaGroupMetadataValue>,
    pub _parent: SharedType<KafkaGroupMetadataValue>,
    pub _self: SharedType<Self>,
    member_id: RefCell<OptRc<KafkaCompactString>>,
    group_instance_id: RefCell<OptRc<KafkaCompactString>>,
    client_id: RefCell<OptRc<KafkaCompactString>>,
    client_host: RefCell<OptRc<KafkaCompactString>>,
    rebalance_timeout: RefCell<i32>,
    session_timeout: RefCell<i32>,
    subscription: RefCell<OptRc<KafkaCompactBytes>>,
    assignment: RefCell<OptRc<KafkaCompactBytes>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4 {
    type Root = KafkaGroupMetadataValue;
    type Parent = KafkaGroupMetadataValue;

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
        *self_rc.member_id.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.group_instance_id.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.client_id.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.client_host.borrow_mut() = t;
        *self_rc.rebalance_timeout.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.session_timeout.borrow_mut() = _io.read_s4be()?.into();
        let t = Self::read_into::<_, KafkaCompactBytes>(&*_io, None, None)?.into();
        *self_rc.subscription.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaCompactBytes>(&*_io, None, None)?.into();
        *self_rc.assignment.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4 {
}

/**
 * `string`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4 {
    pub fn member_id(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.member_id.borrow()
    }
}

/**
 * `string`, since Kafka 2.3. Versions 3 to 4. Null unless it is given.
 * May be null.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4 {
    pub fn group_instance_id(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.group_instance_id.borrow()
    }
}

/**
 * `string`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4 {
    pub fn client_id(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.client_id.borrow()
    }
}

/**
 * `string`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4 {
    pub fn client_host(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.client_host.borrow()
    }
}

/**
 * `int32`, since Kafka 0.10.1. Versions 1 to 4. -1 unless it is given.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4 {
    pub fn rebalance_timeout(&self) -> Ref<'_, i32> {
        self.rebalance_timeout.borrow()
    }
}

/**
 * `int32`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4 {
    pub fn session_timeout(&self) -> Ref<'_, i32> {
        self.session_timeout.borrow()
    }
}

/**
 * `bytes`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4 {
    pub fn subscription(&self) -> Ref<'_, OptRc<KafkaCompactBytes>> {
        self.subscription.borrow()
    }
}

/**
 * `bytes`, since Kafka 0.9.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4 {
    pub fn assignment(&self) -> Ref<'_, OptRc<KafkaCompactBytes>> {
        self.assignment.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4 {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaGroupMetadataValue_GroupMetadataValueMemberMetadataV4 {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
