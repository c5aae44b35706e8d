import { asc, count, eq, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core"
import { type Language, writtenIn } from "#i18n/localized.ts"
import { db } from "#server/database/database.server.ts"

/** Without `languages` the page exists in all of them. */
export type SitemapUrl = {
  path: string
  /** Where it is below `/vi`, if not at the same path. */
  vietnamesePath?: string
  changedAt?: Date | undefined
  languages?: readonly Language[]
}

export type UrlSource = {
  count: () => Promise<number>
  list: (limit: number, offset: number) => Promise<SitemapUrl[]>
}

type Table = PgTable & Record<"slug" | "isActive" | "updatedAt", AnyPgColumn>

type Columns = {
  /** The slugs below `/vi`, where they differ. */
  slugVi?: AnyPgColumn
  /** When a page last changed, if `updatedAt` follows what visitors don't see, too. */
  changedAt?: SQL<Date>
}

/** Lists the pages of active rows. `text` is what a page is about: it is announced in the languages of this text. */
export function urlsOf(
  table: Table,
  path: string,
  text: AnyPgColumn,
  { slugVi = table.slug, changedAt }: Columns = {},
): UrlSource {
  const has = (language: Language) => sql<boolean>`coalesce(${text} ->> ${sql.raw(`'${language}'`)}, '') <> ''`
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
        .select({ slug: table.slug, slugVi, changedAt: changedAt ?? table.updatedAt, en: has("en"), vi: has("vi") })
        .from(table as PgTable)
        .where(isPublic)
        .orderBy(asc(table.slug))
        .limit(limit)
        .offset(offset)
      return rows.map(({ slug, slugVi, changedAt, en, vi }) => ({
        path: `${path}${slug}`,
        vietnamesePath: `${path}${slugVi ?? slug}`,
        changedAt: changedAt as Date,
        languages: writtenIn({ en: en ? "en" : "", vi: vi ? "vi" : "" }),
      }))
    },
  }
}

export function urlsOfList(read: () => Promise<SitemapUrl[]>): UrlSource {
  return {
    count: async () => (await read()).length,
    list: async (limit, offset) => (await read()).slice(offset, offset + limit),
  }
}
