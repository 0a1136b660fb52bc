import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.Duration;
import java.util.*;
import java.util.stream.Collectors;
import org.apache.kafka.clients.admin.*;
import org.apache.kafka.clients.consumer.*;
import org.apache.kafka.clients.consumer.internals.AsyncKafkaConsumer;
import org.apache.kafka.clients.consumer.internals.StreamsRebalanceData;
import org.apache.kafka.clients.consumer.internals.StreamsRebalanceListener;
import org.apache.kafka.clients.producer.*;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.acl.*;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.resource.*;
import org.apache.kafka.common.serialization.*;

/**
 * Makes groups, offsets, transactions, topics and ACLs on a broker, and prints what the admin client
 * says of them as a line of JSON: at the end, and (`earlier`) at a moment before the last changes. The
 * members stay until standard input ends, and then vanish: a group that a client leaves is another
 * group.
 *
 * <p>Arguments: the broker's address.
 */
public class Activity {
  static final Duration SOON = Duration.ofMillis(200);
  static String address;

  public static void main(String[] arguments) throws Exception {
    address = arguments[0];
    try (Admin admin = Admin.create(of(Map.of()))) {
      topics(admin);
      produce();
      var members = members(admin);
      offsets(admin);
      var open = transactions();
      var earlier = described(admin);
      Thread.sleep(20);
      earlier.put("moment", System.currentTimeMillis());
      Thread.sleep(20);
      changes(admin, members);
      var said = described(admin);
      said.put("earlier", earlier);
      System.out.println(new ObjectMapper().writeValueAsString(said));
      System.out.flush();
      System.in.read();
      if (members.isEmpty() || open == null) throw new IllegalStateException();
    }
    Runtime.getRuntime().halt(0);
  }

  static Map<String, Object> of(Map<String, Object> more) {
    var all = new HashMap<String, Object>(more);
    all.put("bootstrap.servers", address);
    return all;
  }

  static void topics(Admin admin) throws Exception {
    var orders = new NewTopic("orders", 3, (short) 1).configs(Map.of("retention.ms", "123456789"));
    admin.createTopics(List.of(orders, new NewTopic("payments", 1, (short) 1))).all().get();
    admin.createTopics(List.of(new NewTopic("gone", 1, (short) 1))).all().get();
    admin.deleteTopics(List.of("gone")).all().get();
    var pattern = new ResourcePattern(ResourceType.TOPIC, "ord", PatternType.PREFIXED);
    var entry =
        new AccessControlEntry("User:alice", "*", AclOperation.READ, AclPermissionType.ALLOW);
    admin.createAcls(List.of(new AclBinding(pattern, entry))).all().get();
  }

  static KafkaProducer<String, String> producer(String transactionalId) {
    var settings = new HashMap<String, Object>();
    if (transactionalId != null) settings.put("transactional.id", transactionalId);
    return new KafkaProducer<>(of(settings), new StringSerializer(), new StringSerializer());
  }

  static void produce() {
    try (var producer = producer(null)) {
      for (int i = 0; i < 60; i++) producer.send(new ProducerRecord<>("orders", i % 3, "k" + i, "v"));
    }
  }

  static List<AutoCloseable> members(Admin admin) throws Exception {
    var made = new ArrayList<AutoCloseable>();
    for (var protocol : List.of("classic", "consumer")) {
      var settings = new HashMap<String, Object>();
      settings.put("group.id", "of-" + protocol);
      settings.put("group.protocol", protocol);
      settings.put("client.id", "client-" + protocol);
      settings.put("auto.offset.reset", "earliest");
      settings.put("enable.auto.commit", "false");
      var consumer =
          new KafkaConsumer<>(of(settings), new StringDeserializer(), new StringDeserializer());
      consumer.subscribe(List.of("orders"));
      int seen = 0;
      while (seen < 60) seen += consumer.poll(SOON).count();
      consumer.commitSync();
      made.add(consumer);
    }
    var group = new ConfigResource(ConfigResource.Type.GROUP, "of-share");
    var earliest = new ConfigEntry("share.auto.offset.reset", "earliest");
    var change = new AlterConfigOp(earliest, AlterConfigOp.OpType.SET);
    admin.incrementalAlterConfigs(Map.of(group, List.of(change))).all().get();
    var settings = new HashMap<String, Object>();
    settings.put("group.id", "of-share");
    settings.put("client.id", "client-share");
    var share =
        new KafkaShareConsumer<>(of(settings), new StringDeserializer(), new StringDeserializer());
    share.subscribe(List.of("orders"));
    int seen = 0;
    while (seen < 60) seen += share.poll(SOON).count();
    share.commitSync();
    made.add(share);
    return made;
  }

  /** What happens after the earlier moment. */
  static void changes(Admin admin, List<AutoCloseable> members) throws Exception {
    var first = new TopicPartition("orders", 0);
    admin.alterConsumerGroupOffsets("alone", Map.of(first, new OffsetAndMetadata(9))).all().get();
    admin.deleteConsumerGroups(List.of("shrunk")).all().get();
    var assignors =
        List.of(
            RangeAssignor.class, RoundRobinAssignor.class, StickyAssignor.class,
            CooperativeStickyAssignor.class);
    var assigned = new ArrayList<KafkaConsumer<byte[], byte[]>>();
    for (var assignor : assignors)
      for (int number = 0; number < 2; number++) {
        var settings = new HashMap<String, Object>();
        settings.put("group.id", "by-" + assignor.getSimpleName());
        settings.put("client.id", "client-" + number);
        settings.put("group.instance.id", "static-" + number);
        settings.put("partition.assignment.strategy", assignor.getName());
        assigned.add(consumer(settings));
        assigned.get(assigned.size() - 1).subscribe(List.of("orders", "payments"));
      }
    var settings = new HashMap<String, Object>();
    settings.put("group.id", "of-regex");
    settings.put("client.id", "client-regex");
    settings.put("group.protocol", "consumer");
    var regex = consumer(settings);
    regex.subscribe(new SubscriptionPattern("pay.*"));
    assigned.add(regex);
    settings.put("group.id", "of-streams");
    settings.put("client.id", "client-streams");
    var streams = streams(settings);
    // In the end each of the four groups has the four partitions, each member some, and `pay.*` one.
    long deadline = System.currentTimeMillis() + 60_000;
    for (int count = 0; count != 17 || TASKS.isEmpty(); ) {
      if (System.currentTimeMillis() > deadline)
        throw new IllegalStateException(count + " partitions, tasks " + TASKS);
      streams.poll(Duration.ofMillis(20));
      count = 0;
      for (var each : assigned) {
        each.poll(Duration.ofMillis(20));
        count += each.assignment().isEmpty() ? 100 : each.assignment().size();
      }
    }
    members.addAll(assigned);
    members.add(streams);
  }

  static KafkaConsumer<byte[], byte[]> consumer(Map<String, Object> settings) {
    return new KafkaConsumer<>(of(settings), new ByteArrayDeserializer(), new ByteArrayDeserializer());
  }

  static final Set<Object> TASKS = new HashSet<>();

  /** A member of a streams group, without the library of Kafka Streams. */
  static AsyncKafkaConsumer<byte[], byte[]> streams(Map<String, Object> settings) {
    var part =
        new StreamsRebalanceData.Subtopology(
            Set.of("orders"), Set.of(), Map.of(), Map.of(), List.of());
    var data =
        new StreamsRebalanceData(
            UUID.randomUUID(), Optional.empty(), Optional.empty(), Map.of("0", part), Map.of());
    var bytes = new ByteArrayDeserializer();
    var all = of(settings);
    all.put("key.deserializer", ByteArrayDeserializer.class);
    all.put("value.deserializer", ByteArrayDeserializer.class);
    var made = new AsyncKafkaConsumer<>(new ConsumerConfig(all), bytes, bytes, Optional.of(data));
    made.subscribe(
        List.of("orders"),
        new StreamsRebalanceListener() {
          public void onTasksRevoked(Set<StreamsRebalanceData.TaskId> tasks) {}

          public void onTasksAssigned(StreamsRebalanceData.Assignment assignment) {
            data.setReconciledAssignment(assignment);
            TASKS.addAll(assignment.activeTasks());
          }

          public void onAllTasksLost() {}
        });
    return made;
  }

  static void offsets(Admin admin) throws Exception {
    var some =
        Map.of(
            new TopicPartition("orders", 0), new OffsetAndMetadata(5, "by hand"),
            new TopicPartition("orders", 2), new OffsetAndMetadata(7, Optional.of(0), "\u00e9"));
    for (var name : List.of("alone", "removed", "shrunk"))
      admin.alterConsumerGroupOffsets(name, some).all().get();
    admin.deleteConsumerGroups(List.of("removed")).all().get();
    admin.deleteConsumerGroupOffsets("shrunk", Set.of(new TopicPartition("orders", 2))).all().get();
  }

  /** The producer of a transaction that stays open. */
  static KafkaProducer<String, String> transactions() throws Exception {
    KafkaProducer<String, String> last = null;
    for (var outcome : List.of("committed", "aborted", "open")) {
      var producer = producer("tx-" + outcome);
      producer.initTransactions();
      producer.beginTransaction();
      producer.send(new ProducerRecord<>("payments", outcome)).get();
      var consumed = Map.of(new TopicPartition("payments", 0), new OffsetAndMetadata(3, outcome));
      producer.sendOffsetsToTransaction(consumed, new ConsumerGroupMetadata("tx-" + outcome));
      if (outcome.equals("committed")) producer.commitTransaction();
      if (outcome.equals("aborted")) producer.abortTransaction();
      if (outcome.equals("open")) last = producer;
      else producer.close();
    }
    return last;
  }

  static Map<String, Object> described(Admin admin) throws Exception {
    var found = new TreeMap<String, Object>();
    var groups = new TreeMap<String, Object>();
    var offsets = new ArrayList<Object>();
    for (var group : admin.listGroups().all().get()) {
      var name = group.groupId();
      var kind = group.type().get().toString();
      groups.put(name, List.of(kind, group.groupState().get().toString(), memberRows(admin, name, kind)));
      if (!kind.equals("Share") && !kind.equals("Streams")) {
        var committed = admin.listConsumerGroupOffsets(name).partitionsToOffsetAndMetadata().get();
        committed.forEach(
            (at, offset) -> {
              if (offset != null)
                offsets.add(
                    List.of(name, at.topic(), at.partition(), offset.offset(), offset.metadata()));
            });
      }
    }
    found.put("groups", groups);
    found.put("offsets", offsets);
    var shares = new ArrayList<Object>();
    var wanted = Map.of("of-share", new ListShareGroupOffsetsSpec());
    admin.listShareGroupOffsets(wanted).partitionsToOffsetInfo("of-share").get()
        .forEach((at, info) -> shares.add(List.of(at.topic(), at.partition(), info.startOffset())));
    found.put("shares", shares);
    found.put("transactions", transactionRows(admin));
    found.put("topics", topicRows(admin));
    var acls = new ArrayList<Object>();
    for (var acl : admin.describeAcls(AclBindingFilter.ANY).values().get())
      acls.add(
          List.of(
              acl.pattern().resourceType().toString(), acl.pattern().name(),
              acl.pattern().patternType().toString(), acl.entry().principal(), acl.entry().host(),
              acl.entry().operation().toString(), acl.entry().permissionType().toString()));
    found.put("acls", acls);
    var features = new TreeMap<String, Object>();
    admin.describeFeatures().featureMetadata().get().finalizedFeatures()
        .forEach((name, range) -> features.put(name, range.maxVersionLevel()));
    found.put("features", features);
    found.put("metadataEnd", admin.describeMetadataQuorum().quorumInfo().get().highWatermark());
    return found;
  }

  static List<Object> memberRows(Admin admin, String name, String kind) throws Exception {
    var rows = new ArrayList<Object>();
    if (kind.equals("Share")) {
      var group = admin.describeShareGroups(List.of(name)).all().get().get(name);
      for (var each : group.members())
        rows.add(
            List.of(each.consumerId(), each.clientId(), each.host(),
                places(each.assignment().topicPartitions())));
    } else if (kind.equals("Streams")) {
      var group = admin.describeStreamsGroups(List.of(name)).all().get().get(name);
      for (var each : group.members()) {
        var tasks = new TreeSet<String>();
        for (var part : each.assignment().activeTasks())
          for (var task : part.partitions()) tasks.add(part.subtopologyId() + "-" + task);
        rows.add(List.of(each.memberId(), each.clientId(), each.clientHost(), tasks));
      }
    } else {
      var group = admin.describeConsumerGroups(List.of(name)).all().get().get(name);
      for (var each : group.members())
        rows.add(
            List.of(each.consumerId(), each.clientId(), each.host(),
                places(each.assignment().topicPartitions())));
    }
    return rows;
  }

  static List<String> places(Set<TopicPartition> partitions) {
    return partitions.stream().map(TopicPartition::toString).sorted().collect(Collectors.toList());
  }

  static Map<String, Object> transactionRows(Admin admin) throws Exception {
    var rows = new TreeMap<String, Object>();
    var names = new ArrayList<String>();
    for (var each : admin.listTransactions().all().get()) names.add(each.transactionalId());
    admin.describeTransactions(names).all().get()
        .forEach(
            (id, each) ->
                rows.put(
                    id,
                    List.of(
                        each.state().toString(), each.producerId(), each.producerEpoch(),
                        each.transactionTimeoutMs(), places(each.topicPartitions()))));
    return rows;
  }

  static Map<String, Object> topicRows(Admin admin) throws Exception {
    var rows = new TreeMap<String, Object>();
    var names = admin.listTopics(new ListTopicsOptions().listInternal(true)).names().get();
    for (var topic : admin.describeTopics(names).allTopicNames().get().values()) {
      var resource = new ConfigResource(ConfigResource.Type.TOPIC, topic.name());
      var configs = new TreeMap<String, String>();
      for (var entry : admin.describeConfigs(List.of(resource)).all().get().get(resource).entries())
        if (entry.source() == ConfigEntry.ConfigSource.DYNAMIC_TOPIC_CONFIG)
          configs.put(entry.name(), entry.value());
      var partitions = new ArrayList<Object>();
      for (var each : topic.partitions())
        partitions.add(
            List.of(each.partition(), each.leader().id(),
                each.replicas().stream().map(node -> node.id()).collect(Collectors.toList()),
                each.isr().stream().map(node -> node.id()).collect(Collectors.toList())));
      rows.put(topic.name(), List.of(topic.topicId().toString(), partitions, configs));
    }
    return rows;
  }
}
