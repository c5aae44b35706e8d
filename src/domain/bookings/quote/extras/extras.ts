import { type Filled, numberOf } from "#lib/posted-form.ts"
import { MAX_EXTRAS, MAX_QUANTITY } from "../order-limits.ts"

export type Extras = Record<string, number>

const NAME = "extra."
export const extraName = (productId: string) => NAME + productId

export function readExtras(form: Filled): Extras {
  const names = [...form.keys()].filter((name) => name.startsWith(NAME)).slice(0, MAX_EXTRAS)
  return Object.fromEntries(
    names.map((name) => [name.slice(NAME.length), Math.min(numberOf(form, name) ?? 0, MAX_QUANTITY)]),
  )
}

export function toOrderExtras(extras: Extras) {
  const chosen = Object.entries(extras).filter(([, quantity]) => quantity > 0)
  return chosen.length ? { extras: chosen.map(([productId, quantity]) => ({ productId, quantity })) } : {}
}
