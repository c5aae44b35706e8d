import { and, asc, count, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm"
import { bookings } from "#features/bookings/bookings.table.server.ts"
import { transferCategories } from "#features/categories/categories.table.server.ts"
import { buildUsdCents } from "#features/settings/settings.server.ts"
import { cached } from "#server/catalogue/cache.server.ts"
import {
  type Catalogue,
  cachedPage,
  conditionsOf,
  findById,
  findBySlug,
  type Listing,
  orderOf,
} from "#server/catalogue/catalogue.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { hasActivity, hasWords, idsOfPage, type Page, paginate } from "#server/database/lists.server.ts"
import { urlsOf } from "#server/pages/url-registry.server.ts"
import {
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
  presentTransfer,
  presentVehicle,
} from "./transfer-presenter.server.ts"
import { transferPrices, transfers, transferVehicles } from "./transfers.table.server.ts"

export { countTransferReview, createTransfer, hasTransfers, type NewTransfer } from "./transfer-records.server.ts"

/** The pages of transfers. */
export const transferUrls = urlsOf(transfers, "/transfer/")

const catalogue: Catalogue = { kind: "transfer", name: "Transfer", path: "transfers", table: transfers }

const categoryName = { slug: transferCategories.slug, name: transferCategories.name }

/** The vehicles of a transfer with their prices, from the smallest to the largest. */
const pricedVehicles = sql<PricedVehicle[]>`(
  select coalesce(json_agg(json_build_object(
    'code', vehicle.code, 'name', vehicle.name, 'seats', vehicle.seats, 'priceMinor', price.price_minor,
    'peopleWithoutBags', vehicle.people_without_bags, 'peopleWithBags', vehicle.people_with_bags
  ) order by vehicle.seats), '[]')
  from ${transferPrices} price join ${transferVehicles} vehicle on vehicle.code = price.vehicle_code
  where price.transfer_id = ${transfers.id}
)`

/** Filters of a list of transfers, page size included. `from` and `to` are words of the two ends. */
export type TransferListing = TransferFilters & Listing & { from?: string | undefined; to?: string | undefined }

/** Returns one page of cards of the transfers that match. Without a limit it returns all of them, up to 500. */
export function listTransferCards(listing: TransferListing): Promise<Page<TransferCard>> {
  return cachedPage("transfer cards", listing, () => findTransferCards(listing))
}

async function findTransferCards(listing: TransferListing): Promise<Page<TransferCard>> {
  const matching = await matchingTransfers(listing)
  const page = idsOfPage(transfers, matching, listing)
  const rows = await db
    .select({ transfer: cardColumns, category: categoryName })
    .from(page)
    .innerJoin(transfers, eq(transfers.id, page.id))
    .innerJoin(transferCategories, eq(transferCategories.id, transfers.categoryId))
    .orderBy(...matching.order)
  return { data: rows.map(presentCard), pagination: await paginate(transfers, matching, listing) }
}

/** Returns one page of the transfers that match, with all their fields. Without a limit it returns up to 500. */
export async function listTransfers(listing: TransferListing): Promise<Page<Transfer>> {
  const matching = await matchingTransfers(listing)
  const page = idsOfPage(transfers, matching, listing)
  const rows = await db
    .select({ transfer: transfers, category: categoryName, vehicles: pricedVehicles })
    .from(page)
    .innerJoin(transfers, eq(transfers.id, page.id))
    .innerJoin(transferCategories, eq(transferCategories.id, transfers.categoryId))
    .orderBy(...matching.order)
  return { data: rows.map(presentTransfer), pagination: await paginate(transfers, matching, listing) }
}

async function matchingTransfers(listing: TransferListing): Promise<{ where: SQL | undefined; order: SQL[] }> {
  const { type, region, vehicle, serviceType, category, from, to, sort } = listing
  const usdCents = await buildUsdCents(transfers)
  const where = and(
    ...conditionsOf(transfers, usdCents, listing),
    hasWords(transfers.searchOrigin, from),
    hasWords(transfers.searchDestination, to),
    type && eq(transfers.type, type),
    // What is everywhere is in every region.
    region && inArray(transfers.region, [region, "all"]),
    vehicle && eq(transfers.vehicleType, vehicle),
    serviceType && eq(transfers.serviceType, serviceType),
    category === undefined ? undefined : isIn(category),
  )
  const order =
    sort === "rating"
      ? [sql`${transfers.shownRating} desc nulls last`, asc(transfers.id)]
      : orderOf(transfers, usdCents, listing)
  return { where, order }
}

function isIn(categorySlug: string): SQL {
  const { id, slug } = transferCategories
  return inArray(transfers.categoryId, db.select({ id }).from(transferCategories).where(eq(slug, categorySlug)))
}

/** Returns the active transfer with this slug. @throws notFound; moved where the slug is one that it had before */
export function findTransfer(slug: string): Promise<Transfer> {
  return findBySlug(catalogue, slug, (condition) => findActive(condition))
}

/** Returns the active transfer with this id. @throws notFound, also where the id is malformed */
export function findTransferById(id: string, database: Database = db): Promise<Transfer> {
  return findById(catalogue, id, (condition) => findActive(condition, database))
}

async function findActive(condition: SQL, database: Database = db): Promise<Transfer | undefined> {
  const [row] = await selectTransfers(and(transfers.isActive, condition), database)
  return row && presentTransfer(row)
}

/** Returns the card of the active transfer with this id. @throws notFound, also where the id is malformed */
export function findTransferCard(id: string): Promise<TransferCard> {
  return findById(catalogue, id, async (condition) => {
    const [row] = await db
      .select({ transfer: cardColumns, category: categoryName })
      .from(transfers)
      .innerJoin(transferCategories, eq(transferCategories.id, transfers.categoryId))
      .where(and(transfers.isActive, condition))
    return row && presentCard(row)
  })
}

/** Returns the active transfer with this id, locked against deletion until the transaction ends. @throws notFound */
export function holdTransfer(id: string, transaction: Database): Promise<Transfer> {
  return findById(catalogue, id, async (condition) => {
    const active = and(transfers.isActive, condition)
    const [row] = await selectTransfers(active, transaction).for("key share", { of: transfers })
    return row && presentTransfer(row)
  })
}

/** Locks a transfer against bookings until the transaction ends. */
export async function claimTransfer(id: string, transaction: Database): Promise<void> {
  await transaction.select({ id: transfers.id }).from(transfers).where(eq(transfers.id, id)).for("update")
}

/** Selects transfers with the names of their categories and their vehicles. */
export function selectTransfers(condition: SQL | undefined, database: Database) {
  return database
    .select({ transfer: transfers, category: categoryName, vehicles: pricedVehicles })
    .from(transfers)
    .innerJoin(transferCategories, eq(transferCategories.id, transfers.categoryId))
    .where(condition)
}

/** The types that there are transfers of, in their order. */
export async function listTransferTypes(): Promise<TransferType[]> {
  const rows = await db.selectDistinct({ type: transfers.type }).from(transfers).where(eq(transfers.isActive, true))
  return TRANSFER_TYPES.filter((type) => rows.some((row) => row.type === type))
}

/** The vehicles, from the smallest to the largest, and who fits into them. */
export async function listVehicles(database: Database = db): Promise<Vehicle[]> {
  return (await database.select().from(transferVehicles).orderBy(asc(transferVehicles.seats))).map(presentVehicle)
}

/** Cards of what was booked most in the last twelve months, then of what is featured; at most 50. */
export async function listPopular(limit: number): Promise<TransferCard[]> {
  const popular = await cached("popular transfers", findPopular, POPULAR_TTL_MS)
  return popular.slice(0, limit)
}

const POPULAR_MAX = 50
/** How long the popular routes are cached, unless content changes. */
const POPULAR_TTL_MS = 60_000

async function findPopular(): Promise<TransferCard[]> {
  const counted = db
    .select({ id: bookings.productId, times: count().as("times") })
    .from(bookings)
    .where(
      and(
        // Not parameters: the index is partial.
        sql`${bookings.productType} = 'transfer' and ${bookings.status} <> 'cancelled'`,
        gt(bookings.createdAt, sql`now() - interval '12 months'`),
      ),
    )
    .groupBy(bookings.productId)
    .as("counted")
  const rows = await db
    .select({ transfer: cardColumns, category: categoryName })
    .from(transfers)
    .innerJoin(transferCategories, eq(transferCategories.id, transfers.categoryId))
    .leftJoin(counted, eq(counted.id, transfers.id))
    .where(hasActivity(transfers.isActive))
    .orderBy(
      sql`${counted.times} desc nulls last`,
      desc(transfers.isFeatured),
      asc(transfers.position),
      asc(transfers.id),
    )
    .limit(POPULAR_MAX)
  return rows.map(presentCard)
}
