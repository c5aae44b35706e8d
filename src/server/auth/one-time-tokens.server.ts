import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm"
import { type Database, db } from "#server/database/database.server.ts"
import { namesAddress } from "#server/database/personal-text.server.ts"
import { hashSecret, newSecret } from "#server/secrets.server.ts"
import { linkOwner, oneTimeLinks } from "./one-time-tokens.table.server.ts"

/**
 * Creates a secret for one use, one purpose and one subject, such as of a mailed link or a passkey's challenge. Only its
 * hash is stored.
 */
export async function createLink(
  purpose: string,
  subject: string,
  lifeMs: number,
  database: Database = db,
): Promise<string> {
  const secret = newSecret()
  const expiresAt = new Date(Date.now() + lifeMs)
  await database.insert(oneTimeLinks).values({ tokenHash: hashSecret(secret), purpose, subject, expiresAt })
  return secret
}

export async function findLink(
  purpose: string,
  secret: string,
  database: Database = db,
): Promise<{ subject: string; open: boolean } | undefined> {
  const [link] = await database.select().from(oneTimeLinks).where(named(purpose, secret))
  return link && { subject: link.subject, open: link.usedAt === null && link.expiresAt > new Date() }
}

/** Returns whether a link of a subject is unused and open for at least `leftMs`. */
export async function hasOpenLink(purpose: string, subject: string, leftMs: number): Promise<boolean> {
  const isOpen = and(isNull(oneTimeLinks.usedAt), gt(oneTimeLinks.expiresAt, new Date(Date.now() + leftMs)))
  return (
    (await db.$count(oneTimeLinks, and(eq(oneTimeLinks.subject, subject), eq(oneTimeLinks.purpose, purpose), isOpen))) >
    0
  )
}

/** Uses a link up and returns its subject. Only one of several concurrent calls succeeds. */
export async function consumeToken(
  purpose: string,
  secret: string,
  transaction: Database,
): Promise<string | undefined> {
  const [link] = await transaction
    .update(oneTimeLinks)
    .set({ usedAt: new Date() })
    .where(and(named(purpose, secret), isNull(oneTimeLinks.usedAt), gt(oneTimeLinks.expiresAt, new Date())))
    .returning({ subject: oneTimeLinks.subject })
  return link?.subject
}

/**
 * Uses up a secret that is not stored, because it is sealed (site-secret.server.ts). Only one of several concurrent calls
 * returns true.
 */
export async function spendSealed(
  purpose: string,
  sealed: { secret: string; subject: string; expiresAt: Date },
  transaction: Database,
): Promise<boolean> {
  const { secret, ...link } = sealed
  const used = { tokenHash: hashSecret(secret), purpose, usedAt: new Date(), ...link }
  return (await transaction.insert(oneTimeLinks).values(used).onConflictDoNothing().returning()).length > 0
}

function named(purpose: string, secret: string) {
  return and(eq(oneTimeLinks.tokenHash, hashSecret(secret)), eq(oneTimeLinks.purpose, purpose))
}

export async function revokeTokens(purpose: string, subject: string, database: Database): Promise<void> {
  await database
    .update(oneTimeLinks)
    .set({ expiresAt: new Date() })
    .where(and(eq(oneTimeLinks.subject, subject), eq(oneTimeLinks.purpose, purpose), isNull(oneTimeLinks.usedAt)))
}

/** Deletes the links that were mailed to an address. */
export async function forgetLinksTo(email: string, transaction: Database): Promise<void> {
  const { subject } = oneTimeLinks
  const searched = { addresses: sql`addresses_in(${subject})`, text: sql`${subject}` }
  await transaction.delete(oneTimeLinks).where(namesAddress(searched, email))
}

/** Deletes the links of bookings and accounts, whatever address they were mailed to. */
export async function forgetLinksOf(ids: string[], transaction: Database): Promise<void> {
  if (ids.length) await transaction.delete(oneTimeLinks).where(inArray(linkOwner, ids))
}

export async function sweepLinks(): Promise<void> {
  await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, sql`now() - interval '1 day'`))
}
