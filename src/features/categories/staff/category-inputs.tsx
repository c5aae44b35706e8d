import type { ReactNode } from "react"
import { BooleanInput, NumberInput, SelectInput, useRecordContext, useTranslate } from "react-admin"
import { Row } from "#features/catalogue/staff/common-inputs.tsx"
import { picturesSection } from "#features/catalogue/staff/content-sections.tsx"
import { useChoices } from "#features/catalogue/staff/use-choices.ts"
import { REGIONS, SERVICE_TYPES, VEHICLE_TYPES } from "#features/categories/category.ts"
import { choicesOf } from "#staff/ui/choices.ts"
import { BilingualInput } from "#staff/ui/content/bilingual-input.tsx"
import type { ContentKind, FormSection } from "#staff/ui/content/content-kind.ts"
import { OptionalGroup } from "#staff/ui/content/optional-group.tsx"
import { SlugInput, StatusInput } from "#staff/ui/content/publish-inputs.tsx"
import { placeKind, tourCategoryKind, transferCategoryKind } from "./category-kinds.ts"

export const placeSections = sectionsOf(placeKind, <ParentInput />)
export const tourCategorySections = sectionsOf(tourCategoryKind, null)
export const transferCategorySections = sectionsOf(transferCategoryKind, <TransferInputs />)

/** Returns the parts of the form of a kind of category. `more` are the inputs that only this kind has. */
function sectionsOf(kind: ContentKind, more: ReactNode): FormSection[] {
  return [
    {
      id: "basics",
      title: "content.form.basics",
      fields: ["name", "description", "region", "location", "parent", "type", "vehicleType", "serviceType", "route"],
      content: (
        <>
          <BilingualInput source="name" label="content.fields.name" isRequired maxLength={120} />
          <BilingualInput source="description" label="content.fields.description" multiline maxLength={5000} />
          <Row columns={2}>
            <ChoiceInput source="region" ids={REGIONS} texts="regions" />
            {more}
          </Row>
          {kind === transferCategoryKind && <RouteInputs />}
          <BilingualInput source="location" label="content.fields.location" maxLength={160} />
        </>
      ),
    },
    picturesSection("categories"),
    {
      id: "publish",
      title: "content.form.publish",
      fields: ["isActive", "slug", "position", "isFeatured"],
      content: (
        <>
          <StatusInput kind={kind} />
          <SlugInput kind={kind} />
          <Row columns={2}>
            <NumberInput
              source="position"
              label="content.fields.position"
              min={0}
              helperText="catalogue.positionHint"
            />
            {kind !== placeKind && <BooleanInput source="isFeatured" label="content.fields.isFeatured" />}
          </Row>
        </>
      ),
    },
  ]
}

function ChoiceInput({ source, ids, texts }: { source: string; ids: readonly string[]; texts: string }) {
  return (
    <SelectInput
      source={source}
      label={`content.fields.${source}`}
      choices={choicesOf(ids, `categories.${texts}`)}
      isRequired
    />
  )
}

function ParentInput() {
  const translate = useTranslate()
  const record = useRecordContext<{ slug?: string }>()
  const places = useChoices("/categories?active=all").filter(({ id }) => id !== record?.slug)
  return (
    <SelectInput
      source="parent"
      label="content.fields.parent"
      choices={places}
      emptyText={translate("categories.topLevel")}
      translateChoice={false}
    />
  )
}

function TransferInputs() {
  return (
    <>
      <ChoiceInput source="serviceType" ids={SERVICE_TYPES} texts="services" />
      <ChoiceInput source="vehicleType" ids={VEHICLE_TYPES} texts="vehicleTypes" />
    </>
  )
}

const NEW_ROUTE = { from: { en: "", vi: "" }, to: { en: "", vi: "" } }

function RouteInputs() {
  return (
    <OptionalGroup source="route" label="categories.routeOn" initial={NEW_ROUTE}>
      <BilingualInput source="route.from" label="content.fields.from" isRequired maxLength={160} />
      <BilingualInput source="route.to" label="content.fields.to" isRequired maxLength={160} />
    </OptionalGroup>
  )
}
