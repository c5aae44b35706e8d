import type { Ride, RidePrice, TransferCard } from "#domain/transfers/transfer.ts"
import { describeLoads } from "#domain/transfers/vehicle.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { useMoney } from "#i18n/money/money.tsx"
import { withCommas, withDots } from "#lib/text/join-parts.ts"
import { Price } from "#site/ui/price.tsx"
import { VehicleDrawing } from "#site/ui/vehicle-drawing.tsx"
import { ridePriceMessages as texts } from "./ride-price-messages.ts"
import { loadWords } from "./ride-words.ts"

type Props = { asked: Ride; ride: RidePrice; pricing: TransferCard["pricing"] }

/** Shows what a ride costs for the people and bags that were asked for, and in which vehicle. */
export function RidePriceLines({ asked, ride: { vehicle, total, totalWithReturn, others }, pricing }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const money = useMoney()
  const { currency } = pricing
  const { people = 1, bags = people, back } = asked
  const both = back ? totalWithReturn : null
  if (pricing.perTrip && !vehicle) return <p className="font-semibold">{t(texts.tooSmall)}</p>
  const load = withCommas(...loadWords({ people, bags }, language))
  return (
    <>
      <p>
        <Price amount={both ?? total ?? 0} currency={currency} className="text-xl" />
      </p>
      <p className="text-sm text-soft">
        {withDots(vehicle && t(vehicle.name), load, both !== null && t(texts.thereAndBack))}
      </p>
      {vehicle && <p className="text-sm text-soft">{t(texts.takes, { loads: t(describeLoads(vehicle.loads)) })}</p>}
      {!back && totalWithReturn !== null && (
        <p className="text-sm text-soft">{t(texts.withReturn, { price: money.shown(totalWithReturn, currency) })}</p>
      )}
      {others.length > 0 && (
        <ul className="mt-2 border-t border-hairline pt-2 text-sm">
          {others.map((other) => (
            <li key={other.vehicle.code} className="flex items-center gap-2">
              <VehicleDrawing type="car" seats={other.vehicle.seats} className="text-soft" />
              {t(other.vehicle.name)}
              <span className="ml-auto font-semibold">
                {money.shown((back ? other.totalWithReturn : null) ?? other.total, currency)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
