"""The options of an fsspec driver in the words of other libraries for the same store.

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

_LIBRARIES = ("delta-rs", "pyiceberg")
_WORDS: dict[str, dict[str, tuple[str | None, str]]] = {
    "s3": {
        "key": ("AWS_ACCESS_KEY_ID", "s3.access-key-id"),
        "secret": ("AWS_SECRET_ACCESS_KEY", "s3.secret-access-key"),
        "token": ("AWS_SESSION_TOKEN", "s3.session-token"),
        "anon": ("AWS_SKIP_SIGNATURE", "s3.anonymous"),
        "profile": ("AWS_PROFILE", "s3.profile-name"),
        _ENDPOINT: ("AWS_ENDPOINT_URL", "s3.endpoint"),
        _INNER_ENDPOINT: ("AWS_ENDPOINT_URL", "s3.endpoint"),
        _REGION: ("AWS_REGION", "s3.region"),
    },
    "gs": {
        "token": ("GOOGLE_SERVICE_ACCOUNT", "gcs.oauth2.token"),
        "project": (None, "gcs.project-id"),
    },
    "abfs": {
        "account_name": ("AZURE_STORAGE_ACCOUNT_NAME", "adls.account-name"),
        "account_key": ("AZURE_STORAGE_ACCOUNT_KEY", "adls.account-key"),
        "sas_token": ("AZURE_STORAGE_SAS_TOKEN", "adls.sas-token"),
        "tenant_id": ("AZURE_STORAGE_TENANT_ID", "adls.tenant-id"),
        "client_id": ("AZURE_STORAGE_CLIENT_ID", "adls.client-id"),
        "client_secret": ("AZURE_STORAGE_CLIENT_SECRET", "adls.client-secret"),
        "connection_string": (None, "adls.connection-string"),
    },
}
"""By the kind of URL, what each of the libraries calls an option; ``None``: it has no such one."""
_ADDRESSING = "config_kwargs.s3.addressing_style"


def object_store_options(url: str, options: StorageOptions) -> dict[str, str]:
    """Return the options for delta-rs and its library object_store.

    Raises:
        StorageOptionError: an option has no counterpart.
    """
    translated = _translated(url, options, "delta-rs")
    if _scheme(url) == "s3":
        _set_endpoint(translated, "AWS_ENDPOINT_URL", "AWS_REGION")
        if translated.get("AWS_ENDPOINT_URL", "").startswith("http://"):
            translated["AWS_ALLOW_HTTP"] = "true"
    return translated


def file_io_properties(url: str, options: StorageOptions) -> dict[str, str]:
    """Return the properties for pyiceberg's file access; see `object_store_options`."""
    translated = _translated(url, options, "pyiceberg")
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


def _translated(url: str, options: StorageOptions, library: str) -> dict[str, str]:
    """Return options in the words of a library; none for a directory of this machine."""
    words, column = _WORDS.get(_scheme(url), {}), _LIBRARIES.index(library)
    known = {name: word for name, both in words.items() if (word := both[column]) is not None}
    translated: dict[str, str] = {}
    for name, value in _flat(options) if is_remote(url) else ():
        if name == _ADDRESSING:
            continue  # both libraries address by path where an endpoint is given
        if name not in known:
            raise StorageOptionError(
                f"the storage option {name!r} has no counterpart in {library};"
                f" it knows {', '.join(known) or 'none for this kind of URL'}"
            )
        translated[known[name]] = str(value).lower() if isinstance(value, bool) else str(value)
    return translated


def _flat(options: Mapping[str, Any], prefix: str = "") -> list[tuple[str, Any]]:
    flat = []
    for name, value in options.items():
        if isinstance(value, Mapping):
            flat += _flat(value, f"{prefix}{name}.")
        else:
            flat.append((f"{prefix}{name}", value))
    return flat
