import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.apache.kafka.clients.consumer.ConsumerConfig;
import org.apache.kafka.clients.consumer.ConsumerRecord;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerConfig;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;

/**
 * Reads partition 0 of topics, then writes one record to each. Arguments: the address of a broker,
 * and the topics. Each line of the output is: the isolation level or "written", the topic, the
 * offset, and of records the key, the value (Base64, "-" for null) and the timestamp.
 */
public final class ReadPartitions {
    private static final Base64.Encoder BASE64 = Base64.getEncoder();

    public static void main(String[] arguments) throws Exception {
        List<String> topics = List.of(arguments).subList(1, arguments.length);
        StringBuilder out = new StringBuilder();
        for (String isolation : List.of("read_uncommitted", "read_committed")) {
            Map<String, Object> options = Map.of(
                ConsumerConfig.BOOTSTRAP_SERVERS_CONFIG, arguments[0],
                ConsumerConfig.ISOLATION_LEVEL_CONFIG, isolation,
                ConsumerConfig.AUTO_OFFSET_RESET_CONFIG, "none",
                ConsumerConfig.ENABLE_AUTO_COMMIT_CONFIG, "false");
            try (KafkaConsumer<byte[], byte[]> consumer = new KafkaConsumer<>(
                    options, new ByteArrayDeserializer(), new ByteArrayDeserializer())) {
                for (String topic : topics) {
                    read(consumer, isolation, new TopicPartition(topic, 0), out);
                }
            }
        }
        Map<String, Object> options = Map.of(
            ProducerConfig.BOOTSTRAP_SERVERS_CONFIG, arguments[0],
            ProducerConfig.ACKS_CONFIG, "all");
        try (KafkaProducer<byte[], byte[]> producer = new KafkaProducer<>(
                options, new ByteArraySerializer(), new ByteArraySerializer())) {
            for (String topic : topics) {
                byte[] data = "new".getBytes();
                long offset = producer.send(new ProducerRecord<>(topic, 0, data, data))
                    .get(60, TimeUnit.SECONDS).offset();
                out.append("written ").append(topic).append(' ').append(offset).append('\n');
            }
        }
        System.out.print(out);
    }

    private static void read(
            KafkaConsumer<byte[], byte[]> consumer, String isolation, TopicPartition partition,
            StringBuilder out) {
        consumer.assign(List.of(partition));
        consumer.seekToBeginning(List.of(partition));
        long end = consumer.endOffsets(List.of(partition)).get(partition);
        out.append("end ").append(isolation).append(' ').append(partition.topic());
        out.append(' ').append(end).append('\n');
        int idle = 0;
        while (consumer.position(partition) < end && idle < 3) {
            List<ConsumerRecord<byte[], byte[]>> records =
                consumer.poll(Duration.ofMillis(700)).records(partition);
            idle = records.isEmpty() ? idle + 1 : 0;
            for (ConsumerRecord<byte[], byte[]> record : records) {
                out.append(isolation).append(' ').append(record.topic()).append(' ');
                out.append(record.offset()).append(' ').append(text(record.key())).append(' ');
                out.append(text(record.value())).append(' ').append(record.timestamp());
                out.append('\n');
            }
        }
    }

    private static String text(byte[] data) {
        return data == null ? "-" : "+" + BASE64.encodeToString(data);
    }
}
