import { type Database, transaction } from "./database.server.ts"

const TRIES = 3
/** Deadlock, and a row that changed under a stricter isolation: the database asks to try again. */
const TRY_AGAIN = new Set(["40P01", "40001"])

/** A reference is made by chance, and so by chance one that is taken: as rare as it is, nobody is to be told of it. */
const TAKEN_REFERENCE = /_reference_unique$/

/**
 * Runs work in a transaction, or in one that is open already. A new one is repeated when the database ended it to break
 * a deadlock, or has the reference that the work chose.
 */
export async function transact<T>(work: (transaction: Database) => Promise<T>, open?: Database): Promise<T> {
  if (open) return work(open)
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction(work)
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
