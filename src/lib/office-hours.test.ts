import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { answerBy, earliestAnswered } from "#lib/office-hours.ts"
import { hanoiMoment, weekdayOf } from "#lib/today.ts"

const office = { weekdays: [1, 2, 3, 4, 5, 6], opens: "08:00", closes: "18:00", answerHours: 4 }
const hanoi = (text: string) => new Date(`${text}:00+07:00`)

describe("answerBy", () => {
  const cases: [why: string, requested: string, answered: string, office?: Partial<typeof office>][] = [
    ["a morning is answered the same day", "2026-11-16T09:30", "2026-11-16T13:30"],
    ["an answer may come at closing time", "2026-11-16T14:00", "2026-11-16T18:00"],
    ["an afternoon goes on the next morning", "2026-11-16T16:30", "2026-11-17T10:30"],
    ["an evening waits for the opening", "2026-11-16T21:00", "2026-11-17T12:00"],
    ["closing time is evening", "2026-11-16T18:00", "2026-11-17T12:00"],
    ["a minute before midnight", "2026-11-16T23:59", "2026-11-17T12:00"],
    ["midnight", "2026-11-17T00:00", "2026-11-17T12:00"],
    ["before opening", "2026-11-17T05:00", "2026-11-17T12:00"],
    ["Saturday afternoon goes on on Monday", "2026-11-21T16:00", "2026-11-23T10:00"],
    ["Sunday waits for Monday", "2026-11-22T10:00", "2026-11-23T12:00"],
    ["Friday evening, closed at the weekend", "2026-11-20T19:00", "2026-11-23T12:00", { weekdays: [1, 2, 3, 4, 5] }],
    ["longer than a day", "2026-11-16T10:00", "2026-11-18T10:00", { answerHours: 20 }],
    ["open until midnight", "2026-11-16T22:00", "2026-11-17T10:00", { closes: "24:00" }],
    ["no time at all", "2026-11-16T10:00", "2026-11-16T10:00", { answerHours: 0 }],
    ["an office that never opens goes by the clock", "2026-11-16T22:00", "2026-11-17T02:00", { weekdays: [] }],
    ["an office that closes before it opens too", "2026-11-16T22:00", "2026-11-17T02:00", { closes: "06:00" }],
    ["the end of the year", "2026-12-31T17:00", "2027-01-01T11:00"],
  ]
  for (const [why, requested, answered, changes] of cases) {
    it(`handles ${why}`, () => assert.deepEqual(answerBy(hanoi(requested), { ...office, ...changes }), hanoi(answered)))
  }

  const HOUR_MS = 3_600_000
  const monday = hanoi("2026-11-16T00:00").getTime()

  it("is in opening hours, not later than the guests have to be ready, for whatever can be answered", () => {
    for (let hour = 0; hour < 7 * 24; hour += 0.5) {
      const requested = new Date(monday + hour * HOUR_MS)
      for (let ahead = 0.5; ahead < 72; ahead += 0.5) {
        const ready = new Date(requested.getTime() + ahead * HOUR_MS)
        if (ready < earliestAnswered(requested, office)) continue
        const promised = answerBy(requested, office, ready)
        const { date, time } = hanoiMoment(promised)
        const message = `${requested.toISOString()} for ${ready.toISOString()}: ${promised.toISOString()}`
        assert.ok(promised > requested && promised <= ready, message)
        assert.ok(office.weekdays.includes(weekdayOf(date)) && time > office.opens && time <= office.closes, message)
      }
    }
  })

  it("is never before the request, even where staff enter what can no longer be answered", () => {
    const ready = hanoi("2026-11-22T08:00")
    assert.deepEqual(answerBy(hanoi("2026-11-21T20:00"), office, ready), ready)
  })

  it("leaves the office an opening hour at least, or its usual time if that is shorter", () => {
    const earliest = (requested: string, answerHours = 4) =>
      earliestAnswered(hanoi(requested), { ...office, answerHours })
    assert.deepEqual(earliest("2026-11-16T10:00"), hanoi("2026-11-16T11:00"))
    assert.deepEqual(earliest("2026-11-16T17:30"), hanoi("2026-11-17T08:30"))
    assert.deepEqual(earliest("2026-11-21T20:00"), hanoi("2026-11-23T09:00"))
    assert.deepEqual(earliest("2026-11-16T10:00", 0), hanoi("2026-11-16T10:00"))
  })
})
