import { and, asc, eq, lte, ne, type SQL, sql } from "drizzle-orm"
import * as z from "zod"
import { checkColleague } from "#domain/account/staff/colleagues.server.ts"
import { flag, pageFields } from "#domain/catalogue/rows/list-schema.server.ts"
import type { StaffRows } from "#domain/catalogue/rows/staff-rows.server.ts"
import { fold } from "#lib/text/fold.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { containsWords, hasRow, type Page, paginate } from "#server/database/lists.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { vietnameseOrder } from "#server/database/sql-text.server.ts"
import { invalid, notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { messages } from "./messages.ts"
import { EXPIRY_NOTICE_DAYS, firstExpiry, RESOURCE_KINDS, type Resource } from "./resource.ts"
import { type ResourceEntry, resourceChange, resourceCreation, resourceEntry } from "./resource-entry.schema.ts"
import { resourceFollowing } from "./resource-follows.server.ts"
import { partners, resources } from "./resources.table.server.ts"

type Row = typeof resources.$inferSelect

export const presentResource = ({ id, expiresOn, searchText, updatedAt, ...row }: Row): Resource => ({
  _id: id,
  ...row,
})

export const resourceRows: StaffRows<ResourceEntry, Resource> = {
  kind: "resource",
  name: "Resource",
  table: resources,
  creation: resourceCreation,
  change: resourceChange,
  entry: resourceEntry,
  defaults: {
    ...{ phone: "", zalo: "", accountId: null, homeCity: "", languages: [], papers: [], vehicleKind: "" },
    ...{ seats: null, bags: null, cabins: [], partnerId: null, note: "", isArchived: false },
  },
  messages,
  present: presentResource,
  check: checkNamed,
  computed: (entry) => ({ expiresOn: firstExpiry(entry.papers), searchText: searchTextOf(entry) }),
  follow: async (after, before, transaction) => {
    if (SHOWN.some((field) => after[field] !== before[field])) await resourceFollowing.one().changed(after, transaction)
  },
}

/** What departures repeat of a resource. */
const SHOWN = ["name", "phone", "vehicleKind", "accountId"] as const

const searchTextOf = ({ name, phone, vehicleKind, homeCity }: Pick<ResourceEntry, "name"> & Partial<ResourceEntry>) =>
  fold([name, phone, phone?.replace(/\D/g, ""), vehicleKind, homeCity].filter(Boolean).join(" "))

type Named = Pick<Partial<ResourceEntry>, "accountId" | "partnerId">

/** Holds the account first, because leaving locks it before what it is tied to. */
async function checkNamed({ accountId, partnerId }: Named, id: string | undefined, transaction: Database) {
  if (accountId != null) {
    await checkColleague(
      { id: accountId, area: "team", field: "accountId", message: messages.accountUnknown },
      transaction,
    )
    await lock(`resource of ${accountId}`, transaction)
    const isOthers = and(eq(resources.accountId, accountId), id === undefined ? undefined : ne(resources.id, id))
    if (await hasRow(resources, isOthers, transaction))
      throw invalid([{ field: "accountId", message: messages.accountTaken }])
  }
  if (partnerId != null && !(await hasRow(partners, eq(partners.id, partnerId), transaction)))
    throw invalid([{ field: "partnerId", message: messages.partnerUnknown }])
  if (id !== undefined && isUuid(id)) await resourceFollowing.one().hold(id, transaction)
}

export const resourceListing = z.object({
  search: z.string().max(200).optional(),
  kind: z.enum(RESOURCE_KINDS).optional(),
  expiring: flag.describe(`Those with a paper that has expired, or expires in ${EXPIRY_NOTICE_DAYS} days`),
  archived: flag.describe("Only those that are archived; otherwise they are left out"),
  ...pageFields(500),
})
type Listing = z.infer<typeof resourceListing>

/** Returns one page of guides, drivers, vehicles and boats by name, or those whose papers expire by that day. */
export async function listResources(listing: Listing): Promise<Page<Resource>> {
  const { page = 1, limit = 50, expiring } = listing
  const where = conditionOf(listing)
  const order = expiring ? [asc(resources.expiresOn)] : [KIND_ORDER]
  const rows = await db
    .select()
    .from(resources)
    .where(where)
    .orderBy(...order, vietnameseOrder(sql`${resources.name}`), asc(resources.id))
    .limit(limit)
    .offset((page - 1) * limit)
  return { data: rows.map(presentResource), pagination: await paginate(resources, { where }, { page, limit }) }
}

const KIND_ORDER = sql`array_position(${sql.raw(`'{${RESOURCE_KINDS.join()}}'::text[]`)}, ${resources.kind})`

function conditionOf({ search, kind, expiring, archived = false }: Listing): SQL | undefined {
  return and(
    eq(resources.isArchived, archived),
    kind && eq(resources.kind, kind),
    expiring ? lte(resources.expiresOn, addDays(hanoiDate(), EXPIRY_NOTICE_DAYS)) : undefined,
    containsWords(resources.searchText, search),
  )
}

/** @throws notFound */
export const findResource = (id: string): Promise<Resource> => requireResource(id, db)

/** @throws notFound */
export async function requireResource(id: string, database: Database): Promise<Resource> {
  const [row] = isUuid(id) ? await database.select().from(resources).where(eq(resources.id, id)) : []
  if (!row) throw notFound("Resource")
  return presentResource(row)
}

/** Locks a resource against other assignments until the transaction ends, and returns it. @throws notFound */
export async function lockResource(id: string, transaction: Database): Promise<Resource> {
  await transaction.select({ id: resources.id }).from(resources).where(eq(resources.id, id)).for("no key update")
  return requireResource(id, transaction)
}
