import { asc, count, eq } from "drizzle-orm"
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core"
import { db } from "./database.server.ts"

/** Where a page is, without origin and language, and when what it shows was changed last, as far as that is known. */
export type PublicAddress = { path: string; changedAt?: Date | undefined }

/** The pages of one kind that search engines are told of, in an order that stays. */
export type AddressBook = {
  count: () => Promise<number>
  list: (limit: number, offset: number) => Promise<PublicAddress[]>
}

type Table = PgTable & Record<"slug" | "isActive" | "updatedAt", AnyPgColumn>

/** The pages of what is public in a table; `path` is what stands before the slug. */
export function addressBookOf(table: Table, path: string): AddressBook {
  const isPublic = eq(table.isActive, true)
  return {
    count: async () => {
      const [row] = await db
        .select({ n: count() })
        .from(table as PgTable)
        .where(isPublic)
      return row?.n ?? 0
    },
    list: async (limit, offset) => {
      const rows = await db
        .select({ slug: table.slug, changedAt: table.updatedAt })
        .from(table as PgTable)
        .where(isPublic)
        .orderBy(asc(table.slug))
        .limit(limit)
        .offset(offset)
      return rows.map(({ slug, changedAt }) => ({ path: `${path}${slug}`, changedAt: changedAt as Date }))
    },
  }
}

/** The pages of a list that is known as a whole. */
export function shortBook(read: () => Promise<PublicAddress[]>): AddressBook {
  return {
    count: async () => (await read()).length,
    list: async (limit, offset) => (await read()).slice(offset, offset + limit),
  }
}
