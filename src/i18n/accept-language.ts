import { LANGUAGES, type Language } from "./localized.ts"

/** The language a browser asks for: of those we speak the one of the highest quality, else English. */
export function preferredLanguage(header: string | null | undefined): Language {
  const wishes = (header ?? "")
    .split(",")
    .map((wish) => {
      const [tag = "", ...parameters] = wish.trim().toLowerCase().split(";")
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.split("-")[0] as Language, quality: Number(quality ?? 1) }
    })
    .filter(({ language, quality }) => LANGUAGES.includes(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return wishes[0]?.language ?? "en"
}
