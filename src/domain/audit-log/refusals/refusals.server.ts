import { asc, desc, gte, sum } from "drizzle-orm"
import type * as z from "zod"
import { addDays, hanoiDate } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { storeRefusals } from "#server/http/refusals/refused-requests.server.ts"
import { refusedRequests } from "#server/http/refusals/refused-requests.table.server.ts"
import type * as shapes from "./shapes.server.ts"

type RefusedRequests = z.infer<typeof shapes.refusedRequests>

const MAX_ROUTES = 50

/** Returns the counts of the last days, by day and reason, and by reason and route, the highest first. */
export async function listRefusals(days: number): Promise<RefusedRequests> {
  await storeRefusals()
  const from = addDays(hanoiDate(), 1 - days)
  const { day, reason, route, count } = refusedRequests
  const total = sum(count).mapWith(Number)
  const isRecent = gte(day, from)
  const byDay = await db
    .select({ day, reason, count: total })
    .from(refusedRequests)
    .where(isRecent)
    .groupBy(day, reason)
    .orderBy(desc(day), asc(reason))
  const byRoute = await db
    .select({ reason, route, count: total })
    .from(refusedRequests)
    .where(isRecent)
    .groupBy(reason, route)
    .orderBy(desc(total), asc(route))
    .limit(MAX_ROUTES)
  return { from, days: byDay, routes: byRoute }
}
