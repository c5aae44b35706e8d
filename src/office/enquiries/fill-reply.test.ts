import assert from "node:assert/strict"
import { it } from "node:test"
import { fillReply } from "./fill-reply.ts"

it("leaves out fields that every object in JavaScript has", () => {
  const text = { en: "Hi {{guest}} {{constructor}}{{__proto__}}{{toString}}!" }
  const facts = { name: "Emma", tour: null, company: { en: "Song Xanh" }, staff: "Lan" }
  assert.match(fillReply({ name: text, text }, "en", facts), /^Dear Emma,\n\nHi Emma!\n\n/)
})
