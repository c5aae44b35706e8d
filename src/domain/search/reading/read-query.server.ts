import { wordsOf } from "#domain/catalogue/search/typed-words.server.ts"
import { daysOf, isSearchable, type QueryReading } from "#domain/search/search.ts"
import { extractDays } from "./days.server.ts"
import { extractGuide } from "./guide.server.ts"
import { extractLengths } from "./length.server.ts"
import { extractNeed } from "./need.server.ts"
import { extractParty } from "./party.server.ts"
import { extractPrices } from "./prices.server.ts"
import { extractName, type Named, type NamedDays, type TypedText, typedText, unread } from "./typed-text.server.ts"

export type NamedRegion = Named & { slug: string }
/** What has a name of its own beside tours: holidays, and regions, which are places with others in them. */
export type Known = { today: string; holidays?: NamedDays[]; regions?: NamedRegion[] }

/**
 * Reads what was typed, in English or Vietnamese. Days that are over or more than a year away are left as words. `topic`
 * is what articles may be about: the words, needs such as vegetarian food, and the days. `hint` is a length that no
 * filter has, `rest` the text with what was read taken out.
 */
export function readQuery(typed: string, { today, holidays = [], regions = [] }: Known) {
  const text = typedText(typed)
  const party = extractParty(text)
  const prices = extractPrices(text)
  const { days, hint } = extractLengths(text)
  const guide = extractGuide(text)
  const topic = unread(text)
  const need = extractNeed(text)
  const withDays = { ...text }
  const dates = extractDays(text, today, holidays)
  const isAhead = dates && dates.to >= today && dates.from <= daysOf({}, today).to && isSearchable(dates.from, dates.to)
  const rest = isAhead ? text : withDays
  const place = extractRegion(rest, regions)
  const words = unread(rest)
  const read = {
    ...prices,
    ...party,
    ...(days && { days }),
    ...(guide && { guide }),
    ...(need && { need }),
    ...(isAhead && dates),
    ...(place && { place }),
  }
  const tellsNothing = Object.keys(read).length > 0 && wordsOf(words).every(({ isFiller }) => isFiller)
  const reading: QueryReading = { ...(words && !tellsNothing && { search: words }), ...read }
  return { reading, topic, hint, rest }
}

/** Takes the only region in the text: 'north to south' means neither. */
function extractRegion(text: TypedText, regions: NamedRegion[]): string | undefined {
  const rest = { ...text }
  const region = extractName(rest, regions)
  if (!region || extractName({ ...rest }, regions)) return undefined
  Object.assign(text, rest)
  return region.slug
}
