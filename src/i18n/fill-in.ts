/** Puts values into the gaps of a text: `fillIn("{n} places left", { n: 3 })`. */
export function fillIn(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap))
}
