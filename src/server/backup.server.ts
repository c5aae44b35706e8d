import { createHash } from "node:crypto"
import { createReadStream, createWriteStream, existsSync } from "node:fs"
import { cp, mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { pipeline } from "node:stream/promises"
import type pg from "pg"
import { db } from "./database.server.ts"

/*
 * A backup is a folder: `tables/<name>.jsonl`, a row a line, and `media/`, the pictures as they were stored. It does
 * not matter from which kind of database it came, nor into which it is restored.
 */

/** What a backup says of itself. `tables` and `files` are SHA-256 of what stands in them. */
type Manifest = { migrations: string[]; tables: Record<string, string>; files: Record<string, string> }

const ROWS_AT_ONCE = 500
/** What knows about this database alone, and what the database makes of bookings. */
const NOT_COPIED = ["migrations", "rate_limits", "site_secrets", "booking_search"]

/**
 * Writes a backup of the open database and the pictures. On a server it may be in use meanwhile: all tables are read as
 * they were at one moment.
 * @throws Error with a sentence when something is in the folder already
 */
export async function writeBackup(folder: string, dataDir: string): Promise<Manifest> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty. Name a new folder for the backup.`)
  await mkdir(join(folder, "tables"), { recursive: true })
  const tables = await reading(async (client) => {
    const hashes: Record<string, string> = {}
    for (const name of await tableNames(client)) hashes[name] = await dumpTable(client, name, folder)
    return hashes
  })
  const files = await copyFiles(join(dataDir, "media/originals"), join(folder, "media"))
  const manifest = { migrations: await migrations(db.$client), tables, files }
  await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest, null, 2))
  return manifest
}

/**
 * Fills the open, empty database and the pictures' folder from a backup, and compares what is there then with what was.
 * @throws Error with a sentence when the backup is damaged or of another version, or the database is not empty
 */
export async function restoreBackup(folder: string, dataDir: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  await checkBackup(folder, manifest)
  const client = await db.$client.connect()
  try {
    await client.query("begin")
    await client.query("set local statement_timeout = 0")
    await client.query("set local timezone = 'UTC'")
    const names = await tableNames(client)
    await checkEmpty(client)
    for (const name of names) await client.query(`delete from ${quoted(name)}`)
    for (const name of await inOrder(client, names)) await loadTable(client, name, folder)
    await client.query("commit")
  } catch (error) {
    await client.query("rollback")
    throw error
  } finally {
    client.release()
  }
  const files = await copyFiles(join(folder, "media"), join(dataDir, "media/originals"))
  const tables = await hashTables()
  const differing = Object.keys(manifest.tables).filter((name) => tables[name] !== manifest.tables[name])
  if (differing.length) throw new Error(`After restoring, ${differing.join(", ")} are not as they were.`)
  return { migrations: manifest.migrations, tables, files }
}

/** What each table holds, as a SHA-256. */
export function hashTables(): Promise<Record<string, string>> {
  return reading(async (client) => {
    const hashes: Record<string, string> = {}
    for (const name of await tableNames(client)) hashes[name] = await dumpTable(client, name)
    return hashes
  })
}

/** Instants are written in one zone, whichever the database has: else the same rows would differ. */
async function reading<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await db.$client.connect()
  try {
    await client.query("begin isolation level repeatable read read only")
    await client.query("set local statement_timeout = 0")
    await client.query("set local timezone = 'UTC'")
    return await work(client)
  } finally {
    await client.query("rollback")
    client.release()
  }
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`

async function tableNames(client: pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  return rows.map(({ name }) => name).filter((name) => !NOT_COPIED.includes(name))
}

async function migrations(pool: pg.Pool): Promise<string[]> {
  return (await pool.query<{ name: string }>("select name from migrations order by 1")).rows.map(({ name }) => name)
}

/** The columns that are stored, not computed. */
async function columnsOf(client: pg.PoolClient, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select column_name as name from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  return rows.map(({ name }) => quoted(name))
}

/** Reads a table in an order that its rows alone decide. @returns its hash */
async function dumpTable(client: pg.PoolClient, name: string, folder?: string): Promise<string> {
  const hash = createHash("sha256")
  const columns = (await columnsOf(client, name)).join(", ")
  await client.query(
    `declare rows_of_table no scroll cursor for
     select line from (select to_jsonb(t)::text as line from (select ${columns} from ${quoted(name)}) t) l
     order by line collate "C"`,
  )
  const lines = async function* () {
    for (;;) {
      const { rows } = await client.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from rows_of_table`)
      if (rows.length === 0) return
      const text = rows.map(({ line }) => `${line}\n`).join("")
      hash.update(text)
      yield text
    }
  }
  if (folder) await pipeline(lines, createWriteStream(join(folder, "tables", `${name}.jsonl`)))
  else for await (const _text of lines());
  await client.query("close rows_of_table")
  return hash.digest("hex")
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, "manifest.json"), "utf8").catch(() => {
    throw new Error(`${folder} is no backup: it has no manifest.json.`)
  })
  const manifest = JSON.parse(text) as Manifest
  const here = await migrations(db.$client)
  if (manifest.migrations.join() !== here.join())
    throw new Error("The backup is of another version of Ghé. Restore it with that version, then upgrade.")
  return manifest
}

async function checkBackup(folder: string, { tables, files }: Manifest): Promise<void> {
  const parts = [
    ...Object.entries(tables).map(([name, hash]) => [join(folder, "tables", `${name}.jsonl`), hash]),
    ...Object.entries(files).map(([name, hash]) => [join(folder, "media", name), hash]),
  ]
  for (const [path = "", hash] of parts)
    if ((await hashFile(path).catch(() => "")) !== hash)
      throw new Error(`${path} is damaged: it is not what was saved.`)
}

async function checkEmpty(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query(
    "select 1 from bookings union all select 1 from tours union all select 1 from users limit 1",
  )
  if (rows.length) throw new Error("The database is not empty. Restore into a new one (an empty DATA_DIR or database).")
}

/** Tables so that each comes after those it refers to. */
async function inOrder(client: pg.PoolClient, names: string[]): Promise<string[]> {
  const { rows } = await client.query<{ table: string; refers: string }>(
    `select conrelid::regclass::text as table, confrelid::regclass::text as refers from pg_constraint
     where contype = 'f' and conrelid <> confrelid`,
  )
  const ordered: string[] = []
  while (ordered.length < names.length) {
    const next = names.find(
      (name) =>
        !ordered.includes(name) && rows.every(({ table, refers }) => table !== name || ordered.includes(refers)),
    )
    if (!next) throw new Error("The tables refer to each other in a circle.")
    ordered.push(next)
  }
  return ordered
}

/**
 * Rows that refer to others of their own table are checked at the end of a statement: such a table is loaded in one.
 */
async function loadTable(client: pg.PoolClient, name: string, folder: string): Promise<void> {
  const columns = (await columnsOf(client, name)).join(", ")
  const refersToItself = await client.query(
    "select 1 from pg_constraint where contype = 'f' and conrelid = confrelid and conrelid = $1::regclass",
    [quoted(name)],
  )
  const most = refersToItself.rowCount ? Infinity : ROWS_AT_ONCE
  const insert = async (lines: string[]) => {
    if (lines.length === 0) return
    await client.query(
      `insert into ${quoted(name)} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${quoted(name)}, $1::jsonb)`,
      [`[${lines.join(",")}]`],
    )
  }
  let lines: string[] = []
  for await (const line of createInterface({ input: createReadStream(join(folder, "tables", `${name}.jsonl`)) })) {
    lines.push(line)
    if (lines.length < most) continue
    await insert(lines)
    lines = []
  }
  await insert(lines)
  await continueCounting(client, name)
}

/** What is numbered goes on after the highest number. */
async function continueCounting(client: pg.PoolClient, name: string): Promise<void> {
  const { rows } = await client.query<{ column: string }>(
    `select column_name as column from information_schema.columns
     where table_schema = 'public' and table_name = $1 and is_identity = 'YES'`,
    [name],
  )
  for (const { column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence($1, $2), (select coalesce(max(${quoted(column)}), 0) + 1 from ${quoted(name)}), false)`,
      [quoted(name), column],
    )
}

/** Copies a folder with all that is in it. @returns the hash of each file by its path */
async function copyFiles(from: string, to: string): Promise<Record<string, string>> {
  await mkdir(to, { recursive: true })
  if (!existsSync(from)) return {}
  await cp(from, to, { recursive: true })
  const hashes: Record<string, string> = {}
  for (const path of (await readdir(to, { recursive: true })).sort())
    if ((await stat(join(to, path))).isFile()) hashes[path] = await hashFile(join(to, path))
  return hashes
}

async function hashFile(path: string): Promise<string> {
  const hash = createHash("sha256")
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer)
  return hash.digest("hex")
}
