import type { PickupZone } from "#features/catalogue/content.ts"
import { formatPrice } from "#i18n/format.ts"
import { inLanguage } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"
import { withCommas } from "#lib/text/join-parts.ts"
import { useStaffLanguage } from "#staff/hooks/use-language.ts"
import { SelectField } from "#staff/ui/fields/select-field.tsx"
import type { OrderProps } from "./order-field.tsx"

type Props = OrderProps & { zones: PickupZone[]; currency: Currency }

/** The area of the pick-up, with what it costs. Nothing if the product has none. */
export function ZoneField({ order, change, zones, currency }: Props) {
  const language = useStaffLanguage()
  if (zones.length === 0) return null
  const named = ({ name, surcharge }: PickupZone) =>
    withCommas(inLanguage(name, language), surcharge && `+${formatPrice(surcharge, currency, language)}`)
  return (
    <SelectField
      label="bookings.new.zone"
      choices={zones.map((zone) => ({ id: zone.code, name: named(zone) }))}
      value={order.zone}
      onChange={(zone) => change({ zone })}
      none="bookings.new.noZone"
    />
  )
}
