import { sql } from "drizzle-orm"
import { log } from "#server/log.server.ts"
import type { ChangeListener } from "./change-notifications.server.ts"
import { db } from "./database.server.ts"
import { transact } from "./transactions.server.ts"

/*
 * What this process knows of its database: whether it can be reached, and whether it has room to write. Errors of
 * requests tell of the change for the worse; from then on the database is asked, and its answer tells of the better.
 */

const PING_EVERY_MS = 250
const LOG_EVERY_MS = 60_000
/** PostgreSQL's code for a full disk. */
const DISK_FULL = "53100"
/** Rows of some 32 bytes. A write may need a new segment of the write-ahead log, which has 16 MB. */
const ROWS = { few: 5_000, segment: 600_000 }

let isAway = false
let isFull = false
let isPinging = false

/** Whether the database is known not to answer. */
export function databaseIsAway(): boolean {
  return isAway
}

/** Whether the last write found no room in the database. */
export function databaseIsFull(): boolean {
  return isFull
}

/** Asks the database until it answers. It counts as away once it does not: a single connection may break by itself. */
export function noteConnectionLost(): void {
  if (isPinging) return
  isPinging = true
  void ping()
}

async function ping(): Promise<void> {
  try {
    await db.execute(sql`select 1`)
    isPinging = false
    noteReached()
  } catch {
    if (!isAway) log.warn("database is away")
    isAway = true
    setTimeout(ping, PING_EVERY_MS).unref()
  }
}

/** Says that the database has answered. */
export function noteReached(): void {
  if (isAway) log.info("database is back")
  isAway = false
}

/** A connection that hears of changes reaches the database. */
export const availability: ChangeListener = { connected: noteReached, changed: () => {}, disconnected: () => {} }

let loggedAt = Number.NEGATIVE_INFINITY

/** Says that a write found no room, in the database or on the disk. Logs it at most once a minute. */
export function noteStorageFull(code: string): void {
  isFull ||= code === DISK_FULL
  if (performance.now() - loggedAt < LOG_EVERY_MS) return
  loggedAt = performance.now()
  log.error({ code }, "no room left to write: writes are answered 503")
}

let checking: Promise<boolean> | undefined

/**
 * Whether the database has room for what the next write may need. While it has none writes are not tried: each would
 * add to the write-ahead log, and the database stops when that cannot grow.
 */
export function hasRoomAgain(): Promise<boolean> {
  checking ??= writeTemporaryFile(ROWS.segment)
    .then(
      () => true,
      (error) => (error.code ?? error.cause?.code) !== DISK_FULL,
    )
    .then((hasRoom) => {
      if (hasRoom && isFull) log.info("there is room to write again")
      isFull = !hasRoom
      return hasRoom
    })
    .finally(() => {
      checking = undefined
    })
  return checking
}

/**
 * Makes the database write to its disk and remove what it wrote: rows that do not fit into the memory of a query go to a
 * temporary file. Leaves nothing behind, neither in tables nor in the write-ahead log.
 */
export async function writeTemporaryFile(rows = ROWS.few): Promise<void> {
  await transact(async (transaction) => {
    await transaction.execute(sql`set local work_mem = '64kB'`)
    await transaction.execute(sql`select count(*) from generate_series(1, ${rows}::int)`)
  })
}
