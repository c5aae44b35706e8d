import type { StaffBookingRow } from "#features/bookings/staff/staff-booking.ts"
import type { PersonRow } from "#features/people/people.ts"
import { formatDate } from "#i18n/format.ts"
import { inLanguage, type Language, type LocalizedContent } from "#i18n/localized.ts"
import { callApi } from "#staff/http.ts"

const PER_KIND = 4

/** Something that was found. `page` is its public page, if it has one. */
export type Found = {
  kind: "bookings" | "people" | "tours" | "transfers" | "posts"
  /** react-admin's name for its screens. */
  resource: string
  id: string
  title: string
  details: string
  page?: string
}

type Content = { _id: string; slug: string; title: LocalizedContent }

const CONTENT = [
  { kind: "tours", resource: "tours", path: "/tours", page: "/tour/" },
  { kind: "transfers", resource: "transfers", path: "/transfers", page: "/transfer/" },
  { kind: "posts", resource: "blogs", path: "/blogs", page: "/blog/" },
] as const

/** Returns the best few bookings, people, tours, transfers and posts, also hidden ones, in the order of the panel. */
export async function findEverything(search: string, language: Language): Promise<Found[]> {
  const found = await Promise.all([
    findBookings(search, language),
    findPeople(search),
    ...CONTENT.map((content) => findContent(content, search, language)),
  ])
  return found.flat()
}

const query = (parameters: Record<string, string>) =>
  `?${new URLSearchParams({ ...parameters, page: "1", limit: String(PER_KIND) })}`

async function findBookings(search: string, language: Language): Promise<Found[]> {
  const { bookings } = await callApi(`/bookings${query({ view: "row", search })}`)
  return (bookings as StaffBookingRow[]).map(({ _id, reference, customerInfo, product, travelDate }) => ({
    ...({ kind: "bookings", resource: "bookings", id: _id } as const),
    title: `${customerInfo.name || customerInfo.email || customerInfo.phone} · ${formatDate(travelDate, language, "short")}`,
    details: `${reference} · ${inLanguage(product.name, language)}`,
  }))
}

async function findPeople(search: string): Promise<Found[]> {
  const { data } = await callApi(`/people${query({ search })}`)
  return (data as PersonRow[]).map(({ _id, name, email, phone }) => ({
    ...({ kind: "people", resource: "people", id: _id } as const),
    title: name || email || phone,
    details: [phone, email].filter(Boolean).join(" · "),
  }))
}

async function findContent(content: (typeof CONTENT)[number], search: string, language: Language): Promise<Found[]> {
  const { kind, resource, path, page } = content
  const { data } = await callApi(path + query({ view: "card", active: "all", search }))
  return (data as Content[]).map(({ _id, slug, title }) => ({
    ...{ kind, resource, id: _id, page: page + slug },
    title: inLanguage(title, language),
    details: page + slug,
  }))
}
