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

/**
 * The value of the control records ABORT and COMMIT.
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/EndTransactionMarker.java EndTransactionMarker
 * \sa https://cwiki.apache.org/confluence/display/KAFKA/KIP-98+-+Exactly+Once+Delivery+and+Transactional+Messaging KIP-98
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaEndTxnMarker {
    pub _root: SharedType<KafkaEndTxnMarker>,
    pub _parent: SharedType<KafkaEndTxnMarker>,
    pub _self: SharedType<Self>,
    version: RefCell<i16>,
    coordinator_epoch: RefCell<i32>,
    trailing: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaEndTxnMarker {
    type Root = KafkaEndTxnMarker;
    type Parent = KafkaEndTxnMarker;

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
        if !(((*self_rc.version() as i16) >= (0 as i16))) {
            return Err(KError::ValidationFailed(ValidationFailedError { kind: ValidationKind::LessThan, src_path: "/seq/0".to_string() }));
        }
        *self_rc.coordinator_epoch.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.trailing.borrow_mut() = _io.read_bytes_full()?.into();
        Ok(())
    }
}
impl KafkaEndTxnMarker {
}

/**
 * A later version is read as this one.
 */
impl KafkaEndTxnMarker {
    pub fn version(&self) -> Ref<'_, i16> {
        self.version.borrow()
    }
}

/**
 * Epoch of the transaction coordinator that wrote the marker.
 */
impl KafkaEndTxnMarker {
    pub fn coordinator_epoch(&self) -> Ref<'_, i32> {
        self.coordinator_epoch.borrow()
    }
}

/**
 * Fields of a later version.
 */
impl KafkaEndTxnMarker {
    pub fn trailing(&self) -> Ref<'_, Vec<u8>> {
        self.trailing.borrow()
    }
}
impl KafkaEndTxnMarker {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
