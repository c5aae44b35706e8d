import { useSuspenseQuery } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { settingsQuery } from "#features/settings/queries.ts"
import { type Tour, TRAVELERS } from "#features/tours/tour.ts"
import { fillIn } from "#i18n/fill-in.ts"
import { useT } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { ErrorSummary } from "#ui/error-summary.tsx"
import type { BookingRequest } from "./booking-request.schema.ts"
import { BookingTotal } from "./booking-total.tsx"
import { CUSTOMER_FIELDS, CustomerFields, customerOf } from "./customer-fields.tsx"
import { DateChoice } from "./date-choice.tsx"
import { ExtrasFields, usePricedExtras } from "./extras-fields.tsx"
import { useLiveQuote } from "./live-quote.ts"
import { messages } from "./messages.ts"
import { firstTravelDate, lastTravelDate } from "./order.schema.ts"
import { PartyFields } from "./party-fields.tsx"
import { PickupFields } from "./pickup-fields.tsx"
import { screenMessages as texts } from "./screen-messages.ts"
import { emptyDraft, orderOf, ownQuote, quotableOrder, type TourDraft } from "./tour-draft.ts"
import { useBookingForm } from "./use-booking-form.ts"

const CHILDREN = Array.from({ length: TRAVELERS.max }, (_, nth) => nth)
const FIELDS = [
  ...["travelDate", "departureId", "pickup.zone", "pickup.place"],
  ...CHILDREN.flatMap((nth) => [`party.childAges.${nth}`, `party.childHeights.${nth}`]),
  ...CUSTOMER_FIELDS,
]
const SAID = { sent: messages.bookingSucceeded, failed: messages.bookingFailed }

type Props = { tour: Tour; onClose: () => void }

/** Books a tour: date, party, contact, and the total as it will be agreed. Nothing typed is lost when something is wrong. */
export default function TourBookingDialog({ tour, onClose }: Props) {
  const t = useT()
  const [draft, setDraft] = useState(emptyDraft)
  const { ids, problems, errors, sending, send } = useBookingForm({ fields: FIELDS, said: SAID, onClose })
  const live = useTourQuote(tour, draft)
  const change = (part: Partial<TourDraft>) => setDraft((draft) => ({ ...draft, ...part }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(requestOf(tour, draft, new FormData(event.currentTarget), live.quote?.total))
  }
  const shared = { ids, errors }
  return (
    <Dialog title={fillIn(t(texts.bookTour), { tour: t(tour.title) })} onClose={onClose}>
      <form noValidate onSubmit={submit} onChange={problems.onChange} className="grid gap-6">
        <ErrorSummary {...problems.summary} />
        <PartyFields {...shared} tour={tour} draft={draft} change={change} />
        <DateChoice
          key={String(draft.alone)}
          tour={tour}
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
        <Button type="submit" disabled={sending} className="w-full">
          {t(sending ? texts.submitting : texts.submit)}
        </Button>
      </form>
    </Dialog>
  )
}

function useTourQuote(tour: Tour, draft: TourDraft) {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const extras = usePricedExtras("tour", draft.extras)
  return useLiveQuote(quotableOrder(tour, draft), ownQuote(tour, draft, settings.exchangeRate, extras))
}

function requestOf(tour: Tour, draft: TourDraft, form: FormData, total: number | undefined): BookingRequest {
  const place = String(form.get("pickupPlace") ?? "").trim()
  const order = orderOf(tour, draft)
  return {
    ...order,
    ...((order.pickup || place) && { pickup: { ...order.pickup, ...(place && { place }) } }),
    ...customerOf(form),
    ...(total !== undefined && { totalPrice: total }),
  }
}
