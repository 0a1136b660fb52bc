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
use super::kafka_compact_string::KafkaCompactString;
use super::kafka_unsigned_varint::KafkaUnsignedVarint;

/**
 * The value of the control record KRAFT_VOTERS, the whole set of voters of a
 * KRaft quorum.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes KIP-853
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaVotersRecord {
    pub _root: SharedType<KafkaVotersRecord>,
    pub _parent: SharedType<KafkaVotersRecord>,
    pub _self: SharedType<Self>,
    version: RefCell<i16>,
    num_voters_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    voters: RefCell<Vec<OptRc<KafkaVotersRecord_VotersRecordVoter>>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaVotersRecord {
    type Root = KafkaVotersRecord;
    type Parent = KafkaVotersRecord;

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
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_voters_plus_one.borrow_mut() = t;
        *self_rc.voters.borrow_mut() = Vec::new();
        let l_voters = (((*self_rc.num_voters_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
        for _i in 0..l_voters {
            let t = Self::read_into::<_, KafkaVotersRecord_VotersRecordVoter>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.voters.borrow_mut().push(t);
        }
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaVotersRecord {
}

/**
 * The version of this message; 0 in every release.
 */
impl KafkaVotersRecord {
    pub fn version(&self) -> Ref<'_, i16> {
        self.version.borrow()
    }
}

/**
 * The array's length plus one (a compact array); never 0, which would be
 * null.
 */
impl KafkaVotersRecord {
    pub fn num_voters_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_voters_plus_one.borrow()
    }
}

/**
 * All voters of the quorum.
 */
impl KafkaVotersRecord {
    pub fn voters(&self) -> Ref<'_, Vec<OptRc<KafkaVotersRecord_VotersRecordVoter>>> {
        self.voters.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaVotersRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaVotersRecord {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaVotersRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The levels of kraft.version that the voter knows.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord, KRaftVersionFeature
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaVotersRecord_KraftVersionFeature {
    pub _root: SharedType<KafkaVotersRecord>,
    pub _parent: SharedType<KafkaVotersRecord_VotersRecordVoter>,
    pub _self: SharedType<Self>,
    min_supported_version: RefCell<i16>,
    max_supported_version: RefCell<i16>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaVotersRecord_KraftVersionFeature {
    type Root = KafkaVotersRecord;
    type Parent = KafkaVotersRecord_VotersRecordVoter;

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
        *self_rc.min_supported_version.borrow_mut() = _io.read_s2be()?.into();
        *self_rc.max_supported_version.borrow_mut() = _io.read_s2be()?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaVotersRecord_KraftVersionFeature {
}

/**
 * The lowest level.
 */
impl KafkaVotersRecord_KraftVersionFeature {
    pub fn min_supported_version(&self) -> Ref<'_, i16> {
        self.min_supported_version.borrow()
    }
}

/**
 * The highest level.
 */
impl KafkaVotersRecord_KraftVersionFeature {
    pub fn max_supported_version(&self) -> Ref<'_, i16> {
        self.max_supported_version.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaVotersRecord_KraftVersionFeature {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaVotersRecord_KraftVersionFeature {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * An address at which the voter listens.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord, Endpoint
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaVotersRecord_VoterEndpoint {
    pub _root: SharedType<KafkaVotersRecord>,
    pub _parent: SharedType<KafkaVotersRecord_VotersRecordVoter>,
    pub _self: SharedType<Self>,
    name: RefCell<OptRc<KafkaCompactString>>,
    host: RefCell<OptRc<KafkaCompactString>>,
    port: RefCell<u16>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaVotersRecord_VoterEndpoint {
    type Root = KafkaVotersRecord;
    type Parent = KafkaVotersRecord_VotersRecordVoter;

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
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.host.borrow_mut() = t;
        *self_rc.port.borrow_mut() = _io.read_u2be()?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaVotersRecord_VoterEndpoint {
}

/**
 * Name of the listener.
 */
impl KafkaVotersRecord_VoterEndpoint {
    pub fn name(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.name.borrow()
    }
}

/**
 * Name or address of the machine.
 */
impl KafkaVotersRecord_VoterEndpoint {
    pub fn host(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.host.borrow()
    }
}

/**
 * The port.
 */
impl KafkaVotersRecord_VoterEndpoint {
    pub fn port(&self) -> Ref<'_, u16> {
        self.port.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaVotersRecord_VoterEndpoint {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaVotersRecord_VoterEndpoint {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * One voter.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/VotersRecord.json VotersRecord, Voter
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaVotersRecord_VotersRecordVoter {
    pub _root: SharedType<KafkaVotersRecord>,
    pub _parent: SharedType<KafkaVotersRecord>,
    pub _self: SharedType<Self>,
    voter_id: RefCell<i32>,
    voter_directory_id: RefCell<Vec<u8>>,
    num_endpoints_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    endpoints: RefCell<Vec<OptRc<KafkaVotersRecord_VoterEndpoint>>>,
    kraft_version_feature: RefCell<OptRc<KafkaVotersRecord_KraftVersionFeature>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaVotersRecord_VotersRecordVoter {
    type Root = KafkaVotersRecord;
    type Parent = KafkaVotersRecord;

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
        *self_rc.voter_id.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.voter_directory_id.borrow_mut() = _io.read_bytes(16 as usize)?.into();
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_endpoints_plus_one.borrow_mut() = t;
        *self_rc.endpoints.borrow_mut() = Vec::new();
        let l_endpoints = (((*self_rc.num_endpoints_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
        for _i in 0..l_endpoints {
            let t = Self::read_into::<_, KafkaVotersRecord_VoterEndpoint>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.endpoints.borrow_mut().push(t);
        }
        let t = Self::read_into::<_, KafkaVotersRecord_KraftVersionFeature>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.kraft_version_feature.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaVotersRecord_VotersRecordVoter {
}

/**
 * The voter's node.
 */
impl KafkaVotersRecord_VotersRecordVoter {
    pub fn voter_id(&self) -> Ref<'_, i32> {
        self.voter_id.borrow()
    }
}

/**
 * A UUID, the most significant byte first.
 */
impl KafkaVotersRecord_VotersRecordVoter {
    pub fn voter_directory_id(&self) -> Ref<'_, Vec<u8>> {
        self.voter_directory_id.borrow()
    }
}

/**
 * The array's length plus one (a compact array); never 0, which
 * would be null.
 */
impl KafkaVotersRecord_VotersRecordVoter {
    pub fn num_endpoints_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_endpoints_plus_one.borrow()
    }
}

/**
 * The addresses at which it listens.
 */
impl KafkaVotersRecord_VotersRecordVoter {
    pub fn endpoints(&self) -> Ref<'_, Vec<OptRc<KafkaVotersRecord_VoterEndpoint>>> {
        self.endpoints.borrow()
    }
}

/**
 * The levels of kraft.version that it knows.
 */
impl KafkaVotersRecord_VotersRecordVoter {
    pub fn kraft_version_feature(&self) -> Ref<'_, OptRc<KafkaVotersRecord_KraftVersionFeature>> {
        self.kraft_version_feature.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaVotersRecord_VotersRecordVoter {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaVotersRecord_VotersRecordVoter {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
