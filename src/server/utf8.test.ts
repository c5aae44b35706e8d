import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { encodeUtf8 } from "./utf8.server.ts"

describe("a text as bytes", () => {
  for (const [what, text] of [
    ["nothing", ""],
    ["letters", "Ghe"],
    ["Vietnamese, a currency and a picture", "Vịnh Hạ Long – 1.250.000 ₫ 🛶"],
    ["halves of characters", "a\ud83db\udef6"],
    ["more than the prepared room", "Hạ Long ".repeat(100_000)],
  ] as const)
    it(`is what every encoder makes of ${what}`, () => {
      assert.deepEqual(Buffer.from(encodeUtf8(text)), Buffer.from(text))
      assert.deepEqual(Buffer.from(encodeUtf8("Đi ", text, text)), Buffer.from(`Đi ${text}${text}`))
    })
})
