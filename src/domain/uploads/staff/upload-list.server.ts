import { and, count, desc, eq, like, or, type SQL, sql } from "drizzle-orm"
import * as z from "zod"
import { pageFields } from "#domain/catalogue/rows/list-schema.server.ts"
import { type ContentUse, findContentUses, usesInContent } from "#domain/uploads/pictures-in-content.server.ts"
import { type ListedUpload, UPLOAD_FOLDERS, type Use } from "#domain/uploads/upload.ts"
import { presentUpload } from "#domain/uploads/uploads.server.ts"
import { uploads } from "#domain/uploads/uploads.table.server.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { pagination } from "#lib/api/pagination.ts"
import { db } from "#server/database/database.server.ts"
import { type Page, tokenize } from "#server/database/lists.server.ts"
import { folded } from "#server/database/sql-text.server.ts"

/** `search` are words of the file's name, or of the name of content that shows the picture. */
export const uploadListing = z.object({
  folder: z.enum(UPLOAD_FOLDERS).optional(),
  search: z.string().trim().max(100).optional(),
  used: z.enum(["true", "false"]).optional(),
  ...pageFields(50),
})
type UploadListing = z.infer<typeof uploadListing>

/** Returns one page of pictures, newest first, with the content that shows them. Names are in `language`. */
export async function listUploads(listing: UploadListing, language: Language): Promise<Page<ListedUpload>> {
  const { page = 1, limit = 24 } = listing
  const where = conditionOf(listing)
  const rows = await db
    .select()
    .from(uploads)
    .where(where)
    .orderBy(desc(uploads.createdAt), uploads.key)
    .limit(limit)
    .offset((page - 1) * limit)
  const [counted] = await db.select({ total: count() }).from(uploads).where(where)
  const shown = rows.map(presentUpload)
  const uses = await findContentUses(shown.map(({ _id }) => _id))
  const data = shown.map((upload) => ({ ...upload, usedBy: usesOf(upload._id, uses, language) }))
  return { data, pagination: pagination(page, limit, counted?.total ?? 0) }
}

function usesOf(upload: string, uses: ContentUse[], language: Language): Use[] {
  return uses
    .filter((use) => use.upload === upload)
    .map(({ kind, id, name }) => ({ kind, _id: id, name: inLanguage(name, language) }))
}

function conditionOf({ folder, search, used }: UploadListing): SQL | undefined {
  return and(
    folder && eq(uploads.folder, folder),
    ...tokenize(search).map(hasWord),
    used === "true" ? isUsed() : used === "false" ? sql`not ${isUsed()}` : undefined,
  )
}

function hasWord(word: string): SQL | undefined {
  const names = folded(sql`concat(uses.name ->> 'en', ' ', uses.name ->> 'vi')`)
  return or(like(folded(sql`${uploads.name}`), `%${word}%`), isUsed(sql`${names} like ${`%${word}%`}`))
}

function isUsed(condition: SQL = sql`true`): SQL {
  const isOfThis = sql`uses.upload = ${uploads.folder} || '/' || ${uploads.key}`
  return sql`exists (select 1 from (${usesInContent}) uses where ${isOfThis} and ${condition})`
}
