import {
  Alert,
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  MenuItem,
  Radio,
  RadioGroup,
  Stack,
  TextField,
} from "@mui/material"
import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { type HttpError, useTranslate } from "react-admin"
import type { StaffBooking } from "#features/bookings/booking.ts"
import type { MoveQuote } from "#features/bookings/lifecycle/changes.schema.ts"
import type { RequestedChoice } from "#features/bookings/quote/choice-lines.ts"
import type { Departure } from "#features/departures/departure.ts"
import { formatDate, formatPrice } from "#i18n/format.ts"
import { callApi } from "#staff/http.ts"
import { useCall } from "#staff/ui/use-call.ts"
import { useStaffLanguage } from "#staff/ui/use-language.ts"
import { ChoiceInputs } from "../choice-inputs.tsx"
import { doneText } from "../format.ts"

type Props = {
  booking: StaffBooking
  /** The day to start with. */
  date?: string | undefined
  onClose: () => void
}

/** Moves a booking to another date or party. The new price is shown before it is saved. */
export function MoveDialog({ booking, date: proposed, onClose }: Props) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const { call, isSending } = useCall()
  const { _id, productType, departure, party } = booking
  const [date, setDate] = useState(proposed ?? booking.travelDate)
  const [departureId, setDepartureId] = useState(departure?._id ?? "")
  const [pickupTime, setPickupTime] = useState(booking.startTime ?? "")
  const [adults, setAdults] = useState(party.adults)
  const [children, setChildren] = useState(party.children)
  const booked = (booking.tourDetails ?? booking.transferDetails)?.choices ?? []
  const [wished, setWished] = useState<RequestedChoice[]>()
  const isAgreed = booking.lines.some(({ code }) => code === "agreed")
  const [keepPrice, setKeepPrice] = useState(true)
  const [chargeLateFee, setChargeLateFee] = useState(false)
  const departures = useDepartures(departure ? booking.productId : undefined)

  const chosen = departures.find((one) => one._id === departureId)
  const isOtherParty = adults !== party.adults || children !== party.children
  const change = {
    ...(departure && departureId !== departure._id && chosen && { departureId, travelDate: chosen.date }),
    ...(!departure && date !== booking.travelDate && { travelDate: date }),
    ...(productType === "transfer" && pickupTime !== (booking.startTime ?? "") && { pickupTime }),
    ...(wished && { choices: wished }),
    ...(isOtherParty && { party: { adults, children }, travelers: adults + children }),
  }
  const isChanged = Object.keys(change).length > 0
  const choices = { ...(chargeLateFee && { chargeLateFee }) }
  const order = { ...change, ...choices, ...(isAgreed && { keepPrice }) }
  const otherWay = { ...change, ...choices, keepPrice: !keepPrice }
  const { data: quote, error } = useMoveQuote(_id, order, isChanged)
  const { data: other } = useMoveQuote(_id, otherWay, isChanged && isAgreed)
  const [kept, anew] = keepPrice ? [quote, other] : [other, quote]
  const submit = async () => {
    const body = { ...order, version: booking.version, ...(quote && { totalPrice: quote.quote.total }) }
    if (await call({ path: `/bookings/${_id}/move`, body, done: doneText("moved", booking) })) onClose()
  }
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>{translate("bookings.actions.move")}</DialogTitle>
      <DialogContent>
        {departure ? (
          <TextField
            select
            label={translate("bookings.moving.departure")}
            value={departures.length ? departureId : ""}
            onChange={(event) => setDepartureId(event.target.value)}
          >
            {departures.map((one) => (
              <MenuItem key={one._id} value={one._id}>
                {formatDate(one.date, language, "short")}, {one.startTime} ·{" "}
                {translate("bookings.moving.seatsLeft", { n: one.placesLeft })}
              </MenuItem>
            ))}
          </TextField>
        ) : (
          <TextField
            type="date"
            label={translate("bookings.moving.date")}
            value={date}
            onChange={(event) => setDate(event.target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        )}
        {productType === "transfer" && (
          <TextField
            type="time"
            label={translate("bookings.moving.pickupTime")}
            value={pickupTime}
            onChange={(event) => setPickupTime(event.target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
        )}
        <Stack direction="row" sx={{ gap: 1 }}>
          <Count label={translate("bookings.moving.adults")} value={adults} min={1} onChange={setAdults} />
          <Count label={translate("bookings.moving.children")} value={children} min={0} onChange={setChildren} />
        </Stack>
        {productType !== "product" && (
          <ChoiceInputs
            productType={productType}
            productId={booking.productId}
            chosen={wished ?? booked}
            onChange={setWished}
          />
        )}
        <FormControlLabel
          control={<Checkbox checked={chargeLateFee} onChange={(event) => setChargeLateFee(event.target.checked)} />}
          label={translate("bookings.moving.lateFee")}
        />
        {isAgreed && isChanged && (
          <RadioGroup value={String(keepPrice)} onChange={(_, value) => setKeepPrice(value === "true")} sx={{ mb: 1 }}>
            {(
              [
                ["true", "keep", kept],
                ["false", "anew", anew],
              ] as const
            ).map(([value, text, priced]) => (
              <FormControlLabel
                key={value}
                value={value}
                control={<Radio />}
                label={translate(`bookings.moving.${text}`, {
                  total: priced ? formatPrice(priced.quote.total, priced.quote.currency, language) : "…",
                })}
              />
            ))}
          </RadioGroup>
        )}
        {error ? (
          <Alert severity="error">{error.message}</Alert>
        ) : (
          <Alert severity={isChanged ? "info" : "warning"}>
            {isChanged && quote ? priceText(quote, translate, language) : translate("bookings.moving.unchanged")}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate("bookings.actions.close")}</Button>
        <Button variant="contained" disabled={isSending || !isChanged || !quote || Boolean(error)} onClick={submit}>
          {translate("bookings.actions.save")}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Returns what the booking would cost with these changes. */
export function useMoveQuote(bookingId: string, order: object, isAsked: boolean) {
  return useQuery<MoveQuote, HttpError>({
    queryKey: ["bookings", bookingId, "move", order],
    queryFn: async () => (await callApi(`/bookings/${bookingId}/move/quote`, { method: "POST", body: order })).data,
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  })
}

function useDepartures(tourId: string | undefined): Departure[] {
  const { data = [] } = useQuery<Departure[]>({
    queryKey: ["tours", tourId, "departures"],
    queryFn: async () => (await callApi(`/tours/${tourId}/departures`)).data,
    enabled: tourId !== undefined,
  })
  return data
}

type CountProps = { label: string; value: number; min: number; onChange: (value: number) => void }

function Count({ label, value, min, onChange }: CountProps) {
  return (
    <TextField
      type="number"
      label={label}
      value={value}
      onChange={(event) => onChange(Math.max(min, Number(event.target.value)))}
      slotProps={{ htmlInput: { min } }}
    />
  )
}

type Translate = ReturnType<typeof useTranslate>

/** Says the new total, and by how much it differs. */
export function priceText({ quote, difference }: MoveQuote, translate: Translate, language: "en" | "vi"): string {
  const money = (amount: number) => formatPrice(amount, quote.currency, language)
  const total = money(quote.total)
  if (!difference) return translate("bookings.moving.same", { total })
  const text = difference > 0 ? "bookings.moving.more" : "bookings.moving.less"
  return translate(text, { total, difference: money(Math.abs(difference)) })
}
