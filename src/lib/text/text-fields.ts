/** `{{guest}}`, with the space before it, which goes with a field that has no value. */
const FIELD = /( ?)\{\{\s*(\w+)\s*\}\}/g

/** Returns the names of the fields in a text. */
export const fieldsIn = (text: string) => [...text.matchAll(FIELD)].map(([, , name]) => name ?? "")

/** Fills each field once, so that a value can't name another field. A field at the beginning starts with a capital. */
export function fillFields(text: string, find: (name: string) => string): string {
  return text.replace(FIELD, (_, space: string, name: string, at: number) => {
    const value = find(name)
    if (!value) return ""
    return at === 0 && !space ? value.charAt(0).toLocaleUpperCase("vi") + value.slice(1) : space + value
  })
}
