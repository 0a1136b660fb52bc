import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import org.apache.kafka.common.compress.Compression;
import org.apache.kafka.common.record.internal.CompressionType;
import org.apache.kafka.common.record.internal.RecordBatch;
import org.apache.kafka.common.utils.ByteBufferOutputStream;

/**
 * Compresses payloads as Kafka's producer does: each comes from standard input with its size before
 * it, as four bytes, and goes to standard output in the same form. The argument is the codec.
 */
public final class CompressPayloads {
    public static void main(String[] arguments) throws IOException {
        Compression compression = Compression.of(CompressionType.forName(arguments[0])).build();
        DataInputStream input = new DataInputStream(System.in);
        DataOutputStream output = new DataOutputStream(new BufferedOutputStream(System.out));
        while (true) {
            byte[] payload;
            try {
                payload = new byte[input.readInt()];
            } catch (EOFException end) {
                break;
            }
            input.readFully(payload);
            ByteBufferOutputStream frame = new ByteBufferOutputStream(payload.length + 512);
            try (OutputStream stream =
                    compression.wrapForOutput(frame, RecordBatch.MAGIC_VALUE_V2)) {
                stream.write(payload);
            }
            output.writeInt(frame.position());
            output.write(frame.buffer().array(), frame.buffer().arrayOffset(), frame.position());
        }
        output.flush();
    }
}
