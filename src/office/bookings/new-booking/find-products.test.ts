import assert from "node:assert/strict"
import { it } from "node:test"
import { namesFirst } from "./find-products.ts"

const trek = { title: { en: "Sapa trek", vi: "Trekking Sa Pa" } }
const airport = { title: { en: "Noi Bai Airport – Hanoi", vi: "Sân bay Nội Bài – Hà Nội" } }
const bay = { title: { en: "Bai Tu Long by way of Noi", vi: "Vịnh Bái Tử Long" } }

it("puts products whose name has the words before those that mention them in a text", () => {
  assert.deepEqual(namesFirst([trek, bay, airport], "noi bai"), [airport, bay, trek])
  assert.deepEqual(namesFirst([trek, airport], "Nội Bài"), [airport, trek])
})

it("keeps the order of the lists among equal matches", () => {
  assert.deepEqual(namesFirst([trek, airport, bay], ""), [trek, airport, bay])
})
