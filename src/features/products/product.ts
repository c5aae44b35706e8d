import type { CatalogueCard, CatalogueFilters, CataloguePage, Interest } from "#features/catalogue/content.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"

export const PRODUCT_SORTS = ["recommended", "name", "price-low", "price-high"] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]
export const MAIN_PRODUCTS = ["tour", "transfer"] as const
export type MainProduct = (typeof MAIN_PRODUCTS)[number]
export const PRICE_UNITS = ["person", "item"] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]

export const EXTRAS = { slug: "extras", name: { en: "Extras", vi: "Dịch vụ thêm" } }

export type ProductCard = CatalogueCard & {
  category: { slug: string; name: LocalizedContent }
  /** `hours` is set for durations below a day. */
  duration: { days: number; nights: 0; hours?: number }
  pricing: { adult: number; child?: number; currency: Currency; perTrip: false; per: PriceUnit }
  addOnFor: MainProduct[]
}

export type Product = ProductCard &
  CataloguePage & {
    requirements: LocalizedContent | null
    interests: Interest[]
  }

/** Filters of `GET /products`. Prices are in whole US dollars. */
export type ProductFilters = CatalogueFilters & {
  category?: string | undefined
  addOnFor?: MainProduct | undefined
  sort?: ProductSort | undefined
}
