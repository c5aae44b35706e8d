/** Fills placeholders: `interpolate("{n} places left", { n: 3 })`. Keeps placeholders without a value. */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
