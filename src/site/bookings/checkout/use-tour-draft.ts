import { useQuery } from "@tanstack/react-query"
import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react"
import {
  draftOfOffer,
  emptyDraft,
  readDraft,
  selectDeparture,
  type TourDraft,
} from "#domain/bookings/checkout/fields/tour-draft.ts"
import { fitChoices } from "#domain/bookings/quote/extras/choices.ts"
import type { Tour } from "#domain/tours/tour.ts"
import type { WaitingPlace } from "#domain/waiting-list/waiting-list.ts"
import { type Filled, textOf } from "#lib/posted-form.ts"
import { lastTrip } from "#site/search/trip.ts"
import { departuresQuery } from "#site/tours/queries.ts"
import { dayOf, departureFor, fillFromTrip } from "./fields/trip-order.ts"

/** Holds an order: undefined until a form or the side card changes it. */
export type OrderState = [TourDraft | undefined, Dispatch<SetStateAction<TourDraft | undefined>>]

export type DraftChange = (part: Partial<TourDraft>, ...mended: string[]) => void

type Options = {
  /** What was submitted or stored before. */
  sent?: Filled | undefined
  /** Whether the form stands on a page of its own, which works without JavaScript. */
  isPage?: boolean
  /** Places that are held for the visitor. */
  offer?: WaitingPlace | undefined
  /** Where several hold the same order. */
  order?: OrderState | undefined
  /** Takes the errors of these fields away. */
  mend?: ((...fields: string[]) => void) | undefined
}

/** The name under which the order of a tour is stored in this tab. */
export const draftName = (tour: Tour) => `tour:${tour._id}`

/** Holds the order of a tour. Starts with the submitted or stored one, else with the visitor's last search. */
export function useTourDraft(tour: Tour, { sent, isPage = false, offer, order, mend }: Options) {
  const { data: departures } = useQuery({ ...departuresQuery(tour._id), enabled: tour.hasDepartures })
  const [trip] = useState(() => (sent ? {} : lastTrip.last()))
  const [first] = useState(() => {
    if (sent) return readDraft(tour, sent, departures ?? [])
    if (offer) return draftOfOffer(tour, offer, departures ?? [])
    return isPage ? emptyDraft : fillFromTrip(tour, emptyDraft, trip)
  })
  const ownOrder = useState<TourDraft>()
  const [held, hold] = order ?? ownOrder
  const draft = held ?? first
  const ref = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, before the first paint
  useLayoutEffect(() => {
    if (!isPage || !ref.current) return
    const filled = readDraft(tour, new FormData(ref.current), departures ?? [])
    hold(offer ? filled : fillFromTrip(tour, filled, trip))
  }, [])
  const change: DraftChange = (part, ...mended) => {
    mend?.(...mended)
    hold((old = first) => {
      const draft = { ...old, ...part }
      return { ...draft, choices: fitChoices(draft.choices, tour.priceRules.choices, peopleOf(draft)) }
    })
  }
  const offered = departures && departureFor(trip, departures, peopleOf(draft))
  // The departures may be loaded later than the draft.
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
