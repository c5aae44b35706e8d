import { CheckboxGroupInput, NumberInput, RadioButtonGroupInput, useTranslate } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"
import { MAIN_PRODUCTS, PRICE_UNITS } from "#domain/products/product.ts"
import { productDefaults } from "#domain/products/product-defaults.ts"
import { TRANSFER_TYPES } from "#domain/transfers/transfer.ts"
import { ProductQuoteCard } from "#office/bookings/quote/product-quote-card.tsx"
import { CatalogueList } from "#office/catalogue/catalogue-list.tsx"
import { CategoryInput } from "#office/catalogue/category-input.tsx"
import { BesideQuote, InterestsInput, PersonPriceInputs, PlacesInput } from "#office/catalogue/common-inputs.tsx"
import {
  cancellationSection,
  NEW_CONTENT,
  picturesSection,
  publishSection,
  textsSection,
} from "#office/catalogue/content-sections.tsx"
import { BilingualInput } from "#office/ui/content/bilingual-input.tsx"
import { contentScreens } from "#office/ui/content/content-form.tsx"
import type { ContentKind } from "#office/ui/content/content-kind.ts"
import { FieldMessage } from "#office/ui/content/field-message.tsx"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { RadioField } from "#office/ui/fields/select-field.tsx"
import { Row } from "#office/ui/row.tsx"

/** Products in the content kit. They have no page of their own: guests add them to a booking. */
const productKind: ContentKind = {
  resource: "products",
  hasArchive: true,
  nameField: "title",
  toEntry: ({ duration, ...values }) => ({
    ...values,
    ...(duration !== undefined && { duration: toDuration(duration as Duration) }),
  }),
}

export const productScreens = contentScreens({
  kind: productKind,
  sections: [
    {
      id: "basics",
      title: "content.form.basics",
      fields: ["title", "location", "category", "duration", "addOnFor", "transferTypes", "places", "interests"],
      content: <BasicInputs />,
    },
    textsSection("requirements", <BilingualInput source="requirements" multiline maxLength={5000} />),
    { id: "prices", title: "content.form.prices", fields: ["pricing"], content: <PriceInputs /> },
    cancellationSection("content.form.cancellationTrip"),
    picturesSection("products"),
    publishSection(productKind),
  ],
  defaults: {
    ...productDefaults,
    ...NEW_CONTENT,
    duration: { hours: 1 },
    pricing: { adult: null, child: null, currency: "USD", per: "person" },
    addOnFor: ["tour"],
  },
  list: () => <CatalogueList kind={productKind} />,
})

function BasicInputs() {
  const translate = useTranslate()
  return (
    <>
      <BilingualInput source="title" isRequired maxLength={160} />
      <BilingualInput source="location" isRequired maxLength={160} />
      <Row columns={2}>
        <CategoryInput source="category" resource="tourCategories" emptyText={translate("products.noCategory")} />
        <CheckboxGroupInput source="addOnFor" choices={choicesOf(MAIN_PRODUCTS, "products.addOns")} />
        <CheckboxGroupInput
          source="transferTypes"
          choices={choicesOf(TRANSFER_TYPES, "transfers.types")}
          helperText="products.transferTypesHint"
        />
        <PlacesInput helperText="products.placesHint" />
      </Row>
      <DurationInput />
      <InterestsInput />
    </>
  )
}

/** A product lasts some hours, or one or more days. */
function DurationInput() {
  const { setValue } = useFormContext()
  const hours = useWatch({ name: "duration.hours" })
  const unit = hours == null ? "days" : "hours"
  return (
    <>
      <RadioField
        label="products.lasts"
        choices={choicesOf(["hours", "days"], "products")}
        value={unit}
        onChange={(chosen) => setValue("duration", { hours: null, days: null, [chosen]: 1 }, { shouldDirty: true })}
      />
      <Row>
        <NumberInput
          key={unit}
          source={`duration.${unit}`}
          label={`content.fields.${unit}`}
          min={1}
          max={unit === "hours" ? 23 : 366}
        />
      </Row>
      <FieldMessage source="duration" />
    </>
  )
}

function PriceInputs() {
  return (
    <BesideQuote quote={<ProductQuoteCard />}>
      <RadioButtonGroupInput source="pricing.per" choices={choicesOf(PRICE_UNITS, "products.per")} />
      <PersonPriceInputs />
      <FieldMessage source="pricing" />
    </BesideQuote>
  )
}

type Duration = { hours?: number | null; days?: number | null }

const toDuration = ({ hours, days }: Duration) => (hours ? { hours } : { days })
