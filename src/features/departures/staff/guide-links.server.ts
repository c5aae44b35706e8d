import { and, desc, eq, gt, lt } from "drizzle-orm"
import { findUser } from "#features/account/account.server.ts"
import type { User } from "#features/account/account.ts"
import type { GuideLink } from "#features/departures/departure.ts"
import { findLastDay } from "#features/departures/departures.server.ts"
import { guideLinks } from "#features/departures/departures.table.server.ts"
import { addDays, hanoiInstant } from "#lib/today.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { linkGone, notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { hashSecret, newSecret } from "#server/secrets.server.ts"

type Row = typeof guideLinks.$inferSelect

/** Returns the links of a departure that still work, the newest first. @throws notFound */
export async function listGuideLinks(departureId: string): Promise<GuideLink[]> {
  await findLastDay(departureId, db)
  const rows = await db
    .select()
    .from(guideLinks)
    .where(and(eq(guideLinks.departureId, departureId), gt(guideLinks.expiresAt, new Date())))
    .orderBy(desc(guideLinks.createdAt))
  return Promise.all(rows.map((row) => present(row, db)))
}

async function present({ id, createdAt, createdBy, expiresAt }: Row, database: Database): Promise<GuideLink> {
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
    const token = newSecret()
    const expiresAt = hanoiInstant(addDays(await findLastDay(departureId, transaction), 1), "23:59")
    const [row] = await transaction
      .insert(guideLinks)
      .values({ departureId, tokenHash: hashSecret(token), createdBy: user._id, expiresAt })
      .returning()
    const link = await present(row!, transaction)
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
    const before = await present(row, transaction)
    await audit({ actor: user._id, action: "delete", subject: `guide-link:${linkId}`, before }, transaction)
  })
}

/** Returns what a token opens. @throws notFound, the same for unknown, revoked and expired tokens */
export async function findGuideLink(token: string): Promise<{ departureId: string; expiresAt: Date }> {
  const [row] = await db
    .select({ departureId: guideLinks.departureId, expiresAt: guideLinks.expiresAt })
    .from(guideLinks)
    .where(and(eq(guideLinks.tokenHash, hashSecret(token)), gt(guideLinks.expiresAt, new Date())))
  if (!row) throw linkGone()
  return row
}

export async function sweepGuideLinks(): Promise<void> {
  await db.delete(guideLinks).where(lt(guideLinks.expiresAt, new Date()))
}
