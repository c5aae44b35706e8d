import type { CatalogueCard, CatalogueFilters, CataloguePage, PickupZone } from "#features/catalogue/content.ts"
import type { Region, ServiceType, VehicleType } from "#features/categories/category.ts"
import type { ReviewSummary } from "#features/reviews/review.ts"
import type { Localized, LocalizedContent } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"

/** Spec §9: transfers on one page of the list. */
export const PER_PAGE = 9
/** Spec §9: the price slider of the list, in US dollars. */
export const PRICE_RANGE = { min: 0, max: 200 } as const
export const TRANSFER_TYPES = ["airport", "city", "intercity"] as const
export type TransferType = (typeof TRANSFER_TYPES)[number]
/** 'recommended' is ours; the others are the spec's. */
export const TRANSFER_SORTS = ["recommended", "name", "price-low", "price-high", "rating"] as const
export type TransferSort = (typeof TRANSFER_SORTS)[number]

/** What transfers go in. */
export const vehicleNames: Record<VehicleType, Localized> = {
  car: { en: "Car", vi: "Xe ô tô" },
  van: { en: "Van", vi: "Xe van" },
  bus: { en: "Bus", vi: "Xe khách" },
  limousine: { en: "Limousine van", vi: "Xe limousine" },
  motorbike: { en: "Motorbike", vi: "Xe máy" },
  train: { en: "Train", vi: "Tàu hỏa" },
}

/** A vehicle, and how many people fit: with a large bag each, and with hand luggage only. */
export type Vehicle = {
  code: string
  name: LocalizedContent
  seats: number
  people: { withBags: number; withoutBags: number }
}

/** A vehicle that a transfer can be booked with. `price` is for the trip, in major units of the transfer's currency. */
export type PricedVehicle = Vehicle & { price: number }

/** Whether a party fits into a vehicle; with large bags, at most as many bags as people. */
export function hasCapacity({ people: room }: Pick<Vehicle, "people">, people: number, largeBags: number): boolean {
  return largeBags === 0 ? people <= room.withoutBags : Math.max(people, largeBags) <= room.withBags
}

/**
 * The cheapest vehicle that a party fits into, of two at one price the smaller; one that has a price before one that
 * has none.
 */
export function cheapestVehicleFor<V extends Pick<PricedVehicle, "people" | "price" | "seats">>(
  vehicles: readonly V[],
  people: number,
  largeBags: number,
): V | undefined {
  const comparable = ({ price }: V) => price || Number.POSITIVE_INFINITY
  return vehicles
    .filter((vehicle) => hasCapacity(vehicle, people, largeBags))
    .toSorted((a, b) => (comparable(a) === comparable(b) ? a.seats - b.seats : comparable(a) - comparable(b)))[0]
}

/** What is added to the price of a trip, in major units; null: not offered, or nothing is added. */
export type TransferPriceRules = {
  /** A pick-up from 22:00 to 5:59. */
  night: number | null
  /** For one seat and way. */
  childSeat: number | null
  extraStop: number | null
  /** For an hour beyond what is included. */
  waitingHour: number | null
  nameSign: number | null
  /** What the way back costs of the way there; null: not offered. */
  returnPercent: number | null
}

/** A transfer to which nothing can be added. */
export const NO_PRICE_RULES: TransferPriceRules = {
  night: null,
  childSeat: null,
  extraStop: null,
  waitingHour: null,
  nameSign: null,
  returnPercent: null,
}

/**
 * What an airport means to a transfer: whether guests are met there or brought there, and how many minutes before
 * take-off they should arrive.
 */
export type TransferAirport = { end: "from" | "to"; checkInMinutes: number }

/**
 * What a listing shows of a transfer. Prices are in major units of `pricing.currency`: with `perTrip` for the cheapest
 * vehicle, else for one person.
 */
export type TransferCard = CatalogueCard & {
  type: TransferType
  /** Shorter than the title. */
  name: LocalizedContent
  from: LocalizedContent
  to: LocalizedContent
  route: LocalizedContent | null
  /** Kilometres. */
  distance: number | null
  /** Minutes. */
  duration: number
  durationHours: number
  /** The guests' average; until there is one the company's own figure. */
  rating: number | null
  reviews: ReviewSummary | null
  pricing: { adult: number; child?: number; currency: Currency; perTrip: boolean }
  category: TransferKind
}

/** What spec §3 gathers below `category`: the category's name, and what holds for this transfer. */
export type TransferKind = {
  slug: string
  name: LocalizedContent
  location: LocalizedContent
  serviceType: ServiceType
  vehicleType: VehicleType
  region: Region
  route: { from: LocalizedContent; to: LocalizedContent }
}

/** A transfer as `GET /transfers` and `GET /transfers/slug/{slug}` answer it (spec §3). */
export type Transfer = TransferCard &
  CataloguePage & {
    /** From the smallest to the largest; empty where a seat or berth is sold by the person. */
    vehicles: PricedVehicle[]
    luggage: LocalizedContent | null
    meetingPoint: LocalizedContent | null
    airport: TransferAirport | null
    priceRules: TransferPriceRules
    pickupZones: PickupZone[]
  }

/**
 * What the address of the transfer list and the query of `GET /transfers` have in common. Prices are whole US dollars.
 */
export type TransferFilters = CatalogueFilters & {
  type?: TransferType | undefined
  region?: Region | undefined
  vehicle?: VehicleType | undefined
  serviceType?: ServiceType | undefined
  category?: string | undefined
  sort?: TransferSort | undefined
}
