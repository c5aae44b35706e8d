import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, type SQL, sql } from "drizzle-orm"
import type { SubqueryWithSelection } from "drizzle-orm/pg-core"
import { conditionsOf, type Listing, orderOf, searchOf } from "#domain/catalogue/rows/catalogue.server.ts"
import { reviewCounter } from "#domain/catalogue/rows/catalogue-columns.server.ts"
import { catalogueReads } from "#domain/catalogue/rows/catalogue-reads.server.ts"
import { placeSlugs } from "#domain/categories/categories.server.ts"
import { transferCategories } from "#domain/categories/categories.table.server.ts"
import { listedPrices } from "#domain/settings/settings.server.ts"
import { cached } from "#server/database/cache.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { filterActive } from "#server/database/lists.server.ts"
import { createHook } from "#server/hook.server.ts"
import { urlsOf } from "#server/pages/url-registry.server.ts"
import {
  NO_PRICE_RULES,
  TRANSFER_TYPES,
  type Transfer,
  type TransferCard,
  type TransferFilters,
  type TransferType,
  type Vehicle,
} from "./transfer.ts"
import {
  cardColumns,
  type PricedVehicle,
  presentCard,
  presentEntry,
  presentTransfer,
  presentVehicle,
} from "./transfer-presenter.server.ts"
import { transferPrices, transfers, transferVehicles } from "./transfers.table.server.ts"

export const transferUrls = urlsOf(transfers, "/transfer/", transfers.description)

const categoryName = { slug: transferCategories.slug, name: transferCategories.name }

const pricedVehicles = sql<PricedVehicle[]>`(
  select coalesce(json_agg(json_build_object(
    'code', vehicle.code, 'name', vehicle.name, 'seats', vehicle.seats, 'priceMinor', price.price_minor,
    'loads', vehicle.loads
  ) order by vehicle.seats), '[]')
  from ${transferPrices} price join ${transferVehicles} vehicle on vehicle.code = price.vehicle_code
  where price.transfer_id = ${transfers.id}
)`

export type TransferListing = TransferFilters & Listing & { ids?: string[] | undefined }

export function selectTransfers(condition: SQL | undefined, database: Database) {
  return database
    .select({
      transfer: { ...getTableColumns(transfers), places: placeSlugs(transfers.placeIds) },
      category: categoryName,
      vehicles: pricedVehicles,
    })
    .from(transfers)
    .innerJoin(transferCategories, eq(transferCategories.id, transfers.categoryId))
    .where(condition)
}

function selectTransferCards(condition: SQL | undefined, database: Database) {
  return database
    .select({ transfer: cardColumns, category: categoryName })
    .from(transfers)
    .innerJoin(transferCategories, eq(transferCategories.id, transfers.categoryId))
    .where(condition)
}

export const {
  listCards: listTransferCards,
  list: listTransfers,
  listRows: listTransferRows,
  findBySlug: findTransfer,
  findById: findTransferById,
  findCard: findTransferCard,
  lock: lockTransfer,
} = catalogueReads({
  kind: "transfer",
  name: "Transfer",
  path: "transfers",
  table: transfers,
  match: matchingTransfers,
  selectCards: selectTransferCards,
  presentCard,
  select: selectTransfers,
  present: presentTransfer,
  presentEntry,
})

/** Returns these transfers, in no order. */
export async function findTransfersById(ids: string[], database: Database = db): Promise<Transfer[]> {
  return ids.length === 0 ? [] : (await selectTransfers(inArray(transfers.id, ids), database)).map(presentTransfer)
}

/** Returns what rides are found by: the ends of all transfers on sale, and whether they are sold both ways. */
export async function listServices() {
  const { id, origin, destination, location, airport, timetable, priceRules, vehicleType } = transfers
  const columns = { id, origin, destination, location, airport, timetable, priceRules, vehicleType }
  const rows = await db
    .select({ ...columns, places: placeSlugs(transfers.placeIds) })
    .from(transfers)
    .where(filterActive(transfers.isActive))
  return rows.map((row) => ({ ...row, priceRules: { ...NO_PRICE_RULES, ...row.priceRules } }))
}

/** Returns the transfers with a timetable, drafts too, in the order of the site; with `id` only that one. */
export async function listTimedTransfers(id?: string): Promise<Transfer[]> {
  const one = id === undefined ? undefined : eq(transfers.id, id)
  const rows = await selectTransfers(and(isNotNull(transfers.timetable), one), db).orderBy(
    asc(transfers.position),
    asc(transfers.id),
  )
  return rows.map(presentTransfer)
}

async function matchingTransfers(listing: TransferListing): Promise<{ where: SQL | undefined; order: SQL[] }> {
  const { type, region, vehicle, serviceType, category, ids, sort } = listing
  const [{ usdCents, within }, searched] = await Promise.all([
    listedPrices(transfers, listing),
    searchOf(transfers, listing),
  ])
  const where = and(
    ...conditionsOf(transfers, listing, searched),
    within,
    ids && inArray(transfers.id, ids),
    type && eq(transfers.type, type),
    region && inArray(transfers.region, [region, "all"]),
    vehicle && eq(transfers.vehicleType, vehicle),
    serviceType && eq(transfers.serviceType, serviceType),
    category === undefined ? undefined : isIn(category),
  )
  const order =
    sort === "rating"
      ? [sql`${transfers.shownRating} desc nulls last`, asc(transfers.id)]
      : sort === "fastest"
        ? [asc(transfers.durationMinutes), asc(transfers.id)]
        : orderOf(transfers, usdCents, listing, searched)
  return { where, order }
}

function isIn(categorySlug: string): SQL {
  const { id, slug } = transferCategories
  return inArray(transfers.categoryId, db.select({ id }).from(transferCategories).where(eq(slug, categorySlug)))
}

export async function listTransferTypes(): Promise<TransferType[]> {
  const rows = await db.selectDistinct({ type: transfers.type }).from(transfers).where(eq(transfers.isActive, true))
  return TRANSFER_TYPES.filter((type) => rows.some((row) => row.type === type))
}

export async function listVehicles(database: Database = db): Promise<Vehicle[]> {
  return (await database.select().from(transferVehicles).orderBy(asc(transferVehicles.seats))).map(presentVehicle)
}

type TimesBooked = SubqueryWithSelection<
  { transferId: SQL.Aliased<string>; times: SQL.Aliased<number> },
  "times_booked"
>

/** Counts how often transfers were booked in the last twelve months. */
export const timesBooked = createHook<() => TimesBooked>("times booked")

/** Returns the most booked transfers of the last twelve months, then the featured ones; at most 50. */
export async function listPopular(limit: number): Promise<TransferCard[]> {
  const popular = await cached("popular transfers", findPopular, POPULAR_TTL_MS)
  return popular.slice(0, limit)
}

const MAX_POPULAR = 50
const POPULAR_TTL_MS = 60_000

async function findPopular(): Promise<TransferCard[]> {
  const counted = timesBooked.one()()
  const rows = await db
    .select({ transfer: cardColumns, category: categoryName })
    .from(transfers)
    .innerJoin(transferCategories, eq(transferCategories.id, transfers.categoryId))
    .leftJoin(counted, eq(counted.transferId, transfers.id))
    .where(filterActive(transfers.isActive))
    .orderBy(
      sql`${counted.times} desc nulls last`,
      desc(transfers.isFeatured),
      asc(transfers.position),
      asc(transfers.id),
    )
    .limit(MAX_POPULAR)
  return rows.map(presentCard)
}

export const countTransferReview = reviewCounter(transfers)
