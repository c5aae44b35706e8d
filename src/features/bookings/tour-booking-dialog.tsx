import { useQuery } from "@tanstack/react-query"
import { useNavigate } from "@tanstack/react-router"
import { type FormEvent, useId, useState } from "react"
import { settingsQuery } from "#features/settings/queries.ts"
import { type Tour, TRAVELERS } from "#features/tours/tour.ts"
import { fillIn } from "#i18n/fill-in.ts"
import { formatPrice } from "#i18n/format.ts"
import { useLanguage, useT } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { Dialog } from "#ui/dialog.tsx"
import { ErrorSummary } from "#ui/error-summary.tsx"
import { TextArea, TextField } from "#ui/field.tsx"
import { PhoneField } from "#ui/phone-field.tsx"
import { Stepper } from "#ui/stepper.tsx"
import { checkBooking, fieldErrors } from "./booking-errors.ts"
import type { BookingRequest } from "./booking-request.schema.ts"
import { BookingTotal } from "./booking-total.tsx"
import { type ChosenDate, DateChoice } from "./date-choice.tsx"
import { firstTravelDate, lastTravelDate } from "./order.schema.ts"
import { createBooking } from "./queries.ts"
import { quote } from "./quote.ts"
import { screenMessages as texts } from "./screen-messages.ts"

type Props = { tour: Tour; onClose: () => void }

/** Books a tour: date, party, contact, and the total as it will be agreed. Nothing typed is lost when something is wrong. */
export default function TourBookingDialog({ tour, onClose }: Props) {
  const t = useT()
  const form = useBookingForm(tour, onClose)
  const { party, setParty, date, setDate, errors, ids } = form
  const { child } = tour.pricing
  return (
    <Dialog title={fillIn(t(texts.bookTour), { tour: t(tour.title) })} onClose={onClose}>
      <form noValidate onSubmit={form.submit} className="grid gap-6">
        <ErrorSummary errors={form.summary} />
        <DateChoice
          tour={tour}
          people={party.adults + party.children}
          id={ids.travelDate}
          range={{ min: firstTravelDate(), max: lastTravelDate() }}
          value={date}
          error={errors.travelDate ?? errors.departureId}
          onChange={setDate}
        />
        <div className="grid gap-3">
          <Stepper
            label={t(child === undefined ? texts.travelers : texts.adults)}
            value={party.adults}
            min={TRAVELERS.min}
            max={TRAVELERS.max - party.children}
            onChange={(adults) => setParty({ ...party, adults })}
          />
          {child !== undefined && (
            <ChildStepper tour={tour} party={party} onChange={(children) => setParty({ ...party, children })} />
          )}
        </div>
        <fieldset className="grid gap-4">
          <legend className="mb-2 font-display text-lg font-bold">{t(texts.yourDetails)}</legend>
          <TextField
            id={ids.name}
            name="name"
            label={t(texts.name)}
            autoComplete="name"
            error={errors["customerInfo.name"]}
          />
          <TextField
            id={ids.email}
            name="email"
            type="email"
            label={t(texts.email)}
            autoComplete="email"
            required
            error={errors["customerInfo.email"]}
          />
          <PhoneField
            id={ids.phone}
            names={{ phone: "phone", country: "countryCode" }}
            label={t(texts.phone)}
            required
            error={errors["customerInfo.phone"]}
          />
          <TextArea
            id={ids.requests}
            name="specialRequests"
            label={t(texts.requests)}
            hint={t(texts.requestsHint)}
            error={errors.specialRequests}
          />
        </fieldset>
        <BookingTotal quote={form.price} />
        <Button type="submit" disabled={form.sending} className="w-full">
          {t(form.sending ? texts.submitting : texts.submit)}
        </Button>
      </form>
    </Dialog>
  )
}

function ChildStepper({ tour, party, onChange }: { tour: Tour; party: Party; onChange: (children: number) => void }) {
  const t = useT()
  const language = useLanguage()
  const price = formatPrice(tour.pricing.child ?? 0, tour.pricing.currency, language)
  return (
    <Stepper
      label={t(texts.children)}
      hint={fillIn(t(texts.each), { price })}
      value={party.children}
      min={0}
      max={TRAVELERS.max - party.adults}
      onChange={onChange}
    />
  )
}

type Party = { adults: number; children: number }

function useBookingForm(tour: Tour, onClose: () => void) {
  const language = useLanguage()
  const navigate = useNavigate()
  const { data: settings } = useQuery(settingsQuery)
  const [party, setParty] = useState<Party>({ adults: 2, children: 0 })
  const [date, setDate] = useState<ChosenDate>({})
  const [summary, setSummary] = useState<{ field: string; message: string }[]>([])
  const [sending, setSending] = useState(false)
  const prefix = useId()
  const ids = idsOf(prefix)
  const price =
    settings && quote({ product: tour, departure: date.departure, party, exchangeRate: settings.exchangeRate })

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (sending) return
    const request = requestOf(tour, party, date, new FormData(event.currentTarget), price?.total)
    const problems = checkBooking(request, language)
    setSummary(problems)
    if (problems.length) return
    setSending(true)
    try {
      const booking = await createBooking(request, language)
      onClose()
      await navigate({ to: "/bookings/$id", params: { id: booking._id } })
    } catch (error) {
      setSummary(fieldErrors(error, language))
    } finally {
      setSending(false)
    }
  }

  const errors: Record<string, string> = Object.fromEntries(summary.map(({ field, message }) => [field, message]))
  const lines = summary.map(({ field, message }) => ({ fieldId: FIELD_IDS(ids)[field], message }))
  return { party, setParty, date, setDate, errors, summary: lines, sending, price, submit, ids }
}

function idsOf(prefix: string) {
  const id = (name: string) => `${prefix}${name}`
  return { travelDate: id("date"), name: id("name"), email: id("email"), phone: id("phone"), requests: id("requests") }
}

/** Which control the API's name of a field belongs to. */
const FIELD_IDS = (ids: ReturnType<typeof idsOf>): Record<string, string> => ({
  travelDate: ids.travelDate,
  departureId: ids.travelDate,
  "customerInfo.name": ids.name,
  "customerInfo.email": ids.email,
  "customerInfo.phone": ids.phone,
  specialRequests: ids.requests,
})

function requestOf(
  tour: Tour,
  party: Party,
  date: ChosenDate,
  form: FormData,
  total: number | undefined,
): BookingRequest {
  const text = (name: string) => String(form.get(name) ?? "").trim()
  return {
    productId: tour._id,
    productType: "tour",
    travelers: party.adults + party.children,
    party,
    travelDate: date.date ?? "",
    ...(date.departure && { departureId: date.departure._id }),
    customerInfo: { name: text("name"), email: text("email"), phone: text("phone"), countryCode: text("countryCode") },
    specialRequests: text("specialRequests"),
    ...(total !== undefined && { totalPrice: total }),
  }
}
