import { and, asc, count, desc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm"
import { users } from "#features/account/account.table.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { type Pagination, pagination } from "#lib/api/pagination.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { containsWords } from "#server/database/lists.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { possibleNumbers } from "#server/phone.server.ts"
import { enquiries } from "./enquiries.table.server.ts"
import type { EnquiryKind, EnquiryRow, StatusCounts } from "./enquiry.ts"
import type { EnquiryStatus } from "./handling.ts"
import type { EnquiryRecord } from "./presenters.server.ts"

/** `owner` is an account, or 'none' for enquiries that nobody has taken. */
export type EnquiryListing = {
  kind?: EnquiryKind | undefined
  status?: EnquiryStatus | undefined
  owner?: string | undefined
  search?: string | undefined
  sort?: "newest" | "waiting" | undefined
  page?: number | undefined
  limit?: number | undefined
}

type Listed = { data: EnquiryRow[]; pagination: Pagination; counts: StatusCounts }

/** Returns one page of requests and messages. Spam is listed only on request. `counts` ignore the status filter. */
export async function listEnquiries({ status, ...listing }: EnquiryListing): Promise<Listed> {
  const { sort = "newest", page = 1, limit = 20 } = listing
  const { id, kind, status: state, doubtful, ownerId, name, email, phone, subject, language, createdAt } = enquiries
  const rows = await db
    .select({
      ...{ kind, id, status: state, doubtful, ownerId, ownerName: users.name },
      ...{ name, email, phone, subject, language, createdAt },
      tour: sql<LocalizedContent | null>`${enquiries.tour} -> 'tourTitle'`,
    })
    .from(enquiries)
    .leftJoin(users, eq(users.id, ownerId))
    .where(and(status ? eq(state, status) : ne(state, "spam"), conditionOf(listing)))
    .orderBy(sort === "newest" ? desc(createdAt) : asc(createdAt), id)
    .limit(limit)
    .offset((page - 1) * limit)
  const counts = await countByStatus(listing)
  const total = status ? counts[status] : counts.new + counts.contacted + counts.closed
  const data = rows.map(({ id, ownerId, ownerName, createdAt, ...row }) => ({
    ...{ _id: id, ...row, createdAt: createdAt.toISOString() },
    owner: ownerId === null ? null : { _id: ownerId, name: ownerName ?? "" },
  }))
  return { data, pagination: pagination(page, limit, total), counts }
}

function conditionOf({ kind, owner, search = "" }: EnquiryListing): SQL | undefined {
  const numbers = possibleNumbers(search)
  const words = containsWords(enquiries.searchText, search)
  return and(
    kind && eq(enquiries.kind, kind),
    owner === "none" ? isNull(enquiries.ownerId) : owner ? eq(enquiries.ownerId, owner) : undefined,
    // A number is found however it is written.
    numbers.length ? or(inArray(enquiries.phoneE164, numbers), words) : words,
  )
}

async function countByStatus(listing: EnquiryListing): Promise<StatusCounts> {
  const counted = await db
    .select({ status: enquiries.status, n: count() })
    .from(enquiries)
    .where(conditionOf(listing))
    .groupBy(enquiries.status)
  const none = { new: 0, contacted: 0, closed: 0, spam: 0 }
  return { ...none, ...Object.fromEntries(counted.map(({ status, n }) => [status, n])) }
}

export async function findEnquiryById(id: string, kind?: EnquiryKind): Promise<EnquiryRecord | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await db.select().from(enquiries).where(ofKind(id, kind))
  return row
}

/** @throws notFound, in the words of the kind */
export async function requireEnquiry(id: string, kind?: EnquiryKind): Promise<EnquiryRecord> {
  const row = await findEnquiryById(id, kind)
  if (!row) throw missing(kind)
  return row
}

/** Locks an enquiry until the transaction ends. @throws notFound */
export async function lockEnquiry(
  id: string,
  kind: EnquiryKind | undefined,
  transaction: Database,
): Promise<EnquiryRecord> {
  if (!isUuid(id)) throw missing(kind)
  const [row] = await transaction.select().from(enquiries).where(ofKind(id, kind)).for("update")
  if (!row) throw missing(kind)
  return row
}

const ofKind = (id: string, kind: EnquiryKind | undefined) =>
  and(eq(enquiries.id, id), kind && eq(enquiries.kind, kind))

const NAMES = { consultation: "Consultation", message: "Message" } as const
const missing = (kind: EnquiryKind | undefined) => notFound(kind ? NAMES[kind] : "Enquiry")
