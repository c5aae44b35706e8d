import { hash, verify } from "@node-rs/argon2"
import { limitConcurrency } from "#server/limits/concurrency.server.ts"

/** security.md: argon2id, 19 MiB, two passes, one lane. */
const HASHING = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
/** Two at once keep the processor for everybody else. */
const limited = limitConcurrency({ concurrency: 2, queue: 50, retrySeconds: 3 })

/** Fits no password, and costs as much to try as one that does. */
const DUMMY = "$argon2id$v=19$m=19456,t=2,p=1$Zm9yIG5vYm9keSBhdCBhbA$1n8mTzJk0vO5rE3Wq7cX2uYbF6hLdPaSgKiNoRtVwZs"

/**
 * Hashes a password to be stored.
 * @throws tooMany when too many passwords wait already
 */
export function hashPassword(password: string): Promise<string> {
  return limited(() => hash(password, HASHING))
}

/**
 * Returns whether a password is that of an account. Without an account it takes as long and the answer is no, so that
 * time tells nothing.
 * @throws tooMany when too many passwords wait already
 */
export function isPasswordOf(account: { passwordHash: string } | undefined, password: string): Promise<boolean> {
  return limited(async () => (await verify(account?.passwordHash ?? DUMMY, password)) && account !== undefined)
}
