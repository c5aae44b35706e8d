import { listPostCards } from "#domain/blog/blog.server.ts"
import type { Page } from "#server/database/lists.server.ts"
import { findPlaces } from "./places/places.server.ts"
import { understand } from "./reading/understand.server.ts"
import { findFirstTours, findNamed, type TourQuery } from "./search.server.ts"
import type { QueryReading, RideReading, SiteSearchAnswer } from "./search.ts"
import { forTransfers, rideOf, searchTransfers } from "./transfers/transfer-search.server.ts"

type Found<Card> = { data: Card[]; total: number }

/**
 * Returns the tours, transfers, posts and places that fit what was typed, and how it was read. Kinds that only mention it
 * are left out if others are named so: 'airport' leads to transfers. A post's name leaves out no tours. If the words have
 * the ends of a ride, the transfers are those that join them.
 */
export async function searchSite(q: string, limit: number): Promise<Omit<SiteSearchAnswer, "success">> {
  const typed: QueryReading = { search: q }
  const { query, reading = typed, topic, route } = await understand(typed)
  const ride = route && rideOf(reading, route)
  const named = await findNamed(reading.search, topic)
  const isNamed = named.tours || named.transfers || named.posts
  const [tours, transfers, posts, places] = await Promise.all([
    named.tours || !(named.transfers || route) || named.missing ? findTours(query, q, limit) : NOTHING,
    route || named.transfers || !isNamed ? findTransfers(reading, ride, limit) : NOTHING,
    named.posts || (!isNamed && (reading.search ?? reading.need) !== undefined) ? findPosts(topic, limit) : NOTHING,
    findPlaces(reading, limit),
  ])
  // Rides are what was looked for, so no tour has to come close.
  return ride
    ? { reading, ride, places, tours: { ...tours, nearest: undefined }, transfers, posts }
    : { reading, places, tours, transfers, posts }
}

const NOTHING: Found<never> = { data: [], total: 0 }

async function findTours(query: TourQuery, typed: string, limit: number) {
  const { nearest, ...page } = await findFirstTours({ ...query, limit }, typed)
  return { ...foundIn(page), ...(nearest && { nearest: { ...nearest, data: nearest.data.slice(0, limit) } }) }
}

async function findTransfers(reading: QueryReading, ride: RideReading | undefined, limit: number) {
  const read = ride ?? forTransfers(reading)
  return read ? foundIn(await searchTransfers({ ...read, page: 1, limit })) : NOTHING
}

const findPosts = async (topic: string, limit: number) =>
  foundIn(await listPostCards({ search: topic, page: 1, limit }))

const foundIn = <Card>({ data, pagination }: Page<Card>): Found<Card> => ({ data, total: pagination.total })
