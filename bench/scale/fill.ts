import { readFileSync } from "node:fs"
import { join } from "node:path"
import pg from "pg"
import { people, villages } from "./names.ts"

const WHOLE = { tours: 100_000, transfers: 20_000, posts: 5_000, bookings: 2_000_000 }
const BOOKINGS_PER_PERSON = 3
const FILLED = ["tours", "departures", "bookings", "booking_events", "outbox", "guest_tokens"]

export type Amounts = typeof WHOLE & { people: number }

export function amountsAt(percent: number): Amounts {
  const part = (whole: number) => (whole * percent) / 100
  const { tours, transfers, posts, bookings } = WHOLE
  return {
    tours: part(tours),
    transfers: part(transfers),
    posts: part(posts),
    bookings: part(bookings),
    people: Math.floor(part(bookings) / BOOKINGS_PER_PERSON),
  }
}

/** Stores the demo content as a template for clones. Call it once before `fill`. */
export async function prepare(url: string): Promise<void> {
  await connected(url, async (client) => {
    await client.query(sqlOf("templates"))
    const rows = (list: object[]) => JSON.stringify(list)
    await client.query(
      "insert into scale.villages select nth - 1, word ->> 'vi', word ->> 'folded' from jsonb_array_elements($1::jsonb) with ordinality as words (word, nth)",
      [rows(villages)],
    )
    await client.query(
      "insert into scale.people select nth - 1, word ->> 'name', word ->> 'mailbox' from jsonb_array_elements($1::jsonb) with ordinality as words (word, nth)",
      [rows(people)],
    )
  })
}

export async function fill(url: string, { tours, transfers, posts, bookings, people }: Amounts): Promise<void> {
  await connected(url, async (first) => {
    await connected(url, async (second) => {
      const rebuild = await dropIndexes(first)
      await first.query(sqlOf("users"), [0, people])
      await Promise.all([
        add(first, [
          ["tours", [0, tours]],
          ["departures", [0, tours]],
        ]),
        add(second, [
          ["transfers", [0, transfers]],
          ["posts", [0, posts]],
          ["guest-tokens", [0, bookings]],
        ]),
      ])
      const middle = Math.floor(bookings / 2)
      const chosenFrom = [tours, transfers, people]
      await Promise.all([
        add(first, [
          ["bookings", [0, middle, ...chosenFrom]],
          ["events", [0, bookings]],
        ]),
        add(second, [
          ["bookings", [middle, bookings, ...chosenFrom]],
          ["outbox", [0, bookings]],
        ]),
      ])
      await inTurns([first, second], rebuild)
      await first.query(sqlOf("search-terms"))
      await first.query(sqlOf("places"))
      await first.query(sqlOf("invitations"))
      await inTurns([first, second], await vacuums(first))
      await first.query("checkpoint")
    })
  })
}

async function add(client: pg.Client, steps: [file: string, values: number[]][]): Promise<void> {
  for (const [file, values] of steps) await client.query(await withColumns(client, sqlOf(file)), values)
}

async function withColumns(client: pg.Client, sql: string): Promise<string> {
  const [, table] = /insert into (\w+) \(\{columns\}\)/.exec(sql) ?? []
  if (!table) return sql
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
    [table],
  )
  const names = rows.map(({ name }) => name)
  return sql.replace("{columns}", names.join(", ")).replace("{made}", names.map((name) => `(made).${name}`).join(", "))
}

/** Drops indexes without a constraint. Returns the statements that create them again, largest first. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)
     order by pg_get_indexdef(indexrelid) like '%gin%' desc, indrelid = 'bookings'::regclass desc`,
    [FILLED],
  )
  for (const { name } of rows) await client.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

async function vacuums(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select relid::regclass::text as name from pg_stat_user_tables order by pg_relation_size(relid) desc",
  )
  return rows.map(({ name }) => `vacuum analyze ${name}`)
}

async function inTurns(clients: pg.Client[], commands: string[]): Promise<void> {
  const left = commands.values()
  await Promise.all(
    clients.map(async (client) => {
      for (const command of left) await client.query(command)
    }),
  )
}

function sqlOf(name: string): string {
  return readFileSync(join(import.meta.dirname, `${name}.sql`), "utf8")
}

/** Skips constraint checks, because the generated rows are valid. */
const SESSION =
  "set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '1GB'; set work_mem = '256MB'; set jit = off; set default_toast_compression = lz4"

export async function connected<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(SESSION)
    return await use(client)
  } finally {
    await client.end()
  }
}
