import type { ListedTraveler } from "#domain/bookings/booking.ts"
import { travelerField, travelerPath } from "#domain/bookings/checkout/fields/traveler-list.ts"
import { useTranslate } from "#i18n/language.tsx"
import { TextField } from "#site/ui/form/field.tsx"
import { useFormField } from "#site/ui/form/use-form-errors.ts"
import { orderMessages as texts } from "./order-messages.ts"

type Props = {
  people: number
  known?: ListedTraveler[]
  /** Asks for birth years and passports, too. Both may come later than the names. */
  asksPassports?: boolean
}

/** Asks for the name of each traveller, where a carrier, ship or park needs them. */
export function TravelerFields({ people, asksPassports = false, known }: Props) {
  const t = useTranslate()
  const One = asksPassports ? Registered : Named
  return (
    <fieldset className="grid gap-4 sm:grid-cols-2">
      <legend className="font-display text-lg font-bold">{t(texts.travelerList)}</legend>
      <p className="text-sm text-soft sm:col-span-2">
        {t(asksPassports ? texts.passportsHint : texts.travelerListHint)}
      </p>
      {Array.from({ length: people }, (_, nth) => (
        <One key={travelerPath(nth, "name")} nth={nth} known={known?.[nth]} />
      ))}
    </fieldset>
  )
}

type OneProps = { nth: number; known: ListedTraveler | undefined }

function useWiring({ nth, known }: OneProps) {
  const field = useFormField()
  return (name: keyof ListedTraveler) => ({
    ...field(travelerPath(nth, name)),
    name: travelerField(nth, name),
    defaultValue: known?.[name],
    autoComplete: "off",
  })
}

function Named(props: OneProps) {
  const t = useTranslate()
  return <TextField {...useWiring(props)("name")} label={t(texts.traveler, { n: props.nth + 1 })} required />
}

function Registered(props: OneProps) {
  const t = useTranslate()
  const wired = useWiring(props)
  return (
    <fieldset className="grid gap-x-4 gap-y-3 sm:col-span-2 sm:grid-cols-2">
      <legend className="mb-2 font-bold">{t(texts.traveler, { n: props.nth + 1 })}</legend>
      <div className="sm:col-span-2">
        <TextField {...wired("name")} label={t(texts.travelerName)} required />
      </div>
      <TextField {...wired("birthYear")} label={t(texts.birthYear)} inputMode="numeric" />
      <TextField {...wired("passportEnding")} label={t(texts.passportEnding)} autoCapitalize="characters" />
    </fieldset>
  )
}
