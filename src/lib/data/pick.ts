/** Returns the named fields of a row, such as those that visitors may see, or that a page shows and so has to carry. */
export function pick<Row extends object, const Name extends keyof Row>(row: Row, ...names: Name[]): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>
}
