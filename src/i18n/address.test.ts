import assert from "node:assert/strict"
import { describe, it } from "node:test"
import * as fc from "fast-check"
import { withoutPrefix } from "#i18n/address.ts"
import { ownPath } from "#lib/address/own-path.ts"
import { foreignAddresses } from "#server/testing/foreign-addresses.ts"

const SITE = "https://site.example"
/** These look dangerous, but encoded characters stay part of the path. */
const ENCODED = ["/vi/%2F%2Fevil.example", "/vi/%5Cevil.example", "/vi/%09/evil.example", "/%2F/evil.example"]

const originOf = (path: string) => new URL(path, SITE).origin

describe("redirects to an address from a link", () => {
  for (const address of foreignAddresses) {
    it(`go home for ${JSON.stringify(address)}`, () => {
      assert.equal(ownPath(address), "/")
      assert.equal(withoutPrefix(ownPath(address)), "/")
    })
  }

  for (const address of ENCODED) {
    it(`stay on the site for ${JSON.stringify(address)}`, () => {
      for (const path of [ownPath(address), withoutPrefix(ownPath(address))]) assert.equal(originOf(path), SITE)
    })
  }

  it("stay on the site for any address", () => {
    const part = fc.constantFrom(
      "/",
      "\\",
      "/vi",
      ".",
      "..",
      "%2e",
      "%2f",
      "%5c",
      "\t",
      "\n",
      "@",
      ":",
      "?",
      "#",
      "evil.example",
      "https:",
    )
    const likely = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(""))
    const address = fc.oneof(
      likely,
      likely.map((rest) => `/vi${rest}`),
      fc.string({ unit: "binary" }),
      fc.webUrl(),
    )
    const isOurs = (written: string) => {
      for (const path of [ownPath(written), withoutPrefix(ownPath(written))]) assert.equal(originOf(path), SITE)
    }
    return fc.assert(fc.property(address, isOurs), { numRuns: 20_000 })
  })
})

describe("withoutPrefix", () => {
  const cases: [path: string, without: string][] = [
    ["/vi", "/"],
    ["/vi/", "/"],
    ["/vi/tour/ha-long", "/tour/ha-long"],
    ["/vi//evil.example", "/evil.example"],
    ["/vi/\\evil.example", "/evil.example"],
    ["/video", "/video"],
    ["/tours", "/tours"],
  ]
  for (const [path, without] of cases)
    it(`maps ${path} to ${without}`, () => assert.equal(withoutPrefix(path), without))
})
