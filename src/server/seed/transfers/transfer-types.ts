import type { Region, ServiceType, VehicleType } from "#features/categories/category.ts"
import type { TransferType } from "#features/transfers/transfer.ts"
import type { Localized } from "#i18n/localized.ts"
import type { DestinationSlug, TourSeed } from "#server/seed/seed-types.ts"

/** Slugs of the transfer categories: a kind of service in a part of the country. */
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

/** A drawn scene in one of its lights: the places, and six ways of getting there. */
export type PosterSceneName = `${
  | DestinationSlug
  | "airport-arrival"
  | "city-car"
  | "night-road"
  | "coastal-road"
  | "train"
  | "pier"}/${"dawn" | "day" | "dusk"}`

/** USD, whole dollars. A trip is priced by the vehicle, a seat or berth by the person. */
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
  type: TransferType
  category: TransferCategorySlug
  title: Localized
  /** Shorter than the title: the booking's summary and the driver's sheet. */
  name?: Localized
  /** One sentence, at most 160 characters a language: the card and the meta description. */
  shortDescription: Localized
  /** Two or three paragraphs, separated by a blank line. */
  description: Localized
  location: Localized
  /** Old or other names people search by, marks optional. */
  alsoKnownAs?: string[]
  scenes: PosterSceneName[]
  from: Localized
  to: Localized
  /** The way it goes, in a line. */
  route: Localized
  /** By road, rail and water together; for hire by time the kilometres that are included. */
  distanceKm: number
  /** Door to door in ordinary traffic, planned stops included; for hire by time the time paid for. */
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
  /** Which of the demo's cancellation policies holds (texts and bands live in policies.ts). */
  cancellation: TourSeed["cancellation"]
}
