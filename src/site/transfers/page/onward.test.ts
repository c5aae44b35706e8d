import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { endPlace, wayBack } from "./onward.ts"

const text = (en: string) => ({ en, vi: en })
const route = (from: string, to: string, places: string[], end?: "from" | "to") => ({
  from: text(from),
  to: text(to),
  location: text(to),
  places,
  airport: end ? { end, checkInMinutes: 120 } : null,
})

describe("the place where a ride ends", () => {
  it("is the destination that its end names", () => {
    assert.equal(endPlace(route("Hotels in Hue", "Hoi An or Da Nang", ["hue", "hoi-an"])), "hoi-an")
    assert.equal(endPlace(route("Noi Bai airport (HAN)", "Hanoi Old Quarter", ["hanoi"], "from")), "hanoi")
  })

  it("is else the one where it doesn't begin", () => {
    assert.equal(endPlace(route("Hanoi Railway Station", "Lao Cai Station", ["hanoi", "sapa"])), "sapa")
  })

  it("is none at the airport, and where nothing says which", () => {
    assert.equal(endPlace(route("Hanoi Old Quarter", "Noi Bai airport (HAN)", ["hanoi"], "to")), undefined)
    assert.equal(endPlace(route("Tan Son Nhat airport", "Vung Tau", ["saigon"], "from")), undefined)
  })
})

it("looks for the way back by the names of both ends", () => {
  const out = route("Noi Bai airport (HAN)", "Hanoi Old Quarter", ["hanoi"], "from")
  assert.deepEqual(wayBack(out), { from: "hanoi", to: "Noi Bai airport" })
  const coast = route("Ha Long", "Ninh Binh, Tam Coc or Trang An", [])
  assert.deepEqual(wayBack(coast), { from: "Ninh Binh", to: "Ha Long" })
})
