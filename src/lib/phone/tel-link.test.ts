import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { telLink } from "./tel-link.ts"

describe("telLink", () => {
  const cases: [written: string, link: string][] = [
    ["+84 24 3926 0114", "tel:+842439260114"],
    ["024 3926 0114", "tel:+842439260114"],
    ["024\u00a03926\u00a00114", "tel:+842439260114"],
    ["024.3926.0114", "tel:+842439260114"],
    ["(024) 3926-0114", "tel:+842439260114"],
    ["0084 24 3926 0114", "tel:+842439260114"],
    ["+44 (0)20 7946 0018", "tel:+442079460018"],
    ["0044 (0) 20 7946 0018", "tel:+442079460018"],
    ["(0)24 3926 0114", "tel:+842439260114"],
    ["0912 345 678", "tel:+84912345678"],
    ["1900 1234", "tel:19001234"],
    ["113", "tel:113"],
    ["0912345678/0987654321", "tel:+84912345678"],
    ["0912345678 - 0987654321", "tel:+84912345678"],
    ["0912 345 678 hoặc 0987 654 321", "tel:+84912345678"],
    ["Zalo 0912 345 678", "tel:+84912345678"],
  ]
  for (const [written, link] of cases)
    it(`converts '${written}' to '${link}'`, () => assert.equal(telLink(written), link))
})
