import { and, count, desc, eq, gte, lt, ne, type SQL } from "drizzle-orm"
import type { User } from "#features/account/account.ts"
import type { Consultation } from "#features/consultations/consultation.ts"
import { presentConsultation } from "#features/consultations/consultation-presenter.server.ts"
import { consultations } from "#features/consultations/consultations.table.server.ts"
import { changeHandling } from "#features/handling/handling.server.ts"
import type { EnquiryStatus, HandlingChange } from "#features/handling/handling.ts"
import type { Language } from "#i18n/localized.ts"
import { type Pagination, pagination } from "#lib/api/pagination.ts"
import { addDays, hanoiInstant } from "#lib/today.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { containsWords } from "#server/database/lists.server.ts"

/** Filters. Days are in Hanoi time. */
export type ConsultationListing = {
  status?: EnquiryStatus | undefined
  budget?: Consultation["budget"] | undefined
  language?: Language | undefined
  from?: string | undefined
  to?: string | undefined
  search?: string | undefined
  page?: number | undefined
  limit?: number | undefined
}

/** Returns one page of requests, newest first. Spam is listed only on request. */
export async function listConsultations(
  listing: ConsultationListing,
): Promise<{ data: Consultation[]; pagination: Pagination }> {
  const { page = 1, limit = 20 } = listing
  const condition = conditionOf(listing)
  const rows = await db
    .select()
    .from(consultations)
    .where(condition)
    .orderBy(desc(consultations.createdAt), consultations.id)
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db.select({ total: count() }).from(consultations).where(condition)
  return { data: rows.map(presentConsultation), pagination: pagination(page, limit, counted?.total ?? 0) }
}

function conditionOf({ status, budget, language, from, to, search }: ConsultationListing): SQL | undefined {
  return and(
    status ? eq(consultations.status, status) : ne(consultations.status, "spam"),
    budget && eq(consultations.budget, budget),
    language && eq(consultations.language, language),
    from ? gte(consultations.createdAt, hanoiInstant(from, "00:00")) : undefined,
    to ? lt(consultations.createdAt, hanoiInstant(addDays(to, 1), "00:00")) : undefined,
    containsWords(consultations.searchText, search),
  )
}

/** Updates the status, owner and note of a request. @throws like changeHandling */
export async function changeConsultation(
  id: string,
  change: HandlingChange,
  user: User,
  open?: Database,
): Promise<Consultation> {
  const source = { table: consultations, kind: "consultation", name: "Consultation" }
  return presentConsultation(await changeHandling(source, id, change, user, open))
}
