import { mailboxOf } from "#lib/text/mailbox.ts"
import { type LimitName, tryCount } from "#server/limits/rate-limits.server.ts"
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
  const wait = await tryCount(name, key)
  if (wait) throw new NotYet(wait)
}
