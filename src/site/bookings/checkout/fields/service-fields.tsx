import type { TransferProps } from "#domain/bookings/checkout/fields/transfer-draft.ts"
import { MAX_OF_SERVICE, SERVICES } from "#domain/bookings/quote/order-limits.ts"
import { summaryMessages } from "#domain/bookings/summary/summary-messages.ts"
import { useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { useMoney } from "#i18n/money/money.tsx"
import { TextField } from "#site/ui/form/field.tsx"
import { Stepper } from "#site/ui/form/stepper.tsx"
import { useFormField } from "#site/ui/form/use-form-errors.ts"
import { priceMessages } from "../price-messages.ts"
import { orderMessages as texts } from "./order-messages.ts"

const RULES = { childSeats: "childSeat", extraStops: "extraStop", waitingHours: "waitingHour" } as const

export function ServiceFields({ transfer: { priceRules, pricing }, draft, change }: TransferProps) {
  const t = useTranslate()
  const money = useMoney()
  const field = useFormField()
  const offered = SERVICES.filter((name) => priceRules[RULES[name]] !== null)
  if (offered.length === 0 && priceRules.nameSign === null) return null
  const cost = (price: number | null, text: Localized) =>
    price ? t(text, { price: money.shown(price, pricing.currency) }) : t(texts.free)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-display text-lg font-bold">{t(texts.services)}</legend>
      {offered.map((name) => (
        <Stepper
          key={name}
          name={name}
          label={t(summaryMessages[name])}
          hint={cost(priceRules[RULES[name]], texts.each[name])}
          value={draft[name]}
          min={0}
          max={MAX_OF_SERVICE[name]}
          onChange={(count) => change({ [name]: count })}
        />
      ))}
      {priceRules.nameSign !== null && (
        <TextField
          {...field("nameSign")}
          name="nameSign"
          label={t(texts.nameSign)}
          hint={priceRules.nameSign ? cost(priceRules.nameSign, priceMessages.more) : undefined}
          maxLength={60}
          value={draft.nameSign}
          onChange={(event) => change({ nameSign: event.currentTarget.value })}
        />
      )}
    </fieldset>
  )
}
