import { type Database, db } from "./database.server.ts"

const TRIES = 3
/** Deadlock, and a row that changed under a stricter isolation: the database asks to try again. */
const TRY_AGAIN = new Set(["40P01", "40001"])

/** Does a piece of work in a transaction; where the database broke a deadlock by ending ours, does it anew. */
export async function transact<T>(work: (transaction: Database) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt === TRIES || !TRY_AGAIN.has(codeOf(error))) throw error
    }
  }
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return ""
  return (error as { code?: string }).code ?? codeOf(error.cause)
}
