import type { TransferProps } from "#domain/bookings/checkout/fields/transfer-draft.ts"
import type { PricedVehicle, Transfer } from "#domain/transfers/transfer.ts"
import { PASSENGERS } from "#domain/transfers/transfer.ts"
import { cheapestVehicleFor, describeLoads, hasCapacity } from "#domain/transfers/vehicle.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Stepper } from "#site/ui/form/stepper.tsx"
import { Price } from "#site/ui/price.tsx"
import { FieldGroup } from "./field-group.tsx"
import { orderMessages as texts } from "./order-messages.ts"

const MAX_BAGS = 20

export function VehicleFields({ transfer, draft, change }: TransferProps) {
  const t = useTranslate()
  const { passengers, children } = draft
  const bags = draft.largeBags ?? passengers
  const { perTrip, child } = transfer.pricing
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-2 font-display text-lg font-bold">{t(texts.party)}</legend>
      <FieldGroup name="travelers" className="grid gap-3">
        <Stepper
          name="passengers"
          label={t(texts.passengers)}
          value={passengers}
          {...PASSENGERS}
          onChange={(count) => change({ passengers: count, children: Math.min(children, count - 1) })}
        />
        {!perTrip && child !== undefined && (
          <Stepper
            name="children"
            label={t(texts.childrenOf)}
            value={children}
            min={0}
            max={passengers - 1}
            onChange={(count) => change({ children: count })}
          />
        )}
        {perTrip && (
          <Stepper
            name="largeBags"
            label={t(texts.bags)}
            hint={t(texts.bagsHint)}
            value={bags}
            min={0}
            max={MAX_BAGS}
            onChange={(largeBags) => change({ largeBags })}
          />
        )}
      </FieldGroup>
      {perTrip && <VehicleChoice transfer={transfer} draft={draft} change={change} />}
    </fieldset>
  )
}

function VehicleChoice({ transfer: { vehicles, pricing }, draft, change }: TransferProps) {
  const t = useTranslate()
  const bags = draft.largeBags ?? draft.passengers
  const proposed = cheapestVehicleFor(vehicles, draft.passengers, bags)
  if (!proposed) return <p className="font-semibold text-cancelled">{t(texts.noVehicle)}</p>
  return (
    <FieldGroup name="vehicle" role="radiogroup" aria-label={t(texts.vehicle)} className="grid gap-2">
      <input type="hidden" name="proposed" value={proposed.code} />
      {vehicles.map((vehicle) => (
        <VehicleOption
          key={vehicle.code}
          vehicle={vehicle}
          currency={pricing.currency}
          fitting={hasCapacity(vehicle, draft.passengers, bags)}
          proposed={vehicle === proposed}
          checked={vehicle.code === (draft.vehicle ?? proposed.code)}
          onChoose={() => change({ vehicle: vehicle === proposed ? undefined : vehicle.code })}
        />
      ))}
    </FieldGroup>
  )
}

type OptionProps = {
  vehicle: PricedVehicle
  currency: Transfer["pricing"]["currency"]
  fitting: boolean
  proposed: boolean
  checked: boolean
  onChoose: () => void
}

function VehicleOption({ vehicle, currency, fitting, proposed, checked, onChoose }: OptionProps) {
  const t = useTranslate()
  return (
    <label className="choice justify-start! gap-4 py-2 has-disabled:cursor-default has-disabled:opacity-55">
      <input
        type="radio"
        name="vehicle"
        value={vehicle.code}
        checked={checked}
        disabled={!fitting}
        onChange={onChoose}
      />
      <span className="grow">
        {t(vehicle.name)}
        <span className="block text-sm font-normal">
          {t(describeLoads(vehicle.loads))} · {t(proposed ? texts.proposed : fitting ? texts.fits : texts.tooSmall)}
        </span>
      </span>
      {vehicle.price > 0 && (
        <span className="text-right">
          <Price amount={vehicle.price} currency={currency} other="below" />
        </span>
      )}
    </label>
  )
}
