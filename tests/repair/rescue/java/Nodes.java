import java.io.BufferedReader;
import java.io.FileInputStream;
import java.io.InputStreamReader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Properties;
import kafka.server.KafkaConfig;
import kafka.server.KafkaRaftServer;
import org.apache.kafka.common.utils.Time;

/**
 * Runs the nodes of one cluster after another in this JVM. It reads tasks from standard input, one a
 * line: "start", or "stop" and then wait, with the paths of the settings of nodes between tabs. It
 * answers "done", and ends with its input, or with a node that does not stop.
 */
public class Nodes {
  static final int STOP_MILLIS = 30_000;

  public static void main(String[] arguments) throws Exception {
    var answers = System.out;
    System.setOut(System.err);
    var nodes = new HashMap<String, KafkaRaftServer>();
    var tasks = new BufferedReader(new InputStreamReader(System.in));
    for (String line; (line = tasks.readLine()) != null; ) {
      var words = line.split("\t");
      var threads = new ArrayList<Thread>();
      for (var at = 1; at < words.length; at++) {
        Runnable task;
        if (words[0].equals("start")) {
          var settings = new Properties();
          try (var stream = new FileInputStream(words[at])) {
            settings.load(stream);
          }
          var node = new KafkaRaftServer(KafkaConfig.fromProps(settings, false), Time.SYSTEM);
          nodes.put(words[at], node);
          task = node::startup; // which waits for the others
        } else {
          task = nodes.remove(words[at])::shutdown;
        }
        var thread = new Thread(task);
        thread.setDaemon(true);
        thread.start();
        threads.add(thread);
      }
      if (words[0].equals("stop")) {
        for (var thread : threads) {
          thread.join(STOP_MILLIS);
          if (thread.isAlive()) Runtime.getRuntime().halt(1);
        }
      }
      answers.println("done");
    }
    Runtime.getRuntime().halt(0);
  }
}
