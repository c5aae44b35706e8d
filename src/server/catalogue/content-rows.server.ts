import { missingParts } from "#features/catalogue/completeness.ts"
import type { ContentRow, Image } from "#features/catalogue/content.ts"
import type { OutdatedText } from "#features/catalogue/outdated-texts.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"

export type StoredEntry = {
  _id: string
  slug: string
  title: LocalizedContent
  location: LocalizedContent
  images: Image[]
  isActive: boolean
  isArchived: boolean
  isFeatured: boolean
  position: number
  pricing: { currency: Currency } & ({ adult: number } | { vehicles: { price: number }[] })
  outdated: OutdatedText[]
  version: number
  updatedAt: string
}

/** Returns the row of the staff's list for an entry. */
export function presentRow(entry: StoredEntry): ContentRow {
  const { _id, slug, title, location, images, isActive, isArchived, isFeatured, position, pricing } = entry
  const { version, updatedAt } = entry
  return {
    ...{ _id, slug, title, location, isActive, isArchived, isFeatured, position, version, updatedAt },
    image: images[0] ?? null,
    price: lowestPrice(pricing),
    currency: pricing.currency,
    missing: missingParts(entry),
    outdated: entry.outdated.length,
  }
}

function lowestPrice(pricing: StoredEntry["pricing"]): number {
  if ("adult" in pricing) return pricing.adult
  const prices = pricing.vehicles.map(({ price }) => price).filter((price) => price > 0)
  return prices.length ? Math.min(...prices) : 0
}
