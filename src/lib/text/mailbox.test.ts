import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { mailboxOf } from "./mailbox.ts"

describe("mailboxOf", () => {
  const SAME = {
    "lan@mail.example": ["LAN@Mail.example", "lan+1@mail.example", "lan+a+b@mail.example", "lan+@mail.example"],
    "lanpham@gmail.com": ["lan.pham@gmail.com", "L.a.n.Pham+hanoi@googlemail.com", "lanpham@googlemail.com"],
  }
  for (const [mailbox, spellings] of Object.entries(SAME))
    for (const spelling of [mailbox, ...spellings])
      it(`reads ${spelling} as ${mailbox}`, () => assert.equal(mailboxOf(spelling), mailbox))

  it("tells different mailboxes apart", () => {
    const different = ["lan.pham@mail.example", "lanpham@mail.example", "+lan@mail.example", "+minh@mail.example"]
    assert.equal(new Set(different.map(mailboxOf)).size, different.length)
  })
})
