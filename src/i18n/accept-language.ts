import { parseAccept } from "hono/utils/accept"
import { LANGUAGES, type Language } from "./localized.ts"

/** Returns the language that a browser asks for: of those we speak the one of the highest quality, else English. */
export function preferredLanguage(header: string | null | undefined): Language {
  const accepted = parseAccept(header?.toLowerCase() ?? "")
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.split("-")[0] as Language)
  return accepted.find((language) => LANGUAGES.includes(language)) ?? "en"
}
