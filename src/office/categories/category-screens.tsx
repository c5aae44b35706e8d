import { Stack } from "@mui/material"
import type { ReactNode } from "react"
import { BooleanInput, NumberInput, SelectInput, useRecordContext, useTranslate } from "react-admin"
import { missingParts } from "#domain/catalogue/completeness.ts"
import { type Category, REGIONS, SERVICE_TYPES, type TourCategory, VEHICLE_TYPES } from "#domain/categories/category.ts"
import { picturesSection } from "#office/catalogue/content-sections.tsx"
import { useChoices } from "#office/catalogue/use-choices.ts"
import { ActionButton } from "#office/ui/action-button.tsx"
import { BilingualInput } from "#office/ui/content/bilingual-input.tsx"
import { contentScreens } from "#office/ui/content/content-form.tsx"
import type { ContentKind, FormSection } from "#office/ui/content/content-kind.ts"
import { ContentList, type ListedContent } from "#office/ui/content/content-list.tsx"
import { OptionalGroup } from "#office/ui/content/optional-group.tsx"
import { SlugInput, StatusInput } from "#office/ui/content/publish-inputs.tsx"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { Row } from "#office/ui/row.tsx"

const page = (slug: string) => `/category/${slug}`

/** Destinations, in a tree. */
const placeKind: ContentKind = { resource: "places", pagePath: page, nameField: "name" }

/** Themes of tours. */
const tourCategoryKind: ContentKind = { resource: "tourCategories", pagePath: page, nameField: "name" }

/** Groups of transfers. They have no page of their own. */
const transferCategoryKind: ContentKind = { resource: "transferCategories", nameField: "name" }

const newCategory = { name: { en: "", vi: "" }, region: "all", images: [], isActive: false, position: 0 }

export const placeScreens = screensOf(placeKind, <ParentInput />, { type: "tour", parent: null })
export const tourCategoryScreens = screensOf(tourCategoryKind, null, { isFeatured: false })
export const transferCategoryScreens = screensOf(transferCategoryKind, <TransferInputs />, {
  isFeatured: false,
  vehicleType: "car",
  serviceType: "private",
  route: null,
})

/** Returns the screens of a kind of category. `inputs` and `defaults` are those that only this kind has. */
function screensOf(kind: ContentKind, inputs: ReactNode, defaults: object) {
  return contentScreens({
    kind,
    sections: sectionsOf(kind, inputs),
    defaults: { ...newCategory, ...defaults },
    list: () => <CategoryList kind={kind} />,
  })
}

function sectionsOf(kind: ContentKind, more: ReactNode): FormSection[] {
  return [
    {
      id: "basics",
      title: "content.form.basics",
      fields: ["name", "description", "region", "location", "parent", "type", "vehicleType", "serviceType", "route"],
      content: (
        <>
          <BilingualInput source="name" isRequired maxLength={120} />
          <BilingualInput source="description" multiline maxLength={5000} />
          <Row columns={2}>
            <ChoiceInput source="region" ids={REGIONS} texts="regions" />
            {more}
          </Row>
          {kind === transferCategoryKind && <RouteInputs />}
          <BilingualInput source="location" maxLength={160} />
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
            <NumberInput source="position" min={0} helperText="catalogue.positionHint" />
            {kind !== placeKind && <BooleanInput source="isFeatured" />}
          </Row>
        </>
      ),
    },
  ]
}

function ChoiceInput({ source, ids, texts }: { source: string; ids: readonly string[]; texts: string }) {
  return <SelectInput source={source} choices={choicesOf(ids, `categories.${texts}`)} isRequired />
}

function ParentInput() {
  const translate = useTranslate()
  const record = useRecordContext<{ slug?: string }>()
  const places = useChoices("/categories?active=all").choices.filter(({ id }) => id !== record?.slug)
  return (
    <SelectInput
      source="parent"
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
      <BilingualInput source="route.from" isRequired maxLength={160} />
      <BilingualInput source="route.to" isRequired maxLength={160} />
    </OptionalGroup>
  )
}

type Listed = (Category | TourCategory) & { id: string }

/** The list of a kind of category, with links to the other kinds. */
function CategoryList({ kind }: { kind: ContentKind }) {
  const translate = useTranslate()
  const toListed = (category: Listed): ListedContent => {
    const { id, slug, name, description, images, isActive, region } = category
    return {
      id,
      slug,
      name,
      isActive,
      isFeatured: "isFeatured" in category && category.isFeatured,
      details: translate(`categories.regions.${region}`),
      image: images[0],
      // Categories look well without pictures.
      missing: missingParts({ images, ...{ name, description } }).filter((part) => part !== "pictures"),
      outdated: 0,
    }
  }
  return (
    <ContentList<Listed> kind={kind} toListed={toListed}>
      <Stack direction="row" component="nav" sx={{ flexWrap: "wrap", gap: 1, mb: 1.5 }}>
        {[tourCategoryKind, placeKind, transferCategoryKind].map((other) => (
          <ActionButton
            label={`${other.resource}.name`}
            key={other.resource}
            to={`/staff/${other.resource}`}
            variant={other === kind ? "outlined" : "text"}
            aria-current={other === kind ? "page" : undefined}
          />
        ))}
      </Stack>
    </ContentList>
  )
}
