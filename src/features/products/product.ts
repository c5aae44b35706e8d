import type { CatalogueCard, CatalogueFilters, CataloguePage, Interest } from "#features/catalogue/content.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"

/** 'recommended' is ours; the others are those of tours. */
export const PRODUCT_SORTS = ["recommended", "name", "price-low", "price-high"] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]
/** What a product may be offered beside. */
export const MAIN_PRODUCTS = ["tour", "transfer"] as const
export type MainProduct = (typeof MAIN_PRODUCTS)[number]
/** What one price buys. */
export const PRICE_UNITS = ["person", "item"] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]

/** The category of what has no theme of the tours. */
export const EXTRAS = { slug: "extras", name: { en: "Extras", vi: "Dịch vụ thêm" } }

/** What a listing shows of a product. Prices are in major units of `pricing.currency`, for one `per`. */
export type ProductCard = CatalogueCard & {
  category: { slug: string; name: LocalizedContent }
  /** `hours` says how long it takes where that is less than a day. */
  duration: { days: number; nights: 0; hours?: number }
  pricing: { adult: number; child?: number; currency: Currency; perTrip: false; per: PriceUnit }
  addOnFor: MainProduct[]
}

/** A product as `GET /products` and `GET /products/slug/{slug}` answer it: shaped like a tour (spec §3). */
export type Product = ProductCard &
  CataloguePage & {
    requirements: LocalizedContent | null
    interests: Interest[]
  }

/** The filters of `GET /products`. Prices are whole US dollars. */
export type ProductFilters = CatalogueFilters & {
  category?: string | undefined
  addOnFor?: MainProduct | undefined
  sort?: ProductSort | undefined
}
