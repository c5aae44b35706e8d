import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { isSlug, MAX_SLUG } from "./slug.ts"

describe("isSlug", () => {
  it("accepts lower-case words joined by hyphens", () => {
    for (const slug of ["hue", "ha-long-bay", "3-days-in-sapa", "a".repeat(MAX_SLUG)]) assert.ok(isSlug(slug), slug)
  })

  it("refuses anything else", () => {
    for (const text of ["", "-", "ha--long", "-hue", "hue-", "Huế", "hue/da-nang", "hue\n", "a".repeat(MAX_SLUG + 1)])
      assert.ok(!isSlug(text), text)
  })
})
