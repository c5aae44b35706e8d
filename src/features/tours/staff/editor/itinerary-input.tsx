import { ArrayInput, CheckboxGroupInput, SimpleFormIterator, useTranslate } from "react-admin"
import { choicesOf } from "#staff/ui/choices.ts"
import { AddItemButton } from "#staff/ui/content/add-item-button.tsx"
import { BilingualInput } from "#staff/ui/content/bilingual-input.tsx"

const MEALS = ["breakfast", "lunch", "dinner"]
const NEW_DAY = { title: { en: "", vi: "" }, description: { en: "", vi: "" }, meals: [], stay: { en: "", vi: "" } }

/** The days of a tour in their order, with meals and where guests sleep. */
export function ItineraryInput() {
  const translate = useTranslate()
  return (
    <ArrayInput source="itinerary" label={false}>
      <SimpleFormIterator
        fullWidth
        disableClear
        getItemLabel={(index) => translate("tours.day", { n: index + 1 })}
        addButton={<AddItemButton label="tours.addDay" item={NEW_DAY} />}
      >
        <BilingualInput source="title" label="tours.dayTitle" isRequired maxLength={200} />
        <BilingualInput source="description" label="tours.dayText" isRequired multiline maxLength={5000} />
        <CheckboxGroupInput source="meals" label="content.fields.meals" choices={choicesOf(MEALS, "tours.meals")} />
        <BilingualInput source="stay" label="content.fields.stay" maxLength={200} />
      </SimpleFormIterator>
    </ArrayInput>
  )
}
