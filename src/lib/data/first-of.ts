/** Returns the first of a list that is never empty, like the row of an insert. @throws Error if it is empty */
export function firstOf<Item>([first]: readonly Item[]): Item {
  if (first === undefined) throw new Error("The list is empty.")
  return first
}
