import { buildRequest, startsAnyDay } from "#domain/bookings/checkout/fields/tour-draft.ts"
import { messages } from "#domain/bookings/messages.ts"
import { besideTour } from "#domain/products/product.ts"
import { type Tour, TRAVELERS } from "#domain/tours/tour.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Button } from "#site/ui/button.tsx"
import { FormDraft } from "#site/ui/form/form-draft.tsx"
import { PostForm } from "#site/ui/form/post-form.tsx"
import { Dialog } from "#site/ui/overlay/dialog.tsx"
import { FullDatesList } from "#site/waiting-list/full-dates-list.tsx"
import { BookingFoot } from "./booking-foot.tsx"
import { BookingTotal } from "./booking-total.tsx"
import { ChoiceFields } from "./fields/choice-fields.tsx"
import { CUSTOMER_FIELDS, CustomerFields } from "./fields/customer-fields.tsx"
import { DateField } from "./fields/date-field.tsx"
import { ExtrasFields } from "./fields/extras-fields.tsx"
import { type Offer, OfferedDate } from "./fields/offered-date.tsx"
import { PartyFields } from "./fields/party-fields.tsx"
import { PickupFields } from "./fields/pickup-fields.tsx"
import { screenMessages as texts } from "./fields/screen-messages.ts"
import { PriceFields } from "./price-fields.tsx"
import { useBookingForm } from "./use-booking-form.ts"
import { draftName, type OrderState, useTourDraft } from "./use-tour-draft.ts"
import { useTourQuote } from "./use-tour-quote.ts"

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
  /** The order of the side card. */
  order?: OrderState
  onSent?: () => void
  /** Places that are held for the waiting list, with the token of their link. */
  offer?: Offer | undefined
}

type DialogProps = Required<Pick<Props, "tour" | "order" | "onSent">> & { onClose: () => void }

export default function TourBookingDialog({ onClose, ...props }: DialogProps) {
  const t = useTranslate()
  return (
    <Dialog title={t(texts.bookTour, { tour: t(props.tour.title) })} onClose={onClose}>
      <TourBookingForm {...props} />
    </Dialog>
  )
}

export function TourBookingForm(props: Props) {
  return (
    <FormDraft name={draftName(props.tour)}>
      <OrderForm {...props} />
    </FormDraft>
  )
}

function OrderForm({ tour, page, order, onSent, offer }: Props) {
  const t = useTranslate()
  const { sending, submitted, ...form } = useBookingForm({ fields: FIELDS, toasts: TOASTS, page, onSent })
  const { draft, departureId, opensOn, change, ref } = useTourDraft(tour, {
    sent: form.sent,
    isPage: page !== undefined,
    offer: offer?.place,
    order,
    mend: form.problems.mend,
  })
  const live = useTourQuote(tour, draft)
  const submit = submitted((filled) => buildRequest(tour, draft, filled, live.quote?.total))
  const people = draft.adults + draft.children.length
  return (
    <PostForm
      form={form}
      page={offer ? `${page}?token=${offer.token}` : page}
      ref={ref}
      onSubmit={submit}
      className="group/order flex flex-col gap-6"
    >
      <PartyFields tour={tour} draft={draft} change={change} />
      {!page && <input type="hidden" name="departure" value={departureId} />}
      {offer ? (
        <OfferedDate {...offer} />
      ) : (
        <DateField
          key={String(draft.privateGroup)}
          tour={tour}
          asSelect={page !== undefined}
          anyDate={startsAnyDay(tour, draft)}
          people={people}
          opensOn={opensOn}
          value={draft}
          onChange={(selection) => change(selection, "travelDate", "departureId")}
        />
      )}
      {!offer && !startsAnyDay(tour, draft) && <FullDatesList tour={tour} people={people} className="-mt-4" />}
      {tour.pickupZones.length > 0 && (
        <PickupFields
          zones={tour.pickupZones}
          currency={tour.pricing.currency}
          zone={draft.zone}
          onZone={(zone) => change({ zone })}
        />
      )}
      <ChoiceFields
        choices={tour.priceRules.choices}
        currency={tour.pricing.currency}
        people={people}
        privateGroup={draft.privateGroup}
        chosen={draft.choices}
        onChange={(choices) => change({ choices }, "choices")}
      />
      <ExtrasFields beside={besideTour(tour)} extras={draft.extras} onChange={(extras) => change({ extras })} />
      <CustomerFields />
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
