"""The entries of a directory in S3, a page at a time: its driver lists a directory as a whole.

Invariant: an entry is what the driver's own listing says of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any


def pages(driver: Any, path: str, ask: Callable[[Callable[[], Any]], Any]) -> Iterator[list[Any]]:
    """Pages of a thousand entries; none where a directory is empty or missing.

    ``ask`` calls what sends a request, again if need be.
    """
    bucket, key, _ = driver.split_path(path)
    wanted = {"Bucket": bucket, "Prefix": f"{key}/" if key else "", "Delimiter": "/"}
    while bucket:
        page = ask(lambda: driver.call_s3("list_objects_v2", **wanted))
        entries = [
            {"name": found["Prefix"], "type": "directory", "size": 0}
            for found in page.get("CommonPrefixes", ())
        ]
        entries += (
            {**found, "name": found["Key"], "type": "file", "size": found["Size"]}
            for found in page.get("Contents", ())
        )
        if entries:
            yield entries
        if not page.get("IsTruncated"):
            break
        wanted["ContinuationToken"] = page["NextContinuationToken"]
