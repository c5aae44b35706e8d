import { useSuspenseQuery } from "@tanstack/react-query"
import { type FormEvent, useState } from "react"
import { settingsQuery } from "#features/settings/queries.ts"
import { fits, proposeVehicle, type Transfer } from "#features/transfers/transfer.ts"
import { useT } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { ErrorSummary } from "#ui/error-summary.tsx"
import type { BookingRequest } from "./booking-request.schema.ts"
import { BookingTotal } from "./booking-total.tsx"
import { CUSTOMER_FIELDS, CustomerFields, customerOf } from "./customer-fields.tsx"
import { ExtrasFields, usePricedExtras } from "./extras-fields.tsx"
import { JourneyFields } from "./journey-fields.tsx"
import { useLiveQuote } from "./live-quote.ts"
import { orderMessages as texts } from "./order-messages.ts"
import { ServiceFields } from "./service-fields.tsx"
import { emptyDraft, endOf, nightsOf, orderOf, ownQuote, type TransferDraft, type WayDraft } from "./transfer-draft.ts"
import { TransferSummary } from "./transfer-summary.tsx"
import { useBookingForm } from "./use-booking-form.ts"
import { VehicleFields } from "./vehicle-fields.tsx"

const WAY = ["travelDate", "pickupTime", "flightNumber", "flightTime", "nightOf"]
const FIELDS = [
  ...WAY,
  ...WAY.map((field) => `returnTrip.${field}`),
  ...["pickup.zone", "pickup.place", "dropoff.place", "travelers", "vehicle", "nameSign"],
  ...CUSTOMER_FIELDS,
]

type Props = { transfer: Transfer; onClose: () => void }

/** Books a transfer: the journey, who and what goes along, contact, and the price as it will be agreed. */
export default function TransferBookingDialog({ transfer, onClose }: Props) {
  const t = useT()
  const [draft, setDraft] = useState(emptyDraft)
  const { ids, problems, errors, sending, send } = useBookingForm({ fields: FIELDS, said: texts, onClose })
  const live = useTransferQuote(transfer, draft)
  const change = (part: Partial<TransferDraft>) => setDraft((draft) => withRoom(transfer, { ...draft, ...part }))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(requestOf(transfer, draft, new FormData(event.currentTarget), live.quote?.total))
  }
  const shared = { transfer, draft, ids, errors, change }
  return (
    <Dialog title={t(texts.bookTransfer)} onClose={onClose}>
      <form noValidate onSubmit={submit} onChange={problems.onChange} className="grid gap-8">
        <ErrorSummary {...problems.summary} />
        <TransferSummary transfer={transfer} />
        <JourneyFields {...shared} quoted={live.quoted} />
        <VehicleFields {...shared} />
        <ServiceFields {...shared} />
        <ExtrasFields beside="transfer" extras={draft.extras} onChange={(extras) => change({ extras })} />
        <CustomerFields ids={ids} errors={errors} />
        <BookingTotal live={live} passengers={draft.passengers} />
        <div className="flex flex-wrap-reverse gap-3 sm:flex-nowrap">
          <Button look="secondary" className="w-full sm:w-auto" onClick={onClose}>
            {t(texts.cancel)}
          </Button>
          <Button type="submit" disabled={sending} className="w-full">
            {t(sending ? texts.sending : texts.confirm)}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Before there is a day, while a night is to be told, or where nothing is large enough the server has no answer. */
function isQuotable(transfer: Transfer, { there, back, passengers, largeBags }: TransferDraft): boolean {
  const isClear = (way: WayDraft, atBack: boolean) => {
    const nights = nightsOf(way, endOf(transfer, atBack))
    return way.travelDate !== "" && (nights.length === 0 || nights.includes(way.nightOf))
  }
  const isRoomy = !transfer.pricing.perTrip || proposeVehicle(transfer.vehicles, passengers, largeBags ?? passengers)
  return isClear(there, false) && (!back?.travelDate || isClear(back, true)) && Boolean(isRoomy)
}

/** A chosen vehicle that has become too small is given up for our proposal. */
function withRoom({ vehicles }: Transfer, draft: TransferDraft): TransferDraft {
  const chosen = vehicles.find(({ code }) => code === draft.vehicle)
  const isRoomy = chosen && fits(chosen, draft.passengers, draft.largeBags ?? draft.passengers)
  return isRoomy ? draft : { ...draft, vehicle: undefined }
}

function useTransferQuote(transfer: Transfer, draft: TransferDraft) {
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const extras = usePricedExtras("transfer", draft.extras)
  // A flight's number costs nothing: while it is half typed no new price is asked for.
  const unnumbered = (way: WayDraft) => ({ ...way, flightNumber: "" })
  const { there, back } = draft
  const asked = orderOf(transfer, {
    ...draft,
    there: unnumbered(there),
    back: back?.travelDate ? unnumbered(back) : undefined,
  })
  const own = ownQuote(transfer, draft, settings.exchangeRate, extras)
  return useLiveQuote(isQuotable(transfer, draft) ? asked : undefined, own)
}

function requestOf(
  transfer: Transfer,
  draft: TransferDraft,
  form: FormData,
  total: number | undefined,
): BookingRequest {
  const text = (name: string) => String(form.get(name) ?? "").trim()
  const [pickup, dropoff] = [text("pickupPlace"), text("dropoffPlace")]
  const order = orderOf(transfer, draft)
  return {
    ...order,
    ...((order.pickup || pickup) && { pickup: { ...order.pickup, ...(pickup && { place: pickup }) } }),
    ...(dropoff && { dropoff: { place: dropoff } }),
    ...customerOf(form),
    ...(total !== undefined && { totalPrice: total }),
  }
}
