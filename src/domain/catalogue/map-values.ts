/** Returns an object with the same names and converted values. */
export function mapValues<Name extends string, In, Out>(
  values: Readonly<Record<Name, In>>,
  convert: (value: In) => Out,
): Record<Name, Out> {
  const entries = Object.entries<In>(values).map(([name, value]) => [name, convert(value)])
  return Object.fromEntries(entries)
}
