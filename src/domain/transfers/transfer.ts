import type * as z from "zod"
import type { CatalogueFilters } from "#domain/catalogue/content.ts"
import type { Region, ServiceType, VehicleType } from "#domain/categories/category.ts"
import type * as shapes from "./shapes.server.ts"

export type Transfer = z.infer<typeof shapes.transfer>
export type TransferCard = z.infer<typeof shapes.transferCard>
export type RidePrice = z.infer<typeof shapes.ride>
export type TransferPriceRules = z.infer<typeof shapes.priceRules>
export type TransferAirport = NonNullable<Transfer["airport"]>
export type Timetable = NonNullable<Transfer["timetable"]>
export type TransferDeparture = z.infer<typeof shapes.transferDeparture>
export type Vehicle = z.infer<typeof shapes.vehicle>
export type VehicleLoad = Vehicle["loads"][number]
export type PricedVehicle = Transfer["vehicles"][number]
export type StoredVehicle = z.infer<typeof shapes.storedVehicle>

export const PER_PAGE = 9
/** Spec §9: passengers on one transfer booking. */
export const PASSENGERS = { min: 1, max: 8 } as const
/** The most large bags that a ride can be searched with. */
export const MAX_BAGS = 16
/** Spec §9: the price filter, in US dollars. */
export const PRICE_RANGE = { min: 0, max: 200 } as const
/** The most departures in one direction and day. */
export const MAX_DEPARTURES = 48
/** The end of a transfer where the airport is. */
export const AIRPORT_ENDS = ["from", "to"] as const
export const TRANSFER_TYPES = ["airport", "city", "intercity"] as const
export type TransferType = (typeof TRANSFER_TYPES)[number]
/** All except 'recommended' and 'fastest' are from the spec. */
export const TRANSFER_SORTS = ["recommended", "name", "price-low", "price-high", "rating", "fastest"] as const
export type TransferSort = (typeof TRANSFER_SORTS)[number]

export const NO_PRICE_RULES: TransferPriceRules = {
  night: null,
  childSeat: null,
  extraStop: null,
  waitingHour: null,
  nameSign: null,
  returnPercent: null,
  choices: [],
}

/** From where to where (words), when, with how many people and large bags, and whether also back. */
export type Ride = {
  from?: string | undefined
  to?: string | undefined
  day?: string | undefined
  time?: string | undefined
  people?: number | undefined
  bags?: number | undefined
  back?: true | undefined
}

/** Filters in the URL of the list and the query of `GET /transfers`. Prices are in whole US dollars. */
export type TransferFilters = CatalogueFilters &
  Ride & {
    type?: TransferType | undefined
    region?: Region | undefined
    vehicle?: VehicleType | undefined
    serviceType?: ServiceType | undefined
    category?: string | undefined
    sort?: TransferSort | undefined
  }
