import { BooleanInput, NumberInput, useTranslate } from "react-admin"
import { BilingualInput } from "#office/ui/content/bilingual-input.tsx"
import { ItemsInput } from "#office/ui/content/items-input.tsx"
import { MoneyInput } from "#office/ui/fields/money-field.tsx"

const NEW_ZONE = {
  code: null,
  name: { en: "", vi: "" },
  hotelPickup: true,
  meetingPoint: { en: "", vi: "" },
  minutesBefore: 30,
  surcharge: 0,
}

/** Inputs for the pick-up zones. */
export function PickupZonesInput() {
  const translate = useTranslate()
  return (
    <ItemsInput
      source="pickupZones"
      helperText="catalogue.zones.hint"
      getItemLabel={(index) => translate("catalogue.zones.zone", { n: index + 1 })}
      add="catalogue.zones.add"
      item={NEW_ZONE}
    >
      <BilingualInput source="name" isRequired />
      <BooleanInput source="hotelPickup" />
      <BilingualInput source="meetingPoint" multiline />
      <NumberInput source="minutesBefore" min={0} />
      <MoneyInput source="surcharge" />
    </ItemsInput>
  )
}
