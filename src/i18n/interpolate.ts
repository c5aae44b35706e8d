/**
 * Puts values into the placeholders of a text: `interpolate("{n} places left", { n: 3 })`. A placeholder without a value
 * stays as it is.
 */
export function interpolate(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder))
}
