import type { TransferType } from "#features/transfers/transfer.ts"
import type { Localized } from "#i18n/localized.ts"
import type { DestinationSlug, TourCategorySlug, TourSeed } from "../seed-types.ts"
import type { PosterSceneName } from "../transfers/transfer-types.ts"

/** A small product to book alone or as an extra. The API shows it like a tour. */
export type ProductSeed = {
  slug: string
  title: Localized
  /** At most 160 characters per language: the card and the meta description. */
  shortDescription: Localized
  description: Localized
  location: Localized
  alsoKnownAs?: string[]
  scenes: PosterSceneName[]
  category: TourCategorySlug | "extras"
  /** Whole US dollars per person or per item, such as a SIM. */
  price: { adult: number; child?: number; per: "person" | "item" }
  duration: { hours: number } | { days: number }
  included: Localized[]
  excluded: Localized[]
  requirements: Localized
  cancellation: TourSeed["cancellation"]
  featured?: true
  addOnFor: ("tour" | "transfer")[]
  /** Default: every kind. */
  transferTypes?: TransferType[]
  /** Default: everywhere. */
  places?: DestinationSlug[]
}
