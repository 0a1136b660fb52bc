// SPDX-License-Identifier: Apache-2.0
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Runs Kafka's own DumpLogSegments over every segment and snapshot of a corpus, in one JVM.
 *
 * Arguments: the corpus directory, the output file. One JSON object a line: case, files, options, stdout, stderr,
 * error (the exception that ended the tool, or null). The tool is given absolute paths; the directory is taken out of
 * what it prints, so that the text is what it prints inside the directory.
 */
public class CaptureDumps {
    static final String[][] OPTIONS = {
        {},
        {"--deep-iteration"},
        {"--print-data-log"},
        {"--print-data-log", "--deep-iteration"},
        {"--print-data-log", "--skip-record-metadata"},
        {"--deep-iteration", "--skip-record-metadata"},
        {"--max-bytes", "0"},
        {"--print-data-log", "--max-bytes", "1000"},
        {"--deep-iteration", "--max-bytes", "5000"},
        {"--max-bytes", "2147483646"},
    };

    public static void main(String[] args) throws Exception {
        try (PrintStream out = new PrintStream(args[1], StandardCharsets.UTF_8)) {
            File[] cases = new File(args[0]).getAbsoluteFile().listFiles(File::isDirectory);
            Arrays.sort(cases);
            for (File directory : cases) {
                String[] files = directory.list((d, name) -> name.endsWith(".log") || name.endsWith(".checkpoint"));
                Arrays.sort(files);
                for (String file : files)
                    for (String[] options : OPTIONS)
                        out.println(run(directory, new String[] {file}, options));
                if (files.length > 1)
                    out.println(run(directory, files, new String[] {"--print-data-log"}));
            }
        }
    }

    static String run(File directory, String[] files, String[] options) throws Exception {
        String prefix = directory + "/";
        List<String> arguments = new ArrayList<>(List.of(options));
        arguments.add("--files");
        arguments.add(prefix + String.join("," + prefix, files));
        ByteArrayOutputStream stdout = new ByteArrayOutputStream();
        ByteArrayOutputStream stderr = new ByteArrayOutputStream();
        PrintStream savedOut = System.out;
        PrintStream savedErr = System.err;
        String error = null;
        System.setOut(new PrintStream(stdout, true, StandardCharsets.UTF_8));
        System.setErr(new PrintStream(stderr, true, StandardCharsets.UTF_8));
        try {
            org.apache.kafka.tools.DumpLogSegments.main(arguments.toArray(new String[0]));
        } catch (Exception | Error e) {
            error = e.toString().replace(prefix, "");
        } finally {
            System.setOut(savedOut);
            System.setErr(savedErr);
        }
        return "{\"case\": " + quote(directory.getName()) + ", \"files\": " + quote(files)
            + ", \"options\": " + quote(options)
            + ", \"stdout\": " + quote(stdout.toString(StandardCharsets.UTF_8).replace(prefix, ""))
            + ", \"stderr\": " + quote(stderr.toString(StandardCharsets.UTF_8).replace(prefix, ""))
            + ", \"error\": " + (error == null ? "null" : quote(error)) + "}";
    }

    static String quote(String[] texts) {
        List<String> quoted = new ArrayList<>();
        for (String text : texts)
            quoted.add(quote(text));
        return "[" + String.join(", ", quoted) + "]";
    }

    static String quote(String text) {
        StringBuilder json = new StringBuilder("\"");
        for (char c : text.toCharArray()) {
            if (c == '"' || c == '\\')
                json.append('\\').append(c);
            else if (c < 0x20 || Character.isSurrogate(c))
                json.append(String.format("\\u%04x", (int) c));
            else
                json.append(c);
        }
        return json.append('"').toString();
    }
}
