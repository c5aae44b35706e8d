import type { Localized } from "#i18n/localized.ts"

export type TourCategorySlug =
  | "cruises"
  | "day-trips"
  | "culture-heritage"
  | "mountains-trekking"
  | "food-markets"
  | "beaches-islands"
  | "cycling-adventure"
  | "family"

export type DestinationSlug =
  | "hanoi"
  | "ha-long"
  | "lan-ha"
  | "sapa"
  | "ha-giang"
  | "ninh-binh"
  | "hue"
  | "da-nang"
  | "hoi-an"
  | "phong-nha"
  | "nha-trang"
  | "da-lat"
  | "mui-ne"
  | "saigon"
  | "mekong"
  | "phu-quoc"

export type SceneName = `${DestinationSlug}/${"dawn" | "day" | "dusk"}`

export type Interest = "culture" | "nature" | "adventure" | "relaxation" | "food" | "history" | "beach" | "mountains"

export type DaySeed = {
  /** Shown as 'Day N: …' and stored as the tour's highlight N. */
  title: Localized
  description: Localized
  meals?: ("breakfast" | "lunch" | "dinner")[]
  stay?: Localized
}

export type TourSeed = {
  slug: string
  category: TourCategorySlug
  destination: DestinationSlug
  title: Localized
  /** At most 160 characters per language: the card and the meta description. */
  shortDescription: Localized
  /** Two to four paragraphs, separated by a blank line. */
  description: Localized
  location: Localized
  alsoKnownAs?: string[]
  scenes: SceneName[]
  /** The number of days is the length of `itinerary`. */
  nights: number
  /** Local time, HH:MM. */
  startTime: string
  meetingPoint: Localized
  /** Whole US dollars per person. */
  price: { adult: number; child?: number }
  itinerary: DaySeed[]
  included: Localized[]
  excluded: Localized[]
  requirements: Localized
  cancellation: "flexible" | "moderate" | "cruise" | "multi-day"
  interests: Interest[]
  featured?: true
  /** Without departures the tour is on request. */
  departures?: {
    /** ISO weekdays: 1 = Monday, 7 = Sunday. */
    weekdays: number[]
    capacity: number
    minimum?: number
    /** Booking closes this many hours before the start. */
    cutoffHours: number
  }
}
