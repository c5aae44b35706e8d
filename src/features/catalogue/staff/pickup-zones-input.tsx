import { ArrayInput, BooleanInput, NumberInput, SimpleFormIterator, useTranslate } from "react-admin"
import { fold } from "#lib/fold.ts"
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
        <BooleanInput source="hotelPickup" label="content.fields.hotelPickup" helperText={false} />
        <BilingualInput source="meetingPoint" label="content.fields.meetingPoint" multiline />
        <NumberInput source="minutesBefore" label="content.fields.minutesBefore" min={0} helperText={false} />
        <MoneyInput source="surcharge" label="content.fields.surcharge" />
      </SimpleFormIterator>
    </ArrayInput>
  )
}

type Zone = { code: string | null; name: { en?: string | null } | null }

/** Gives new zones, choices or options a code of their own, made from their English name. */
export function withCodes<Z extends Zone>(zones: readonly Z[]): Z[] {
  const taken = new Set(zones.map(({ code }) => code))
  return zones.map((zone) => {
    if (zone.code) return zone
    const words = fold(zone.name?.en ?? "").match(/[a-z0-9]+/g) ?? ["item"]
    const plain = words.join("-").slice(0, 30).replace(/-$/, "")
    let code = plain
    for (let nth = 2; taken.has(code); nth++) code = `${plain}-${nth}`
    taken.add(code)
    return { ...zone, code }
  })
}
