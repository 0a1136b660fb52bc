"""Requests to S3 whose answers its driver does not hand out as they come.

Strategy: the driver lists a directory as a whole, so pages are requested here. It passes over the
objects that the store refuses to delete.

Invariant: an entry is what the driver's own listing says of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any


def pages(
    driver: Any, path: str, ask: Callable[[Callable[[], Any]], Any], stem: str = ""
) -> Iterator[list[Any]]:
    """Pages of a thousand entries; none where a directory is empty or missing.

    ``ask`` calls what sends a request, again if need be. Names begin with ``stem``.
    """
    bucket, key, _ = driver.split_path(path)
    wanted = {"Bucket": bucket, "Prefix": f"{key}/{stem}" if key else stem, "Delimiter": "/"}
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


def delete(driver: Any, urls: list[str]) -> None:
    """Delete at most 1000 objects of one bucket; missing ones are ignored.

    Raises:
        PermissionError: the store refuses to delete one of them.
        OSError: it does not delete one of them for another reason.
    """
    bucket, _, _ = driver.split_path(urls[0])
    objects = [{"Key": driver.split_path(url)[1]} for url in urls]
    wanted = {"Objects": objects, "Quiet": True}
    answer = driver.call_s3("delete_objects", Bucket=bucket, Delete=wanted)
    for kept in answer.get("Errors", ()):
        kind = PermissionError if kept["Code"] == "AccessDenied" else OSError
        raise kind(f"{kept['Key']} was not deleted: {kept.get('Message') or kept['Code']}")
