import type { Choice } from "#domain/catalogue/content.ts"
import { type Filled, numberOf, textOf } from "#lib/posted-form.ts"
import { MAX_QUANTITY } from "../order-limits.ts"
import { choiceLimit, type RequestedChoice } from "./choice-lines.ts"

/** Returns the quantity of each option in a form, by `choiceName`. It is 1 for choices that allow one option. */
export type Choices = Record<string, number>

export const choiceName = (code: string, option?: string) => ["choice", code, option].filter(Boolean).join(".")

/** Returns true if guests say how many: of rooms and seats, not of what everybody shares. */
export const isCounted = ({ per }: Pick<Choice, "per">) => per === "room" || per === "seat"

export function readChoices(form: Filled, choices: readonly Choice[]): Choices {
  const entries = choices.flatMap((choice) =>
    choice.options.map(({ code }) => {
      const name = choiceName(choice.code, code)
      const count = isCounted(choice)
        ? Math.min(numberOf(form, name) ?? 0, MAX_QUANTITY)
        : Number(textOf(form, choiceName(choice.code)) === code)
      return [name, count] as const
    }),
  )
  return Object.fromEntries(entries.filter(([, count]) => count > 0))
}

/** Returns the choices after one of them changed. Another option of the same choice gives way where only one is allowed. */
export function withChoice(chosen: Choices, choice: Choice, option: string, count: number): Choices {
  const others = isCounted(choice) ? [] : choice.options.map(({ code }) => choiceName(choice.code, code))
  const kept = Object.entries(chosen).filter(([name]) => !others.includes(name))
  return { ...Object.fromEntries(kept), ...(option && { [choiceName(choice.code, option)]: count }) }
}

/** Returns what is left of the choices for a smaller party. */
export function fitChoices(chosen: Choices, choices: readonly Choice[], people: number): Choices {
  const fitted: Choices = {}
  for (const choice of choices) {
    let left = choiceLimit(choice, people)
    for (const { code } of choice.options) {
      const name = choiceName(choice.code, code)
      const count = Math.min(chosen[name] ?? 0, left)
      left -= count
      if (count > 0) fitted[name] = count
    }
  }
  return fitted
}

export function listChoices(chosen: Choices, choices: readonly Choice[]): RequestedChoice[] {
  return choices.flatMap((choice) =>
    choice.options.flatMap(({ code: option }) => {
      const quantity = chosen[choiceName(choice.code, option)] ?? 0
      if (quantity === 0) return []
      return [{ code: choice.code, option, ...(isCounted(choice) && { quantity }) }]
    }),
  )
}

export function toOrderChoices(chosen: Choices, choices: readonly Choice[]): { choices?: RequestedChoice[] } {
  const list = listChoices(chosen, choices)
  return list.length ? { choices: list } : {}
}
