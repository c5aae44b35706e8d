import assert from "node:assert/strict"
import { it } from "node:test"
import { pendingOf } from "./pending-sign-in.ts"

it("tells a sign-in that waits for its second step from one that was refused", () => {
  const details = { ticket: "abc", methods: ["app"] }
  assert.deepEqual(pendingOf({ code: "SECOND_FACTOR_REQUIRED", details }), {
    code: "SECOND_FACTOR_REQUIRED",
    ...details,
  })
  assert.deepEqual(pendingOf({ code: "SECOND_FACTOR_SETUP_REQUIRED", details: { ticket: "abc" } }), {
    code: "SECOND_FACTOR_SETUP_REQUIRED",
    ticket: "abc",
  })
  assert.equal(pendingOf({ code: "INVALID_CREDENTIALS" }), undefined)
  assert.equal(pendingOf({}), undefined)
})
