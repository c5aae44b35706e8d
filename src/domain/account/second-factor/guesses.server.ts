import { HttpError, invalid } from "#server/errors.server.ts"
import { revertCount, tryCount } from "#server/limits/rate-limits.server.ts"
import { factorMessages, tooManyCodes } from "./messages.ts"

const LIMIT = "guesses/second-factor"

/**
 * Checks a code that somebody typed for an account. It is counted before it is checked, so that codes sent at the same time
 * count, too; a right one is uncounted. `check` returns undefined for a wrong code.
 * @throws invalid for a wrong code; tooMany, saying how long to wait
 */
export async function guess<T>(userId: string, check: () => Promise<T | undefined>): Promise<T> {
  const retryAfter = await tryCount(LIMIT, userId)
  if (retryAfter)
    throw new HttpError(429, "TOO_MANY_REQUESTS", tooManyCodes(Math.ceil(retryAfter / 60)), { retryAfter })
  const right = await check()
  if (right === undefined) throw codeWrong()
  await revertCount(LIMIT, userId)
  return right
}

export function codeWrong(): HttpError {
  return invalid([{ field: "code", message: factorMessages.codeWrong }])
}
