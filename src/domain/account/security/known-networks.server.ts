import { and, eq, inArray, lt, sql } from "drizzle-orm"
import { hasEmail, knownNetworks, users } from "#server/auth/users.table.server.ts"
import { type Database, db } from "#server/database/database.server.ts"

const MAX_NETWORKS = 10
const FORGOTTEN_AFTER = "180 days"

/** Hashes account and network with the site's secret, so that a leaked table does not reveal networks. */
function hashOf(userId: unknown, network: string) {
  const pair = sql`(select secret from site_secrets limit 1) || ' ' || ${userId}::text || ' ' || ${network}::text`
  return sql<string>`encode(sha256(convert_to(${pair}, 'UTF8')), 'hex')`
}

export async function isKnownNetwork(email: string, network: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .innerJoin(
      knownNetworks,
      and(eq(knownNetworks.userId, users.id), eq(knownNetworks.networkHash, hashOf(users.id, network))),
    )
    .where(hasEmail(email))
  return rows.length > 0
}

export async function rememberNetwork(userId: string, network: string): Promise<void> {
  const usedAt = new Date()
  await db
    .insert(knownNetworks)
    .values({ userId, networkHash: hashOf(userId, network), usedAt })
    .onConflictDoUpdate({ target: [knownNetworks.userId, knownNetworks.networkHash], set: { usedAt } })
  const beyond = db
    .select({ networkHash: knownNetworks.networkHash })
    .from(knownNetworks)
    .where(eq(knownNetworks.userId, userId))
    .orderBy(sql`${knownNetworks.usedAt} desc`)
    .offset(MAX_NETWORKS)
  await db
    .delete(knownNetworks)
    .where(and(eq(knownNetworks.userId, userId), inArray(knownNetworks.networkHash, beyond)))
}

export async function forgetNetworks(userId: string, database: Database): Promise<void> {
  await database.delete(knownNetworks).where(eq(knownNetworks.userId, userId))
}

export async function sweepKnownNetworks(): Promise<void> {
  await db.delete(knownNetworks).where(lt(knownNetworks.usedAt, sql`now() - ${FORGOTTEN_AFTER}::interval`))
}
