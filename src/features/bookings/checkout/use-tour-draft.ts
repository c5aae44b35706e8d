import { useQuery } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react"
import { fitChoices } from "#features/bookings/quote/choices.ts"
import { storedTrip } from "#features/search/trip.ts"
import { departuresQuery } from "#features/tours/queries.ts"
import type { Tour } from "#features/tours/tour.ts"
import { textOf } from "#lib/posted-form.ts"
import { emptyDraft, readDraft, selectDeparture, type TourDraft } from "./fields/tour-order.ts"
import { dayOf, departureFor, fillFromTrip } from "./fields/trip-order.ts"
import type { useBookingForm } from "./use-booking-form.ts"

type Form = Pick<ReturnType<typeof useBookingForm>, "sent" | "problems">

/** Holds the order in a tour's form. Starts with the submitted or stored one, else with the visitor's last search. */
export function useTourDraft(tour: Tour, isPage: boolean, { sent, problems }: Form) {
  const { data: departures } = useQuery({ ...departuresQuery(tour._id), enabled: tour.hasDepartures })
  const [trip] = useState(() => (sent ? {} : storedTrip()))
  const [draft, setDraft] = useState(() => {
    if (sent) return readDraft(tour, sent, departures ?? [])
    return isPage ? emptyDraft : fillFromTrip(tour, emptyDraft, trip)
  })
  const ref = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, before the first paint
  useLayoutEffect(() => {
    if (!isPage || !ref.current) return
    setDraft(fillFromTrip(tour, readDraft(tour, new FormData(ref.current), departures ?? []), trip))
  }, [])
  /** Changes a part of the draft, and takes the errors of these fields away. */
  const change = (part: Partial<TourDraft>, ...mended: string[]) => {
    problems.mend(...mended)
    setDraft((old) => {
      const draft = { ...old, ...part }
      return { ...draft, choices: fitChoices(draft.choices, tour.priceRules.choices, peopleOf(draft)) }
    })
  }
  const offered = departures && departureFor(trip, departures, peopleOf(draft))
  // In a dialog the departures may be loaded later than the draft.
  const [awaited, setAwaited] = useState(sent && !departures ? textOf(sent, "departure") : "")
  const [isDayAwaited, setDayAwaited] = useState(dayOf(trip) !== undefined)
  const takeAwaited = useEffectEvent(() => {
    if (!departures) return
    const ofDay = isDayAwaited && offered?.date === dayOf(trip) ? offered : undefined
    const departure = departures.find(({ _id }) => _id === awaited) ?? ofDay
    if (departure && !draft.travelDate && !draft.privateGroup) change(selectDeparture(departure))
    setAwaited("")
    setDayAwaited(false)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only newer departures matter
  useEffect(() => takeAwaited(), [departures])
  return { draft, departureId: draft.departure?._id ?? awaited, opensOn: trip.from && offered?.date, change, ref }
}

const peopleOf = ({ adults, children }: TourDraft) => adults + children.length
