import { useEffect } from "react"
import { SelectInput, useTranslate } from "react-admin"
import { useFormContext } from "react-hook-form"
import type { PaymentKind, PaymentMethod } from "#domain/bookings/booking.ts"
import type { PaymentChoices } from "#domain/cash-book/cash-book.ts"
import type { Currency } from "#lib/money.ts"
import { useApi } from "#office/frame/hooks/use-api.ts"
import { SuggestInput } from "#office/ui/fields/suggest-input.tsx"
import type { Typed } from "#office/ui/forms/use-saving.ts"
import { useTyped } from "#office/ui/forms/use-typed.ts"

type Values = {
  method: PaymentMethod
  pricing: { currency: Currency }
  account: string
  collectedBy: string
}

/** Who collected cash, or which account of the company other money came into: the one that fits is proposed. */
export function PaymentWhere({ bookingId, kind }: { bookingId: string; kind: PaymentKind }) {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  const { data } = useApi<PaymentChoices>(`/cash-book/choices?bookingId=${bookingId}`)
  const { method, pricing } = useTyped<Values>()
  const accounts = data?.accounts.filter(({ currency }) => currency === pricing?.currency) ?? []
  const proposed = accounts.find(({ isProposed }) => isProposed)?.key ?? ""
  useEffect(() => setValue("account", proposed), [proposed, setValue])
  if (method === "cash")
    return kind === "payment" ? (
      <SuggestInput
        source="collectedBy"
        label="bookings.payments.collectedBy"
        helperText="bookings.payments.collectedByHint"
        proposals={data?.collectors ?? []}
      />
    ) : null
  if (accounts.length === 0) return null
  return (
    <SelectInput
      source="account"
      label="bookings.payments.account"
      choices={accounts.map(({ key, label }) => ({ id: key, name: label }))}
      translateChoice={false}
      emptyText={translate("bookings.payments.noAccount")}
    />
  )
}

/** Returns what the API takes of it. */
export function whereOf({ method, account, collectedBy }: Pick<Typed<Values>, "method" | "account" | "collectedBy">) {
  if (method === "cash") return collectedBy?.trim() ? { collectedBy: collectedBy.trim() } : {}
  return account ? { account } : {}
}
