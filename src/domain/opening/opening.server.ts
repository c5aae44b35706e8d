import { sql } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { settings } from "#domain/settings/settings.table.server.ts"
import type { Language } from "#i18n/localized.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { clearCache } from "#server/database/cache.server.ts"
import { db } from "#server/database/database.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { createHook } from "#server/hook.server.ts"
import { type MailSite, renderMail } from "#server/mail/mail-template.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import type { MailWriter } from "#server/mail/send-mails.server.ts"
import { messages } from "./messages.ts"
import { OPENING_STEPS, type Opening, type OpeningStep } from "./opening.ts"

type Checks = Partial<Record<OpeningStep, () => Promise<boolean>>>

/** What slices name as `openingSteps`. */
export const openingChecks = createHook<Checks>("the steps of the opening")

/** Returns the steps before the opening, checked anew each time. There are none once the site is open. */
export async function findOpening(): Promise<Opening> {
  const { isOpen } = await findSettings()
  if (isOpen) return { isOpen, steps: [] }
  const checks: Checks = Object.assign({}, ...openingChecks.all())
  const steps = OPENING_STEPS.flatMap((name) => {
    const check = checks[name]
    return check ? [{ name, check }] : []
  })
  const done = await Promise.all(steps.map(({ check }) => check()))
  return { isOpen, steps: steps.map(({ name }, index) => ({ name, isDone: done[index] ?? false })) }
}

/** Keeps the site of a new company closed until it opens it. A company that has begun stays as it is. */
export async function holdNewSite(): Promise<void> {
  const begun = sql`select 1 from settings union all select 1 from tours union all select 1 from users limit 1`
  if ((await db.execute(begun)).rows.length > 0) return
  await db
    .insert(settings)
    .values({ data: { isOpen: false } })
    .onConflictDoNothing()
  clearCache()
}

export const TEST_MAIL = "test-mail"

export async function sendTestMail({ _id, email }: User, language: Language): Promise<void> {
  await transact(async (transaction) => {
    await queueMails([{ kind: TEST_MAIL, recipient: email, language, payload: { userId: _id } }], transaction)
    await audit({ actor: _id, action: "create", subject: "mail-test", after: {} }, transaction)
  })
}

export const openingMails = (site: MailSite): Record<string, MailWriter> => ({
  [TEST_MAIL]: async ({ recipient, language }) => [await renderMail(recipient, language, messages.testMail, site)],
})
