import type { LocalizedContent } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"
import type { MissingPart } from "./completeness.ts"
import type { Image } from "./content.ts"

/** A row of the staff's lists of tours, transfers and products. `outdated` counts texts older than their translation. */
export type ContentRow = {
  _id: string
  slug: string
  title: LocalizedContent
  location: LocalizedContent
  image: Image | null
  isActive: boolean
  isArchived: boolean
  isFeatured: boolean
  position: number
  /** In major units; zero means 'contact for price'. */
  price: number
  currency: Currency
  missing: MissingPart[]
  outdated: number
  version: number
  updatedAt: string
}
