import assert from "node:assert/strict"
import { it } from "node:test"
import { shortPlace } from "./short-place.ts"

it("names the first place of a location, without the kind of place", () => {
  const short = {
    "Ha Long Bay, Quang Ninh": "Ha Long",
    "Vịnh Hạ Long, Quảng Ninh": "Hạ Long",
    "Phong Nha - Ke Bang National Park, Quang Tri": "Phong Nha",
    "Vườn quốc gia Phong Nha – Kẻ Bàng, Quảng Trị": "Phong Nha",
    "Mai Chau (Phu Tho) and Pu Luong (Thanh Hoa)": "Mai Chau",
    "Vịnh Lan Hạ và đảo Cát Bà, Hải Phòng": "Lan Hạ",
    "Mekong Delta": "Mekong Delta",
    "Phố cổ, Hà Nội": "Phố cổ",
    Huế: "Huế",
  }
  for (const [location, place] of Object.entries(short)) assert.equal(shortPlace(location), place)
})

it("names the start or the end of a route", () => {
  assert.equal(shortPlace("Hue to Hoi An via the Hai Van Pass"), "Hue")
  assert.equal(shortPlace("Hanoi to Cat Ba, Hai Phong", "end"), "Cat Ba")
  assert.equal(shortPlace("Huế – đèo Hải Vân – Hội An", "end"), "Hội An")
  assert.equal(shortPlace("Sapa, Lao Cai", "end"), "Sapa")
})

it("leaves what it can't shorten", () => {
  assert.equal(shortPlace("Seven Old Villages of the Red River"), "Seven Old Villages of the Red River")
  assert.equal(shortPlace(""), "")
})
