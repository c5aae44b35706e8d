import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { ownPath } from "#lib/address/own-path.ts"

describe("ownPath", () => {
  for (const path of ["/", "/profile", "/bookings?ref=GHE-7K3&contact=a%40b.vn", "/vi/tour/ha-long#top"]) {
    it(`accepts ${path}`, () => assert.equal(ownPath(path), path))
  }

  const foreign = [
    "https://evil.example",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "\n//evil.example",
    "/x/..//evil.example",
    "/.//evil.example",
    "javascript:alert(1)",
    "profile",
    "",
    undefined,
    ["/profile"],
  ]
  for (const address of foreign) {
    it(`refuses ${JSON.stringify(address)}`, () => assert.equal(ownPath(address, "/home"), "/home"))
  }
})
