import { desc, eq, sql } from "drizzle-orm"
import { isObject } from "#features/catalogue/content-fields.ts"
import type { TransferCategory } from "#features/categories/category.ts"
import { findTransferCategoryNamed } from "#features/categories/category-trees.server.ts"
import { TRANSFER_TYPES, type TransferType } from "#features/transfers/transfer.ts"
import { transfers } from "#features/transfers/transfers.table.server.ts"
import { inLanguage, type LocalizedContent } from "#i18n/localized.ts"
import { completePricing, shortened } from "#server/catalogue/completed-fields.server.ts"
import type { Stored } from "#server/catalogue/content-writes.server.ts"
import type { Sent } from "#server/catalogue/derived-fields.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { invalid } from "#server/errors.server.ts"
import { staffMessages } from "./messages.ts"
import type { SentCategory, TransferEntry } from "./transfer-entry.schema.ts"

/**
 * Completes a transfer as the spec sends it: moves the fields below `category` to the transfer, and fills missing
 * fields of a new transfer from its category.
 * @throws invalid for an unknown category
 */
export async function completeTransfer(
  { category, ...sent }: Sent,
  before: Stored<TransferEntry> | undefined,
  database: Database,
): Promise<Sent> {
  const { slug, name, route, ...attributes } = readAttributes(category as SentCategory | undefined)
  const isNamed = slug !== undefined || name !== undefined
  const found = isNamed ? await findTransferCategoryNamed({ slug, name: readName(name) }, database) : undefined
  if (isNamed && !found) throw invalid([{ field: "category", message: staffMessages.categoryUnknown }])
  const fields = {
    ...attributes,
    ...route,
    ...sent,
    category: found?.slug,
    pricing: completePricing(sent, before?.pricing),
  }
  return before || !found ? fields : { ...(await inheritFields(found, sent, database)), ...defined(fields) }
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
    shortDescription: shortened(sent.description),
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

const defined = (fields: Sent) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
