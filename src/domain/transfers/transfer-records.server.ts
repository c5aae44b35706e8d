import { eq } from "drizzle-orm"
import { foldAll, searchTexts } from "#domain/catalogue/rows/catalogue.server.ts"
import { type ComputedColumns, nextVersion } from "#domain/catalogue/rows/catalogue-columns.server.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { clearCache } from "#server/database/cache.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transferPrices, transfers } from "./transfers.table.server.ts"

type Derived =
  | ComputedColumns
  | "reviewCount"
  | "reviewStars"
  | "perTrip"
  | "priceMinor"
  | "childPriceMinor"
  | "searchOrigin"
  | "searchDestination"

export type NewTransfer = Omit<typeof transfers.$inferInsert, Derived> & {
  price: TransferPrice
}

export type TransferPrice = { vehicles: Record<string, number> } | { adult: number; child: number | null }

export async function createTransfer({ price, ...transfer }: NewTransfer, database: Database = db) {
  const values = { ...transfer, ...derivedColumns(transfer, price) }
  const row = firstOf(await database.insert(transfers).values(values).returning())
  await storePrices(row.id, price, database)
  clearCache()
  return row
}

export async function updateTransfer(id: string, { price, ...transfer }: NewTransfer, transaction: Database) {
  const next = { ...transfer, ...derivedColumns(transfer, price), ...nextVersion(transfers.version) }
  const row = firstOf(await transaction.update(transfers).set(next).where(eq(transfers.id, id)).returning())
  await transaction.delete(transferPrices).where(eq(transferPrices.transferId, id))
  await storePrices(id, price, transaction)
  return row
}

function derivedColumns(transfer: Omit<NewTransfer, "price">, price: TransferPrice) {
  const { title, name, origin, destination, location, route, alsoKnownAs = [] } = transfer
  const perTrip = "vehicles" in price
  const names = [name, origin, destination, location, ...(route ? [route] : []), ...alsoKnownAs]
  return {
    perTrip,
    priceMinor: perTrip ? Math.min(...Object.values(price.vehicles)) : price.adult,
    childPriceMinor: perTrip ? null : price.child,
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
