/** Reads a query string as plain texts: `?search=2024` stays the text '2024'. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** Writes a query string without what is empty; a list is joined by commas. */
export function stringifySearch(search: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value !== undefined && value !== "" && !(Array.isArray(value) && value.length === 0))
      query.set(name, String(value))
  }
  return query.size ? `?${query.toString().replaceAll("%2C", ",")}` : ""
}
