import { countryName } from "#i18n/country-name.ts"
import { useTranslate } from "#i18n/language.tsx"
import { COUNTRIES, DEFAULT_COUNTRY, flagOf } from "#lib/countries.ts"
import { useFlags } from "#ui/picture/flags.ts"
import { Field } from "./field.tsx"
import { useSubmittedValue } from "./server-form-state.tsx"

const message = { en: "Country code", vi: "Mã quốc gia" }

type Props = {
  label: string
  error?: string | undefined
  id?: string | undefined
  names: { phone: string; country: string }
  required?: boolean
}

export function PhoneField({ label, error, id, names, required }: Props) {
  const t = useTranslate()
  const hasFlags = useFlags()
  const country = useSubmittedValue(names.country, DEFAULT_COUNTRY)
  const phone = useSubmittedValue(names.phone, undefined)
  return (
    <Field label={label} error={error} required={required} id={id}>
      {(wiring) => (
        <div className="grid grid-cols-[9rem_1fr] sm:grid-cols-[12rem_1fr] gap-2">
          <select
            name={names.country}
            defaultValue={country}
            aria-label={t(message)}
            autoComplete="country"
            className="control"
          >
            {COUNTRIES.map(({ code, dial }) => (
              <option key={code} value={code}>
                {hasFlags && `${flagOf(code)} `}
                {dial} {t(countryName(code))}
              </option>
            ))}
          </select>
          <input
            {...wiring}
            type="tel"
            name={names.phone}
            defaultValue={phone}
            autoComplete="tel"
            aria-required={required}
            className="control"
          />
        </div>
      )}
    </Field>
  )
}
