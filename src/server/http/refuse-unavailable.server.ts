import type { Context, MiddlewareHandler, Next } from "hono"
import { databaseIsAway, databaseIsFull, hasRoomAgain, noteReached } from "#server/database/availability.server.ts"
import { storageFull, unavailable } from "#server/errors.server.ts"
import { isInProcess } from "./in-process.server.ts"

/** Answers 503 at once for pages while the database is away, and for writes while its disk is full. */
export const refuseUnavailable: MiddlewareHandler = (c, next) => {
  if (databaseIsAway()) return answerWhileAway(c, next)
  return databaseIsFull() && isWrite(c) ? answerWhileFull(next) : next()
}

/** API requests still query the database. After a successful write no older page may be shown. */
async function answerWhileAway(c: Context, next: Next): Promise<void> {
  if (isInProcess(c)) throw unavailable()
  await next()
  if (c.res.ok && isWrite(c)) noteReached()
}

async function answerWhileFull(next: Next): Promise<void> {
  if (!(await hasRoomAgain())) throw storageFull()
  await next()
}

function isWrite({ req: { method } }: Context): boolean {
  return method !== "GET" && method !== "HEAD" && method !== "OPTIONS"
}
