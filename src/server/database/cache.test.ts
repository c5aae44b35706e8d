import assert from "node:assert/strict"
import { beforeEach, describe, it, mock } from "node:test"
import { cached, clearCache, contentCache, shareAnswer } from "./cache.server.ts"

describe("the cache", () => {
  let loads = 0
  const load = async () => ({ load: ++loads })
  const read = async (key = "tours") => (await cached(key, load)).load

  beforeEach(() => {
    clearCache()
    loads = 0
  })

  it("loads a value once for all callers", async () => {
    assert.deepEqual(await Promise.all([read(), read()]), [1, 1])
    assert.equal(await read(), 1)
    assert.equal(await read("transfers"), 2)
  })

  it("loads a value again after a change, a lost connection and a reconnect", async () => {
    await read()
    for (const [nth, tell] of [
      () => contentCache.changed("tours"),
      contentCache.disconnected,
      contentCache.connected,
    ].entries()) {
      tell()
      assert.equal(await read(), nth + 2)
    }
  })

  it("keeps values when places are sold", async () => {
    await read()
    contentCache.changed("departures")
    assert.equal(await read(), 1)
  })

  it("returns a value that was loading during a change, but does not cache it", async () => {
    const reading = Promise.withResolvers<object>()
    const old = cached("tours", () => reading.promise)
    contentCache.changed("tours")
    assert.equal(await read(), 1)
    reading.resolve({ load: 29 })
    assert.deepEqual(await old, { load: 29 })
    assert.equal(await read(), 1)
  })

  it("loads a value again when its ttl is over", async () => {
    await cached("tours", load, 1)
    await new Promise((resume) => setTimeout(resume, 5))
    assert.equal(await read(), 2)
  })

  it("does not cache errors", async () => {
    await assert.rejects(
      cached("tours", () => Promise.reject(new Error("away"))),
      /away/,
    )
    assert.equal(await read(), 1)
  })
})

describe("shareAnswer", () => {
  it("loads an answer again on the next day in Hanoi", async () => {
    let loads = 0
    const load = async () => ({ isPublic: true, length: 2, load: ++loads })
    contentCache.connected()
    mock.timers.enable({ apis: ["Date"], now: Date.parse("2026-11-20T23:59:50+07:00") })
    try {
      for (const expected of [1, 1]) assert.equal((await shareAnswer("en /api/settings", load)).load, expected)
      mock.timers.setTime(Date.parse("2026-11-21T00:00:00+07:00"))
      assert.equal((await shareAnswer("en /api/settings", load)).load, 2)
    } finally {
      mock.timers.reset()
      contentCache.disconnected()
    }
  })
})
