import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { snapshot, snapshots } from "./snapshot.server.ts"

describe("what is kept for a second", () => {
  it("is loaded anew when content has changed and when changes may go by untold, but not when places are sold", async () => {
    let loads = 0
    const { read, view } = snapshot(async () => ++loads)
    const doubled = () => view("doubled", (value) => value * 2)
    assert.deepEqual(await Promise.all([read(), read(), doubled()]), [1, 1, 2])
    snapshots.changed("departures")
    assert.deepEqual([await read(), await doubled()], [1, 2])
    for (const tell of [() => snapshots.changed("settings"), snapshots.lost, snapshots.hears]) {
      const before = loads
      tell()
      assert.deepEqual([await read(), await doubled()], [before + 1, 2 * (before + 1)])
    }
  })
})
