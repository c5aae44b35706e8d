import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { COLLEAGUES, checkForeignIds, checkRoles } from "./access.ts"
import { ENDPOINTS } from "./contract-site.ts"
import { openTestContractSite } from "./test-contract-site.ts"

const { site, samples } = await openTestContractSite()

/** Kinds of callers who don't work here, such as a guest with a token, or a disabled administrator. */
const STRANGERS = 8

describe("access to the API", () => {
  it("is granted to the specified roles on every endpoint", async () => {
    assert.equal(await checkRoles(site, samples), ENDPOINTS.length * (STRANGERS + COLLEAGUES.length))
  })

  it("is refused with the same 404 for foreign and unknown bookings", async () => {
    assert.equal(await checkForeignIds(site, 200), 200 * 16)
  })
})
