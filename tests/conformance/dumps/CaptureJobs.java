// SPDX-License-Identifier: Apache-2.0
import java.io.File;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Runs Kafka's own DumpLogSegments once for each line of a list, in one JVM.
 *
 * Arguments: the list, the output file. A line of the list has the directory, the files with commas between them, and
 * the options with spaces between them; tabs separate the three. The output is that of CaptureDumps.
 */
public class CaptureJobs {
    public static void main(String[] args) throws Exception {
        try (PrintStream out = new PrintStream(args[1], StandardCharsets.UTF_8)) {
            for (String line : Files.readAllLines(Path.of(args[0]))) {
                String[] job = line.split("\t", -1);
                String[] options = job[2].isEmpty() ? new String[0] : job[2].split(" ");
                out.println(CaptureDumps.run(new File(job[0]).getAbsoluteFile(), job[1].split(","), options));
            }
        }
    }
}
