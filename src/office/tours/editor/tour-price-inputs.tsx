import { NumberInput, RadioButtonGroupInput } from "react-admin"
import { CHILD_LIMITS } from "#domain/tours/tour.ts"
import { TourQuoteCard } from "#office/bookings/quote/tour-quote-card.tsx"
import { ChoicesInput } from "#office/catalogue/choices-input.tsx"
import { BesideQuote, PersonPriceInputs } from "#office/catalogue/common-inputs.tsx"
import { FieldMessage } from "#office/ui/content/field-message.tsx"
import { ItemsInput } from "#office/ui/content/items-input.tsx"
import { OptionalGroup } from "#office/ui/content/optional-group.tsx"
import { RareInputs } from "#office/ui/content/rare-inputs.tsx"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { MoneyInput } from "#office/ui/fields/money-field.tsx"
import { Row } from "#office/ui/row.tsx"

/** Prices and their rules, beside what an example party pays. */
export function TourPriceInputs() {
  return (
    <BesideQuote quote={<TourQuoteCard />}>
      <PersonPriceInputs />
      <FieldMessage source="pricing" />
      <ChildRuleInputs />
      <RareInputs
        sources={["priceRules.tiers", "priceRules.privateGroups", "priceRules.choices"]}
        label="tours.groupPrices"
      >
        <ItemsInput
          source="priceRules.tiers"
          label="tours.tiers.title"
          inline
          disableReordering
          add="tours.tiers.add"
          item={{ people: null, percentOff: null }}
        >
          <NumberInput source="people" label="tours.tiers.people" min={2} max={10} />
          <NumberInput source="percentOff" min={1} max={90} />
        </ItemsInput>
        <ItemsInput
          source="priceRules.privateGroups"
          label="tours.groups.title"
          inline
          disableReordering
          add="tours.groups.add"
          item={{ people: null, price: null }}
        >
          <NumberInput source="people" label="tours.groups.people" min={1} max={10} />
          <MoneyInput source="price" label="tours.groups.price" />
        </ItemsInput>
        <ChoicesInput />
      </RareInputs>
    </BesideQuote>
  )
}

const NEW_RULES = { by: "age", free: null, bands: [] }
const NEW_FREE = { below: 5, perAdults: 2, furtherPercent: 50 }

function ChildRuleInputs() {
  return (
    <OptionalGroup source="priceRules.children" label="tours.children.on" initial={NEW_RULES}>
      <FieldMessage source="priceRules.children" />
      <RadioButtonGroupInput source="priceRules.children.by" choices={choicesOf(CHILD_LIMITS, "tours.children")} />
      <OptionalGroup source="priceRules.children.free" label="tours.children.free" initial={NEW_FREE}>
        <Row>
          <NumberInput source="priceRules.children.free.below" label="tours.children.freeBelow" min={1} />
          <NumberInput source="priceRules.children.free.perAdults" label="tours.children.perAdults" min={1} />
          <NumberInput
            source="priceRules.children.free.furtherPercent"
            label="tours.children.further"
            min={0}
            max={100}
          />
        </Row>
      </OptionalGroup>
      <ItemsInput
        source="priceRules.children.bands"
        label="tours.children.bands"
        helperText="tours.children.percentHint"
        inline
        disableReordering
        add="tours.children.addBand"
        item={{ below: null, percent: null }}
      >
        <NumberInput source="below" label="tours.children.below" min={1} />
        <NumberInput source="percent" label="tours.children.percent" min={0} max={100} />
      </ItemsInput>
    </OptionalGroup>
  )
}
