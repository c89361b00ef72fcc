"""Web Push: a message for one browser, carried by its maker's push service, which cannot read it.

RFC 8291 defines the encryption, RFC 8292 (VAPID) how the push service knows the sender, RFC 8030
the delivery. Needs the extra ``push``, so nothing imports this module at the top.
"""

from __future__ import annotations

import base64
import http.client
import os
import ssl
from typing import Final, Literal, TypeAlias
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from wardround.server.protocol.http_requests import PushSubscription

RECORD: Final = 4096
SECONDS: Final = 10.0
HALF_A_DAY: Final = 12 * 3600
TTL: Final = 24 * 3600
"""Seconds for which a push service keeps a message for a browser that is off."""

Sent: TypeAlias = Literal["sent", "gone", "failed"]
"""``gone``: the subscription has ended; ``failed``: it may work later."""


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


# -- keys of the site -----------------------------------------------------------------------------


def new_key() -> bytes:
    """A private key for this site, to be stored."""
    return ec.generate_private_key(ec.SECP256R1()).private_bytes(
        serialization.Encoding.DER,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )


def private_key(kept: bytes) -> ec.EllipticCurvePrivateKey:
    key = serialization.load_der_private_key(kept, None)
    assert isinstance(key, ec.EllipticCurvePrivateKey)
    return key


def public_point(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public key that browsers are given, so that no one else can send them anything."""
    return key.public_key().public_bytes(
        serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
    )


def vapid(endpoint: str, key: ec.EllipticCurvePrivateKey, contact: str, now: int) -> str:
    """The header that identifies the sender; ``now`` in seconds since 1970."""
    parts = urlsplit(endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now + HALF_A_DAY, "sub": contact}
    signed = ".".join(
        encoded(msgspec.json.encode(part)) for part in ({"typ": "JWT", "alg": "ES256"}, claims)
    )
    r, s = decode_dss_signature(key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
    signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
    return f"vapid t={signed}.{signature}, k={encoded(public_point(key))}"


# -- the message ----------------------------------------------------------------------------------


def encrypt(text: bytes, subscription: PushSubscription) -> bytes:
    """The body of a message that only the subscribed browser can read; ValueError for a bad key."""
    receiver = decoded(subscription.p256dh)
    mine = ec.generate_private_key(ec.SECP256R1())
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), receiver)
    sender, salt = public_point(mine), os.urandom(16)
    shared = _derived(
        mine.exchange(ec.ECDH(), theirs),
        decoded(subscription.auth),
        b"WebPush: info\0" + receiver + sender,
        32,
    )
    key = _derived(shared, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(shared, salt, b"Content-Encoding: nonce\0", 12)
    header = salt + RECORD.to_bytes(4, "big") + bytes([len(sender)]) + sender
    return header + AESGCM(key).encrypt(nonce, text + b"\2", None)


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)


# -- handing it over ------------------------------------------------------------------------------


def is_service(endpoint: str, services: tuple[str, ...]) -> bool:
    """Whether this is an address of a known push service. A server that posted to any address it is
    given could be used to attack its own network."""
    try:
        parts = urlsplit(endpoint)
        origin, host = f"{parts.scheme}://{parts.netloc}", parts.hostname or ""
    except ValueError:
        return False
    for service in services:
        if "://" in service and origin == service.rstrip("/"):
            return True
        if parts.scheme == "https" and parts.netloc == host and _matches(host, service):
            return True
    return False


def _matches(host: str, service: str) -> bool:
    return host.endswith(service[1:]) if service.startswith("*.") else host == service


def post(endpoint: str, body: bytes, authorization: str, topic: str) -> Sent:
    """Hand a message to a push service; blocks. Redirects are not followed."""
    parts = urlsplit(endpoint)
    if parts.scheme == "https":
        line: http.client.HTTPConnection = http.client.HTTPSConnection(
            parts.netloc, timeout=SECONDS, context=ssl.create_default_context()
        )
    else:
        line = http.client.HTTPConnection(parts.netloc, timeout=SECONDS)
    headers = {
        "Authorization": authorization,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(TTL),
        "Topic": topic,
        "Urgency": "normal",
    }
    try:
        line.request("POST", parts.path + (f"?{parts.query}" if parts.query else ""), body, headers)
        status = line.getresponse().status
    except (OSError, http.client.HTTPException):
        return "failed"
    finally:
        line.close()
    if status in (404, 410):
        return "gone"
    return "sent" if 200 <= status < 300 else "failed"
