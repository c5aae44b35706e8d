import { hash, verify } from "@node-rs/argon2"
import { tooMany } from "#server/errors.server.ts"

/** security.md: argon2id, 19 MiB, two passes, one lane. */
const HASHING = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }
const AT_ONCE = 2
const QUEUE = 50
const RETRY_SECONDS = 3

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

let running = 0
const waiting: (() => void)[] = []

/** Hashing is dear by design: two at once keep the processor for everybody else, and the queue has an end. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running++
  else if (waiting.length < QUEUE) await new Promise<void>((resume) => waiting.push(resume))
  else throw tooMany(RETRY_SECONDS)
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
