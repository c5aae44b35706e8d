import { sql } from "drizzle-orm"
import { log } from "#server/log.server.ts"
import type { ChangeListener } from "./change-notifications.server.ts"
import { db } from "./database.server.ts"
import { codeOf } from "./failures.server.ts"
import { transact } from "./transactions.server.ts"

/* Failed requests mark the database as away or full. It is then polled until it answers again. */

const PING_EVERY_MS = 250
const LOG_EVERY_MS = 60_000
const DISK_FULL = "53100"
/** Rows of about 32 bytes. `segment` fills one 16 MB segment of the write-ahead log. */
const ROWS = { few: 5_000, segment: 600_000 }

let isAway = false
let isFull = false
let isPinging = false

export function databaseIsAway(): boolean {
  return isAway
}

export function databaseIsFull(): boolean {
  return isFull
}

/** Polls the database until it answers. It counts as away after a failed ping, because one connection may break. */
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
  } catch (error) {
    if (!isAway) log.warn({ err: error }, "database does not answer, retrying until it does")
    isAway = true
    setTimeout(ping, PING_EVERY_MS).unref()
  }
}

export function noteReached(): void {
  if (isAway) log.info("database answers again")
  isAway = false
}

export const availability: ChangeListener = { connected: noteReached, changed: () => {}, disconnected: () => {} }

let loggedAt = Number.NEGATIVE_INFINITY

export function noteStorageFull(code: string): void {
  isFull ||= code === DISK_FULL
  if (performance.now() - loggedAt < LOG_EVERY_MS) return
  loggedAt = performance.now()
  log.error({ code }, "disk full: writes get 503 until there is space, free some or enlarge the disk")
}

let checking: Promise<boolean> | undefined

/** Returns whether there is space to write. Writes are refused before, because PostgreSQL stops on a full log. */
export function hasRoomAgain(): Promise<boolean> {
  checking ??= writeTemporaryFile(ROWS.segment)
    .then(
      () => true,
      (error) => codeOf(error) !== DISK_FULL,
    )
    .then((hasRoom) => {
      if (hasRoom && isFull) log.info("disk has space again: writes are accepted")
      isFull = !hasRoom
      return hasRoom
    })
    .finally(() => {
      checking = undefined
    })
  return checking
}

/** Tests for free space: sorts more rows than fit into memory, so that PostgreSQL writes a temporary file. */
export async function writeTemporaryFile(rows = ROWS.few): Promise<void> {
  await transact(async (transaction) => {
    await transaction.execute(sql`set local work_mem = '64kB'`)
    await transaction.execute(sql`select count(*) from generate_series(1, ${rows}::int)`)
  })
}
