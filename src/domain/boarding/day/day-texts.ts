import type { DayJob } from "#domain/boarding/boarding.ts"
import type { Words } from "#i18n/words.ts"
import { withDots } from "#lib/text/join-parts.ts"

/** Returns what a job is: 'Ha Long day cruise · departure'. */
export function jobText({ name, kind, isReturn }: DayJob, { localized, translate }: Words): string {
  return withDots(
    localized(name),
    isReturn && translate("departures.rides.return"),
    translate(`departures.day.kinds.${kind}`),
  )
}

/** Returns who leads a departure, and in what. Bookings without a departure name no guide yet. */
export function crewText({ guide, guidePhone, vehicle }: DayJob): string {
  return withDots(guide, guidePhone, vehicle)
}
