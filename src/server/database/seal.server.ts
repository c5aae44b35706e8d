import { timingSafeEqual } from "node:crypto"
import { keyedHasher } from "./site-secret.server.ts"

/**
 * Returns a function that seals values: `EXPIRES.SIGNATURE` shows until then that this site has told the value to
 * somebody. `kind` separates uses. The function reads no secret, so it can be called within a transaction.
 */
export async function sealer(kind: string): Promise<(value: string, expires: number) => string> {
  const sign = await keyedHasher(kind)
  return (value, expires) => `${expires}.${sign(`${value} ${expires}`)}`
}

/** Returns whether a seal was made for this value and has not expired. */
export async function isSealed(seal: string, kind: string, value: string, now = Date.now()): Promise<boolean> {
  const [, expires = ""] = /^(\d{1,15})\.[\w-]{43}$/.exec(seal) ?? []
  if (expires === "" || Number(expires) < now) return false
  return timingSafeEqual(Buffer.from(seal), Buffer.from((await sealer(kind))(value, Number(expires))))
}
