import { CheckboxGroupInput, NumberInput, useTranslate } from "react-admin"
import { type Day, MEALS } from "#domain/tours/tour.ts"
import { MAP } from "#lib/map-area.ts"
import { BilingualInput } from "#office/ui/content/bilingual-input.tsx"
import { ItemsInput } from "#office/ui/content/items-input.tsx"
import { TimeInput } from "#office/ui/dates/date-inputs.tsx"
import { choicesOf } from "#office/ui/fields/choices.ts"
import { Row } from "#office/ui/row.tsx"

const NO_TEXT = { en: "", vi: "" }
const NEW_STEP = { time: "", text: NO_TEXT }
const NEW_STOP = { name: NO_TEXT, lat: null, lon: null }
const NEW_DAY = { title: NO_TEXT, description: NO_TEXT, meals: [], stay: NO_TEXT, steps: [], stops: [] }

/** The days of a tour in their order: what happens when, meals, where guests sleep, and the stops on the map. */
export function ItineraryInput() {
  const translate = useTranslate()
  return (
    <ItemsInput
      source="itinerary"
      label={false}
      getItemLabel={(index) => translate("tours.day", { n: index + 1 })}
      add="tours.addDay"
      item={NEW_DAY}
    >
      <BilingualInput source="title" label="tours.dayTitle" isRequired maxLength={200} />
      <BilingualInput source="description" label="tours.dayText" isRequired multiline maxLength={5000} />
      <ItemsInput
        source="steps"
        label="tours.steps.title"
        helperText="tours.steps.hint"
        add="tours.steps.add"
        item={NEW_STEP}
      >
        <TimeInput source="time" label="tours.steps.time" />
        <BilingualInput source="text" label="tours.steps.text" isRequired maxLength={1000} />
      </ItemsInput>
      <CheckboxGroupInput source="meals" choices={choicesOf(MEALS, "tours.meals")} />
      <BilingualInput source="stay" maxLength={200} />
      <ItemsInput
        source="stops"
        label="tours.stops.title"
        helperText="tours.stops.hint"
        add="tours.stops.add"
        item={NEW_STOP}
      >
        <BilingualInput source="name" label="tours.stops.name" isRequired maxLength={120} />
        <Row columns={2}>
          <NumberInput source="lat" label="tours.stops.lat" min={MAP.south} max={MAP.north} step="any" />
          <NumberInput source="lon" label="tours.stops.lon" min={MAP.west} max={MAP.east} step="any" />
        </Row>
      </ItemsInput>
    </ItemsInput>
  )
}

/** Returns the days as the API takes them, without what was left empty. */
export function toDays(days: Day[]): Day[] {
  return days.map(({ stay, steps, stops, ...day }) => ({
    ...day,
    ...(stay && { stay }),
    ...(steps?.length && { steps: steps.map(({ time, text }) => (time ? { time, text } : { text })) }),
    ...(stops?.length && { stops }),
  }))
}
