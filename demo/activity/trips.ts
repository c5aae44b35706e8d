import { FILLED } from "./filled-trips.ts"
import type { Trip } from "./trip.ts"
import { CANCELLED, RUNNING, WAITING } from "./written-trips.ts"

/** The most frequent bookings, used in turn: slug, pick-up and number of guests. */
const USUAL: (Pick<Trip, "slug" | "party"> & Partial<Trip>)[] = [
  { slug: "ha-long-bay-day-cruise-from-hanoi", party: { adults: 2 }, zone: "old-quarter", place: "15 Hang Gai" },
  { slug: "noi-bai-airport-to-hanoi-old-quarter", party: { adults: 2 }, flight: ["SQ192", "14:25"], bags: 2 },
  { slug: "hanoi-old-quarter-street-food-walk", party: { adults: 3 } },
  { slug: "hoi-an-old-town-lantern-evening", party: { adults: 2, childAges: [6] } },
  { slug: "da-nang-airport-to-hoi-an", party: { adults: 2 }, flight: ["VN171", "12:40"], bags: 2 },
  { slug: "ninh-binh-trang-an-hoa-lu-mua-cave", party: { adults: 4 }, zone: "old-quarter", place: "38 Hang Be" },
  { slug: "hanoi-water-puppet-show", party: { adults: 2 } },
  { slug: "saigon-after-dark-food-scooter", party: { adults: 2 }, zone: "district-1", place: "80 Le Loi" },
  { slug: "ha-long-bay-overnight-cruise", party: { adults: 2 }, zone: "old-quarter", place: "6 Bat Dan" },
  { slug: "hanoi-to-sapa-limousine", party: { adults: 3 }, zone: "office", pickupTime: "07:00" },
  { slug: "mekong-day-cruise-my-tho-ben-tre", party: { adults: 2, childAges: [4, 11] }, zone: "district-1" },
  { slug: "hue-to-hoi-an-by-hai-van-pass", party: { adults: 2 }, place: "21 Pham Ngu Lao, Hue", pickupTime: "08:30" },
  { slug: "sapa-trek-lao-chai-ta-van-homestay", party: { adults: 2 }, zone: "opera-house" },
  { slug: "hanoi-cooking-class-truc-bach", party: { adults: 2 } },
  { slug: "cu-chi-tunnels-half-day", party: { adults: 5 }, zone: "district-1", place: "19 Dong Khoi" },
]

const PAID = ["transfer", "cash", "deposit", undefined, "transfer"] as const
/** How often a trip is cancelled or its guest does not come: once in so many. */
const CANCELS_EVERY = 9
const MISSES_EVERY = 19
/** In the guests' words, and as staff count it. */
const CANCELLED_BECAUSE: Pick<Trip, "reason" | "cause">[] = [
  { reason: "Khách đổi lịch trình", cause: "plans" },
  { reason: "Our flights were changed", cause: "plans" },
  { reason: "Mưa bão, không khởi hành được", cause: "weather" },
  { reason: "We found a cheaper offer", cause: "price" },
  { reason: "Gọi nhiều lần không liên lạc được khách", cause: "no-answer" },
  { reason: "Chưa nhận được thanh toán đúng hạn", cause: "unpaid" },
  { reason: "Hủy bởi khách hàng" },
]
const PAST_TRIPS = 59
const COMING_TRIPS = 30

function usual(nth: number, day: number): Trip {
  const isOver = day < -3
  const isCancelled = nth % CANCELS_EVERY === 4
  const done = nth % MISSES_EVERY === 7 ? "no-show" : "completed"
  const paid = PAID[nth % PAID.length]
  return {
    ...USUAL[nth % USUAL.length]!,
    guest: (nth * 5 + 1) % 32,
    day,
    status: isCancelled ? "cancelled" : isOver ? done : "confirmed",
    daysAhead: 2 + ((nth * 11) % 40),
    ...(isCancelled && CANCELLED_BECAUSE[nth % CANCELLED_BECAUSE.length]),
    ...(paid && { paid }),
  }
}

/** Some 140 bookings from three months ago to two months ahead, in every state. */
export const trips: Trip[] = [
  ...Array.from({ length: PAST_TRIPS }, (_, nth) => usual(nth, Math.floor(nth * 1.5) - 88)),
  ...CANCELLED,
  ...RUNNING,
  ...Array.from({ length: COMING_TRIPS }, (_, nth) => usual(nth + PAST_TRIPS, 4 + nth * 2)),
  ...WAITING,
  ...FILLED,
]
