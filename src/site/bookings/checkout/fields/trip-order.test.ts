import assert from "node:assert/strict"
import { it } from "node:test"
import { emptyDraft } from "#domain/bookings/checkout/fields/tour-draft.ts"
import type { Departure } from "#domain/departures/departure.ts"
import type { Trip } from "#domain/search/search.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { dayOf, departureFor, fillFromTrip } from "./trip-order.ts"

type Rules = { child?: number; by?: "age" | "height"; hasDepartures?: boolean }
const tourWith = ({ child, by, hasDepartures = true }: Rules) => ({
  hasDepartures,
  pricing: child === undefined ? {} : { child },
  priceRules: { children: by ? { by, free: null, bands: [] } : null },
})
const departureOn = (date: string, placesLeft: number) =>
  ({ _id: date, date, startTime: "08:00", placesLeft }) as Departure
const family = { adults: 2, ages: [4, 9] }

const startWith = (rules: Rules, trip: Trip) => fillFromTrip(tourWith(rules), emptyDraft, trip)

it("takes over the ages of the children where the tour asks for them", () => {
  assert.deepEqual(startWith({ child: 50, by: "age" }, family).children, [4, 9])
  assert.deepEqual(startWith({ child: 50, by: "height" }, family).children, [undefined, undefined])
  assert.deepEqual(startWith({ child: 50 }, family).children, [undefined, undefined])
})

it("counts children as travellers where they pay as adults", () => {
  const { adults, children } = startWith({}, family)
  assert.deepEqual([adults, children], [4, []])
})

it("starts with at most ten people", () => {
  const { adults, children } = startWith({ child: 50, by: "age" }, { adults: 9, ages: [1, 2, 3] })
  assert.equal(adults + children.length, 10)
})

it("keeps a party that was begun", () => {
  const begun = { ...emptyDraft, adults: 5 }
  assert.equal(fillFromTrip(tourWith({}), begun, family).adults, 5)
})

it("offers the first departure from the trip's first day on that has room for the party", () => {
  const departures = [departureOn("2027-01-01", 9), departureOn("2027-01-05", 3), departureOn("2027-01-06", 4)]
  assert.equal(departureFor({ from: "2027-01-02" }, departures, 4)?._id, "2027-01-06")
  assert.equal(departureFor({}, departures, 4)?._id, "2027-01-01")
  assert.equal(departureFor({}, departures, 10), undefined)
})

it("chooses a day without departures only if the trip names one", () => {
  const [day, later] = [addDays(hanoiDate(), 30), addDays(hanoiDate(), 40)]
  assert.equal(startWith({ hasDepartures: false }, { from: day, to: day }).travelDate, day)
  assert.equal(startWith({ hasDepartures: false }, { from: day, to: later }).travelDate, "")
  assert.equal(dayOf({ from: day, to: later }), undefined)
})
