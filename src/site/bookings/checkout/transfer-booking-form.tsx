import { useSuspenseQuery } from "@tanstack/react-query"
import { useLayoutEffect, useRef, useState } from "react"
import {
  buildRequest,
  dropVehicleIfTooSmall,
  emptyDraft,
  estimateQuote,
  isQuotable,
  orderToQuote,
  readDraft,
  type TransferDraft,
} from "#domain/bookings/checkout/fields/transfer-draft.ts"
import { travelerPaths } from "#domain/bookings/checkout/fields/traveler-list.ts"
import { fitChoices } from "#domain/bookings/quote/extras/choices.ts"
import { besideTransfer } from "#domain/products/product.ts"
import { PASSENGERS, type Transfer } from "#domain/transfers/transfer.ts"
import { useTranslate } from "#i18n/language.tsx"
import { lastRide } from "#site/search/ride.ts"
import { settingsQuery } from "#site/settings/queries.ts"
import { Button } from "#site/ui/button.tsx"
import { FormDraft } from "#site/ui/form/form-draft.tsx"
import { PostForm } from "#site/ui/form/post-form.tsx"
import { Dialog } from "#site/ui/overlay/dialog.tsx"
import { BookingFoot } from "./booking-foot.tsx"
import { BookingTotal } from "./booking-total.tsx"
import { ChoiceFields } from "./fields/choice-fields.tsx"
import { CUSTOMER_FIELDS, CustomerFields } from "./fields/customer-fields.tsx"
import { ExtrasFields, usePricedExtras } from "./fields/extras-fields.tsx"
import { orderMessages as texts } from "./fields/order-messages.ts"
import { addressesOf, fillFromRide } from "./fields/ride-order.ts"
import { ServiceFields } from "./fields/service-fields.tsx"
import { TravelerFields } from "./fields/traveler-fields.tsx"
import { TripDetailsFields } from "./fields/trip-details-fields.tsx"
import { VehicleFields } from "./fields/vehicle-fields.tsx"
import { PriceFields } from "./price-fields.tsx"
import { TransferSummary } from "./transfer-summary.tsx"
import { useBookingForm } from "./use-booking-form.ts"
import { useLiveQuote } from "./use-live-quote.ts"

const LEG = ["travelDate", "pickupTime", "flightNumber", "flightTime", "nightOf"]
const FIELDS = [
  ...LEG,
  ...LEG.map((field) => `returnTrip.${field}`),
  "pickup.zone",
  "pickup.place",
  "dropoff.place",
  "travelers",
  "vehicle",
  "choices",
  "nameSign",
  ...travelerPaths(PASSENGERS.max),
  ...CUSTOMER_FIELDS,
]

type Props = {
  transfer: Transfer
  page?: string
  onSent?: () => void
  onCancel?: () => void
}

type DialogProps = { transfer: Transfer; onSent: () => void; onClose: () => void }

export default function TransferBookingDialog({ onClose, ...props }: DialogProps) {
  const t = useTranslate()
  return (
    <Dialog title={t(texts.bookTransfer)} onClose={onClose}>
      <TransferBookingForm {...props} onCancel={onClose} />
    </Dialog>
  )
}

export function TransferBookingForm(props: Props) {
  return (
    <FormDraft name={`transfer:${props.transfer._id}${props.transfer.isReversed ? ":reversed" : ""}`}>
      <OrderForm {...props} />
    </FormDraft>
  )
}

function OrderForm({ transfer, page, onSent, onCancel }: Props) {
  const t = useTranslate()
  const { sending, submitted, ...form } = useBookingForm({ fields: FIELDS, toasts: texts, page, onSent })
  const { draft, change, ref } = useTransferDraft(transfer, page !== undefined, form.sent)
  const live = useTransferQuote(transfer, draft)
  // A page is rendered for everyone.
  const [addresses] = useState(() => (page === undefined ? addressesOf(transfer, lastRide.last()) : {}))
  const submit = submitted((filled) => buildRequest(transfer, draft, filled, live.quote?.total))
  const shared = { transfer, draft, change }
  return (
    <PostForm form={form} page={page} ref={ref} onSubmit={submit} className="flex flex-col gap-8">
      <TransferSummary transfer={transfer} />
      <TripDetailsFields {...shared} quoted={live.quoted} addresses={addresses} />
      <VehicleFields {...shared} />
      {transfer.namesRequired && <TravelerFields people={draft.passengers} />}
      <ChoiceFields
        choices={transfer.priceRules.choices}
        currency={transfer.pricing.currency}
        people={draft.passengers}
        chosen={draft.choices}
        onChange={(choices) => {
          form.problems.mend("choices")
          change({ choices })
        }}
      />
      <ServiceFields {...shared} />
      <ExtrasFields beside={besideTransfer(transfer)} extras={draft.extras} onChange={(extras) => change({ extras })} />
      <CustomerFields />
      <BookingTotal live={live} passengers={draft.passengers} />
      {page && <PriceFields />}
      <div className="contents sm:flex sm:flex-row-reverse sm:gap-3">
        <BookingFoot live={live}>
          <Button type="submit" disabled={sending} className="w-full">
            {t(sending ? texts.sending : texts.confirm)}
          </Button>
        </BookingFoot>
        {onCancel && (
          <Button look="secondary" onClick={onCancel}>
            {t(texts.cancel)}
          </Button>
        )}
      </div>
    </PostForm>
  )
}

function useTransferDraft(transfer: Transfer, isPage: boolean, sent: URLSearchParams | undefined) {
  const [ride] = useState(() => (sent ? {} : lastRide.last()))
  const [draft, setDraft] = useState(() => {
    if (sent) return readDraft(transfer, sent)
    return isPage ? emptyDraft : fillFromRide(transfer, emptyDraft, ride)
  })
  const ref = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, before the first paint
  useLayoutEffect(() => {
    if (isPage && ref.current) setDraft(fillFromRide(transfer, readDraft(transfer, new FormData(ref.current)), ride))
  }, [])
  const change = (part: Partial<TransferDraft>) =>
    setDraft((old) => {
      const draft = { ...old, ...part }
      const choices = fitChoices(draft.choices, transfer.priceRules.choices, draft.passengers)
      return dropVehicleIfTooSmall(transfer, { ...draft, choices })
    })
  return { draft, change, ref }
}

function useTransferQuote(transfer: Transfer, draft: TransferDraft) {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const extras = usePricedExtras(besideTransfer(transfer), draft.extras)
  const estimate = estimateQuote(transfer, draft, { exchangeRate: settings.exchangeRate, extras })
  return useLiveQuote(isQuotable(transfer, draft) ? orderToQuote(transfer, draft) : undefined, estimate, transfer)
}
