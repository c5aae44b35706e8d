import type { BookingRecord } from "#domain/bookings/create/insert-bookings.server.ts"
import type { ReviewRecord } from "#domain/reviews/insert-reviews.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import type { Language } from "#i18n/localized.ts"
import { addDays, hanoiDate, hanoiInstant, weekdayOf } from "#lib/today.ts"
import { content } from "../../content.server.ts"
import { bookingRecord, type Colleagues } from "../demo-bookings.server.ts"
import { demoId } from "../demo-ids.server.ts"
import type { PricedTrip } from "../demo-orders.server.ts"
import { people } from "../people.ts"
import type { Trip } from "../trip.ts"
import { bayAndSea } from "./bay-and-sea.ts"
import { cultureAndFood } from "./culture-and-food.ts"
import { onFootAndWheels } from "./on-foot-and-wheels.ts"
import { createPlanner, type PlannedReview } from "./review-plan.ts"
import type { ReviewTexts } from "./review-texts.ts"
import { reviewers } from "./reviewers.ts"
import { riversAndJourneys } from "./rivers-and-journeys.ts"
import { transferReviews } from "./transfer-reviews.ts"

const texts: ReviewTexts = {
  ...bayAndSea,
  ...cultureAndFood,
  ...onFootAndWheels,
  ...riversAndJourneys,
  ...transferReviews,
}

/** The trips that are reviewed ended within the last fourteen months, the newest of them some days ago. */
const OLDEST_DAYS = 425
const NEWEST_DAYS = 12

/** A booking in the past with its review. */
export type ReviewedBooking = { record: BookingRecord; review: ReviewRecord }
type Work = { colleagues: Colleagues; settings: Settings; price: (trip: Trip) => Promise<PricedTrip> }
type Reviewed = { trip: Trip; planned: PlannedReview; endDay: number }

/** Pick-ups of the transfers that have reviews. */
const WAYS: Record<string, Pick<Trip, "zone" | "place" | "dropoff" | "pickupTime" | "flight">> = {
  "noi-bai-airport-to-hanoi-old-quarter": { flight: ["VN54", "18:40"], dropoff: "94 Hang Bac" },
  "tan-son-nhat-airport-to-district-1": { flight: ["CX767", "11:15"], dropoff: "19 Dong Khoi" },
  "da-nang-airport-to-hoi-an": { flight: ["VN171", "12:40"], dropoff: "1 Pham Hong Thai" },
  "hanoi-to-sapa-limousine": { zone: "office", pickupTime: "07:00" },
  "hue-to-hoi-an-by-hai-van-pass": { place: "21 Pham Ngu Lao, Hue", pickupTime: "08:30" },
  "hanoi-full-day-car-with-driver": { zone: "centre", place: "8 Tong Dan", pickupTime: "08:00" },
}

/** Returns published reviews of every tour and of some transfers, each with a booking that was paid and is long over. */
export async function reviewedBookings({ colleagues, settings, price }: Work): Promise<ReviewedBooking[]> {
  const all: ReviewedBooking[] = []
  for (const { priced, reviewed } of await priceProducts(price)) {
    for (const one of reviewed) {
      const nth = all.length
      const travelDate = addDays(hanoiDate(), one.trip.day)
      const { order, offer } = priced
      const dated = { order: { ...order, travelDate }, offer: { ...offer, travelDate } }
      const record = bookingRecord(REVIEWED_FROM + nth, one.trip, dated, null, colleagues, settings)
      all.push({ record, review: reviewOf(nth, one, record.booking) })
    }
  }
  return all
}

/** Bookings are numbered from here, after those that staff work on. */
const REVIEWED_FROM = 1000

/** Prices each product once, not each booking. */
async function priceProducts(price: Work["price"]) {
  const planned = planProducts()
  const products: { priced: PricedTrip; reviewed: Reviewed[] }[] = []
  for (const reviewed of planned) products.push({ priced: await price(reviewed[0]!.trip), reviewed })
  return products
}

function planProducts(): Reviewed[][] {
  const plan = createPlanner()
  const next = nextGuest()
  return Object.entries(texts).map(([slug, own], nth) => {
    const tour = content.tours.find((one) => one.slug === slug)
    const takesChildren = !tour || tour.pricing?.child !== undefined
    const reviews = plan({ nth, texts: own, isTour: tour !== undefined, takesChildren })
    const days = travelDays(tour)
    return reviews.map((planned, at) => {
      const day = days[Math.floor(((at + (nth % 10) / 10) * days.length) / reviews.length)]!
      const trip: Trip = {
        slug,
        guest: next(planned.language),
        day,
        status: "completed",
        paid: "transfer",
        party: { adults: 2 },
        daysAhead: 4 + ((nth * 7 + at * 11) % 50),
        ...WAYS[slug],
      }
      return { trip, planned, endDay: day + (tour?.duration?.days ?? 1) - 1 }
    })
  })
}

/** Returns the days of the last months on which a tour runs and is at its best, the newest first. */
function travelDays(tour: (typeof content.tours)[number] | undefined): number[] {
  const newest = NEWEST_DAYS + (tour?.duration?.days ?? 1)
  const weekdays = tour?.schedules[0]?.weekdays
  const months = tour?.facts?.bestMonths ?? []
  return Array.from({ length: OLDEST_DAYS - newest }, (_, nth) => -newest - nth).filter((day) => {
    const date = addDays(hanoiDate(), day)
    const isGood = months.length === 0 || months.includes(Number(date.slice(5, 7)))
    return isGood && (!weekdays || weekdays.includes(weekdayOf(date)))
  })
}

/** Lets the authors of each language write in turn. @returns an index in `people` */
function nextGuest(): (language: Language) => number {
  const first = people.length - reviewers.length
  const indexes = (language: Language) =>
    reviewers.flatMap((one, nth) => (one.language === language ? [first + nth] : []))
  const authors = { en: indexes("en"), vi: indexes("vi") }
  const taken = { en: 0, vi: 0 }
  // Steps that share no divisor with the number of authors, so that neighbours come from different countries.
  const STEP = 37
  return (language) => authors[language][(taken[language]++ * STEP) % authors[language].length]!
}

/** Reviews name their authors as most people sign: 'Emma W.', 'Thu Trang'. */
function signature({ name, language }: { name: string; language: Language }): string {
  const words = name.split(" ")
  return language === "vi" ? words.slice(-2).join(" ") : `${words[0]} ${words.at(-1)![0]}.`
}

function reviewOf(nth: number, { planned, trip, endDay }: Reviewed, booking: BookingRecord["booking"]): ReviewRecord {
  const guest = people[trip.guest]!
  const written = hanoiInstant(
    addDays(hanoiDate(), endDay + 2 + (nth % 7)),
    `${10 + (nth % 11)}:${10 + ((nth * 7) % 50)}`,
  )
  const publishedAt = new Date(written.getTime() + (5 + (nth % 30)) * 3_600_000)
  return {
    id: demoId(`published review ${nth}`),
    bookingId: booking.id as string,
    productId: booking.productId,
    productType: booking.productType === "transfer" ? "transfer" : "tour",
    travelDate: booking.travelDate,
    name: signature(guest),
    country: guest.country,
    status: "published",
    ...planned,
    createdAt: written,
    consentedAt: written,
    publishedAt,
    updatedAt: publishedAt,
  }
}
