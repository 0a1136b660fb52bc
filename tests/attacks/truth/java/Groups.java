import com.fasterxml.jackson.databind.JsonNode;
import java.util.*;
import java.util.function.Supplier;
import org.apache.kafka.clients.admin.*;
import org.apache.kafka.clients.consumer.*;
import org.apache.kafka.clients.consumer.internals.AsyncKafkaConsumer;
import org.apache.kafka.clients.consumer.internals.StreamsRebalanceData;
import org.apache.kafka.clients.consumer.internals.StreamsRebalanceListener;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;

/** Share groups and streams groups, and the description of groups of all kinds: Kafka 4.x. */
final class Groups {
  /** A member of a share group or a streams group. */
  static Object join(JsonNode task) throws Exception {
    return task.get("kind").asText().equals("share") ? share(task) : streams(task);
  }

  private static Object share(JsonNode task) throws Exception {
    var settings = Drive.of("group.id", task.get("group").asText());
    settings.put("client.id", "of-share");
    settings.put("share.acknowledgement.mode", "explicit");
    var share = new KafkaShareConsumer<>(settings, new ByteArrayDeserializer(), new ByteArrayDeserializer());
    share.subscribe(List.of(task.get("topic").asText()));
    long deadline = System.currentTimeMillis() + 60_000;
    int seen = 0;
    while (seen < task.get("count").asInt()) {
      if (System.currentTimeMillis() > deadline) throw new IllegalStateException("read " + seen);
      for (var each : share.poll(Drive.SOON)) {
        int turn = seen++ % 5;
        share.acknowledge(each, turn == 3 ? AcknowledgeType.REJECT
            : turn == 4 && each.deliveryCount().orElse((short) 1) == 1 ? AcknowledgeType.RELEASE
            : AcknowledgeType.ACCEPT);
      }
      share.commitSync();
    }
    if (task.get("stays").asBoolean()) Drive.MEMBERS.add(share);
    else share.close();
    return true;
  }

  private static Object streams(JsonNode task) throws Exception {
    var topic = task.get("topic").asText();
    var part = new StreamsRebalanceData.Subtopology(Set.of(topic), Set.of(), Map.of(), Map.of(), List.of());
    var data = data(Map.of("0", part));
    var bytes = new ByteArrayDeserializer();
    var settings = Drive.of("group.id", task.get("group").asText());
    settings.put("client.id", "of-streams");
    settings.put("group.protocol", "consumer");
    settings.put("key.deserializer", ByteArrayDeserializer.class);
    settings.put("value.deserializer", ByteArrayDeserializer.class);
    var made = new AsyncKafkaConsumer<>(new ConsumerConfig(settings), bytes, bytes, Optional.of(data));
    var tasks = new HashSet<Object>();
    made.subscribe(List.of(topic), new StreamsRebalanceListener() {
      public void onTasksRevoked(Set<StreamsRebalanceData.TaskId> gone) {}

      public void onTasksAssigned(StreamsRebalanceData.Assignment assignment) {
        data.setReconciledAssignment(assignment);
        tasks.addAll(assignment.activeTasks());
      }

      public void onAllTasksLost() {}
    });
    long deadline = System.currentTimeMillis() + 60_000;
    while (tasks.isEmpty()) {
      if (System.currentTimeMillis() > deadline) throw new IllegalStateException("no tasks");
      made.poll(Drive.SOON);
    }
    Drive.MEMBERS.add(made);
    return true;
  }

  /** What a member has; since 4.3 with its rack, since 4.4 with two suppliers of offsets. */
  private static StreamsRebalanceData data(Map<String, Object> parts) throws Exception {
    var all = new ArrayList<Object>(List.of(
        UUID.randomUUID(), Optional.empty(), Optional.empty(), parts, Map.of()));
    var constructor = StreamsRebalanceData.class.getConstructors()[0];
    if (constructor.getParameterCount() < all.size()) all.remove(2);
    Supplier<Map<Object, Long>> none = Map::of;
    while (all.size() < constructor.getParameterCount()) all.add(none);
    return (StreamsRebalanceData) constructor.newInstance(all.toArray());
  }

  /** By group: kind, state and members; the state when nothing changes any more. */
  static Map<String, Object> groups(Admin admin) throws Exception {
    while (true) {
      var rows = rows(admin);
      Thread.sleep(300);
      if (rows.equals(rows(admin))) return rows;
    }
  }

  private static Map<String, Object> rows(Admin admin) throws Exception {
    var rows = new TreeMap<String, Object>();
    for (var group : admin.listGroups().all().get()) {
      var name = group.groupId();
      var kind = group.type().get().toString();
      rows.put(name, List.of(kind, group.groupState().get().toString(), members(admin, name, kind)));
    }
    return rows;
  }

  private static List<Object> members(Admin admin, String name, String kind) throws Exception {
    var rows = new ArrayList<Object>();
    if (kind.equals("Share")) {
      for (var each : admin.describeShareGroups(List.of(name)).all().get().get(name).members())
        rows.add(List.of(each.consumerId(), each.clientId(), each.host(),
            Drive.places(each.assignment().topicPartitions())));
    } else if (kind.equals("Streams")) {
      for (var each : admin.describeStreamsGroups(List.of(name)).all().get().get(name).members()) {
        var tasks = new TreeSet<String>();
        for (var part : each.assignment().activeTasks())
          for (var task : part.partitions()) tasks.add(part.subtopologyId() + "-" + task);
        rows.add(List.of(each.memberId(), each.clientId(), each.clientHost(), new ArrayList<>(tasks)));
      }
    } else {
      for (var each : admin.describeConsumerGroups(List.of(name)).all().get().get(name).members())
        rows.add(List.of(each.consumerId(), each.clientId(), each.host(),
            Drive.places(each.assignment().topicPartitions())));
    }
    return rows;
  }

  /** The start offset of each share-partition. */
  static List<Object> shares(Admin admin) throws Exception {
    var rows = new ArrayList<Object>();
    for (var group : admin.listGroups().all().get()) {
      var name = group.groupId();
      if (!group.type().get().toString().equals("Share")) continue;
      var wanted = Map.of(name, new ListShareGroupOffsetsSpec());
      admin.listShareGroupOffsets(wanted).partitionsToOffsetInfo(name).get().forEach((at, info) -> {
        if (info != null) rows.add(List.of(name, at.topic(), at.partition(), info.startOffset()));
      });
    }
    return rows;
  }
}
