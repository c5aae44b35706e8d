import { mkdirSync } from "node:fs"
import { chmod, readdir, statfs } from "node:fs/promises"
import { join } from "node:path"
import { PGlite } from "@electric-sql/pglite"
import { btree_gist } from "@electric-sql/pglite/contrib/btree_gist"
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm"
import { drizzle } from "drizzle-orm/pglite"
import { migrate } from "drizzle-orm/pglite/migrator"
import { CHANNEL, combine } from "#server/database/change-notifications.server.ts"
import { migrateOnce } from "#server/database/migrate.server.ts"
import type { Connection } from "./connection.server.ts"
import { lockDataDir } from "./data-dir-lock.server.ts"

/** Bytes. The write-ahead log grows by 16 MB at once, and other files grow too. */
const ROOM_TO_WRITE = 64 * 1024 * 1024
const CHECK_EVERY_MS = 1_000

/** Locks a data folder and opens its database. @throws Error for the operator if another process uses it */
export async function openEmbedded(dataDir: string): Promise<Connection> {
  const unlock = lockDataDir(dataDir)
  const folder = join(dataDir, "database")
  mkdirSync(folder, { recursive: true })
  // PGlite turns fsync off (-F), but bookings must survive a power cut. Small buffers save memory.
  const startParams = PGlite.defaultStartParams
    .filter((parameter) => parameter !== "-F")
    .concat("-c", "shared_buffers=32MB")
  const pglite = await PGlite.create({ dataDir: folder, extensions: { btree_gist, pg_trgm }, startParams })
  await makePrivate(folder)
  const db = drizzle(pglite)
  let isReadOnly = false

  /** Makes the database read-only before the disk is full, because PGlite hangs when its log cannot grow. */
  async function checkRoom(): Promise<void> {
    const { bavail, bsize } = await statfs(folder)
    const isFull = bavail * bsize < ROOM_TO_WRITE
    if (isFull === isReadOnly) return
    isReadOnly = isFull
    await pglite.query(`set default_transaction_read_only = ${isFull}`)
  }

  const checking = setInterval(() => checkRoom().catch(() => {}), CHECK_EVERY_MS).unref()
  return {
    db,
    transaction: async (work) => {
      await checkRoom()
      if (isReadOnly) throw Object.assign(new Error("The disk has no room for a transaction."), { code: "53100" })
      return db.transaction(work)
    },
    migrate: (upTo) => migrateOnce(db, (migrationsFolder) => migrate(db, { migrationsFolder }), upTo),
    withoutTimeouts: (work) => work(db),
    subscribe: (...listeners) => {
      const { connected, changed } = combine(listeners)
      void pglite.listen(CHANNEL, changed).then(connected)
    },
    shared: undefined,
    close: async () => {
      clearInterval(checking)
      await pglite.close()
      unlock()
    },
  }
}

/** PGlite unpacks its files readable and writable for everyone, whatever the umask. */
async function makePrivate(folder: string): Promise<void> {
  await chmod(folder, 0o700)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  for (const entry of entries) await chmod(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o700 : 0o600)
}
