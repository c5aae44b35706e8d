import { choiceLimit, chosenOptions } from "#domain/bookings/quote/extras/choice-lines.ts"
import { type Choices, choiceName, isCounted, listChoices, withChoice } from "#domain/bookings/quote/extras/choices.ts"
import type { Choice } from "#domain/catalogue/content.ts"
import { useTranslate } from "#i18n/language.tsx"
import { useMoneyView } from "#i18n/money/money.tsx"
import type { Currency } from "#lib/money.ts"
import { Choices as ChoiceButtons } from "#site/ui/form/choices.tsx"
import { Stepper } from "#site/ui/form/stepper.tsx"
import { optionPrice } from "../price-words.ts"
import { FieldGroup } from "./field-group.tsx"
import { orderMessages as texts } from "./order-messages.ts"

type Props = {
  choices: Choice[]
  currency: Currency
  people: number
  privateGroup?: boolean
  chosen: Choices
  onChange: (chosen: Choices) => void
}

/** Rooms, seats and what else a tour or transfer offers, each with its price. */
export function ChoiceFields({ choices, ...props }: Props) {
  if (choices.length === 0) return null
  return (
    <FieldGroup name="choices" className="grid gap-6">
      {choices.map((choice) =>
        isCounted(choice) ? (
          <CountedChoice key={choice.code} {...props} choice={choice} />
        ) : (
          <SingleChoice key={choice.code} {...props} choice={choice} />
        ),
      )}
    </FieldGroup>
  )
}

type ChoiceProps = Omit<Props, "choices"> & { choice: Choice }

function SingleChoice({ choice, currency, chosen, onChange }: ChoiceProps) {
  const t = useTranslate()
  const view = useMoneyView()
  const found = choice.options.find(({ code }) => chosen[choiceName(choice.code, code)])
  const options = choice.options.map((option) => ({
    value: option.code,
    label: (
      <span>
        {t(option.name)} <span className="text-sm font-normal">{optionPrice(choice, option, currency, view)}</span>
      </span>
    ),
  }))
  return (
    <ChoiceButtons
      legend={t(choice.name)}
      name={choiceName(choice.code)}
      choose="one"
      options={choice.isRequired ? options : [{ value: "", label: t(texts.nothing) }, ...options]}
      chosen={[found?.code ?? (choice.isRequired ? (choice.options[0]?.code ?? "") : "")]}
      onChoose={(option) => onChange(withChoice(chosen, choice, option, 1))}
    />
  )
}

function CountedChoice({ choice, currency, people, privateGroup, chosen, onChange }: ChoiceProps) {
  const t = useTranslate()
  const view = useMoneyView()
  const applied = chosenOptions([choice], listChoices(chosen, [choice]), { people, privateGroup })
  const left = choiceLimit(choice, people) - choice.options.reduce((sum, { code }) => sum + count(code), 0)
  function count(option: string): number {
    return chosen[choiceName(choice.code, option)] ?? 0
  }
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold">{t(choice.name)}</legend>
      {choice.options.map((option) => {
        const own = count(option.code)
        const value = applied.find((one) => one.option.code === option.code)?.quantity ?? 0
        return (
          <Stepper
            key={option.code}
            name={choiceName(choice.code, option.code)}
            label={t(option.name)}
            hint={optionPrice(choice, option, currency, view)}
            value={value}
            min={value - own}
            max={value > own ? value : own + left}
            onChange={(quantity) => onChange(withChoice(chosen, choice, option.code, quantity))}
          />
        )
      })}
    </fieldset>
  )
}
