import { useQueryClient } from "@tanstack/react-query"
import { type FormEvent, useLayoutEffect, useRef, useState } from "react"
import { settingsQuery } from "#features/settings/queries.ts"
import { departuresQuery } from "#features/tours/queries.ts"
import { type Tour, TRAVELERS } from "#features/tours/tour.ts"
import { useT } from "#i18n/language.tsx"
import { useLoaded } from "#lib/loaded.ts"
import type { PostedForm } from "#lib/posted-form.ts"
import { Button } from "#ui/button.tsx"
import { ErrorSummary } from "#ui/error-summary.tsx"
import { SentBefore, useAction } from "#ui/posted.tsx"
import { BookingTotal } from "./booking-total.tsx"
import { CUSTOMER_FIELDS, CustomerFields } from "./customer-fields.tsx"
import { DateChoice } from "./date-choice.tsx"
import { ExtrasFields, usePricedExtras } from "./extras-fields.tsx"
import { useLiveQuote } from "./live-quote.ts"
import { messages } from "./messages.ts"
import { firstTravelDate, lastTravelDate } from "./order.schema.ts"
import { OrderMarks } from "./order-marks.tsx"
import { PartyFields } from "./party-fields.tsx"
import { PickupFields } from "./pickup-fields.tsx"
import { screenMessages as texts } from "./screen-messages.ts"
import { draftOf, emptyDraft, ownQuote, quotableOrder, requestOf, type TourDraft } from "./tour-draft.ts"
import { useBookingForm } from "./use-booking-form.ts"

const CHILDREN = Array.from({ length: TRAVELERS.max }, (_, nth) => nth)
const FIELDS = [
  ...["travelDate", "departureId", "pickup.zone", "pickup.place"],
  ...CHILDREN.flatMap((nth) => [`party.childAges.${nth}`, `party.childHeights.${nth}`]),
  ...CUSTOMER_FIELDS,
]
const SAID = { sent: messages.bookingSucceeded, failed: messages.bookingFailed }

type Props = {
  tour: Tour
  /** The address of the page that the form is; without one it stands in a dialog. */
  page?: string
  onSent?: () => void
}

/**
 * Books a tour: date, party, contact, and the total as it will be agreed. Nothing typed is lost when something is
 * wrong.
 */
export function TourBookingForm({ tour, page, onSent }: Props) {
  const t = useT()
  const { ids, problems, errors, sending, send, posted } = useBookingForm({ fields: FIELDS, said: SAID, page, onSent })
  const { draft, change, form } = useTourDraft(tour, page !== undefined, posted)
  const live = useTourQuote(tour, draft)
  const action = useAction(page ?? "")
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(requestOf(tour, draft, new FormData(event.currentTarget), live.quote?.total))
  }
  const shared = { ids, errors }
  return (
    <SentBefore posted={posted}>
      <form
        {...action}
        ref={form}
        noValidate
        onSubmit={submit}
        onChange={problems.onChange}
        className="group/order grid gap-6"
      >
        <ErrorSummary {...problems.summary} />
        <PartyFields {...shared} tour={tour} draft={draft} change={change} />
        <DateChoice
          key={String(draft.alone)}
          tour={tour}
          inList={page !== undefined}
          onRequest={draft.alone || !tour.hasDepartures}
          people={draft.adults + draft.children.length}
          id={ids.travelDate ?? ""}
          range={{ min: firstTravelDate(), max: lastTravelDate() }}
          value={draft.date}
          error={errors.travelDate ?? errors.departureId}
          onChange={(date) => {
            problems.mend("travelDate", "departureId")
            change({ date })
          }}
        />
        {tour.pickupZones.length > 0 && (
          <PickupFields
            {...shared}
            zones={tour.pickupZones}
            currency={tour.pricing.currency}
            zone={draft.zone}
            onZone={(zone) => change({ zone })}
          />
        )}
        <ExtrasFields beside="tour" extras={draft.extras} onChange={(extras) => change({ extras })} />
        <CustomerFields {...shared} />
        <BookingTotal live={live} />
        {page && <OrderMarks />}
        <Button type="submit" disabled={sending} className="w-full">
          {t(sending ? texts.submitting : texts.submit)}
        </Button>
      </form>
    </SentBefore>
  )
}

/** The order while it is made. On a page it begins with what was sent, or was filled in before the script came. */
function useTourDraft(tour: Tour, isPage: boolean, posted: PostedForm | undefined) {
  const departures = useQueryClient().getQueryData(departuresQuery(tour._id).queryKey) ?? []
  const [draft, setDraft] = useState(() =>
    posted ? draftOf(tour, new URLSearchParams(posted.sent), departures) : emptyDraft,
  )
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before anything is drawn anew
  useLayoutEffect(() => {
    if (isPage && form.current) setDraft(draftOf(tour, new FormData(form.current), departures))
  }, [])
  const change = (part: Partial<TourDraft>) => setDraft((draft) => ({ ...draft, ...part }))
  return { draft, change, form }
}

function useTourQuote(tour: Tour, draft: TourDraft) {
  const settings = useLoaded(settingsQuery)
  const extras = usePricedExtras("tour", draft.extras)
  return useLiveQuote(quotableOrder(tour, draft), ownQuote(tour, draft, settings.exchangeRate, extras))
}
