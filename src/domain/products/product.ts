import type * as z from "zod"
import type { CatalogueFilters } from "#domain/catalogue/content.ts"
import type { Tour } from "#domain/tours/tour.ts"
import type { Transfer, TransferType } from "#domain/transfers/transfer.ts"
import { common } from "#i18n/common-messages.ts"
import type * as shapes from "./shapes.server.ts"

export type Product = z.infer<typeof shapes.product>
export type ProductCard = z.infer<typeof shapes.productCard>

export const PRODUCT_SORTS = ["recommended", "name", "price-low", "price-high"] as const
export type ProductSort = (typeof PRODUCT_SORTS)[number]
export const MAIN_PRODUCTS = ["tour", "transfer"] as const
export type MainProduct = (typeof MAIN_PRODUCTS)[number]
export const PRICE_UNITS = ["person", "item"] as const
export type PriceUnit = (typeof PRICE_UNITS)[number]

type Pairing = Pick<ProductCard, "addOnFor" | "transferTypes" | "places">

/** A tour or transfer beside which extras are sold. `places` are slugs of destinations. */
export type Main = { kind: "tour"; places: string[] } | { kind: "transfer"; places: string[]; type: TransferType }

/** Decides which extras are sold with a tour or transfer. */
export function isSoldBeside({ addOnFor, transferTypes, places }: Pairing, main: Main): boolean {
  const isKind =
    addOnFor.includes(main.kind) &&
    (main.kind === "tour" || transferTypes.length === 0 || transferTypes.includes(main.type))
  return isKind && (places.length === 0 || places.some((place) => main.places.includes(place)))
}

export const besideTour = ({ destination }: Pick<Tour, "destination">): Main => ({
  kind: "tour",
  places: destination ? [destination.slug] : [],
})

export const besideTransfer = ({ type, places }: Pick<Transfer, "type" | "places">): Main => ({
  kind: "transfer",
  places,
  type,
})

export const EXTRAS = { slug: "extras", name: common.extras }

/** Filters of `GET /products`. Prices are in whole US dollars. */
export type ProductFilters = CatalogueFilters & {
  category?: string | undefined
  addOnFor?: MainProduct | undefined
  sort?: ProductSort | undefined
}
