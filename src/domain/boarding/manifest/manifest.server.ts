import type { User } from "#domain/account/account.ts"
import { listPassengers } from "#domain/boarding/boarding.server.ts"
import type {
  GuideDeparture,
  GuideManifest,
  Manifest,
  ManifestTotals,
  Passenger,
  StaffPassenger,
} from "#domain/boarding/boarding.ts"
import type { StaffDeparture } from "#domain/departures/departure.ts"
import { findDeparture } from "#domain/departures/staff/departure-list.server.ts"
import { findGuideLink } from "#domain/departures/staff/guide-links.server.ts"
import { listGuided } from "#domain/departures/staff/guides.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { pick } from "#lib/data/pick.ts"
import { hanoiDate, hanoiInstant } from "#lib/today.ts"
import { notFound } from "#server/errors.server.ts"

/** Returns the passengers of a departure with everything that staff may see. @throws notFound */
export async function findManifest(departureId: string): Promise<Manifest> {
  const departure = await findDeparture(departureId)
  const passengers = await listPassengers(departureId, departure.startTime)
  return { departure, passengers, totals: totalsOf(passengers) }
}

/** Returns the manifest that a guide's link shows. @throws notFound, the same for unknown, revoked and expired links */
export async function findGuideManifest(token: string): Promise<GuideManifest> {
  const { departureId, expiresAt } = await findGuideLink(token)
  return presentForGuide(departureId, expiresAt)
}

/** Returns the departures of a guide's account that are not over, by date, without their guests. */
export async function listGuideDepartures(guide: User): Promise<GuideDeparture[]> {
  const guided = await listGuided(guide._id)
  return guided.map((departure) => ({
    ...pick(departure, "_id", "date", "lastDay", "startTime", "status", "vehicle"),
    tour: departure.tour.title,
    people: departure.booked,
    isToday: runsToday(departure),
  }))
}

/**
 * Returns the manifest of a guide's own departure on the days on which it runs.
 * @throws notFound, the same for other days and other people's departures
 */
export async function findOwnManifest(guide: User, departureId: string): Promise<GuideManifest> {
  const departure = await findDeparture(departureId)
  if (departure.guideId !== guide._id || !runsToday(departure)) throw notFound("Departure")
  return presentForGuide(departureId, hanoiInstant(departure.lastDay, "23:59"))
}

function runsToday({ date, lastDay }: StaffDeparture): boolean {
  const today = hanoiDate()
  return date <= today && today <= lastDay
}

async function presentForGuide(departureId: string, expiresAt: Date): Promise<GuideManifest> {
  const { departure, passengers, totals } = await findManifest(departureId)
  const { phone } = await findSettings()
  return {
    tour: departure.tour.title,
    ...pick(departure, "date", "startTime", "guide", "vehicle", "status"),
    companyPhone: phone,
    expiresAt: expiresAt.toISOString(),
    passengers: passengers.map(forGuide),
    totals,
  }
}

/** Names every field, so that a new one of staff never reaches a link by accident. */
function forGuide(passenger: StaffPassenger): Passenger {
  const { balance: amount, balanceOther: amountOther, isOtherExact, currency, vndPerUsd } = passenger
  return {
    ...pick(passenger, "reference", "status", "name", "phone", "countryCode", "language", "adults", "children"),
    ...pick(passenger, "childAges", "childHeights", "pickupTime", "pickupPlace", "pickupZone", "requests", "choices"),
    ...pick(passenger, "extras", "privateGroup"),
    toCollect: amount > 0 ? { amount, amountOther, isOtherExact, currency, vndPerUsd } : null,
  }
}

/** Guests who did not come are listed but not counted. */
export function totalsOf(passengers: Pick<StaffPassenger, "status" | "adults" | "children">[]): ManifestTotals {
  const coming = passengers.filter(({ status }) => status !== "no-show")
  const sum = (count: (passenger: (typeof passengers)[number]) => number) =>
    coming.reduce((total, passenger) => total + count(passenger), 0)
  const [adults, children] = [sum((one) => one.adults), sum((one) => one.children)]
  return { bookings: coming.length, people: adults + children, adults, children }
}
