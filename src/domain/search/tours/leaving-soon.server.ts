import { findLeavingNext } from "#domain/departures/search/next-departures.server.ts"
import { shownWithDepartures } from "#domain/search/search.server.ts"
import { type TourOffer, USUAL_ADULTS } from "#domain/search/search.ts"
import { findEarliestAnswered } from "#domain/settings/settings.server.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { cached } from "#server/database/cache.server.ts"
import { findOffers, presentOffer } from "./tour-offers.server.ts"

/** In days. */
const SOON = 10
/** How many departures are read for each tour that is wanted, because a tour may leave several times. */
const READ_PER_TOUR = 10

/** Returns tours that leave in the next ten days and can still be booked, with what two adults pay, in the order of their days. */
export function findLeavingSoon(limit: number): Promise<TourOffer[]> {
  return cached(`leaving soon ${limit}`, async () => {
    const trip = { from: hanoiDate(), to: addDays(hanoiDate(), SOON), adults: USUAL_ADULTS }
    const wanted = { ...trip, people: USUAL_ADULTS, earliest: await findEarliestAnswered() }
    const ids = await findLeavingNext(wanted, limit * READ_PER_TOUR)
    const rows = await shownWithDepartures(ids, limit)
    const offers = (await findOffers(rows, trip)).map(presentOffer)
    return offers.toSorted((one, other) => String(one.next?.date).localeCompare(String(other.next?.date)))
  })
}
