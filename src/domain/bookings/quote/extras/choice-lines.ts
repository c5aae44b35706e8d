import type { Choice, ChoiceOption } from "#domain/catalogue/content.ts"
import { inEach } from "#i18n/localized.ts"
import { type Currency, toMinor } from "#lib/money.ts"
import { line } from "../lines.ts"
import type { QuoteLine } from "../types.ts"

/** An option that someone asks for. `quantity` counts rooms and seats (default 1); it says nothing for other choices. */
export type RequestedChoice = { code: string; option: string; quantity?: number | undefined }
export type ChosenOption = { code: string; option: ChoiceOption; quantity: number }

/** The party that chooses, and whether it has the trip to itself. */
type Choosers = { people: number; privateGroup?: boolean | undefined }

/** Returns how often the options of a choice can be taken together: rooms and seats for each traveler, others once. */
export function choiceLimit({ per }: Pick<Choice, "per">, people: number): number {
  return per === "room" || per === "seat" ? people : 1
}

/**
 * Returns the options that apply, with how many of each the party pays. What is left open of a required choice is the
 * first option. A person who travels alone gets an option marked `alone`, except in a private group, whose price holds
 * for its full size. Unknown codes are left out; the server refuses them (availability-parts).
 */
export function chosenOptions(
  choices: readonly Choice[],
  requested: readonly RequestedChoice[],
  { people, privateGroup = false }: Choosers,
): ChosenOption[] {
  return choices.flatMap((choice) => {
    const asked = requested.filter(({ code }) => code === choice.code)
    const counts = choice.options.map(({ code }) => {
      const found = asked.find(({ option }) => option === code)
      return found ? (found.quantity ?? 1) : 0
    })
    return withDefaults(choice, counts, people, people === 1 && !privateGroup).flatMap((count, nth) => {
      const option = choice.options[nth]
      if (!option || count === 0) return []
      return [{ code: choice.code, option, quantity: choice.per === "person" ? people : count }]
    })
  })
}

function withDefaults(choice: Choice, counts: number[], people: number, isAlone: boolean): number[] {
  const left = choiceLimit(choice, people) - counts.reduce((sum, count) => sum + count, 0)
  if (left <= 0) return counts
  const single = isAlone ? choice.options.findIndex(({ alone }) => alone) : -1
  const missing = single >= 0 ? single : choice.isRequired ? 0 : -1
  return counts.map((count, nth) => (nth === missing ? count + left : count))
}

/** Returns a line for each chosen option, for every leg of the trip, without holiday surcharge and group discount. */
export function choiceLines(chosen: readonly ChosenOption[], legs: number, currency: Currency): QuoteLine[] {
  return chosen.map(({ option, quantity }) =>
    line("choice", quantity * legs, toMinor(option.price, currency), inEach(option.name)),
  )
}
