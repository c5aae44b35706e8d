import type { CatalogueCard, CatalogueFilters, CataloguePage, Choice, PickupZone } from "#features/catalogue/content.ts"
import type { Region, ServiceType, VehicleType } from "#features/categories/category.ts"
import type { ReviewSummary } from "#features/reviews/review.ts"
import type { Localized, LocalizedContent } from "#i18n/localized.ts"
import type { Currency } from "#lib/money.ts"

export const PER_PAGE = 9
/** Spec §9: the price filter, in US dollars. */
export const PRICE_RANGE = { min: 0, max: 200 } as const
export const TRANSFER_TYPES = ["airport", "city", "intercity"] as const
export type TransferType = (typeof TRANSFER_TYPES)[number]
/** All except 'recommended' are from the spec. */
export const TRANSFER_SORTS = ["recommended", "name", "price-low", "price-high", "rating"] as const
export type TransferSort = (typeof TRANSFER_SORTS)[number]

/** Trains and buses stop at stations, other vehicles at the guests' door. */
export function servesDoor(vehicleType: VehicleType): boolean {
  return vehicleType !== "train" && vehicleType !== "bus"
}

export const vehicleNames: Record<VehicleType, Localized> = {
  car: { en: "Car", vi: "Xe ô tô" },
  van: { en: "Van", vi: "Xe van" },
  bus: { en: "Bus", vi: "Xe khách" },
  limousine: { en: "Limousine van", vi: "Xe limousine" },
  motorbike: { en: "Motorbike", vi: "Xe máy" },
  train: { en: "Train", vi: "Tàu hỏa" },
}

export type VehicleLoad = { people: number; largeBags: number }

export type Vehicle = {
  code: string
  name: LocalizedContent
  seats: number
  /** What it takes at once, from the most people with the fewest bags on. */
  loads: VehicleLoad[]
}

export type PricedVehicle = Vehicle & { price: number }

export function hasCapacity({ loads }: Pick<Vehicle, "loads">, people: number, largeBags: number): boolean {
  return loads.some((load) => people <= load.people && largeBags <= load.largeBags)
}

/** Prefers the smaller vehicle at the same price. Vehicles without a price come last. */
export function cheapestVehicleFor<V extends Pick<PricedVehicle, "loads" | "price" | "seats">>(
  vehicles: readonly V[],
  people: number,
  largeBags: number,
): V | undefined {
  const comparable = ({ price }: V) => price || Number.POSITIVE_INFINITY
  return vehicles
    .filter((vehicle) => hasCapacity(vehicle, people, largeBags))
    .toSorted((a, b) => (comparable(a) === comparable(b) ? a.seats - b.seats : comparable(a) - comparable(b)))[0]
}

/** Says what a vehicle takes: '3 people with 1 large bag, 2 with 2'. */
export function describeLoads(loads: readonly VehicleLoad[]): Localized {
  const [first, ...others] = loads
  if (!first) return { en: "", vi: "" }
  return {
    en: [inEnglish(first), ...others.map(({ people, largeBags }) => `${people} with ${largeBags}`)].join(", "),
    vi: [inVietnamese(first), ...others.map(({ people, largeBags }) => `${people} khách với ${largeBags}`)].join(", "),
  }
}

function inEnglish({ people, largeBags }: VehicleLoad): string {
  const bags = largeBags === 1 ? "large bag" : "large bags"
  return `${people} ${people === 1 ? "person" : "people"} with ${largeBags || "no"} ${bags}`
}

function inVietnamese({ people, largeBags }: VehicleLoad): string {
  return largeBags ? `${people} khách với ${largeBags} hành lý lớn` : `${people} khách không có hành lý lớn`
}

/** Surcharges in major units; null means not offered or free. */
export type TransferPriceRules = {
  /** For pick-ups from 22:00 to 5:59. */
  night: number | null
  childSeat: number | null
  extraStop: number | null
  /** Per hour beyond the included waiting time. */
  waitingHour: number | null
  nameSign: number | null
  /** Price of the return leg in percent of the outbound leg; null if not offered. */
  returnPercent: number | null
  choices: Choice[]
}

export const NO_PRICE_RULES: TransferPriceRules = {
  night: null,
  childSeat: null,
  extraStop: null,
  waitingHour: null,
  nameSign: null,
  returnPercent: null,
  choices: [],
}

/** The end where the airport is, and the minutes before take-off when guests must be there. */
export type TransferAirport = { end: "from" | "to"; checkInMinutes: number }

/** Prices are in major units of `pricing.currency`: for the cheapest vehicle if `perTrip`, otherwise per person. */
export type TransferCard = CatalogueCard & {
  type: TransferType
  name: LocalizedContent
  from: LocalizedContent
  to: LocalizedContent
  route: LocalizedContent | null
  /** Kilometres. */
  distance: number | null
  /** Minutes. */
  duration: number
  durationHours: number
  /** The guests' average, or the company's own figure while there are no reviews. */
  rating: number | null
  reviews: ReviewSummary | null
  pricing: { adult: number; child?: number; currency: Currency; perTrip: boolean }
  category: TransferKind
}

/** Fields that spec §3 puts below `category`. */
export type TransferKind = {
  slug: string
  name: LocalizedContent
  location: LocalizedContent
  serviceType: ServiceType
  vehicleType: VehicleType
  region: Region
  route: { from: LocalizedContent; to: LocalizedContent }
}

export type Transfer = TransferCard &
  CataloguePage & {
    /** From the smallest; empty if seats are sold per person. */
    vehicles: PricedVehicle[]
    luggage: LocalizedContent | null
    meetingPoint: LocalizedContent | null
    airport: TransferAirport | null
    priceRules: TransferPriceRules
    pickupZones: PickupZone[]
    /** Slugs of the destinations that it serves. */
    places: string[]
  }

/** Filters in the URL of the list and the query of `GET /transfers`. Prices are in whole US dollars. */
export type TransferFilters = CatalogueFilters & {
  type?: TransferType | undefined
  region?: Region | undefined
  vehicle?: VehicleType | undefined
  serviceType?: ServiceType | undefined
  category?: string | undefined
  sort?: TransferSort | undefined
}
