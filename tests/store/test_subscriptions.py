"""Push subscriptions in the store."""

from spyhouse.store.sql import SqlStore


async def test_subscription_is_claimed_once_until_return(store: SqlStore) -> None:
    await store.subscribe("T", "p1", "phone", 1, b"a", limit=2)
    await store.subscribe("T", "p1", "desk", 2, b"b", limit=2)
    await store.subscribe("T", "p2", "phone", 2, b"c", limit=2)
    assert sorted(await store.claim_subscriptions("T", "p1")) == [("desk", b"b"), ("phone", b"a")]
    assert await store.claim_subscriptions("T", "p1") == []
    await store.reset_notified("T", "p1")
    await store.subscribe("T", "p1", "tablet", 3, b"d", limit=2)  # the oldest is deleted
    await store.unsubscribe("T", "p1", "tablet")
    assert await store.claim_subscriptions("T", "p1") == [("desk", b"b")]
    assert await store.claim_subscriptions("T", "p2") == [("phone", b"c")]


async def test_deleted_table_leaves_no_subscription(store: SqlStore) -> None:
    await store.subscribe("T", "p1", "phone", 1, b"a", limit=2)
    await store.delete("T")
    assert await store.claim_subscriptions("T", "p1") == []


async def test_stored_key_is_never_replaced(store: SqlStore) -> None:
    assert await store.load_or_create_key("push", b"first") == b"first"
    assert await store.load_or_create_key("push", b"second") == b"first"
