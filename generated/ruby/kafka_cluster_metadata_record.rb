# This is a generated file! Please edit source .ksy file and use kaitai-struct-compiler to rebuild

require 'kaitai/struct/struct'
require_relative 'kafka_access_control_entry_record'
require_relative 'kafka_config_record'
require_relative 'kafka_feature_level_record'
require_relative 'kafka_unregister_broker_record'
require_relative 'kafka_remove_delegation_token_record'
require_relative 'kafka_unfence_broker_record'
require_relative 'kafka_remove_topic_record'
require_relative 'kafka_begin_transaction_record'
require_relative 'kafka_register_controller_record'
require_relative 'kafka_remove_access_control_entry_record'
require_relative 'kafka_no_op_record'
require_relative 'kafka_client_quota_record'
require_relative 'kafka_unregister_controller_record'
require_relative 'kafka_delegation_token_record'
require_relative 'kafka_zk_migration_state_record'
require_relative 'kafka_metadata_frame'
require_relative 'kafka_partition_record'
require_relative 'kafka_partition_change_record'
require_relative 'kafka_fence_broker_record'
require_relative 'kafka_topic_record'
require_relative 'kafka_abort_transaction_record'
require_relative 'kafka_register_broker_record'
require_relative 'kafka_end_transaction_record'
require_relative 'kafka_clear_elr_record'
require_relative 'kafka_remove_user_scram_credential_record'
require_relative 'kafka_producer_ids_record'
require_relative 'kafka_broker_registration_change_record'
require_relative 'kafka_user_scram_credential_record'

unless Gem::Version.new(Kaitai::Struct::VERSION) >= Gem::Version.new('0.11')
  raise "Incompatible Kaitai Struct Ruby API: 0.11 or later is required, but you have #{Kaitai::Struct::VERSION}"
end


##
# The value of any record in `__cluster_metadata`: the message that its type
# names.
# @see https://github.com/apache/kafka/tree/4.4.0/metadata/src/main/resources/common/metadata Message schemas of Kafka 4.4.0
class KafkaClusterMetadataRecord < Kaitai::Struct::Struct
  def initialize(_io, _parent = nil, _root = nil)
    super(_io, _parent, _root || self)
    _read
  end

  def _read
    if frame.api_key.value == 0
      @register_broker_record = KafkaRegisterBrokerRecord.new(@_io)
    end
    if frame.api_key.value == 1
      @unregister_broker_record = KafkaUnregisterBrokerRecord.new(@_io)
    end
    if frame.api_key.value == 2
      @topic_record = KafkaTopicRecord.new(@_io)
    end
    if frame.api_key.value == 3
      @partition_record = KafkaPartitionRecord.new(@_io)
    end
    if frame.api_key.value == 4
      @config_record = KafkaConfigRecord.new(@_io)
    end
    if frame.api_key.value == 5
      @partition_change_record = KafkaPartitionChangeRecord.new(@_io)
    end
    if frame.api_key.value == 7
      @fence_broker_record = KafkaFenceBrokerRecord.new(@_io)
    end
    if frame.api_key.value == 8
      @unfence_broker_record = KafkaUnfenceBrokerRecord.new(@_io)
    end
    if frame.api_key.value == 9
      @remove_topic_record = KafkaRemoveTopicRecord.new(@_io)
    end
    if frame.api_key.value == 10
      @delegation_token_record = KafkaDelegationTokenRecord.new(@_io)
    end
    if frame.api_key.value == 11
      @user_scram_credential_record = KafkaUserScramCredentialRecord.new(@_io)
    end
    if frame.api_key.value == 12
      @feature_level_record = KafkaFeatureLevelRecord.new(@_io)
    end
    if frame.api_key.value == 14
      @client_quota_record = KafkaClientQuotaRecord.new(@_io)
    end
    if frame.api_key.value == 15
      @producer_ids_record = KafkaProducerIdsRecord.new(@_io)
    end
    if frame.api_key.value == 17
      @broker_registration_change_record = KafkaBrokerRegistrationChangeRecord.new(@_io)
    end
    if frame.api_key.value == 18
      @access_control_entry_record = KafkaAccessControlEntryRecord.new(@_io)
    end
    if frame.api_key.value == 19
      @remove_access_control_entry_record = KafkaRemoveAccessControlEntryRecord.new(@_io)
    end
    if frame.api_key.value == 20
      @no_op_record = KafkaNoOpRecord.new(@_io)
    end
    if frame.api_key.value == 21
      @zk_migration_state_record = KafkaZkMigrationStateRecord.new(@_io)
    end
    if frame.api_key.value == 22
      @remove_user_scram_credential_record = KafkaRemoveUserScramCredentialRecord.new(@_io)
    end
    if frame.api_key.value == 23
      @begin_transaction_record = KafkaBeginTransactionRecord.new(@_io)
    end
    if frame.api_key.value == 24
      @end_transaction_record = KafkaEndTransactionRecord.new(@_io)
    end
    if frame.api_key.value == 25
      @abort_transaction_record = KafkaAbortTransactionRecord.new(@_io)
    end
    if frame.api_key.value == 26
      @remove_delegation_token_record = KafkaRemoveDelegationTokenRecord.new(@_io)
    end
    if frame.api_key.value == 27
      @register_controller_record = KafkaRegisterControllerRecord.new(@_io)
    end
    if frame.api_key.value == 28
      @clear_elr_record = KafkaClearElrRecord.new(@_io)
    end
    if frame.api_key.value == 29
      @unregister_controller_record = KafkaUnregisterControllerRecord.new(@_io)
    end
    if  ((frame.api_key.value != 0) && (frame.api_key.value != 1) && (frame.api_key.value != 2) && (frame.api_key.value != 3) && (frame.api_key.value != 4) && (frame.api_key.value != 5) && (frame.api_key.value != 7) && (frame.api_key.value != 8) && (frame.api_key.value != 9) && (frame.api_key.value != 10) && (frame.api_key.value != 11) && (frame.api_key.value != 12) && (frame.api_key.value != 14) && (frame.api_key.value != 15) && (frame.api_key.value != 17) && (frame.api_key.value != 18) && (frame.api_key.value != 19) && (frame.api_key.value != 20) && (frame.api_key.value != 21) && (frame.api_key.value != 22) && (frame.api_key.value != 23) && (frame.api_key.value != 24) && (frame.api_key.value != 25) && (frame.api_key.value != 26) && (frame.api_key.value != 27) && (frame.api_key.value != 28) && (frame.api_key.value != 29))
      @unknown = @_io.read_bytes_full
    end
    self
  end

  ##
  # Its `api_key` names the message.
  def frame
    return @frame unless @frame.nil?
    _pos = @_io.pos
    @_io.seek(0)
    @frame = KafkaMetadataFrame.new(@_io)
    @_io.seek(_pos)
    @frame
  end

  ##
  # Since Kafka 2.8.
  attr_reader :register_broker_record

  ##
  # Since Kafka 2.8.
  attr_reader :unregister_broker_record

  ##
  # Since Kafka 2.8.
  attr_reader :topic_record

  ##
  # Since Kafka 2.8.
  attr_reader :partition_record

  ##
  # Since Kafka 2.8.
  attr_reader :config_record

  ##
  # Since Kafka 2.8.
  attr_reader :partition_change_record

  ##
  # Since Kafka 2.8.
  attr_reader :fence_broker_record

  ##
  # Since Kafka 2.8.
  attr_reader :unfence_broker_record

  ##
  # Since Kafka 2.8.
  attr_reader :remove_topic_record

  ##
  # Since Kafka 2.8.
  attr_reader :delegation_token_record

  ##
  # Since Kafka 2.8.
  attr_reader :user_scram_credential_record

  ##
  # Since Kafka 2.8.
  attr_reader :feature_level_record

  ##
  # Since Kafka 3.0.
  attr_reader :client_quota_record

  ##
  # Since Kafka 3.0.
  attr_reader :producer_ids_record

  ##
  # Since Kafka 3.0.
  attr_reader :broker_registration_change_record

  ##
  # Since Kafka 3.2.
  attr_reader :access_control_entry_record

  ##
  # Since Kafka 3.2.
  attr_reader :remove_access_control_entry_record

  ##
  # Since Kafka 3.3.
  attr_reader :no_op_record

  ##
  # Since Kafka 3.4.
  attr_reader :zk_migration_state_record

  ##
  # Since Kafka 3.5.
  attr_reader :remove_user_scram_credential_record

  ##
  # Since Kafka 3.6.
  attr_reader :begin_transaction_record

  ##
  # Since Kafka 3.6.
  attr_reader :end_transaction_record

  ##
  # Since Kafka 3.6.
  attr_reader :abort_transaction_record

  ##
  # Since Kafka 3.6.
  attr_reader :remove_delegation_token_record

  ##
  # Since Kafka 3.7.
  attr_reader :register_controller_record

  ##
  # Since Kafka 4.0.
  attr_reader :clear_elr_record

  ##
  # Since Kafka 4.4.
  attr_reader :unregister_controller_record

  ##
  # A type that is not known in Kafka 4.4.0, as bytes.
  attr_reader :unknown
end
