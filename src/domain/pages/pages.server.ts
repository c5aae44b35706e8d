import { and, asc, eq, getTableColumns, inArray, ne, or, type SQL, sql } from "drizzle-orm"
import { statusConditions } from "#domain/catalogue/rows/catalogue.server.ts"
import { findById } from "#domain/catalogue/rows/catalogue-reads.server.ts"
import { isPreviewToken } from "#domain/catalogue/rows/preview.server.ts"
import { unknownSlug } from "#domain/catalogue/rows/slug-redirects.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { LocalizedContent } from "#i18n/localized.ts"
import { pick } from "#lib/data/pick.ts"
import { cached } from "#server/database/cache.server.ts"
import { db } from "#server/database/database.server.ts"
import type { Activity } from "#server/database/lists.server.ts"
import { urlsOf } from "#server/pages/url-registry.server.ts"
import { type Page, type PageLink, type PageRow, SINGLE_KINDS } from "./page.ts"
import { fieldValues, fillPageText } from "./page-fields.ts"
import { presentPage, presentRow, type ShownPage } from "./page-presenter.server.ts"
import { pages } from "./pages.table.server.ts"

export const PAGE_KIND = "page"

const names = { kind: PAGE_KIND, name: "Page", path: "pages", table: pages }

/** The day of the newest version. `updatedAt` also changes with the position, the placement and the address. */
const textsChangedAt = sql<Date>`coalesce(
  (select max(page_versions.at) from page_versions where page_versions.page_id = pages.id), pages.updated_at)`.mapWith(
  pages.updatedAt,
)

export const pageUrls = urlsOf(pages, "/", pages.content, {
  slugVi: pages.slugVi,
  changedAt: textsChangedAt,
})

const MOST = 500
const columns = getTableColumns(pages)
const linkColumns = pick(columns, "id", "kind", "slug", "slugVi", "title", "shortName", "placement", "position")
/** Of long texts the list needs to know whether they exist, and what must still be decided in them. */
const listColumns = {
  ...linkColumns,
  ...pick(columns, "heading", "description", "image", "isActive", "isArchived", "version", "updatedAt"),
  content: sql<LocalizedContent>`case when content::text like '%[%[%' then content else jsonb_build_object(
    'en', left(content ->> 'en', 1), 'vi', coalesce(left(content ->> 'vi', 1), '')) end`,
  outdated: sql<number>`jsonb_array_length(outdated)`,
}

const isLinked = or(ne(columns.placement, "none"), inArray(columns.kind, [...SINGLE_KINDS]))
const inOrder = [asc(pages.position), asc(pages.createdAt), asc(pages.id)]

let lastLinks: PageLink[] = []

/** Returns the last known links, for error pages while the database is down. */
export const lastPageLinks = (): PageLink[] => lastLinks

/** Returns the published pages that the site links to, in the order of the links. Cached. */
export function listPageLinks(): Promise<PageLink[]> {
  return cached("page links", async () => {
    const values = fieldValues(await findSettings())
    const where = and(...statusConditions(pages, "true"), isLinked)
    const rows = await db
      .select(linkColumns)
      .from(pages)
      .where(where)
      .orderBy(...inOrder)
      .limit(MOST)
    lastLinks = rows.map(({ id, title, ...row }) => ({ _id: id, title: fillPageText(title, values), ...row }))
    return lastLinks
  })
}

/** Returns the staff's list. */
export async function listPageRows(active: Activity | "draft" | "archived" = "all"): Promise<PageRow[]> {
  const where = and(...statusConditions(pages, active))
  const rows = await db
    .select(listColumns)
    .from(pages)
    .where(where)
    .orderBy(...inOrder)
    .limit(MOST)
  return rows.map(presentRow)
}

const shownColumns = { ...columns, textsChangedAt }

const isAt = (slug: string) => or(eq(pages.slug, slug), eq(pages.slugVi, slug))!

/**
 * Returns the published page that has this slug in either language; an unpublished one too if `preview` is its token.
 * @throws notFound; moved if the slug is a former one
 */
export async function findPage(slug: string, preview?: string): Promise<Page> {
  const previewed = preview === undefined ? undefined : await findPreviewed(slug, preview)
  const found = previewed ?? (await findPublished(isAt(slug)))
  if (!found) throw await unknownSlug(names, slug, (id) => findPublished(eq(pages.id, id)))
  return found
}

async function findPreviewed(slug: string, token: string): Promise<Page | undefined> {
  const [row] = await db.select(shownColumns).from(pages).where(isAt(slug))
  return row && (await isPreviewToken(token, PAGE_KIND, row.id)) ? present(row) : undefined
}

/** @throws notFound */
export function findPageById(id: string): Promise<Page> {
  return findById(names, id, findPublished)
}

async function findPublished(condition: SQL): Promise<Page | undefined> {
  const [row] = await db
    .select(shownColumns)
    .from(pages)
    .where(and(sql`${pages.isActive}`, condition))
  return row && present(row)
}

const present = async (row: ShownPage) => presentPage(row, fieldValues(await findSettings()))

export async function areLegalTextsPublished(): Promise<boolean> {
  const published = and(inArray(pages.kind, ["terms", "privacy"]), pages.isActive)
  return (await db.$count(pages, published)) === 2
}
