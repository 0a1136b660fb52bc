"""The options of the JVMs of the tests, which run for seconds."""

QUICK = (
    # The second compiler, and the garbage collector that suits a server, take a third to a half of
    # the CPU time, and the verification of classes that a compiler has made an eighth of the rest.
    "-XX:TieredStopAtLevel=1",
    "-XX:+UseSerialGC",
    "-XX:+UnlockDiagnosticVMOptions",
    "-XX:-BytecodeVerificationRemote",
)
