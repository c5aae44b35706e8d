import { asc, desc, inArray, type SQL, sql } from "drizzle-orm"
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core"
import type { Language, LocalizedContent } from "#i18n/localized.ts"
import { fold } from "#lib/text/fold.ts"
import { cached } from "#server/database/cache.server.ts"
import { type Activity, containsWords, filterActive, orderByPhrase } from "#server/database/lists.server.ts"
import { type Matching, matchText } from "../search/matching.server.ts"

export type CatalogueTable = PgTable &
  Record<
    | "id"
    | "slug"
    | "isActive"
    | "isArchived"
    | "isFeatured"
    | "position"
    | "searchTitle"
    | "searchText"
    | "searchNames"
    | "searchWords"
    | "sortEn"
    | "sortVi",
    AnyPgColumn
  >

/** The filters of every catalogue list, but for prices (`listedPrices`). */
export type Listing = {
  search?: string | undefined
  slugs?: string[] | undefined
  featured?: boolean | undefined
  /** Drafts and archived rows are the two kinds of inactive ones. */
  active?: Activity | "draft" | "archived" | undefined
  sort?: string | undefined
  language?: Language | undefined
  page?: number | undefined
  limit?: number | undefined
}

/** What a search finds in a list, and in which order. */
export type Searched = (Pick<Matching, "where" | "order"> & Partial<Matching>) | undefined

/** Returns what a listing searches for. The indexes have active rows only, so staff's lists search parts of words. */
export async function searchOf(table: CatalogueTable, { active = "true", search }: Listing): Promise<Searched> {
  if (active === "true") return matchText(table, search)
  const where = containsWords(table.searchText, search)
  return where && { where, order: orderByPhrase(table.searchTitle, search) }
}

export function conditionsOf(table: CatalogueTable, listing: Listing, searched: Searched): (SQL | undefined)[] {
  const { active, featured, slugs } = listing
  return [
    ...statusConditions(table, active),
    featured ? sql`${table.isFeatured}` : undefined,
    slugs && inArray(table.slug, slugs),
    searched?.where,
  ]
}

/** Returns the conditions for published, draft and archived content. */
export function statusConditions(
  { isActive, isArchived }: Pick<CatalogueTable, "isActive" | "isArchived">,
  active: Listing["active"],
): (SQL | undefined)[] {
  if (active === "draft") return [filterActive(isActive, "false"), sql`not ${isArchived}`]
  if (active === "archived") return [sql`${isArchived}`]
  return [filterActive(isActive, active)]
}

/** Returns the order of a listing. The default is the best matches first, then featured rows. */
export function orderOf(table: CatalogueTable, usdCents: SQL, { sort, language }: Listing, searched: Searched): SQL[] {
  switch (sort) {
    case "name":
      return [asc(language === "vi" ? table.sortVi : table.sortEn), asc(table.id)]
    case "price-low":
      return [asc(usdCents), asc(table.id)]
    case "price-high":
      return [desc(usdCents), desc(table.id)]
    default:
      return [...(searched?.order ?? []), desc(table.isFeatured), asc(table.position), asc(table.id)]
  }
}

const LONGEST_PAGE = 50
const LIST_TTL_MS = 60_000

/** Returns a page of a list, cached until content changes. Only pages that visitors see are cached. */
export function cachedPage<Listed extends object>(
  name: string,
  listing: Pick<Listing, "active" | "limit">,
  load: () => Promise<Listed>,
): Promise<Listed> {
  const { active = "true", limit = Number.POSITIVE_INFINITY } = listing
  if (active !== "true" || limit > LONGEST_PAGE) return load()
  return cached(`${name} ${JSON.stringify(listing)}`, load, LIST_TTL_MS)
}

type Text = LocalizedContent | string

export function searchTexts(title: LocalizedContent, names: Text[], texts: Text[]) {
  const searchTitle = foldAll([title, ...names])
  return {
    searchTitle,
    searchText: `${searchTitle} ${foldAll(texts)}`,
    sortEn: fold(title.en || title.vi || ""),
  }
}

export function foldAll(texts: Text[]): string {
  return fold(texts.map((text) => (typeof text === "string" ? text : `${text.en} ${text.vi ?? ""}`)).join(" "))
}
