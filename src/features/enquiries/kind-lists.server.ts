import { and, count, desc, eq, gte, lt, ne, type SQL } from "drizzle-orm"
import type { Language } from "#i18n/localized.ts"
import { type Pagination, pagination } from "#lib/api/pagination.ts"
import { addDays, hanoiInstant } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { containsWords } from "#server/database/lists.server.ts"
import type { Consultation } from "./consultation/consultation.ts"
import type { ContactMessage } from "./contact/contact.ts"
import { enquiries } from "./enquiries.table.server.ts"
import type { EnquiryKind } from "./enquiry.ts"
import type { EnquiryStatus } from "./handling.ts"
import { type EnquiryRecord, presentConsultation, presentMessage } from "./presenters.server.ts"

type Paging = { page?: number | undefined; limit?: number | undefined }
type Listed<T> = { data: T[]; pagination: Pagination }

/** Filters. Days are in Hanoi time. */
export type ConsultationListing = Paging & {
  status?: EnquiryStatus | undefined
  budget?: Consultation["budget"] | undefined
  language?: Language | undefined
  from?: string | undefined
  to?: string | undefined
  search?: string | undefined
}

/** Returns one page of requests, newest first. Spam is listed only on request. */
export async function listConsultations(listing: ConsultationListing): Promise<Listed<Consultation>> {
  const { status, budget, language, from, to, search } = listing
  const condition = and(
    status ? eq(enquiries.status, status) : ne(enquiries.status, "spam"),
    budget && eq(enquiries.budget, budget),
    language && eq(enquiries.language, language),
    from ? gte(enquiries.createdAt, hanoiInstant(from, "00:00")) : undefined,
    to ? lt(enquiries.createdAt, hanoiInstant(addDays(to, 1), "00:00")) : undefined,
    containsWords(enquiries.searchText, search),
  )
  return list("consultation", condition, listing, presentConsultation)
}

export type MessageListing = Paging & { status?: EnquiryStatus | undefined; search?: string | undefined }

/** Returns one page of messages of one status, newest first. */
export async function listMessages(listing: MessageListing): Promise<Listed<ContactMessage>> {
  const { status = "new", search } = listing
  const condition = and(eq(enquiries.status, status), containsWords(enquiries.searchText, search))
  return list("message", condition, listing, presentMessage)
}

async function list<T>(
  kind: EnquiryKind,
  filters: SQL | undefined,
  { page = 1, limit = 20 }: Paging,
  present: (row: EnquiryRecord) => T,
): Promise<Listed<T>> {
  const condition = and(eq(enquiries.kind, kind), filters)
  const rows = await db
    .select()
    .from(enquiries)
    .where(condition)
    .orderBy(desc(enquiries.createdAt), enquiries.id)
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db.select({ total: count() }).from(enquiries).where(condition)
  return { data: rows.map(present), pagination: pagination(page, limit, counted?.total ?? 0) }
}
