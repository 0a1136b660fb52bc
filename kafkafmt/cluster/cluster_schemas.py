"""The columns of the tables of a cluster, and the names of numbers in them."""

from __future__ import annotations

import pyarrow as pa

from kafkafmt.segment.tables.columns import TIMESTAMP

_INTS = pa.list_(pa.int32())
_IDS = pa.list_(pa.string())
_ENDPOINTS = pa.list_(
    pa.struct(
        [
            ("name", pa.string()),
            ("host", pa.string()),
            ("port", pa.int32()),
            ("securityProtocol", pa.string()),
        ]
    )
)
_FEATURES = pa.list_(
    pa.struct([("name", pa.string()), ("minVersion", pa.int16()), ("maxVersion", pa.int16())])
)

TOPICS = pa.schema(
    [
        ("topic", pa.string()),
        ("topicId", pa.string()),
        ("partitions", pa.int32()),
        ("configs", pa.map_(pa.string(), pa.string())),
    ]
)
PARTITIONS = pa.schema(
    [
        ("topic", pa.string()),
        ("topicId", pa.string()),
        ("partition", pa.int32()),
        ("replicas", _INTS),
        ("isr", _INTS),
        ("adding", _INTS),
        ("removing", _INTS),
        ("leader", pa.int32()),
        ("leaderEpoch", pa.int32()),
        ("partitionEpoch", pa.int32()),
        ("directories", _IDS),
        ("elr", _INTS),
        ("lastKnownElr", _INTS),
        ("recoveryState", pa.string()),
    ]
)
BROKERS = pa.schema(
    [
        ("brokerId", pa.int32()),
        ("epoch", pa.int64()),
        ("incarnationId", pa.string()),
        ("rack", pa.string()),
        ("endpoints", _ENDPOINTS),
        ("fenced", pa.bool_()),
        ("inControlledShutdown", pa.bool_()),
        ("logDirs", _IDS),
        ("cordonedLogDirs", _IDS),
        ("features", _FEATURES),
    ]
)
CONTROLLERS = pa.schema(
    [
        ("controllerId", pa.int32()),
        ("incarnationId", pa.string()),
        ("zkMigrationReady", pa.bool_()),
        ("endpoints", _ENDPOINTS),
        ("features", _FEATURES),
    ]
)
CONFIGS = pa.schema([(name, pa.string()) for name in ("resourceType", "resource", "name", "value")])
ACLS = pa.schema(
    [
        (name, pa.string())
        for name in (
            *("id", "resourceType", "resource", "patternType"),
            *("principal", "host", "operation", "permission"),
        )
    ]
)
QUOTAS = pa.schema(
    [
        ("entity", pa.map_(pa.string(), pa.string())),
        ("key", pa.string()),
        ("value", pa.float64()),
    ]
)
SCRAM = pa.schema(
    [
        ("user", pa.string()),
        ("mechanism", pa.string()),
        ("iterations", pa.int32()),
        ("salt", pa.binary()),
        ("storedKey", pa.binary()),
        ("serverKey", pa.binary()),
    ]
)
TOKENS = pa.schema(
    [
        ("owner", pa.string()),
        ("requester", pa.string()),
        ("renewers", _IDS),
        ("issueTimestamp", TIMESTAMP),
        ("maxTimestamp", TIMESTAMP),
        ("expirationTimestamp", TIMESTAMP),
        ("tokenId", pa.string()),
    ]
)
FEATURES = pa.schema([("feature", pa.string()), ("level", pa.int16())])
RECORDS = pa.schema(
    [
        ("segment", pa.string()),
        ("offset", pa.int64()),
        ("timestamp", TIMESTAMP),
        ("recordType", pa.int32()),
        ("recordName", pa.string()),
        ("version", pa.int16()),
        ("fields", pa.string()),
        ("inTransaction", pa.bool_()),
        ("error", pa.string()),
    ]
)

ACL_RESOURCES = {
    2: "topic",
    3: "group",
    4: "cluster",
    5: "transactional-id",
    6: "delegation-token",
    7: "user",
}
"""The names of ``ResourceType``, by number."""
ACL_PATTERNS = {3: "literal", 4: "prefixed"}
"""The names of ``PatternType``, by number."""
ACL_OPERATIONS = {
    2: "all",
    3: "read",
    4: "write",
    5: "create",
    6: "delete",
    7: "alter",
    8: "describe",
    9: "cluster-action",
    10: "describe-configs",
    11: "alter-configs",
    12: "idempotent-write",
    13: "create-tokens",
    14: "describe-tokens",
    15: "two-phase-commit",
}
"""The names of ``AclOperation``, by number."""
ACL_PERMISSIONS = {2: "deny", 3: "allow"}
"""The names of ``AclPermissionType``, by number."""
SCRAM_MECHANISMS = {1: "SCRAM-SHA-256", 2: "SCRAM-SHA-512"}
"""The names of ``ScramMechanism``, by number."""
SECURITY_PROTOCOLS = {0: "PLAINTEXT", 1: "SSL", 2: "SASL_PLAINTEXT", 3: "SASL_SSL"}
"""The names of ``SecurityProtocol``, by number."""
