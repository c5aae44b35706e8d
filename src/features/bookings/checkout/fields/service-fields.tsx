import { summaryMessages } from "#features/bookings/summary/summary-messages.ts"
import type { Transfer } from "#features/transfers/transfer.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useTranslate } from "#i18n/language.tsx"
import type { Localized } from "#i18n/localized.ts"
import { useMoney } from "#i18n/money.tsx"
import { TextField } from "#ui/form/field.tsx"
import { Stepper } from "#ui/form/stepper.tsx"
import { priceMessages } from "../price-messages.ts"
import { orderMessages as texts } from "./order-messages.ts"
import type { TransferDraft } from "./transfer-order.ts"

/** The maximums match order.schema.ts. */
const SERVICES = [
  { field: "childSeats", rule: "childSeat", max: 4 },
  { field: "extraStops", rule: "extraStop", max: 5 },
  { field: "waitingHours", rule: "waitingHour", max: 12 },
] as const

type Props = {
  transfer: Transfer
  draft: TransferDraft
  ids: Record<string, string>
  errors: Record<string, string>
  change: (part: Partial<TransferDraft>) => void
}

export function ServiceFields({ transfer: { priceRules, pricing }, draft, ids, errors, change }: Props) {
  const t = useTranslate()
  const money = useMoney()
  const offered = SERVICES.filter(({ rule }) => priceRules[rule] !== null)
  if (offered.length === 0 && priceRules.nameSign === null) return null
  const cost = (price: number | null, text: Localized) =>
    price ? interpolate(t(text), { price: money.shown(price, pricing.currency) }) : t(texts.free)
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-display text-lg font-bold">{t(texts.services)}</legend>
      {offered.map(({ field, rule, max }) => (
        <Stepper
          key={field}
          name={field}
          label={t(summaryMessages[field])}
          hint={cost(priceRules[rule], texts.each[field])}
          value={draft[field]}
          min={0}
          max={max}
          onChange={(count) => change({ [field]: count })}
        />
      ))}
      {priceRules.nameSign !== null && (
        <TextField
          id={ids.nameSign}
          name="nameSign"
          label={t(texts.nameSign)}
          hint={priceRules.nameSign ? cost(priceRules.nameSign, priceMessages.more) : undefined}
          maxLength={60}
          value={draft.nameSign}
          error={errors.nameSign}
          onChange={(event) => change({ nameSign: event.currentTarget.value })}
        />
      )}
    </fieldset>
  )
}
