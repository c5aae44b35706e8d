import { daysOf, isSearchable, type TourSearch } from "#features/search/search.ts"
import { wordsOf } from "#server/catalogue/search/typed-words.server.ts"
import { type NamedDays, takeDays } from "./days.server.ts"
import { takeLengths } from "./length.server.ts"
import { takeParty } from "./party.server.ts"
import { takePrices } from "./prices.server.ts"
import { typedText, unread } from "./typed-text.server.ts"

/** How a search was read, as filters of the list of tours. `search` holds the words that are left. */
export type QueryReading = Pick<
  TourSearch,
  "search" | "from" | "to" | "days" | "adults" | "ages" | "minPrice" | "maxPrice" | "currency"
>

/** Reads what was typed, in English or Vietnamese. Days that are over or more than a year away are left as words. */
export function readQuery(typed: string, today: string, holidays: NamedDays[] = []): QueryReading {
  const text = typedText(typed)
  const party = takeParty(text)
  const prices = takePrices(text)
  const days = takeLengths(text)
  const beforeDates = { ...text }
  const dates = takeDays(text, today, holidays)
  const isAhead = dates && dates.to >= today && dates.from <= daysOf({}, today).to && isSearchable(dates.from, dates.to)
  const words = unread(isAhead ? text : beforeDates)
  const read = { ...prices, ...party, ...(days && { days }), ...(isAhead && dates) }
  const tellsNothing = Object.keys(read).length > 0 && wordsOf(words).every(({ isFiller }) => isFiller)
  return { ...(words && !tellsNothing && { search: words }), ...read }
}
