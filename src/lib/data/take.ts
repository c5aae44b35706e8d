/** Returns the first items of an iterable. A generator does no work for the others. */
export function take<Item>(items: Iterable<Item>, max: number): Item[] {
  const taken: Item[] = []
  for (const item of items) if (taken.push(item) >= max) break
  return taken
}
