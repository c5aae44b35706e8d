import { useId } from "react"
import { useT } from "#i18n/language.tsx"
import { COUNTRIES, DEFAULT_COUNTRY, flagOf } from "#lib/countries.ts"
import { Field } from "./field.tsx"

const message = { en: "Country code", vi: "Mã quốc gia" }
const CONTROL = "min-h-11 rounded-card border border-field bg-sheet text-base text-ink"

type Props = { label: string; error?: string | undefined; id?: string; names: { phone: string; country: string }; required?: boolean }

/** A phone number in any format, with the country it is dialled in. */
export function PhoneField({ label, error, id, names, required }: Props) {
  const t = useT()
  const made = useId()
  return (
    <Field label={label} error={error} required={required} id={id ?? made}>
      {(wiring) => (
        <div className="mt-1 flex gap-2">
          <select name={names.country} defaultValue={DEFAULT_COUNTRY} aria-label={t(message)} autoComplete="country" className={`${CONTROL} w-32 px-2`}>
            {COUNTRIES.map(({ code, name, dial }) => (
              <option key={code} value={code}>
                {flagOf(code)} {dial} {name}
              </option>
            ))}
          </select>
          <input
            {...wiring}
            type="tel"
            name={names.phone}
            autoComplete="tel"
            aria-required={required}
            className={`${CONTROL} w-full min-w-0 px-3 aria-invalid:border-2 aria-invalid:border-cancelled`}
          />
        </div>
      )}
    </Field>
  )
}
