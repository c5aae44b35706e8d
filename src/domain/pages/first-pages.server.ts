import { insertEntry } from "#domain/catalogue/rows/content-writes.server.ts"
import { hanoiInstant } from "#lib/today.ts"
import { db } from "#server/database/database.server.ts"
import { withContentLock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { pages } from "./pages.table.server.ts"
import type { FirstPage } from "./staff/page-entry.schema.ts"
import { pageCollection } from "./staff/page-writes.server.ts"

/** Returns the texts with which a new company begins, as drafts. */
export const readTemplates = async (): Promise<FirstPage[]> =>
  (await import("./templates/templates.server.ts")).templates

/** Returns the columns of a page that was last changed on this day. */
export function datesOf(changedOn: string | undefined): { createdAt?: Date; updatedAt?: Date } {
  if (changedOn === undefined) return {}
  const at = hanoiInstant(changedOn, "12:00")
  return { createdAt: at, updatedAt: at }
}

/** Fills a database that has no pages. */
export async function createFirstPages(read: () => Promise<readonly FirstPage[]>): Promise<void> {
  if (await db.$count(pages)) return
  const first = await read()
  await transact((transaction) =>
    withContentLock(transaction, async () => {
      // Another process may have been faster.
      if (await transaction.$count(pages)) return
      for (const { changedOn, ...page } of first)
        await insertEntry(pageCollection, page, transaction, datesOf(changedOn))
    }),
  )
}
