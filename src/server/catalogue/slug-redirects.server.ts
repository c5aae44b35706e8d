import { and, eq } from "drizzle-orm"
import { type Database, db } from "#server/database/database.server.ts"
import { slugRedirects } from "./slug-redirects.table.server.ts"

export async function findRedirectTarget(kind: string, slug: string): Promise<string | undefined> {
  const [row] = await db.select({ id: slugRedirects.subjectId }).from(slugRedirects).where(named(kind, slug))
  return row?.id
}

export async function addRedirect(kind: string, slug: string, subjectId: string, transaction: Database): Promise<void> {
  await claimSlug(kind, slug, transaction)
  await transaction.insert(slugRedirects).values({ kind, slug, subjectId })
}

export async function claimSlug(kind: string, slug: string, transaction: Database): Promise<void> {
  await transaction.delete(slugRedirects).where(named(kind, slug))
}

export async function deleteRedirects(subjectId: string, transaction: Database): Promise<void> {
  await transaction.delete(slugRedirects).where(eq(slugRedirects.subjectId, subjectId))
}

const named = (kind: string, slug: string) => and(eq(slugRedirects.kind, kind), eq(slugRedirects.slug, slug))
