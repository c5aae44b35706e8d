import { desc, eq, sql } from "drizzle-orm"
import { isObject, type Sent } from "#domain/catalogue/content-fields.ts"
import { storedPrices } from "#domain/catalogue/prices.ts"
import { completePricing, differsFrom, shortDescriptionOf } from "#domain/catalogue/rows/completed-fields.server.ts"
import type { Collection, Stored } from "#domain/catalogue/rows/content-writes.server.ts"
import { requirePlaces } from "#domain/categories/categories.server.ts"
import type { TransferCategory } from "#domain/categories/category.ts"
import { findTransferCategoryNamed } from "#domain/categories/category-trees.server.ts"
import { TRANSFER_TYPES, type TransferType } from "#domain/transfers/transfer.ts"
import { presentEntry, presentTransfer, type TransferRow } from "#domain/transfers/transfer-presenter.server.ts"
import { createTransfer, type TransferPrice, updateTransfer } from "#domain/transfers/transfer-records.server.ts"
import { listVehicles, selectTransfers } from "#domain/transfers/transfers.server.ts"
import { transfers } from "#domain/transfers/transfers.table.server.ts"
import { checkPictures } from "#domain/uploads/pictures-in-content.server.ts"
import { inLanguage, type Localized, type LocalizedContent } from "#i18n/localized.ts"
import { omitUndefined } from "#lib/data/omit-undefined.ts"
import { toMinor } from "#lib/money.ts"
import type { Database } from "#server/database/database.server.ts"
import { invalid } from "#server/errors.server.ts"
import { staffMessages } from "./messages.ts"
import { transferDefaults } from "./transfer-defaults.ts"
import { type SentCategory, type TransferEntry, transferSchemas } from "./transfer-entry.schema.ts"

export const transferCollection: Collection<TransferEntry, TransferRow> = {
  ...transferSchemas,
  kind: "transfer",
  name: "Transfer",
  table: transfers,
  complete: completeTransfer,
  defaults: transferDefaults,
  messages: staffMessages,
  checkPictures,
  select: selectTransfers,
  presentEntry,
  present: presentTransfer,
  insert: async (entry, transaction) => {
    const { columns, places, ...names } = await readNames(entry, transaction)
    return { transfer: { ...(await createTransfer(columns, transaction)), places }, ...names }
  },
  update: async ({ transfer: { id } }, entry, transaction) => {
    const { columns, places, ...names } = await readNames(entry, transaction)
    return { transfer: { ...(await updateTransfer(id, columns, transaction)), places }, ...names }
  },
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
    const { priceMinor: adult, childPriceMinor: child } = storedPrices(pricing)
    return { price: { adult, child } satisfies TransferPrice, vehicles: [] }
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

/**
 * Completes a transfer as the spec sends it: moves the fields below `category` to the transfer, and fills missing
 * fields of a new transfer from its category.
 * @throws invalid for an unknown category, or for a field that is sent twice and differs
 */
async function completeTransfer(
  { category, pricing, price, ...sent }: Sent,
  before: Stored<TransferEntry> | undefined,
  database: Database,
): Promise<Sent> {
  const { slug, name, route, ...attributes } = readAttributes(category as SentCategory | undefined)
  checkSame("category", attributes, sent)
  checkSame("category.route", { ...route }, sent)
  const isNamed = slug !== undefined || name !== undefined
  const found = isNamed
    ? await findTransferCategoryNamed({ slug, name: readName(name), own: before?.category }, database)
    : undefined
  if (isNamed && !found) throw invalid([{ field: "category", message: staffMessages.categoryUnknown }])
  const fields = {
    ...attributes,
    ...route,
    ...sent,
    category: found?.slug,
    pricing: readPricing({ pricing, price }, before?.pricing),
  }
  return before || !found ? fields : { ...(await inheritFields(found, sent, database)), ...omitUndefined(fields) }
}

/** @throws invalid for each part of the category that differs from the field that was sent beside it */
function checkSame(path: string, parts: Sent, sent: Sent): void {
  const isOther = ([name, part]: [string, unknown]) => sent[name] !== undefined && !isPart(part, sent[name])
  const errors = Object.entries(parts)
    .filter(isOther)
    .map(([name]) => ({ field: `${path}.${name}`, message: differsFrom(name) }))
  if (errors.length) throw invalid(errors)
}

/** Returns whether a value is the same, or a text in fewer languages. */
const isPart = (part: unknown, whole: unknown) =>
  isObject(part) && isObject(whole)
    ? Object.entries(part).every(([language, text]) => text === whole[language])
    : part === whole

/** Visitors read the prices of vehicles as the least one, with `perTrip`. Sent back like this, they stay. */
function readPricing(sent: Sent, before: TransferEntry["pricing"] | undefined) {
  const { pricing } = sent
  if (!isObject(pricing) || !pricing.perTrip || "vehicles" in pricing) return completePricing(sent, before)
  if (before && "vehicles" in before && pricing.adult === Math.min(...before.vehicles.map(({ price }) => price)))
    return undefined
  throw fieldError("pricing.vehicles", staffMessages.pricingInvalid)
}

function readAttributes(category: SentCategory | undefined): Exclude<SentCategory, string> {
  return typeof category === "string" ? { slug: category } : (category ?? {})
}

const readName = (name: unknown) =>
  isObject(name) ? inLanguage(name as LocalizedContent, "en") : (name as string | undefined)

async function inheritFields(category: TransferCategory, sent: Sent, database: Database): Promise<Sent> {
  const { serviceType, vehicleType, location, route } = category
  return {
    serviceType,
    vehicleType,
    ...(location && { location }),
    ...route,
    type: sent.type ?? (await guessType(category, database)),
    title: sent.name,
    shortDescription: shortDescriptionOf(sent.description),
  }
}

/** Returns the type in the category's name, or the most common type of its transfers, or 'city'. */
async function guessType({ _id, slug, name }: TransferCategory, database: Database): Promise<TransferType> {
  const words = `${slug} ${inLanguage(name, "en")}`.toLowerCase().split(/[^a-z]+/)
  const named = TRANSFER_TYPES.find((type) => words.includes(type))
  if (named) return named
  const [most] = await database
    .select({ type: transfers.type })
    .from(transfers)
    .where(eq(transfers.categoryId, _id))
    .groupBy(transfers.type)
    .orderBy(desc(sql`count(*)`))
    .limit(1)
  return most?.type ?? "city"
}
