import { useState } from "react"
import { STARS } from "#features/reviews/review.ts"
import { useTranslate } from "#i18n/language.tsx"
import { FieldError } from "#ui/form/field-error.tsx"
import { useSubmittedValue } from "#ui/form/server-form-state.tsx"
import { Icon } from "#ui/icon.tsx"
import { screenMessages as texts } from "./messages.ts"

type Props = { id: string; chosen: number | undefined; error: string | undefined; onChoose: () => void }

export function StarsField({ id, chosen: before, error, onChoose }: Props) {
  const t = useTranslate()
  const begun = Number(useSubmittedValue("rating", before)) || undefined
  const [chosen, setChosen] = useState(begun)
  const choose = (stars: number) => {
    setChosen(stars)
    onChoose()
  }
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="grid gap-1">
      <legend className="mb-1 font-semibold">{t(texts.stars)}</legend>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="flex flex-wrap">
          {STARS.map((stars) => (
            <label key={stars} className="star-choice">
              <input
                id={stars === 1 ? id : undefined}
                type="radio"
                name="rating"
                value={stars}
                defaultChecked={begun === stars}
                onChange={() => choose(stars)}
              />
              <span className="sr-only">{t(texts.starNames[stars - 1] ?? texts.stars)}</span>
              <Icon name="star" className="size-8 stroke-[1.5]" />
            </label>
          ))}
        </div>
        <span aria-hidden="true">{chosen === undefined ? "" : t(texts.starNames[chosen - 1] ?? texts.stars)}</span>
      </div>
    </fieldset>
  )
}
