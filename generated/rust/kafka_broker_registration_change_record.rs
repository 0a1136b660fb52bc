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
use super::kafka_metadata_frame::KafkaMetadataFrame;

/**
 * The value of a record with API key 17 in `__cluster_metadata`. Since Kafka
 * 3.0. Version 1 since Kafka 3.3. Version 2 since Kafka 3.7. Version 3 since
 * Kafka 4.3.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaBrokerRegistrationChangeRecord {
    pub _root: SharedType<KafkaBrokerRegistrationChangeRecord>,
    pub _parent: SharedType<KafkaBrokerRegistrationChangeRecord>,
    pub _self: SharedType<Self>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
    broker_id: RefCell<i32>,
    broker_epoch: RefCell<i64>,
    tagged_fields: RefCell<OptRc<KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaBrokerRegistrationChangeRecord {
    type Root = KafkaBrokerRegistrationChangeRecord;
    type Parent = KafkaBrokerRegistrationChangeRecord;

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
        let t = Self::read_into::<_, KafkaMetadataFrame>(&*_io, None, None)?.into();
        *self_rc.frame.borrow_mut() = t;
        *self_rc.broker_id.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.broker_epoch.borrow_mut() = _io.read_s8be()?.into();
        let t = Self::read_into::<_, KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaBrokerRegistrationChangeRecord {
}

/**
 * Its `api_key` is 17.
 */
impl KafkaBrokerRegistrationChangeRecord {
    pub fn frame(&self) -> Ref<'_, OptRc<KafkaMetadataFrame>> {
        self.frame.borrow()
    }
}

/**
 * `int32`, since Kafka 3.0.
 */
impl KafkaBrokerRegistrationChangeRecord {
    pub fn broker_id(&self) -> Ref<'_, i32> {
        self.broker_id.borrow()
    }
}

/**
 * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
 */
impl KafkaBrokerRegistrationChangeRecord {
    pub fn broker_epoch(&self) -> Ref<'_, i64> {
        self.broker_epoch.borrow()
    }
}

/**
 * The fields that are there only where they differ from their defaults.
 */
impl KafkaBrokerRegistrationChangeRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaBrokerRegistrationChangeRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `CordonedLogDirs`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordCordonedLogDirsTag {
    pub _root: SharedType<KafkaBrokerRegistrationChangeRecord>,
    pub _parent: SharedType<KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField>,
    pub _self: SharedType<Self>,
    num_cordoned_log_dirs_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    cordoned_log_dirs: RefCell<Vec<Vec<u8>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordCordonedLogDirsTag {
    type Root = KafkaBrokerRegistrationChangeRecord;
    type Parent = KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField;

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
        *self_rc.num_cordoned_log_dirs_plus_one.borrow_mut() = t;
        if *self_rc.num_cordoned_log_dirs_plus_one().value()? >= (1 as i64) {
            *self_rc.cordoned_log_dirs.borrow_mut() = Vec::new();
            let l_cordoned_log_dirs = (((*self_rc.num_cordoned_log_dirs_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_cordoned_log_dirs {
                self_rc.cordoned_log_dirs.borrow_mut().push(_io.read_bytes(16 as usize)?.into());
            }
        }
        Ok(())
    }
}
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordCordonedLogDirsTag {
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordCordonedLogDirsTag {
    pub fn num_cordoned_log_dirs_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_cordoned_log_dirs_plus_one.borrow()
    }
}

/**
 * `[]uuid`, since Kafka 4.3. Tag 3 from version 3 on. Null unless it is
 * given. May be null.
 */
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordCordonedLogDirsTag {
    pub fn cordoned_log_dirs(&self) -> Ref<'_, Vec<Vec<u8>>> {
        self.cordoned_log_dirs.borrow()
    }
}
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordCordonedLogDirsTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `Fenced`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordFencedTag {
    pub _root: SharedType<KafkaBrokerRegistrationChangeRecord>,
    pub _parent: SharedType<KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField>,
    pub _self: SharedType<Self>,
    fenced: RefCell<i8>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordFencedTag {
    type Root = KafkaBrokerRegistrationChangeRecord;
    type Parent = KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField;

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
        *self_rc.fenced.borrow_mut() = _io.read_s1()?.into();
        Ok(())
    }
}
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordFencedTag {
}

/**
 * `int8`, since Kafka 3.0. Tag 0.
 */
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordFencedTag {
    pub fn fenced(&self) -> Ref<'_, i8> {
        self.fenced.borrow()
    }
}
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordFencedTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `InControlledShutdown`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordInControlledShutdownTag {
    pub _root: SharedType<KafkaBrokerRegistrationChangeRecord>,
    pub _parent: SharedType<KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField>,
    pub _self: SharedType<Self>,
    in_controlled_shutdown: RefCell<i8>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordInControlledShutdownTag {
    type Root = KafkaBrokerRegistrationChangeRecord;
    type Parent = KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField;

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
        *self_rc.in_controlled_shutdown.borrow_mut() = _io.read_s1()?.into();
        Ok(())
    }
}
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordInControlledShutdownTag {
}

/**
 * `int8`, since Kafka 3.3. Tag 1 from version 1 on.
 */
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordInControlledShutdownTag {
    pub fn in_controlled_shutdown(&self) -> Ref<'_, i8> {
        self.in_controlled_shutdown.borrow()
    }
}
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordInControlledShutdownTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `LogDirs`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordLogDirsTag {
    pub _root: SharedType<KafkaBrokerRegistrationChangeRecord>,
    pub _parent: SharedType<KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField>,
    pub _self: SharedType<Self>,
    num_log_dirs_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    log_dirs: RefCell<Vec<Vec<u8>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordLogDirsTag {
    type Root = KafkaBrokerRegistrationChangeRecord;
    type Parent = KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField;

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
        *self_rc.num_log_dirs_plus_one.borrow_mut() = t;
        if *self_rc.num_log_dirs_plus_one().value()? >= (1 as i64) {
            *self_rc.log_dirs.borrow_mut() = Vec::new();
            let l_log_dirs = (((*self_rc.num_log_dirs_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_log_dirs {
                self_rc.log_dirs.borrow_mut().push(_io.read_bytes(16 as usize)?.into());
            }
        }
        Ok(())
    }
}
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordLogDirsTag {
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordLogDirsTag {
    pub fn num_log_dirs_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_log_dirs_plus_one.borrow()
    }
}

/**
 * `[]uuid`, since Kafka 3.7. Tag 2 from version 2 on.
 */
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordLogDirsTag {
    pub fn log_dirs(&self) -> Ref<'_, Vec<Vec<u8>>> {
        self.log_dirs.borrow()
    }
}
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordLogDirsTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A tagged field of `broker_registration_change_record`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField {
    pub _root: SharedType<KafkaBrokerRegistrationChangeRecord>,
    pub _parent: SharedType<KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields>,
    pub _self: SharedType<Self>,
    tag: RefCell<OptRc<KafkaUnsignedVarint>>,
    len_data: RefCell<OptRc<KafkaUnsignedVarint>>,
    fenced: RefCell<OptRc<KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordFencedTag>>,
    in_controlled_shutdown: RefCell<OptRc<KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordInControlledShutdownTag>>,
    log_dirs: RefCell<OptRc<KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordLogDirsTag>>,
    cordoned_log_dirs: RefCell<OptRc<KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordCordonedLogDirsTag>>,
    unknown_data: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    fenced_raw: RefCell<Vec<u8>>,
    in_controlled_shutdown_raw: RefCell<Vec<u8>>,
    log_dirs_raw: RefCell<Vec<u8>>,
    cordoned_log_dirs_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField {
    type Root = KafkaBrokerRegistrationChangeRecord;
    type Parent = KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields;

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
        *self_rc.tag.borrow_mut() = t;
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.len_data.borrow_mut() = t;
        if ((*self_rc.tag().value()? as i64) == (0 as i64)) {
            *self_rc.fenced_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let fenced_raw = self_rc.fenced_raw.borrow();
            let _t_fenced_raw_io = BytesReader::from(fenced_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordFencedTag>(&_t_fenced_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.fenced.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) == (1 as i64)) {
            *self_rc.in_controlled_shutdown_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let in_controlled_shutdown_raw = self_rc.in_controlled_shutdown_raw.borrow();
            let _t_in_controlled_shutdown_raw_io = BytesReader::from(in_controlled_shutdown_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordInControlledShutdownTag>(&_t_in_controlled_shutdown_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.in_controlled_shutdown.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) == (2 as i64)) {
            *self_rc.log_dirs_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let log_dirs_raw = self_rc.log_dirs_raw.borrow();
            let _t_log_dirs_raw_io = BytesReader::from(log_dirs_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordLogDirsTag>(&_t_log_dirs_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.log_dirs.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) == (3 as i64)) {
            *self_rc.cordoned_log_dirs_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let cordoned_log_dirs_raw = self_rc.cordoned_log_dirs_raw.borrow();
            let _t_cordoned_log_dirs_raw_io = BytesReader::from(cordoned_log_dirs_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordCordonedLogDirsTag>(&_t_cordoned_log_dirs_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.cordoned_log_dirs.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) > (3 as i64)) {
            *self_rc.unknown_data.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField {
}

/**
 * The number that names the field.
 */
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField {
    pub fn tag(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.tag.borrow()
    }
}

/**
 * Bytes of the field.
 */
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField {
    pub fn len_data(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.len_data.borrow()
    }
}

/**
 * `int8`, since Kafka 3.0. Tag 0.
 */
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField {
    pub fn fenced(&self) -> Ref<'_, OptRc<KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordFencedTag>> {
        self.fenced.borrow()
    }
}

/**
 * `int8`, since Kafka 3.3. Tag 1 from version 1 on.
 */
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField {
    pub fn in_controlled_shutdown(&self) -> Ref<'_, OptRc<KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordInControlledShutdownTag>> {
        self.in_controlled_shutdown.borrow()
    }
}

/**
 * `[]uuid`, since Kafka 3.7. Tag 2 from version 2 on.
 */
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField {
    pub fn log_dirs(&self) -> Ref<'_, OptRc<KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordLogDirsTag>> {
        self.log_dirs.borrow()
    }
}

/**
 * `[]uuid`, since Kafka 4.3. Tag 3 from version 3 on. Null unless it is
 * given. May be null.
 */
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField {
    pub fn cordoned_log_dirs(&self) -> Ref<'_, OptRc<KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordCordonedLogDirsTag>> {
        self.cordoned_log_dirs.borrow()
    }
}

/**
 * A field of a tag that is not known.
 */
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField {
    pub fn unknown_data(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_data.borrow()
    }
}
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField {
    pub fn fenced_raw(&self) -> Ref<'_, Vec<u8>> {
        self.fenced_raw.borrow()
    }
}
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField {
    pub fn in_controlled_shutdown_raw(&self) -> Ref<'_, Vec<u8>> {
        self.in_controlled_shutdown_raw.borrow()
    }
}
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField {
    pub fn log_dirs_raw(&self) -> Ref<'_, Vec<u8>> {
        self.log_dirs_raw.borrow()
    }
}
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField {
    pub fn cordoned_log_dirs_raw(&self) -> Ref<'_, Vec<u8>> {
        self.cordoned_log_dirs_raw.borrow()
    }
}

/**
 * The tagged fields of `broker_registration_change_record`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/BrokerRegistrationChangeRecord.json BrokerRegistrationChangeRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields {
    pub _root: SharedType<KafkaBrokerRegistrationChangeRecord>,
    pub _parent: SharedType<KafkaBrokerRegistrationChangeRecord>,
    pub _self: SharedType<Self>,
    num_fields: RefCell<OptRc<KafkaUnsignedVarint>>,
    fields: RefCell<Vec<OptRc<KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields {
    type Root = KafkaBrokerRegistrationChangeRecord;
    type Parent = KafkaBrokerRegistrationChangeRecord;

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
        *self_rc.num_fields.borrow_mut() = t;
        *self_rc.fields.borrow_mut() = Vec::new();
        let l_fields = *self_rc.num_fields().value()?;
        for _i in 0..l_fields {
            let t = Self::read_into::<_, KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.fields.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields {
}

/**
 * How many follow.
 */
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields {
    pub fn num_fields(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_fields.borrow()
    }
}

/**
 * Ascending by tag.
 */
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields {
    pub fn fields(&self) -> Ref<'_, Vec<OptRc<KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedField>>> {
        self.fields.borrow()
    }
}
impl KafkaBrokerRegistrationChangeRecord_BrokerRegistrationChangeRecordTaggedFields {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
