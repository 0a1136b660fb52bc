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
use super::kafka_unsigned_varint::KafkaUnsignedVarint;

/**
 * The value of the control record LEADER_CHANGE, versions 0 and 1.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json LeaderChangeMessage
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-595%3A+A+Raft+Protocol+for+the+Metadata+Quorum KIP-595
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-853%3A+KRaft+Controller+Membership+Changes KIP-853 (version 1)
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaLeaderChangeMessage {
    pub _root: SharedType<KafkaLeaderChangeMessage>,
    pub _parent: SharedType<KafkaLeaderChangeMessage>,
    pub _self: SharedType<Self>,
    version: RefCell<i16>,
    leader_id: RefCell<i32>,
    num_voters_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    voters: RefCell<Vec<OptRc<KafkaLeaderChangeMessage_LeaderChangeVoter>>>,
    num_granting_voters_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    granting_voters: RefCell<Vec<OptRc<KafkaLeaderChangeMessage_LeaderChangeVoter>>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaLeaderChangeMessage {
    type Root = KafkaLeaderChangeMessage;
    type Parent = KafkaLeaderChangeMessage;

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
        *self_rc.leader_id.borrow_mut() = _io.read_s4be()?.into();
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_voters_plus_one.borrow_mut() = t;
        *self_rc.voters.borrow_mut() = Vec::new();
        let l_voters = (((*self_rc.num_voters_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
        for _i in 0..l_voters {
            let t = Self::read_into::<_, KafkaLeaderChangeMessage_LeaderChangeVoter>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.voters.borrow_mut().push(t);
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_granting_voters_plus_one.borrow_mut() = t;
        *self_rc.granting_voters.borrow_mut() = Vec::new();
        let l_granting_voters = (((*self_rc.num_granting_voters_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
        for _i in 0..l_granting_voters {
            let t = Self::read_into::<_, KafkaLeaderChangeMessage_LeaderChangeVoter>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.granting_voters.borrow_mut().push(t);
        }
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaLeaderChangeMessage {
}

/**
 * The version of this message, 0 or 1.
 */
impl KafkaLeaderChangeMessage {
    pub fn version(&self) -> Ref<'_, i16> {
        self.version.borrow()
    }
}

/**
 * The node that became the leader.
 */
impl KafkaLeaderChangeMessage {
    pub fn leader_id(&self) -> Ref<'_, i32> {
        self.leader_id.borrow()
    }
}

/**
 * The array's length plus one (a compact array); never 0, which would be
 * null.
 */
impl KafkaLeaderChangeMessage {
    pub fn num_voters_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_voters_plus_one.borrow()
    }
}

/**
 * The quorum's voters.
 */
impl KafkaLeaderChangeMessage {
    pub fn voters(&self) -> Ref<'_, Vec<OptRc<KafkaLeaderChangeMessage_LeaderChangeVoter>>> {
        self.voters.borrow()
    }
}

/**
 * The array's length plus one (a compact array); never 0, which would be
 * null.
 */
impl KafkaLeaderChangeMessage {
    pub fn num_granting_voters_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_granting_voters_plus_one.borrow()
    }
}

/**
 * The voters who voted for this leader.
 */
impl KafkaLeaderChangeMessage {
    pub fn granting_voters(&self) -> Ref<'_, Vec<OptRc<KafkaLeaderChangeMessage_LeaderChangeVoter>>> {
        self.granting_voters.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaLeaderChangeMessage {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}

/**
 * Empty as a rule. Kafka does not look at what follows the message.
 */
impl KafkaLeaderChangeMessage {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaLeaderChangeMessage {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A voter, with its directory since version 1.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/resources/common/message/LeaderChangeMessage.json LeaderChangeMessage, Voter
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaLeaderChangeMessage_LeaderChangeVoter {
    pub _root: SharedType<KafkaLeaderChangeMessage>,
    pub _parent: SharedType<KafkaLeaderChangeMessage>,
    pub _self: SharedType<Self>,
    voter_id: RefCell<i32>,
    voter_directory_id: RefCell<Vec<u8>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaLeaderChangeMessage_LeaderChangeVoter {
    type Root = KafkaLeaderChangeMessage;
    type Parent = KafkaLeaderChangeMessage;

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
        if ((*_prc.as_ref().unwrap().version() as i16) >= (1 as i16)) {
            *self_rc.voter_directory_id.borrow_mut() = _io.read_bytes(16 as usize)?.into();
        }
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaLeaderChangeMessage_LeaderChangeVoter {
}

/**
 * The voter's node.
 */
impl KafkaLeaderChangeMessage_LeaderChangeVoter {
    pub fn voter_id(&self) -> Ref<'_, i32> {
        self.voter_id.borrow()
    }
}

/**
 * A UUID, the most significant byte first.
 */
impl KafkaLeaderChangeMessage_LeaderChangeVoter {
    pub fn voter_directory_id(&self) -> Ref<'_, Vec<u8>> {
        self.voter_directory_id.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaLeaderChangeMessage_LeaderChangeVoter {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaLeaderChangeMessage_LeaderChangeVoter {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
