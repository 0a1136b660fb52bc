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
use super::kafka_records::KafkaRecords;
use super::kafka_control_records::KafkaControlRecords;
use super::kafka_record_batch_header::KafkaRecordBatchHeader;

/**
 * One entry of a log of the format since Kafka 0.11: a header and its
 * records. Exactly one of the fields after the header is present. Compressed
 * bytes stay as they are: decompress them and parse the result as
 * `kafka_records` (or `kafka_control_records`).
 * \sa https://kafka.apache.org/documentation/#recordbatch Apache Kafka documentation, 5.3.1 Record Batch
 * \sa https://github.com/apache/kafka/blob/4.4.0/clients/src/main/java/org/apache/kafka/common/record/internal/DefaultRecordBatch.java DefaultRecordBatch
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRecordBatch {
    pub _root: SharedType<KafkaRecordBatch>,
    pub _parent: SharedType<KafkaRecordBatch>,
    pub _self: SharedType<Self>,
    header: RefCell<OptRc<KafkaRecordBatchHeader>>,
    compressed_records: RefCell<Vec<u8>>,
    control_records: RefCell<OptRc<KafkaControlRecords>>,
    records: RefCell<OptRc<KafkaRecords>>,
    _io: RefCell<BytesReader>,
    control_records_raw: RefCell<Vec<u8>>,
    records_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaRecordBatch {
    type Root = KafkaRecordBatch;
    type Parent = KafkaRecordBatch;

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
        let t = Self::read_into::<_, KafkaRecordBatchHeader>(&*_io, None, None)?.into();
        *self_rc.header.borrow_mut() = t;
        if *self_rc.header().is_compressed()? {
            *self_rc.compressed_records.borrow_mut() = _io.read_bytes(*self_rc.header().len_records()? as usize)?.into();
        }
        if  ((!(*self_rc.header().is_compressed()?)) && (*self_rc.header().attributes().is_control()))  {
            *self_rc.control_records_raw.borrow_mut() = _io.read_bytes(*self_rc.header().len_records()? as usize)?.into();
            let control_records_raw = self_rc.control_records_raw.borrow();
            let _t_control_records_raw_io = BytesReader::from(control_records_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaControlRecords>(&_t_control_records_raw_io, None, None)?.into();
            *self_rc.control_records.borrow_mut() = t;
        }
        if  ((!(*self_rc.header().is_compressed()?)) && (!(*self_rc.header().attributes().is_control())))  {
            *self_rc.records_raw.borrow_mut() = _io.read_bytes(*self_rc.header().len_records()? as usize)?.into();
            let records_raw = self_rc.records_raw.borrow();
            let _t_records_raw_io = BytesReader::from(records_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaRecords>(&_t_records_raw_io, None, None)?.into();
            *self_rc.records.borrow_mut() = t;
        }
        Ok(())
    }
}
impl KafkaRecordBatch {
}

/**
 * Everything before the records; never compressed.
 */
impl KafkaRecordBatch {
    pub fn header(&self) -> Ref<'_, OptRc<KafkaRecordBatchHeader>> {
        self.header.borrow()
    }
}

/**
 * The records in the codec `header.attributes.compression`, also in one
 * that is unknown.
 */
impl KafkaRecordBatch {
    pub fn compressed_records(&self) -> Ref<'_, Vec<u8>> {
        self.compressed_records.borrow()
    }
}

/**
 * The control records, not compressed.
 */
impl KafkaRecordBatch {
    pub fn control_records(&self) -> Ref<'_, OptRc<KafkaControlRecords>> {
        self.control_records.borrow()
    }
}

/**
 * The records, not compressed.
 */
impl KafkaRecordBatch {
    pub fn records(&self) -> Ref<'_, OptRc<KafkaRecords>> {
        self.records.borrow()
    }
}
impl KafkaRecordBatch {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaRecordBatch {
    pub fn control_records_raw(&self) -> Ref<'_, Vec<u8>> {
        self.control_records_raw.borrow()
    }
}
impl KafkaRecordBatch {
    pub fn records_raw(&self) -> Ref<'_, Vec<u8>> {
        self.records_raw.borrow()
    }
}
