import { ArrayInput, BooleanInput, NumberInput, SimpleFormIterator, useTranslate } from "react-admin"
import { AddItemButton } from "#staff/ui/content/add-item-button.tsx"
import { BilingualInput } from "#staff/ui/content/bilingual-input.tsx"
import { MoneyInput } from "#staff/ui/money-field.tsx"

const NEW_ZONE = {
  code: null,
  name: { en: "", vi: "" },
  hotelPickup: true,
  meetingPoint: { en: "", vi: "" },
  minutesBefore: 30,
  surcharge: 0,
}

/** Where guests are picked up. */
export function PickupZonesInput() {
  const translate = useTranslate()
  return (
    <ArrayInput source="pickupZones" label="content.fields.pickupZones" helperText="catalogue.zones.hint">
      <SimpleFormIterator
        fullWidth
        disableClear
        getItemLabel={(index) => translate("catalogue.zones.zone", { n: index + 1 })}
        addButton={<AddItemButton label="catalogue.zones.add" item={NEW_ZONE} />}
      >
        <BilingualInput source="name" label="content.fields.name" isRequired />
        <BooleanInput source="hotelPickup" label="content.fields.hotelPickup" />
        <BilingualInput source="meetingPoint" label="content.fields.meetingPoint" multiline />
        <NumberInput source="minutesBefore" label="content.fields.minutesBefore" min={0} />
        <MoneyInput source="surcharge" label="content.fields.surcharge" />
      </SimpleFormIterator>
    </ArrayInput>
  )
}
