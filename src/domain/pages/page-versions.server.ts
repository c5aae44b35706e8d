import { and, desc, eq, sql } from "drizzle-orm"
import { sanitiseStored } from "#domain/catalogue/rich-text/html.server.ts"
import { findById } from "#domain/catalogue/rows/catalogue-reads.server.ts"
import { findSettings, readSettings } from "#domain/settings/settings.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { isEqual } from "#lib/data/changed-fields.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { pick } from "#lib/data/pick.ts"
import { fieldsIn } from "#lib/text/text-fields.ts"
import { hanoiDate } from "#lib/today.ts"
import { users } from "#server/auth/users.table.server.ts"
import type { Actor } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { notFound } from "#server/errors.server.ts"
import type { EditedVersion, ListedVersion, PageVersion } from "./page.ts"
import { type FieldValues, fieldValues } from "./page-fields.ts"
import { fillTexts, type PageTexts, textsOf } from "./page-presenter.server.ts"
import { pages, pageVersions } from "./pages.table.server.ts"

type Row = typeof pages.$inferSelect
type Version = typeof pageVersions.$inferSelect

const MOST = 200

const textsIn = (row: Pick<Row, keyof PageTexts | "image">) =>
  pick(row, "title", "heading", "description", "content", "image")

function latestVersion(pageId: string, database: Database): Promise<Version | undefined> {
  return database
    .select()
    .from(pageVersions)
    .where(eq(pageVersions.pageId, pageId))
    .orderBy(desc(pageVersions.number))
    .limit(1)
    .then(([row]) => row)
}

/** Returns what the fields say that these texts use. */
function filledIn(texts: PageTexts, settings: Settings): FieldValues {
  const used = new Set(textsOf(texts).flatMap(({ text }) => fieldsIn(text)))
  return Object.fromEntries(Object.entries(fieldValues(settings)).filter(([name]) => used.has(name)))
}

/** Keeps the texts of a page as a version, if they are new or visitors can read them for the first time. */
export async function keepPageVersion(row: Row, actor: Actor | undefined, transaction: Database): Promise<void> {
  const last = await latestVersion(row.id, transaction)
  const isKept = last && isEqual(textsIn(last), textsIn(row)) && (last.isPublished || !row.isActive)
  if (isKept) return
  await transaction.insert(pageVersions).values({
    pageId: row.id,
    number: (last?.number ?? 0) + 1,
    ...textsIn(row),
    filled: filledIn(row, await readSettings(transaction)),
    isPublished: row.isActive,
    savedBy: actor?._id ?? null,
    at: row.updatedAt,
  })
}

/** The terms that a booking agrees to. */
type AgreedTerms = { termsPageId: string; termsVersion: number; termsDate: string }

/**
 * Returns the version of the terms that visitors read now, if there are any. When the settings have changed what its
 * fields say, that is a version of its own.
 */
export async function findTermsInForce(settings: Settings, transaction: Database): Promise<AgreedTerms | undefined> {
  const [page] = await transaction
    .select()
    .from(pages)
    .where(and(eq(pages.kind, "terms"), sql`${pages.isActive}`))
  const last = page && (await latestVersion(page.id, transaction))
  if (!last) return undefined
  const filled = filledIn(last, settings)
  const version = isEqual(filled, last.filled) ? last : await keepAsFilled(last, filled, transaction)
  return { termsPageId: page.id, termsVersion: version.number, termsDate: hanoiDate(version.at) }
}

/** Two bookings at once would number the version alike: the second takes the first one's. */
async function keepAsFilled(last: Version, filled: FieldValues, transaction: Database): Promise<Version> {
  const next = { ...last, number: last.number + 1, filled, savedBy: null, at: new Date() }
  const [made] = await transaction.insert(pageVersions).values(next).onConflictDoNothing().returning()
  return made ?? firstOf(await transaction.select().from(pageVersions).where(numbered(last.pageId, next.number)))
}

const numbered = (pageId: string, number: number) =>
  and(eq(pageVersions.pageId, pageId), eq(pageVersions.number, number))

/** Returns the versions of a page, the newest first. @throws notFound */
export async function listPageVersions(pageId: string): Promise<ListedVersion[]> {
  await findById({ name: "Page", table: pages }, pageId, async (isPage) => {
    const [row] = await db.select({ id: pages.id }).from(pages).where(isPage)
    return row
  })
  const rows = await db
    .select({ ...pick(pageVersions, "number", "at", "isPublished", "title"), by: users.name })
    .from(pageVersions)
    .leftJoin(users, eq(users.id, pageVersions.savedBy))
    .where(eq(pageVersions.pageId, pageId))
    .orderBy(desc(pageVersions.number))
    .limit(MOST)
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
}

/** Returns a version as staff wrote it. @throws notFound */
export async function readPageVersion(pageId: string, number: number): Promise<EditedVersion> {
  const { version } = await findVersion(pageId, number)
  const content = sanitiseStored(version.content)
  return { ...pick(version, "number", "isPublished"), at: version.at.toISOString(), ...textsIn(version), content }
}

/** Returns a version as visitors read it. @throws notFound, also if they couldn't */
export async function findPublishedVersion(pageId: string, number: number): Promise<PageVersion> {
  const { version, kind, isActive } = await findVersion(pageId, number)
  if (!version.isPublished) throw notFound("Page")
  const latest = isActive ? await latestVersion(pageId, db) : undefined
  const isCurrent = latest?.number === number && isEqual(filledIn(version, await findSettings()), version.filled)
  return {
    ...pick(version, "number", "image"),
    at: version.at.toISOString(),
    kind,
    ...fillTexts(version, version.filled),
    isCurrent,
  }
}

/** @throws notFound, also for a malformed id */
function findVersion(pageId: string, number: number) {
  return findById({ name: "Page", table: pages }, pageId, async (isPage) => {
    const [found] = await db
      .select({ version: pageVersions, ...pick(pages, "kind", "isActive") })
      .from(pageVersions)
      .innerJoin(pages, eq(pages.id, pageVersions.pageId))
      .where(and(isPage, numbered(pageId, number)))
    return found
  })
}
