import { lt, sql } from "drizzle-orm"
import type { Context, MiddlewareHandler } from "hono"
import { matchedRoutes } from "hono/route"
import type { RefusalReason } from "#lib/refusal-reasons.ts"
import { addDays, hanoiDate } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { routeOf } from "#server/http/route-name.server.ts"
import { refusedRequests } from "./refused-requests.table.server.ts"

/** Days for which counts are stored. */
export const REFUSALS_KEPT_DAYS = 90

/** Of the codes of errors that are counted. */
const REASONS: Record<string, RefusalReason> = {
  TOO_MANY_REQUESTS: "limit",
  PROOF_REQUIRED: "proof-asked",
  TOO_FAST: "too-fast",
  INVALID_CREDENTIALS: "password",
  UNAUTHORIZED: "signed-out",
  TOKEN_EXPIRED: "signed-out",
  FORBIDDEN: "forbidden",
  TOO_LARGE: "too-large",
  BAD_REQUEST: "unreadable",
  UNSUPPORTED_MEDIA_TYPE: "unreadable",
}

type Count = { day: string; reason: RefusalReason; route: string; count: number }

/** Not yet stored. Days, reasons and routes are few, so an attack makes the counts large, not many. */
let counts = new Map<string, Count>()

/** Counts refused requests in memory, so that refusing stays cheap. `storeRefusals` stores the counts. */
export const countRefusals: MiddlewareHandler = async (c, next) => {
  await next()
  const reason = reasonOf(c)
  if (reason) count({ day: hanoiDate(), reason, route: routeOf(c) ?? pageOf(c), count: 1 })
}

/** The same for pages, pictures and forms without JavaScript, which call the API themselves. */
export const countRefusedPages: MiddlewareHandler = (c, next) =>
  c.req.path.startsWith("/api/") ? next() : countRefusals(c, next)

/** Notes why a request is refused, where the error doesn't tell. */
export function noteRefusal(c: Context, reason: RefusalReason): void {
  c.set("refusal", reason)
}

function reasonOf(c: Context): RefusalReason | undefined {
  const noted: RefusalReason | undefined = c.get("refusal")
  const code: string | undefined = c.get("errorCode")
  if (code === "PROOF_REQUIRED" && c.req.header("x-proof") !== undefined) return "proof-failed"
  return noted ?? (code === undefined ? undefined : REASONS[code])
}

/** Returns the pattern of a page's address. An address itself could be anything. */
function pageOf(c: Context): string {
  const page = matchedRoutes(c).findLast(({ method }) => method !== "ALL")
  return page ? `${page.method} ${page.path}` : "other"
}

function count({ count, ...of }: Count): void {
  const key = `${of.day} ${of.reason} ${of.route}`
  counts.set(key, { ...of, count: (counts.get(key)?.count ?? 0) + count })
}

/** Adds the counts of this process to the stored ones. If that fails, they are stored next time. */
export async function storeRefusals(): Promise<void> {
  if (counts.size === 0) return
  const taken = counts
  counts = new Map()
  // In one order, so that processes don't wait for each other in a circle.
  const rows = [...taken].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  const { day, reason, route } = refusedRequests
  try {
    await db
      .insert(refusedRequests)
      .values(rows)
      .onConflictDoUpdate({
        target: [day, reason, route],
        set: { count: sql`${refusedRequests.count} + excluded.count` },
      })
  } catch (error) {
    rows.forEach(count)
    throw error
  }
}

export async function sweepRefusals(): Promise<void> {
  await db.delete(refusedRequests).where(lt(refusedRequests.day, addDays(hanoiDate(), -REFUSALS_KEPT_DAYS)))
}
