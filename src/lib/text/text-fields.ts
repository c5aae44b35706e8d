/** `{{guest}}`, with the space before it, which goes with a field that has no value. */
const FIELD = /( ?)\{\{([^{}]*)\}\}/g
const BRACES = /\{\{|\}\}/

/** Returns the names of the fields in a text, each once. */
export const fieldsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(FIELD)].map(([, , name = ""]) => name.trim())),
]

/** Returns whether a text has two braces that enclose no field. */
export const hasOpenField = (text: string): boolean => BRACES.test(text.replace(FIELD, ""))

/**
 * What becomes of a field without a value. `remove` makes sentences: the space before the field goes, too, and a field
 * at the beginning starts with a capital. `keep` leaves its name, and fills the others as they are.
 */
type Missing = { onMissing: "remove" | "keep" }

/** Fills each field once, so that a value can't name another field. */
export function fillFields(
  text: string,
  find: (name: string) => string | undefined,
  { onMissing }: Missing = { onMissing: "remove" },
): string {
  return text.replace(FIELD, (written: string, space: string, name: string, at: number) => {
    const value = find(name.trim())
    if (onMissing === "keep") return value === undefined ? written : space + value
    if (!value) return ""
    return at === 0 && !space ? value.charAt(0).toLocaleUpperCase("vi") + value.slice(1) : space + value
  })
}
