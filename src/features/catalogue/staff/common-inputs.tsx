import { Box } from "@mui/material"
import type { ReactNode } from "react"
import { CheckboxGroupInput, SelectArrayInput } from "react-admin"
import { INTERESTS } from "#features/catalogue/content.ts"
import { choicesOf } from "#staff/ui/fields/choices.ts"
import { MoneyInput } from "#staff/ui/fields/money-field.tsx"
import { CurrencyInput } from "./currency-input.tsx"
import { useDestinations } from "./use-choices.ts"

/** Inputs beside each other where there is room. */
export function Row({ children, columns = 3 }: { children: ReactNode; columns?: number }) {
  return (
    <Box
      sx={{
        display: "grid",
        columnGap: 2,
        alignItems: "start",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: `repeat(${columns}, minmax(0, 1fr))` },
      }}
    >
      {children}
    </Box>
  )
}

/** Adult and child price with their currency. */
export function PersonPriceInputs() {
  return (
    <Row>
      <MoneyInput
        source="pricing.adult"
        label="content.fields.adult"
        isRequired
        helperText="catalogue.prices.zeroHint"
      />
      <MoneyInput source="pricing.child" label="content.fields.child" helperText="catalogue.prices.childHint" />
      <CurrencyInput />
    </Row>
  )
}

/** Chooses destinations by their slug. */
export function PlacesInput({ helperText }: { helperText: string }) {
  const places = useDestinations()
  return (
    <SelectArrayInput
      source="places"
      label="content.fields.places"
      choices={places}
      translateChoice={false}
      helperText={helperText}
      fullWidth
    />
  )
}

export function InterestsInput() {
  return (
    <CheckboxGroupInput
      source="interests"
      label="content.fields.interests"
      choices={choicesOf(INTERESTS, "catalogue.interests")}
    />
  )
}
