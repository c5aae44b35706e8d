import { and, asc, count, desc, eq, gt, type SQL, sql } from "drizzle-orm"
import { bookings } from "#features/bookings/bookings.table.server.ts"
import { addressBookOf } from "#server/address-book.server.ts"
import {
  type Catalogue,
  claimById,
  findById,
  findBySlug,
  findCardById,
  findPage,
  holdById,
} from "#server/catalogue.server.ts"
import { type Listing, type OwnListing, wordConditions, wordsOf } from "#server/catalogue-listing.server.ts"
import { type Database, db, gap } from "#server/database.server.ts"
import type { Page } from "#server/listing.server.ts"
import type { Condition } from "#server/listing-statements.server.ts"
import { snapshot } from "#server/snapshot.server.ts"
import {
  TRANSFER_TYPES,
  type Transfer,
  type TransferCard,
  type TransferFilters,
  type TransferType,
  type Vehicle,
} from "./transfer.ts"
import { presentVehicle } from "./transfer-presenter.server.ts"
import { transfers, transferVehicles } from "./transfers.table.server.ts"

export {
  countTransferReview,
  createTransfer,
  hasTransfers,
  type NewTransfer,
  refreshTransfersIn,
  repriceTransfers,
} from "./transfer-store.server.ts"

/** The pages of transfers. */
export const transferAddresses = addressBookOf(transfers, "/transfer/")

const catalogue: Catalogue = { kind: "transfer", name: "Transfer", path: "transfers", table: transfers }

/** A listing: its filters, how many a page, what of it is on sale; `from` and `to` are words of the two ends. */
export type TransferListing = TransferFilters & Listing & { from?: string | undefined; to?: string | undefined }

/** Cards of one page of the listing, or of everything when no limit is given, and where the page stands. */
export function listTransferCards(listing: TransferListing): Promise<Page<TransferCard>> {
  return findPage<TransferCard>(catalogue, "card", listing, ownOf(listing))
}

/** Whole transfers of one page of the listing, or of everything (at most 500) when no limit is given. */
export function listTransfers(listing: TransferListing): Promise<Page<Transfer>> {
  return findPage<Transfer>(catalogue, "whole", listing, ownOf(listing))
}

/** An active transfer by its slug. @throws notFound; moved where the slug is one that it had before */
export function findTransfer(slug: string): Promise<Transfer> {
  return findBySlug<Transfer>(catalogue, slug)
}

/** An active transfer by its id. @throws notFound, also for what is no id at all */
export function findTransferById(id: string, database: Database = db): Promise<Transfer> {
  return findById<Transfer>(catalogue, id, database)
}

/** The card of an active transfer by its id. @throws notFound, also for what is no id at all */
export function findTransferCard(id: string): Promise<TransferCard> {
  return findCardById<TransferCard>(catalogue, id)
}

/** An active transfer by its id, held until the transaction ends. @throws notFound */
export function holdTransfer(id: string, transaction: Database): Promise<Transfer> {
  return holdById<Transfer>(catalogue, id, transaction)
}

/** Keeps a transfer from being booked until the transaction ends. */
export function claimTransfer(id: string, transaction: Database): Promise<void> {
  return claimById(catalogue, id, transaction)
}

/** What is everywhere is in every region. */
function ownOf({ type, region, vehicle, serviceType, category, from, to }: TransferListing): OwnListing {
  const conditions: Condition[] = [
    ...wordConditions("from", transfers.searchOrigin, wordsOf(from)),
    ...wordConditions("to", transfers.searchDestination, wordsOf(to)),
  ]
  const add = (name: string, value: string | undefined, condition: () => SQL) => {
    if (value !== undefined) conditions.push({ name, sql: condition, values: { [name]: value } })
  }
  add("type", type, () => sql`${transfers.type} = ${gap("type")}`)
  add("region", region, () => sql`${transfers.region} in (${gap("region")}, 'all')`)
  add("vehicle", vehicle, () => sql`${transfers.vehicleType} = ${gap("vehicle")}`)
  add("serviceType", serviceType, () => sql`${transfers.serviceType} = ${gap("serviceType")}`)
  add("category", category, () => sql`${transfers.categorySlug} = ${gap("category")}`)
  return { conditions, orders: { rating: () => [sql`${transfers.shownRating} desc nulls last`, asc(transfers.id)] } }
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
  return (await popular.read()).slice(0, limit)
}

const POPULAR_MAX = 50

const popular = snapshot(async () => {
  const counted = db
    .select({ id: bookings.productId, times: count().as("times") })
    .from(bookings)
    .where(
      and(
        // Written out, not as parameters: the index is of these.
        sql`${bookings.productType} = 'transfer' and ${bookings.status} <> 'cancelled'`,
        gt(bookings.createdAt, sql`now() - interval '12 months'`),
      ),
    )
    .groupBy(bookings.productId)
    .as("counted")
  const rows = await db
    .select({ card: transfers.card })
    .from(transfers)
    .leftJoin(counted, eq(counted.id, transfers.id))
    .where(sql`${transfers.isActive}`)
    .orderBy(
      sql`${counted.times} desc nulls last`,
      desc(transfers.isFeatured),
      asc(transfers.position),
      asc(transfers.id),
    )
    .limit(POPULAR_MAX)
  return rows.map(({ card }) => card)
})

/** To be called when transfers have changed. */
export const forgetTransfers = (): void => popular.forget()
