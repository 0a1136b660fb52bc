import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.admin.Admin;
import org.apache.kafka.clients.admin.FeatureUpdate;
import org.apache.kafka.clients.admin.NewTopic;
import org.apache.kafka.clients.admin.TransactionListing;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.StringSerializer;

/**
 * Transactions of both protocols on a broker, and what its coordinator and its partitions say about
 * them. Arguments: the address; "write" or "describe"; topics with one partition to create.
 */
public final class Transact {
    private static final List<TopicPartition> PARTITIONS = List.of(
        new TopicPartition("orders", 0), new TopicPartition("orders", 1),
        new TopicPartition("payments", 0));

    public static void main(String[] arguments) throws Exception {
        String address = arguments[0];
        try (Admin admin = Admin.create(Map.of("bootstrap.servers", address))) {
            if (arguments[1].equals("write")) {
                create(admin, List.of(arguments).subList(2, arguments.length));
                write(address, "old", 1);
                admin.updateFeatures(
                    Map.of("transaction.version",
                        new FeatureUpdate((short) 2, FeatureUpdate.UpgradeType.UPGRADE)),
                    new org.apache.kafka.clients.admin.UpdateFeaturesOptions())
                    .all().get(60, TimeUnit.SECONDS);
                write(address, "new", 4);
            }
            describe(admin);
        }
        System.out.flush();
        Runtime.getRuntime().halt(0);  // an open transaction stays open, as after a crash
    }

    private static void create(Admin admin, Collection<String> topics) throws Exception {
        List<NewTopic> created = new ArrayList<>();
        created.add(new NewTopic("orders", 2, (short) 1));
        created.add(new NewTopic("payments", 1, (short) 1));
        topics.forEach(topic -> created.add(new NewTopic(topic, 1, (short) 1)));
        admin.createTopics(created).all().get(60, TimeUnit.SECONDS);
    }

    /** Commits, aborts, ends twice in one partition, and leaves one open over two partitions. */
    private static void write(String address, String name, int records) throws Exception {
        KafkaProducer<String, String> ended = producer(address, name + "-ended");
        for (boolean commits : new boolean[] {true, false, true}) {
            ended.beginTransaction();
            send(ended, records, PARTITIONS);
            ended.flush();  // an abort drops what has not been sent
            if (commits) {
                ended.commitTransaction();
            } else {
                ended.abortTransaction();
            }
        }
        KafkaProducer<String, String> open = producer(address, name + "-open");
        open.beginTransaction();
        send(open, records, PARTITIONS.subList(0, 1));
        open.commitTransaction();
        open.beginTransaction();
        send(open, records, PARTITIONS.subList(1, 3));
        open.flush();
        ended.beginTransaction();
        send(ended, records, PARTITIONS.subList(0, 1));
        ended.flush();
        ended.abortTransaction();
        KafkaProducer<String, String> plain = producer(address, null);
        send(plain, records, PARTITIONS);
        plain.flush();
    }

    private static void send(
            KafkaProducer<String, String> producer, int records, List<TopicPartition> partitions) {
        for (int at = 0; at < records; at++) {
            for (TopicPartition each : partitions) {
                producer.send(
                    new ProducerRecord<>(each.topic(), each.partition(), "key", "value " + at));
            }
        }
    }

    private static KafkaProducer<String, String> producer(String address, String transactionalId) {
        Map<String, Object> options = new java.util.HashMap<>(Map.of(
            ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, address,
            ProducerConfig.LINGER_MS_CONFIG, "0",
            ProducerConfig.TRANSACTION_TIMEOUT_CONFIG, "900000"));
        if (transactionalId != null) {
            options.put(ProducerConfig.TRANSACTIONAL_ID_CONFIG, transactionalId);
        }
        KafkaProducer<String, String> producer =
            new KafkaProducer<>(options, new StringSerializer(), new StringSerializer());
        if (transactionalId != null) {
            producer.initTransactions();
        }
        return producer;
    }

    private static void describe(Admin admin) throws Exception {
        admin.describeProducers(PARTITIONS).all().get(60, TimeUnit.SECONDS).forEach(
            (partition, found) -> found.activeProducers().forEach(each -> System.out.println(
                String.join(" ", "producer", partition.topic(), "" + partition.partition(),
                    "" + each.producerId(), "" + each.producerEpoch(), "" + each.lastSequence(),
                    "" + each.coordinatorEpoch().orElse(-1),
                    "" + each.currentTransactionStartOffset().orElse(-1)))));
        Set<String> ids = new TreeSet<>();
        for (TransactionListing each : admin.listTransactions().all().get(60, TimeUnit.SECONDS)) {
            ids.add(each.transactionalId());
            System.out.println(String.join(" ", "listed", each.transactionalId(),
                "" + each.producerId(), each.state().toString()));
        }
        admin.describeTransactions(ids).all().get(60, TimeUnit.SECONDS).forEach((id, each) -> {
            TreeSet<String> partitions = new TreeSet<>();
            each.topicPartitions().forEach(partition -> partitions.add(partition.toString()));
            System.out.println(String.join(" ", "described", id, "" + each.producerId(),
                "" + each.producerEpoch(), each.state().toString(),
                "" + each.transactionTimeoutMs(), "" + each.transactionStartTimeMs().orElse(-1),
                partitions.isEmpty() ? "-" : String.join(",", partitions)));
        });
    }
}
