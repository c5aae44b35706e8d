import { Alert, Box, Button, Stack } from "@mui/material"
import { type FormEvent, useState } from "react"
import { Title, useLocation, useNavigate, useNotify, useTranslate } from "react-admin"
import { flushSync } from "react-dom"
import { DAYS_BACK, firstTravelDate } from "#domain/bookings/quote/order-limits.ts"
import type { Quoted } from "#domain/bookings/quote/types.ts"
import type { PhoneBooking } from "#domain/bookings/staff/phone-booking.schema.ts"
import { inDirection, isReversible } from "#domain/transfers/reversed.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useDraft } from "#office/frame/hooks/use-draft.ts"
import { useExchangeRate } from "#office/frame/hooks/use-exchange-rate.ts"
import { callApi } from "#office/frame/http.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { useSaving } from "#office/ui/forms/use-saving.ts"
import { Section } from "#office/ui/section.tsx"
import { PlacesQuestions, useBookableDepartures } from "../actions/places-question.tsx"
import { timedPlacesLeft } from "../timed-departures.ts"
import { ContactFields } from "./contact-fields.tsx"
import { DepositFields } from "./deposit-fields.tsx"
import { amountProblems } from "./money-limits.ts"
import { type Details, emptyOrder, type NewOrder, needsDeparture, toBookingRequest, withProduct } from "./new-order.ts"
import { OrderQuestions } from "./order-questions.tsx"
import { PlanFields } from "./plan-fields.tsx"
import { ProductPicker } from "./product-picker.tsx"
import { QuotedPrice, useQuoted } from "./quoted-price.tsx"
import { TripFields } from "./trip-fields.tsx"

/**
 * A booking by phone: what, when, how many, who and the deposit, on one page, confirmed when it is saved. What was
 * typed stays until it is booked.
 */
export default function NewBookingScreen() {
  const given: Partial<NewOrder> | undefined = useLocation().state?.record
  const name = ["booking by phone", given?.email, given?.phone].filter(Boolean).join(" ")
  const kept = useDraft<NewOrder>(name, { ...emptyOrder, ...given }, FRESH_MS)
  const { draft: order, change, clear, isRestored, takeOld } = kept
  const { details, isLoaded, error } = useDetails(order)
  const tourId = needsDeparture(order) ? order.product?._id : undefined
  const departures = useBookableDepartures(tourId, firstTravelDate(DAYS_BACK))
  const { quoted, refusal } = useQuoted(order, details)
  const { submit, errors, problem, isSending } = useSubmit(order, details, quoted, clear)
  const fields = { order, details, change, errors }
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: "grid", gap: 2, py: 2, maxWidth: 900 }}>
      <Title title="bookings.actions.new" />
      {isRestored && <RestoredNotice onRestart={clear} />}
      {takeOld && <OldDraftNotice onTake={takeOld} onForget={clear} />}
      <Section title="bookings.new.trip">
        <ProductPicker product={order.product} onChange={(product) => change(withProduct(order, product))} />
        {isLoaded && <TripFields {...fields} departures={quoted?.departures} />}
        {error && <Alert severity="error">{error.message}</Alert>}
      </Section>
      <Section title="bookings.page.contact">
        <ContactFields {...fields} />
      </Section>
      <Section title="bookings.new.money">
        <DepositFields {...fields} quoted={quoted} />
        <PlanFields {...fields} quoted={quoted} />
      </Section>
      <PlacesQuestions
        departure={departures.find(({ _id }) => _id === order.departureId)}
        placesLeft={quoted?.placesLeft ?? timedPlacesLeft(order, quoted?.departures)}
        people={order.adults + order.children}
        said={order}
        onChange={change}
      />
      <OrderQuestions order={order} details={details} change={change} />
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 2 }}>
        <QuotedPrice quoted={quoted} refusal={refusal} />
        <SubmitButtons disabled={isSending || !isLoaded} />
      </Stack>
      {problem && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
    </Box>
  )
}

const LATER = "later"

function SubmitButtons({ disabled }: { disabled: boolean }) {
  return (
    <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
      <ActionButton label="bookings.new.submit" type="submit" variant="contained" size="large" disabled={disabled} />
      <ActionButton
        label="bookings.new.later"
        type="submit"
        value={LATER}
        variant="outlined"
        size="large"
        disabled={disabled}
      />
    </Stack>
  )
}

/** What was typed longer ago belongs to another call, so it only comes back when asked for. */
const FRESH_MS = 60 * 60_000

function OldDraftNotice({ onTake, onForget }: { onTake: () => void; onForget: () => void }) {
  const translate = useTranslate()
  return (
    <Alert
      severity="info"
      action={
        <>
          <Button onClick={onTake}>{translate("bookings.new.takeOld")}</Button>
          <Button onClick={onForget}>{translate("bookings.new.forgetOld")}</Button>
        </>
      }
    >
      {translate("bookings.new.oldDraft")}
    </Alert>
  )
}

function RestoredNotice({ onRestart }: { onRestart: () => void }) {
  const translate = useTranslate()
  return (
    <Alert severity="info" action={<Button onClick={onRestart}>{translate("bookings.new.restart")}</Button>}>
      {translate("bookings.new.restored")}
    </Alert>
  )
}

/** The product decides which fields there are, so none may be typed into before it is loaded. */
function useDetails({ product, isReversed }: NewOrder) {
  const type = product?.productType
  const { data, error } = useApi<never>(`/${type}s/${product?._id}`, { enabled: product !== null })
  const loaded: Details = type ? { [type]: data } : {}
  const { transfer } = loaded
  const details = transfer ? { transfer: inDirection(transfer, isReversed && isReversible(transfer)) } : loaded
  return { details, isLoaded: data !== undefined, error }
}

function useSubmit(order: NewOrder, details: Details, quoted: Quoted | undefined, onBooked: () => void) {
  const translate = useTranslate()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const vndPerUsd = useExchangeRate()
  const navigate = useNavigate()
  const notify = useNotify()
  const { send, problem, isSending } = useSaving<PhoneBooking>({
    save: async (request, key) => {
      const { booking } = await callApi("/bookings", { method: "POST", body: request, key })
      notify(translate(doneText(order, request.confirm === true), { reference: booking.reference }), {
        type: "success",
      })
      navigate(`/staff/bookings/${booking._id}/show`)
    },
    onDone: onBooked,
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const confirm = (submitter as HTMLButtonElement | null)?.value !== LATER
    const form = event.currentTarget as HTMLFormElement
    const showProblems = (problems: Record<string, string>) => {
      flushSync(() => setErrors(problems))
      form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus()
    }
    const problems = Object.entries(amountProblems(order, quoted))
    if (problems.length > 0)
      return showProblems(Object.fromEntries(problems.map(([field, key]) => [field, translate(key)])))
    const total = quoted?.total
    showProblems((await send(toBookingRequest(order, details, { total, confirm, vndPerUsd }))) ?? {})
  }
  return { submit, errors, problem, isSending }
}

function doneText({ email }: NewOrder, confirm: boolean): string {
  if (!email) return "bookings.byPhone.created"
  return confirm ? "bookings.new.confirmed" : "bookings.created"
}
