import { asc, count, eq } from "drizzle-orm"
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core"
import { db } from "#server/database/database.server.ts"

export type SitemapUrl = { path: string; changedAt?: Date | undefined }

export type UrlSource = {
  count: () => Promise<number>
  list: (limit: number, offset: number) => Promise<SitemapUrl[]>
}

type Table = PgTable & Record<"slug" | "isActive" | "updatedAt", AnyPgColumn>

export function urlsOf(table: Table, path: string): UrlSource {
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

export function urlsOfList(read: () => Promise<SitemapUrl[]>): UrlSource {
  return {
    count: async () => (await read()).length,
    list: async (limit, offset) => (await read()).slice(offset, offset + limit),
  }
}
