import type { Context } from "hono"
import type { Language } from "#i18n/localized.ts"
import { isSealed, sealer } from "#server/database/site-secret.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { findActiveUser } from "./find-signed-in.server.ts"
import type { User } from "./present-user.server.ts"

const KIND = "file"
const LIFE_MS = 60_000

/**
 * Returns an address that opens a file of the API for a minute without a header, as this user: plain links send none, and
 * in-app browsers save nothing else. `path` is that of the API, such as `/exports/bookings`.
 */
export async function linkFile(path: string, user: User, language: Language): Promise<string> {
  const seal = await sealer(KIND)
  const { pathname, searchParams } = new URL(`/api${path}`, "http://site.invalid")
  searchParams.set("lang", language)
  searchParams.set("user", user._id)
  searchParams.delete("token")
  const address = `${pathname}?${searchParams}`
  return `${address}&token=${seal(address, Date.now() + LIFE_MS)}`
}

/** Returns the user for whom the address of a request was made, while the account is in use. */
export async function findLinkedUser(c: Context): Promise<User | undefined> {
  const { pathname, searchParams } = new URL(c.req.url)
  const [token, id] = [searchParams.get("token"), searchParams.get("user")]
  if (token === null || !isUuid(id ?? "")) return undefined
  searchParams.delete("token")
  return (await isSealed(token, KIND, `${pathname}?${searchParams}`)) ? findActiveUser(id!) : undefined
}
