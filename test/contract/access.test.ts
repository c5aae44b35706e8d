import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { checkForeignIds, checkRoles } from "./access.ts"
import { openTestWorld } from "./test-world.ts"
import { ENDPOINTS } from "./world.ts"

const { world, samples } = await openTestWorld()

/** In short what `npm run prove -- access` does with larger numbers. */
describe("the API", () => {
  it("lets in exactly those whom the specification lets in, on every endpoint", async () => {
    assert.equal(await checkRoles(world, samples), ENDPOINTS.length * 10)
  })

  it("answers the same 404 about a foreign booking and about none", async () => {
    assert.equal(await checkForeignIds(world, 200), 200 * 8)
  })
})
