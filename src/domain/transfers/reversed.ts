import type { LocalizedContent } from "#i18n/localized.ts"
import type { Transfer, TransferCard } from "./transfer.ts"
import { vehicleNames } from "./vehicle.ts"

type Service = Pick<TransferCard, "timetable"> & { priceRules: Pick<Transfer["priceRules"], "returnPercent"> }

/** Returns whether a service is also sold from its end to its start: it has a way back, at times of its own if timed. */
export function isReversible({ timetable, priceRules }: Service): boolean {
  return priceRules.returnPercent !== null && (timetable === null || timetable.returnTimes.length > 0)
}

/**
 * Returns the transfer as a ride from its end to its start. What is only known of the start, such as the meeting point
 * and its zones, is left out.
 */
function reverse<T extends TransferCard>(transfer: T): T {
  const { from: to, to: from, timetable, route, category } = transfer
  const title = between(from, to, " to ", " · ", category.vehicleType)
  const location = between(from, to, " to ")
  return {
    ...transfer,
    isReversed: true,
    title,
    name: title,
    from,
    to,
    location,
    route: route && turned(route),
    timetable: timetable && { ...timetable, times: timetable.returnTimes, returnTimes: timetable.times },
    category: { ...category, location, route: { from, to } },
    ...("airport" in transfer && reversedDetails(transfer as unknown as Transfer)),
  }
}

/** Returns the transfer in the direction that was asked for. */
export const inDirection = <T extends TransferCard>(transfer: T, isReversed: boolean | undefined): T =>
  isReversed ? reverse(transfer) : transfer

function reversedDetails({ airport }: Transfer): Partial<Transfer> {
  const end = airport?.end === "from" ? "to" : "from"
  return { airport: airport && { ...airport, end }, meetingPoint: null, pickupZones: [] }
}

/** Writes 'Sapa to Hanoi · Train', in Vietnamese 'Sa Pa – Hà Nội · Tàu hỏa'. */
function between(
  from: LocalizedContent,
  to: LocalizedContent,
  joint: string,
  dot = "",
  vehicle?: keyof typeof vehicleNames,
): LocalizedContent {
  const kind = vehicle && vehicleNames[vehicle]
  const vi = (text: LocalizedContent) => text.vi || text.en
  return {
    en: `${from.en || from.vi}${joint}${to.en || to.vi}${dot}${kind?.en ?? ""}`,
    vi: `${vi(from)} – ${vi(to)}${dot}${kind?.vi ?? ""}`,
  }
}

/** Turns 'Hanoi – Yen Bai – Sapa' round. */
function turned(route: LocalizedContent): LocalizedContent {
  const turn = (text: string) => text.split(" – ").reverse().join(" – ")
  return { ...route, en: turn(route.en), ...(route.vi && { vi: turn(route.vi) }) }
}

/** The address of a ride from the end of its service to its start. */
export type DirectionSearch = { reversed?: true }

export function readDirection({ reversed }: Record<string, unknown>): DirectionSearch {
  return String(reversed) === "true" ? { reversed: true } : {}
}

export const directionSearch = (isReversed: boolean | undefined): DirectionSearch =>
  isReversed ? { reversed: true } : {}
