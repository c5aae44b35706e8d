import { isBooked } from "#features/bookings/bookings.server.ts"
import { requirePlaces } from "#features/categories/categories.server.ts"
import { findTransferCategoryNamed } from "#features/categories/category-trees.server.ts"
import { presentEntry, presentTransfer, type TransferRow } from "#features/transfers/transfer-presenter.server.ts"
import { createTransfer, type TransferPrice, updateTransfer } from "#features/transfers/transfer-records.server.ts"
import { listVehicles, selectTransfers } from "#features/transfers/transfers.server.ts"
import { transfers } from "#features/transfers/transfers.table.server.ts"
import type { Localized } from "#i18n/localized.ts"
import { toMinor } from "#lib/money.ts"
import { timesOf } from "#server/catalogue/catalogue-columns.server.ts"
import type { Collection } from "#server/catalogue/content-writes.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { invalid } from "#server/errors.server.ts"
import { staffMessages } from "./messages.ts"
import { completeTransfer } from "./transfer-completion.server.ts"
import { type TransferEntry, transferDefaults, transferSchemas } from "./transfer-entry.schema.ts"

export const transferCollection: Collection<TransferEntry, TransferRow> = {
  ...transferSchemas,
  kind: "transfer",
  name: "Transfer",
  table: transfers,
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
  select: selectTransfers,
  presentEntry,
  present: (row) => {
    const presented = presentTransfer(row)
    const pricing = { ...presented.pricing, ...presentEntry(row).pricing }
    return { ...presented, pricing, ...timesOf(row.transfer) }
  },
  insert: async (entry, transaction) => {
    const { columns, places, ...names } = await readNames(entry, transaction)
    return { transfer: { ...(await createTransfer(columns, transaction)), places }, ...names }
  },
  update: async ({ transfer: { id } }, entry, transaction) => {
    const { columns, places, ...names } = await readNames(entry, transaction)
    return { transfer: { ...(await updateTransfer(id, columns, transaction)), places }, ...names }
  },
  isUsed: isBooked,
}

/** Returns the columns of an entry, and the category, destinations and vehicles that it names. @throws invalid */
async function readNames(entry: TransferEntry, database: Database) {
  const { category: slug, from, to, duration, distance, pricing, name, places: wanted, ...rest } = entry
  const category = await findTransferCategoryNamed({ slug }, database)
  if (category === undefined) throw fieldError("category", staffMessages.categoryUnknown)
  const { ids, places } = await requirePlaces(wanted, database)
  const { price, vehicles } = await readPrice(pricing, database)
  const columns = {
    ...rest,
    name: name ?? entry.title,
    categoryId: category._id,
    placeIds: ids,
    origin: from,
    destination: to,
    durationMinutes: duration,
    distanceKm: distance,
    currency: pricing.currency,
    price,
  }
  return { columns, category, places, vehicles }
}

async function readPrice(pricing: TransferEntry["pricing"], database: Database) {
  const minor = (major: number) => toMinor(major, pricing.currency)
  if ("adult" in pricing) {
    const { adult, child } = pricing
    const price: TransferPrice = { adult: minor(adult), child: child === null ? null : minor(child) }
    return { price, vehicles: [] }
  }
  const known = await listVehicles(database)
  const unknown = pricing.vehicles.findIndex(({ code }) => !known.some((vehicle) => vehicle.code === code))
  if (unknown >= 0) throw fieldError(`pricing.vehicles.${unknown}.code`, staffMessages.vehicleUnknown)
  const vehicles = known.flatMap((vehicle) => {
    const priced = pricing.vehicles.find(({ code }) => code === vehicle.code)
    return priced ? [{ ...vehicle, priceMinor: minor(priced.price) }] : []
  })
  return { price: { vehicles: Object.fromEntries(vehicles.map((of) => [of.code, of.priceMinor])) }, vehicles }
}

const fieldError = (field: string, message: Localized) => invalid([{ field, message }])
