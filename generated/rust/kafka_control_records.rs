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
use super::kafka_control_record::KafkaControlRecord;

/**
 * The records of a control batch to the end of the stream. A transaction
 * marker stands alone in its batch; KRaft writes several control records
 * into one.
 * \sa https://kafka.apache.org/documentation/#controlbatch Apache Kafka documentation, 5.3.1.1 Control Batches
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java DefaultRecordBatch.isControlBatch
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaControlRecords {
    pub _root: SharedType<KafkaControlRecords>,
    pub _parent: SharedType<KafkaControlRecords>,
    pub _self: SharedType<Self>,
    records: RefCell<Vec<OptRc<KafkaControlRecord>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaControlRecords {
    type Root = KafkaControlRecords;
    type Parent = KafkaControlRecords;

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
        *self_rc.records.borrow_mut() = Vec::new();
        {
            let mut _i = 0;
            while !_io.is_eof() {
                let t = Self::read_into::<_, KafkaControlRecord>(&*_io, None, None)?.into();
                self_rc.records.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl KafkaControlRecords {
}

/**
 * In the order of their offsets.
 */
impl KafkaControlRecords {
    pub fn records(&self) -> Ref<'_, Vec<OptRc<KafkaControlRecord>>> {
        self.records.borrow()
    }
}
impl KafkaControlRecords {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
