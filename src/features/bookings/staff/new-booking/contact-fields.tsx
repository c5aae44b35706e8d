import { Box, TextField } from "@mui/material"
import { useTranslate } from "react-admin"
import { OrderField, type OrderProps } from "./order-field.tsx"

/** Who books, the language of their mails, and what they ask for. */
export function ContactFields(props: OrderProps) {
  const translate = useTranslate()
  const { order, change } = props
  return (
    <>
      <Box sx={{ display: "grid", columnGap: 2, gridTemplateColumns: { sm: "1fr 1fr" } }}>
        <OrderField {...props} name="name" path="customerInfo.name" label="bookings.fields.customer" />
        <OrderField
          {...props}
          name="phone"
          path="customerInfo.phone"
          label="bookings.fields.phone"
          type="tel"
          required
        />
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
      <OrderField {...props} name="specialRequests" label="bookings.page.requests" multiline />
    </>
  )
}
