import { asc, eq, getTableColumns, type SQL, sql } from "drizzle-orm"
import { findTransferCategoryName } from "#features/categories/categories.server.ts"
import { dongInUsdMinor, inUsdMinor } from "#features/settings/settings.server.ts"
import { foldAll, searchTexts } from "#server/catalogue-listing.server.ts"
import { type Database, db } from "#server/database.server.ts"
import { presentCard, presentTransfer, type TransferRow } from "./transfer-presenter.server.ts"
import { transferPrices, transfers, transferVehicles } from "./transfers.table.server.ts"

type Derived =
  | Reviewed
  | "card"
  | "whole"
  | "categorySlug"
  | "usdMinor"
  | "perTrip"
  | "priceMinor"
  | "childPriceMinor"
  | Folded
type Reviewed = "reviewCount" | "reviewStars"
type Folded = "searchTitle" | "searchText" | "searchOrigin" | "searchDestination" | "sortEn" | "sortVi"

/** What it takes to put a transfer into the catalogue. Prices are whole minor units. */
export type NewTransfer = Omit<
  typeof transfers.$inferInsert,
  Derived | "id" | "version" | "createdAt" | "updatedAt"
> & {
  price: TransferPrice
}

/** A trip by the vehicle, by its code; a seat or berth by the person. */
export type TransferPrice = { vehicles: Record<string, number> } | { adult: number; child: number | null }

/** Adds a transfer with all that is derived from it. Returns its id. */
export async function createTransfer({ price, ...transfer }: NewTransfer, database: Database = db): Promise<string> {
  const values = { ...transfer, ...(await derivedOf(transfer, price, database)), categorySlug: "" }
  const [row] = await database.insert(transfers).values(values).returning({ id: transfers.id })
  const id = row!.id
  await storePrices(id, price, database)
  await refreshTransfers(eq(transfers.id, id), database)
  return id
}

/** Stores another state of a transfer under its next version. */
export async function updateTransfer(id: string, next: NewTransfer, transaction: Database): Promise<void> {
  const { price, ...transfer } = next
  const derived = await derivedOf(transfer, price, transaction)
  const version = { version: sql`${transfers.version} + 1`, updatedAt: new Date() }
  await transaction
    .update(transfers)
    .set({ ...transfer, ...derived, ...version })
    .where(eq(transfers.id, id))
  await transaction.delete(transferPrices).where(eq(transferPrices.transferId, id))
  await storePrices(id, price, transaction)
  await refreshTransfers(eq(transfers.id, id), transaction)
}

/**
 * Counts a review in, or out again (`change` is negative then), in the transaction that publishes it or takes it back.
 */
export async function countTransferReview(
  id: string,
  change: { count: number; stars: number },
  transaction: Database,
): Promise<void> {
  const reviewCount = sql`${transfers.reviewCount} + ${change.count}`
  const reviewStars = sql`${transfers.reviewStars} + ${change.stars}`
  await transaction.update(transfers).set({ reviewCount, reviewStars }).where(eq(transfers.id, id))
  await refreshTransfers(eq(transfers.id, id), transaction)
}

/** Deletes a transfer that nobody has booked, with its prices. */
export async function removeTransfer(id: string, transaction: Database): Promise<void> {
  await transaction.delete(transfers).where(eq(transfers.id, id))
}

async function derivedOf(transfer: Omit<NewTransfer, "price">, price: TransferPrice, database: Database) {
  const { title, name, origin, destination, location, route, alsoKnownAs = [], currency = "USD" } = transfer
  const perTrip = "vehicles" in price
  const priceMinor = perTrip ? Math.min(...Object.values(price.vehicles)) : price.adult
  const names = [name, origin, destination, location, ...(route ? [route] : []), ...alsoKnownAs]
  return {
    perTrip,
    priceMinor,
    childPriceMinor: perTrip ? null : price.child,
    usdMinor: await inUsdMinor({ amount: priceMinor, currency }, database),
    ...searchTexts(title, names, [transfer.shortDescription, transfer.description]),
    searchOrigin: foldAll([origin]),
    searchDestination: foldAll([destination, location]),
  }
}

async function storePrices(transferId: string, price: TransferPrice, database: Database): Promise<void> {
  if (!("vehicles" in price)) return
  const rows = Object.entries(price.vehicles).map(([vehicleCode, priceMinor]) => ({
    transferId,
    vehicleCode,
    priceMinor,
  }))
  await database.insert(transferPrices).values(rows)
}

/** Transfers with the names of their categories and their vehicles. */
export async function findTransferRows(condition: SQL, database: Database): Promise<TransferRow[]> {
  const found = await database.select().from(transfers).where(condition)
  const rows: TransferRow[] = []
  for (const transfer of found) {
    const category = await findTransferCategoryName(transfer.categoryId, database)
    rows.push({ transfer, category, vehicles: await vehiclesOf(transfer.id, database) })
  }
  return rows
}

function vehiclesOf(transferId: string, database: Database): Promise<TransferRow["vehicles"]> {
  return database
    .select({ ...getTableColumns(transferVehicles), priceMinor: transferPrices.priceMinor })
    .from(transferPrices)
    .innerJoin(transferVehicles, eq(transferVehicles.code, transferPrices.vehicleCode))
    .where(eq(transferPrices.transferId, transferId))
    .orderBy(asc(transferVehicles.seats))
}

/** Whether there is a transfer in a category, on sale or not. */
export async function hasTransfers(categoryId: string, database: Database): Promise<boolean> {
  const inCategory = eq(transfers.categoryId, categoryId)
  const [row] = await database.select({ id: transfers.id }).from(transfers).where(inCategory).limit(1)
  return row !== undefined
}

/** Writes anew what is read of the transfers of a category, in the transaction that changed its name. */
export async function refreshTransfersIn(categoryId: string, transaction: Database): Promise<void> {
  await refreshTransfers(eq(transfers.categoryId, categoryId), transaction)
}

/** Writes anew what is read of the transfers that go with a vehicle, in the transaction that changed it. */
export async function refreshTransfersWith(vehicleCode: string, transaction: Database): Promise<void> {
  const priced = sql`select transfer_id from transfer_prices where vehicle_code = ${vehicleCode}`
  await refreshTransfers(sql`${transfers.id} in (${priced})`, transaction)
}

async function refreshTransfers(condition: SQL, database: Database): Promise<void> {
  for (const row of await findTransferRows(condition, database)) {
    const views = { card: presentCard(row), whole: presentTransfer(row), categorySlug: row.category.slug }
    await database.update(transfers).set(views).where(eq(transfers.id, row.transfer.id))
  }
}

/** Counts anew what transfers priced in đồng are sorted and filtered by, in the transaction that changed the rate. */
export async function repriceTransfers(vndPerUsd: number, transaction: Database): Promise<void> {
  const usdMinor = dongInUsdMinor(transfers.priceMinor, vndPerUsd)
  await transaction.update(transfers).set({ usdMinor }).where(eq(transfers.currency, "VND"))
}
