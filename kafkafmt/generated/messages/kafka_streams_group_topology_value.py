# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild
# type: ignore

import kaitaistruct
from kaitaistruct import KaitaiStruct, KaitaiStream, BytesIO
from .. import kafka_compact_string
from .. import kafka_unsigned_varint
from .. import kafka_tagged_fields


if getattr(kaitaistruct, 'API_VERSION', (0, 9)) < (0, 11):
    raise Exception("Incompatible Kaitai Struct Python API: 0.11 or later is required, but you have %s" % (kaitaistruct.__version__))

class KafkaStreamsGroupTopologyValue(KaitaiStruct):
    """The value of a record of type 23 in `__consumer_offsets`. Since Kafka
    4.1.

    .. seealso::
       StreamsGroupTopologyValue - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json
    """
    subtopologies = ()
    def __init__(self, _io, _parent=None, _root=None):
        super(KafkaStreamsGroupTopologyValue, self).__init__(_io)
        self._parent = _parent
        self._root = _root or self
        self._read()

    def _read(self):
        self.message_version = self._io.read_s2be()
        if not self.message_version >= 0:
            raise kaitaistruct.ValidationLessThanError(0, self.message_version, self._io, u"/seq/0")
        if not self.message_version <= 0:
            raise kaitaistruct.ValidationGreaterThanError(0, self.message_version, self._io, u"/seq/0")
        self.epoch = self._io.read_s4be()
        self.num_subtopologies_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
        if self.num_subtopologies_plus_one.value >= 1:
            pass
            self.subtopologies = []
            for i in range((self.num_subtopologies_plus_one.value - 1)):
                self.subtopologies.append(KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology(self._io, self, self._root))


        self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)
        self.trailing = self._io.read_bytes_full()


    def _fetch_instances(self):
        pass
        self.num_subtopologies_plus_one._fetch_instances()
        if self.num_subtopologies_plus_one.value >= 1:
            pass
            for i in range(len(self.subtopologies)):
                pass
                self.subtopologies[i]._fetch_instances()


        self.tagged_fields._fetch_instances()

    class StreamsGroupTopologyValueCopartitionGroup(KaitaiStruct):
        """`CopartitionGroup` of `StreamsGroupTopologyValue`.

        .. seealso::
           StreamsGroupTopologyValue, CopartitionGroup - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json
        """
        source_topics = ()
        source_topic_regex = ()
        repartition_source_topics = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueCopartitionGroup, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.num_source_topics_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_source_topics_plus_one.value >= 1:
                pass
                self.source_topics = []
                for i in range((self.num_source_topics_plus_one.value - 1)):
                    self.source_topics.append(self._io.read_s2be())


            self.num_source_topic_regex_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_source_topic_regex_plus_one.value >= 1:
                pass
                self.source_topic_regex = []
                for i in range((self.num_source_topic_regex_plus_one.value - 1)):
                    self.source_topic_regex.append(self._io.read_s2be())


            self.num_repartition_source_topics_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_repartition_source_topics_plus_one.value >= 1:
                pass
                self.repartition_source_topics = []
                for i in range((self.num_repartition_source_topics_plus_one.value - 1)):
                    self.repartition_source_topics.append(self._io.read_s2be())


            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.num_source_topics_plus_one._fetch_instances()
            if self.num_source_topics_plus_one.value >= 1:
                pass
                for i in range(len(self.source_topics)):
                    pass


            self.num_source_topic_regex_plus_one._fetch_instances()
            if self.num_source_topic_regex_plus_one.value >= 1:
                pass
                for i in range(len(self.source_topic_regex)):
                    pass


            self.num_repartition_source_topics_plus_one._fetch_instances()
            if self.num_repartition_source_topics_plus_one.value >= 1:
                pass
                for i in range(len(self.repartition_source_topics)):
                    pass


            self.tagged_fields._fetch_instances()


    class StreamsGroupTopologyValueSubtopology(KaitaiStruct):
        """`Subtopology` of `StreamsGroupTopologyValue`.

        .. seealso::
           StreamsGroupTopologyValue, Subtopology - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json
        """
        source_topics = ()
        source_topic_regex = ()
        state_changelog_topics = ()
        repartition_sink_topics = ()
        repartition_source_topics = ()
        copartition_groups = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueSubtopology, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.subtopology_id = kafka_compact_string.KafkaCompactString(self._io)
            self.num_source_topics_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_source_topics_plus_one.value >= 1:
                pass
                self.source_topics = []
                for i in range((self.num_source_topics_plus_one.value - 1)):
                    self.source_topics.append(kafka_compact_string.KafkaCompactString(self._io))


            self.num_source_topic_regex_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_source_topic_regex_plus_one.value >= 1:
                pass
                self.source_topic_regex = []
                for i in range((self.num_source_topic_regex_plus_one.value - 1)):
                    self.source_topic_regex.append(kafka_compact_string.KafkaCompactString(self._io))


            self.num_state_changelog_topics_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_state_changelog_topics_plus_one.value >= 1:
                pass
                self.state_changelog_topics = []
                for i in range((self.num_state_changelog_topics_plus_one.value - 1)):
                    self.state_changelog_topics.append(KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicInfo(self._io, self, self._root))


            self.num_repartition_sink_topics_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_repartition_sink_topics_plus_one.value >= 1:
                pass
                self.repartition_sink_topics = []
                for i in range((self.num_repartition_sink_topics_plus_one.value - 1)):
                    self.repartition_sink_topics.append(kafka_compact_string.KafkaCompactString(self._io))


            self.num_repartition_source_topics_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_repartition_source_topics_plus_one.value >= 1:
                pass
                self.repartition_source_topics = []
                for i in range((self.num_repartition_source_topics_plus_one.value - 1)):
                    self.repartition_source_topics.append(KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicInfo(self._io, self, self._root))


            self.num_copartition_groups_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_copartition_groups_plus_one.value >= 1:
                pass
                self.copartition_groups = []
                for i in range((self.num_copartition_groups_plus_one.value - 1)):
                    self.copartition_groups.append(KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueCopartitionGroup(self._io, self, self._root))


            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.subtopology_id._fetch_instances()
            self.num_source_topics_plus_one._fetch_instances()
            if self.num_source_topics_plus_one.value >= 1:
                pass
                for i in range(len(self.source_topics)):
                    pass
                    self.source_topics[i]._fetch_instances()


            self.num_source_topic_regex_plus_one._fetch_instances()
            if self.num_source_topic_regex_plus_one.value >= 1:
                pass
                for i in range(len(self.source_topic_regex)):
                    pass
                    self.source_topic_regex[i]._fetch_instances()


            self.num_state_changelog_topics_plus_one._fetch_instances()
            if self.num_state_changelog_topics_plus_one.value >= 1:
                pass
                for i in range(len(self.state_changelog_topics)):
                    pass
                    self.state_changelog_topics[i]._fetch_instances()


            self.num_repartition_sink_topics_plus_one._fetch_instances()
            if self.num_repartition_sink_topics_plus_one.value >= 1:
                pass
                for i in range(len(self.repartition_sink_topics)):
                    pass
                    self.repartition_sink_topics[i]._fetch_instances()


            self.num_repartition_source_topics_plus_one._fetch_instances()
            if self.num_repartition_source_topics_plus_one.value >= 1:
                pass
                for i in range(len(self.repartition_source_topics)):
                    pass
                    self.repartition_source_topics[i]._fetch_instances()


            self.num_copartition_groups_plus_one._fetch_instances()
            if self.num_copartition_groups_plus_one.value >= 1:
                pass
                for i in range(len(self.copartition_groups)):
                    pass
                    self.copartition_groups[i]._fetch_instances()


            self.tagged_fields._fetch_instances()


    class StreamsGroupTopologyValueTopicConfig(KaitaiStruct):
        """`TopicConfig` of `StreamsGroupTopologyValue`.

        .. seealso::
           StreamsGroupTopologyValue, TopicConfig - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json
        """
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicConfig, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.key = kafka_compact_string.KafkaCompactString(self._io)
            self.value = kafka_compact_string.KafkaCompactString(self._io)
            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.key._fetch_instances()
            self.value._fetch_instances()
            self.tagged_fields._fetch_instances()


    class StreamsGroupTopologyValueTopicInfo(KaitaiStruct):
        """`TopicInfo` of `StreamsGroupTopologyValue`.

        .. seealso::
           StreamsGroupTopologyValue, TopicInfo - https://github.com/apache/kafka/blob/4.4.0/group-coordinator/src/main/resources/common/message/StreamsGroupTopologyValue.json
        """
        topic_configs = ()
        def __init__(self, _io, _parent=None, _root=None):
            super(KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicInfo, self).__init__(_io)
            self._parent = _parent
            self._root = _root
            self._read()

        def _read(self):
            self.name = kafka_compact_string.KafkaCompactString(self._io)
            self.partitions = self._io.read_s4be()
            self.replication_factor = self._io.read_s2be()
            self.num_topic_configs_plus_one = kafka_unsigned_varint.KafkaUnsignedVarint(self._io)
            if self.num_topic_configs_plus_one.value >= 1:
                pass
                self.topic_configs = []
                for i in range((self.num_topic_configs_plus_one.value - 1)):
                    self.topic_configs.append(KafkaStreamsGroupTopologyValue.StreamsGroupTopologyValueTopicConfig(self._io, self, self._root))


            self.tagged_fields = kafka_tagged_fields.KafkaTaggedFields(self._io)


        def _fetch_instances(self):
            pass
            self.name._fetch_instances()
            self.num_topic_configs_plus_one._fetch_instances()
            if self.num_topic_configs_plus_one.value >= 1:
                pass
                for i in range(len(self.topic_configs)):
                    pass
                    self.topic_configs[i]._fetch_instances()


            self.tagged_fields._fetch_instances()
