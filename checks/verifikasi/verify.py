"""Second implementation of the check of codes: base32, CBOR, COSE_Sign1 and CWT by hand, ES256 by OpenSSL.

Reads one JSON object a line ({"kode": base32, "x": base64url, "y": base64url}) and prints the claims, or "ditolak".
"""

import base64
import json
import os
import subprocess
import sys
import tempfile

# SubjectPublicKeyInfo of a P-256 key, up to its point.
SPKI = bytes.fromhex("3059301306072a8648ce3d020106082a8648ce3d030107034200")


class Refused(Exception):
    pass


def head(data, at):
    first = data[at]
    major, short = first >> 5, first & 31
    if short < 24:
        return major, short, at + 1
    if short > 27:
        raise Refused("indefinite length")
    size = 1 << (short - 24)
    return major, int.from_bytes(data[at + 1 : at + 1 + size], "big"), at + 1 + size


def item(data, at):
    major, value, at = head(data, at)
    if major == 0:
        return value, at
    if major == 1:
        return -1 - value, at
    if major in (2, 3):
        end = at + value
        if end > len(data):
            raise Refused("too short")
        return (data[at:end] if major == 2 else data[at:end].decode("utf-8")), end
    if major == 4:
        items = []
        for _ in range(value):
            one, at = item(data, at)
            items.append(one)
        return items, at
    if major == 5:
        pairs = {}
        for _ in range(value):
            key, at = item(data, at)
            pairs[key], at = item(data, at)
        return pairs, at
    if major == 6:
        inner, at = item(data, at)
        return ("tag", value, inner), at
    raise Refused("not used here")


def cbor(data):
    value, end = item(data, 0)
    if end != len(data):
        raise Refused("bytes after the end")
    return value


def byte_string(data):
    size = len(data)
    if size < 24:
        return bytes([0x40 + size]) + data
    if size < 256:
        return bytes([0x58, size]) + data
    if size < 65536:
        return b"\x59" + size.to_bytes(2, "big") + data
    return b"\x5a" + size.to_bytes(4, "big") + data


def der_integer(data):
    data = data.lstrip(b"\0") or b"\0"
    if data[0] & 0x80:
        data = b"\0" + data
    return bytes([2, len(data)]) + data


def genuine(key, signed, signature, folder):
    body = der_integer(signature[:32]) + der_integer(signature[32:])
    files = {
        "key.pem": b"-----BEGIN PUBLIC KEY-----\n" + base64.encodebytes(SPKI + b"\x04" + key) + b"-----END PUBLIC KEY-----\n",
        "signed": signed,
        "signature": bytes([0x30, len(body)]) + body,
    }
    paths = {}
    for name, content in files.items():
        paths[name] = os.path.join(folder, name)
        with open(paths[name], "wb") as file:
            file.write(content)
    command = ["openssl", "dgst", "-sha256", "-verify", paths["key.pem"], "-signature", paths["signature"], paths["signed"]]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def base64url(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def check(kode, key, folder):
    tag, number, parts = cbor(base64.b32decode(kode + "=" * (-len(kode) % 8)))
    if tag != "tag" or number != 18:
        raise Refused("no COSE_Sign1")
    protected, unprotected, payload, signature = parts
    header = cbor(protected)
    if header.get(1) != -7 or unprotected or len(signature) != 64:
        raise Refused("not ES256")
    signed = b"\x84\x6aSignature1" + byte_string(protected) + b"\x40" + byte_string(payload)
    if not genuine(key, signed, signature, folder):
        raise Refused("signature")
    claims = cbor(payload)
    holder, product, region, index = claims[-65537]
    return {
        "kunci": header[4].hex(),
        "nomor": claims[2],
        "mulai": claims[5],
        "akhir": claims.get(4),
        "pemegang": holder,
        "produk": product,
        "wilayah": region,
        "indeks": index,
    }


def main():
    with tempfile.TemporaryDirectory() as folder:
        for line in sys.stdin:
            asked = json.loads(line)
            key = base64url(asked["x"]) + base64url(asked["y"])
            try:
                print(json.dumps(check(asked["kode"], key, folder)))
            except (Refused, ValueError, KeyError, IndexError, TypeError, AttributeError, UnicodeDecodeError):
                print('"ditolak"')


main()
