import { and, asc, count, desc, eq, inArray, isNull, ne, or, type SQL, sql } from "drizzle-orm"
import { type AnyPgColumn, unionAll } from "drizzle-orm/pg-core"
import { users } from "#features/account/account.table.server.ts"
import { consultations } from "#features/consultations/consultations.table.server.ts"
import { contactMessages } from "#features/contact/contact.table.server.ts"
import { ENQUIRY_STATUSES, type EnquiryStatus } from "#features/handling/handling.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { type Pagination, pagination } from "#lib/api/pagination.ts"
import { db } from "#server/database/database.server.ts"
import { containsWords } from "#server/database/lists.server.ts"
import { possibleNumbers } from "#server/phone.server.ts"
import type { EnquiryKind, EnquiryRow, StatusCounts } from "./enquiry.ts"

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
export async function listEnquiries(listing: EnquiryListing): Promise<Listed> {
  const { status, sort = "newest", page = 1, limit = 20 } = listing
  const direction = sort === "newest" ? desc : asc
  const rows = await unionAll(selectConsultations(listing), selectMessages(listing))
    .orderBy(direction(sql`created_at`), sql`id`)
    .limit(limit)
    .offset((page - 1) * limit)
  const counts = await countByStatus(listing)
  const total = status ? counts[status] : counts.new + counts.contacted + counts.closed
  return { data: rows.map(presentRow), pagination: pagination(page, limit, total), counts }
}

const ownerName = sql<string | null>`${users.name}`.as("owner_name")

function selectConsultations({ kind, status, ...filters }: EnquiryListing) {
  const { id, status: state, doubtful, ownerId, name, email, phone, subject, language, createdAt } = consultations
  const tour = sql<LocalizedContent | null>`${consultations.tour} -> 'tourTitle'`.as("tour")
  return db
    .select({
      ...{ kind: kindColumn("consultation"), id, status: state, doubtful, ownerId, ownerName },
      ...{ name, email, phone, subject, tour, language, createdAt },
    })
    .from(consultations)
    .leftJoin(users, eq(users.id, ownerId))
    .where(and(isOfKind("consultation", kind), hasStatus(state, status), conditionOf(consultations, filters)))
}

function selectMessages({ kind, status, ...filters }: EnquiryListing) {
  const { id, status: state, doubtful, ownerId, name, email, phone, subject, language, createdAt } = contactMessages
  const tour = sql<LocalizedContent | null>`null::jsonb`.as("tour")
  return db
    .select({
      ...{ kind: kindColumn("message"), id, status: state, doubtful, ownerId, ownerName },
      ...{ name, email, phone, subject, tour, language, createdAt },
    })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, ownerId))
    .where(and(isOfKind("message", kind), hasStatus(state, status), conditionOf(contactMessages, filters)))
}

const kindColumn = (kind: EnquiryKind) => sql<EnquiryKind>`${sql.raw(`'${kind}'`)}::text`.as("kind")

const isOfKind = (kind: EnquiryKind, chosen: EnquiryKind | undefined) =>
  chosen === undefined || chosen === kind ? undefined : sql`false`

const hasStatus = (column: AnyPgColumn, status: EnquiryStatus | undefined) =>
  status ? eq(column, status) : ne(column, "spam")

type Columns = { ownerId: AnyPgColumn; searchText: AnyPgColumn; phoneE164: AnyPgColumn }
type Filters = Pick<EnquiryListing, "owner" | "search">

function conditionOf({ ownerId, searchText, phoneE164 }: Columns, { owner, search = "" }: Filters): SQL | undefined {
  const numbers = possibleNumbers(search)
  return and(
    owner === "none" ? isNull(ownerId) : undefined,
    owner && owner !== "none" ? eq(ownerId, owner) : undefined,
    // A number is found however it is written.
    numbers.length
      ? or(inArray(phoneE164, numbers), containsWords(searchText, search))
      : containsWords(searchText, search),
  )
}

async function countByStatus({ kind, ...filters }: EnquiryListing): Promise<StatusCounts> {
  const counted = await unionAll(
    db
      .select({ status: consultations.status, n: count() })
      .from(consultations)
      .where(and(isOfKind("consultation", kind), conditionOf(consultations, filters)))
      .groupBy(consultations.status),
    db
      .select({ status: contactMessages.status, n: count() })
      .from(contactMessages)
      .where(and(isOfKind("message", kind), conditionOf(contactMessages, filters)))
      .groupBy(contactMessages.status),
  )
  const sumOf = (status: EnquiryStatus) =>
    counted.filter((row) => row.status === status).reduce((sum, { n }) => sum + n, 0)
  return Object.fromEntries(ENQUIRY_STATUSES.map((status) => [status, sumOf(status)])) as StatusCounts
}

type Row = Awaited<ReturnType<typeof selectConsultations>>[number]

function presentRow({ id, ownerId, ownerName, createdAt, ...row }: Row): EnquiryRow {
  return {
    _id: id,
    ...row,
    owner: ownerId === null ? null : { _id: ownerId, name: ownerName ?? "" },
    createdAt: createdAt.toISOString(),
  }
}
