import type { Localized } from "#i18n/localized.ts"
import type { TourCategorySlug, TourSeed } from "#server/seed/seed-types.ts"
import type { PosterSceneName } from "#server/seed/transfers/transfer-types.ts"

/** A small thing to book by itself or beside a tour or a transfer. In the API it has the shape of a tour. */
export type ProductSeed = {
  slug: string
  title: Localized
  /** One sentence, at most 160 characters a language: the card and the meta description. */
  shortDescription: Localized
  /** Two paragraphs, separated by a blank line. */
  description: Localized
  location: Localized
  /** Old or other names people search by, marks optional. */
  alsoKnownAs?: string[]
  scenes: PosterSceneName[]
  /** A theme of the tours, or 'extras' for what has none. */
  category: TourCategorySlug | "extras"
  /** USD, whole dollars, for one person or one item (a SIM, a bag, a seat). */
  price: { adult: number; child?: number; per: "person" | "item" }
  duration: { hours: number } | { days: number }
  included: Localized[]
  excluded: Localized[]
  /** What a guest must bring, be able to do, or know. */
  requirements: Localized
  /** Which of the demo's cancellation policies holds (texts and bands live in policies.ts). */
  cancellation: TourSeed["cancellation"]
  featured?: true
  /** Offered as an extra while one of these is being booked. */
  addOnFor: ("tour" | "transfer")[]
}
