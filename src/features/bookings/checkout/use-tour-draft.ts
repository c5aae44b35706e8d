import { useQuery } from "@tanstack/react-query"
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react"
import { fitChoices } from "#features/bookings/quote/choices.ts"
import { departuresQuery } from "#features/tours/queries.ts"
import type { Tour } from "#features/tours/tour.ts"
import { textOf } from "#lib/posted-form.ts"
import { emptyDraft, readDraft, selectDeparture, type TourDraft } from "./fields/tour-order.ts"
import type { useBookingForm } from "./use-booking-form.ts"

type Form = Pick<ReturnType<typeof useBookingForm>, "sent" | "problems">

/** Holds the order in a tour's form. Starts with the submitted or stored one. */
export function useTourDraft(tour: Tour, isPage: boolean, { sent, problems }: Form) {
  const { data: departures } = useQuery({ ...departuresQuery(tour._id), enabled: tour.hasDepartures })
  const [draft, setDraft] = useState(() => (sent ? readDraft(tour, sent, departures ?? []) : emptyDraft))
  const ref = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, before the first paint
  useLayoutEffect(() => {
    if (isPage && ref.current) setDraft(readDraft(tour, new FormData(ref.current), departures ?? []))
  }, [])
  /** Changes a part of the draft, and takes the errors of these fields away. */
  const change = (part: Partial<TourDraft>, ...mended: string[]) => {
    problems.mend(...mended)
    setDraft((old) => {
      const draft = { ...old, ...part }
      const people = draft.adults + draft.children.length
      return { ...draft, choices: fitChoices(draft.choices, tour.priceRules.choices, people) }
    })
  }
  // In a dialog the departures may be loaded later than the draft.
  const [awaited, setAwaited] = useState(sent && !departures ? textOf(sent, "departure") : "")
  const takeAwaited = useEffectEvent(() => {
    const departure = departures?.find(({ _id }) => _id === awaited)
    if (departure && !draft.travelDate && !draft.privateGroup) change(selectDeparture(departure))
    if (departures) setAwaited("")
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only newer departures matter
  useEffect(() => takeAwaited(), [departures])
  return { draft, departureId: draft.departure?._id ?? awaited, change, ref }
}
