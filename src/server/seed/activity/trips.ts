import type { BookingStatus } from "#features/bookings/booking.ts"

type Party = { adults: number; childAges?: number[] }

/** A booking of the demo company. Days count from today; minutes from now. */
export type Trip = {
  slug: string
  /** Index in `guests`. */
  guest: number
  day: number
  status: BookingStatus
  party: Party
  /** How many days before the trip it was booked. */
  daysAhead?: number
  /** A request that waits: minutes until its answer is due; less than zero if the office is late. */
  answerInMinutes?: number
  zone?: string
  place?: string
  dropoff?: string
  pickupTime?: string
  flight?: [number: string, time: string]
  bags?: number
  /** What the guest told the office later: more bags than the vehicle was chosen for. */
  bagsNow?: number
  sign?: string
  wishes?: string
  note?: string
  paid?: "transfer" | "cash" | "deposit"
  reason?: string
  byPhone?: true
}

const RUNNING: Trip[] = [
  {
    slug: "noi-bai-airport-to-hanoi-old-quarter",
    guest: 0,
    day: 0,
    status: "confirmed",
    party: { adults: 2 },
    daysAhead: 9,
    flight: ["VN54", "18:40"],
    dropoff: "Hanoi La Siesta, 94 Hang Bac",
    bags: 2,
    bagsNow: 5,
    sign: "Emma Whitfield",
    note: "Khách báo thêm 3 vali sau khi đặt. Đổi sang xe 7 chỗ?",
    paid: "transfer",
  },
  {
    slug: "hanoi-old-quarter-street-food-walk",
    guest: 6,
    day: 0,
    status: "confirmed",
    party: { adults: 3 },
    daysAhead: 5,
    wishes: "Một người không ăn được hải sản.",
    paid: "cash",
  },
  {
    slug: "ha-long-bay-day-cruise-from-hanoi",
    guest: 2,
    day: 1,
    status: "confirmed",
    party: { adults: 2, childAges: [7, 10] },
    daysAhead: 21,
    zone: "old-quarter",
    place: "Essence Hanoi, 22 Ta Hien",
    wishes: "My son gets seasick easily, seats in the middle of the boat please.",
    paid: "transfer",
  },
  {
    slug: "ha-long-bay-day-cruise-from-hanoi",
    guest: 13,
    day: 1,
    status: "confirmed",
    party: { adults: 2 },
    daysAhead: 12,
    zone: "west-lake",
    paid: "deposit",
  },
  {
    slug: "noi-bai-airport-to-hanoi-old-quarter",
    guest: 5,
    day: 1,
    status: "confirmed",
    party: { adults: 1 },
    daysAhead: 6,
    pickupTime: "09:30",
    dropoff: "The Oriental Jade, 92-94 Hang Trong",
    wishes: "Arriving from Sydney, I'll send the flight number when the airline confirms it.",
  },
  {
    slug: "hanoi-to-sapa-limousine",
    guest: 8,
    day: 2,
    status: "confirmed",
    party: { adults: 2 },
    daysAhead: 15,
    zone: "old-quarter",
    pickupTime: "07:00",
    paid: "transfer",
  },
  {
    slug: "hoi-an-countryside-cycling-tra-que-cooking",
    guest: 12,
    day: 2,
    status: "confirmed",
    party: { adults: 2, childAges: [5] },
    daysAhead: 30,
    zone: "hoi-an",
    place: "Anantara Hoi An, 1 Pham Hong Thai",
    wishes: "We need a child seat on one of the bicycles. Vegetarian lunch for one.",
    paid: "transfer",
  },
  {
    slug: "tan-son-nhat-airport-to-district-1",
    guest: 21,
    day: 3,
    status: "confirmed",
    party: { adults: 4 },
    daysAhead: 18,
    flight: ["CX767", "11:15"],
    dropoff: "Hotel Des Arts, 76-78 Nguyen Thi Minh Khai",
    bags: 4,
    sign: "Mitchell family",
    paid: "deposit",
  },
  {
    slug: "hanoi-cooking-class-truc-bach",
    guest: 24,
    day: 3,
    status: "confirmed",
    party: { adults: 2 },
    daysAhead: 4,
    wishes: "Both of us are vegan.",
  },
  {
    slug: "ninh-binh-trang-an-hoa-lu-mua-cave",
    guest: 11,
    day: 4,
    status: "confirmed",
    party: { adults: 6, childAges: [3, 8] },
    daysAhead: 7,
    zone: "old-quarter",
    place: "Số 12 ngõ 35 Cửa Đông",
    note: "Đại gia đình ba thế hệ. Gọi trước một ngày để nhắc giờ đón.",
    paid: "cash",
    byPhone: true,
  },
]

const WAITING: Trip[] = [
  {
    slug: "ha-long-bay-overnight-cruise",
    guest: 7,
    day: 18,
    status: "pending",
    party: { adults: 2 },
    answerInMinutes: -1_140,
    zone: "old-quarter",
    wishes: "It's our honeymoon. Is a cabin with a balcony possible?",
  },
  {
    slug: "hue-imperial-city-royal-tombs",
    guest: 14,
    day: 6,
    status: "pending",
    party: { adults: 4 },
    answerInMinutes: -85,
    zone: "hue",
    place: "Khách sạn Saigon Morin, 30 Lê Lợi",
    wishes: "Có bà ngoại đi cùng, xin hướng dẫn viên đi chậm.",
  },
  {
    slug: "noi-bai-airport-to-hanoi-old-quarter",
    guest: 27,
    day: 5,
    status: "pending",
    party: { adults: 3 },
    answerInMinutes: 35,
    flight: ["KE441", "22:05"],
    bags: 3,
    dropoff: "Silk Path, 195-199 Hang Bong",
  },
  {
    slug: "cu-chi-tunnels-half-day",
    guest: 19,
    day: 9,
    status: "pending",
    party: { adults: 2 },
    answerInMinutes: 130,
    zone: "district-1",
  },
  {
    slug: "ha-giang-loop-easy-rider-4-days",
    guest: 15,
    day: 26,
    status: "pending",
    party: { adults: 2 },
    answerInMinutes: 235,
    zone: "old-quarter",
    wishes: "We'd both like to ride behind a driver. Is the road all right in the rain?",
  },
  {
    slug: "hanoi-full-day-car-with-driver",
    guest: 22,
    day: 3,
    status: "pending",
    party: { adults: 5 },
    answerInMinutes: 410,
    zone: "centre",
    place: "Số 8 Tông Đản",
    pickupTime: "08:00",
    bags: 0,
    note: "Khách gọi điện, không dùng email. Đi lễ chùa Hương.",
    byPhone: true,
  },
  {
    slug: "hoi-an-old-town-lantern-evening",
    guest: 30,
    day: 14,
    status: "pending",
    party: { adults: 2, childAges: [9] },
    answerInMinutes: 1_290,
  },
]

const CANCELLED: Trip[] = [
  {
    slug: "nha-trang-islands-by-boat",
    guest: 20,
    day: 8,
    status: "cancelled",
    party: { adults: 2 },
    daysAhead: 20,
    zone: "tran-phu",
    paid: "transfer",
    reason: "Khách bận việc gia đình",
  },
  {
    slug: "sapa-trek-lao-chai-ta-van-homestay",
    guest: 23,
    day: -6,
    status: "cancelled",
    party: { adults: 2 },
    daysAhead: 25,
    zone: "old-quarter",
    paid: "transfer",
    reason: "We have the flu and can't walk",
  },
  {
    slug: "phu-quoc-an-thoi-islands-snorkelling",
    guest: 17,
    day: -19,
    status: "cancelled",
    party: { adults: 4 },
    daysAhead: 11,
    reason: "Biển động, cảng không cho tàu chạy",
  },
]

/** What is asked for again and again, in turn: slug, where guests are fetched, and how many they are. */
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
  { slug: "hanoi-to-sapa-limousine", party: { adults: 3 }, zone: "office", pickupTime: "06:30" },
  { slug: "mekong-day-cruise-my-tho-ben-tre", party: { adults: 2, childAges: [4, 11] }, zone: "district-1" },
  { slug: "hue-to-hoi-an-by-hai-van-pass", party: { adults: 2 }, place: "21 Pham Ngu Lao, Hue", pickupTime: "08:30" },
  { slug: "sapa-trek-lao-chai-ta-van-homestay", party: { adults: 2 }, zone: "opera-house" },
  { slug: "hanoi-cooking-class-truc-bach", party: { adults: 2 } },
  { slug: "cu-chi-tunnels-half-day", party: { adults: 5 }, zone: "district-1", place: "19 Dong Khoi" },
]

const PAID = ["transfer", "cash", "deposit", undefined, "transfer"] as const
/** Every how many trips somebody cancels or does not come. */
const CANCELS_EVERY = 9
const MISSES_EVERY = 19
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
    ...(isCancelled && { reason: nth % 2 ? "Our flights were changed" : "Khách đổi lịch trình" }),
    ...(paid && { paid }),
  }
}

/** Some 110 bookings from three months ago to two months ahead, in every state. */
export const trips: Trip[] = [
  ...Array.from({ length: PAST_TRIPS }, (_, nth) => usual(nth, Math.floor(nth * 1.5) - 88)),
  ...CANCELLED,
  ...RUNNING,
  ...Array.from({ length: COMING_TRIPS }, (_, nth) => usual(nth + PAST_TRIPS, 4 + nth * 2)),
  ...WAITING,
]
