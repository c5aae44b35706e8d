import type { DepartureStatus, StaffDeparture } from "#domain/departures/departure.ts"
import { now } from "#lib/clock.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import type { Tone } from "#office/frame/theme.ts"

/** The state of a departure at a glance. */
export type DepartureState =
  | "toDecide"
  | "open"
  | "full"
  | "guaranteed"
  | "closed"
  | "bookingClosed"
  | "begun"
  | "calledOff"

export const STATE_TONES: Record<DepartureState, Tone> = {
  toDecide: "warning",
  open: "neutral",
  full: "success",
  guaranteed: "success",
  closed: "neutral",
  bookingClosed: "neutral",
  begun: "neutral",
  calledOff: "danger",
}

const DECIDED: Record<DepartureStatus, DepartureState | undefined> = {
  "called-off": "calledOff",
  closed: "closed",
  guaranteed: "guaranteed",
  open: undefined,
}

type Counted = Pick<
  StaffDeparture,
  "status" | "booked" | "held" | "capacity" | "needed" | "decideBy" | "date" | "startTime" | "closesAt"
>

/** Decisions further ahead are not to be made yet. */
const DECIDE_WITHIN_DAYS = 7

/** Returns the last day on which a decision counts as due. */
export const decisionsUntil = () => addDays(hanoiDate(), DECIDE_WITHIN_DAYS)

/** Returns the state of a departure. It is to decide when the decision is due and some people have booked, but fewer than its minimum. */
export function stateOf({ status, booked, held, capacity, needed, decideBy, ...times }: Counted): DepartureState {
  const decided = DECIDED[status]
  if (status !== "called-off" && hanoiInstant(times.date, times.startTime).getTime() <= now()) return "begun"
  const isFull = booked + held >= capacity
  if (decided && !(decided === "guaranteed" && isFull)) return decided
  if (isFull) return "full"
  const isDue = decideBy !== null && hanoiDate(new Date(decideBy)) <= decisionsUntil()
  if (booked > 0 && needed && isDue) return "toDecide"
  return Date.parse(times.closesAt) <= now() ? "bookingClosed" : "open"
}
