/** The database cannot be reached, or the connection broke. */
const CONNECTION_LOST = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "08001",
  "08006",
  // PostgreSQL stops, has stopped, starts.
  "57P01",
  "57P02",
  "57P03",
])

/** The database is reached, but too busy: a client that asks again a little later is answered. */
const BUSY = new Set([
  // Waited for too long (a statement, a lock), or in each other's way (a deadlock).
  "57014",
  "55P03",
  "40P01",
])

/**
 * Nothing can be written: disk full, out of memory, no connection to spare, I/O error, read-only (as the embedded database
 * is on a nearly full disk); the file system's own codes.
 */
const STORAGE_FULL = new Set(["53100", "53200", "53300", "58030", "25006", "ENOSPC", "EDQUOT"])

/** Whether an error, or one of its causes, says that the database cannot be reached or is too busy. */
export function isDatabaseAway(error: unknown): boolean {
  return hasCause(error, ({ code = "" }) => BUSY.has(code)) || isConnectionLost(error)
}

/** Whether an error, or one of its causes, says that the connection to the database broke or cannot be made. */
export function isConnectionLost(error: unknown): boolean {
  return hasCause(error, ({ code = "", syscall, message }) => {
    if (CONNECTION_LOST.has(code)) return true
    // PostgreSQL's socket file is missing. Any other missing file is a fault of ours.
    if (code === "ENOENT" && syscall === "connect") return true
    if (/timeout exceeded when trying to connect|timeout expired|Query read timeout/.test(message)) return true
    return /Connection terminated|is not queryable/.test(message)
  })
}

/** Whether an error, or one of its causes, says that there is no room to write. */
export function isStorageFull(error: unknown): boolean {
  return STORAGE_FULL.has(codeOf(error))
}

/** The code of an error, or of the first of its causes that has one; '' where none has. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ""
  return (error as NodeJS.ErrnoException).code ?? codeOf(error.cause)
}

function hasCause(error: unknown, test: (error: NodeJS.ErrnoException) => boolean): boolean {
  return error instanceof Error && (test(error) || hasCause(error.cause, test))
}
