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
 * The value of a record with API key 27 in `__cluster_metadata`. Since Kafka
 * 3.7.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json RegisterControllerRecord
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRegisterControllerRecord {
    pub _root: SharedType<KafkaRegisterControllerRecord>,
    pub _parent: SharedType<KafkaRegisterControllerRecord>,
    pub _self: SharedType<Self>,
    frame: RefCell<OptRc<KafkaMetadataFrame>>,
    controller_id: RefCell<i32>,
    incarnation_id: RefCell<Vec<u8>>,
    zk_migration_ready: RefCell<u8>,
    num_end_points_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    end_points: RefCell<Vec<OptRc<KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint>>>,
    num_features_plus_one: RefCell<OptRc<KafkaUnsignedVarint>>,
    features: RefCell<Vec<OptRc<KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature>>>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRegisterControllerRecord {
    type Root = KafkaRegisterControllerRecord;
    type Parent = KafkaRegisterControllerRecord;

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
        *self_rc.controller_id.borrow_mut() = _io.read_s4be()?.into();
        *self_rc.incarnation_id.borrow_mut() = _io.read_bytes(16 as usize)?.into();
        *self_rc.zk_migration_ready.borrow_mut() = _io.read_u1()?.into();
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_end_points_plus_one.borrow_mut() = t;
        if *self_rc.num_end_points_plus_one().value()? >= (1 as i64) {
            *self_rc.end_points.borrow_mut() = Vec::new();
            let l_end_points = (((*self_rc.num_end_points_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_end_points {
                let t = Self::read_into::<_, KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.end_points.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaUnsignedVarint>(&*_io, None, None)?.into();
        *self_rc.num_features_plus_one.borrow_mut() = t;
        if *self_rc.num_features_plus_one().value()? >= (1 as i64) {
            *self_rc.features.borrow_mut() = Vec::new();
            let l_features = (((*self_rc.num_features_plus_one().value()? as i64) - ((1 as i64) as i64)) as i64);
            for _i in 0..l_features {
                let t = Self::read_into::<_, KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature>(&*_io, Some(self_rc._root.clone()), Some(self_rc._self.clone()))?.into();
                self_rc.features.borrow_mut().push(t);
            }
        }
        let t = Self::read_into::<_, KafkaTaggedFields>(&*_io, None, None)?.into();
        *self_rc.tagged_fields.borrow_mut() = t;
        Ok(())
    }
}
impl KafkaRegisterControllerRecord {
}

/**
 * Its `api_key` is 27.
 */
impl KafkaRegisterControllerRecord {
    pub fn frame(&self) -> Ref<'_, OptRc<KafkaMetadataFrame>> {
        self.frame.borrow()
    }
}

/**
 * `int32`, since Kafka 3.7.
 */
impl KafkaRegisterControllerRecord {
    pub fn controller_id(&self) -> Ref<'_, i32> {
        self.controller_id.borrow()
    }
}

/**
 * `uuid`, since Kafka 3.7.
 */
impl KafkaRegisterControllerRecord {
    pub fn incarnation_id(&self) -> Ref<'_, Vec<u8>> {
        self.incarnation_id.borrow()
    }
}

/**
 * `bool`, since Kafka 3.7.
 */
impl KafkaRegisterControllerRecord {
    pub fn zk_migration_ready(&self) -> Ref<'_, u8> {
        self.zk_migration_ready.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaRegisterControllerRecord {
    pub fn num_end_points_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_end_points_plus_one.borrow()
    }
}

/**
 * `[]ControllerEndpoint`, since Kafka 3.7.
 */
impl KafkaRegisterControllerRecord {
    pub fn end_points(&self) -> Ref<'_, Vec<OptRc<KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint>>> {
        self.end_points.borrow()
    }
}

/**
 * The number of elements plus one; 0 means null.
 */
impl KafkaRegisterControllerRecord {
    pub fn num_features_plus_one(&self) -> Ref<'_, OptRc<KafkaUnsignedVarint>> {
        self.num_features_plus_one.borrow()
    }
}

/**
 * `[]ControllerFeature`, since Kafka 3.7.
 */
impl KafkaRegisterControllerRecord {
    pub fn features(&self) -> Ref<'_, Vec<OptRc<KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature>>> {
        self.features.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaRegisterControllerRecord {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaRegisterControllerRecord {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `ControllerEndpoint` of `RegisterControllerRecord`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json RegisterControllerRecord, ControllerEndpoint
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint {
    pub _root: SharedType<KafkaRegisterControllerRecord>,
    pub _parent: SharedType<KafkaRegisterControllerRecord>,
    pub _self: SharedType<Self>,
    name: RefCell<OptRc<KafkaCompactString>>,
    host: RefCell<OptRc<KafkaCompactString>>,
    port: RefCell<u16>,
    security_protocol: RefCell<i16>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint {
    type Root = KafkaRegisterControllerRecord;
    type Parent = KafkaRegisterControllerRecord;

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
impl KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint {
}

/**
 * `string`, since Kafka 3.7.
 */
impl KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint {
    pub fn name(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.name.borrow()
    }
}

/**
 * `string`, since Kafka 3.7.
 */
impl KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint {
    pub fn host(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.host.borrow()
    }
}

/**
 * `uint16`, since Kafka 3.7.
 */
impl KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint {
    pub fn port(&self) -> Ref<'_, u16> {
        self.port.borrow()
    }
}

/**
 * `int16`, since Kafka 3.7.
 */
impl KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint {
    pub fn security_protocol(&self) -> Ref<'_, i16> {
        self.security_protocol.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaRegisterControllerRecord_RegisterControllerRecordControllerEndpoint {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}

/**
 * `ControllerFeature` of `RegisterControllerRecord`.
 * \sa https://github.com/apache/kafka/blob/4.4.0/metadata/src/main/resources/common/metadata/RegisterControllerRecord.json RegisterControllerRecord, ControllerFeature
 */

#[derive(Default, Debug, Clone)]
pub struct KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature {
    pub _root: SharedType<KafkaRegisterControllerRecord>,
    pub _parent: SharedType<KafkaRegisterControllerRecord>,
    pub _self: SharedType<Self>,
    name: RefCell<OptRc<KafkaCompactString>>,
    min_supported_version: RefCell<i16>,
    max_supported_version: RefCell<i16>,
    tagged_fields: RefCell<OptRc<KafkaTaggedFields>>,
    _io: RefCell<BytesReader>,
}
impl KStruct for KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature {
    type Root = KafkaRegisterControllerRecord;
    type Parent = KafkaRegisterControllerRecord;

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
impl KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature {
}

/**
 * `string`, since Kafka 3.7.
 */
impl KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature {
    pub fn name(&self) -> Ref<'_, OptRc<KafkaCompactString>> {
        self.name.borrow()
    }
}

/**
 * `int16`, since Kafka 3.7.
 */
impl KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature {
    pub fn min_supported_version(&self) -> Ref<'_, i16> {
        self.min_supported_version.borrow()
    }
}

/**
 * `int16`, since Kafka 3.7.
 */
impl KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature {
    pub fn max_supported_version(&self) -> Ref<'_, i16> {
        self.max_supported_version.borrow()
    }
}

/**
 * None is known.
 */
impl KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature {
    pub fn tagged_fields(&self) -> Ref<'_, OptRc<KafkaTaggedFields>> {
        self.tagged_fields.borrow()
    }
}
impl KafkaRegisterControllerRecord_RegisterControllerRecordControllerFeature {
    pub fn _io(&self) -> Ref<'_, BytesReader> {
        self._io.borrow()
    }
}
