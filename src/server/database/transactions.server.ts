import { type Database, transaction } from "./database.server.ts"
import { refusalOf } from "./failures.server.ts"

const TRIES = 3
/** Deadlock and serialization failure. */
const TRY_AGAIN = new Set(["40P01", "40001"])

/** Random references collide rarely. A retry chooses another. */
const TAKEN_REFERENCE = /_reference_unique$/

/** Runs work in a transaction, or in `open`. Retries a new one after a deadlock or a taken reference. */
export async function transact<T>(work: (transaction: Database) => Promise<T>, open?: Database): Promise<T> {
  if (open) return work(open)
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction(work)
    } catch (error) {
      const { code, constraint } = refusalOf(error)
      if (attempt === TRIES || !(TRY_AGAIN.has(code) || TAKEN_REFERENCE.test(constraint))) throw error
    }
  }
}
