import { sql } from "drizzle-orm"
import type { Context } from "hono"
import { db } from "./database.server.ts"

/** `GET /health`: cheap, and says which part is degraded. */
export async function health(c: Context): Promise<Response> {
  const database = await db.execute(sql`select 1`).then(
    () => "ok" as const,
    () => "away" as const,
  )
  const healthy = database === "ok"
  return c.json(
    { success: healthy, data: { status: healthy ? "ok" : "degraded", parts: { database } } },
    healthy ? 200 : 503,
  )
}
