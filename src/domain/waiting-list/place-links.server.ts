import { createLink, findLink } from "#server/auth/one-time-tokens.server.ts"
import { type Database, db } from "#server/database/database.server.ts"

const LINK = "waiting-list"
/** Long enough for any departure. */
const LINK_LIFE_MS = 400 * 24 * 3_600_000

/** Creates the secret of a mailed link to a place on a waiting list. */
export function createPlaceLink({ id, email }: { id: string; email: string }): Promise<string> {
  return createLink(LINK, `${id} ${email}`, LINK_LIFE_MS)
}

/** Returns the id of the place that a mailed link is about. */
export async function findPlaceId(token: string, database: Database = db): Promise<string | undefined> {
  const link = await findLink(LINK, token, database)
  return link?.open ? link.subject.split(" ")[0] : undefined
}
