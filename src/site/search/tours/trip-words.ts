import type { Trip } from "#domain/search/search.ts"
import { fieldsOf, WEEKENDS } from "#domain/search/when.ts"
import { formatDate, formatMonth } from "#i18n/format.ts"
import { formatParty } from "#i18n/format-party.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { searchMessages as texts } from "../messages.ts"

/** Says the party: '2 adults, 1 child'. Undefined if no party is named. */
export function partyWords({ adults, ages = [] }: Trip, language: Language): string | undefined {
  if (adults === undefined) return undefined
  return formatParty({ adults, children: ages.length }, language)
}

/** Adds the ages of the children: '2 adults, 1 child (aged 8)'. */
export function partyWithAges(trip: Trip, language: Language): string | undefined {
  const party = partyWords(trip, language)
  if (!party || !trip.ages?.length) return party
  return interpolate(texts.aged[language], { party, ages: trip.ages.join(", ") })
}

/** Says the days: 'This weekend', 'December 2026', 'Sat, 12 Dec 2026 ± 3 days'. Undefined if none are named. */
export function daysWords({ from, to }: Trip, language: Language): string | undefined {
  if (from === undefined || to === undefined) return undefined
  const { when, day, flexible } = fieldsOf({ from, to })
  const weekend = WEEKENDS.find((name) => name === when)
  if (weekend) return inLanguage(texts[weekend], language)
  if (when === "day")
    return `${formatDate(day, language, "short")}${flexible ? ` ${inLanguage(texts.flexible, language)}` : ""}`
  if (when) return formatMonth(`${when}-01`, language)
  return `${formatDate(from, language, "day")} – ${formatDate(to, language, "day")}`
}
