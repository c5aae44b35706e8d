/** How many of which products come along, by id. */
export type Extras = Record<string, number>

/** The extras that were chosen, as an order names them. */
export function extrasOf(extras: Extras) {
  const chosen = Object.entries(extras).filter(([, quantity]) => quantity > 0)
  return chosen.length ? { extras: chosen.map(([productId, quantity]) => ({ productId, quantity })) } : {}
}
