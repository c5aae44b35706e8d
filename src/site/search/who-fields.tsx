import { type MouseEvent, useId } from "react"
import { USUAL_AGE } from "#domain/search/search.ts"
import { MAX_AGE, TRAVELERS } from "#domain/tours/tour.ts"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { Button } from "#site/ui/button.tsx"
import { Stepper } from "#site/ui/form/stepper.tsx"
import { Icon } from "#site/ui/icon.tsx"
import { searchMessages as texts } from "./messages.ts"
import { partyWords } from "./tours/trip-words.ts"

const AGES = Array.from({ length: MAX_AGE + 1 }, (_, age) => age)

export type Party = { adults: number; ages: number[] }

type Props = {
  party: Party
  change: (party: Party) => void
  /** Whether the steppers stand above their summary on wide screens, so that they don't cover the button below. */
  opensUp: boolean
}

export function WhoFields({ party: { adults, ages }, change, opensUp }: Props) {
  const t = useTranslate()
  const language = useLanguage()
  const id = useId()
  const resize = (count: number) =>
    change({ adults, ages: Array.from({ length: count }, (_, nth) => ages[nth] ?? USUAL_AGE) })
  return (
    <div className="relative min-w-0 max-lg:has-[details[open]]:col-span-full">
      <span id={id} className="font-semibold">
        {t(texts.who)}
      </span>
      <details className="who mt-1">
        <summary aria-describedby={id} className="control flex cursor-pointer items-center justify-between gap-2">
          <span className="truncate">{partyWords({ adults, ages }, language)}</span>
          <Icon name="chevron-right" className="size-4 shrink-0 rotate-90" />
        </summary>
        <div
          className={`mt-2 grid gap-4 rounded-card border border-hairline bg-sheet p-4 lg:absolute lg:right-0 lg:z-20 lg:w-80 ${opensUp ? "lg:bottom-full lg:mb-1" : ""}`}
        >
          <Stepper
            name="adults"
            label={t(texts.adults)}
            value={adults}
            min={TRAVELERS.min}
            max={TRAVELERS.max - ages.length}
            onChange={(count) => change({ adults: count, ages })}
          />
          <div className="noscript:hidden">
            <Stepper
              label={t(texts.children)}
              hint={t(texts.childrenHint)}
              value={ages.length}
              min={0}
              max={TRAVELERS.max - adults}
              onChange={resize}
            />
          </div>
          <label className="hidden noscript:block">
            {t(texts.ages)}
            <input name="ages" inputMode="numeric" className="control mt-1" />
          </label>
          {ages.length > 0 && <AgeFields ages={ages} change={(ages) => change({ adults, ages })} />}
          <Button look="secondary" className="noscript:hidden" onClick={fold}>
            {t(texts.done)}
          </Button>
        </div>
      </details>
    </div>
  )
}

/** Folds the `<details>` around a button. */
function fold({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  const details = currentTarget.closest("details")
  if (details) details.open = false
}

function AgeFields({ ages, change }: { ages: number[]; change: (ages: number[]) => void }) {
  const t = useTranslate()
  return (
    <div className="grid grid-cols-2 gap-3">
      {ages.map((age, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: children have no identity but their place.
        <label key={nth} className="text-sm">
          {t(texts.age, { n: nth + 1 })}
          <select
            value={age}
            onChange={({ currentTarget }) => change(ages.with(nth, Number(currentTarget.value)))}
            className="control mt-1"
          >
            {AGES.map((value) => (
              <option key={value} value={value}>
                {value}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  )
}
