import { MAX_EXTRAS, MAX_QUANTITY } from "#features/bookings/booking.ts"
import { type Filled, numberOf } from "#lib/posted-form.ts"

/** How many of which products come along, by id. */
export type Extras = Record<string, number>

/** The names of the inputs: one for each product. */
const NAME = "extra."
export const extraName = (productId: string) => NAME + productId

/** The extras that a form holds in its inputs. */
export function readExtras(form: Filled): Extras {
  const names = [...form.keys()].filter((name) => name.startsWith(NAME)).slice(0, MAX_EXTRAS)
  return Object.fromEntries(
    names.map((name) => [name.slice(NAME.length), Math.min(numberOf(form, name) ?? 0, MAX_QUANTITY)]),
  )
}

/** The extras that were chosen, as an order names them. */
export function extrasOf(extras: Extras) {
  const chosen = Object.entries(extras).filter(([, quantity]) => quantity > 0)
  return chosen.length ? { extras: chosen.map(([productId, quantity]) => ({ productId, quantity })) } : {}
}
