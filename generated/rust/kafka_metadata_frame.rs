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
use super::kafka_unsigned_varint::KafkaUnsignedVarint;

/**
 * What every value in `__cluster_metadata` and `__remote_log_metadata`
 * starts with: which message follows, and in which version.
 * \sa https://github.com/apache/kafka/blob/4.4.0/server-common/src/main/java/org/apache/kafka/server/common/serialization/AbstractApiMessageSerde.java AbstractApiMessageSerde
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaMetadataFrame {
    pub _root: SharedType<KafkaMetadataFrame>,
    pub _parent: SharedType<KafkaMetadataFrame>,
    pub _self: SharedType<Self>,
    frame_version: RefCell<OptRc<KafkaUnsignedVarint>>,
    api_key: RefCell<OptRc<KafkaUnsignedVarint>>,
    version: RefCell<OptRc<KafkaUnsignedVarint>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaMetadataFrame {
    type Root = KafkaMetadataFrame;
    type Parent = KafkaMetadataFrame;

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
        *self_rc.frame_version.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.api_key.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.version.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaMetadataFrame {
}

/**
 * 1 since Kafka 3.0; the preview release 2.8 wrote 0, which later
 * releases refuse.
 */
impl KafkaMetadataFrame {
    pub fn frame_version(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.frame_version.borrow()
    }
}

/**
 * The number of the message.
 */
impl KafkaMetadataFrame {
    pub fn api_key(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.api_key.borrow()
    }
}

/**
 * The version of the message. Kafka does not check it; a version above
 * the highest known one is read as that one.
 */
impl KafkaMetadataFrame {
    pub fn version(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.version.borrow()
    }
}
impl KafkaMetadataFrame {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
