import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { sidesOf } from "./name-sides.ts"

const frame = { width: 400, height: 440 }
const pin = (name: string, x: number, y: number) => ({ name, x, y })

describe("sidesOf", () => {
  it("names a pin on its east side if there is room", () => {
    assert.deepEqual(sidesOf([pin("Hue", 200, 200)], frame), ["east"])
  })

  it("covers no other pin with a name", () => {
    assert.deepEqual(sidesOf([pin("Hanoi", 150, 100), pin("Ha Long Bay", 180, 100)], frame), ["west", "east"])
  })

  it("keeps names within the frame", () => {
    assert.deepEqual(sidesOf([pin("Phu Quoc", 380, 300)], frame), ["west"])
    assert.deepEqual(sidesOf([pin("Phu Quoc", 40, 300), pin("Mekong Delta", 90, 300)], frame), ["south", "east"])
  })

  it("names every pin, however many there are at one place", () => {
    const crowd = Array.from({ length: 20 }, (_, nth) => pin(`Place ${nth}`, 200, 200))
    assert.equal(sidesOf(crowd, frame).length, 20)
  })
})
