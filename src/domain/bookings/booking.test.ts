import assert from "node:assert/strict"
import { describe, it } from "node:test"
import { type BookingStage, type BookingState, stateOf } from "./booking.ts"

const CONFIRMED = "2026-11-30T08:00:00.000Z"

describe("stateOf", () => {
  const cases: [BookingState, BookingStage][] = [
    ["pending", { status: "pending", calledOff: null, cancelledBy: null, confirmedAt: null }],
    ["calledOff", { status: "confirmed", calledOff: { at: CONFIRMED }, cancelledBy: null, confirmedAt: CONFIRMED }],
    ["declined", { status: "cancelled", calledOff: null, cancelledBy: "staff", confirmedAt: null }],
    ["cancelled", { status: "cancelled", calledOff: null, cancelledBy: "staff", confirmedAt: CONFIRMED }],
    ["expired", { status: "cancelled", calledOff: null, cancelledBy: "system", confirmedAt: null }],
    ["cancelled", { status: "cancelled", calledOff: null, cancelledBy: "guest", confirmedAt: null }],
    ["cancelled", { status: "cancelled", calledOff: null }],
  ]
  for (const [state, stage] of cases)
    it(`calls ${JSON.stringify(stage)} ${state}`, () => assert.equal(stateOf(stage), state))
})
