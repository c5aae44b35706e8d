import { Alert, Box, Link as MuiLink, TextField } from "@mui/material"
import { Link, useTranslate } from "react-admin"
import { OrderField, type OrderProps } from "./order-field.tsx"
import { useKnownGuest } from "./use-known-guest.ts"

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
        <TextField
          select
          slotProps={{ select: { native: true } }}
          label={translate("bookings.new.guestLanguage")}
          value={order.language}
          onChange={(event) => change({ language: event.target.value === "en" ? "en" : "vi" })}
        >
          <option value="vi">{translate("bookings.languages.vi")}</option>
          <option value="en">{translate("bookings.languages.en")}</option>
        </TextField>
      </Box>
      {guest && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {translate("bookings.new.known", {
            name: guest.name || guest.email || guest.phone,
            smart_count: guest.bookings,
          })}{" "}
          <MuiLink component={Link} to={`/staff/people/${guest._id}/show`}>
            {translate("bookings.new.knownOpen")}
          </MuiLink>
        </Alert>
      )}
      <OrderField {...props} name="specialRequests" label="bookings.page.requests" multiline />
    </>
  )
}
