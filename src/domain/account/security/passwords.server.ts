import { hash, verify } from "@node-rs/argon2"
import { limitConcurrency } from "#server/limits/concurrency.server.ts"

/** security.md: argon2id, 19 MiB, two passes, one lane. */
const HASHING = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
/** Hashing is CPU-heavy. Two at once leave the processor usable for other requests. */
const limited = limitConcurrency({ concurrency: 2, queue: 50, retrySeconds: 3 })

/** Matches no password, but takes as long to verify as a real hash. */
const DUMMY = "$argon2id$v=19$m=19456,t=2,p=1$Zm9yIG5vYm9keSBhdCBhbA$1n8mTzJk0vO5rE3Wq7cX2uYbF6hLdPaSgKiNoRtVwZs"

/** @throws tooMany if the queue is full */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, HASHING))
}

/** Takes the same time without an account, so that timing reveals nothing. @throws tooMany if the queue is full */
export function verifyPassword(account: { passwordHash: string } | undefined, password: string): Promise<boolean> {
  return limited(async () => (await verify(account?.passwordHash ?? DUMMY, password)) && account !== undefined)
}
