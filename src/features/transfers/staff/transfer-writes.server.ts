import { eq } from "drizzle-orm"
import { isBooked } from "#features/bookings/bookings.server.ts"
import { requirePlaces } from "#features/categories/categories.server.ts"
import { findTransferCategoryId } from "#features/categories/category-trees.server.ts"
import { presentEntry, presentTransfer } from "#features/transfers/transfer-presenter.server.ts"
import {
  createTransfer,
  type NewTransfer,
  removeTransfer,
  type TransferPrice,
  updateTransfer,
} from "#features/transfers/transfer-records.server.ts"
import { listVehicles, lockTransferForUpdate, selectTransfers } from "#features/transfers/transfers.server.ts"
import { transfers } from "#features/transfers/transfers.table.server.ts"
import type { Localized } from "#i18n/localized.ts"
import { toMinor } from "#lib/money.ts"
import type { Collection } from "#server/catalogue/content-writes.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { invalid } from "#server/errors.server.ts"
import { staffMessages } from "./messages.ts"
import { completeTransfer } from "./transfer-completion.server.ts"
import { type TransferEntry, transferDefaults, transferDerived, transferEntry } from "./transfer-entry.schema.ts"

export const transferCollection: Collection<TransferEntry> = {
  kind: "transfer",
  name: "Transfer",
  schema: transferEntry,
  derived: transferDerived,
  forms: {
    category: "category.slug",
    "category.location": "location",
    "category.serviceType": "serviceType",
    "category.vehicleType": "vehicleType",
    "category.region": "region",
    "category.route.from": "from",
    "category.route.to": "to",
    "pricing.perTrip": "pricing.vehicles",
  },
  complete: completeTransfer,
  defaults: transferDefaults,
  messages: staffMessages,
  find: async (id, database) => {
    const [row] = await selectTransfers(eq(transfers.id, id), database)
    return row && presentEntry(row)
  },
  present: async (id, database) => {
    const [row] = await selectTransfers(eq(transfers.id, id), database)
    if (!row) return {}
    const presented = presentTransfer(row)
    const pricing = { ...presented.pricing, ...presentEntry(row).pricing }
    return { ...presented, pricing, createdAt: row.transfer.createdAt.toISOString() }
  },
  insert: async (entry, transaction) => createTransfer(await buildRow(entry, transaction), transaction),
  update: async (id, entry, transaction) => updateTransfer(id, await buildRow(entry, transaction), transaction),
  isUsed: async (id, transaction) => {
    await lockTransferForUpdate(id, transaction)
    return isBooked(id, transaction)
  },
  remove: removeTransfer,
}

async function buildRow(entry: TransferEntry, database: Database): Promise<NewTransfer> {
  const { category, from, to, duration, distance, pricing, name, places, ...rest } = entry
  const categoryId = await findTransferCategoryId(category, database)
  if (categoryId === undefined) throw fieldError("category", staffMessages.categoryUnknown)
  return {
    ...rest,
    name: name ?? entry.title,
    categoryId,
    placeIds: await requirePlaces(places, database),
    origin: from,
    destination: to,
    durationMinutes: duration,
    distanceKm: distance,
    currency: pricing.currency,
    price: await resolvePrice(pricing, database),
  }
}

async function resolvePrice(pricing: TransferEntry["pricing"], database: Database): Promise<TransferPrice> {
  const minor = (major: number) => toMinor(major, pricing.currency)
  if ("adult" in pricing)
    return { adult: minor(pricing.adult), child: pricing.child === null ? null : minor(pricing.child) }
  const known = await listVehicles(database)
  const unknown = pricing.vehicles.findIndex(({ code }) => !known.some((vehicle) => vehicle.code === code))
  if (unknown >= 0) throw fieldError(`pricing.vehicles.${unknown}.code`, staffMessages.vehicleUnknown)
  return { vehicles: Object.fromEntries(pricing.vehicles.map(({ code, price }) => [code, minor(price)])) }
}

const fieldError = (field: string, message: Localized) => invalid([{ field, message }])
