import { timingSafeEqual } from "node:crypto"
import { keyedHash } from "#server/database/site-secret.server.ts"

const VALID_MS = 2 * 3_600_000

/** Returns a token that shows one unpublished entry as visitors will see it, for two hours. */
export async function createPreviewToken(kind: string, id: string, now = Date.now()) {
  const expires = now + VALID_MS
  return { token: `${expires}.${await signature(kind, id, expires)}`, expiresAt: new Date(expires).toISOString() }
}

/** Returns whether a token was made for this entry and has not expired. */
export async function isPreviewToken(token: string, kind: string, id: string, now = Date.now()): Promise<boolean> {
  const [, expires = "", signed = ""] = /^(\d{1,15})\.([\w-]{43})$/.exec(token) ?? []
  if (signed === "" || Number(expires) < now) return false
  return timingSafeEqual(Buffer.from(signed), Buffer.from(await signature(kind, id, Number(expires))))
}

const signature = (kind: string, id: string, expires: number) => keyedHash("preview", `${kind} ${id} ${expires}`)
