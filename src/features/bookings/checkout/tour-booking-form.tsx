import { useSuspenseQuery } from "@tanstack/react-query"
import { messages } from "#features/bookings/messages.ts"
import { besideTour } from "#features/products/product.ts"
import { settingsQuery } from "#features/settings/queries.ts"
import { type Tour, TRAVELERS } from "#features/tours/tour.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { FormDraft } from "#ui/form/form-draft.tsx"
import { PostForm } from "#ui/form/post-form.tsx"
import { BookingFoot } from "./booking-foot.tsx"
import { BookingTotal } from "./booking-total.tsx"
import { ChoiceFields } from "./fields/choice-fields.tsx"
import { CUSTOMER_FIELDS, CustomerFields } from "./fields/customer-fields.tsx"
import { DateField } from "./fields/date-field.tsx"
import { ExtrasFields, usePricedExtras } from "./fields/extras-fields.tsx"
import { PartyFields } from "./fields/party-fields.tsx"
import { PickupFields } from "./fields/pickup-fields.tsx"
import { screenMessages as texts } from "./fields/screen-messages.ts"
import { buildRequest, estimateQuote, isQuotable, orderToQuote, type TourDraft } from "./fields/tour-order.ts"
import { PriceFields } from "./price-button.tsx"
import { useBookingForm } from "./use-booking-form.ts"
import { useLiveQuote } from "./use-live-quote.ts"
import { useTourDraft } from "./use-tour-draft.ts"

const CHILDREN = Array.from({ length: TRAVELERS.max }, (_, nth) => nth)
const FIELDS = [
  "travelDate",
  "departureId",
  "pickup.zone",
  "pickup.place",
  "choices",
  ...CHILDREN.flatMap((nth) => [`party.childAges.${nth}`, `party.childHeights.${nth}`]),
  ...CUSTOMER_FIELDS,
]
const TOASTS = { sent: messages.bookingSucceeded, failed: messages.bookingFailed }

type Props = {
  tour: Tour
  page?: string
  onSent?: () => void
}

export function TourBookingForm(props: Props) {
  return (
    <FormDraft name={`tour:${props.tour._id}`}>
      <OrderForm {...props} />
    </FormDraft>
  )
}

function OrderForm({ tour, page, onSent }: Props) {
  const t = useTranslate()
  const { ids, errors, sending, submitted, ...form } = useBookingForm({ fields: FIELDS, toasts: TOASTS, page, onSent })
  const { draft, departureId, opensOn, change, ref } = useTourDraft(tour, page !== undefined, form)
  const live = useTourQuote(tour, draft)
  const submit = submitted((filled) => buildRequest(tour, draft, filled, live.quote?.total))
  const shared = { ids, errors }
  const people = draft.adults + draft.children.length
  return (
    <PostForm form={form} page={page} ref={ref} onSubmit={submit} className="group/order flex flex-col gap-6">
      <PartyFields {...shared} tour={tour} draft={draft} change={change} />
      {!page && <input type="hidden" name="departure" value={departureId} />}
      <DateField
        key={String(draft.privateGroup)}
        tour={tour}
        asSelect={page !== undefined}
        anyDate={draft.privateGroup || !tour.hasDepartures}
        people={people}
        opensOn={opensOn}
        id={ids.travelDate ?? ""}
        value={draft}
        error={errors.travelDate ?? errors.departureId}
        onChange={(selection) => change(selection, "travelDate", "departureId")}
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
      <ChoiceFields
        {...shared}
        choices={tour.priceRules.choices}
        currency={tour.pricing.currency}
        people={people}
        privateGroup={draft.privateGroup}
        chosen={draft.choices}
        onChange={(choices) => change({ choices }, "choices")}
      />
      <ExtrasFields beside={besideTour(tour)} extras={draft.extras} onChange={(extras) => change({ extras })} />
      <CustomerFields {...shared} />
      <BookingTotal live={live} />
      {page && <PriceFields />}
      <BookingFoot live={live}>
        <Button type="submit" disabled={sending} className="w-full">
          {t(sending ? texts.submitting : texts.submit)}
        </Button>
      </BookingFoot>
    </PostForm>
  )
}

function useTourQuote(tour: Tour, draft: TourDraft) {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const extras = usePricedExtras(besideTour(tour), draft.extras)
  const estimate = estimateQuote(tour, draft, { exchangeRate: settings.exchangeRate, extras })
  return useLiveQuote(isQuotable(draft) ? orderToQuote(tour, draft) : undefined, estimate)
}
