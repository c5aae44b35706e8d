import { useTranslate } from "react-admin"

/** Returns the key of what a field is called: `pricing.adult` is `content.fields.adult`. */
export const fieldLabel = (source: string) => `content.fields.${source.split(".").at(-1)}`

/** Returns a function that names a field by its path: `itinerary.1.title.vi` is 'Itinerary 2 · Title · Vietnamese'. */
export function useFieldName(): (path: string) => string {
  const translate = useTranslate()
  return (path) =>
    path
      .split(".")
      .map((part) => {
        if (/^\d+$/.test(part)) return `#${Number(part) + 1}`
        if (part === "en" || part === "vi") return translate(`content.languages.${part}`)
        return translate(fieldLabel(part), { _: part })
      })
      .join(" · ")
      .replaceAll(" · #", " ")
}
