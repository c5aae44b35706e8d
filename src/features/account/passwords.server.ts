import { hash, verify } from "@node-rs/argon2"
import { turns } from "#server/turns.server.ts"

/** security.md: argon2id, 19 MiB, two passes, one lane. */
const HASHING = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
/** Two at once keep the processor for everybody else. */
const inTurn = turns({ atOnce: 2, queue: 50, retrySeconds: 3 })

/** Fits no password, and costs as much to try as one that does. */
const DUMMY = "$argon2id$v=19$m=19456,t=2,p=1$Zm9yIG5vYm9keSBhdCBhbA$1n8mTzJk0vO5rE3Wq7cX2uYbF6hLdPaSgKiNoRtVwZs"

/**
 * Hashes a password to be stored.
 * @throws tooMany when too many passwords wait already
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, HASHING))
}

/**
 * Which of some hashes a password fits, the first that does; undefined for none. A hash that is not there costs what
 * one that is there does, so that time tells nothing.
 * @throws tooMany when too many passwords wait already
 */
export function findFitting<T extends { passwordHash: string }>(
  candidates: (T | undefined)[],
  password: string,
): Promise<T | undefined> {
  return inTurn(async () => {
    for (const candidate of candidates) {
      if (await verify(candidate?.passwordHash ?? DUMMY, password)) return candidate
    }
    return undefined
  })
}
