import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { isEmail, readEmail } from "./email.ts"

describe("readEmail", () => {
  it("returns the intended address", () => {
    const typed = [
      " Ann.ZW@Example.com ",
      "\u200Bann.zw@example.com",
      "ann.\u00ADzw@exam\u2060ple.com\uFEFF",
      "\u202Aann.zw@example.com\u202C",
      "ａｎｎ．ｚｗ＠ｅｘａｍｐｌｅ。ｃｏｍ",
      "\u00A0ann.zw@example.com\u3000",
    ]
    for (const address of typed) {
      assert.equal(readEmail(address), "ann.zw@example.com")
      assert.ok(isEmail(readEmail(address)))
    }
  })

  it("leaves a text unchanged that is too long, or has too many accents, for an address", () => {
    for (const text of ["a".repeat(3_000), `a${"\u0301".repeat(62_000)}@b.co`]) {
      assert.equal(readEmail(text), text)
      assert.ok(!isEmail(text))
    }
  })
})

describe("isEmail", () => {
  it("accepts usual and foreign addresses", () => {
    for (const address of ["a@b.co", "o'brien+tours@mail.b.co", "chào@việt.vn", "a-b@c-d.example", "a.@b.co"])
      assert.ok(isEmail(address), address)
  })

  it("refuses what mail programs read as another or a second address, as a name, or as an option", () => {
    const addresses = [
      ...["<victim@b.co", "<<victim@b.co", "victim@b.co>", "a@b.co,c.de", "undisclosed:a@b.co;", "-oQ/tmp@b.co"],
      ...["a;b@c.de", '"a"@b.co', "a\\b@c.de", "a(b)@c.de", "a@[127.0.0.1]", "a@b.co:25"],
    ]
    for (const address of addresses) assert.ok(!isEmail(address), address)
  })

  it("refuses addresses without a complete domain", () => {
    for (const address of [
      "",
      "a",
      "a@b",
      "a@b.",
      "a@.co",
      "a@b..co",
      "@b.co",
      "a@b@c.de",
      "a b@c.de",
      `${"a".repeat(250)}@b.co`,
    ])
      assert.ok(!isEmail(address), address)
  })
})
