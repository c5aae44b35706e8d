import { and, count, desc, eq, gte, lt, ne, type SQL } from "drizzle-orm"
import { checkColleague } from "#features/account/account.server.ts"
import type { User } from "#features/account/account.ts"
import type { Consultation, ConsultationChange, ConsultationStatus } from "#features/consultations/consultation.ts"
import { presentConsultation } from "#features/consultations/consultation-presenter.server.ts"
import { consultations } from "#features/consultations/consultations.table.server.ts"
import { messages } from "#features/consultations/messages.ts"
import type { Language } from "#i18n/localized.ts"
import { type Pagination, pagination } from "#lib/api/pagination.ts"
import { addDays, hanoiInstant } from "#lib/today.ts"
import { checkVersion } from "#server/catalogue/content-checks.server.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { containsWords } from "#server/database/lists.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"

/** Filters. Days are in Hanoi time. */
export type ConsultationListing = {
  status?: ConsultationStatus | undefined
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

/**
 * Updates the status, owner and note of a request.
 * @throws notFound; invalid if the owner is not one of the staff; conflict VERSION_CONFLICT if it has changed since
 */
export async function changeConsultation(
  id: string,
  { version, ...sent }: ConsultationChange,
  user: User,
  open?: Database,
): Promise<Consultation> {
  if (!isUuid(id)) throw notFound("Consultation")
  return transact(async (transaction) => {
    if (sent.owner) await checkColleague(sent.owner, "owner", messages.ownerInvalid, transaction)
    const [row] = await transaction.select().from(consultations).where(eq(consultations.id, id)).for("update")
    if (!row) throw notFound("Consultation")
    const before = { status: row.status, owner: row.ownerId, note: row.note }
    checkVersion({ ...before, version: row.version }, version, sent)
    const after = {
      status: sent.status ?? row.status,
      owner: sent.owner === undefined ? row.ownerId : sent.owner,
      note: sent.note ?? row.note,
    }
    const [changed] = await transaction
      .update(consultations)
      .set({
        status: after.status,
        ownerId: after.owner,
        note: after.note,
        version: row.version + 1,
        updatedAt: new Date(),
      })
      .where(eq(consultations.id, id))
      .returning()
    await audit({ actor: user._id, action: "update", subject: `consultation:${id}`, before, after }, transaction)
    return presentConsultation(changed!)
  }, open)
}
