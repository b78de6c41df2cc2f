"""Web Push encryption (RFC 8291) and server identification (VAPID, RFC 8292)."""

import os
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_der_private_key,
)

_CURVE = ec.SECP256R1()
_LENGTH = 512
"""Length of every notice in bytes, so that it reveals nothing."""
_RECORD = 4096
_GOOD_FOR_S = 12 * 60 * 60


def new_key() -> bytes:
    """Return a new private key."""
    key = ec.generate_private_key(_CURVE)
    return key.private_bytes(Encoding.DER, PrivateFormat.PKCS8, NoEncryption())


class Signer:
    """Signs requests to push services with the server's key."""

    def __init__(self, key: bytes, contact: str) -> None:
        private = load_der_private_key(key, None)
        assert isinstance(private, ec.EllipticCurvePrivateKey)
        self._key = private
        self._contact = contact
        self.public = to_text(_point(private))

    def authorization(self, origin: str) -> str:
        """Return the Authorization header for a push service."""
        claims = {"aud": origin, "exp": int(time.time()) + _GOOD_FOR_S, "sub": self._contact}
        parts = ({"typ": "JWT", "alg": "ES256"}, claims)
        signed = ".".join(to_text(msgspec.json.encode(part)) for part in parts)
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        signature = to_text(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return f"vapid t={signed}.{signature}, k={self.public}"


def encrypt(text: bytes, p256dh: str, auth: str) -> bytes:
    """Encrypt a notice as one `aes128gcm` record. Raises `ValueError` if a key is invalid."""
    reader = ec.EllipticCurvePublicKey.from_encoded_point(_CURVE, from_text(p256dh))
    once = ec.generate_private_key(_CURVE)
    info = b"WebPush: info\0" + from_text(p256dh) + _point(once)
    secret = _derive(32, from_text(auth), info, once.exchange(ec.ECDH(), reader))
    salt = os.urandom(16)
    key = _derive(16, salt, b"Content-Encoding: aes128gcm\0", secret)
    nonce = _derive(12, salt, b"Content-Encoding: nonce\0", secret)
    sealed = AESGCM(key).encrypt(nonce, (text + b"\2").ljust(_LENGTH, b"\0"), None)
    return salt + _RECORD.to_bytes(4, "big") + bytes([len(_point(once))]) + _point(once) + sealed


def to_text(data: bytes) -> str:
    """Encode as base64url without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    """Decode base64url without padding."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _point(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _derive(length: int, salt: bytes, info: bytes, secret: bytes) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)
