import { freeHoursOn } from "#domain/bookings/search/free-hours.server.ts"
import { partyTotal } from "#domain/bookings/search/party-total.server.ts"
import { presentPrices } from "#domain/catalogue/rows/catalogue-columns.server.ts"
import { placesLeft, stillNeeded } from "#domain/departures/departure.ts"
import { firstFreeDay } from "#domain/departures/departures.server.ts"
import {
  findClosedDays,
  findNextDepartures,
  type NextDeparture,
} from "#domain/departures/search/next-departures.server.ts"
import { listHolidays } from "#domain/holidays/holidays.server.ts"
import { daysOf, peopleOf, type TourOffer, type TourSearch } from "#domain/search/search.ts"
import { findEarliestAnswered, findSettings } from "#domain/settings/settings.server.ts"
import { NO_FACTS, NO_PRICE_RULES } from "#domain/tours/tour.ts"
import { presentTourCard, type SelectedTour } from "#domain/tours/tours.server.ts"
import { pick } from "#lib/data/pick.ts"
import { convert, toMajor } from "#lib/money.ts"
import { addDays } from "#lib/today.ts"

/** A tour with the first day that fits. `totalMinor` is in the currency of the tour, `usdCents` the same in dollars. */
export type Offer = {
  row: SelectedTour
  /** The terms of that day, as a booking would have them. Without a day those of the tour. */
  freeCancellationHours: number | null
  on: { date: string; departure: NextDeparture | undefined } | undefined
  totalMinor: number | null
  usdCents: number | null
}

/** Returns tours with the first day on which each can start, and what the party pays on it. */
export async function findOffers(rows: SelectedTour[], search: TourSearch): Promise<Offer[]> {
  const ids = rows.map(({ tour }) => tour.id)
  const days = daysOf(search)
  const longest = Math.max(1, ...rows.map(({ tour }) => tour.days))
  const earliest = await findEarliestAnswered()
  const [departures, closed, holidays, { exchangeRate }] = await Promise.all([
    findNextDepartures(ids, { ...days, earliest, people: peopleOf(search), sure: search.guaranteed }),
    findClosedDays(ids, days),
    listHolidays({ from: days.from, to: addDays(days.to, longest - 1) }),
    findSettings(),
  ])
  return rows.map((row) => {
    const departure = departures.get(row.tour.id)
    const date = row.tour.hasDepartures
      ? departure?.date
      : firstFreeDay(row.tour, { ...days, earliest }, closed.get(row.tour.id) ?? [])
    const on = date === undefined ? undefined : { date, departure }
    const totalMinor = priceFor(row, on, search, { holidays, exchangeRate })
    const { currency } = row.tour
    const usdCents =
      totalMinor === null ? null : convert({ amount: totalMinor, currency }, "USD", exchangeRate.vndPerUsd)
    return { row, on, totalMinor, usdCents, freeCancellationHours: freeHoursOn(date, row.tour, holidays) }
  })
}

type Terms = Parameters<typeof partyTotal>[3]

function priceFor(
  { tour }: SelectedTour,
  on: Offer["on"],
  { adults, ages = [] }: TourSearch,
  terms: Terms,
): number | null {
  if (adults === undefined || !on) return null
  const priceMinor = on.departure?.priceMinor
  return partyTotal(
    {
      pricing: { ...presentPrices(tour), perTrip: false },
      priceRules: { ...NO_PRICE_RULES, ...tour.priceRules },
      duration: pick(tour, "days", "nights"),
    },
    { adults, childAges: ages },
    { travelDate: on.date, ...(priceMinor != null && { price: toMajor(priceMinor, tour.currency) }) },
    terms,
  )
}

export function presentOffer({ row, on, totalMinor, freeCancellationHours }: Offer): TourOffer {
  return {
    ...presentTourCard(row),
    freeCancellationHours,
    groupSize: { ...NO_FACTS, ...row.tour.facts }.groupSize,
    next: on
      ? {
          date: on.date,
          ...startOf(on.departure, row.tour.startTime),
          total: totalMinor === null ? null : toMajor(totalMinor, row.tour.currency),
        }
      : null,
  }
}

function startOf(departure: NextDeparture | undefined, startTime: string) {
  if (!departure) return { startTime, departureId: null, status: null, placesLeft: null, needed: null }
  return {
    startTime: departure.startTime,
    departureId: departure.id,
    status: departure.status,
    placesLeft: placesLeft(departure),
    needed: stillNeeded(departure),
  }
}
