"""Padding of messages (SF-28)."""

import json
import random
import zlib

import pytest

from spyhouse.server.deflate import Deflater, TooLong, inflate, negotiate
from spyhouse.table.padding import pad_deflated, pad_texts

TAIL = b"\x00\x00\xff\xff"


def test_padded_texts_have_one_length_and_the_same_json() -> None:
    texts = [json.dumps({"card": card}).encode() for card in ("the spy", "a long name of a place", "zoo")]
    padded = pad_texts(texts)
    assert len({len(text) for text in padded}) == 1
    assert [json.loads(text) for text in padded] == [json.loads(text) for text in texts]


def test_padded_deflated_messages_keep_contexts_in_step() -> None:
    """SF-28: five sockets with different histories get 200 broadcasts of equal length."""
    rng = random.Random(5)
    deflaters = [Deflater(15) for _ in range(5)]
    inflaters = [zlib.decompressobj(-15) for _ in range(5)]
    for _ in range(200):
        texts = [rng.randbytes(rng.randint(0, 300)).hex().encode() + b"the same view" * 99 for _ in range(5)]
        messages = pad_deflated([deflate(text) for deflate, text in zip(deflaters, texts, strict=True)])
        assert len({len(message) for message in messages}) == 1
        heard = [one.decompress(message + TAIL) for one, message in zip(inflaters, messages, strict=True)]
        assert heard == texts


@pytest.mark.parametrize("gap", range(64))
def test_every_length_gap_can_be_padded(gap: int) -> None:
    deflate = Deflater(15)
    short = deflate(b"short")
    short_padded, long_padded = pad_deflated([short, b"x" * (len(short) + gap)])
    assert len(short_padded) == len(long_padded) <= len(short) + gap + 2 * 64
    assert zlib.decompressobj(-15).decompress(short_padded + TAIL) == b"short"


def test_repeated_view_deflates_to_almost_nothing() -> None:
    deflate = Deflater(15)
    rng = random.Random(1)
    view = rng.randbytes(1750).hex().encode()
    deflate(view)
    assert len(deflate(view)) < 100


@pytest.mark.parametrize("window", [9, 12, 15])
def test_small_deflate_window_is_respected(window: int) -> None:
    """Messages much longer than the receiver's window."""
    deflate, inflater = Deflater(window), zlib.decompressobj(-window)
    rng = random.Random(window)
    for _ in range(20):
        text = rng.choices([b"one", b"two", b"three", b"four"], k=9000)
        assert inflater.decompress(deflate(b" ".join(text)) + TAIL) == b" ".join(text)


def test_a_browsers_own_compression_is_undone_up_to_the_limit() -> None:
    packer = zlib.compressobj(wbits=-15)
    message = (packer.compress(b"a" * 5000) + packer.flush(zlib.Z_SYNC_FLUSH))[:-4]
    assert inflate(message, 5000) == b"a" * 5000
    with pytest.raises(TooLong):
        inflate(message, 4999)


@pytest.mark.parametrize(
    ("offer", "window"),
    [
        ("permessage-deflate; client_max_window_bits", 15),
        ("permessage-deflate", 15),
        ("permessage-deflate; server_max_window_bits=10", 10),
        ('permessage-deflate; server_max_window_bits="15"', 15),
        ("x-webkit-deflate-frame, permessage-deflate; client_no_context_takeover", 15),
        ("permessage-deflate; server_no_context_takeover, permessage-deflate", 15),
        ("permessage-deflate; server_max_window_bits=8", None),
        ("permessage-deflate; server_no_context_takeover", None),
        ("permessage-deflate; server_max_window_bits=many", None),
        ("", None),
    ],
)
def test_deflate_offers_of_browsers_are_accepted(offer: str, window: int | None) -> None:
    answer = negotiate(offer)
    assert (answer and answer[0]) == window
