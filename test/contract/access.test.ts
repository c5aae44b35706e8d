import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { checkForeignIds, checkRoles } from "./access.ts"
import { openTestWorld } from "./test-world.ts"
import { ENDPOINTS } from "./world.ts"

const { world, samples } = await openTestWorld()

describe("access to the API", () => {
  it("is granted to the specified roles on every endpoint", async () => {
    assert.equal(await checkRoles(world, samples), ENDPOINTS.length * 10)
  })

  it("is refused with the same 404 for foreign and unknown bookings", async () => {
    assert.equal(await checkForeignIds(world, 200), 200 * 8)
  })
})
