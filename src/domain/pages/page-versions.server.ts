import { and, desc, eq, getTableColumns, inArray, isNotNull, or, sql } from "drizzle-orm"
import { alias } from "drizzle-orm/pg-core"
import { sanitiseStored } from "#domain/catalogue/rich-text/html.server.ts"
import { findById } from "#domain/catalogue/rows/catalogue-reads.server.ts"
import { findSettings, readSettings } from "#domain/settings/settings.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { type Pagination, pagination } from "#lib/api/pagination.ts"
import { isEqual } from "#lib/data/changed-fields.ts"
import { pick } from "#lib/data/pick.ts"
import { fieldsIn } from "#lib/text/text-fields.ts"
import { hanoiDate } from "#lib/today.ts"
import { users } from "#server/auth/users.table.server.ts"
import type { Actor } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { notFound } from "#server/errors.server.ts"
import { createHook } from "#server/hook.server.ts"
import type { EditedVersion, ListedVersion, PageVersion } from "./page.ts"
import { type FieldValues, fieldValues } from "./page-fields.ts"
import { fillTexts, type PageTexts, textsOf } from "./page-presenter.server.ts"
import { pages, pageVersions } from "./pages.table.server.ts"

type Row = typeof pages.$inferSelect

/** The columns of a version without its texts, which can have 40,000 characters in each language. */
const SHORT = ["pageId", "number", "filled", "isPublished", "at"] as const
type ShortVersion = Pick<typeof pageVersions.$inferSelect, (typeof SHORT)[number]>

const TEXTS = ["title", "heading", "description", "content", "image"] as const
const textsIn = (row: Pick<Row, (typeof TEXTS)[number]>) => pick(row, ...TEXTS)

/** Returns the newest version of a page without its texts. */
async function findNewest(pageId: string, database: Database): Promise<ShortVersion | undefined> {
  const [newest] = await database
    .select(pick(pageVersions, ...SHORT))
    .from(pageVersions)
    .where(eq(pageVersions.pageId, pageId))
    .orderBy(desc(pageVersions.number))
    .limit(1)
  return newest
}

/** Returns what the fields say that these texts use. */
function filledIn(texts: PageTexts, settings: Settings): FieldValues {
  const used = textsOf(texts).flatMap(({ text }) => fieldsIn(text))
  return pickKnown(fieldValues(settings), used)
}

/** Returns what the fields of a version say with these settings. */
const refill = ({ filled }: Pick<ShortVersion, "filled">, settings: Settings): FieldValues =>
  pickKnown(fieldValues(settings), Object.keys(filled))

const pickKnown = (values: FieldValues, names: string[]): FieldValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)))

/**
 * Locks the versions of a page until the transaction ends. It is the lock of the page's row, which staff's writes hold
 * already and which the foreign key of a new version needs: a lock of its own could deadlock with it.
 */
async function lockVersions(pageId: string, transaction: Database): Promise<void> {
  await transaction.select({ id: pages.id }).from(pages).where(eq(pages.id, pageId)).for("no key update")
}

/** Keeps the texts of a page as a version, if they are new or visitors can read them for the first time. */
export async function keepPageVersion(row: Row, actor: Actor | undefined, transaction: Database): Promise<void> {
  await lockVersions(row.id, transaction)
  const newest = await findNewest(row.id, transaction)
  if (newest && (await isKept(row, newest, transaction))) return
  const settings = await readSettings(transaction)
  // Bookings that were sent before this change agree to the words that it replaces.
  const replaced = newest?.isPublished && row.kind === "terms" && (await keepAsFilled(newest, settings, transaction))
  const last = replaced || newest
  await transaction.insert(pageVersions).values({
    pageId: row.id,
    number: (last?.number ?? 0) + 1,
    ...textsIn(row),
    filled: filledIn(row, settings),
    isPublished: row.isActive,
    savedBy: actor?._id ?? null,
    at: row.updatedAt,
  })
}

async function isKept(row: Row, { pageId, number, isPublished }: ShortVersion, transaction: Database) {
  if (row.isActive && !isPublished) return false
  const [texts] = await transaction
    .select(pick(pageVersions, ...TEXTS))
    .from(pageVersions)
    .where(numbered(pageId, number))
  return isEqual(texts, textsIn(row))
}

/** The terms as a request found them: the newest version, and what its fields said. */
export type TermsInForce = { version: ShortVersion; filled: FieldValues }

/**
 * Returns the terms that visitors read at this moment, if there are any. Reads the settings freshly: processes with
 * older ones would write versions in turn.
 */
export async function findTermsInForce(): Promise<TermsInForce | undefined> {
  const [version] = await db
    .select(pick(pageVersions, ...SHORT))
    .from(pageVersions)
    .innerJoin(pages, eq(pages.id, pageVersions.pageId))
    .where(and(eq(pages.kind, "terms"), sql`${pages.isActive}`))
    .orderBy(desc(pageVersions.number))
    .limit(1)
  return version && { version, filled: refill(version, await readSettings()) }
}

/** What a booking stores of the terms that it agrees to. */
type AgreedTerms = { termsPageId: string; termsVersion: number; termsDate: string }

/**
 * Returns the version that says what a request found. If the settings have changed since the newest version, this is
 * another version with the same text, which is written if there is none yet. Returns undefined if staff have deleted
 * the page meanwhile.
 */
export async function agreeToTerms(
  { version, filled }: TermsInForce,
  transaction: Database,
): Promise<AgreedTerms | undefined> {
  const { pageId, number } = await keepFilled(version, filled, transaction)
  const [agreed] = await transaction
    .select(pick(pageVersions, "at"))
    .from(pageVersions)
    .where(numbered(pageId, number))
    .for("key share")
  return agreed && { termsPageId: pageId, termsVersion: number, termsDate: hanoiDate(agreed.at) }
}

const keepAsFilled = (version: ShortVersion, settings: Settings, transaction: Database) =>
  keepFilled(version, refill(version, settings), transaction)

async function keepFilled(version: ShortVersion, filled: FieldValues, transaction: Database): Promise<ShortVersion> {
  if (isEqual(filled, version.filled)) return version
  const before = await findFilled(version, filled, transaction)
  if (before) return before
  await lockVersions(version.pageId, transaction)
  return (await findFilled(version, filled, transaction)) ?? (await writeFilled(version, filled, transaction))
}

/** Returns the newest published version with the same texts, filled like this. */
async function findFilled({ pageId, number }: ShortVersion, filled: FieldValues, transaction: Database) {
  const texts = alias(pageVersions, "texts")
  const [found] = await transaction
    .select(pick(pageVersions, ...SHORT))
    .from(pageVersions)
    .innerJoin(texts, and(eq(texts.pageId, pageId), eq(texts.number, number)))
    .where(
      and(
        eq(pageVersions.pageId, pageId),
        sql`${pageVersions.isPublished}`,
        sql`${pageVersions.filled} = ${JSON.stringify(filled)}::jsonb`,
        ...TEXTS.map((name) => sql`${pageVersions[name]} is not distinct from ${texts[name]}`),
      ),
    )
    .orderBy(desc(pageVersions.number))
    .limit(1)
  return found
}

/**
 * Copies a version with other values of its fields. It keeps the day of its text. A version that staff have replaced
 * meanwhile isn't copied, because the newest version is what visitors read.
 */
async function writeFilled(version: ShortVersion, filled: FieldValues, transaction: Database): Promise<ShortVersion> {
  const newest = await findNewest(version.pageId, transaction)
  const isReplaced = !newest || !(await haveSameTexts(version, newest, transaction))
  if (isReplaced) return version
  const next = { ...version, number: newest.number + 1, filled }
  const copied = transaction
    .select({
      ...getTableColumns(pageVersions),
      number: sql<number>`${next.number}::integer`.as("number"),
      filled: sql<FieldValues>`${JSON.stringify(filled)}::jsonb`.as("filled"),
      savedBy: sql<string | null>`null::uuid`.as("saved_by"),
    })
    .from(pageVersions)
    .where(numbered(version.pageId, version.number))
  await transaction.insert(pageVersions).select(copied)
  return next
}

async function haveSameTexts({ pageId, number }: ShortVersion, other: ShortVersion, transaction: Database) {
  if (number === other.number) return true
  const rows = await transaction
    .selectDistinct(pick(pageVersions, ...TEXTS))
    .from(pageVersions)
    .where(and(eq(pageVersions.pageId, pageId), inArray(pageVersions.number, [number, other.number])))
  return rows.length === 1
}

const numbered = (pageId: string, number: number) =>
  and(eq(pageVersions.pageId, pageId), eq(pageVersions.number, number))

/** Copies with other values of their fields have no author, and neither has the first version of a template. */
const isSaved = or(isNotNull(pageVersions.savedBy), eq(pageVersions.number, 1))

type PageRequest = { page?: number | undefined; limit?: number | undefined }

/** Returns the versions of a page that were saved, the newest first. @throws notFound */
export async function listPageVersions(
  pageId: string,
  { page = 1, limit = 20 }: PageRequest,
): Promise<{ data: ListedVersion[]; pagination: Pagination }> {
  await findById({ name: "Page", table: pages }, pageId, async (isPage) => {
    const [row] = await db.select({ id: pages.id }).from(pages).where(isPage)
    return row
  })
  const where = and(eq(pageVersions.pageId, pageId), isSaved)
  const rows = await db
    .select({ ...pick(pageVersions, "number", "at", "isPublished", "title"), by: users.name })
    .from(pageVersions)
    .leftJoin(users, eq(users.id, pageVersions.savedBy))
    .where(where)
    .orderBy(desc(pageVersions.number))
    .limit(limit)
    .offset((page - 1) * limit)
  const data = rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }))
  return { data, pagination: pagination(page, limit, await db.$count(pageVersions, where)) }
}

/** Returns a version as staff wrote it. @throws notFound */
export async function readPageVersion(pageId: string, number: number): Promise<EditedVersion> {
  const { version } = await findVersion(pageId, number)
  const content = sanitiseStored(version.content)
  return { ...pick(version, "number", "isPublished"), at: version.at.toISOString(), ...textsIn(version), content }
}

/** Says whether a booking has agreed to a version, whose guest may read it as long as the booking is stored. */
export const agreedVersions = createHook<(pageId: string, number: number) => Promise<boolean>>("agreed versions")

/**
 * Returns a version as visitors read it.
 * @throws notFound, also if they couldn't, or if the page is unpublished by now and no booking has agreed to it
 */
export async function findPublishedVersion(pageId: string, number: number): Promise<PageVersion> {
  const { version, kind, isActive } = await findVersion(pageId, number)
  const isPublic = version.isPublished && (isActive || (await agreedVersions.one()(version.pageId, number)))
  if (!isPublic) throw notFound("Page")
  return {
    ...pick(version, "number", "image"),
    at: version.at.toISOString(),
    kind,
    ...fillTexts(version, version.filled),
    isCurrent: isActive && (await isCurrent(version)),
  }
}

/** Returns whether a version says what its page says now. */
async function isCurrent(version: ShortVersion): Promise<boolean> {
  const newest = await findNewest(version.pageId, db)
  if (!newest || !isEqual(version.filled, refill(version, await findSettings()))) return false
  return haveSameTexts(version, newest, db)
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
