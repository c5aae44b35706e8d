import { and, eq, inArray, ne, or } from "drizzle-orm"
import type { Sent } from "#domain/catalogue/content-fields.ts"
import { sanitiseBoth } from "#domain/catalogue/rich-text/html.server.ts"
import { nextVersion } from "#domain/catalogue/rows/catalogue-columns.server.ts"
import type { Collection } from "#domain/catalogue/rows/content-writes.server.ts"
import { addRedirect, claimSlug } from "#domain/catalogue/rows/slug-redirects.server.ts"
import { SINGLE_KINDS } from "#domain/pages/page.ts"
import { fieldValues, PAGE_FIELDS } from "#domain/pages/page-fields.ts"
import { marksOf, presentEntry, textsOf } from "#domain/pages/page-presenter.server.ts"
import { keepPageVersion } from "#domain/pages/page-versions.server.ts"
import { PAGE_KIND } from "#domain/pages/pages.server.ts"
import { pages } from "#domain/pages/pages.table.server.ts"
import { RESERVED_SLUGS } from "#domain/pages/reserved-slugs.ts"
import { readSettings } from "#domain/settings/settings.server.ts"
import { checkPictures } from "#domain/uploads/pictures-in-content.server.ts"
import { interpolateBoth } from "#i18n/interpolate.ts"
import { inLanguage, type LocalizedContent } from "#i18n/localized.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { take } from "#lib/data/take.ts"
import { fieldsIn } from "#lib/text/text-fields.ts"
import { checkFields, checkHtmlFields } from "#server/check-fields.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { type FieldError, invalid } from "#server/errors.server.ts"
import { staffMessages } from "./messages.ts"
import { type PageEntry, pageSchemas } from "./page-entry.schema.ts"

type Row = typeof pages.$inferSelect

const NONE = { en: "" }
const MAX_WRONG = 5

export const pageCollection: Collection<PageEntry, Row> = {
  ...pageSchemas,
  kind: PAGE_KIND,
  name: "Page",
  table: pages,
  complete: completePage,
  defaults: {
    kind: "page",
    slugVi: null,
    shortName: NONE,
    heading: NONE,
    description: NONE,
    image: null,
    placement: "none",
    position: 0,
    isActive: false,
    isArchived: false,
    outdated: [],
  },
  messages: staffMessages,
  checkPictures,
  select: (condition, database) => database.select().from(pages).where(condition),
  presentEntry,
  present: presentEntry,
  insert: async (entry, transaction) => {
    await checkPage(entry, undefined, transaction)
    if (entry.slugVi) await claimSlug(PAGE_KIND, entry.slugVi, transaction)
    return firstOf(await transaction.insert(pages).values(entry).returning())
  },
  update: async (before, entry, transaction) => {
    await checkPage(entry, before.id, transaction)
    const next = { ...entry, ...nextVersion(pages.version) }
    const row = firstOf(await transaction.update(pages).set(next).where(eq(pages.id, before.id)).returning())
    await redirectVietnamese(before, row, transaction)
    return row
  },
  keepVersion: keepPageVersion,
}

/** Sanitises the text. @throws invalid if nothing is left of it */
function completePage(sent: Sent): Sent {
  if (sent.content === undefined) return sent
  const content = sanitiseBoth(sent.content as LocalizedContent)
  if (!inLanguage(content, "en")) throw invalid([{ field: "content", message: staffMessages.contentRequired }])
  return { ...sent, content }
}

/** The kit redirects the other address. */
async function redirectVietnamese(before: Row, { id, slugVi }: Row, transaction: Database): Promise<void> {
  if (slugVi === before.slugVi) return
  if (slugVi) await claimSlug(PAGE_KIND, slugVi, transaction)
  if (before.slugVi) await addRedirect(PAGE_KIND, before.slugVi, id, transaction)
}

/** @throws invalid for an address or a kind that is taken, and for a text that can't be published as it is */
async function checkPage(entry: PageEntry, id: string | undefined, transaction: Database): Promise<void> {
  const errors = [
    ...reservedSlugs(entry),
    ...(await takenByOthers(entry, id, transaction)),
    ...wrongFields(entry),
    ...(entry.isActive ? await undecided(entry, transaction) : []),
  ]
  if (errors.length) throw invalid(errors)
}

function reservedSlugs({ slug, slugVi }: PageEntry): FieldError[] {
  return Object.entries({ slug, slugVi }).flatMap(([field, value]) =>
    value && RESERVED_SLUGS.has(value)
      ? [{ field, message: interpolateBoth(staffMessages.slugReserved, { slug: value }) }]
      : [],
  )
}

/** The content lock lets nobody else take an address meanwhile. */
async function takenByOthers(entry: PageEntry, id: string | undefined, transaction: Database): Promise<FieldError[]> {
  const { kind } = entry
  const wanted = [entry.slug, entry.slugVi].filter((slug) => slug !== null)
  const isSingle = SINGLE_KINDS.includes(kind)
  const others = await transaction
    .select({ slug: pages.slug, slugVi: pages.slugVi, kind: pages.kind })
    .from(pages)
    .where(
      and(
        id === undefined ? undefined : ne(pages.id, id),
        or(inArray(pages.slug, wanted), inArray(pages.slugVi, wanted), isSingle ? eq(pages.kind, kind) : undefined),
      ),
    )
  const taken = others.flatMap(({ slug, slugVi }) => [slug, slugVi])
  const isTaken = (slug: string | null) => slug !== null && taken.includes(slug)
  return [
    ...(isTaken(entry.slug) ? [{ field: "slug", message: staffMessages.slugTaken }] : []),
    ...(isTaken(entry.slugVi) ? [{ field: "slugVi", message: staffMessages.slugTaken }] : []),
    ...(isSingle && others.some((other) => other.kind === kind)
      ? [{ field: "kind", message: staffMessages.kindTaken }]
      : []),
  ]
}

function wrongFields(entry: PageEntry): FieldError[] {
  return textsOf(entry).flatMap(({ field, text, isHtml }) => {
    const check = isHtml ? checkHtmlFields : checkFields
    return take(check(text, PAGE_FIELDS), MAX_WRONG).map((message) => ({ field, message }))
  })
}

/** Returns what keeps a text from being published: marks that are left, and fields without a value. */
async function undecided(entry: PageEntry, transaction: Database): Promise<FieldError[]> {
  const values = fieldValues(await readSettings(transaction))
  return textsOf(entry).flatMap((written) => {
    const { field, text } = written
    const [mark] = marksOf(written)
    if (mark) return [{ field, message: interpolateBoth(staffMessages.markLeft, { mark }) }]
    const empty = fieldsIn(text).find((name) => Object.hasOwn(values, name) && !inLanguage(values[name]!, "en"))
    return empty ? [{ field, message: interpolateBoth(staffMessages.fieldEmpty, { field: `{{${empty}}}` }) }] : []
  })
}
