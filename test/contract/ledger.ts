import assert from "node:assert/strict"
import { sql } from "drizzle-orm"
import { db } from "../../src/server/database/database.server.ts"

/** Watches what is stored. */
export type Ledger = {
  before: () => Promise<void>
  /** Something may have been stored, and rightly. */
  changed: () => void
  /** @throws AssertionError when something was stored since `before` */
  unchanged: (said: string) => Promise<void>
}

/** Every call of staff notes when their session was used. */
const NOT_WATCHED = "sessions"

/**
 * Opens a ledger of all tables. What is there is read only when some transaction has had something to write, which the
 * counter of transactions tells in a moment; one that was rolled back leaves nothing to be seen.
 */
export async function openLedger(): Promise<Ledger> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> ${NOT_WATCHED} order by 1`,
  )
  const count = ({ name }: { name: string }) =>
    sql`select ${name}::text || count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as state from ${sql.identifier(name)}`
  const query = sql.join(rows.map(count), sql` union all `)
  const readState = async () => {
    const { rows } = await db.execute<{ state: string }>(query)
    return rows.map(({ state }) => state)
  }
  let state: string[] | undefined
  let counter = ""
  return {
    before: async () => {
      if (state) return
      state = await readState()
      counter = await transactions()
    },
    changed: () => {
      state = undefined
    },
    unchanged: async (said) => {
      const now = await transactions()
      if (now === counter) return
      const after = await readState()
      assert.deepEqual(after, state, `Something was stored though ${said}`)
      counter = now
    },
  }
}

async function transactions(): Promise<string> {
  const { rows } = await db.execute<{ next: string }>(sql`select pg_snapshot_xmax(pg_current_snapshot())::text as next`)
  return rows[0]?.next ?? ""
}
