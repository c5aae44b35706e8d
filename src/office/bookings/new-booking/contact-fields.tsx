import { Alert, Box, Link as MuiLink } from "@mui/material"
import { useQuery } from "@tanstack/react-query"
import { useEffect, useRef } from "react"
import { Link, useTranslate } from "react-admin"
import { BOOKING_CHANNELS } from "#domain/bookings/booking.ts"
import type { PersonRow } from "#domain/people/people.ts"
import { LANGUAGES } from "#i18n/localized.ts"
import { callApi } from "#office/frame/http.ts"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { SelectField } from "#office/ui/fields/select-field.tsx"
import { knownGuestText } from "./known-guest.ts"
import type { NewOrder } from "./new-order.ts"
import { OrderField, type OrderProps } from "./order-field.tsx"

/** Contact, language and requests of the guest. The number comes first, because it finds known guests. */
export function ContactFields(props: OrderProps) {
  const translate = useTranslate()
  const { order, change } = props
  const guest = useKnownGuest(order, change)
  return (
    <>
      <Box sx={{ display: "grid", columnGap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <OrderField
          {...props}
          name="phone"
          path="customerInfo.phone"
          label="bookings.fields.phone"
          type="tel"
          required
        />
        <OrderField {...props} name="name" path="customerInfo.name" label="bookings.fields.customer" />
        <OrderField
          {...props}
          name="email"
          path="customerInfo.email"
          label="bookings.fields.email"
          help={translate("bookings.new.noEmail")}
          type="email"
        />
        <SelectField
          label="bookings.new.guestLanguage"
          choices={choicesOf(LANGUAGES, "bookings.languages")}
          value={order.language}
          onChange={(language) => language && change({ language })}
        />
        <SelectField
          label="bookings.fields.channel"
          choices={choicesOf(BOOKING_CHANNELS, "bookings.channels")}
          value={order.channel}
          onChange={(channel) => channel && change({ channel })}
        />
      </Box>
      {guest && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate(...knownGuestText(guest))}{" "}
          <MuiLink component={Link} to={`/staff/people/${guest._id}/show`}>
            {translate("bookings.new.knownOpen")}
          </MuiLink>
        </Alert>
      )}
      <OrderField {...props} name="specialRequests" label="bookings.facts.requests" multiline />
    </>
  )
}

/** The last digits name a number, however it begins: 0912 345 678 and +84 912 345 678. */
const DIGITS = 9

/** Finds the guest with this phone number or address and fills in the empty fields. Returns the guest. */
function useKnownGuest(order: NewOrder, change: (part: Partial<NewOrder>) => void): PersonRow | undefined {
  const contact = contactOf(order)
  const { data: guest } = useQuery<PersonRow | undefined>({
    queryKey: ["known guest", contact],
    queryFn: async () => {
      const { data } = await callApi<{ data: PersonRow[] }>(
        `/people?${new URLSearchParams({ search: contact, limit: "5" })}`,
      )
      return data.find((person) => isSame(person, contact))
    },
    enabled: contact !== "",
    staleTime: 60_000,
  })
  const filled = useRef("")
  useEffect(() => {
    if (!guest || filled.current === guest._id) return
    filled.current = guest._id
    change({
      name: order.name || guest.name,
      phone: order.phone || guest.phone,
      email: order.email || guest.email,
      language: guest.language ?? order.language,
    })
  }, [guest, order, change])
  return guest
}

function contactOf({ phone, email }: NewOrder): string {
  if (phone.replace(/\D/g, "").length >= DIGITS) return phone.trim()
  return /^\S+@\S+\.\S+$/.test(email.trim()) ? email.trim() : ""
}

function isSame({ phone, email }: PersonRow, contact: string): boolean {
  if (contact.includes("@")) return email === contact.toLowerCase()
  const last = (number: string) => number.replace(/\D/g, "").slice(-DIGITS)
  return last(phone) === last(contact)
}
