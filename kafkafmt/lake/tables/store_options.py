"""The options of an fsspec driver in the words of other libraries that reach the same store.

Invariant: an option is translated or refused, never ignored; no error shows a value.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping
from typing import Any

from kafkafmt.storage.access import StorageOptions
from kafkafmt.storage.errors import StorageOptionError
from kafkafmt.storage.resolve import is_remote
from kafkafmt.storage.safe_paths import SAME_STORE

_REGION = "client_kwargs.region_name"
_ENDPOINT, _INNER_ENDPOINT = "endpoint_url", "client_kwargs.endpoint_url"
_DEFAULT_REGION = "us-east-1"
_ENDPOINT_VARIABLES = ("AWS_ENDPOINT_URL_S3", "AWS_ENDPOINT_URL")
_REGION_VARIABLES = ("AWS_REGION", "AWS_DEFAULT_REGION")
"""Of the environment, as boto3 takes them."""

_OBJECT_STORE = {
    "s3": {
        "key": "AWS_ACCESS_KEY_ID",
        "secret": "AWS_SECRET_ACCESS_KEY",
        "token": "AWS_SESSION_TOKEN",
        "anon": "AWS_SKIP_SIGNATURE",
        "profile": "AWS_PROFILE",
        _ENDPOINT: "AWS_ENDPOINT_URL",
        _INNER_ENDPOINT: "AWS_ENDPOINT_URL",
        _REGION: "AWS_REGION",
    },
    "gs": {"token": "GOOGLE_SERVICE_ACCOUNT"},
    "abfs": {
        "account_name": "AZURE_STORAGE_ACCOUNT_NAME",
        "account_key": "AZURE_STORAGE_ACCOUNT_KEY",
        "sas_token": "AZURE_STORAGE_SAS_TOKEN",
        "tenant_id": "AZURE_STORAGE_TENANT_ID",
        "client_id": "AZURE_STORAGE_CLIENT_ID",
        "client_secret": "AZURE_STORAGE_CLIENT_SECRET",
    },
}
_ICEBERG = {
    "s3": {
        "key": "s3.access-key-id",
        "secret": "s3.secret-access-key",
        "token": "s3.session-token",
        "anon": "s3.anonymous",
        "profile": "s3.profile-name",
        _ENDPOINT: "s3.endpoint",
        _INNER_ENDPOINT: "s3.endpoint",
        _REGION: "s3.region",
    },
    "gs": {"token": "gcs.oauth2.token", "project": "gcs.project-id"},
    "abfs": {
        "account_name": "adls.account-name",
        "account_key": "adls.account-key",
        "sas_token": "adls.sas-token",
        "tenant_id": "adls.tenant-id",
        "client_id": "adls.client-id",
        "client_secret": "adls.client-secret",
        "connection_string": "adls.connection-string",
    },
}
_ADDRESSING = "config_kwargs.s3.addressing_style"


def object_store_options(url: str, options: StorageOptions) -> dict[str, str]:
    """Return the options for delta-rs, which reaches stores by the library object_store.

    Raises:
        StorageOptionError: an option has no counterpart.
    """
    if not is_remote(url):
        return {}
    translated = _translated(url, options, _OBJECT_STORE, "delta-rs")
    if _scheme(url) == "s3":
        _set_endpoint(translated, "AWS_ENDPOINT_URL", "AWS_REGION")
        if translated.get("AWS_ENDPOINT_URL", "").startswith("http://"):
            translated["AWS_ALLOW_HTTP"] = "true"
    return translated


def file_io_properties(url: str, options: StorageOptions) -> dict[str, str]:
    """Return the properties for pyiceberg's file access; see `object_store_options`."""
    if not is_remote(url):
        return {}
    translated = _translated(url, options, _ICEBERG, "pyiceberg")
    if _scheme(url) == "s3":
        _set_endpoint(translated, "s3.endpoint", "s3.region")
    return translated


def _set_endpoint(translated: dict[str, str], endpoint: str, region: str) -> None:
    """Set the endpoint of the environment where none is given, and the region of an endpoint."""
    # fsspec takes it by itself, pyiceberg would go to AWS, and delta-rs refuse http.
    if found := translated.get(endpoint) or _in_environment(_ENDPOINT_VARIABLES):
        translated[endpoint] = found
        translated.setdefault(region, _in_environment(_REGION_VARIABLES) or _DEFAULT_REGION)


def _in_environment(variables: Iterable[str]) -> str:
    return next((found for name in variables if (found := os.environ.get(name))), "")


def _scheme(url: str) -> str:
    scheme = url.partition("://")[0]
    return SAME_STORE.get(scheme, scheme)


def _translated(
    url: str,
    options: StorageOptions,
    words: Mapping[str, Mapping[str, str]],
    library: str,
) -> dict[str, str]:
    known = words.get(_scheme(url), {})
    translated = {}
    for name, value in _flat(options):
        if name == _ADDRESSING:
            continue  # both libraries address by path where an endpoint is given
        if name not in known:
            raise StorageOptionError(
                f"the storage option {name!r} has no counterpart in {library};"
                f" it knows {', '.join(known) or 'none for this kind of URL'}"
            )
        translated[known[name]] = _text(value)
    return translated


def _flat(options: Mapping[str, Any], prefix: str = "") -> list[tuple[str, Any]]:
    flat = []
    for name, value in options.items():
        if isinstance(value, Mapping):
            flat += _flat(value, f"{prefix}{name}.")
        else:
            flat.append((f"{prefix}{name}", value))
    return flat


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
