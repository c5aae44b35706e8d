import assert from "node:assert/strict"
import { describe, it } from "node:test"
import type { Owed } from "#domain/bookings/balance.ts"
import { type CountedLine, netPaid } from "#domain/bookings/payments/ledger.ts"
import type { Currency } from "#lib/money.ts"
import { requestsOver } from "./requests-over.ts"

const FX = 26_000
const booked = (currency: Currency, totalMinor: number): Owed => ({
  ...{ status: "confirmed", currency, fxRate: FX, totalMinor, depositMinor: null, cancellation: null },
})
type Happened = { asked?: number; paid?: number; refunded?: number; in?: Currency; at?: number }

/** Returns the numbers of the requests that are over after all this happened, from 1. */
function over(booking: Owed, ...happened: Happened[]): number[] {
  const at = (nth: number) => ({ id: String(nth), createdAt: new Date(nth) })
  const requests = happened.flatMap(({ asked, in: currency = "VND" }, nth) =>
    asked === undefined ? [] : [{ ...at(nth), amountMinor: asked, currency }],
  )
  const lines = happened.flatMap(({ paid, refunded, in: currency = "VND", at: fxRate = FX }, nth) => {
    const amountMinor = paid ?? refunded
    const kind: CountedLine["kind"] = paid === undefined ? "refund" : "payment"
    return amountMinor === undefined ? [] : [{ ...at(nth), kind, amountMinor, currency, fxRate, reverses: null }]
  })
  const found = requestsOver({ ...booking, ...netPaid(booking, lines) }, requests, lines)
  return requests.flatMap(({ id }, nth) => (found.has(id) ? [nth + 1] : []))
}

describe("requests for payment", () => {
  const vnd = booked("VND", 3_000_000)

  it("are paid in their order: a payment doesn't count for two", () => {
    const both = [{ asked: 400_000 }, { asked: 890_000 }]
    assert.deepEqual(over(vnd, ...both, { paid: 400_000 }), [1])
    assert.deepEqual(over(vnd, ...both, { paid: 400_000 }, { paid: 500_000 }), [1])
    assert.deepEqual(over(vnd, ...both, { paid: 400_000 }, { paid: 890_000 }), [1, 2])
    assert.deepEqual(over(vnd, { asked: 400_000 }, { paid: 400_000 }, { asked: 890_000 }, { paid: 500_000 }), [1])
    assert.deepEqual(over(vnd, { asked: 400_000 }, { paid: 900_000 }, { asked: 500_000 }), [1], "none paid ahead")
    assert.deepEqual(over(vnd, ...both, { paid: 1_290_000 }, { refunded: 890_000 }), [1])
  })

  it("are outdated once they ask for more than is owed, and take nothing from those after them", () => {
    assert.deepEqual(over(vnd, { asked: 3_000_000 }, { paid: 400_000 }), [1])
    assert.deepEqual(over(vnd, { asked: 3_000_000 }, { paid: 400_000 }, { asked: 500_000 }, { paid: 500_000 }), [1, 2])
    assert.deepEqual(over({ ...vnd, status: "cancelled", cancellation: { fee: 300_000 } }, { asked: 400_000 }), [1])
    assert.deepEqual(over({ ...vnd, status: "cancelled", cancellation: { fee: 400_000 } }, { asked: 400_000 }), [])
    assert.deepEqual(over({ ...vnd, totalMinor: 399_000 }, { asked: 400_000 }), [1])
  })

  it("are paid with the sum that is shown in the other currency", () => {
    const usd = booked("USD", 9_000)
    const both = [{ asked: 300_000 }, { asked: 2_000, in: "USD" }] as const
    assert.deepEqual(over(usd, both[0], { paid: 11_53, in: "USD" }), [1])
    assert.deepEqual(over(usd, both[0], { paid: 11_53, in: "USD", at: 25_000 }), [1])
    assert.deepEqual(over(usd, both[0], { paid: 11_30, in: "USD" }), [])
    assert.deepEqual(over(usd, ...both, { paid: 31_53, in: "USD" }), [1, 2])
    assert.deepEqual(over(usd, ...both, { paid: 300_000 }, { paid: 19_00, in: "USD" }), [1])
    assert.deepEqual(over(usd, { asked: 2_340_000 }), [], "all that is shown")
    assert.deepEqual(over(vnd, { asked: 12_00, in: "USD" }, { paid: 300_000 }), [1])
    assert.deepEqual(over(vnd, { asked: 290_000 }, { paid: 11_00, in: "USD" }), [1])
  })
})
