import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { TransferDetails } from "#domain/bookings/booking.ts"
import { missingFacts } from "./missing-facts.ts"

const car = {
  code: "car-4",
  name: { en: "4-seat car" },
  seats: 4,
  loads: [
    { people: 3, largeBags: 0 },
    { people: 2, largeBags: 2 },
  ],
}

const transfer = (travelers: number, details: Partial<Pick<TransferDetails, "vehicleCode" | "largeBags">>) => ({
  travelers,
  transferDetails: { vehicleCode: "car-4", largeBags: null, ...details },
  missing: [],
})

describe("missingFacts", () => {
  it("reports more bags than the vehicle takes", () => {
    for (const [travelers, largeBags, isTooMuch] of [
      [2, 2, false],
      [2, 3, true],
      [3, 0, false],
      [3, 1, true],
      [2, null, false],
      [3, null, true],
    ] as const)
      assert.deepEqual(
        missingFacts(transfer(travelers, { largeBags }), [car]),
        isTooMuch ? ["tooManyBags"] : [],
        `${travelers} people, ${largeBags} bags`,
      )
  })

  it("ignores bags if seats are sold, or if the vehicle no longer exists", () => {
    assert.deepEqual(missingFacts(transfer(3, { vehicleCode: null }), [car]), [])
    assert.deepEqual(missingFacts(transfer(3, {}), []), [])
  })

  it("lists first what the guest still has to send", () => {
    const missing = ["arrival", "dropoffPlace"] as const
    assert.deepEqual(missingFacts({ ...transfer(3, {}), missing: [...missing] }, [car]), [
      "arrival",
      "dropoffPlace",
      "tooManyBags",
    ])
  })
})
