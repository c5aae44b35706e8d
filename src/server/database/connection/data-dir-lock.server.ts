import { mkdirSync, statfsSync } from "node:fs"
import { join } from "node:path"
import { DatabaseSync } from "node:sqlite"

/** Two processes that start in the same millisecond must be able to agree in this time. */
const WAIT_MS = 200
const SQLITE_BUSY = 5
/** Linux's numbers for NFS, SMB, CIFS and SMB 2. */
const NETWORK_FILE_SYSTEMS = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42])

/** References this process's locks, because garbage collection would release them. */
const locks = new Set<DatabaseSync>()

/**
 * Locks a data folder by an open SQLite transaction, because two processes would corrupt it. Closing that file anywhere
 * releases the lock.
 * @returns a function that releases it
 * @throws Error for the operator if the folder is in use or cannot be locked
 */
export function lockDataDir(dataDir: string, fileSystem = fileSystemOf): () => void {
  const file = join(dataDir, "process.lock")
  let lock: DatabaseSync | undefined
  try {
    mkdirSync(dataDir, { recursive: true })
    // A lock on a network file system may be visible on one machine only.
    if (NETWORK_FILE_SYSTEMS.has(fileSystem(dataDir))) throw new Error("it is on a network file system")
    lock = new DatabaseSync(file, { timeout: WAIT_MS })
    // The write makes the lock exclusive. On a read-only file the first two statements take only a shared lock.
    lock.exec("pragma journal_mode = memory; begin exclusive; pragma user_version = 1")
  } catch (error) {
    lock?.close()
    throw new Error(sentenceFor(error as Error & { errcode?: number }, dataDir, file), { cause: error })
  }
  const held = lock
  locks.add(held)
  return () => {
    if (locks.delete(held)) held.close()
  }
}

function fileSystemOf(folder: string): number {
  return process.platform === "linux" ? statfsSync(folder).type : 0
}

function sentenceFor(error: Error & { errcode?: number }, dataDir: string, file: string): string {
  if (error.errcode === SQLITE_BUSY)
    return `${dataDir} is in use by another process. Stop it, or give this one another DATA_DIR or a DATABASE_URL. If there is none, this kind of disk does not support file locks.`
  return `${file} cannot be locked: ${error.message}. Set DATA_DIR to a folder on a local disk that this process may write to, or set a DATABASE_URL.`
}
