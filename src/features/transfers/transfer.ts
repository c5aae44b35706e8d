import type * as z from "zod"
import type { CatalogueFilters } from "#features/catalogue/content.ts"
import type { Region, ServiceType, VehicleType } from "#features/categories/category.ts"
import type { Localized } from "#i18n/localized.ts"
import type * as shapes from "./shapes.server.ts"

export type Transfer = z.infer<typeof shapes.transfer>
export type TransferCard = z.infer<typeof shapes.transferCard>
export type TransferPriceRules = z.infer<typeof shapes.priceRules>
export type TransferAirport = NonNullable<Transfer["airport"]>
export type Vehicle = z.infer<typeof shapes.vehicle>
export type VehicleLoad = Vehicle["loads"][number]
export type PricedVehicle = Transfer["vehicles"][number]
export type StoredVehicle = z.infer<typeof shapes.storedVehicle>

export const PER_PAGE = 9
/** Spec §9: the price filter, in US dollars. */
export const PRICE_RANGE = { min: 0, max: 200 } as const
/** The end of a transfer where the airport is. */
export const AIRPORT_ENDS = ["from", "to"] as const
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

export const NO_PRICE_RULES: TransferPriceRules = {
  night: null,
  childSeat: null,
  extraStop: null,
  waitingHour: null,
  nameSign: null,
  returnPercent: null,
  choices: [],
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
