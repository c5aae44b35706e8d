import { Box } from "@mui/material"
import { useTranslate } from "react-admin"
import { PAYMENT_METHODS } from "#features/bookings/booking.ts"
import { CURRENCIES } from "#lib/money.ts"
import { choicesOf } from "#staff/ui/fields/choices.ts"
import { MoneyField } from "#staff/ui/fields/money-field.tsx"
import { SelectField } from "#staff/ui/fields/select-field.tsx"
import type { OrderProps } from "./order-field.tsx"

const COLUMNS = { display: "grid", columnGap: 2, alignItems: "start", gridTemplateColumns: { sm: "2fr 1fr 1fr" } }
const currencies = CURRENCIES.map((id) => ({ id, name: `catalogue.prices.${id.toLowerCase()}` }))

/** Inputs for a deposit and for an agreed price. Both are optional. */
export function DepositFields({ order, change, errors }: OrderProps) {
  const translate = useTranslate()
  const { deposit, agreed } = order
  return (
    <Box sx={COLUMNS}>
      <MoneyField
        label={translate("bookings.new.deposit")}
        currency={deposit.currency}
        value={deposit.amount}
        onChange={(amount) => change({ deposit: { ...deposit, amount } })}
        error={errors["payment.amount"]}
      />
      <SelectField
        label="bookings.pricing.currency"
        choices={currencies}
        value={deposit.currency}
        onChange={(currency) => currency && change({ deposit: { ...deposit, currency } })}
      />
      <SelectField
        label="bookings.payments.method"
        choices={choicesOf(PAYMENT_METHODS, "bookings.payments")}
        value={deposit.method}
        onChange={(method) => method && change({ deposit: { ...deposit, method } })}
      />
      <MoneyField
        label={translate("bookings.new.agreed")}
        currency={agreed.currency}
        value={agreed.amount}
        onChange={(amount) => change({ agreed: { ...agreed, amount } })}
        helperText={translate("bookings.new.agreedHint")}
        error={errors["agreedPrice.amount"]}
      />
      <SelectField
        label="bookings.pricing.currency"
        choices={currencies}
        value={agreed.currency}
        onChange={(currency) => currency && change({ agreed: { ...agreed, currency } })}
      />
    </Box>
  )
}
