import assert from "node:assert/strict"
import { beforeEach, describe, it } from "node:test"
import { forgetRecent, noteLater, recent, recents } from "./recent.server.ts"

describe("what was loaded lately", () => {
  let loads = 0
  const count = async () => ++loads

  beforeEach(() => {
    forgetRecent()
    loads = 0
  })

  it("is loaded once, for all who ask", async () => {
    assert.deepEqual(await Promise.all([recent("tours", count), recent("tours", count)]), [1, 1])
    assert.equal(await recent("tours", count), 1)
  })

  it("is loaded anew when content has changed, whichever process changed it, and when changes may go by untold", async () => {
    await recent("tours", count)
    recents.changed("tours")
    assert.equal(await recent("tours", count), 2)
    recents.lost()
    assert.equal(await recent("tours", count), 3)
    recents.hears()
    assert.equal(await recent("tours", count), 4)
  })

  it("stays when places are sold", async () => {
    await recent("tours", count)
    recents.changed("departures")
    assert.equal(await recent("tours", count), 1)
  })

  it("is not what was read before a change and is known after it", async () => {
    const note = noteLater<number>("tours")
    forgetRecent()
    note(29)
    assert.equal(await recent("tours", count), 1)
    noteLater<number>("transfers")(31)
    assert.equal(await recent("transfers", count), 31)
  })

  it("is not what failed", async () => {
    await assert.rejects(recent("tours", () => Promise.reject(new Error("away"))))
    assert.equal(await recent("tours", count), 1)
  })
})
