import { PASSENGERS } from "#features/transfers/transfer.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useTranslate } from "#i18n/language.tsx"
import { TextField } from "#ui/form/field.tsx"
import { orderMessages as texts } from "./order-messages.ts"
import { nameField } from "./transfer-order.ts"

type Props = { passengers: number; ids: Record<string, string>; errors: Record<string, string> }

/** Asks for the name of each passenger, where the carrier needs them. */
export function PassengerNameFields({ passengers, ids, errors }: Props) {
  const t = useTranslate()
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="font-display text-lg font-bold">{t(texts.passengerNames)}</legend>
      <p className="text-sm text-soft sm:col-span-2">{t(texts.passengerNamesHint)}</p>
      {Array.from({ length: passengers }, (_, nth) => (
        <TextField
          key={nameField(nth)}
          id={ids[`passengerNames.${nth}`]}
          name={nameField(nth)}
          label={interpolate(t(texts.passengerName), { n: nth + 1 })}
          autoComplete="off"
          required
          error={errors[`passengerNames.${nth}`]}
        />
      ))}
    </fieldset>
  )
}

/** The API's names of the fields. */
export const NAME_FIELDS = Array.from({ length: PASSENGERS.max }, (_, nth) => `passengerNames.${nth}`)
