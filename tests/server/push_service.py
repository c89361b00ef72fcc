"""A push service and a browser that subscribes to it, both our own, on loopback.

The service checks what a real one checks (RFC 8030, RFC 8292), and the browser reads the message as
a real one does (RFC 8291); neither uses the server's code.
"""

from __future__ import annotations

import base64
import hmac
import json
import os
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import urlsplit

from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

CURVE = ec.SECP256R1()


def text_of(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def bytes_of(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class SubscribedBrowser:
    """A browser's keys; its address at the push service is derived from the public one."""

    def __init__(self, service: str) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._auth = os.urandom(16)
        point = serialization.PublicFormat.UncompressedPoint
        self.public = self._key.public_key().public_bytes(serialization.Encoding.X962, point)
        self.endpoint = f"{service}/push/{text_of(self.public)[:24]}"

    def subscription(self) -> dict[str, str]:
        keys = {"p256dh": text_of(self.public), "auth": text_of(self._auth)}
        return {"endpoint": self.endpoint, **keys}

    def read(self, body: bytes) -> Any:
        """The message in a body; fails if it is for somebody else, or was changed."""
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, ciphertext = body[21 : 21 + length], body[21 + length :]
        assert len(ciphertext) <= size
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender)
        shared = self._key.exchange(ec.ECDH(), theirs)
        secret = _hkdf(self._auth, shared, b"WebPush: info\0" + self.public + sender, 32)
        key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
        padded = AESGCM(key).decrypt(nonce, ciphertext, None).rstrip(b"\0")
        assert padded[-1:] == b"\2", "the last record ends so"
        return json.loads(padded[:-1])


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    extracted = hmac.digest(salt, secret, "sha256")
    return hmac.digest(extracted, info + b"\1", "sha256")[:length]


class PushService:
    """Takes messages for browsers, and says 410 for those that are gone."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        """Paths, headers and bodies."""
        self.faults: list[str] = []
        self.gone: set[str] = set()
        self.key = b""
        """The key that browsers have subscribed with; nobody else may send."""
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                status = service.take(self.path, dict(self.headers), body)
                self.send_response(status)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *values: object) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_address[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def take(self, path: str, headers: dict[str, str], body: bytes) -> int:
        if path in self.gone:
            return 410
        try:
            self._check(headers, body)
        except Exception as fault:
            self.faults.append(f"{type(fault).__name__}: {fault}")
            return 403
        self.taken.append((path, headers, body))
        return 201

    def _check(self, headers: dict[str, str], body: bytes) -> None:
        kind, _, rest = headers["Authorization"].partition(" ")
        given = dict(part.strip().split("=", 1) for part in rest.split(","))
        assert (kind, headers["Content-Encoding"]) == ("vapid", "aes128gcm")
        assert len(body) <= 4096
        assert int(headers["TTL"]) > 0
        assert 0 < len(headers["Topic"]) <= 32
        assert bytes_of(given["k"]) == self.key, "another site's key"
        signed, _, signature = given["t"].rpartition(".")
        raw = bytes_of(signature)
        halves = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, self.key)
        public.verify(encode_dss_signature(*halves), signed.encode(), ec.ECDSA(hashes.SHA256()))
        head, claims = (json.loads(bytes_of(part)) for part in signed.split("."))
        assert head == {"typ": "JWT", "alg": "ES256"}
        assert claims["aud"] == self.url
        assert time.time() < claims["exp"] <= time.time() + 86_400
        assert urlsplit(claims["sub"]).scheme in ("mailto", "https")
