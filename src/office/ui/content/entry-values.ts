type Fields = Record<string, unknown>

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
