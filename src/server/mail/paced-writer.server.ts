import { mailboxOf } from "#lib/text/mailbox.ts"
import { HttpError } from "#server/errors.server.ts"
import { count, type LimitName } from "#server/limits/rate-limits.server.ts"
import { type MailWriter, NotYet } from "./send-mails.server.ts"

/** Limits the mails to a mailbox that anybody can cause by naming its address. Those beyond the limit are put off. */
export function paced(name: LimitName, write: MailWriter): MailWriter {
  return async (queued) => {
    await countOrPutOff(name, mailboxOf(queued.recipient), queued.attempts)
    return write(queued)
  }
}

/** Counts a mail; retries don't count. @throws NotYet over the limit */
export async function countOrPutOff(name: LimitName, key: string, attempts = 1): Promise<void> {
  if (attempts > 1) return
  const wait = await secondsToWait(name, key)
  if (wait !== undefined) throw new NotYet(wait)
}

/** Counts a mail. @returns the seconds to wait if the limit is reached */
async function secondsToWait(name: LimitName, key: string): Promise<number | undefined> {
  try {
    await count(name, key)
  } catch (error) {
    if (error instanceof HttpError && error.retryAfter !== undefined) return error.retryAfter
    throw error
  }
}
