import { findSettings } from "#domain/settings/settings.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { forgetNetworks, type PersonalData } from "#server/database/personal-data.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { forgetOldMails } from "#server/mail/forget-mails.server.ts"
import { forgetTraces } from "./traces.server.ts"

/** Rows in one transaction, so that rows are not locked for long and no statement runs into its timeout. */
const BATCH = 200

type Step = (transaction: Database) => Promise<number>

/**
 * Erases data older than the retention settings, in batches. Each batch is its own transaction, so that what was
 * interrupted goes on where it ended.
 */
export async function applyRetention(
  personalData: Required<PersonalData>,
  stopped: () => boolean = () => false,
): Promise<void> {
  const { guestDays, networkDays } = (await findSettings()).retention
  for (const step of [...guestSteps(guestDays, personalData), ...networkSteps(networkDays, personalData)])
    while (!stopped() && (await transact(step)));
}

function guestSteps(days: number, personalData: Required<PersonalData>): Step[] {
  const erasures = [...Object.values(personalData.withBookings), ...Object.values(personalData.withContact)]
  const steps = erasures.flatMap(({ subject, eraseOld }): Step[] => {
    if (!eraseOld) return []
    const erase: Step = async (tx) => {
      const ids = await eraseOld(days, BATCH, tx)
      await forgetTraces(personalData, subject, ids, tx)
      return ids.length
    }
    return [erase]
  })
  return [...steps, (tx) => forgetOldMails(days, BATCH, tx)]
}

const networkSteps = (days: number, { tables }: Required<PersonalData>): Step[] =>
  tables.flatMap(({ aged, ...classified }): Step[] =>
    aged && classified.networks ? [(tx) => forgetNetworks({ ...classified, aged }, { days, limit: BATCH }, tx)] : [],
  )
