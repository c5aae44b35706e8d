import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { convertPrices } from "./convert-prices.ts"

const form = {
  pricing: { adult: 161.5, child: null, currency: "USD", vehicles: [{ code: "seats4", price: 20 }] },
  priceRules: {
    children: { by: "age", free: { below: 5, perAdults: 2, furtherPercent: 50 }, bands: [{ below: 12, percent: 75 }] },
    tiers: [{ people: 6, percentOff: 10 }],
    privateGroups: [{ people: 4, price: 310.25 }],
    night: 5,
    nameSign: null,
    returnPercent: 95,
  },
  pickupZones: [{ code: "old-town", minutesBefore: 30, surcharge: 1.5 }],
  rating: 5,
}

describe("convertPrices", () => {
  it("converts each amount of money and nothing else", () => {
    assert.deepEqual(convertPrices(form, { from: "USD", to: "VND", vndPerUsd: 26_000 }), [
      { source: "pricing.adult", value: 4_199_000 },
      { source: "pricing.vehicles.0.price", value: 520_000 },
      { source: "priceRules.privateGroups.0.price", value: 8_066_500 },
      { source: "priceRules.night", value: 130_000 },
      { source: "pickupZones.0.surcharge", value: 39_000 },
    ])
  })

  it("rounds dollars to whole cents", () => {
    const values = { pricing: { adult: 1_000_000, currency: "VND" } }
    assert.deepEqual(convertPrices(values, { from: "VND", to: "USD", vndPerUsd: 26_000 }), [
      { source: "pricing.adult", value: 38.46 },
    ])
  })
})
