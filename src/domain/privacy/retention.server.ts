import type * as z from "zod"
import { findSettings } from "#domain/settings/settings.server.ts"
import { addDays, addMonths, hanoiDate } from "#lib/today.ts"
import { audit, findAudited } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { forgetNetworks, type PersonalData } from "#server/database/personal-data.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { forgetOldMails } from "#server/mail/forget-mails.server.ts"
import type * as shapes from "./shapes.server.ts"
import { forgetTraces } from "./traces.server.ts"

export type Retention = z.infer<typeof shapes.retention>

/** Rows in one transaction, so that rows are not locked for long and no statement runs into its timeout. */
const BATCH = 200

/** `name`: under which the log has the number of rows. */
type Step = { name: string; erase: (transaction: Database) => Promise<number> }

/** What the log calls rows that are erased because their time is over. */
const RETENTION = "retention"

/**
 * Erases data older than the retention settings, in batches, and records how much. Each batch is its own transaction, so
 * that what was interrupted goes on where it ended.
 */
export async function applyRetention(
  personalData: Required<PersonalData>,
  stopped: () => boolean = () => false,
): Promise<void> {
  const { guestDays, networkDays } = (await findSettings()).retention
  const erased: Record<string, number> = {}
  try {
    for (const { name, erase } of [...guestSteps(guestDays, personalData), ...networkSteps(networkDays, personalData)])
      while (!stopped()) {
        const count = await transact(erase)
        if (count === 0) break
        erased[name] = (erased[name] ?? 0) + count
      }
  } finally {
    if (Object.keys(erased).length)
      await audit({ actor: "system", action: "delete", subject: RETENTION, after: erased }, db)
  }
}

function guestSteps(days: number, personalData: Required<PersonalData>): Step[] {
  const erasures = Object.entries({ ...personalData.withBookings, ...personalData.withContact })
  const steps = erasures.flatMap(([name, { subject, eraseOld }]): Step[] => {
    if (!eraseOld) return []
    const erase = async (tx: Database) => {
      const ids = await eraseOld(days, BATCH, tx)
      await forgetTraces(personalData, subject, ids, tx)
      return ids.length
    }
    return [{ name, erase }]
  })
  return [...steps, { name: "mails", erase: (tx) => forgetOldMails(days, BATCH, tx) }]
}

const networkSteps = (days: number, { tables }: Required<PersonalData>): Step[] =>
  tables.flatMap(({ aged, ...classified }): Step[] => {
    if (!aged || !classified.networks) return []
    return [{ name: "networks", erase: (tx) => forgetNetworks({ ...classified, aged }, { days, limit: BATCH }, tx) }]
  })

/** So far ahead staff see what will be erased. */
const DAYS_AHEAD = 92
const RECENT = 10

/** Returns what will be erased in the next months, and what was lately. */
export async function describeRetention({ withBookings, withContact }: Required<PersonalData>): Promise<Retention> {
  const { retention } = await findSettings()
  const until = addDays(hanoiDate(), DAYS_AHEAD - retention.guestDays)
  const next: Retention["next"] = []
  for (const [name, { countOld }] of Object.entries({ ...withBookings, ...withContact }))
    for (const { month, count } of (await countOld?.(until)) ?? []) {
      const lastDay = addDays(addMonths(month, 1), -1)
      const erasedOn = (day: string) => laterOf(addDays(day, retention.guestDays + 1), hanoiDate())
      next.push({ name, month, count, from: erasedOn(month), to: erasedOn(lastDay < until ? lastDay : until) })
    }
  const recent = [
    ...(await findAudited({ subject: RETENTION }, undefined, RECENT)).rows,
    ...(await findAudited({ kind: "person", action: "delete" }, undefined, RECENT)).rows,
  ]
  return {
    ...retention,
    next: next.toSorted((a, b) => (a.from < b.from ? -1 : 1)),
    recent: recent
      .toSorted((a, b) => b.id - a.id)
      .slice(0, RECENT)
      .map(({ at, subject, after }) => ({
        at: at.toISOString(),
        why: subject === RETENTION ? "time" : "request",
        counts: after as Record<string, number>,
      })),
  }
}

const laterOf = (one: string, other: string) => (one > other ? one : other)
