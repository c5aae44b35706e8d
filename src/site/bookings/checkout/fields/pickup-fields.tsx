import { useHydrated } from "@tanstack/react-router"
import type { PickupZone } from "#domain/catalogue/content.ts"
import { useTranslate } from "#i18n/language.tsx"
import { useMoney } from "#i18n/money/money.tsx"
import type { Currency } from "#lib/money.ts"
import { SelectField, TextField } from "#site/ui/form/field.tsx"
import { useFormField } from "#site/ui/form/use-form-errors.ts"
import { orderMessages as texts } from "./order-messages.ts"

type Props = {
  zones: PickupZone[]
  /** False where guests come to a station. */
  asksPlace?: boolean
  currency: Currency
  /** The address to start with. */
  address?: string | undefined
  zone: string
  onZone: (zone: string) => void
}

export function PickupFields({ zones, asksPlace = true, currency, address, zone, onZone }: Props) {
  const t = useTranslate()
  const field = useFormField()
  const money = useMoney()
  const chosen = zones.find(({ code }) => code === zone)
  // Without JavaScript the zone may still change, so the address stays visible.
  const isMet = useHydrated() && chosen !== undefined && !chosen.hotelPickup
  const named = ({ name, surcharge }: PickupZone) =>
    surcharge ? `${t(name)} (+${money.shown(surcharge, currency)})` : t(name)
  return (
    <>
      {zones.length > 0 && (
        <SelectField
          {...field("pickup.zone")}
          name="zone"
          label={t(texts.pickupZone)}
          hint={chosen?.meetingPoint ? t(chosen.meetingPoint) : undefined}
          value={zone}
          onChange={(event) => onZone(event.currentTarget.value)}
        >
          <option value="">{t(texts.chooseZone)}</option>
          {zones.map((one) => (
            <option key={one.code} value={one.code}>
              {named(one)}
            </option>
          ))}
        </SelectField>
      )}
      {/* A disabled fieldset is not submitted but keeps its value. */}
      {asksPlace && (
        <fieldset disabled={isMet} hidden={isMet}>
          <TextField
            {...field("pickup.place")}
            name="pickupPlace"
            label={t(texts.pickupPlace)}
            hint={t(texts.placeHint)}
            autoComplete="street-address"
            defaultValue={address}
          />
        </fieldset>
      )}
    </>
  )
}
