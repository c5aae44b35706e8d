import type { TravelledAs } from "#domain/reviews/review.ts"
import { LANGUAGES, type Language, type LocalizedContent } from "#i18n/localized.ts"
import { lowRatings, thanks } from "./low-ratings.ts"
import type { ProductTexts } from "./review-texts.ts"
import { aboutTheGuide, inShort, smallRegrets } from "./usual-sentences.ts"

export type PlannedReview = {
  language: Language
  rating: number
  text: string
  travelledAs: TravelledAs | null
  reply: LocalizedContent | null
}

/** `isTour` lets sentences about a guide be added. `takesChildren` lets families write. */
type Product = { nth: number; texts: ProductTexts; isTour: boolean; takesChildren: boolean }

const SEVERAL = /\b(we|us|our)\b|nhà mình|vợ chồng|nhóm/i
const FEWEST = 8
/** Reviews of tours vary by as much, and tours about which more is written have more of them. */
const SPREAD = 11
const WRITTEN_USUALLY = 9
/** From as many reviews on, one guest was not happy; from twice as many, two. */
const UNHAPPY_EVERY = 10
/** One review in so many has four stars, by product: some trips please everyone more than others. */
const FOUR_STARS_EVERY = [4, 2, 9, 3, 6]

/** Takes items in turn, over all products, so that what one product got the next one doesn't. */
function inTurn<Item>(items: Item[]): () => Item {
  let taken = 0
  return () => items[taken++ % items.length]!
}

const inTurnByLanguage = <Item>(items: Record<Language, Item[]>) => ({ en: inTurn(items.en), vi: inTurn(items.vi) })

/** Plans the reviews of one product after the other, the newest first. The same calls give the same reviews. */
export function createPlanner(): (product: Product) => PlannedReview[] {
  const guide = inTurnByLanguage(aboutTheGuide)
  const short = inTurnByLanguage(inShort)
  const regret = inTurnByLanguage(smallRegrets)
  const low = inTurnByLanguage(lowRatings)
  const thank = inTurn(thanks)
  const travelledAs = inTurn<TravelledAs | null>(["couple", "family", "friends", null, "solo", "couple", "family"])

  const textOf = (rating: number, nth: number, language: Language, written: string | undefined, isTour: boolean) => {
    if (written && !isTour) return written
    const parts = [written ?? guide[language]()]
    if (written && nth % 3 === 1) parts.push(guide[language]())
    if (rating === 4) parts.push(regret[language]())
    else if (!written || nth % 4 === 2) parts.push(short[language]())
    return parts.join(" ")
  }

  const plan = (product: Product, nth: number, language: Language, written: string | undefined): PlannedReview => {
    const { mine, text } = splitTravelledAs(written)
    const every = FOUR_STARS_EVERY[product.nth % FOUR_STARS_EVERY.length]!
    const rating = (nth + product.nth) % every === 1 ? 4 : 5
    const whole = textOf(rating, nth, language, text, product.isTour)
    return {
      language,
      rating,
      text: whole,
      travelledAs: mine ?? fitting(travelledAs(), whole, product.takesChildren),
      reply: (nth * 5 + product.nth) % 6 === 2 ? thank() : null,
    }
  }

  return (product) => {
    const count = product.isTour ? countOf(product) : product.texts.en.length + product.texts.vi.length
    const unhappy = product.isTour ? Math.floor(count / UNHAPPY_EVERY) : 0
    const written = { en: inTurnOnce(product.texts.en), vi: inTurnOnce(product.texts.vi) }
    return Array.from({ length: count }, (_, nth) => {
      const language = languageOf(nth, product, count)
      const isUnhappy = nth % UNHAPPY_EVERY === 3 + (product.nth % 5) && nth / UNHAPPY_EVERY < unhappy
      if (!isUnhappy) return plan(product, nth, language, written[language]())
      return { language, travelledAs: null, ...low[language]() }
    })
  }
}

const countOf = ({ nth, texts }: Product) =>
  FEWEST + ((nth * 7) % SPREAD) + 3 * Math.max(0, texts.en.length + texts.vi.length - WRITTEN_USUALLY)

/** One in three is Vietnamese. Transfers have no sentences but their own. */
function languageOf(nth: number, { isTour, texts }: Product, count: number): Language {
  if (isTour) return LANGUAGES[Number(nth % 3 === 1)]!
  return LANGUAGES[
    Number(Math.floor(((nth + 1) * texts.vi.length) / count) > Math.floor((nth * texts.vi.length) / count))
  ]!
}

/** A guest who writes 'we' didn't travel alone, and not every tour takes children. */
function fitting(travelledAs: TravelledAs | null, text: string, takesChildren: boolean): TravelledAs | null {
  if (travelledAs === "solo" && SEVERAL.test(text)) return "couple"
  return travelledAs === "family" && !takesChildren ? "friends" : travelledAs
}

function inTurnOnce<Item>(items: Item[]): () => Item | undefined {
  let taken = 0
  return () => items[taken++]
}

function splitTravelledAs(written: string | undefined): { mine?: TravelledAs; text?: string } {
  const [, mine, text] = written?.match(/^(solo|couple|family|friends): (.+)$/) ?? []
  if (mine) return { mine: mine as TravelledAs, text: text! }
  return written === undefined ? {} : { text: written }
}
