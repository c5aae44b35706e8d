import type { DatabaseError } from "pg"

const CONNECTION_LOST = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  // The server's name has no address, or none yet.
  "ENOTFOUND",
  "EAI_AGAIN",
  "08001",
  "08006",
  // Too many connections.
  "53300",
  // Shutting down, crashed, starting up.
  "57P01",
  "57P02",
  "57P03",
])

const BUSY = new Set([
  // Statement timeout, lock timeout, deadlock.
  "57014",
  "55P03",
  "40P01",
])

/** Disk full, out of memory, I/O error, read-only (embedded database on a nearly full disk). */
const STORAGE_FULL = new Set(["53100", "53200", "58030", "25006", "ENOSPC", "EDQUOT"])

export function isDatabaseAway(error: unknown): boolean {
  return hasCause(error, ({ code = "" }) => BUSY.has(code)) || isConnectionLost(error)
}

export function isConnectionLost(error: unknown): boolean {
  return hasCause(error, (cause) => {
    const { code = "", syscall, message } = cause
    if (CONNECTION_LOST.has(code)) return true
    // A pooler without a server. A wrong message of ours has the same code, but is no FATAL error.
    if (code === "08P01") return (cause as DatabaseError).severity === "FATAL"
    // PostgreSQL's socket file is missing. Any other missing file is a bug.
    if (code === "ENOENT" && syscall === "connect") return true
    if (/timeout exceeded when trying to connect|timeout expired|Query read timeout/.test(message)) return true
    return /Connection terminated|is not queryable/.test(message)
  })
}

/** Whether a row was to belong to an account that was deleted meanwhile. */
export function isAccountGone(error: unknown): boolean {
  const { code, constraint } = refusalOf(error)
  return code === "23503" && /_users_id_fk$/.test(constraint)
}

export function isStorageFull(error: unknown): boolean {
  return STORAGE_FULL.has(codeOf(error))
}

/** Returns the code of an error or of its first cause that has one, else ''. */
export function codeOf(error: unknown): string {
  return refusalOf(error).code
}

/** Returns the code of an error or of its first cause that has one, with the violated constraint. Both may be ''. */
export function refusalOf(error: unknown): { code: string; constraint: string } {
  if (!(error instanceof Error)) return { code: "", constraint: "" }
  const { code, constraint = "", cause } = error as Partial<DatabaseError> & { cause?: unknown }
  return code === undefined ? refusalOf(cause) : { code, constraint }
}

function hasCause(error: unknown, test: (error: NodeJS.ErrnoException) => boolean): boolean {
  return error instanceof Error && (test(error) || hasCause(error.cause, test))
}
