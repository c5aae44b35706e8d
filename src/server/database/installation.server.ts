import { statSync } from "node:fs"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import type { Config } from "#server/config/config.server.ts"
import { type Database, db } from "./database.server.ts"
import { codeOf } from "./failures.server.ts"

type Home = Pick<Config, "databaseUrl" | "dataDir">

/**
 * Compares where the database is with where it was first started. The first start notes it.
 * @returns whether the database is a copy, as of pg_dump or of the data folder
 */
export async function isCopy(home: Home): Promise<boolean> {
  const here = await identify(home)
  const noted = sql`update site_secrets set installation = coalesce(installation, ${here}) returning installation`
  const { rows } = await db.execute<{ installation: string }>(noted)
  return rows[0] !== undefined && rows[0].installation !== here
}

/** From now on this database is the one that the site is run on. */
export async function adoptInstallation(home: Home, transaction: Database): Promise<void> {
  const here = await identify(home)
  await transaction.execute(sql`update site_secrets set installation = ${here}`)
}

/** Returns what a restart or an upgrade leaves as it is, and a copy has not. */
async function identify({ databaseUrl, dataDir }: Home): Promise<string> {
  if (databaseUrl) return identifyOnServer()
  // Not the path: a container may have mounted the same folder elsewhere. Not the device: its number changes at a boot.
  const { ino, birthtimeMs } = statSync(join(dataDir, "database"))
  return `${ino}-${Math.floor(birthtimeMs)}`
}

async function identifyOnServer(): Promise<string> {
  const inCluster = "select oid from pg_database where datname = current_database()"
  try {
    const { rows } = await db.execute<{ id: string }>(
      sql.raw(`select (select system_identifier from pg_control_system()) || '-' || (${inCluster}) as id`),
    )
    return rows[0]!.id
  } catch (error) {
    if (codeOf(error) !== INSUFFICIENT_PRIVILEGE) throw error
    // A service may keep the identity of its cluster to itself. A restored table has another number.
    const { rows } = await db.execute<{ id: string }>(
      sql.raw(`select (${inCluster}) || '-' || 'site_secrets'::regclass::oid as id`),
    )
    return rows[0]!.id
  }
}

const INSUFFICIENT_PRIVILEGE = "42501"
