import { sql } from "drizzle-orm"
import { type Context, Hono } from "hono"
import * as z from "zod"
import { LANGUAGES } from "#i18n/localized.ts"
import { writeTemporaryFile } from "#server/database/availability.server.ts"
import { cached } from "#server/database/cache.server.ts"
import { db } from "#server/database/database.server.ts"
import { isStorageFull } from "#server/database/failures.server.ts"
import { unavailable } from "#server/errors.server.ts"
import { areMailsHeld, backlog } from "#server/mail/outbox.server.ts"
import { bytesLeft, tryToWrite } from "#server/media/media.server.ts"
import { describe, one } from "#server/openapi/describe.server.ts"
import { pageCache } from "#server/pages/page-cache.server.ts"
import { VERSION } from "#server/version.server.ts"
import { jobsState } from "./job-runs.server.ts"

const LATE_SECONDS = 600
/** Below this, writes will soon fail. */
const LEAST_BYTES = 200 * 1024 * 1024
const RETRY_SECONDS = 2

export type Parts = z.infer<typeof parts>

let isStopping = false

/** From now on `GET /health/ready` says 503, so that a balancer sends no more requests. */
export function noteStopping(): void {
  isStopping = true
}

/** Whether new requests may come, which they may not while it stops or has no database. */
async function ready(c: Context): Promise<Response> {
  if (isStopping || (await databasePart()) === "away") throw unavailable()
  return c.json({ success: true, data: { status: "ready", version: VERSION } })
}

/** Answers 503 only if no request can be served, so that a balancer keeps degraded processes. */
async function health(c: Context): Promise<Response> {
  const [database, mail, disk, jobs] = await Promise.all([
    databasePart(),
    mailPart(),
    diskPart(),
    jobsState().catch(() => "unknown" as const),
  ])
  const parts: Parts = { database, mail, disk, pages: pageCache()?.state ?? "ok", jobs }
  const working = database !== "away"
  const whole = Object.values(parts).every((part) => part === "ok")
  if (!working) c.header("Retry-After", String(RETRY_SECONDS))
  return c.json(
    { success: working, data: { status: whole ? "ok" : "degraded", version: VERSION, parts } },
    working ? 200 : 503,
  )
}

/** Writes at most once a second, however many ask. */
async function databasePart(): Promise<Parts["database"]> {
  try {
    await db.execute(sql`select 1`)
  } catch {
    return "away"
  }
  return (await roomInDatabase()) ? "ok" : "full"
}

const roomInDatabase = () =>
  cached("room in the database", () =>
    writeTemporaryFile().then(
      () => true,
      (error) => !isStorageFull(error),
    ),
  )

async function mailPart(): Promise<Parts["mail"]> {
  try {
    if (await areMailsHeld()) return "held"
    const { late, givenUp } = await backlog(LATE_SECONDS)
    if (givenUp) return "failing"
    return late ? "late" : "ok"
  } catch {
    return "unknown"
  }
}

async function diskPart(): Promise<Parts["disk"]> {
  try {
    await cached("room on the disk", () => tryToWrite().then(() => true))
    return (await bytesLeft()) < LEAST_BYTES ? "low" : "ok"
  } catch (error) {
    return isStorageFull(error) ? "full" : "unknown"
  }
}

const parts = z.strictObject({
  database: z.enum(["ok", "away", "full"]).describe("'full': it can be read, but the disk has no room for writes"),
  mail: z
    .enum(["ok", "held", "late", "failing", "unknown"])
    .describe(
      "'held': none are sent, because the database was restored or copied; 'late': some are overdue; 'failing': some could not be sent",
    ),
  disk: z.enum(["ok", "low", "full", "unknown"]).describe("The storage of pictures"),
  pages: z
    .enum(["ok", "disconnected"])
    .describe("'disconnected': pages are rendered for each request, because no change notifications arrive"),
  jobs: z
    .enum(["ok", "late", "failing", "unknown"])
    .describe("Background jobs. 'late': one has not succeeded for long; 'failing': the last run of one failed"),
})
const version = z.string()
const healthOf = (success: boolean, status: z.ZodType<"ok" | "degraded">, database: Parts["database"][]) =>
  z.strictObject({
    success: z.literal(success),
    data: z.strictObject({ status, version, parts: parts.extend({ database: z.enum(database) }) }),
  })

/** `GET /warmup` (spec §4) wakes the database and renders the home page in both languages. */
export const healthRoutes = (findSettings: () => Promise<unknown>) =>
  new Hono()
    .get(
      "/health",
      describe({
        summary: "Report the state of the site; 503 while the database is unavailable",
        answer: healthOf(true, z.enum(["ok", "degraded"]), ["ok", "full"]),
        failure: healthOf(false, z.literal("degraded"), ["away"]),
      }),
      health,
    )
    .get(
      "/health/live",
      describe({
        summary: "Report that the process is alive",
        answer: one(z.strictObject({ status: z.literal("live"), version })),
      }),
      (c) => c.json({ success: true, data: { status: "live", version: VERSION } }),
    )
    .get(
      "/health/ready",
      describe({
        summary: "Report whether this process accepts requests; 503 while it stops or the database is unavailable",
        answer: one(z.strictObject({ status: z.literal("ready"), version })),
      }),
      ready,
    )
    .get(
      "/warmup",
      describe({
        summary: "Warm up what the first page needs",
        answer: one(z.strictObject({ status: z.literal("ready") })),
      }),
      async (c) => {
        await db.execute(sql`select 1 from tours limit 1`)
        await findSettings()
        await Promise.all(LANGUAGES.map((language) => pageCache()?.warm({ path: "/", language })))
        return c.json({ success: true, data: { status: "ready" } })
      },
    )
