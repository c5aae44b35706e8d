import { and, asc, count, inArray, or, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core"
import type { Searched } from "#domain/catalogue/rows/catalogue.server.ts"
import { findVietnamPlace, kilometresBetween } from "#domain/catalogue/search/known-places.server.ts"
import type { VietnamPlace } from "#domain/catalogue/search/vietnam-places.ts"
import { listCategories, placeIdsWithin } from "#domain/categories/categories.server.ts"
import { countTours } from "#domain/tours/tours.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { db } from "#server/database/database.server.ts"
import { COSTS, LEFT_ASIDE, type LeftAside } from "./left-aside.ts"

/** So many tours are compared at most, in the order of the list. */
const MAX_COMPARED = 2_000

type TourTable = PgTable & { id: AnyPgColumn; destinationId: AnyPgColumn }
export type Constraints = Partial<Record<LeftAside, SQL | undefined>>
export type Nearest = {
  where: SQL
  leftAside: LeftAside[]
  /** A place without tours, and the destination with tours that is nearest to it. */
  missing: VietnamPlace | undefined
  near: { slug: string; name: LocalizedContent } | undefined
}

/**
 * Returns which constraints to leave aside so that tours fit all others: those that cost least. `base` always holds. One
 * query compares the tours, however many constraints there are.
 */
export async function findNearest(
  tours: TourTable,
  base: SQL | undefined,
  constraints: Constraints,
  searched: Searched,
): Promise<Nearest> {
  const { missing } = searched ?? {}
  const near = missing && (await nearestDestination(missing))
  const all: Constraints = {
    ...constraints,
    words: near ? inArray(tours.destinationId, await placeIdsWithin(near.slug)) : mentioned(searched),
  }
  const named = LEFT_ASIDE.flatMap((name) => (all[name] ? [[name, all[name]] as const] : []))
  const compared = db.select().from(tours).where(base).orderBy(asc(tours.id)).limit(MAX_COMPARED).as("tours")
  const fits = Object.fromEntries(named.map(([name, holds]) => [name, sql<boolean>`coalesce(${holds}, false)`]))
  const inOrder = named.map((_, nth) => sql.raw(String(nth + 1)))
  const rows: Record<string, unknown>[] = named.length
    ? await db
        .select({ ...fits, tours: count() })
        .from(compared)
        .groupBy(...inOrder)
    : []
  const failing = rows.map((row) => named.filter(([name]) => !row[name]).map(([name]) => name))
  const cheapest = failing.toSorted(byCost)[0] ?? []
  return {
    where: and(base, ...named.filter(([name]) => !cheapest.includes(name)).map(([, holds]) => holds))!,
    leftAside: near ? ["place", ...cheapest.filter((name) => name !== "words")] : cheapest,
    missing,
    near,
  }
}

const byCost = (one: LeftAside[], other: LeftAside[]) =>
  costOf(one) - costOf(other) || one.join().localeCompare(other.join())

const costOf = (names: LeftAside[]) => names.reduce((sum, name) => sum + COSTS[name], 0)

/** Texts that mention the words do, where nothing that is named so fits the rest: '2 days from Hanoi'. */
const mentioned = (searched: Searched) => searched && or(searched.where, searched.mentions)

/** Returns the destination with tours that is nearest to a place. */
async function nearestDestination(place: VietnamPlace): Promise<Nearest["near"]> {
  const categories = await listCategories()
  const counts = await countTours(categories.map(({ slug }) => slug))
  const distances = categories.flatMap(({ slug, name }) => {
    const names = [name.en, name.vi ?? ""].flatMap((text) => text.split(/[()&]/))
    const known = names.map(findVietnamPlace).find((found) => found !== undefined)
    return known && counts.get(slug) ? [{ slug, name, distance: kilometresBetween(place, known) }] : []
  })
  return distances.toSorted((one, other) => one.distance - other.distance)[0]
}
