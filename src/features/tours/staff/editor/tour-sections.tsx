import EventRepeatIcon from "@mui/icons-material/EventRepeat"
import { BooleanInput, NumberInput, SelectInput, TextInput, useRecordContext } from "react-admin"
import { InterestsInput, Row } from "#features/catalogue/staff/common-inputs.tsx"
import {
  cancellationSection,
  picturesSection,
  publishSection,
  textsSection,
} from "#features/catalogue/staff/content-sections.tsx"
import { PickupZonesInput } from "#features/catalogue/staff/pickup-zones-input.tsx"
import { useChoices } from "#features/catalogue/staff/use-choices.ts"
import { TOUR_TEXTS } from "#features/tours/tour.ts"
import { ActionButton } from "#staff/ui/action-button.tsx"
import { BilingualInput } from "#staff/ui/content/bilingual-input.tsx"
import type { FormSection } from "#staff/ui/content/content-kind.ts"
import { FieldMessage } from "#staff/ui/content/field-message.tsx"
import { ItineraryInput } from "./itinerary-input.tsx"
import { tourKind } from "./tour-kind.ts"
import { TourPriceInputs } from "./tour-price-inputs.tsx"

/** The parts of the tour form. */
export const tourSections: FormSection[] = [
  {
    id: "basics",
    title: "content.form.basics",
    fields: ["title", "location", "category", "destination", "duration", "interests"],
    content: <BasicInputs />,
  },
  textsSection(
    "requirements",
    <BilingualInput
      source="requirements"
      label="content.fields.requirements"
      multiline
      maxLength={TOUR_TEXTS.requirements.max}
    />,
    "tours.highlightsHint",
  ),
  { id: "itinerary", title: "tours.itinerary", fields: ["itinerary"], content: <ItineraryInput /> },
  {
    id: "dates",
    title: "tours.dates",
    fields: ["startTime", "hasDepartures", "meetingPoint", "pickupZones"],
    content: <DateInputs />,
  },
  { id: "prices", title: "content.form.prices", fields: ["pricing", "priceRules"], content: <TourPriceInputs /> },
  cancellationSection("content.form.cancellation"),
  picturesSection("tours"),
  publishSection(tourKind),
]

function BasicInputs() {
  const categories = useChoices("/tour-categories?active=all")
  const places = useChoices("/categories?active=all")
  return (
    <>
      <BilingualInput source="title" label="content.fields.title" isRequired maxLength={160} />
      <BilingualInput source="location" label="content.fields.location" isRequired maxLength={160} />
      <Row columns={2}>
        <SelectInput
          source="category"
          label="content.fields.category"
          choices={categories}
          translateChoice={false}
          isRequired
        />
        <SelectInput source="destination" label="content.fields.destination" choices={places} translateChoice={false} />
        <NumberInput source="duration.days" label="content.fields.days" min={1} max={60} />
        <NumberInput source="duration.nights" label="content.fields.nights" min={0} max={60} />
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
        <TextInput
          source="startTime"
          type="time"
          label="content.fields.startTime"
          slotProps={{ inputLabel: { shrink: true } }}
        />
        <BooleanInput source="hasDepartures" label="content.fields.hasDepartures" helperText="tours.departuresHint" />
      </Row>
      <SchedulesLink />
      <BilingualInput
        source="meetingPoint"
        label="content.fields.meetingPoint"
        multiline
        maxLength={TOUR_TEXTS.meetingPoint.max}
      />
      <PickupZonesInput />
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
