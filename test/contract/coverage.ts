import assert from "node:assert/strict"
import { sql } from "drizzle-orm"
import { db } from "../../src/server/database/database.server.ts"

export type Coverage = {
  before: () => Promise<void>
  changed: () => void
  /** @throws AssertionError if data has changed since `before` */
  unchanged: (said: string) => Promise<void>
}

/** Each staff request updates the time of last use. */
const NOT_WATCHED = "sessions"

/** Watches all tables. Reads them only if the transaction counter shows a write. */
export async function openCoverage(): Promise<Coverage> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> ${NOT_WATCHED} order by 1`,
  )
  const count = ({ name }: { name: string }) =>
    sql`select ${name}::text || count(*) || ' ' || coalesce(max(xmin::text::bigint), 0) as state from ${sql.identifier(name)}`
  const query = sql.join(rows.map(count), sql` union all `)
  const readState = async () => {
    const { rows } = await db.execute<{ state: string }>(query)
    // Parts of a union may be read side by side.
    return rows.map(({ state }) => state).toSorted()
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
