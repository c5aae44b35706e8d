import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { nearAddress } from "./near-domain.ts"

describe("nearAddress", () => {
  for (const [typed, meant] of [
    ["emma@gmial.com", "emma@gmail.com"],
    ["emma@gmai.com", "emma@gmail.com"],
    ["emma@gmaill.com", "emma@gmail.com"],
    ["Emma@Gnail.com", "Emma@gmail.com"],
    ["emma@gmail.con", "emma@gmail.com"],
    ["emma@gmail.co", "emma@gmail.com"],
    ["lan@yaho.com.vn", "lan@yahoo.com.vn"],
    ["lan@hotnail.com", "lan@hotmail.com"],
  ] as const)
    it(`asks whether '${typed}' is '${meant}'`, () => assert.equal(nearAddress(typed), meant))

  it("leaves known domains, companies and unfinished addresses alone", () => {
    for (const typed of [
      "a@gmail.com",
      "a@gmx.net",
      "a@gmx.com",
      "a@mail.com",
      "a@email.com",
      "a@ghe.example",
      "a@live.vn",
      "a@",
      "a",
      "",
      "a@b@gmial.com",
    ])
      assert.equal(nearAddress(typed), undefined, typed)
  })

  it("is fast for the longest text", () => assert.equal(nearAddress(`a@${"gmial.".repeat(20_000)}`), undefined))
})
