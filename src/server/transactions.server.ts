import { type Database, db } from "./database.server.ts"

const TRIES = 3
/** Deadlock, and a row that changed under a stricter isolation: the database asks to try again. */
const TRY_AGAIN = new Set(["40P01", "40001"])

/** A reference is made by chance, and so by chance one that is taken: as rare as it is, nobody is to be told of it. */
const TAKEN_REFERENCE = /_reference_key$/

/**
 * Does a piece of work in a transaction; where the database broke a deadlock by ending ours, or has a reference that the
 * work made already, does it anew.
 */
export async function transact<T>(work: (transaction: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      const { code = "", constraint = "" } = refusalOf(error)
      if (attempt === TRIES || !(TRY_AGAIN.has(code) || TAKEN_REFERENCE.test(constraint))) throw error
    }
  }
}

/** What the database said, by whatever error it was wrapped in. */
function refusalOf(error: unknown): { code?: string; constraint?: string } {
  if (!(error instanceof Error)) return {}
  return "code" in error ? (error as { code?: string }) : refusalOf(error.cause)
}
