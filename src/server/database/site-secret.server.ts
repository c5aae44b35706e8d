import { createHmac, timingSafeEqual } from "node:crypto"
import { db } from "./database.server.ts"

let cached: { database: typeof db; secret: Promise<string> } | undefined

/** Hashes visitor data with this database's secret, so that it can't be guessed by trying. Each `kind` has other hashes. */
export async function keyedHash(kind: string, value: string): Promise<string> {
  return (await keyedHasher(kind))(value)
}

/** Returns a function that hashes as `keyedHash` does, without reading the secret again. */
async function keyedHasher(kind: string): Promise<(value: string) => string> {
  const secret = await siteSecret()
  return (value) => createHmac("sha256", secret).update(`${kind} ${value}`).digest("base64url")
}

/** @throws Error for the operator if the database has no secret */
export function siteSecret(): Promise<string> {
  if (cached?.database !== db) cached = { database: db, secret: readSecret() }
  const { secret } = cached
  secret.catch(() => {
    cached = undefined
  })
  return secret
}

async function readSecret(): Promise<string> {
  const { rows } = await db.execute<{ secret: string }>("select secret from site_secrets")
  if (!rows[0])
    throw new Error(
      "The table site_secrets is empty. Insert one row with a random secret, as migrations/0002_triggers.sql does.",
    )
  return rows[0].secret
}

/**
 * Returns a function that signs a value until an instant in ms, as `EXPIRES.SIGNATURE`. A seal of one `kind` is not valid
 * for another. The function doesn't query the database, so it can be called within a transaction.
 */
export async function sealer(kind: string): Promise<(value: string, expires: number) => string> {
  const sign = await keyedHasher(kind)
  return (value, expires) => `${expires}.${sign(`${value} ${expires}`)}`
}

/** Returns whether a seal was made for this value and has not expired. */
export async function isSealed(seal: string, kind: string, value: string, now = Date.now()): Promise<boolean> {
  // As `sealer` writes the number: another spelling of it, such as with leading zeros, would be longer.
  const [, expires = ""] = /^(0|[1-9]\d{0,14})\.[\w-]{43}$/.exec(seal) ?? []
  if (expires === "" || Number(expires) < now) return false
  return timingSafeEqual(Buffer.from(seal), Buffer.from((await sealer(kind))(value, Number(expires))))
}
