/** Returns the named fields of a row. The others stay on the server. */
export function pick<Row extends object, const Name extends keyof Row>(row: Row, ...names: Name[]): Pick<Row, Name> {
  return Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>
}
