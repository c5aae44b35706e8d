import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { ownWords } from "./enquiry-mail-texts.server.ts"

describe("the copy of what a guest wrote", () => {
  const cases: [said: string, copied: string][] = [
    ["free on 5/12 or 12.12.2026? 4.000.000 per person", "free on 5/12 or 12.12.2026? 4.000.000 per person"],
    ["5/12/2026 - 10/12/2026, 5/12/2026-10/12/2026", "5/12/2026 - 10/12/2026, 5/12/2026-10/12/2026"],
    ["Ngày 20/12, 1.500.000đ/người, and/or lunch", "Ngày 20/12, 1.500.000đ/người, and/or lunch"],
    ["ring 0912 345 678 or +84 (0)912.345.678", "ring […] or […]"],
    ["1/0912345678 and 12.12.2026 0912345678", "[…] and […]"],
    ["see pills.example/buy, //pills, a@b.vn and 1.2.3.4/x", "see […] […] […] and […]"],
  ]
  for (const [said, copied] of cases) it(`says '${copied}' for '${said}'`, () => assert.equal(ownWords(said), copied))

  it("reads the longest text there can be", () => {
    for (const part of ["1", "1 ", "1.", "/", "1/", "a.", "("]) assert.ok(ownWords(part.repeat(10_000)))
  })
})
