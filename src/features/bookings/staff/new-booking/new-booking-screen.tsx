import { Alert, Box, Stack, Typography } from "@mui/material"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { type FormEvent, useRef, useState } from "react"
import { type HttpError, Title, useLocation, useNavigate, useNotify, useTranslate } from "react-admin"
import type { Quoted } from "#features/bookings/quote/types.ts"
import { formatPrice } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import { newIdempotencyKey } from "#lib/api/idempotency-key.ts"
import { toMajor } from "#lib/money.ts"
import { useStaffLanguage } from "#staff/hooks/use-language.ts"
import { callApi } from "#staff/http.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { Hint } from "#staff/ui/hint.tsx"
import { Money } from "#staff/ui/money.tsx"
import { Section } from "#staff/ui/section.tsx"
import { ContactFields } from "./contact-fields.tsx"
import { emptyOrder, isPriceable, type NewOrder, toBookingRequest, toOrder } from "./new-order.ts"
import { ProductPicker } from "./product-picker.tsx"
import { TripFields } from "./trip-fields.tsx"

/** A booking by phone: what, when, how many and who, on one page, with the price and the seats as guests see them. */
export default function NewBookingScreen() {
  const [order, setOrder] = useState<NewOrder>({ ...emptyOrder, ...useLocation().state?.record })
  const { quoted, refusal } = useQuoted(order)
  const { submit, errors, problem, isSending } = useSubmit(order, quoted)
  const change = (part: Partial<NewOrder>) => setOrder((current) => ({ ...current, ...part }))
  const fields = { order, change, errors }
  return (
    <Box component="form" onSubmit={submit} noValidate sx={{ display: "grid", gap: 2, py: 2, maxWidth: 900 }}>
      <Title title="bookings.actions.new" />
      <Section title="bookings.new.trip">
        <ProductPicker
          product={order.product}
          onChange={(product) => setOrder({ ...emptyOrder, ...contactOf(order), product })}
        />
        {order.product && <TripFields {...fields} />}
      </Section>
      <Section title="bookings.page.contact">
        <ContactFields {...fields} />
      </Section>
      <Stack direction="row" sx={{ flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 2 }}>
        <Price quoted={quoted} refusal={refusal} />
        <ActionButton
          label="bookings.new.submit"
          type="submit"
          variant="contained"
          size="large"
          disabled={isSending || !order.product}
        />
      </Stack>
      {problem && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
    </Box>
  )
}

function useSubmit(order: NewOrder, quoted: Quoted | undefined) {
  const translate = useTranslate()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState("")
  const [isSending, setSending] = useState(false)
  // One key for all tries of this booking, so that it is made once.
  const key = useRef(newIdempotencyKey())
  const navigate = useNavigate()
  const notify = useNotify()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setSending(true)
    setErrors({})
    setProblem("")
    try {
      const request = toBookingRequest(order, quoted?.total)
      const { booking } = await callApi("/bookings", { method: "POST", body: request, key: key.current })
      const created = order.email ? "bookings.created" : "bookings.byPhone.created"
      notify(translate(created, { reference: booking.reference }), { type: "success" })
      navigate(`/staff/bookings/${booking._id}/show`)
    } catch (error) {
      const { message, body } = error as HttpError
      setErrors(body?.errors ?? {})
      setProblem(message)
      // What was refused was not booked: a corrected request is another one.
      key.current = newIdempotencyKey()
    } finally {
      setSending(false)
    }
  }
  return { submit, errors, problem, isSending }
}

const contactOf = ({ name, phone, email, language, specialRequests }: NewOrder) => ({
  name,
  phone,
  email,
  language,
  specialRequests,
})

function useQuoted(order: NewOrder) {
  const request = isPriceable(order) ? toOrder(order) : undefined
  const { data, error } = useQuery<Quoted, HttpError>({
    queryKey: ["quotes", request],
    queryFn: async () => (await callApi("/quotes", { method: "POST", body: request ?? {} })).data,
    enabled: request !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return { quoted: request && !error ? data : undefined, refusal: request && error?.message }
}

function Price({ quoted, refusal }: { quoted: Quoted | undefined; refusal: string | undefined }) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  if (refusal) return <Alert severity="warning">{refusal}</Alert>
  if (!quoted) return <Typography color="text.secondary">{translate("bookings.new.priceLater")}</Typography>
  const money = (minor: number) => formatPrice(toMajor(minor, quoted.currency), quoted.currency, language)
  return (
    <Box>
      <Typography variant="h3" component="p">
        {quoted.total ? <Money amount={quoted.total} of={quoted} /> : translate("bookings.new.noPrice")}
      </Typography>
      <Hint>
        {quoted.lines
          .map(
            ({ label, quantity, totalMinor }) => `${quantity} × ${inLanguage(label, language)}: ${money(totalMinor)}`,
          )
          .join(" · ")}
        {quoted.placesLeft !== null && ` · ${translate("bookings.moving.seatsLeft", { n: quoted.placesLeft })}`}
      </Hint>
    </Box>
  )
}
