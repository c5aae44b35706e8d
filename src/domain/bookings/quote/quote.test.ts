import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { quote } from "./quote.ts"
import type { Party } from "./types.ts"

const exchangeRate = { vndPerUsd: 26_350, date: "2026-11-16" }
const lanterns = { pricing: { adult: 45, child: 30, currency: "USD" } } as const
const mekong = { pricing: { adult: 42.5, currency: "USD" } } as const
const cyclo = { pricing: { adult: 350_000, child: 200_000, currency: "VND" } } as const
const two: Party = { adults: 2, children: 0 }
const family: Party = { adults: 2, children: 2 }

describe("quote", () => {
  it("multiplies the price per person by the travelers", () => {
    assert.deepEqual(quote({ product: lanterns, party: two, exchangeRate }), {
      lines: [
        { code: "traveler", label: { en: "Traveller", vi: "Khách" }, quantity: 2, unitMinor: 4500, totalMinor: 9000 },
      ],
      currency: "USD",
      total: 90,
      totalMinor: 9000,
      totalVnd: 2_371_500,
      vndPerUsd: 26_350,
      rateDate: "2026-11-16",
    })
  })

  it("returns one line for adults and one for children", () => {
    assert.deepEqual(quote({ product: lanterns, party: family, exchangeRate }).lines, [
      { code: "adult", label: { en: "Adult", vi: "Người lớn" }, quantity: 2, unitMinor: 4500, totalMinor: 9000 },
      { code: "child", label: { en: "Child", vi: "Trẻ em" }, quantity: 2, unitMinor: 3000, totalMinor: 6000 },
    ])
  })

  it("charges children the adult price if there is no child price", () => {
    assert.equal(quote({ product: mekong, party: family, exchangeRate }).total, 170)
  })

  it("uses the departure's price, and never charges a child more than an adult", () => {
    assert.equal(quote({ product: lanterns, departure: { price: 40 }, party: family, exchangeRate }).total, 140)
    assert.equal(quote({ product: lanterns, departure: { price: 20 }, party: family, exchangeRate }).total, 80)
    assert.equal(quote({ product: lanterns, departure: { price: 0 }, party: two, exchangeRate }).total, 0)
  })

  it("converts to whole đồng and leaves đồng unchanged", () => {
    assert.equal(quote({ product: mekong, party: { adults: 1, children: 0 }, exchangeRate }).totalVnd, 1_119_875)
    const inDong = quote({ product: cyclo, party: family, exchangeRate })
    assert.equal(inDong.totalMinor, 1_100_000)
    assert.equal(inDong.totalVnd, 1_100_000)
  })

  it("adds up without rounding errors", () => {
    const product = { pricing: { adult: 0.1, child: 0.2, currency: "USD" } } as const
    assert.equal(quote({ product, party: { adults: 7, children: 3 }, exchangeRate }).totalMinor, 100)
  })
})
