import type { Context } from "hono"
import { parseAccept } from "hono/utils/accept"
import { LANGUAGES, type Language } from "#i18n/localized.ts"

/** Returns our language of the highest quality in an Accept-Language header, else English. */
export function preferredLanguage(header: string | null | undefined): Language {
  const accepted = parseAccept(header?.toLowerCase() ?? "")
    .filter(({ q }) => q > 0)
    .map(({ type }) => type.split("-")[0] as Language)
  return accepted.find((language) => LANGUAGES.includes(language)) ?? "en"
}

/** Returns the language in which a request wants its answer. */
export const languageOf = (c: Context): Language => preferredLanguage(c.req.header("accept-language"))
