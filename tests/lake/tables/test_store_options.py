"""The options of a store for delta-rs and pyiceberg."""

from __future__ import annotations

import pytest

from kafkafmt.lake.tables.store_options import file_io_properties, object_store_options
from kafkafmt.storage.access import StorageOptions

HTTP, HTTPS = "http://127.0.0.1:9000", "https://store.example"


@pytest.mark.parametrize("variable", ["AWS_ENDPOINT_URL", "AWS_ENDPOINT_URL_S3"])
@pytest.mark.parametrize("endpoint", [HTTP, HTTPS])
def test_an_endpoint_of_the_environment_counts_as_for_fsspec(
    monkeypatch: pytest.MonkeyPatch, variable: str, endpoint: str
) -> None:
    for name in ("AWS_ENDPOINT_URL", "AWS_ENDPOINT_URL_S3", "AWS_REGION", "AWS_DEFAULT_REGION"):
        monkeypatch.delenv(name, raising=False)
    url, none = "s3://bucket/lake", StorageOptions({})
    assert object_store_options(url, none) == file_io_properties(url, none) == {}
    monkeypatch.setenv(variable, endpoint)
    words = {"AWS_ENDPOINT_URL": endpoint, "AWS_REGION": "us-east-1"}
    allowed = {"AWS_ALLOW_HTTP": "true"} if endpoint == HTTP else {}
    assert object_store_options(url, none) == words | allowed
    assert file_io_properties(url, none) == {"s3.endpoint": endpoint, "s3.region": "us-east-1"}
    given = StorageOptions({"endpoint_url": "https://other.example"})
    monkeypatch.setenv("AWS_REGION", "eu-central-1")
    assert file_io_properties(url, given) == {
        "s3.endpoint": "https://other.example",
        "s3.region": "eu-central-1",
    }
    assert object_store_options("gs://bucket/lake", none) == {}
