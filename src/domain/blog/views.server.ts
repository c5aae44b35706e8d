import { sql } from "drizzle-orm"
import { db } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { hashSecret } from "#server/secrets.server.ts"

const HOUR_MS = 3_600_000
const MAX_PENDING = 20_000

type View = { postId: string; visitor: string; hour: string }
let pending = new Map<string, View>()

/** Queues a view to be counted later, so that the reader does not wait. A network counts once an hour. */
export function noteView(postId: string, network: string): void {
  if (pending.size >= MAX_PENDING) return
  const hour = new Date(Math.floor(Date.now() / HOUR_MS) * HOUR_MS).toISOString()
  const visitor = hashSecret(`${hour} ${postId} ${network}`)
  pending.set(visitor, { postId, visitor, hour })
}

export async function countViews(): Promise<void> {
  if (pending.size === 0) return
  const views = [...pending.values()]
  pending = new Map()
  await transact(async (transaction) => {
    // Prevents deadlocks between processes that count the same posts in different order.
    await lock("post views", transaction)
    await transaction.execute(sql`
      with seen as (
        select * from jsonb_to_recordset(${JSON.stringify(views)}::jsonb) as view ("postId" uuid, visitor text, hour timestamptz)
      ), fresh as (
        insert into post_views (post_id, visitor, hour) select "postId", visitor, hour from seen
        on conflict do nothing returning post_id
      ), counted as (
        select post_id, count(*)::int as visitors from fresh group by post_id
      )
      update posts set views = views + visitors from counted where posts.id = counted.post_id`)
  })
}

export async function sweepViews(): Promise<void> {
  await db.execute(sql`delete from post_views where hour < now() - interval '2 hours'`)
}
