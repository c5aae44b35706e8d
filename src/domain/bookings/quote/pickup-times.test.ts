import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { type Leg, type LegTimes, startOfLeg } from "./pickup-times.ts"

const fromAirport: Leg = { airport: "from", minutes: 45, checkInMinutes: 150 }
const toAirport: Leg = { airport: "to", minutes: 45, checkInMinutes: 150 }
const byRoad: Leg = { airport: null, minutes: 240, checkInMinutes: 0 }

const thursday = "2027-03-11"
const friday = "2027-03-12"
const saturday = "2027-03-13"

const start = (times: Omit<LegTimes, "travelDate"> & { travelDate?: string }, leg: Leg) => {
  const found = startOfLeg({ travelDate: friday, ...times }, leg)
  return "problem" in found ? found.problem : `${found.travelDate} ${found.time} (flight ${found.flightDate})`
}

describe("startOfLeg", () => {
  const table: [what: string, leg: Leg, times: Parameters<typeof start>[0], expected: string][] = [
    ["no time", byRoad, {}, `${friday} null (flight ${friday})`],
    ["a pick-up by day", byRoad, { pickupTime: "09:30" }, `${friday} 09:30 (flight ${friday})`],
    ["six in the morning", byRoad, { pickupTime: "06:00" }, `${friday} 06:00 (flight ${friday})`],
    ["one minute to midnight", byRoad, { pickupTime: "23:59" }, `${friday} 23:59 (flight ${friday})`],
    [
      "one minute to midnight with its night",
      byRoad,
      { pickupTime: "23:59", nightOf: friday },
      `${friday} 23:59 (flight ${friday})`,
    ],
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
      "a landing in the night to Friday",
      fromAirport,
      { flightTime: "00:40", nightOf: thursday },
      `${friday} 00:40 (flight ${friday})`,
    ],
    [
      "a landing in the night to Saturday",
      fromAirport,
      { flightTime: "00:40", nightOf: friday },
      `${saturday} 00:40 (flight ${saturday})`,
    ],
    [
      "a landing and a pick-up time",
      fromAirport,
      { flightTime: "14:20", pickupTime: "03:00" },
      `${friday} 14:20 (flight ${friday})`,
    ],
    ["a pick-up without a flight", fromAirport, { pickupTime: "15:00" }, `${friday} 15:00 (flight ${friday})`],

    ["a take-off by day", toAirport, { flightTime: "14:00" }, `${friday} 10:45 (flight ${friday})`],
    ["a take-off in the early morning", toAirport, { flightTime: "08:00" }, `${friday} 04:45 (flight ${friday})`],
    ["a take-off after midnight", toAirport, { flightTime: "01:30" }, "nightRequired"],
    [
      "a take-off in the night to Saturday",
      toAirport,
      { flightTime: "01:30", nightOf: friday },
      `${friday} 22:15 (flight ${saturday})`,
    ],
    [
      "a take-off in the night to Friday",
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
      "a preferred time too late for the flight",
      toAirport,
      { flightTime: "14:00", pickupTime: "13:30" },
      `${thursday} 13:30 (flight ${friday})`,
    ],
  ]
  for (const [what, leg, times, expected] of table) {
    it(`returns ${expected} for ${what}`, () => assert.equal(start(times, leg), expected))
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
