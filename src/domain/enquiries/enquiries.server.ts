import { and, asc, count, desc, eq, gte, inArray, isNull, lt, ne, or, type SQL, sql } from "drizzle-orm"
import * as z from "zod"
import { bookings } from "#domain/bookings/bookings.table.server.ts"
import { LANGUAGES, type LocalizedContent } from "#i18n/localized.ts"
import { pagination } from "#lib/api/pagination.ts"
import { addDays, hanoiInstant, isCalendarDate } from "#lib/today.ts"
import { users } from "#server/auth/users.table.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { containsWords, type Page } from "#server/database/lists.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { possibleNumbers } from "#server/phone.server.ts"
import { BUDGET_CHOICES, type Consultation } from "./consultation/consultation.ts"
import type { ContactMessage } from "./contact/contact.ts"
import { enquiries, enquiryBookings } from "./enquiries.table.server.ts"
import {
  CHANNELS,
  ENQUIRY_KINDS,
  ENQUIRY_SORTS,
  ENTRY_CHANNELS,
  type Enquiry,
  type EnquiryKind,
  type EnquiryRow,
  type StatusCounts,
} from "./enquiry.ts"
import { ENQUIRY_STATUSES, type EnquiryStatus } from "./handling.ts"
import { type EnquiryRecord, presentChannel, presentConsultation, presentMessage } from "./presenters.server.ts"

const status = z.enum(ENQUIRY_STATUSES).optional()
const search = z.string().max(100).optional()
/** In Hanoi time. */
const day = z.string().refine(isCalendarDate).meta({ format: "date" }).optional()
const paging = {
  page: z.coerce.number().int().min(1).max(100_000).optional(),
  limit: z.coerce.number().int().min(1).max(50).optional(),
}

/** Query of `GET /enquiries`. */
export const enquiryListing = z.object({
  kind: z.enum(ENQUIRY_KINDS).optional(),
  status,
  owner: z.union([z.enum(["mine", "none"]), z.uuid()], "ownerInvalid").optional(),
  channel: z.enum(ENTRY_CHANNELS).optional().describe("`website`: the forms of the website"),
  booking: z.uuid().optional().describe("The one from which this booking was made"),
  search,
  sort: z.enum(ENQUIRY_SORTS).optional(),
  ...paging,
})
/** Query of `GET /consultations`. */
export const consultationListing = z.object({
  status,
  budget: z.enum(BUDGET_CHOICES).optional(),
  language: z.enum(LANGUAGES).optional(),
  from: day,
  to: day,
  search,
  ...paging,
})
/** Query of `GET /contact`. */
export const messageListing = z.object({ status, search, ...paging })

/** Matches enquiries whose guest left nothing but a name in a chat. */
export const isOfChat = (name: SQL | string) =>
  sql`(${enquiries.email} = '' and ${enquiries.phone} = '' and ${enquiries.chatName} <> '' and ${enquiries.chatName} = ${name})`

type Listing = z.infer<typeof enquiryListing> & z.infer<typeof consultationListing>

/**
 * Returns one page of requests and messages. Spam is listed only on request. `counts` ignore the status filter. `owner`
 * is an account, or 'none' for enquiries without an owner.
 */
export async function listEnquiries(listing: Listing): Promise<Page<EnquiryRow> & { counts: StatusCounts }> {
  const { status, sort = "newest", page = 1, limit = 20 } = listing
  const { id, kind, status: state, doubtful, ownerId, name, email, phone, subject, language, createdAt } = enquiries
  const rows = await db
    .select({
      kind,
      id,
      status: state,
      doubtful,
      ownerId,
      ownerName: users.name,
      name,
      email,
      phone,
      subject,
      language,
      createdAt,
      tour: sql<LocalizedContent | null>`${enquiries.tour} -> 'tourTitle'`,
      source: enquiries.source,
    })
    .from(enquiries)
    .leftJoin(users, eq(users.id, ownerId))
    .where(and(isOf(status), conditionOf(listing)))
    .orderBy(sort === "newest" ? desc(createdAt) : asc(createdAt), id)
    .limit(limit)
    .offset((page - 1) * limit)
  const counts = await countByStatus(listing)
  const total = status ? counts[status] : counts.new + counts.contacted + counts.closed
  const data = rows.map(({ id, ownerId, ownerName, createdAt, source, ...row }) => ({
    _id: id,
    ...row,
    channel: presentChannel({ kind: row.kind, source }),
    createdAt: createdAt.toISOString(),
    owner: ownerId === null ? null : { _id: ownerId, name: ownerName ?? "" },
  }))
  return { data, pagination: pagination(page, limit, total), counts }
}

const isOf = (status: EnquiryStatus | undefined): SQL =>
  status ? eq(enquiries.status, status) : ne(enquiries.status, "spam")

/** Returns the condition of all filters but the status. */
function conditionOf({ booking, search = "", ...listing }: Listing): SQL | undefined {
  const { kind, owner, channel, budget, language, from, to } = listing
  const numbers = possibleNumbers(search)
  const words = containsWords(enquiries.searchText, search)
  return and(
    kind && eq(enquiries.kind, kind),
    owner === "none" ? isNull(enquiries.ownerId) : owner ? eq(enquiries.ownerId, owner) : undefined,
    channel && cameBy(channel),
    booking ? inArray(enquiries.id, ofBooking(booking)) : undefined,
    budget && eq(enquiries.budget, budget),
    language && eq(enquiries.language, language),
    from ? gte(enquiries.createdAt, hanoiInstant(from, "00:00")) : undefined,
    to ? lt(enquiries.createdAt, hanoiInstant(addDays(to, 1), "00:00")) : undefined,
    // A number is found however it is written.
    numbers.length ? or(inArray(enquiries.phoneE164, numbers), words) : words,
  )
}

const ofBooking = (bookingId: string) =>
  db.select({ id: enquiryBookings.enquiryId }).from(enquiryBookings).where(eq(enquiryBookings.bookingId, bookingId))

/** The source of a message is how it reached the office (`presentChannel`). */
function cameBy(channel: (typeof ENTRY_CHANNELS)[number]): SQL | undefined {
  const typedIn = and(eq(enquiries.kind, "message"), inArray(enquiries.source, [...CHANNELS]))
  if (channel === "website") return sql`(${typedIn}) is not true`
  return and(eq(enquiries.kind, "message"), eq(enquiries.source, channel))
}

async function countByStatus(listing: Listing): Promise<StatusCounts> {
  const counted = await db
    .select({ status: enquiries.status, n: count() })
    .from(enquiries)
    .where(conditionOf(listing))
    .groupBy(enquiries.status)
  const none = { new: 0, contacted: 0, closed: 0, spam: 0 }
  return { ...none, ...Object.fromEntries(counted.map(({ status, n }) => [status, n])) }
}

/** Returns one page of requests for advice, newest first. Spam is listed only on request. */
export const listConsultations = (listing: Listing): Promise<Page<Consultation>> =>
  listWhole({ ...listing, kind: "consultation" }, presentConsultation)

/** Returns one page of messages of one status, newest first. */
export const listMessages = ({ status = "new", ...listing }: Listing): Promise<Page<ContactMessage>> =>
  listWhole({ ...listing, kind: "message", status }, presentMessage)

async function listWhole<T>(listing: Listing, present: (row: EnquiryRecord) => T): Promise<Page<T>> {
  const { page = 1, limit = 20 } = listing
  const condition = and(isOf(listing.status), conditionOf(listing))
  const rows = await db
    .select()
    .from(enquiries)
    .where(condition)
    .orderBy(desc(enquiries.createdAt), enquiries.id)
    .limit(limit)
    .offset((page - 1) * limit)
  return { data: rows.map(present), pagination: pagination(page, limit, await db.$count(enquiries, condition)) }
}

export async function findEnquiryById(
  id: string,
  kind?: EnquiryKind,
  database: Database = db,
): Promise<EnquiryRecord | undefined> {
  if (!isUuid(id)) return undefined
  const [row] = await database.select().from(enquiries).where(ofKind(id, kind))
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

/** Returns the bookings that were made from an enquiry, the oldest first. */
export function findBookingsOf(enquiryId: string): Promise<Enquiry["bookings"]> {
  return db
    .select({ _id: bookings.id, reference: bookings.reference, status: bookings.status })
    .from(enquiryBookings)
    .innerJoin(bookings, eq(bookings.id, enquiryBookings.bookingId))
    .where(eq(enquiryBookings.enquiryId, enquiryId))
    .orderBy(asc(enquiryBookings.createdAt))
}
