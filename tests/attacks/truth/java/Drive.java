import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.*;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.*;
import org.apache.kafka.clients.consumer.*;
import org.apache.kafka.clients.producer.*;
import org.apache.kafka.common.IsolationLevel;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.Uuid;
import org.apache.kafka.common.config.ConfigResource;
import org.apache.kafka.common.errors.UnsupportedVersionException;
import org.apache.kafka.common.header.internals.RecordHeader;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * All clients of a cluster, and its controller, in one JVM. It reads a task, an object of JSON, from
 * each line of standard input, and answers with a line: the answer, or `{"error": …}`.
 *
 * <p>It compiles with Kafka 3.9 and later. What only 4.x has is in `Groups`, which is found by name.
 *
 * <p>Arguments: the brokers' addresses.
 */
public final class Drive {
  static final ObjectMapper JSON = new ObjectMapper();
  static final Duration SOON = Duration.ofMillis(100);
  static final PrintStream OUT = new PrintStream(System.out, false, StandardCharsets.UTF_8);
  static final Map<String, KafkaProducer<byte[], byte[]>> PRODUCERS = new HashMap<>();
  static final List<AutoCloseable> MEMBERS = new ArrayList<>();
  static String address;
  static Admin admin;

  public static void main(String[] arguments) throws Exception {
    address = arguments[0];
    System.setOut(System.err);
    admin = Admin.create(of("client.id", "admin"));
    var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    for (String line; (line = lines.readLine()) != null; ) {
      Object answer;
      try {
        answer = done(JSON.readTree(line));
      } catch (Throwable error) {
        error.printStackTrace();
        Throwable cause = error;
        while (cause.getCause() != null) cause = cause.getCause();
        answer = Map.of("error", error + " of " + cause);
      }
      OUT.println(JSON.writeValueAsString(answer));
      OUT.flush();
    }
    Runtime.getRuntime().halt(0); // members and transactions stay as they are, as after a crash
  }

  static Object done(JsonNode task) throws Exception {
    switch (task.get("do").asText()) {
      case "control": return control(task);
      case "keep": return keep(task.get("properties").asText());
      case "create": return create(task);
      case "delete": return await(admin.deleteTopics(List.of(task.get("topic").asText())).all());
      case "produce": return produce(task);
      case "begin": return begin(task);
      case "end": return end(task.get("id").asText(), task.get("commits").asBoolean());
      case "trim": return trim(task);
      case "commit": return commit(task);
      case "forget": return await(admin.deleteConsumerGroups(List.of(task.get("group").asText())).all());
      case "configure": return configure(task);
      case "grow": return await(admin.createPartitions(Map.of(task.get("topic").asText(),
          NewPartitions.increaseTo(task.get("count").asInt()))).all());
      case "upgrade": return await(admin.updateFeatures(Map.of(task.get("feature").asText(),
          new FeatureUpdate((short) task.get("level").asInt(), FeatureUpdate.UpgradeType.UPGRADE)),
          new UpdateFeaturesOptions()).all());
      case "elect": return await(admin.electLeaders( // where the first replica is in sync
          org.apache.kafka.common.ElectionType.PREFERRED, null).partitions());
      case "join": return join(task);
      case "groups": return of4("join", task);
      case "wait": return settled(task);
      case "describe": return patiently();
      case "witness": return witnessed();
      default: throw new IllegalArgumentException(task.toString());
    }
  }

  static <T> Object await(org.apache.kafka.common.KafkaFuture<T> future) throws Exception {
    future.get(60, TimeUnit.SECONDS);
    return true;
  }

  static Map<String, Object> of(String name, Object value) {
    var all = new HashMap<String, Object>();
    all.put("bootstrap.servers", address);
    all.put("reconnect.backoff.max.ms", 200);
    all.put(name, value);
    return all;
  }

  /** Call a method of `Groups`; null where the release does not have it. */
  static Object of4(String method, Object... arguments) throws Exception {
    Class<?> groups;
    try {
      groups = Class.forName("Groups");
    } catch (ClassNotFoundException missing) {
      return null;
    }
    for (var each : groups.getDeclaredMethods())
      if (each.getName().equals(method)) return each.invoke(null, arguments);
    throw new IllegalArgumentException(method);
  }

  /** Format the controller's directory, and run it in this JVM. */
  static Object control(JsonNode task) throws Exception {
    var path = task.get("properties").asText();
    var words = new ArrayList<>(List.of("format", "-t", task.get("cluster").asText(), "-c", path));
    for (var each : task.get("words")) words.add(each.asText());
    int code = kafka.tools.StorageTool.execute(words.toArray(new String[0]), System.err);
    if (code != 0) throw new IllegalStateException("the format tool returned " + code);
    var thread = new Thread(() -> kafka.Kafka.main(new String[] {path}));
    thread.setDaemon(true);
    thread.start();
    return true;
  }

  /** Run ZooKeeper in this JVM; only Kafka 3.9 and before have it. */
  static Object keep(String path) {
    var thread = new Thread(() -> {
      try {
        Class.forName("org.apache.zookeeper.server.quorum.QuorumPeerMain")
            .getMethod("main", String[].class).invoke(null, (Object) new String[] {path});
      } catch (ReflectiveOperationException error) {
        error.printStackTrace();
      }
    });
    thread.setDaemon(true);
    thread.start();
    return true;
  }

  /** What a broker says; null where it is too old to know. */
  static Object ifKnown(java.util.concurrent.Callable<Object> question) throws Exception {
    try {
      return question.call();
    } catch (java.util.concurrent.ExecutionException error) {
      if (error.getCause() instanceof UnsupportedVersionException) return null;
      throw error;
    }
  }

  // --- Events -----------------------------------------------------------------------------------

  static Object create(JsonNode task) throws Exception {
    var assignment = new HashMap<Integer, List<Integer>>();
    for (var replicas : task.get("replicas")) {
      var brokers = new ArrayList<Integer>();
      replicas.forEach(each -> brokers.add(each.asInt()));
      assignment.put(assignment.size(), brokers);
    }
    var configs = new HashMap<String, String>();
    task.get("configs").fields().forEachRemaining(e -> configs.put(e.getKey(), e.getValue().asText()));
    var topic = new NewTopic(task.get("topic").asText(), assignment).configs(configs);
    for (int attempt = 0; ; attempt++) {
      try {
        return await(admin.createTopics(List.of(topic)).all());
      } catch (java.util.concurrent.ExecutionException error) { // with ZooKeeper, one is deleted later
        if (attempt == 100 || !(error.getCause() instanceof org.apache.kafka.common.errors.TopicExistsException))
          throw error;
        Thread.sleep(200);
      }
    }
  }

  static KafkaProducer<byte[], byte[]> producer(Map<String, Object> settings) {
    settings.put("max.block.ms", 60000);
    settings.put("request.timeout.ms", 10000);
    settings.put("delivery.timeout.ms", 30000);
    return new KafkaProducer<>(settings, new ByteArraySerializer(), new ByteArraySerializer());
  }

  static byte[] bytes(JsonNode text) {
    return text.isNull() ? null : text.asText().getBytes(StandardCharsets.UTF_8);
  }

  static void send(KafkaProducer<byte[], byte[]> producer, JsonNode task) throws Exception {
    var sent = new ArrayList<java.util.concurrent.Future<RecordMetadata>>();
    for (var row : task.get("rows")) {
      var record = new ProducerRecord<>(row.get(0).asText(), row.get(1).asInt(), (Long) null,
          bytes(row.get(2)), bytes(row.get(3)));
      if (row.size() > 4) record.headers().add(new RecordHeader("h", bytes(row.get(4))));
      sent.add(producer.send(record));
    }
    producer.flush();
    for (var each : sent) each.get(90, TimeUnit.SECONDS);
  }

  /** Send records; a producer that an unclean election has confused is replaced by a new one. */
  static Object produce(JsonNode task) throws Exception {
    var codec = task.get("codec").asText();
    var key = codec + task.get("acks").asText() + task.get("idempotent").asText();
    for (int attempt = 0; ; attempt++) {
      var made = PRODUCERS.get(key);
      if (made == null) {
        var settings = of("compression.type", codec);
        settings.put("acks", task.get("acks").asText());
        settings.put("enable.idempotence", task.get("idempotent").asBoolean());
        PRODUCERS.put(key, made = producer(settings));
      }
      try {
        send(made, task);
        return true;
      } catch (Exception error) {
        drop(key);
        if (attempt == 3) throw error;
      }
    }
  }

  static void drop(String key) {
    var made = PRODUCERS.remove(key);
    if (made != null) made.close(Duration.ZERO);
  }

  /** Begin a transaction; false where it failed: the next one of the id aborts what is there. */
  static Object begin(JsonNode task) throws Exception {
    var id = task.get("id").asText();
    try {
      var made = PRODUCERS.get(id);
      if (made == null) {
        var settings = of("transactional.id", id);
        settings.put("transaction.timeout.ms", 900000);
        PRODUCERS.put(id, made = producer(settings));
        made.initTransactions();
      }
      made.beginTransaction();
      send(made, task);
      if (task.has("group")) {
        var offsets = Map.of(new TopicPartition(task.get("topic").asText(), 0),
            new OffsetAndMetadata(task.get("offset").asLong(), id));
        made.sendOffsetsToTransaction(offsets, new ConsumerGroupMetadata(task.get("group").asText()));
      }
      return true;
    } catch (java.util.concurrent.ExecutionException | org.apache.kafka.common.KafkaException error) {
      error.printStackTrace();
      drop(id);
      return false;
    }
  }

  /** End a transaction; false where it failed. */
  static Object end(String id, boolean commits) {
    try {
      if (commits) PRODUCERS.get(id).commitTransaction();
      else PRODUCERS.get(id).abortTransaction();
      return true;
    } catch (org.apache.kafka.common.KafkaException error) {
      error.printStackTrace();
      drop(id);
      return false;
    }
  }

  /** Delete the first part of a partition; a broker may not know a new topic yet. */
  static Object trim(JsonNode task) throws Exception {
    var at = new TopicPartition(task.get("topic").asText(), task.get("partition").asInt());
    for (int attempt = 0; ; attempt++) {
      try {
        long high = admin.listOffsets(Map.of(at, OffsetSpec.latest())).partitionResult(at).get().offset();
        long low = admin.listOffsets(Map.of(at, OffsetSpec.earliest())).partitionResult(at).get().offset();
        long before = low + (long) ((high - low) * task.get("part").asDouble());
        return await(admin.deleteRecords(Map.of(at, RecordsToDelete.beforeOffset(before))).all());
      } catch (java.util.concurrent.ExecutionException error) {
        if (attempt == 20) throw error;
        Thread.sleep(500);
      }
    }
  }

  static Object commit(JsonNode task) throws Exception {
    var offsets = new HashMap<TopicPartition, OffsetAndMetadata>();
    for (var row : task.get("rows"))
      offsets.put(new TopicPartition(row.get(0).asText(), row.get(1).asInt()),
          new OffsetAndMetadata(row.get(2).asLong(), row.get(3).asText()));
    return await(admin.alterConsumerGroupOffsets(task.get("group").asText(), offsets).all());
  }

  static Object configure(JsonNode task) throws Exception {
    var type = ConfigResource.Type.valueOf(task.get("type").asText());
    var resource = new ConfigResource(type, task.get("name").asText());
    var changes = new ArrayList<AlterConfigOp>();
    task.get("set").fields().forEachRemaining(e -> changes.add(new AlterConfigOp(
        new ConfigEntry(e.getKey(), e.getValue().isNull() ? null : e.getValue().asText()),
        e.getValue().isNull() ? AlterConfigOp.OpType.DELETE : AlterConfigOp.OpType.SET)));
    return await(admin.incrementalAlterConfigs(Map.of(resource, changes)).all());
  }

  /** A member of a classic group that reads a topic, commits, and stays or leaves. */
  static Object join(JsonNode task) throws Exception {
    var settings = of("group.id", task.get("group").asText());
    settings.put("client.id", "of-" + task.get("group").asText());
    settings.put("auto.offset.reset", "earliest");
    settings.put("enable.auto.commit", "false");
    if (task.has("protocol")) settings.put("group.protocol", task.get("protocol").asText());
    var consumer = new KafkaConsumer<>(settings, new ByteArrayDeserializer(), new ByteArrayDeserializer());
    consumer.subscribe(List.of(task.get("topic").asText()));
    long deadline = System.currentTimeMillis() + 60_000;
    while (consumer.assignment().isEmpty()) {
      if (System.currentTimeMillis() > deadline) throw new IllegalStateException("no assignment");
      consumer.poll(SOON);
    }
    consumer.poll(SOON);
    consumer.commitSync();
    if (task.get("stays").asBoolean()) MEMBERS.add(consumer);
    else consumer.close();
    return true;
  }

  // --- What is ------------------------------------------------------------------------------------

  static Map<String, TopicDescription> topics() throws Exception {
    var names = admin.listTopics(new ListTopicsOptions().listInternal(true)).names().get();
    return admin.describeTopics(names).allTopicNames().get();
  }

  static List<Integer> ids(Collection<org.apache.kafka.common.Node> nodes) {
    var found = new ArrayList<Integer>();
    nodes.forEach(each -> found.add(each.id()));
    return found;
  }

  /** Wait until the brokers are those, and each replica on them is in sync. */
  static Object settled(JsonNode task) throws Exception {
    var brokers = new TreeSet<Integer>();
    task.get("brokers").forEach(each -> brokers.add(each.asInt()));
    long deadline = System.currentTimeMillis() + 240_000; // ten times what it takes, for a busy machine
    while (true) {
      String waiting = "";
      try {
        var there = new TreeSet<>(ids(admin.describeCluster().nodes().get(30, TimeUnit.SECONDS)));
        if (!there.equals(brokers)) waiting = "brokers " + there;
        for (var topic : topics().values())
          for (var each : topic.partitions()) {
            var wanted = new TreeSet<>(ids(each.replicas()));
            wanted.retainAll(brokers);
            var in = new TreeSet<>(ids(each.isr()));
            var has = each.leader() != null && brokers.contains(each.leader().id());
            if (!wanted.isEmpty() && (!has || !in.equals(wanted)))
              waiting = topic.name() + "-" + each.partition() + " " + each;
          }
      } catch (java.util.concurrent.ExecutionException | java.util.concurrent.TimeoutException error) {
        waiting = error.toString();
        renew("admin");
      }
      if (waiting.isEmpty()) return true;
      if (System.currentTimeMillis() > deadline) throw new IllegalStateException(waiting);
      Thread.sleep(100);
    }
  }

  /** Another client: one forgets brokers that are away, and then may know none that runs. */
  static void renew(String name) {
    admin.close(SOON);
    admin = Admin.create(of("client.id", name));
  }

  /** What is; a busy machine lets requests time out. */
  static Object patiently() throws Exception {
    for (int attempt = 0; ; attempt++) {
      renew("describer");
      try {
        return described();
      } catch (java.util.concurrent.ExecutionException | org.apache.kafka.common.errors.TimeoutException error) {
        if (attempt == 3) throw error;
        error.printStackTrace();
      }
    }
  }

  /** What older brokers do not say. */
  static Object witnessed() throws Exception {
    admin.close();
    admin = Admin.create(of("client.id", "witness"));
    var topics = topics();
    return Map.of("topics", topics.keySet(), "producers", producers(topics),
        "transactions", transactions());
  }

  static Object described() throws Exception {
    var found = new TreeMap<String, Object>();
    var topics = topics();
    Object records = null;
    for (Object before = 0; !Objects.equals(before, records); ) { // the cleaner is at rest
      before = records;
      if (before != null) Thread.sleep(700);
      records = records(topics);
    }
    found.put("records", records);
    found.put("producers", ifKnown(() -> producers(topics)));
    found.put("transactions", ifKnown(() -> transactions()));
    found.put("topics", topicRows(topics));
    var groups = of4("groups", admin);
    found.put("groups", groups != null ? groups : groups());
    found.put("offsets", offsets());
    found.put("shares", of4("shares", admin));
    found.put("features", ifKnown(() -> features()));
    found.put("brokerConfigs", brokerConfigs());
    found.put("epochs", epochs(topics));
    found.put("metadataEnd", ifKnown(
        () -> admin.describeMetadataQuorum().quorumInfo().get().highWatermark()));
    return found;
  }

  static Map<String, Object> features() throws Exception {
    var rows = new TreeMap<String, Object>();
    admin.describeFeatures().featureMetadata().get().finalizedFeatures()
        .forEach((name, range) -> rows.put(name, range.maxVersionLevel()));
    return rows;
  }

  static String text(byte[] data) {
    return data == null ? null : Base64.getEncoder().encodeToString(data);
  }

  /** By partition: start, end, stable offset; and the records at both isolation levels. */
  static Map<String, Object> records(Map<String, TopicDescription> topics) throws Exception {
    var found = new TreeMap<String, Object>();
    var places = new ArrayList<TopicPartition>();
    topics.forEach((name, topic) -> topic.partitions().forEach(each -> {
      if (each.leader() != null && !each.leader().isEmpty()) places.add(new TopicPartition(name, each.partition()));
    }));
    for (var isolation : List.of("read_uncommitted", "read_committed")) {
      var settings = of("isolation.level", isolation);
      settings.put("fetch.max.wait.ms", 50);
      settings.put("max.poll.records", 100000);
      try (var consumer = new KafkaConsumer<>(settings, new ByteArrayDeserializer(), new ByteArrayDeserializer())) {
        consumer.assign(places);
        consumer.seekToBeginning(places);
        var starts = consumer.beginningOffsets(places);
        var ends = consumer.endOffsets(places);
        var rows = new HashMap<TopicPartition, List<Object>>();
        places.forEach(each -> rows.put(each, new ArrayList<>()));
        long deadline = System.currentTimeMillis() + 60_000;
        for (var left = new HashSet<>(places); !left.isEmpty(); ) {
          for (var each : consumer.poll(SOON)) {
            var at = new TopicPartition(each.topic(), each.partition());
            var headers = new ArrayList<Object>();
            each.headers().forEach(h -> headers.add(List.of(h.key(), Objects.toString(text(h.value())))));
            rows.get(at).add(Arrays.asList(each.offset(), each.leaderEpoch().orElse(-1),
                each.timestamp(), text(each.key()), text(each.value()), headers));
          }
          left.removeIf(each -> consumer.position(each) >= ends.get(each));
          if (System.currentTimeMillis() > deadline) throw new IllegalStateException("not read: " + left);
        }
        for (var each : places) {
          var name = each.toString() + (isolation.equals("read_committed") ? " committed" : "");
          found.put(name, List.of(starts.get(each), ends.get(each), rows.get(each)));
        }
      }
    }
    return found;
  }

  /** By partition and broker: producer, epoch, last sequence, coordinator epoch, open transaction. */
  static Map<String, Object> producers(Map<String, TopicDescription> topics) throws Exception {
    var found = new TreeMap<String, Object>();
    var alive = ids(admin.describeCluster().nodes().get());
    for (int broker : alive) {
      var places = new ArrayList<TopicPartition>();
      topics.forEach((name, topic) -> topic.partitions().forEach(each -> {
        if (ids(each.replicas()).contains(broker)) places.add(new TopicPartition(name, each.partition()));
      }));
      var options = new DescribeProducersOptions().brokerId(broker);
      for (var entry : admin.describeProducers(places, options).all().get().entrySet()) {
        var rows = new ArrayList<Object>();
        for (var each : entry.getValue().activeProducers())
          rows.add(List.of(each.producerId(), each.producerEpoch(), each.lastSequence(),
              each.lastTimestamp(), each.currentTransactionStartOffset().orElse(-1)));
        found.put(broker + " " + entry.getKey(), rows);
      }
    }
    return found;
  }

  static Map<String, Object> transactions() throws Exception {
    var rows = new TreeMap<String, Object>();
    var names = new ArrayList<String>();
    for (var each : admin.listTransactions().all().get()) names.add(each.transactionalId());
    admin.describeTransactions(names).all().get().forEach((id, each) -> rows.put(id, List.of(
        each.state().toString(), each.producerId(), each.producerEpoch(),
        each.transactionTimeoutMs(), places(each.topicPartitions()))));
    return rows;
  }

  static Map<String, Object> topicRows(Map<String, TopicDescription> topics) throws Exception {
    var rows = new TreeMap<String, Object>();
    var resources = new ArrayList<ConfigResource>();
    topics.keySet().forEach(each -> resources.add(new ConfigResource(ConfigResource.Type.TOPIC, each)));
    var configs = admin.describeConfigs(resources).all().get();
    for (var resource : resources) {
      var set = new TreeMap<String, String>();
      for (var entry : configs.get(resource).entries())
        if (entry.source() == ConfigEntry.ConfigSource.DYNAMIC_TOPIC_CONFIG)
          set.put(entry.name(), entry.value());
      var partitions = new ArrayList<Object>();
      var topic = topics.get(resource.name());
      for (var each : topic.partitions()) {
        var has = each.leader() != null && !each.leader().isEmpty();
        partitions.add(List.of(each.partition(), has ? each.leader().id() : -1,
            ids(each.replicas()), ids(each.isr())));
      }
      var id = topic.topicId().equals(Uuid.ZERO_UUID) ? null : topic.topicId().toString();
      rows.put(resource.name(), Arrays.asList(id, partitions, set));
    }
    return rows;
  }

  static Map<String, Object> brokerConfigs() throws Exception {
    var rows = new TreeMap<String, Object>();
    for (int broker : ids(admin.describeCluster().nodes().get())) {
      var resource = new ConfigResource(ConfigResource.Type.BROKER, "" + broker);
      var set = new TreeMap<String, String>();
      for (var entry : admin.describeConfigs(List.of(resource)).all().get().get(resource).entries())
        if (entry.source() == ConfigEntry.ConfigSource.DYNAMIC_BROKER_CONFIG)
          set.put(entry.name(), entry.value());
      rows.put("" + broker, set);
    }
    return rows;
  }

  /** The leader epoch of each partition that is led. */
  static Map<String, Object> epochs(Map<String, TopicDescription> topics) throws Exception {
    var wanted = new HashMap<TopicPartition, OffsetSpec>();
    topics.forEach((name, topic) -> topic.partitions().forEach(each -> {
      if (each.leader() != null && !each.leader().isEmpty())
        wanted.put(new TopicPartition(name, each.partition()), OffsetSpec.latest());
    }));
    var rows = new TreeMap<String, Object>();
    admin.listOffsets(wanted).all().get()
        .forEach((at, each) -> rows.put(at.toString(), each.leaderEpoch().orElse(-1)));
    return rows;
  }

  static List<String> places(Collection<TopicPartition> partitions) {
    var found = new TreeSet<String>();
    partitions.forEach(each -> found.add(each.toString()));
    return new ArrayList<>(found);
  }

  @SuppressWarnings("deprecation")
  static Map<String, Object> groups() throws Exception {
    var rows = new TreeMap<String, Object>();
    var names = new ArrayList<String>();
    for (var each : admin.listConsumerGroups().all().get()) names.add(each.groupId());
    for (var each : admin.describeConsumerGroups(names).all().get().values()) {
      var members = new ArrayList<Object>();
      for (var member : each.members())
        members.add(List.of(member.consumerId(), member.clientId(), member.host(),
            places(member.assignment().topicPartitions())));
      rows.put(each.groupId(), List.of("Classic", each.state().toString(), members));
    }
    return rows;
  }

  @SuppressWarnings("deprecation")
  static List<Object> offsets() throws Exception {
    var rows = new ArrayList<Object>();
    for (var group : admin.listConsumerGroups().all().get()) {
      var name = group.groupId();
      admin.listConsumerGroupOffsets(name).partitionsToOffsetAndMetadata().get().forEach((at, offset) -> {
        if (offset != null)
          rows.add(List.of(name, at.topic(), at.partition(), offset.offset(), offset.metadata()));
      });
    }
    return rows;
  }
}
