import { createHash } from "node:crypto"
import { createReadStream, createWriteStream } from "node:fs"
import { pipeline } from "node:stream/promises"
import { sql } from "drizzle-orm"
import type { Database } from "#server/database/database.server.ts"

const ROWS_AT_ONCE = 500
const NOT_COPIED = [
  "rate_limits",
  "site_secrets",
  "known_networks",
  "job_runs",
  "mail_holds",
  "booking_viewers",
  "search_terms",
]

/** Returns the tables of a backup, each after the tables that it references. */
export async function tablesInOrder(database: Database): Promise<string[]> {
  const { rows } = await database.execute<{ name: string; refersTo: string[] }>(sql`
    select table_name as name, array(
      select confrelid::regclass::text from pg_constraint
      where contype = 'f' and conrelid = table_name::regclass and confrelid <> conrelid) as "refersTo"
    from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`)
  let left = rows.filter(({ name }) => !NOT_COPIED.includes(name))
  const ordered: string[] = []
  while (left.length) {
    const next = left.filter(({ refersTo }) => refersTo.every((name) => ordered.includes(name)))
    if (next.length === 0)
      throw new Error("The tables reference each other in a cycle, so they cannot be restored in order.")
    ordered.push(...next.map(({ name }) => name))
    left = left.filter((table) => !next.includes(table))
  }
  return ordered
}

export async function hasRows(tables: string[], database: Database): Promise<boolean> {
  const selects = tables.map((name) => sql`select 1 from ${sql.identifier(name)}`)
  const { rows } = await database.execute(sql`${sql.join(selects, sql` union all `)} limit 1`)
  return rows.length > 0
}

/** What a table holds: its number of rows, and the SHA-256 of its lines. */
export type TableContent = { rows: number; hash: string }

/** Reads a table, and writes it into `file` if one is given. */
export async function dumpTable(name: string, file: string | undefined, transaction: Database): Promise<TableContent> {
  const hash = createHash("sha256")
  let count = 0
  const columns = await storedColumns(name, transaction)
  await transaction.execute(sql`
    declare rows_of_table no scroll cursor for
    select line from (select to_jsonb(t)::text as line from (select ${columns} from ${sql.identifier(name)}) t) l
    order by line collate "C"`)
  const lines = async function* () {
    for (;;) {
      const fetch = sql.raw(`fetch ${ROWS_AT_ONCE} from rows_of_table`)
      const { rows } = await transaction.execute<{ line: string }>(fetch)
      if (rows.length === 0) return
      count += rows.length
      const text = rows.map(({ line }) => `${line}\n`).join("")
      hash.update(text)
      yield text
    }
  }
  if (file) await pipeline(lines, createWriteStream(file))
  else for await (const _text of lines());
  await transaction.execute(sql`close rows_of_table`)
  return { rows: count, hash: hash.digest("hex") }
}

/** Reads a file that `dumpTable` wrote as `loadTable` does. @throws SyntaxError if a line is no row */
export async function readBack(file: string): Promise<TableContent> {
  const hash = createHash("sha256")
  let rows = 0
  for await (const line of linesOf(file)) {
    JSON.parse(line)
    hash.update(`${line}\n`)
    rows++
  }
  return { rows, hash: hash.digest("hex") }
}

export async function loadTable(name: string, file: string, transaction: Database): Promise<void> {
  const table = sql.identifier(name)
  const columns = await storedColumns(name, transaction)
  const insert = (lines: string[]) =>
    transaction.execute(sql`
      insert into ${table} (${columns}) overriding system value
      select ${columns} from jsonb_populate_recordset(null::${table}, ${`[${lines.join(",")}]`}::jsonb)`)
  const most = (await refersToItself(name, transaction)) ? Infinity : ROWS_AT_ONCE
  const lines: string[] = []
  for await (const line of linesOf(file)) {
    lines.push(line)
    if (lines.length >= most) await insert(lines.splice(0))
  }
  if (lines.length) await insert(lines)
  await continueNumbering(name, transaction)
}

/** Splits at line feeds only: node:readline also splits at U+2028 and U+2029, which JSON may hold unescaped. */
async function* linesOf(file: string): AsyncGenerator<string> {
  let begun = ""
  for await (const chunk of createReadStream(file, "utf8")) {
    const lines = (begun + chunk).split("\n")
    begun = lines.pop() ?? ""
    yield* lines
  }
  if (begun) yield begun
}

async function storedColumns(table: string, database: Database) {
  const { rows } = await database.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position`)
  return sql.join(
    rows.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
}

/** Rows that reference their own table are inserted in one statement, which checks foreign keys at its end. */
async function refersToItself(table: string, database: Database): Promise<boolean> {
  const { rows } = await database.execute(sql`
    select 1 from pg_constraint where contype = 'f' and conrelid = confrelid and conrelid = ${table}::regclass`)
  return rows.length > 0
}

async function continueNumbering(table: string, database: Database): Promise<void> {
  const { rows } = await database.execute<{ column: string }>(sql`
    select column_name as column from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_identity = 'YES'`)
  for (const { column } of rows) {
    const highest = sql`select coalesce(max(${sql.identifier(column)}), 0) + 1 from ${sql.identifier(table)}`
    await database.execute(sql`select setval(pg_get_serial_sequence(${table}, ${column}), (${highest}), false)`)
  }
}
