import { addDays, hanoiDate } from "../../src/lib/today.ts"
import { villages } from "./names.ts"

export type BenchSamples = {
  slugs: string[]
  departures: { id: string; tourId: string; date: string }[]
  categories: string[]
  categoryIds: string[]
  people: { name: string; phone: string; email: string; reference: string }[]
  staffToken: string
}

export type BenchRequest = {
  path: string
  method?: string
  body?: object
  token?: string
  network?: string
  expect?: number
}

export type RequestKind = { name: string; ask: (world: BenchSamples) => BenchRequest }

let asked = 0

/** Returns numbers below `below`, spread so that consecutive ones are far apart. */
const number = (below: number, turn = ++asked) => (turn * 7919) % below
const some = <T>(list: readonly T[], turn?: number): T => list[number(list.length, turn)]!
const list = (path: string, query: Record<string, string | number>): BenchRequest => ({
  path: `/api/${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
})
const cards = (query: Record<string, string | number>) => list("tours", { view: "card", limit: 9, ...query })
const staffList = ({ staffToken }: BenchSamples, query: Record<string, string | number>): BenchRequest => ({
  ...list("bookings", { view: "row", ...query }),
  token: staffToken,
})
const offers = (query: Record<string, string | number>) => list("tours", { view: "offer", limit: 9, ...query })
const beginningOf = (text: string) => text.slice(0, 3 + number(text.length - 3))
const SORTS = ["name", "price-low", "price-high", "duration"] as const
const HA_LONG = ["ha long", "Hạ Long", "hạ long", "Ha Long Bay", "vịnh hạ long"]
const COMMON = ["hoi an", "Sa Pa", "kayak", "sunset", "Mekong", "Huế", "cave"]

const READ = ["3 days", "2 adults 1 child", "under 200", "dưới 3 triệu", "next month", "tháng 12 2 ngày"]
const MISTYPED = ["hanio", "halogn", "hoi ann", "mekogn", "kayakk", "sunest"]

export const requestKinds: RequestKind[] = [
  { name: "tour list", ask: () => cards({ page: 1 }) },
  { name: "tour list, offers", ask: () => offers({ page: 1 + number(5) }) },
  {
    name: "tour list, offers for a party",
    ask: () => offers({ page: 1, adults: 2, ages: 8, from: dayFromNow(30), to: dayFromNow(60) }),
  },
  { name: "tour list, pages 2–60", ask: () => cards({ page: 2 + number(59) }) },
  { name: "tour list, sorted", ask: () => cards({ page: 1 + number(3), sort: some(SORTS) }) },
  {
    name: "tour list, filtered",
    ask: ({ categories }) => cards({ page: 1, category: some(categories), maxPrice: some([100, 400]) }),
  },
  {
    name: "tour list, filtered and sorted",
    ask: ({ categories }) =>
      cards({
        page: 1,
        category: some(categories),
        days: some(["1,2", "3,7"]),
        sort: some(SORTS),
      }),
  },
  { name: "search 'Hạ Long'", ask: () => cards({ search: some(HA_LONG), page: 1 + number(2) }) },
  { name: "search, common words", ask: () => cards({ search: some(COMMON), page: 1 }) },
  { name: "search, rare words", ask: () => cards({ search: some(villages)[number(2) ? "vi" : "folded"], page: 1 }) },
  { name: "search, nothing found", ask: () => cards({ search: `xyzzy ${number(10_000)}`, page: 1 }) },
  {
    name: "search, filtered and sorted",
    ask: ({ categories }) =>
      cards({ search: some(COMMON), category: some(categories.slice(0, 5)), sort: some(SORTS), page: 1 }),
  },
  { name: "search, offers", ask: () => offers({ search: some(COMMON), page: 1 }) },
  { name: "search, read as filters", ask: () => offers({ search: `${some(COMMON)} ${some(READ)}`, page: 1 }) },
  { name: "site search", ask: () => list("search", { q: some(COMMON) }) },
  { name: "site search, read as filters", ask: () => list("search", { q: `${some(COMMON)} ${some(READ)}` }) },
  { name: "site search, while typing", ask: () => list("search", { q: beginningOf(some(villages).folded), limit: 4 }) },
  { name: "site search, with a typing error", ask: () => list("search", { q: some(MISTYPED) }) },
  { name: "tour detail", ask: ({ slugs }) => ({ path: `/api/tours/slug/${some(slugs)}` }) },
  { name: "departures", ask: ({ departures }) => ({ path: `/api/tours/${some(departures).tourId}/departures` }) },
  { name: "category counts", ask: ({ categoryIds }) => ({ path: `/api/categories/${some(categoryIds)}/stats` }) },
  { name: "quote", ask: (world) => ({ ...order(world), path: "/api/quotes" }) },
  {
    name: "transfer list",
    ask: () => list("transfers", { view: "card", page: 1 + number(5), sort: some(["name", "rating"]) }),
  },
  {
    name: "transfer search",
    ask: () => list("transfers", { view: "card", page: 1, search: some(["noi bai", "Nội Bài", "sapa", "đà nẵng"]) }),
  },
  { name: "popular routes", ask: () => ({ path: "/api/transfers/routes/popular" }) },
  { name: "post list", ask: () => list("blogs", { view: "card", page: 1 + number(10) }) },
  {
    name: "post search",
    ask: () => list("blogs", { view: "card", page: 1, search: some(["hà nội", "food", "market", some(villages).vi]) }),
  },
  { name: "staff list", ask: (world) => staffList(world, { page: 1 }) },
  { name: "staff list, pages 2–50", ask: (world) => staffList(world, { page: 2 + number(49) }) },
  {
    name: "staff list, by status",
    ask: (world) =>
      staffList(world, {
        status: some(["pending", "confirmed", "completed", "cancelled", "no-show"]),
        page: 1 + number(3),
      }),
  },
  {
    name: "staff list, by date",
    ask: (world) => {
      const day = dayFromNow(number(400) - 350)
      return staffList(world, { from: day, to: day, sort: "travelDate" })
    },
  },
  {
    name: "staff list, sorted by a column",
    ask: (world) =>
      staffList(world, {
        sort: some(["travelDate", "createdAt", "total", "balance", "name"]),
        order: some(["asc", "desc"]),
      }),
  },
  {
    name: "staff list, by balance",
    ask: (world) => staffList(world, { status: "confirmed", balance: some(["owed", "settled", "refund"]) }),
  },
  { name: "staff list, search by name", ask: (world) => staffList(world, { search: some(world.people).name }) },
  {
    name: "staff list, search by a common name",
    ask: (world) => staffList(world, { search: some(["nguyễn", "Trần", "thi lan"]) }),
  },
  { name: "staff list, search by phone", ask: (world) => staffList(world, { search: some(world.people).phone }) },
  { name: "staff list, search by e-mail", ask: (world) => staffList(world, { search: some(world.people).email }) },
  {
    name: "staff list, search by reference",
    ask: (world) => staffList(world, { search: some(world.people).reference }),
  },
  { name: "guest lookup by reference", ask: ({ people }) => guest(some(people)) },
  { name: "page of the list", ask: () => ({ path: `/tours?page=${1 + number(60)}` }) },
  { name: "page of a search", ask: () => ({ path: `/tours?search=${encodeURIComponent(some(HA_LONG))}` }) },
  { name: "page of a tour", ask: ({ slugs }) => ({ path: `/tour/${some(slugs)}` }) },
  // Must be last, because its mails are sent afterwards.
  { name: "booking", ask: (world) => booking(world) },
]

function guest({ email, reference }: BenchSamples["people"][number]): BenchRequest {
  return { path: `/api/bookings/guest/${encodeURIComponent(email)}?ref=${reference}`, network: stranger() }
}

let ordered = 0

function order({ departures }: BenchSamples): BenchRequest {
  const { id, tourId, date } = some(departures, ++ordered)
  const body = { productId: tourId, productType: "tour", departureId: id, travelers: 1, travelDate: date }
  return { path: "/api/quotes", method: "POST", body, network: stranger() }
}

function booking(world: BenchSamples): BenchRequest {
  const { body, ...request } = order(world)
  const email = `scale${asked}@mail.example`
  const customerInfo = { name: "Emma Jones", email, phone: "+44 7911 123456", countryCode: "GB" }
  return { ...request, path: "/api/bookings", body: { ...body, language: "en", customerInfo }, expect: 201 }
}

/** Returns an address in a new /24, so that real limits do not apply. The site trusts this machine as its proxy. */
function stranger(): string {
  const n = ++asked
  return `10.${(n >> 8) & 255}.${n & 255}.1`
}

function dayFromNow(days: number): string {
  return addDays(hanoiDate(), days)
}
