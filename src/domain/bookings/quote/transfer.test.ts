import assert from "node:assert/strict"
import { describe, it } from "node:test"
import fc from "fast-check"
import { NO_PRICE_RULES, type PricedVehicle } from "#domain/transfers/transfer.ts"
import { cheapestVehicleFor, hasCapacity } from "#domain/transfers/vehicle.ts"
import { quote } from "./quote.ts"
import { isNightTime, type TransferOrder } from "./transfer.ts"

const exchangeRate = { vndPerUsd: 26_000, date: "2026-01-05" }
const vehicle = (
  code: string,
  seats: number,
  price: number,
  ...loads: [people: number, largeBags: number][]
): PricedVehicle => ({
  code,
  name: { en: `${seats} seats`, vi: `${seats} chỗ` },
  seats,
  loads: loads.map(([people, largeBags]) => ({ people, largeBags })),
  price,
})
/** The table in booking-rules.md. */
const vehicles = [
  vehicle("seats4", 4, 15, [3, 1], [2, 2], [1, 3]),
  vehicle("seats7", 7, 19, [5, 2], [4, 3], [3, 4], [2, 5]),
  vehicle("seats16", 16, 32, [15, 2], [12, 6], [8, 10]),
]
const priceRules = { night: 5, childSeat: 5, extraStop: 3, waitingHour: 4, nameSign: 0, returnPercent: 90, choices: [] }

const car = (changes: Partial<TransferOrder> = {}) =>
  ({
    productType: "transfer",
    product: { pricing: { adult: 15, currency: "USD", perTrip: true }, vehicles, priceRules },
    ...changes,
  }) as const satisfies TransferOrder
const seat = (changes: Partial<TransferOrder> = {}) =>
  ({
    productType: "transfer",
    product: {
      pricing: { adult: 19, child: 14, currency: "USD", perTrip: false },
      vehicles: [],
      priceRules: { ...NO_PRICE_RULES, returnPercent: 100 },
    },
    ...changes,
  }) as const satisfies TransferOrder

const adults = (count: number) => ({ adults: count, children: 0 })
const quoteLines = (order: TransferOrder, party = adults(2)) =>
  quote({ ...order, party, exchangeRate }).lines.map(({ code, quantity, totalMinor }) => [code, quantity, totalMinor])

describe("the vehicle", () => {
  const table: [people: number, bags: number, code: string | undefined][] = [
    [3, 0, "seats4"],
    [2, 2, "seats4"],
    [3, 3, "seats7"],
    [3, 1, "seats4"],
    [3, 4, "seats7"],
    [3, 5, "seats16"],
    [4, 0, "seats7"],
    [5, 0, "seats7"],
    [4, 4, "seats16"],
    [1, 3, "seats4"],
    [8, 8, "seats16"],
    [8, 10, "seats16"],
    [9, 10, undefined],
    [16, 0, undefined],
  ]
  for (const [people, bags, code] of table) {
    it(`for ${people} people with ${bags} large bags is ${code ?? "unavailable"}`, () => {
      assert.equal(cheapestVehicleFor(vehicles, people, bags)?.code, code)
    })
  }

  it("is the cheapest that fits, not necessarily the smallest; one without a price comes last", () => {
    const offer = [vehicle("small", 4, 20, [3, 2]), vehicle("van", 16, 18, [15, 8]), vehicle("bus", 29, 0, [28, 20])]
    assert.equal(cheapestVehicleFor(offer, 2, 2)?.code, "van")
    assert.equal(cheapestVehicleFor(offer, 20, 0)?.code, "bus")
    assert.ok(hasCapacity(offer[2]!, 28, 0))
  })

  it("never leaves a person or bag behind, and never costs more than another that fits", () => {
    const load = fc.record({ people: fc.integer({ min: 1, max: 16 }), largeBags: fc.integer({ min: 0, max: 16 }) })
    const offers = fc.array(fc.record({ seats: fc.constant(16), loads: fc.array(load), price: fc.nat(99) }))
    const count = fc.integer({ min: 1, max: 16 })
    fc.assert(
      fc.property(offers, count, count, (offer, people, bags) => {
        const fitting = offer.filter(({ loads }) => loads.some((one) => one.people >= people && one.largeBags >= bags))
        const proposed = cheapestVehicleFor(offer, people, bags)
        if (!fitting.length) return proposed === undefined
        assert.ok(proposed && fitting.includes(proposed))
        return fitting.every(({ price }) => !price || (proposed.price > 0 && proposed.price <= price))
      }),
    )
  })
})

describe("the quote of a transfer", () => {
  it("is the vehicle's price, with one large bag per person by default", () => {
    assert.deepEqual(quoteLines(car()), [["vehicle", 1, 15_00]])
    assert.deepEqual(quoteLines(car(), adults(3)), [["vehicle", 1, 19_00]])
    assert.deepEqual(quoteLines(car({ largeBags: 0 }), adults(3)), [["vehicle", 1, 15_00]])
    assert.deepEqual(quoteLines(car({ vehicle: "seats16" })), [["vehicle", 1, 32_00]])
  })

  it("adds the return at its percentage, and services per leg, piece or hour", () => {
    const order = car({
      pickup: { travelDate: "2027-03-01", time: "23:10" },
      returnLeg: { travelDate: "2027-03-05", time: "05:59" },
      childSeats: 1,
      extraStops: 2,
      waitingHours: 1,
      nameSign: true,
    })
    assert.deepEqual(quoteLines(order), [
      ["vehicle", 1, 15_00],
      ["return", 1, 13_50],
      ["night", 2, 10_00],
      ["child-seat", 2, 10_00],
      ["extra-stop", 2, 6_00],
      ["waiting", 1, 4_00],
      ["name-sign", 1, 0],
    ])
  })

  it("adds the night surcharge from 22:00 to 6:00", () => {
    const nights = ["21:59", "22:00", "23:59", "00:00", "05:59", "06:00", "12:00"].map(isNightTime)
    assert.deepEqual(nights, [false, true, true, true, true, false, false])
    assert.deepEqual(quoteLines(car({ pickup: { travelDate: "2027-03-01", time: null } })), [["vehicle", 1, 15_00]])
  })

  it("adds a holiday surcharge to the legs on that day, not to services", () => {
    const tet = { name: { en: "Tet", vi: "Tết" }, from: "2027-02-05", to: "2027-02-09", surchargePercent: 30 }
    const order = car({
      pickup: { travelDate: "2027-02-04", time: "23:00" },
      returnLeg: { travelDate: "2027-02-09", time: "10:00" },
    })
    const { lines } = quote({ ...order, party: adults(2), holidays: [tet], exchangeRate })
    assert.deepEqual(
      lines.map(({ code, totalMinor }) => [code, totalMinor]),
      [
        ["vehicle", 15_00],
        ["return", 13_50],
        ["holiday", 4_05],
        ["night", 5_00],
      ],
    )
  })

  it("is per person if seats are sold", () => {
    assert.deepEqual(quoteLines(seat(), adults(3)), [["traveler", 3, 57_00]])
    assert.deepEqual(quoteLines(seat({ returnLeg: { travelDate: "2027-03-02" } }), { adults: 2, children: 1 }), [
      ["adult", 2, 38_00],
      ["child", 1, 14_00],
      ["return", 2, 38_00],
      ["return", 1, 14_00],
    ])
  })

  it("is zero if no vehicle fits or it has no price", () => {
    assert.equal(quote({ ...car(), party: adults(16), exchangeRate }).total, 0)
    const unpriced = { ...car().product, vehicles: [vehicle("seats4", 4, 0, [2, 2])] }
    const quoted = quote({ ...car({ childSeats: 2 }), product: unpriced, party: adults(2), exchangeRate })
    assert.deepEqual(
      quoted.lines.map(({ code, totalMinor }) => [code, totalMinor]),
      [["vehicle", 0]],
    )
  })
})
