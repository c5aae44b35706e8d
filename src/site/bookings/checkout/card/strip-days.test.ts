import assert from "node:assert/strict"
import { it } from "node:test"
import type { Departure } from "#domain/departures/departure.ts"
import { nextDepartures, nextOpenDays } from "./strip-days.ts"

const departureOn = (date: string, placesLeft: number, startTime = "08:00"): Departure => ({
  _id: `${date} ${startTime}`,
  date,
  startTime,
  capacity: 10,
  placesLeft,
  minimum: null,
  booked: 10 - placesLeft,
  needed: null,
  status: "open",
  closesAt: `${date}T00:00:00.000Z`,
  decideBy: null,
  price: 100,
})

it("offers each day once, on its first departure with room for the party", () => {
  const data = [
    departureOn("2027-01-01", 6),
    departureOn("2027-01-02", 2),
    departureOn("2027-01-03", 1, "07:00"),
    departureOn("2027-01-03", 4, "13:00"),
    departureOn("2027-01-03", 9, "15:00"),
  ]
  const days = nextDepartures({ data, closedDays: [], firstDay: null }, "2027-01-02", 3)
  assert.deepEqual(
    days.map(({ departure }) => departure?._id),
    ["2027-01-03 13:00"],
  )
})

it("offers at most eight days", () => {
  const data = Array.from({ length: 20 }, (_, nth) => departureOn(`2027-01-${String(nth + 1).padStart(2, "0")}`, 5))
  const days = nextDepartures({ data, closedDays: [], firstDay: null }, "2027-01-05", 2)
  assert.equal(days.length, 8)
  assert.equal(days.at(-1)?.travelDate, "2027-01-12")
})

it("skips closed days of tours that start on any day", () => {
  const closedDays = [{ from: "2027-02-02", to: "2027-02-04" }]
  const days = nextOpenDays({ data: [], closedDays, firstDay: "2027-01-20" }, "2027-02-01").map(
    ({ travelDate }) => travelDate,
  )
  assert.deepEqual(days.slice(0, 3), ["2027-02-01", "2027-02-05", "2027-02-06"])
  assert.equal(days.length, 8)
})

it("starts with the first day that can still be booked", () => {
  const first = (from: string) =>
    nextOpenDays({ data: [], closedDays: [], firstDay: "2027-01-20" }, from)[0]?.travelDate
  assert.deepEqual([first(""), first("2027-01-05"), first("2027-01-25")], ["2027-01-20", "2027-01-20", "2027-01-25"])
})

it("offers no day of a tour that is closed for good", () => {
  assert.deepEqual(nextOpenDays({ data: [], closedDays: [], firstDay: null }, "2027-02-01"), [])
})
