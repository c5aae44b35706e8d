import { Box } from "@mui/material"
import { useTranslate } from "react-admin"
import { PAYMENT_METHODS } from "#domain/bookings/booking.ts"
import type { Quoted } from "#domain/bookings/quote/types.ts"
import { CURRENCIES } from "#lib/money.ts"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { MoneyField } from "#office/ui/fields/money-field.tsx"
import { MoneyQuestion } from "#office/ui/fields/money-question.tsx"
import { SelectField } from "#office/ui/fields/select-field.tsx"
import { limitsOf } from "./money-limits.ts"
import type { OrderProps } from "./order-field.tsx"

const COLUMNS = { display: "grid", columnGap: 2, alignItems: "start", gridTemplateColumns: { sm: "2fr 1fr 1fr" } }
const currencies = CURRENCIES.map((id) => ({ id, name: `catalogue.prices.${id.toLowerCase()}` }))

type Props = OrderProps & { quoted: Quoted | undefined }

/** Inputs for a deposit and for an agreed price. Both are optional, and ask about an amount that may be a slip. */
export function DepositFields({ order, change, errors, quoted }: Props) {
  const translate = useTranslate()
  const limits = limitsOf(order, quoted)
  const money = (name: "deposit" | "agreed", path: string, helperText = "") => (
    <>
      <Box>
        <MoneyField
          label={translate(`bookings.new.${name}`)}
          currency={order[name].currency}
          value={order[name].amount}
          onChange={(amount) => change({ [name]: { ...order[name], amount, isSure: false } })}
          helperText={helperText}
          error={errors[`${path}.amount`]}
        />
        <MoneyQuestion
          {...{ ...limits[name], amount: order[name].amount, currency: order[name].currency }}
          isSure={order[name].isSure}
          onChange={(isSure) => change({ [name]: { ...order[name], isSure } })}
        />
      </Box>
      <SelectField
        label="bookings.pricing.currency"
        choices={currencies}
        value={order[name].currency}
        onChange={(currency) => currency && change({ [name]: { ...order[name], currency, isSure: false } })}
      />
    </>
  )
  return (
    <Box sx={COLUMNS}>
      {money("deposit", "payment")}
      <SelectField
        label="bookings.payments.method"
        choices={choicesOf(PAYMENT_METHODS, "bookings.payments")}
        value={order.deposit.method}
        onChange={(method) => method && change({ deposit: { ...order.deposit, method } })}
      />
      {money("agreed", "agreedPrice", translate("bookings.new.agreedHint"))}
    </Box>
  )
}
