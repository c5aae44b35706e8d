type Fields = Record<string, unknown>

/** Returns whether two values of a form are the same. A field that is empty equals one that is not there. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one == null || other == null) return (one ?? null) === (other ?? null)
  if (typeof one !== "object" || typeof other !== "object") return Object.is(one, other)
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => isSame((one as Fields)[name], (other as Fields)[name]))
}

/** Returns a form's values as the API takes them: an empty text is null, and lists have no empty lines. */
export function cleaned<E>(values: E): E {
  return clean(values) as E
}

function clean(value: unknown): unknown {
  if (typeof value === "string") return value.trim() === "" ? null : value
  if (typeof value !== "object" || value === null) return value
  if (Array.isArray(value)) return value.map(clean).filter((item) => item !== null)
  if (isText(value)) return cleanText(value)
  return Object.fromEntries(
    // Pictures may be without a description, but not without the field.
    Object.entries(value).map(([name, part]) => [name, name === "alt" ? { en: "", vi: "", ...part } : clean(part)]),
  )
}

type Text = { en?: string | null; vi?: string | null }

function isText(value: object): value is Text {
  const names = Object.keys(value)
  return names.length > 0 && names.every((name) => name === "en" || name === "vi")
}

function cleanText({ en, vi }: Text): object | null {
  if (!en?.trim() && !vi?.trim()) return null
  return { en: en?.trim() ? en : "", ...(vi?.trim() && { vi }) }
}

/** Returns the fields that differ from what is stored. */
export function changedFields(values: object, stored: object): object {
  const changed = Object.entries(values).filter(([name, value]) => !isSame(value, (stored as Fields)[name]))
  return Object.fromEntries(changed)
}

/**
 * Maps the API's errors to the inputs that show them. An error of a bilingual text is shown at
 * its Vietnamese input.
 */
export function toInputErrors(errors: Record<string, string>, values: object): Record<string, string> {
  const valueAt = (path: string) =>
    path.split(".").reduce<unknown>((value, name) => (value as Fields | null | undefined)?.[name], values)
  return Object.fromEntries(
    Object.entries(errors).map(([path, message]) => {
      const value = valueAt(path)
      return [typeof value === "object" && value !== null && isText(value) ? `${path}.vi` : path, message]
    }),
  )
}
