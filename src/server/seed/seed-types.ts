import type { Localized } from "#i18n/localized.ts"

/** Slugs of the eight tour categories: themes a visitor chooses by. */
export type TourCategorySlug =
  | "cruises"
  | "day-trips"
  | "culture-heritage"
  | "mountains-trekking"
  | "food-markets"
  | "beaches-islands"
  | "cycling-adventure"
  | "family"

/** Slugs of the destinations: the leaves of the `vietnam-tours` category tree. */
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

/** A drawn scene in one of its lights: the demo's pictures. */
export type SceneName = `${DestinationSlug}/${"dawn" | "day" | "dusk"}`

export type Interest = "culture" | "nature" | "adventure" | "relaxation" | "food" | "history" | "beach" | "mountains"

/** Day of the tour: meals that are included and where the night is spent. */
export type DaySeed = {
  /** Headline of the day; shown as 'Day N: …' and stored as the tour's highlight N. */
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
  /** One sentence, at most 160 characters a language: the card and the meta description. */
  shortDescription: Localized
  /** Two to four paragraphs, separated by a blank line. */
  description: Localized
  /** As a traveller would say it: 'Ha Long Bay, Quang Ninh'. */
  location: Localized
  /** Old or other names people search by ('Sài Gòn', 'Hà Tây', 'Vịnh Hạ Long'), marks optional. */
  alsoKnownAs?: string[]
  scenes: SceneName[]
  /** Length of `itinerary` is the number of days. */
  nights: number
  /** Local start time, HH:MM. */
  startTime: string
  meetingPoint: Localized
  /** USD, whole dollars, per person. */
  price: { adult: number; child?: number }
  itinerary: DaySeed[]
  included: Localized[]
  excluded: Localized[]
  /** What a guest must bring, be able to do, or know (health, documents, clothes). */
  requirements: Localized
  /** Which of the demo's cancellation policies holds (texts and bands live in policies.ts). */
  cancellation: "flexible" | "moderate" | "cruise" | "multi-day"
  interests: Interest[]
  featured?: true
  /** Dated departures; without it the tour is on request for any date. */
  departures?: {
    /** ISO weekdays, 1 = Monday … 7 = Sunday. */
    weekdays: number[]
    capacity: number
    /** People needed for it to run. */
    minimum?: number
    /** Booking closes this many hours before the start. */
    cutoffHours: number
  }
}
