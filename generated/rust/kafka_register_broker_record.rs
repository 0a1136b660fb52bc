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
use super::kafka_compact_string::KafkaCompactString;
use super::kafka_unsigned_varint::KafkaUnsignedVarint;
use super::kafka_tagged_fields::KafkaTaggedFields;
use super::kafka_metadata_frame::KafkaMetadataFrame;

/**
 * The value of a record with API key 0 in `__cluster_metadata`. Since Kafka
 * 2.8. Version 1 since Kafka 3.3. Version 2 since Kafka 3.4. Version 3 since
 * Kafka 3.7. Version 4 since Kafka 4.3. Version 0 has this layout since Kafka
 * 3.0; earlier releases wrote another one under the same number, and nothing in
 * the bytes says so.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRegisterBrokerRecord {
    pub _root: SharedType<KafkaRegisterBrokerRecord>,
    pub _parent: SharedType<KafkaRegisterBrokerRecord>,
    pub _self: SharedType<Self>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
    broker_id: RefCell<i32>,
    is_migrating_zk_broker: RefCell<u8>,
    incarnation_id: RefCell<Vec<u8>>,
    broker_epoch: RefCell<i64>,
    num_end_points_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    end_points: RefCell<Vec<OptRc<KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint>>>,
    num_features_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    features: RefCell<Vec<OptRc<KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature>>>,
    rack: RefCell<OptRc<KafkaCompactString>>,
    fenced: RefCell<u8>,
    in_controlled_shutdown: RefCell<u8>,
    tagged_fields: RefCell<OptRc<KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRegisterBrokerRecord {
    type Root = KafkaRegisterBrokerRecord;
    type Parent = KafkaRegisterBrokerRecord;

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
        if ((*self_rc.frame().version().value()? as i64) >= (2 as i64)) {
            *self_rc.is_migrating_zk_broker.borrow_mut() = _io.read_u1()?.into();
        }
        *self_rc.incarnation_id.borrow_mut() = _io.read_bytes(16 as usize)?.into();
        *self_rc.broker_epoch.borrow_mut() = _io.read_s8be()?.into();
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_end_points_plus_one.borrow_mut() = t;
        if *self_rc.num_end_points_plus_one().value()? >= (1 as i64) {
            *self_rc.end_points.borrow_mut() = Vec::new();
            let l_end_points = (((*self_rc.num_end_points_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_end_points {
                let t = Self::read_into::<_, KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.end_points.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_features_plus_one.borrow_mut() = t;
        if *self_rc.num_features_plus_one().value()? >= (1 as i64) {
            *self_rc.features.borrow_mut() = Vec::new();
            let l_features = (((*self_rc.num_features_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_features {
                let t = Self::read_into::<_, KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.features.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaCompactString>(&*_io, None, None)?.into();
        *self_rc.rack.borrow_mut() = t;
        *self_rc.fenced.borrow_mut() = _io.read_u1()?.into();
        if ((*self_rc.frame().version().value()? as i64) >= (1 as i64)) {
            *self_rc.in_controlled_shutdown.borrow_mut() = _io.read_u1()?.into();
        }
        let t = Self::read_into::<_, KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaRegisterBrokerRecord {
}

/**
 * Its `api_key` is 0.
 */
impl KafkaRegisterBrokerRecord {
    pub fn frame(&self) -> Ref<'_, OptRc<KafkaMetadataFrame>> {
        self.frame.borrow()
    }
}

/**
 * `int32`, since Kafka 3.0.
 */
impl KafkaRegisterBrokerRecord {
    pub fn broker_id(&self) -> Ref<'_, i32> {
        self.broker_id.borrow()
    }
}

/**
 * `bool`, since Kafka 3.4. Versions 2 to 4. false unless it is given.
 */
impl KafkaRegisterBrokerRecord {
    pub fn is_migrating_zk_broker(&self) -> Ref<'_, u8> {
        self.is_migrating_zk_broker.borrow()
    }
}

/**
 * `uuid`, since Kafka 3.0.
 */
impl KafkaRegisterBrokerRecord {
    pub fn incarnation_id(&self) -> Ref<'_, Vec<u8>> {
        self.incarnation_id.borrow()
    }
}

/**
 * `int64`, since Kafka 3.0. JavaScript rounds it beyond 2^53.
 */
impl KafkaRegisterBrokerRecord {
    pub fn broker_epoch(&self) -> Ref<'_, i64> {
        self.broker_epoch.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaRegisterBrokerRecord {
    pub fn num_end_points_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_end_points_plus_one.borrow()
    }
}

/**
 * `[]BrokerEndpoint`, since Kafka 3.0.
 */
impl KafkaRegisterBrokerRecord {
    pub fn end_points(&self) -> Ref<'_, Vec<OptRc<KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint>>> {
        self.end_points.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaRegisterBrokerRecord {
    pub fn num_features_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_features_plus_one.borrow()
    }
}

/**
 * `[]BrokerFeature`, since Kafka 3.0.
 */
impl KafkaRegisterBrokerRecord {
    pub fn features(&self) -> Ref<'_, Vec<OptRc<KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature>>> {
        self.features.borrow()
    }
}

/**
 * `string`, since Kafka 3.0. May be null.
 */
impl KafkaRegisterBrokerRecord {
    pub fn rack(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.rack.borrow()
    }
}

/**
 * `bool`, since Kafka 3.0. true unless it is given.
 */
impl KafkaRegisterBrokerRecord {
    pub fn fenced(&self) -> Ref<'_, u8> {
        self.fenced.borrow()
    }
}

/**
 * `bool`, since Kafka 3.3. Versions 1 to 4. false unless it is given.
 */
impl KafkaRegisterBrokerRecord {
    pub fn in_controlled_shutdown(&self) -> Ref<'_, u8> {
        self.in_controlled_shutdown.borrow()
    }
}

/**
 * The fields that are there only where they differ from their defaults.
 */
impl KafkaRegisterBrokerRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaRegisterBrokerRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `BrokerEndpoint` of `RegisterBrokerRecord`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord, BrokerEndpoint
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint {
    pub _root: SharedType<KafkaRegisterBrokerRecord>,
    pub _parent: SharedType<KafkaRegisterBrokerRecord>,
    pub _self: SharedType<Self>,
    name: RefCell<OptRc<KafkaCompactString>>,
    host: RefCell<OptRc<KafkaCompactString>>,
    port: RefCell<u16>,
    security_protocol: RefCell<i16>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint {
    type Root = KafkaRegisterBrokerRecord;
    type Parent = KafkaRegisterBrokerRecord;

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
        *self_rc.security_protocol.borrow_mut() = _io.read_s2be()?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint {
}

/**
 * `string`, since Kafka 3.0.
 */
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint {
    pub fn name(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.name.borrow()
    }
}

/**
 * `string`, since Kafka 3.0.
 */
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint {
    pub fn host(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.host.borrow()
    }
}

/**
 * `uint16`, since Kafka 3.0.
 */
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint {
    pub fn port(&self) -> Ref<'_, u16> {
        self.port.borrow()
    }
}

/**
 * `int16`, since Kafka 3.0.
 */
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint {
    pub fn security_protocol(&self) -> Ref<'_, i16> {
        self.security_protocol.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerEndpoint {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `BrokerFeature` of `RegisterBrokerRecord`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord, BrokerFeature
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature {
    pub _root: SharedType<KafkaRegisterBrokerRecord>,
    pub _parent: SharedType<KafkaRegisterBrokerRecord>,
    pub _self: SharedType<Self>,
    name: RefCell<OptRc<KafkaCompactString>>,
    min_supported_version: RefCell<i16>,
    max_supported_version: RefCell<i16>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature {
    type Root = KafkaRegisterBrokerRecord;
    type Parent = KafkaRegisterBrokerRecord;

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
        *self_rc.min_supported_version.borrow_mut() = _io.read_s2be()?.into();
        *self_rc.max_supported_version.borrow_mut() = _io.read_s2be()?.into();
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature {
}

/**
 * `string`, since Kafka 3.0.
 */
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature {
    pub fn name(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.name.borrow()
    }
}

/**
 * `int16`, since Kafka 3.0.
 */
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature {
    pub fn min_supported_version(&self) -> Ref<'_, i16> {
        self.min_supported_version.borrow()
    }
}

/**
 * `int16`, since Kafka 3.0.
 */
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature {
    pub fn max_supported_version(&self) -> Ref<'_, i16> {
        self.max_supported_version.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordBrokerFeature {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `CordonedLogDirs`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRegisterBrokerRecord_RegisterBrokerRecordCordonedLogDirsTag {
    pub _root: SharedType<KafkaRegisterBrokerRecord>,
    pub _parent: SharedType<KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField>,
    pub _self: SharedType<Self>,
    num_cordoned_log_dirs_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    cordoned_log_dirs: RefCell<Vec<Vec<u8>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRegisterBrokerRecord_RegisterBrokerRecordCordonedLogDirsTag {
    type Root = KafkaRegisterBrokerRecord;
    type Parent = KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField;

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
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordCordonedLogDirsTag {
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordCordonedLogDirsTag {
    pub fn num_cordoned_log_dirs_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_cordoned_log_dirs_plus_one.borrow()
    }
}

/**
 * `[]uuid`, since Kafka 4.3. Tag 1 from version 4 on. Null unless it is
 * given. May be null.
 */
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordCordonedLogDirsTag {
    pub fn cordoned_log_dirs(&self) -> Ref<'_, Vec<Vec<u8>>> {
        self.cordoned_log_dirs.borrow()
    }
}
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordCordonedLogDirsTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * The bytes of the tagged field `LogDirs`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRegisterBrokerRecord_RegisterBrokerRecordLogDirsTag {
    pub _root: SharedType<KafkaRegisterBrokerRecord>,
    pub _parent: SharedType<KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField>,
    pub _self: SharedType<Self>,
    num_log_dirs_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    log_dirs: RefCell<Vec<Vec<u8>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRegisterBrokerRecord_RegisterBrokerRecordLogDirsTag {
    type Root = KafkaRegisterBrokerRecord;
    type Parent = KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField;

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
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordLogDirsTag {
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordLogDirsTag {
    pub fn num_log_dirs_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_log_dirs_plus_one.borrow()
    }
}

/**
 * `[]uuid`, since Kafka 3.7. Tag 0 from version 3 on.
 */
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordLogDirsTag {
    pub fn log_dirs(&self) -> Ref<'_, Vec<Vec<u8>>> {
        self.log_dirs.borrow()
    }
}
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordLogDirsTag {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * A tagged field of `register_broker_record`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField {
    pub _root: SharedType<KafkaRegisterBrokerRecord>,
    pub _parent: SharedType<KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields>,
    pub _self: SharedType<Self>,
    tag: RefCell<OptRc<KafkaUnsignedVarint>>,
    len_data: RefCell<OptRc<KafkaUnsignedVarint>>,
    log_dirs: RefCell<OptRc<KafkaRegisterBrokerRecord_RegisterBrokerRecordLogDirsTag>>,
    cordoned_log_dirs: RefCell<OptRc<KafkaRegisterBrokerRecord_RegisterBrokerRecordCordonedLogDirsTag>>,
    unknown_data: RefCell<Vec<u8>>,
    _io: RefCell<BytesReader>,
    log_dirs_raw: RefCell<Vec<u8>>,
    cordoned_log_dirs_raw: RefCell<Vec<u8>>,
}
impl KStruct for KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField {
    type Root = KafkaRegisterBrokerRecord;
    type Parent = KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields;

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
            *self_rc.log_dirs_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let log_dirs_raw = self_rc.log_dirs_raw.borrow();
            let _t_log_dirs_raw_io = BytesReader::from(log_dirs_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaRegisterBrokerRecord_RegisterBrokerRecordLogDirsTag>(&_t_log_dirs_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.log_dirs.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) == (1 as i64)) {
            *self_rc.cordoned_log_dirs_raw.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
            let cordoned_log_dirs_raw = self_rc.cordoned_log_dirs_raw.borrow();
            let _t_cordoned_log_dirs_raw_io = BytesReader::from(cordoned_log_dirs_raw.clone());
            let t = Self::read_into::<BytesReader, KafkaRegisterBrokerRecord_RegisterBrokerRecordCordonedLogDirsTag>(&_t_cordoned_log_dirs_raw_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            *self_rc.cordoned_log_dirs.borrow_mut() = t;
        }
        if ((*self_rc.tag().value()? as i64) > (1 as i64)) {
            *self_rc.unknown_data.borrow_mut() = _io.read_bytes(*self_rc.len_data().value()? as usize)?.into();
        }
        Ok(())
    }
}
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField {
}

/**
 * The number that names the field.
 */
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField {
    pub fn tag(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.tag.borrow()
    }
}

/**
 * Bytes of the field.
 */
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField {
    pub fn len_data(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.len_data.borrow()
    }
}

/**
 * `[]uuid`, since Kafka 3.7. Tag 0 from version 3 on.
 */
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField {
    pub fn log_dirs(&self) -> Ref<'_, OptRc<KafkaRegisterBrokerRecord_RegisterBrokerRecordLogDirsTag>> {
        self.log_dirs.borrow()
    }
}

/**
 * `[]uuid`, since Kafka 4.3. Tag 1 from version 4 on. Null unless it is
 * given. May be null.
 */
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField {
    pub fn cordoned_log_dirs(&self) -> Ref<'_, OptRc<KafkaRegisterBrokerRecord_RegisterBrokerRecordCordonedLogDirsTag>> {
        self.cordoned_log_dirs.borrow()
    }
}

/**
 * A field of a tag that is not known.
 */
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField {
    pub fn unknown_data(&self) -> Ref<'_, Vec<u8>> {
        self.unknown_data.borrow()
    }
}
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField {
    pub fn log_dirs_raw(&self) -> Ref<'_, Vec<u8>> {
        self.log_dirs_raw.borrow()
    }
}
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField {
    pub fn cordoned_log_dirs_raw(&self) -> Ref<'_, Vec<u8>> {
        self.cordoned_log_dirs_raw.borrow()
    }
}

/**
 * The tagged fields of `register_broker_record`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterBrokerRecord.json RegisterBrokerRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields {
    pub _root: SharedType<KafkaRegisterBrokerRecord>,
    pub _parent: SharedType<KafkaRegisterBrokerRecord>,
    pub _self: SharedType<Self>,
    num_fields: RefCell<OptRc<KafkaUnsignedVarint>>,
    fields: RefCell<Vec<OptRc<KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField>>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields {
    type Root = KafkaRegisterBrokerRecord;
    type Parent = KafkaRegisterBrokerRecord;

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
            let t = Self::read_into::<_, KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
            self_rc.fields.borrow_mut().push(t);
        }
        Ok(())
    }
}
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields {
}

/**
 * How many follow.
 */
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields {
    pub fn num_fields(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_fields.borrow()
    }
}

/**
 * Ascending by tag.
 */
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields {
    pub fn fields(&self) -> Ref<'_, Vec<OptRc<KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedField>>> {
        self.fields.borrow()
    }
}
impl KafkaRegisterBrokerRecord_RegisterBrokerRecordTaggedFields {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
