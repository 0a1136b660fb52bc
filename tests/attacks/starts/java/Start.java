import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.BufferedReader;
import java.io.File;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.lang.reflect.Constructor;
import java.lang.reflect.Proxy;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.*;
import java.util.function.Consumer;
import kafka.server.KafkaConfig;
import org.apache.kafka.clients.admin.*;
import org.apache.kafka.clients.consumer.KafkaConsumer;
import org.apache.kafka.clients.producer.KafkaProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.common.KafkaFuture;
import org.apache.kafka.common.TopicPartition;
import org.apache.kafka.common.serialization.ByteArrayDeserializer;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.utils.Time;

/**
 * Starts brokers on data directories, one after the other in this JVM, which is warm then.
 *
 * <p>Reads one command a line, and answers each with a line of JSON: {@code format DIRS},
 * {@code start DIRS}, {@code fill SEED}, {@code ask}, {@code stop}; DIRS are joined by commas. Where
 * a broker would end the process, its thread ends, and the answer says so.
 *
 * <p>Compiles with each release from 2.8 on: what differs between them is found by reflection. A
 * broker before 3.3 has its ZooKeeper in this JVM, with its data beside the first directory.
 */
public class Start {
    private static final String CLUSTER = "c3RhcnRzLWRyYXduLXNlZQ";
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final int RELEASE = release(); // 2.8 is 208, 4.3 is 403
    private static volatile String ended;
    private static Object server;
    private static Object zookeeper;
    private static Map<String, Object> settings;
    private static String address;

    private static class Ended extends Error {
        Ended(String why) {
            super(why);
        }
    }

    public static void main(String[] arguments) throws Exception {
        PrintStream answers = System.out;
        System.setOut(System.err);
        Class<?> exit = utility("Exit");
        for (String method : List.of("setExitProcedure", "setHaltProcedure")) {
            replace(exit, method, "Procedure", given -> {
                ended = "exit " + given[0] + ": " + given[1];
                throw new Ended(ended);
            });
        }
        replace(exit, "setShutdownHookAdder", "ShutdownHookAdder", given -> { });
        BufferedReader commands =
            new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line; (line = commands.readLine()) != null; ) {
            String[] words = line.split(" ", 2);
            Map<String, Object> answer = new TreeMap<>();
            try {
                switch (words[0]) {
                    case "format" -> format(words[1]);
                    case "start" -> start(words[1]);
                    case "fill" -> fill(new Random(Long.parseLong(words[1])));
                    case "ask" -> ask(answer);
                    case "stop" -> stop();
                    default -> throw new IllegalArgumentException(line);
                }
            } catch (Throwable error) {
                answer.put("error", chain(error));
            }
            answer.put("ended", ended);
            answers.println(JSON.writeValueAsString(answer));
            answers.flush();
        }
        Runtime.getRuntime().halt(0);
    }

    /** A class that 4.4 moved. */
    private static Class<?> utility(String name) throws Exception {
        String home = "org.apache.kafka.common.utils.";
        try {
            return Class.forName(home + name);
        } catch (ClassNotFoundException error) {
            return Class.forName(home + "internals." + name);
        }
    }

    private static void replace(
            Class<?> exit, String method, String type, Consumer<Object[]> procedure)
            throws Exception {
        Class<?> taken = Class.forName(exit.getName() + "$" + type);
        Object made = Proxy.newProxyInstance(taken.getClassLoader(), new Class<?>[] {taken},
            (proxy, called, given) -> {
                procedure.accept(given);
                return null;
            });
        exit.getMethod(method, taken).invoke(null, made);
    }

    private static int release() {
        String[] parts;
        try {
            Object version = utility("AppInfoParser").getMethod("getVersion").invoke(null);
            parts = version.toString().split("[.]");
        } catch (Exception error) {
            throw new IllegalStateException(error);
        }
        return Integer.parseInt(parts[0]) * 100 + Integer.parseInt(parts[1]);
    }

    private static Object call(Object of, String method) throws Exception {
        return of.getClass().getMethod(method).invoke(of);
    }

    private static String chain(Throwable error) {
        StringJoiner text = new StringJoiner(" | ");
        for (Throwable each = error; each != null; each = each.getCause()) text.add(each.toString());
        return text.toString();
    }

    private static int freePort() throws Exception {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        }
    }

    private static void configure(String directories) throws Exception {
        int port = freePort();
        int controller = freePort();
        address = "127.0.0.1:" + port;
        settings = new HashMap<>();
        String[] pairs = {
            "log.dirs", directories, "log.retention.ms", "-1", "log.cleaner.backoff.ms", "600000",
            "log.initial.task.delay.ms", "500", "auto.create.topics.enable", "false",
            "log.flush.start.offset.checkpoint.interval.ms", "400",
            "replica.high.watermark.checkpoint.interval.ms", "400",
            "log.flush.offset.checkpoint.interval.ms", "400",
            "controlled.shutdown.enable", "false", "broker.session.timeout.ms", "1500",
            "broker.heartbeat.interval.ms", "300", "log.index.size.max.bytes", "65536",
            "offsets.topic.num.partitions", "1", "offsets.topic.replication.factor", "1",
            "transaction.state.log.num.partitions", "1",
            "transaction.state.log.replication.factor", "1", "transaction.state.log.min.isr", "1",
            "share.coordinator.state.topic.replication.factor", "1",
            "share.coordinator.state.topic.min.isr", "1", "num.network.threads", "1",
            "num.io.threads", "2", "background.threads", "2", "log.cleaner.dedupe.buffer.size",
            "2000000", "log.dir.failure.timeout.ms", "80000", "advertised.listeners",
            "PLAINTEXT://" + address,
        };
        for (int at = 0; at < pairs.length; at += 2) settings.put(pairs[at], pairs[at + 1]);
        if (RELEASE < 303) {
            settings.put("broker.id", "1");
            settings.put("listeners", "PLAINTEXT://" + address);
            settings.put("zookeeper.connect", "127.0.0.1:" + controller);
            settings.put("zookeeper.session.timeout.ms", "1500");
            startZooKeeper(new File(directories.split(",")[0]).toPath().resolveSibling("zk"),
                controller);
            return;
        }
        settings.put("process.roles", "broker,controller");
        settings.put("node.id", "1");
        settings.put("listeners",
            "PLAINTEXT://" + address + ",CONTROLLER://127.0.0.1:" + controller);
        settings.put("controller.listener.names", "CONTROLLER");
        if (RELEASE < 309) settings.put("controller.quorum.voters", "1@127.0.0.1:" + controller);
        else settings.put("controller.quorum.bootstrap.servers", "127.0.0.1:" + controller);
    }

    private static void startZooKeeper(Path at, int port) throws Exception {
        if (zookeeper != null) call(zookeeper, "shutdown");
        boolean isNew = !Files.exists(at);
        Class<?> type = Class.forName("org.apache.zookeeper.server.ZooKeeperServer");
        Class<?> factory = Class.forName("org.apache.zookeeper.server.NIOServerCnxnFactory");
        Object keeper = type.getConstructor(File.class, File.class, int.class)
            .newInstance(at.toFile(), at.toFile(), 200);
        zookeeper = factory.getConstructor().newInstance();
        factory.getMethod("configure", InetSocketAddress.class, int.class)
            .invoke(zookeeper, new InetSocketAddress("127.0.0.1", port), 10);
        factory.getMethod("startup", type).invoke(zookeeper, keeper);
        if (!isNew) Thread.sleep(2500); // the session of the broker before expires
    }

    private static void format(String directories) throws Exception {
        if (RELEASE < 303) return;
        configure(directories);
        Path file = Files.createTempFile("server", ".properties");
        StringBuilder text = new StringBuilder();
        settings.forEach((name, value) -> text.append(name + "=" + value + "\n"));
        Files.writeString(file, text);
        List<String> command =
            new ArrayList<>(List.of("format", "-t", CLUSTER, "-c", file.toString()));
        if (RELEASE >= 309) command.add("--standalone");
        try {
            Class.forName("kafka.tools.StorageTool").getMethod("main", String[].class)
                .invoke(null, (Object) command.toArray(new String[0]));
        } catch (ReflectiveOperationException error) {
            if (ended == null || !ended.startsWith("exit 0")) throw error;
        }
        ended = null;
        Files.delete(file);
    }

    private static Object broker(KafkaConfig config) throws Exception {
        String name = RELEASE < 303 ? "kafka.server.KafkaServer" : "kafka.server.KafkaRaftServer";
        Constructor<?> constructor = Class.forName(name).getConstructors()[0];
        Object[] arguments = new Object[constructor.getParameterCount()];
        for (int at = 0; at < arguments.length; at++) {
            Class<?> type = constructor.getParameterTypes()[at];
            if (type == KafkaConfig.class) arguments[at] = config;
            else if (type == Time.class) arguments[at] = Time.SYSTEM;
            else if (type == boolean.class) arguments[at] = false;
            else arguments[at] = type.getMethod("empty").invoke(null);
        }
        return constructor.newInstance(arguments);
    }

    private static void start(String directories) throws Exception {
        ended = null;
        server = null;
        configure(directories);
        KafkaConfig config = new KafkaConfig(settings, false);
        Throwable[] failure = new Throwable[1];
        Thread thread = new Thread(() -> {
            try {
                server = broker(config);
                call(server, "startup");
            } catch (Throwable error) {
                failure[0] = error;
            }
        });
        thread.setDaemon(true);
        thread.start();
        for (int waited = 0; thread.isAlive() && ended == null && waited < 900; waited++) {
            thread.join(100);
        }
        if (failure[0] != null) throw new IllegalStateException(failure[0]);
        if (thread.isAlive() && ended == null) throw new IllegalStateException("no end of start");
    }

    private static void stop() throws Exception {
        Object running = server;
        server = null;
        if (running == null) return;
        Thread thread = new Thread(() -> {
            try {
                call(running, "shutdown");
            } catch (Throwable error) {
                System.err.println(chain(error));
            }
        });
        thread.setDaemon(true);
        thread.start();
        thread.join(20000);
    }

    private static Admin admin() {
        return Admin.create(Map.of("bootstrap.servers", address, "request.timeout.ms", "15000",
            "default.api.timeout.ms", "15000"));
    }

    private static NewTopic topic(String name, int partitions, String... configs) {
        Map<String, String> map = new HashMap<>();
        for (int at = 0; at < configs.length; at += 2) map.put(configs[at], configs[at + 1]);
        return new NewTopic(name, partitions, (short) 1).configs(map);
    }

    private static void fill(Random random) throws Exception {
        String size = String.valueOf(2000 + random.nextInt(6000));
        String[] interval = {"500", "1000", "4096"};
        String roll = RELEASE < 400 ? "segment.bytes" : "internal.segment.bytes";
        try (Admin admin = admin()) {
            admin.createTopics(List.of(
                topic("orders", 4, roll, size, "index.interval.bytes",
                    interval[random.nextInt(3)]),
                topic("pay", 2, roll, "20000"),
                topic("zip", 1, "compression.type", "zstd", roll, "1500"),
                topic("txn", 1, roll, size),
                topic("empty", 2))).all().get();
            for (String name : List.of("orders", "pay", "zip")) {
                Map<String, Object> options = options(ByteArraySerializer.class.getName());
                try (KafkaProducer<byte[], byte[]> producer = new KafkaProducer<>(options)) {
                    int partitions = name.equals("orders") ? 4 : name.equals("pay") ? 2 : 1;
                    for (int round = 4 + random.nextInt(25); round > 0; round--) {
                        for (int partition = 0; partition < partitions; partition++) {
                            for (int count = 1 + random.nextInt(9); count > 0; count--) {
                                producer.send(new ProducerRecord<>(name, partition,
                                    ("k" + count).getBytes(), bytes(random)));
                            }
                        }
                        producer.flush();
                    }
                }
            }
            Map<String, Object> options = options(ByteArraySerializer.class.getName());
            options.put("transactional.id", "t");
            KafkaProducer<byte[], byte[]> producer = new KafkaProducer<>(options);
            producer.initTransactions();
            for (int round = 3 + random.nextInt(12); round > 0; round--) {
                producer.beginTransaction();
                for (int count = 1 + random.nextInt(5); count > 0; count--) {
                    producer.send(new ProducerRecord<>("txn", 0, null, bytes(random)));
                }
                producer.flush();
                if (random.nextInt(4) == 0) producer.abortTransaction();
                else producer.commitTransaction();
            }
            producer.close(Duration.ofSeconds(5));
            if (random.nextBoolean()) {
                admin.deleteRecords(Map.of(new TopicPartition("orders", 2),
                    RecordsToDelete.beforeOffset(1 + random.nextInt(4)))).all().get();
            }
            Thread.sleep(1500); // checkpoints
        }
    }

    private static byte[] bytes(Random random) {
        byte[] value = new byte[20 + random.nextInt(120)];
        random.nextBytes(value);
        return value;
    }

    private static Map<String, Object> options(String serializer) {
        Map<String, Object> options = new HashMap<>();
        options.put("bootstrap.servers", address);
        options.put("key.serializer", serializer);
        options.put("value.serializer", serializer);
        options.put("linger.ms", "50");
        return options;
    }

    private static void ask(Map<String, Object> answer) throws Exception {
        Map<String, Object> partitions = new TreeMap<>();
        answer.put("partitions", partitions);
        try (Admin admin = admin()) {
            List<TopicPartition> led = new ArrayList<>();
            for (int round = 0; round < 16; round++) { // leaders are elected after the start
                if (ended != null) return;
                led.clear();
                partitions.clear();
                Set<String> names =
                    admin.listTopics(new ListTopicsOptions().listInternal(true)).names().get();
                String every = RELEASE < 301 ? "all" : "allTopicNames";
                @SuppressWarnings("unchecked")
                KafkaFuture<Map<String, TopicDescription>> topics =
                    (KafkaFuture<Map<String, TopicDescription>>)
                        call(admin.describeTopics(names), every);
                topics.get().forEach((name, topic) -> topic.partitions().forEach(each -> {
                    boolean leads = each.leader() != null && each.leader().id() >= 0;
                    String place = name + "-" + each.partition();
                    if (leads) led.add(new TopicPartition(name, each.partition()));
                    else partitions.put(place, new TreeMap<>(Map.of("offline", true)));
                }));
                if (!names.isEmpty() && partitions.isEmpty()) break;
                Thread.sleep(250);
            }
            List<String> offline = new ArrayList<>();
            admin.describeLogDirs(List.of(1)).allDescriptions().get().get(1).forEach((path, each) -> {
                if (each.error() != null) offline.add(path);
            });
            answer.put("offline", offline);
            Map<String, Object> options = new HashMap<>();
            options.put("bootstrap.servers", address);
            options.put("key.deserializer", ByteArrayDeserializer.class.getName());
            options.put("value.deserializer", ByteArrayDeserializer.class.getName());
            options.put("default.api.timeout.ms", "6000");
            options.put("fetch.max.wait.ms", "50");
            for (TopicPartition place : led) partitions.put(place.toString(), read(options, place));
        }
    }

    private static Map<String, Object> read(Map<String, Object> options, TopicPartition place) {
        Map<String, Object> found = new TreeMap<>();
        int records = 0;
        try (KafkaConsumer<byte[], byte[]> consumer = new KafkaConsumer<>(options)) {
            consumer.assign(List.of(place));
            long low = consumer.beginningOffsets(List.of(place)).get(place);
            long high = consumer.endOffsets(List.of(place)).get(place);
            found.put("low", low);
            found.put("high", high);
            consumer.seek(place, low);
            long end = System.currentTimeMillis() + 20000; // offsets that go back are read for ever
            for (int idle = 0; consumer.position(place) < high && idle < 12; ) {
                if (System.currentTimeMillis() > end) break;
                int count = consumer.poll(Duration.ofMillis(250)).count();
                idle = count > 0 ? 0 : idle + 1;
                records += count;
            }
        } catch (Throwable error) {
            found.put("error", chain(error));
        }
        found.put("records", records);
        return found;
    }
}
