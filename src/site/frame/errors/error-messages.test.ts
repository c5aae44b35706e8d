import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { ApiError } from "#lib/api/api-error.ts"
import { textsFor } from "./error-messages.ts"

/** The rows of spec §8. */
const ROWS: [what: string, error: object, said: string[]][] = [
  ["an expired token", { status: 401, code: "TOKEN_EXPIRED" }, ["Session expired. Please login again."]],
  ["any other 401", { status: 401, code: "UNAUTHORIZED" }, ["Unauthorized access."]],
  ["403", { status: 403, message: "No" }, ["Access forbidden."]],
  ["404", { status: 404, message: "Tour not found" }, ["Resource not found."]],
  ["422 with errors", { status: 422, message: "A", errors: [{ message: "A" }, { message: "B" }] }, ["A", "B"]],
  ["422 with a message", { status: 422, message: "A", errors: [] }, ["A"]],
  ["422 without a message", { status: 422, message: "", errors: [] }, ["Validation failed."]],
  ["429", { status: 429, message: "Slow" }, ["Too many requests. Please try again later."]],
  ["another status with a message", { status: 409, message: "Taken" }, ["Taken"]],
  ["another status without a message", { status: 500, message: "" }, ["An error occurred. Please try again."]],
  ["no answer", new ApiError(0, "NO_ANSWER", "x"), ["Network error. Please check your connection."]],
  ["any other error", new TypeError("x is undefined"), ["An unexpected error occurred."]],
  ["an error without a status", {}, ["An unexpected error occurred."]],
]

describe("textsFor", () => {
  for (const [what, error, said] of ROWS)
    it(`returns the text for ${what}`, () => assert.deepEqual(textsFor(error, "en"), said))

  it("returns Vietnamese, but keeps the server's message", () => {
    assert.deepEqual(textsFor({ status: 403 }, "vi"), ["Bạn không có quyền thực hiện việc này."])
    assert.deepEqual(textsFor({ status: 409, message: "Hết chỗ" }, "vi"), ["Hết chỗ"])
  })
})
