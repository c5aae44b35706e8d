import { eq, sql } from "drizzle-orm"
import type { User } from "#domain/account/account.ts"
import { checkStaffVersion } from "#domain/catalogue/rows/last-change.server.ts"
import { LANGUAGES } from "#i18n/localized.ts"
import { take } from "#lib/data/take.ts"
import { checkFields } from "#server/check-fields.server.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { type FieldError, invalid } from "#server/errors.server.ts"
import { presets } from "./presets.table.server.ts"
import { type PresetItems, type PresetList, READY_MADE, REPLY_FIELDS, type Reply } from "./presets.ts"

type Presets<List extends PresetList> = { items: PresetItems[List]; version: number; updatedAt: string | null }

/** Lists that nobody has changed yet are version 1. */
const FIRST = 1

/** Returns a list as staff have changed it, or the product's own. */
export async function findPresets<List extends PresetList>(
  list: List,
  database: Database = db,
): Promise<Presets<List>> {
  const [row] = await database.select().from(presets).where(eq(presets.name, list))
  return {
    items: (row?.items ?? READY_MADE[list]) as PresetItems[List],
    version: row?.version ?? FIRST,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  }
}

type Change<List extends PresetList> = { items: PresetItems[List]; version?: number | undefined }

/** Replaces a list. An empty one stays empty. @throws invalid with the line of a wrong field; conflict VERSION_CONFLICT */
export async function changePresets<List extends PresetList>(
  list: List,
  { items, version }: Change<List>,
  user: User,
): Promise<Presets<List>> {
  if (list === "replies") checkReplies(items as Reply[])
  const subject = `presets:${list}`
  return transact(async (transaction) => {
    await lock(subject, transaction)
    const before = await findPresets(list, transaction)
    await checkStaffVersion({ subject }, before, version, { items }, transaction)
    const next = { items, version: before.version + 1 }
    await transaction
      .insert(presets)
      .values({ name: list, ...next })
      .onConflictDoUpdate({ target: presets.name, set: { ...next, updatedAt: sql`now()` } })
    await audit(
      { actor: user._id, action: "update", subject, before: { items: before.items }, after: next },
      transaction,
    )
    return findPresets(list, transaction)
  })
}

const FIELDS = { names: Object.keys(REPLY_FIELDS), owner: { en: "saved replies", vi: "mẫu trả lời" } }

const MAX_ERRORS = 20

function checkReplies(replies: Reply[]): void {
  const errors = take(wrongFields(replies), MAX_ERRORS)
  if (errors.length) throw invalid(errors)
}

function* wrongFields(replies: Reply[]): Generator<FieldError, void, undefined> {
  for (const [nth, { text }] of replies.entries())
    for (const language of LANGUAGES)
      for (const message of checkFields(text[language] ?? "", FIELDS))
        yield { field: `items.${nth}.text.${language}`, message }
}
