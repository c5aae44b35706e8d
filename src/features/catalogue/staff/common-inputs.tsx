import { Box } from "@mui/material"
import type { ReactNode } from "react"
import {
  BooleanInput,
  CheckboxGroupInput,
  NumberInput,
  SelectArrayInput,
  TextArrayInput,
  useTranslate,
} from "react-admin"
import { INTERESTS } from "#features/catalogue/content.ts"
import { BilingualInput } from "#staff/ui/content/bilingual-input.tsx"
import { BilingualLinesInput } from "#staff/ui/content/bilingual-lines-input.tsx"
import type { ContentKind } from "#staff/ui/content/content-kind.ts"
import { SlugInput, StatusInput } from "#staff/ui/content/publish-inputs.tsx"
import { MoneyInput } from "#staff/ui/money-field.tsx"
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

/** Summary, description and the three lists of a page. */
export function TextInputs({ children, highlightsHint }: { children?: ReactNode; highlightsHint?: string }) {
  return (
    <>
      <BilingualInput
        source="shortDescription"
        label="content.fields.shortDescription"
        isRequired
        multiline
        maxLength={300}
        helperText="catalogue.summaryHint"
      />
      <BilingualInput source="description" label="content.fields.description" isRequired multiline maxLength={20_000} />
      <BilingualLinesInput
        source="highlights"
        label="content.fields.highlights"
        itemLabel="catalogue.line"
        {...(highlightsHint && { helperText: highlightsHint })}
      />
      <BilingualLinesInput source="included" label="content.fields.included" itemLabel="catalogue.line" />
      <BilingualLinesInput source="excluded" label="content.fields.excluded" itemLabel="catalogue.line" />
      {children}
    </>
  )
}

export const TEXT_FIELDS = ["shortDescription", "description", "highlights", "included", "excluded"]

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
  const translate = useTranslate()
  return (
    <CheckboxGroupInput
      source="interests"
      label="content.fields.interests"
      choices={INTERESTS.map((id) => ({ id, name: translate(`catalogue.interests.${id}`) }))}
      translateChoice={false}
      helperText={false}
    />
  )
}

/** Status, address and place in lists. */
export function PublishInputs({ kind, hasNames = true }: { kind: ContentKind; hasNames?: boolean }) {
  return (
    <>
      <StatusInput kind={kind} />
      <SlugInput kind={kind} />
      <Row columns={2}>
        <NumberInput source="position" label="content.fields.position" min={0} helperText="catalogue.positionHint" />
        <BooleanInput source="isFeatured" label="content.fields.isFeatured" helperText={false} />
      </Row>
      {hasNames && (
        <TextArrayInput
          source="alsoKnownAs"
          label="content.fields.alsoKnownAs"
          helperText="catalogue.alsoKnownAsHint"
        />
      )}
    </>
  )
}

export const PUBLISH_FIELDS = ["isActive", "isArchived", "slug", "position", "isFeatured", "alsoKnownAs"]
