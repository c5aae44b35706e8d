import type { ListedTraveler } from "#features/bookings/booking.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useTranslate } from "#i18n/language.tsx"
import { TextField } from "#ui/form/field.tsx"
import { orderMessages as texts } from "./order-messages.ts"
import { travelerField, travelerPath } from "./traveler-list.ts"

type Known = { ids: Record<string, string>; errors: Record<string, string>; known?: ListedTraveler[] }
type Props = Known & {
  people: number
  /** Asks for birth years and passports, too. Both may come later than the names. */
  asksPassports?: boolean
}

/** Asks for the name of each traveller, where a carrier, ship or park needs them. */
export function TravelerFields({ people, asksPassports = false, ...more }: Props) {
  const t = useTranslate()
  const One = asksPassports ? Registered : Named
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="font-display text-lg font-bold">{t(texts.travelerList)}</legend>
      <p className="text-sm text-soft sm:col-span-2">
        {t(asksPassports ? texts.passportsHint : texts.travelerListHint)}
      </p>
      {Array.from({ length: people }, (_, nth) => (
        <One key={travelerPath(nth, "name")} nth={nth} {...more} />
      ))}
    </fieldset>
  )
}

type OneProps = Known & { nth: number }

const wiring = ({ nth, ids, errors, known }: OneProps, name: keyof ListedTraveler) => ({
  id: ids[travelerPath(nth, name)],
  name: travelerField(nth, name),
  defaultValue: known?.[nth]?.[name],
  error: errors[travelerPath(nth, name)],
  autoComplete: "off",
})

function Named(props: OneProps) {
  const t = useTranslate()
  return <TextField {...wiring(props, "name")} label={interpolate(t(texts.traveler), { n: props.nth + 1 })} required />
}

function Registered(props: OneProps) {
  const t = useTranslate()
  return (
    <fieldset className="grid gap-x-4 gap-y-3 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-2 font-bold">{interpolate(t(texts.traveler), { n: props.nth + 1 })}</legend>
      <div className="sm:col-span-2">
        <TextField {...wiring(props, "name")} label={t(texts.travelerName)} required />
      </div>
      <TextField {...wiring(props, "birthYear")} label={t(texts.birthYear)} inputMode="numeric" />
      <TextField {...wiring(props, "passportEnding")} label={t(texts.passportEnding)} autoCapitalize="characters" />
    </fieldset>
  )
}
