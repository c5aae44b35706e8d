import { setImmediate as nextTurn } from "node:timers/promises"

/** How many items are mapped before other requests get their turn. */
const ITEMS = 25

/** Maps thousands of items, such as the rows of a file. Other requests are answered in between. */
export async function inTurns<Item, Result>(
  items: readonly Item[],
  map: (item: Item, nth: number) => Result,
): Promise<Result[]> {
  const results: Result[] = []
  for (const [nth, item] of items.entries()) {
    if (nth % ITEMS === ITEMS - 1) await nextTurn()
    results.push(map(item, nth))
  }
  return results
}
