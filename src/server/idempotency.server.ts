import { createHash } from "node:crypto"
import { eq, lt, sql } from "drizzle-orm"
import { json, pgTable, text, timestamp } from "drizzle-orm/pg-core"
import { type Database, db, gap, insertion, statement } from "./database.server.ts"
import { conflict, HttpError, invalid } from "./errors.server.ts"
import { hashSecret, newSecret } from "./secrets.server.ts"
import { transact } from "./transactions.server.ts"

const idempotencyKeys = pgTable("idempotency_keys", {
  keyHash: text("key_hash").primaryKey(),
  requestHash: text("request_hash").notNull(),
  nonce: text().notNull(),
  answer: json().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
})

/** Answers are given again for this long; a browser tries again within seconds. */
const KEPT = "2 days"

/**
 * Reads an `Idempotency-Key` header.
 * @throws invalid unless it has 8 to 200 printable characters
 */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined || /^[\x20-\x7e]{8,200}$/.test(header)) return header
  const message = {
    en: "The Idempotency-Key must have 8 to 200 printable characters",
    vi: "Idempotency-Key phải có từ 8 đến 200 ký tự in được",
  }
  throw invalid([{ field: "Idempotency-Key", message }])
}

/**
 * Does a piece of work once for a key, in one transaction with the note that it was done; for the same key and request
 * afterwards gives the first answer again. A failed try leaves nothing behind and may be repeated.
 * `work` receives a secret (256 bits) to give to the visitor: it too is the same each time, though it is stored nowhere:
 * it is derived from the key, of which the database has only the hash, and a random nonce.
 * @throws conflict IDEMPOTENCY_IN_FLIGHT while another try with the key is under way
 * @throws HttpError 422 IDEMPOTENCY_KEY_REUSED when the key came with another request before
 */
export function once<T extends object>(
  key: string,
  request: object,
  work: (database: Database, secret: string) => Promise<T>,
): Promise<{ answer: T; secret: string }> {
  const keyHash = hashSecret(key)
  const requestHash = hashSecret(JSON.stringify(request))
  return transact(async (tx) => {
    // The lock first: what is found is what its last holder left.
    const [isOurs, [known]] = await Promise.all([
      tryLock(`idempotency ${keyHash}`, tx),
      findAnswered(tx).execute({ keyHash }),
    ])
    if (!isOurs) throw inFlight()
    if (known && known.requestHash !== requestHash) throw reused()
    if (known) return { answer: known.answer as T, secret: derive(key, known.nonce) }
    const nonce = newSecret()
    const secret = derive(key, nonce)
    const answer = await work(tx, secret)
    await insertion(idempotencyKeys, { keyHash, requestHash, nonce, answer }, tx)
    return { answer, secret }
  })
}

const findAnswered = (transaction: Database) => {
  const build = () =>
    db
      .select()
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.keyHash, gap("keyHash")))
  return statement("what was answered to a key", build, transaction)
}

/**
 * Waits for a named lock and holds it until the transaction ends. What is asked for along with it, but after it, comes
 * after it.
 */
export async function lock(name: string, transaction: Database): Promise<void> {
  const wait = sql`pg_advisory_xact_lock(${gap("number")}::bigint)`
  await statement("lock", () => db.select({ wait }).from(NOTHING), transaction).execute({ number: lockNumber(name) })
}

/** Likewise, without waiting. @returns whether the lock was free */
async function tryLock(name: string, transaction: Database): Promise<boolean> {
  const free = sql<boolean>`pg_try_advisory_xact_lock(${gap("number")}::bigint)`
  const build = () => db.select({ free }).from(NOTHING)
  const [row] = await statement("try to lock", build, transaction).execute({ number: lockNumber(name) })
  return row?.free ?? false
}

/** What a function is selected from that reads no table. */
const NOTHING = sql`(values (1)) nothing`

function lockNumber(name: string): string {
  return createHash("sha256").update(name).digest().readBigInt64BE().toString()
}

function derive(key: string, nonce: string): string {
  return createHash("sha256").update(`${nonce}\n${key}`).digest("base64url")
}

function inFlight(): HttpError {
  const text = {
    en: "This request is being worked on. Please wait a moment.",
    vi: "Yêu cầu này đang được xử lý. Bạn vui lòng chờ giây lát.",
  }
  return conflict("IDEMPOTENCY_IN_FLIGHT", text, { retryAfter: 1 })
}

function reused(): HttpError {
  return new HttpError(422, "IDEMPOTENCY_KEY_REUSED", {
    en: "This Idempotency-Key was used for another request.",
    vi: "Idempotency-Key này đã được dùng cho một yêu cầu khác.",
  })
}

/** Forgets answers that nobody will ask for again. */
export async function sweepIdempotencyKeys(): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - ${KEPT}::interval`))
}
