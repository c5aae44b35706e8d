import { and, eq } from "drizzle-orm"
import { pgTable, text, uuid } from "drizzle-orm/pg-core"
import { type Database, db } from "./database.server.ts"

const slugRedirects = pgTable("slug_redirects", {
  kind: text().notNull(),
  slug: text().notNull(),
  subjectId: uuid("subject_id").notNull(),
})

/** Which content of a kind had a slug before; undefined where none had. */
export async function formerOwner(kind: string, slug: string): Promise<string | undefined> {
  const [row] = await db.select({ id: slugRedirects.subjectId }).from(slugRedirects).where(named(kind, slug))
  return row?.id
}

/** Remembers that content has left a slug. */
export async function leaveSlug(kind: string, slug: string, subjectId: string, transaction: Database): Promise<void> {
  await takeSlug(kind, slug, transaction)
  await transaction.insert(slugRedirects).values({ kind, slug, subjectId })
}

/** A slug that is in use leads to nothing else. */
export async function takeSlug(kind: string, slug: string, transaction: Database): Promise<void> {
  await transaction.delete(slugRedirects).where(named(kind, slug))
}

/** Nothing leads to content that is gone. */
export async function forgetSlugs(subjectId: string, transaction: Database): Promise<void> {
  await transaction.delete(slugRedirects).where(eq(slugRedirects.subjectId, subjectId))
}

const named = (kind: string, slug: string) => and(eq(slugRedirects.kind, kind), eq(slugRedirects.slug, slug))
