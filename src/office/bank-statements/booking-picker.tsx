import { Autocomplete, TextField } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"
import type { StaffBookingRow } from "#domain/bookings/staff/staff-booking.ts"
import { formatPrice } from "#i18n/format.ts"
import type { Currency } from "#lib/money.ts"
import { withDots } from "#lib/text/join-parts.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { useStaffLanguage } from "#office/frame/hooks/use-language.ts"
import { callApi } from "#office/frame/http.ts"

/** A booking with what it owes in major units of an account's currency; below zero, the company owes it. */
export type FoundBooking = { _id: string; reference: string; name: string; owed: number }

/** The key of the words for what a booking owes. */
export function owesOf(owed: number) {
  if (owed === 0) return "bankStatements.settled"
  return owed > 0 ? "bankStatements.owed" : "bankStatements.owedBack"
}

type Props = { currency: Currency; value: FoundBooking | null; onChange: (booking: FoundBooking | null) => void }

const MIN_LETTERS = 2

/** Finds a booking by its guest, reference or phone number. */
export function BookingPicker({ currency, value, onChange }: Props) {
  const translate = useTranslate()
  const language = useStaffLanguage()
  const [typed, setTyped] = useState("")
  const search = typed.trim()
  const query = new URLSearchParams({ view: "row", limit: "8", search })
  const { data: found = [] } = useFound(`/bookings?${query}`, search.length >= MIN_LETTERS)
  const options = found.map((row) => toFound(row, currency))
  const labelOf = ({ reference, name }: FoundBooking) => withDots(reference, name)
  return (
    <Autocomplete
      options={options}
      value={value}
      getOptionLabel={labelOf}
      getOptionKey={({ _id }) => _id}
      isOptionEqualToValue={(option, chosen) => option._id === chosen._id}
      // The API has searched.
      filterOptions={(all) => all}
      noOptionsText={translate("bankStatements.assign.none")}
      onInputChange={(_, text, reason) => reason === "input" && setTyped(text)}
      onChange={(_, chosen) => onChange(chosen)}
      renderOption={(props, option) => (
        <li {...props} key={option._id}>
          {withDots(
            labelOf(option),
            translate(owesOf(option.owed), { amount: formatPrice(Math.abs(option.owed), currency, language) }),
          )}
        </li>
      )}
      // Long names wrap.
      renderInput={(props) => <TextField {...props} multiline label={translate("bankStatements.assign.booking")} />}
    />
  )
}

function useFound(path: string, enabled: boolean) {
  return useApi<StaffBookingRow[]>(path, {
    enabled,
    placeholderData: (before) => before,
    queryFn: async () => (await callApi(path)).bookings,
  })
}

const toFound = (
  { _id, reference, customerInfo, pricing, balance, balanceOther }: StaffBookingRow,
  currency: Currency,
) => ({
  _id,
  reference,
  name: customerInfo.name,
  owed: pricing.currency === currency ? balance : balanceOther,
})
