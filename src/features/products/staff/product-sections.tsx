import { Box, FormControlLabel, FormLabel, Radio, RadioGroup } from "@mui/material"
import { useId } from "react"
import { CheckboxGroupInput, NumberInput, RadioButtonGroupInput, SelectInput, useTranslate } from "react-admin"
import { useFormContext, useWatch } from "react-hook-form"
import { ProductQuoteCard } from "#features/bookings/staff/quote/product-quote-card.tsx"
import { CancellationInputs } from "#features/catalogue/staff/cancellation-inputs.tsx"
import {
  InterestsInput,
  PersonPriceInputs,
  PlacesInput,
  PUBLISH_FIELDS,
  PublishInputs,
  Row,
  TEXT_FIELDS,
  TextInputs,
} from "#features/catalogue/staff/common-inputs.tsx"
import { useChoices } from "#features/catalogue/staff/use-choices.ts"
import { MAIN_PRODUCTS, PRICE_UNITS } from "#features/products/product.ts"
import { TRANSFER_TYPES } from "#features/transfers/transfer.ts"
import { BilingualInput } from "#staff/ui/content/bilingual-input.tsx"
import type { FormSection } from "#staff/ui/content/content-kind.ts"
import { FieldMessage } from "#staff/ui/content/field-message.tsx"
import { GalleryInput } from "#staff/ui/pictures/gallery-input.tsx"
import { productKind } from "./product-kind.ts"

/** The parts of the product form. */
export const productSections: FormSection[] = [
  {
    id: "basics",
    title: "content.form.basics",
    fields: ["title", "location", "category", "duration", "addOnFor", "transferTypes", "places", "interests"],
    content: <BasicInputs />,
  },
  {
    id: "texts",
    title: "content.form.text",
    fields: [...TEXT_FIELDS, "requirements"],
    content: (
      <TextInputs>
        <BilingualInput source="requirements" label="content.fields.requirements" multiline maxLength={5000} />
      </TextInputs>
    ),
  },
  { id: "prices", title: "content.form.prices", fields: ["pricing"], content: <PriceInputs /> },
  {
    id: "cancellation",
    title: "content.form.cancellationTrip",
    fields: ["cutoffHours", "cancellationBands", "cancellationPolicy"],
    content: <CancellationInputs />,
  },
  {
    id: "pictures",
    title: "content.form.pictures",
    fields: ["images"],
    content: <GalleryInput source="images" folder="products" label="catalogue.firstPicture" />,
  },
  {
    id: "publish",
    title: "content.form.publish",
    fields: PUBLISH_FIELDS,
    content: <PublishInputs kind={productKind} />,
  },
]

function BasicInputs() {
  const translate = useTranslate()
  const categories = useChoices("/tour-categories?active=all")
  return (
    <>
      <BilingualInput source="title" label="content.fields.title" isRequired maxLength={160} />
      <BilingualInput source="location" label="content.fields.location" isRequired maxLength={160} />
      <Row columns={2}>
        <SelectInput
          source="category"
          label="content.fields.category"
          choices={categories}
          emptyText={translate("products.noCategory")}
          translateChoice={false}
          helperText={false}
        />
        <CheckboxGroupInput
          source="addOnFor"
          label="content.fields.addOnFor"
          choices={MAIN_PRODUCTS.map((id) => ({ id, name: translate(`products.addOns.${id}`) }))}
          translateChoice={false}
          helperText={false}
        />
        <CheckboxGroupInput
          source="transferTypes"
          label="content.fields.transferTypes"
          choices={TRANSFER_TYPES.map((id) => ({ id, name: translate(`transfers.types.${id}`) }))}
          translateChoice={false}
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
  const translate = useTranslate()
  const labelId = useId()
  const { setValue } = useFormContext()
  const hours = useWatch({ name: "duration.hours" })
  const unit = hours == null ? "days" : "hours"
  return (
    <>
      <FormLabel id={labelId}>{translate("products.lasts")}</FormLabel>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={unit}
        onChange={(event) =>
          setValue("duration", event.target.value === "hours" ? { hours: 1, days: null } : { hours: null, days: 1 }, {
            shouldDirty: true,
          })
        }
      >
        {["hours", "days"].map((name) => (
          <FormControlLabel key={name} value={name} control={<Radio />} label={translate(`products.${name}`)} />
        ))}
      </RadioGroup>
      <Row>
        <NumberInput
          key={unit}
          source={`duration.${unit}`}
          label={`content.fields.${unit}`}
          min={1}
          max={unit === "hours" ? 23 : 366}
          helperText={false}
        />
      </Row>
      <FieldMessage source="duration" />
    </>
  )
}

function PriceInputs() {
  const translate = useTranslate()
  return (
    <Box sx={{ display: "grid", gap: 3, gridTemplateColumns: { xs: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 320px" } }}>
      <div>
        <RadioButtonGroupInput
          source="pricing.per"
          label="content.fields.per"
          choices={PRICE_UNITS.map((id) => ({ id, name: translate(`products.per.${id}`) }))}
          translateChoice={false}
          helperText={false}
        />
        <PersonPriceInputs />
        <FieldMessage source="pricing" />
      </div>
      <ProductQuoteCard />
    </Box>
  )
}
