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
use super::kafka_record::KafkaRecord;

/**
 * The records of a batch to the end of the stream: the bytes after the
 * header of an uncompressed batch, or the decompressed bytes of a compressed
 * one. A sound batch has `num_records` of them.
 * \sa https://kafka.apache.org/documentation/#record Apache Kafka documentation, 5.3.2 Record
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java DefaultRecordBatch.iterator
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRecords {
    pub _root: SharedType<KafkaRecords>,
    pub _parent: SharedType<KafkaRecords>,
    pub _self: SharedType<Self>,
    records: RefCell<Vec<OptRc<KafkaRecord>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRecords {
    type Root = KafkaRecords;
    type Parent = KafkaRecords;

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
                let t = Self::read_into::<_, KafkaRecord>(&*_io, None, None)?.into();
                self_rc.records.borrow_mut().push(t);
                _i += 1;
            }
        }
        Ok(())
    }
}
impl KafkaRecords {
}

/**
 * In the order of their offsets.
 */
impl KafkaRecords {
    pub fn records(&self) -> Ref<'_, Vec<OptRc<KafkaRecord>>> {
        self.records.borrow()
    }
}
impl KafkaRecords {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
