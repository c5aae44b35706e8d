import { sql } from "drizzle-orm"
import type { Context } from "hono"
import { findSettings } from "#features/settings/settings.server.ts"
import { LANGUAGES } from "#i18n/localized.ts"
import { db } from "./database.server.ts"
import { bytesLeft } from "./media.server.ts"
import { backlog } from "./outbox.server.ts"
import { pageCache } from "./page-cache.server.ts"

/** A mail that is due for longer than this is late: something keeps the job from sending. */
const LATE_SECONDS = 600
/** Less than this, and pictures, mails in the folder and an embedded database will soon not be written any more. */
const LEAST_BYTES = 200 * 1024 * 1024
const RETRY_SECONDS = 2

/** How each part of the server is. */
export type Parts = {
  database: "ok" | "away"
  /** 'late': mails wait that should have gone; 'failing': some were given up; 'unknown' where nobody can look. */
  mail: "ok" | "late" | "failing" | "unknown"
  disk: "ok" | "low" | "unknown"
  /** 'deaf': changes of content cannot be heard of, so pages are drawn for each visitor. */
  pages: "ok" | "deaf"
}

/**
 * `GET /health`: says which part is degraded. 503 only where no request can be answered, so that a balancer keeps a
 * process in use whose mails are late.
 */
export async function health(c: Context): Promise<Response> {
  const [database, mail, disk] = await Promise.all([databasePart(), mailPart(), diskPart()])
  const parts: Parts = { database, mail, disk, pages: pageCache()?.state ?? "ok" }
  const working = database === "ok"
  const whole = Object.values(parts).every((part) => part === "ok")
  if (!working) c.header("Retry-After", String(RETRY_SECONDS))
  return c.json({ success: working, data: { status: whole ? "ok" : "degraded", parts } }, working ? 200 : 503)
}

function databasePart(): Promise<Parts["database"]> {
  return db.execute(sql`select 1`).then(
    () => "ok" as const,
    () => "away" as const,
  )
}

async function mailPart(): Promise<Parts["mail"]> {
  const { late, givenUp } = await backlog(LATE_SECONDS).catch(() => ({ late: undefined, givenUp: undefined }))
  if (late === undefined) return "unknown"
  if (givenUp) return "failing"
  return late ? "late" : "ok"
}

async function diskPart(): Promise<Parts["disk"]> {
  const left = await bytesLeft().catch(() => undefined)
  if (left === undefined) return "unknown"
  return left < LEAST_BYTES ? "low" : "ok"
}

/**
 * `GET /warmup` (spec §4): wakes what the first page needs, the database with the settings read from it anew, and the home
 * page in both languages. Where it cannot be reached the error says so, with `message` and when to try again.
 */
export async function warmUp(c: Context): Promise<Response> {
  await db.execute(sql`select 1 from tours limit 1`)
  await findSettings()
  await Promise.all(LANGUAGES.map((language) => pageCache()?.warm({ path: "/", language })))
  return c.json({ success: true, data: { status: "ready" } })
}
