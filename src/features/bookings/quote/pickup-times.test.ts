import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { startOfWay, type Way, type WayTimes } from "./pickup-times.ts"

const fromAirport: Way = { airport: "from", minutes: 45, checkInMinutes: 150 }
const toAirport: Way = { airport: "to", minutes: 45, checkInMinutes: 150 }
const byRoad: Way = { airport: null, minutes: 240, checkInMinutes: 0 }

const thursday = "2027-03-11"
const friday = "2027-03-12"
const saturday = "2027-03-13"

const start = (times: Omit<WayTimes, "travelDate"> & { travelDate?: string }, way: Way) => {
  const found = startOfWay({ travelDate: friday, ...times }, way)
  return "problem" in found ? found.problem : `${found.date} ${found.time} (flight ${found.flightDate})`
}

describe("startOfLeg", () => {
  const table: [what: string, way: Way, times: Parameters<typeof start>[0], expected: string][] = [
    ["no time", byRoad, {}, `${friday} null (flight ${friday})`],
    ["a pick-up by day", byRoad, { pickupTime: "09:30" }, `${friday} 09:30 (flight ${friday})`],
    ["six in the morning", byRoad, { pickupTime: "06:00" }, `${friday} 06:00 (flight ${friday})`],
    ["one minute to midnight", byRoad, { pickupTime: "23:59" }, `${friday} 23:59 (flight ${friday})`],
    ["the same, and its night", byRoad, { pickupTime: "23:59", nightOf: friday }, `${friday} 23:59 (flight ${friday})`],
    ["midnight without a night", byRoad, { pickupTime: "00:00" }, "nightRequired"],
    ["5:59 without a night", byRoad, { pickupTime: "05:59" }, "nightRequired"],
    [
      "midnight of the night before",
      byRoad,
      { pickupTime: "00:00", nightOf: thursday },
      `${friday} 00:00 (flight ${friday})`,
    ],
    [
      "midnight of the night after",
      byRoad,
      { pickupTime: "00:00", nightOf: friday },
      `${saturday} 00:00 (flight ${saturday})`,
    ],
    ["a night of another week", byRoad, { pickupTime: "00:00", nightOf: saturday }, "nightMismatch"],
    ["a night for an afternoon", byRoad, { pickupTime: "15:00", nightOf: thursday }, "nightMismatch"],

    ["a landing by day", fromAirport, { flightTime: "14:20" }, `${friday} 14:20 (flight ${friday})`],
    ["a landing after midnight", fromAirport, { flightTime: "00:40" }, "nightRequired"],
    [
      "of the night to Friday",
      fromAirport,
      { flightTime: "00:40", nightOf: thursday },
      `${friday} 00:40 (flight ${friday})`,
    ],
    [
      "of the night to Saturday",
      fromAirport,
      { flightTime: "00:40", nightOf: friday },
      `${saturday} 00:40 (flight ${saturday})`,
    ],
    [
      "the landing counts, not what else was said",
      fromAirport,
      { flightTime: "14:20", pickupTime: "03:00" },
      `${friday} 14:20 (flight ${friday})`,
    ],
    ["a pick-up without a flight", fromAirport, { pickupTime: "15:00" }, `${friday} 15:00 (flight ${friday})`],

    ["a take-off by day", toAirport, { flightTime: "14:00" }, `${friday} 10:45 (flight ${friday})`],
    [
      "a take-off in the morning: the pick-up is at night",
      toAirport,
      { flightTime: "08:00" },
      `${friday} 04:45 (flight ${friday})`,
    ],
    ["a take-off after midnight", toAirport, { flightTime: "01:30" }, "nightRequired"],
    [
      "of the night to Saturday: picked up on Friday",
      toAirport,
      { flightTime: "01:30", nightOf: friday },
      `${friday} 22:15 (flight ${saturday})`,
    ],
    [
      "of the night to Friday: picked up on Thursday",
      toAirport,
      { flightTime: "01:30", nightOf: thursday },
      `${thursday} 22:15 (flight ${friday})`,
    ],
    [
      "a pick-up that the guest prefers",
      toAirport,
      { flightTime: "14:00", pickupTime: "09:00" },
      `${friday} 09:00 (flight ${friday})`,
    ],
    [
      "a preferred evening before a night flight",
      toAirport,
      { flightTime: "01:30", nightOf: friday, pickupTime: "20:00" },
      `${friday} 20:00 (flight ${saturday})`,
    ],
    [
      "a preferred time after which one would be late: the day before",
      toAirport,
      { flightTime: "14:00", pickupTime: "13:30" },
      `${thursday} 13:30 (flight ${friday})`,
    ],
  ]
  for (const [what, way, times, expected] of table) {
    it(`${what}: ${expected}`, () => assert.equal(start(times, way), expected))
  }

  it("accepts either day of the night as the travel date", () => {
    for (const travelDate of [friday, saturday]) {
      assert.equal(
        start({ travelDate, flightTime: "00:40", nightOf: friday }, fromAirport),
        `${saturday} 00:40 (flight ${saturday})`,
      )
    }
  })

  it("crosses month and year boundaries", () => {
    const times = { travelDate: "2027-12-31", flightTime: "00:10", nightOf: "2027-12-31" }
    assert.equal(start(times, fromAirport), "2028-01-01 00:10 (flight 2028-01-01)")
    assert.equal(start(times, toAirport), "2027-12-31 20:55 (flight 2028-01-01)")
    const leap = { travelDate: "2028-02-28", flightTime: "03:00", nightOf: "2028-02-28" }
    assert.equal(start(leap, fromAirport), "2028-02-29 03:00 (flight 2028-02-29)")
  })
})
