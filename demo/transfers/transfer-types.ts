import type { Region, ServiceType, VehicleType } from "#features/categories/category.ts"
import type { TransferType } from "#features/transfers/transfer.ts"
import type { Localized } from "#i18n/localized.ts"
import type { DestinationSlug, TourSeed } from "../seed-types.ts"

export type TransferCategorySlug =
  | "northern-airport-transfers"
  | "central-airport-transfers"
  | "southern-airport-transfers"
  | "car-with-driver"
  | "motorbike-with-driver"
  | "private-road-journeys"
  | "limousine-vans"
  | "shared-vans"
  | "bus-and-boat"
  | "trains"

export type PosterSceneName = `${
  | DestinationSlug
  | "airport-arrival"
  | "city-car"
  | "night-road"
  | "coastal-road"
  | "train"
  | "pier"}/${"dawn" | "day" | "dusk"}`

/** Whole US dollars, per vehicle or per seat. */
export type TransferPrice =
  | { perTrip: { seats4: number; seats7: number; seats16: number } }
  | { perPerson: number; child?: number }

export type TransferCategorySeed = {
  slug: TransferCategorySlug
  name: Localized
  description: Localized
  region: Region
  vehicleType: VehicleType
  serviceType: ServiceType
  featured?: true
}

export type TransferSeed = {
  slug: string
  places: DestinationSlug[]
  type: TransferType
  category: TransferCategorySlug
  title: Localized
  /** Shorter than the title, for the booking's summary and the driver's sheet. */
  name?: Localized
  /** At most 160 characters per language: the card and the meta description. */
  shortDescription: Localized
  description: Localized
  location: Localized
  alsoKnownAs?: string[]
  scenes: PosterSceneName[]
  from: Localized
  to: Localized
  route: Localized
  /** By road, rail and water. For hire by time, the included kilometres. */
  distanceKm: number
  /** Door to door with planned stops. For hire by time, the paid time. */
  durationMinutes: number
  serviceType: ServiceType
  vehicleType: VehicleType
  region: Region
  price: TransferPrice
  rating?: number
  featured?: true
  highlights: Localized[]
  included: Localized[]
  excluded: Localized[]
  luggage: Localized
  meetingPoint: Localized
  cancellation: TourSeed["cancellation"]
}
