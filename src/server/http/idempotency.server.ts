import { createHash } from "node:crypto"
import { eq, lt, or, sql } from "drizzle-orm"
import { type Database, db } from "#server/database/database.server.ts"
import { tryLock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, HttpError, invalid } from "#server/errors.server.ts"
import { hashSecret, newSecret } from "#server/secrets.server.ts"
import { idempotencyKeys } from "./idempotency.table.server.ts"

const KEPT = "2 days"

export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined || /^[\x20-\x7e]{8,200}$/.test(header)) return header
  const message = {
    en: "The Idempotency-Key must have 8 to 200 printable characters",
    vi: "Idempotency-Key phải có từ 8 đến 200 ký tự in được",
  }
  throw invalid([{ field: "Idempotency-Key", message }])
}

/**
 * Runs `work` in a transaction: once for a key, whose repeated requests get the first answer, and each time without one.
 * `work` gets a 256-bit secret for the visitor, which is the same for a key but not stored.
 * @throws conflict IDEMPOTENCY_IN_FLIGHT while another try runs; HttpError 422 if the key came with another request
 */
export async function once<T extends object>(
  key: string | undefined,
  request: object,
  work: (database: Database, secret: string) => Promise<T>,
): Promise<{ answer: T; secret: string }> {
  if (key === undefined) {
    const secret = newSecret()
    return { answer: await transact((tx) => work(tx, secret)), secret }
  }
  const keyHash = hashSecret(key)
  const requestHash = hashSecret(JSON.stringify(request))
  return transact(async (tx) => {
    if (!(await tryLock(`idempotency ${keyHash}`, tx))) throw inFlight()
    const [known] = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.keyHash, keyHash))
    if (known && known.requestHash !== requestHash) throw reused()
    if (known) return { answer: known.answer as T, secret: derive(key, known.nonce) }
    const nonce = newSecret()
    const secret = derive(key, nonce)
    const answer = await work(tx, secret)
    await tx.insert(idempotencyKeys).values({ keyHash, requestHash, nonce, answer })
    return { answer, secret }
  })
}

function derive(key: string, nonce: string): string {
  return createHash("sha256").update(`${nonce}\n${key}`).digest("base64url")
}

function inFlight(): HttpError {
  const text = {
    en: "We're still processing this request. Please wait a moment.",
    vi: "Yêu cầu này đang được xử lý. Bạn vui lòng chờ giây lát.",
  }
  return conflict("IDEMPOTENCY_IN_FLIGHT", text, { retryAfter: 1 })
}

function reused(): HttpError {
  return new HttpError(422, "IDEMPOTENCY_KEY_REUSED", {
    en: "This Idempotency-Key was already used for another request. Use a new one.",
    vi: "Idempotency-Key này đã được dùng cho một yêu cầu khác.",
  })
}

export async function sweepIdempotencyKeys(): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - ${KEPT}::interval`))
}

/** Deletes the stored answers that contain one of these texts. They are two days old at most. */
export async function forgetAnswers(texts: string[], transaction: Database): Promise<void> {
  if (texts.length === 0) return
  const holdsOne = or(...texts.map((text) => sql`position(${text} in ${idempotencyKeys.answer}::text) > 0`))
  await transaction.delete(idempotencyKeys).where(holdsOne)
}
