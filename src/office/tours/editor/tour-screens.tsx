import EventRepeatIcon from "@mui/icons-material/EventRepeat"
import { BooleanInput, NumberInput, SelectInput, useRecordContext } from "react-admin"
import type { PickupZone } from "#domain/catalogue/content.ts"
import { tourDefaults } from "#domain/tours/staff/tour-defaults.ts"
import { type Day, MAX_TOUR_DAYS, NEEDS_TRAVELERS, TOUR_TEXTS, type TourPriceRules } from "#domain/tours/tour.ts"
import { CatalogueList } from "#office/catalogue/catalogue-list.tsx"
import { CategoryInput } from "#office/catalogue/category-input.tsx"
import { withChoiceCodes, withCodes } from "#office/catalogue/codes.ts"
import { InterestsInput } from "#office/catalogue/common-inputs.tsx"
import {
  cancellationSection,
  NEW_CONTENT,
  picturesSection,
  publishSection,
  textsSection,
} from "#office/catalogue/content-sections.tsx"
import { PickupZonesInput } from "#office/catalogue/pickup-zones-input.tsx"
import { ActionButton } from "#office/ui/action-button.tsx"
import { BilingualInput } from "#office/ui/content/bilingual-input.tsx"
import { contentScreens } from "#office/ui/content/content-form.tsx"
import type { ContentKind } from "#office/ui/content/content-kind.ts"
import { FieldMessage } from "#office/ui/content/field-message.tsx"
import { RareInputs } from "#office/ui/content/rare-inputs.tsx"
import { TimeInput } from "#office/ui/dates/date-inputs.tsx"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { Row } from "#office/ui/row.tsx"
import { FactInputs, PreparationInputs } from "./fact-inputs.tsx"
import { ItineraryInput, toDays } from "./itinerary-input.tsx"
import { TourPriceInputs } from "./tour-price-inputs.tsx"

/** Tours in the content kit. */
const tourKind: ContentKind = {
  resource: "tours",
  pagePath: (slug) => `/tour/${slug}`,
  hasPreview: true,
  hasArchive: true,
  saysMissing: true,
  nameField: "title",
  toEntry: ({ itinerary, pickupZones, priceRules, ...values }) => ({
    ...values,
    ...(itinerary !== undefined && { itinerary: toDays(itinerary as Day[]) }),
    ...(pickupZones !== undefined && { pickupZones: withCodes(pickupZones as PickupZone[]) }),
    ...(priceRules !== undefined && { priceRules: withChoiceCodes(priceRules as TourPriceRules) }),
  }),
}

export const tourScreens = contentScreens({
  kind: tourKind,
  sections: [
    {
      id: "basics",
      title: "content.form.basics",
      fields: ["title", "location", "category", "destination", "duration", "interests"],
      content: <BasicInputs />,
    },
    textsSection(
      "requirements",
      <BilingualInput source="requirements" multiline maxLength={TOUR_TEXTS.requirements.max} />,
      "tours.highlightsHint",
    ),
    {
      id: "facts",
      title: "tours.facts.title",
      fields: ["facts"],
      content: <FactInputs />,
      isRare: true,
      inside: "tours.facts.inside",
    },
    { id: "itinerary", title: "tours.itinerary", fields: ["itinerary"], content: <ItineraryInput /> },
    {
      id: "preparation",
      title: "tours.preparation.title",
      fields: ["packing", "questions"],
      content: <PreparationInputs />,
      isRare: true,
      inside: "tours.preparation.inside",
    },
    {
      id: "dates",
      title: "tours.dates",
      fields: ["startTime", "hasDepartures", "meetingPoint", "pickupZones", "needsTravelers"],
      content: <DateInputs />,
    },
    { id: "prices", title: "content.form.prices", fields: ["pricing", "priceRules"], content: <TourPriceInputs /> },
    cancellationSection("content.form.cancellation"),
    {
      id: "mails",
      title: "tours.mails",
      fields: ["sendsReminder", "asksForReview"],
      content: (
        <>
          <BooleanInput source="sendsReminder" />
          <BooleanInput source="asksForReview" helperText="tours.mailsHint" />
        </>
      ),
      isRare: true,
    },
    picturesSection("tours"),
    publishSection(tourKind),
  ],
  defaults: { ...tourDefaults, ...NEW_CONTENT, pricing: { adult: null, child: null, currency: "USD" } },
  list: () => <CatalogueList kind={tourKind} categories="/tour-categories" />,
})

function BasicInputs() {
  return (
    <>
      <BilingualInput source="title" isRequired maxLength={160} />
      <BilingualInput source="location" isRequired maxLength={160} />
      <Row columns={2}>
        <CategoryInput source="category" resource="tourCategories" isRequired />
        <CategoryInput source="destination" resource="places" />
        <NumberInput source="duration.days" min={1} max={MAX_TOUR_DAYS} />
        <NumberInput source="duration.nights" min={0} max={MAX_TOUR_DAYS} />
      </Row>
      <FieldMessage source="duration" />
      <InterestsInput />
    </>
  )
}

function DateInputs() {
  return (
    <>
      <Row columns={2}>
        <TimeInput source="startTime" />
        <BooleanInput source="hasDepartures" helperText="tours.departuresHint" />
      </Row>
      <SchedulesLink />
      <RareInputs sources={["meetingPoint", "pickupZones", "needsTravelers"]} label="tours.meetingAndNames">
        <BilingualInput source="meetingPoint" multiline maxLength={TOUR_TEXTS.meetingPoint.max} />
        <PickupZonesInput />
        <SelectInput
          source="needsTravelers"
          choices={choicesOf(NEEDS_TRAVELERS, "tours.needsTravelers")}
          helperText="tours.needsTravelersHint"
          isRequired
        />
      </RareInputs>
    </>
  )
}

/** Opens the schedules of the tour, once it is saved. */
function SchedulesLink() {
  const tour = useRecordContext()
  if (!tour?.id) return null
  return (
    <ActionButton
      label="tours.schedules"
      to={`/staff/departures/schedules?tour=${tour.id}`}
      variant="outlined"
      startIcon={<EventRepeatIcon />}
      sx={{ mb: 1 }}
    />
  )
}
