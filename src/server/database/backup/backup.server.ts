import { existsSync } from "node:fs"
import { chmod, mkdir, readdir, readFile, rm, rmdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { sql } from "drizzle-orm"
import { type Database, db } from "#server/database/database.server.ts"
import { isStorageFull } from "#server/database/failures.server.ts"
import { appliedMigrations, knownMigrations } from "#server/database/migrate.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { copyFiles, hashFile } from "./backup-files.server.ts"
import { dumpTable, hasRows, loadTable, readBack, type TableContent, tablesInOrder } from "./backup-tables.server.ts"

/* A backup is a folder: `tables/<name>.jsonl` with one row per line, and `media/` with the uploaded pictures. */

/** `tables` and `files` are SHA-256 hashes of their contents. */
type Manifest = { migrations: string[]; tables: Record<string, string>; files: Record<string, string> }

/**
 * Writes a consistent backup while the server runs, and reads it back.
 * @throws Error for the operator if the folder is not empty, or if it could not be restored from
 */
export async function writeBackup(folder: string, dataDir: string): Promise<Manifest> {
  if (existsSync(folder) && (await readdir(folder)).length > 0)
    throw new Error(`${folder} is not empty. Name a new folder for the backup.`)
  try {
    return await writeFiles(folder, dataDir)
  } catch (error) {
    // Half a backup would be taken for one.
    await emptyFolder(folder).catch(() => undefined)
    if (!isStorageFull(error)) throw error
    const sentence = `The disk of ${folder} is full. What was written of the backup is deleted. Free space, or name a folder on another disk.`
    throw new Error(sentence, { cause: error })
  }
}

/** Removes the folder too where that is possible. A mount point stays. */
async function emptyFolder(folder: string): Promise<void> {
  for (const name of await readdir(folder)) await rm(join(folder, name), { recursive: true, force: true })
  await rmdir(folder)
}

async function writeFiles(folder: string, dataDir: string): Promise<Manifest> {
  await mkdir(join(folder, "tables"), { recursive: true })
  await chmod(folder, 0o700)
  const contents = await readTables(folder)
  await checkReadable(folder, contents)
  const tables = hashesOf(contents)
  const files = await copyFiles(join(dataDir, "media/originals"), join(folder, "media"))
  const manifest = { migrations: await appliedMigrations(db), tables, files }
  await writeFile(join(folder, "manifest.json"), JSON.stringify(manifest, null, 2))
  return manifest
}

/** Restores a backup into an empty database. @throws Error for the operator if either is unsuitable */
export async function restoreBackup(folder: string, dataDir: string): Promise<Manifest> {
  const manifest = await readManifest(folder)
  if (manifest.migrations.join() !== (await appliedMigrations(db)).join())
    throw new Error("The database has another schema than the backup. Restore into a new one by `npm run restore`.")
  await checkHashes(folder, manifest)
  await transact(async (transaction) => {
    await prepare(transaction)
    if (await hasRows(["bookings", "tours", "users"], transaction))
      throw new Error("The database is not empty. Restore into a new one (an empty DATA_DIR or database).")
    const names = await tablesInOrder(transaction)
    const missing = names.filter((name) => !(name in manifest.tables))
    if (missing.length) throw new Error(`The backup lacks ${missing.join(", ")}. Use another backup.`)
    for (const name of names.toReversed()) await transaction.execute(sql`delete from ${sql.identifier(name)}`)
    for (const name of names) await loadTable(name, fileOf(name, folder), transaction)
  })
  const files = await copyFiles(join(folder, "media"), join(dataDir, "media/originals"), Object.keys(manifest.files))
  const tables = await hashTables()
  const differing = Object.keys(manifest.tables).filter((name) => tables[name] !== manifest.tables[name])
  if (differing.length)
    throw new Error(
      `The restore is incomplete: ${differing.join(", ")} differ from the backup. Do not use this database. Restore into a new one.`,
    )
  return { migrations: manifest.migrations, tables, files }
}

/** Returns how many of this version's migrations a backup is of. @throws Error for the operator if it has others */
export async function migrationsOfBackup(folder: string): Promise<number> {
  const { migrations } = await readManifest(folder)
  const known = knownMigrations()
  if (migrations.length > known.length)
    throw new Error("The backup is from a newer version of Ghé. Restore it with that version.")
  if (migrations.length === 0 || migrations.some((hash, nth) => hash !== known[nth]))
    throw new Error("The backup is from a version before 1.0.0, whose migrations have been rewritten since.")
  return migrations.length
}

export async function hashTables(): Promise<Record<string, string>> {
  return hashesOf(await readTables())
}

type Contents = Record<string, TableContent>

const hashesOf = (contents: Contents) =>
  Object.fromEntries(Object.entries(contents).map(([name, { hash }]) => [name, hash]))

/** Reads all tables as of one moment, and writes them into `folder` if one is given. */
export function readTables(folder?: string): Promise<Contents> {
  return transact(async (transaction) => {
    await transaction.execute(sql`set transaction isolation level repeatable read, read only`)
    await prepare(transaction)
    const contents: Contents = {}
    for (const name of (await tablesInOrder(transaction)).toSorted())
      contents[name] = await dumpTable(name, folder && fileOf(name, folder), transaction)
    return contents
  })
}

/** @throws Error for the operator if restoring would read other rows than were written */
export async function checkReadable(folder: string, contents: Contents): Promise<void> {
  for (const [name, written] of Object.entries(contents)) {
    const file = fileOf(name, folder)
    const read = await readBack(file).catch(() => undefined)
    if (read?.rows !== written.rows || read.hash !== written.hash)
      throw new Error(
        `${file} is not what the database holds: ${read?.rows ?? "no"} rows were read back, ${written.rows} were written. Check the disk, and back up again.`,
      )
  }
}

const fileOf = (table: string, folder: string) => join(folder, "tables", `${table}.jsonl`)

/** Sets one time zone, because servers would write the same instants differently. */
async function prepare(transaction: Database): Promise<void> {
  await transaction.execute(sql`set local statement_timeout = 0`)
  await transaction.execute(sql`set local timezone = 'UTC'`)
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, "manifest.json"), "utf8").catch(() => {
    throw new Error(`${folder} is no backup: it has no manifest.json. Name a folder that \`npm run backup\` wrote.`)
  })
  return JSON.parse(text)
}

async function checkHashes(folder: string, { tables, files }: Manifest): Promise<void> {
  const expected = [
    ...Object.entries(tables).map(([name, hash]) => [fileOf(name, folder), hash] as const),
    ...Object.entries(files).map(([name, hash]) => [join(folder, "media", name), hash] as const),
  ]
  for (const [path, hash] of expected)
    if ((await hashFile(path).catch(() => "")) !== hash)
      throw new Error(
        `${path} is damaged: it is no regular file, or its hash differs from the manifest. Use another backup.`,
      )
}
