import { Box } from "@mui/material"
import type { ReactNode } from "react"
import { CheckboxGroupInput, SelectArrayInput } from "react-admin"
import { INTERESTS } from "#domain/catalogue/content.ts"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { MoneyInput } from "#office/ui/fields/money-field.tsx"
import { Row } from "#office/ui/row.tsx"
import { CurrencyInput } from "./currency-input.tsx"
import { useDestinations } from "./use-choices.ts"

/** The inputs of prices, beside what an example party pays. */
export function BesideQuote({ quote, children }: { quote: ReactNode; children: ReactNode }) {
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 320px" } }}>
      <div>{children}</div>
      {quote}
    </Box>
  )
}

/** Adult and child price with their currency. */
export function PersonPriceInputs() {
  return (
    <Row least={184}>
      <MoneyInput source="pricing.adult" isRequired helperText="catalogue.prices.zeroHint" />
      <MoneyInput source="pricing.child" helperText="catalogue.prices.childHint" />
      <CurrencyInput />
    </Row>
  )
}

/** Chooses destinations by their slug. */
export function PlacesInput({ helperText }: { helperText: string }) {
  const places = useDestinations()
  return <SelectArrayInput source="places" choices={places} translateChoice={false} helperText={helperText} fullWidth />
}

export function InterestsInput() {
  return <CheckboxGroupInput source="interests" choices={choicesOf(INTERESTS, "catalogue.interests")} />
}
