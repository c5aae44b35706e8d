import { and, desc, eq, inArray } from "drizzle-orm"
import { findUser, holdAccount } from "#domain/account/account.server.ts"
import type { User } from "#domain/account/account.ts"
import type { LeftBehind } from "#domain/account/staff/leave.server.ts"
import type { GuideLink } from "#domain/departures/departure.ts"
import { departuresOverBefore, findLastDay } from "#domain/departures/departures.server.ts"
import { guideLinks } from "#domain/departures/departures.table.server.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { pick } from "#lib/data/pick.ts"
import { addDays, hanoiDate, hanoiInstant } from "#lib/today.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { linkGone, notFound, unauthorized } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { hashSecret, newSecret } from "#server/secrets.server.ts"

type Row = typeof guideLinks.$inferSelect

/** Returns the links of a departure that still work, the newest first. @throws notFound */
export async function listGuideLinks(departureId: string): Promise<GuideLink[]> {
  const expiresAt = await findEnd(departureId, db)
  if (expiresAt <= new Date()) return []
  const rows = await db
    .select()
    .from(guideLinks)
    .where(eq(guideLinks.departureId, departureId))
    .orderBy(desc(guideLinks.createdAt))
  return Promise.all(rows.map((row) => present(row, expiresAt, db)))
}

/** Returns the end of the day after the tour. It follows from the departure, so that it moves with it. @throws notFound */
async function findEnd(departureId: string, database: Database): Promise<Date> {
  return hanoiInstant(addDays(await findLastDay(departureId, database), 1), "23:59")
}

async function present({ id, createdAt, createdBy }: Row, expiresAt: Date, database: Database): Promise<GuideLink> {
  const user = createdBy === null ? undefined : await findUser(createdBy, database)
  return {
    _id: id,
    createdAt: createdAt.toISOString(),
    createdBy: user?.name ?? null,
    expiresAt: expiresAt.toISOString(),
  }
}

/** Creates a link that works until the day after the tour. The token is returned once and stored as a hash. @throws notFound */
export async function createGuideLink(departureId: string, user: User): Promise<GuideLink & { token: string }> {
  return transact(async (transaction) => {
    // A colleague who leaves meanwhile leaves no link behind.
    if (!(await holdAccount(user._id, transaction))) throw unauthorized()
    const token = newSecret()
    const expiresAt = await findEnd(departureId, transaction)
    const row = firstOf(
      await transaction
        .insert(guideLinks)
        .values({ departureId, tokenHash: hashSecret(token), createdBy: user._id, expiresAt })
        .returning(),
    )
    const link = await present(row, expiresAt, transaction)
    await audit({ actor: user._id, action: "create", subject: `guide-link:${link._id}`, after: link }, transaction)
    return { ...link, token }
  })
}

/** Ends a link at once. @throws notFound */
export async function revokeGuideLink(departureId: string, linkId: string, user: User): Promise<void> {
  if (!isUuid(departureId) || !isUuid(linkId)) throw notFound("Link")
  await transact(async (transaction) => {
    const [row] = await transaction
      .delete(guideLinks)
      .where(and(eq(guideLinks.id, linkId), eq(guideLinks.departureId, departureId)))
      .returning()
    if (!row) throw notFound("Link")
    const before = await present(row, await findEnd(departureId, transaction), transaction)
    await audit({ actor: user._id, action: "delete", subject: `guide-link:${linkId}`, before }, transaction)
  })
}

/** Returns what a token opens. @throws notFound, the same for unknown, revoked and expired tokens */
export async function findGuideLink(token: string): Promise<{ departureId: string; expiresAt: Date }> {
  const ofToken = eq(guideLinks.tokenHash, hashSecret(token))
  const [row] = await db.select(pick(guideLinks, "departureId")).from(guideLinks).where(ofToken)
  const expiresAt = row && (await findEnd(row.departureId, db))
  if (!expiresAt || expiresAt <= new Date()) throw linkGone()
  return { departureId: row.departureId, expiresAt }
}

/** The links that a colleague made have stood on their screen, so they end when the colleague leaves. */
export const madeGuideLinks: LeftBehind = {
  name: "guideLinks",
  count: (leaverId, database) => database.$count(guideLinks, eq(guideLinks.createdBy, leaverId)),
  end: async ({ leaverId, actor, transaction }) => {
    const ended = await transaction
      .delete(guideLinks)
      .where(eq(guideLinks.createdBy, leaverId))
      .returning(pick(guideLinks, "id", "departureId"))
    for (const { id, departureId } of ended) {
      const before = { departureId, createdBy: leaverId }
      await audit({ actor: actor._id, action: "delete", subject: `guide-link:${id}`, before }, transaction)
    }
  },
}

export async function sweepGuideLinks(): Promise<void> {
  await db.delete(guideLinks).where(inArray(guideLinks.departureId, departuresOverBefore(hanoiDate())))
}

/** Lets the links of a departure open another one, which it has moved to. */
export async function moveGuideLinks(from: string, to: string, transaction: Database): Promise<void> {
  await transaction.update(guideLinks).set({ departureId: to }).where(eq(guideLinks.departureId, from))
}
