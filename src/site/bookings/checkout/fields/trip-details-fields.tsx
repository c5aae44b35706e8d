import { useHydrated } from "@tanstack/react-router"
import {
  airportEnd,
  askedAddresses,
  emptyLeg,
  type TransferProps,
} from "#domain/bookings/checkout/fields/transfer-draft.ts"
import type { Quoted } from "#domain/bookings/quote/types.ts"
import { departuresOf } from "#domain/transfers/timetable.ts"
import type { TransferDeparture } from "#domain/transfers/transfer.ts"
import { formatDate, formatTime } from "#i18n/format.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { Checkbox } from "#site/ui/form/checkbox.tsx"
import { TextField } from "#site/ui/form/field.tsx"
import { useFormField } from "#site/ui/form/use-form-errors.ts"
import { LegFields } from "./leg-fields.tsx"
import { orderMessages as texts } from "./order-messages.ts"
import { PickupFields } from "./pickup-fields.tsx"

type Props = TransferProps & { quoted: Quoted | undefined; addresses: { pickup?: string; dropoff?: string } }

export function TripDetailsFields({ transfer, draft, quoted, addresses, change }: Props) {
  const t = useTranslate()
  const field = useFormField()
  const end = airportEnd(transfer)
  const { returnPercent } = transfer.priceRules
  const asked = askedAddresses(transfer)
  const departures = {
    outbound: quoted?.departures.outbound ?? departuresOf(transfer),
    returnLeg: quoted?.departures.returnLeg ?? departuresOf(transfer, true),
  }
  return (
    <fieldset className="group/journey grid gap-4">
      <legend className="mb-2 font-display text-lg font-bold">{t(texts.journey)}</legend>
      <LegFields
        leg={draft.outbound}
        end={end}
        path=""
        departures={departures.outbound}
        passengers={draft.passengers}
        onChange={(outbound) => change({ outbound })}
      />
      {end === "to" && <PickedUpAt quoted={quoted} />}
      {end !== "from" && (
        <PickupFields
          zones={transfer.pickupZones}
          asksPlace={asked.pickup}
          currency={transfer.pricing.currency}
          address={addresses.pickup}
          zone={draft.zone}
          onZone={(zone) => change({ zone })}
        />
      )}
      {asked.dropoff && (
        <TextField
          {...field("dropoff.place")}
          name="dropoffPlace"
          label={t(texts.dropoffPlace)}
          hint={t(texts.placeHint)}
          autoComplete="off"
          defaultValue={addresses.dropoff}
        />
      )}
      {returnPercent !== null && <ReturnLeg {...{ transfer, draft, change }} departures={departures.returnLeg} />}
    </fieldset>
  )
}

type ReturnProps = TransferProps & { departures: TransferDeparture[] }

function ReturnLeg({ transfer, draft, departures, change }: ReturnProps) {
  const t = useTranslate()
  const percent = transfer.priceRules.returnPercent ?? 100
  // Without JavaScript the return leg is always rendered, and CSS shows it when the box is ticked.
  const hydrated = useHydrated()
  const leg = draft.returnLeg ?? (hydrated ? undefined : emptyLeg)
  return (
    <>
      <div>
        <Checkbox
          name="returnTrip"
          label={t(texts.returnTrip)}
          checked={draft.returnLeg !== undefined}
          onChange={(event) => change({ returnLeg: event.currentTarget.checked ? emptyLeg : undefined })}
        />
        {percent !== 100 && (
          <p className="text-sm text-soft">
            {t(percent < 100 ? texts.returnCheaper : texts.returnDearer, {
              percent: Math.abs(100 - percent),
            })}
          </p>
        )}
      </div>
      {leg && (
        <div className={hydrated ? "" : "hidden group-has-[[name=returnTrip]:checked]/journey:block"}>
          <LegFields
            leg={leg}
            end={airportEnd(transfer, true)}
            path="returnTrip."
            departures={departures}
            passengers={draft.passengers}
            onChange={(returnLeg) => change({ returnLeg })}
          />
        </div>
      )}
    </>
  )
}

function PickedUpAt({ quoted }: { quoted: Quoted | undefined }) {
  const t = useTranslate()
  const language = useLanguage()
  if (!quoted?.startTime) return null
  const values = { date: formatDate(quoted.travelDate, language), time: formatTime(quoted.startTime, language) }
  return (
    <p role="status" className="rounded-card bg-confirmed-tint px-4 py-3 font-semibold text-confirmed">
      {t(texts.pickedUpAt, values)}
    </p>
  )
}
