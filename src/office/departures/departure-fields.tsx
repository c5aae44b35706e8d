import { NumberInput, useTranslate } from "react-admin"
import type { Currency } from "#lib/money.ts"
import { DateInput, TimeInput } from "#office/ui/dates/date-inputs.tsx"
import { MoneyInput } from "#office/ui/fields/money-field.tsx"
import { Row } from "#office/ui/row.tsx"

/** Places, minimum and price of a departure or a schedule, in the currency of the tour. */
export function TermsFields({ currency }: { currency: Currency | undefined }) {
  const translate = useTranslate()
  return (
    <Row columns={2}>
      <NumberInput source="capacity" label="departures.fields.capacity" min={1} step={1} />
      <NumberInput
        source="minimum"
        label="departures.fields.minimum"
        helperText={translate("departures.hints.minimum")}
        min={1}
        step={1}
      />
      {/* The key shows a price anew when another tour has another currency. */}
      <MoneyInput
        key={currency}
        source="price"
        label="departures.fields.price"
        helperText="departures.hints.price"
        {...(currency && { currency })}
      />
    </Row>
  )
}

/** Inputs for the booking deadline and the decision date. */
export function DeadlineFields() {
  return (
    <Row columns={2}>
      <NumberInput source="cutoffHours" label="departures.fields.cutoffHours" min={0} step={1} />
      <NumberInput source="decideHours" label="departures.fields.decideHours" min={0} step={1} />
    </Row>
  )
}

/** A day and an hour by Hanoi's clock. */
export function DateAndTimeFields() {
  return (
    <Row columns={2}>
      <DateInput source="date" label="departures.fields.date" isRequired />
      <TimeInput source="startTime" label="departures.fields.startTime" />
    </Row>
  )
}

type Terms = Record<"capacity" | "minimum" | "price" | "cutoffHours" | "decideHours", unknown>

/** Returns numbers as the API takes them: an empty minimum or price is null, other empty ones fall back. */
export function termsOf(values: Record<string, unknown>): Partial<Terms> {
  const { capacity, minimum, price, cutoffHours, decideHours } = values
  return {
    ...(capacity != null && { capacity }),
    minimum: minimum ?? null,
    price: price ?? null,
    ...(cutoffHours != null && { cutoffHours }),
    ...(decideHours != null && { decideHours }),
  }
}
