import { useHydrated } from "@tanstack/react-router"
import { useEffect, useState } from "react"
import { countryName } from "#i18n/country-name.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { phoneHint } from "#i18n/phone-texts.ts"
import { COUNTRIES, countryOfNumber, DEFAULT_COUNTRY, flagOf, proposeCountry } from "#lib/countries.ts"
import { Field } from "./field.tsx"
import { useSubmittedValue } from "./server-form-state.tsx"

const message = { en: "Country code", vi: "Mã quốc gia" }

type Props = {
  label: string
  hint?: string | undefined
  error?: string | undefined
  id?: string | undefined
  required?: boolean
  /** The number of the visitor's account. National ones are Vietnamese. */
  known?: string | undefined
}

/** The fields `phone` and `countryCode`. A number with its country code selects that country. */
export function PhoneField({ label, hint, error, id, required, known }: Props) {
  const t = useTranslate()
  const hasFlags = useFlags()
  const phone = useSubmittedValue("phone", known)
  const [country, choose] = useCountry(phone)
  return (
    <Field label={label} hint={hint ?? t(phoneHint(country))} error={error} required={required} id={id}>
      {(wiring) => (
        <div className="grid grid-cols-[9rem_1fr] sm:grid-cols-[12rem_1fr] gap-2">
          <select
            name="countryCode"
            value={country}
            aria-label={t(message)}
            autoComplete="country"
            className="control"
            onChange={({ target }) => choose(target.value)}
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
            name="phone"
            defaultValue={phone}
            autoComplete="tel"
            maxLength={40}
            aria-required={required}
            className="control"
            onInput={({ currentTarget }) => {
              const named = countryOfNumber(currentTarget.value, country)
              if (named) choose(named)
            }}
          />
        </div>
      )}
    </Field>
  )
}

/**
 * Returns the chosen country, or proposes one by the number that the form begins with, or by the browser. Who reads
 * Vietnamese mostly has a Vietnamese number, whatever the browser.
 */
function useCountry(phone: string | undefined) {
  const sent = useSubmittedValue("countryCode", undefined)
  const [chosen, choose] = useState<string>()
  const isHydrated = useHydrated()
  const named = phone ? (countryOfNumber(phone) ?? DEFAULT_COUNTRY) : undefined
  const readsEnglish = useLanguage() === "en"
  const proposed = isHydrated && readsEnglish ? proposeCountry(navigator.languages) : DEFAULT_COUNTRY
  return [chosen ?? sent ?? named ?? proposed, choose] as const
}

/** Returns whether flag emoji can be shown, which Windows lacks. False until hydration. */
function useFlags(): boolean {
  const [has, setHas] = useState(false)
  useEffect(() => setHas(drawsFlags()), [])
  return has
}

function drawsFlags(): boolean {
  const canvas = document.createElement("canvas").getContext("2d")
  if (!canvas) return false
  const widthOf = (text: string) => canvas.measureText(text).width
  return widthOf("\u{1F1FB}\u{1F1F3}") < 0.8 * (widthOf("\u{1F1FB}") + widthOf("\u{1F1F3}"))
}
