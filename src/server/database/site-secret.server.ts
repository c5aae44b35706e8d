import { createHmac } from "node:crypto"
import { db } from "./database.server.ts"

let cached: { database: typeof db; secret: Promise<string> } | undefined

/**
 * Hashes what identifies a visitor with the secret of this database, so that nobody can find out by trying whose hash it
 * is. All processes on the database get the same hash, after a restart too. `kind` keeps hashes of one use from another.
 */
export async function keyedHash(kind: string, value: string): Promise<string> {
  return createHmac("sha256", await siteSecret())
    .update(`${kind} ${value}`)
    .digest("base64url")
}

/** Reads the secret once for each database that this process opens. */
function siteSecret(): Promise<string> {
  if (cached?.database !== db) cached = { database: db, secret: readSecret() }
  const { secret } = cached
  secret.catch(() => {
    cached = undefined
  })
  return secret
}

async function readSecret(): Promise<string> {
  const { rows } = await db.execute<{ secret: string }>("select secret from site_secrets")
  if (!rows[0]) throw new Error("The table site_secrets is empty.")
  return rows[0].secret
}
