import { and, eq } from "drizzle-orm"
import { type Database, db } from "#server/database/database.server.ts"
import { type HttpError, moved, notFound } from "#server/errors.server.ts"
import { createHook } from "#server/hook.server.ts"
import { slugRedirects } from "./slug-redirects.table.server.ts"

/** What redirects, messages and paths of the API call a kind of content: 'tour', 'Tour', 'tours'. */
export type Names = { kind: string; name: string; path: string }

/** Returns the error for a slug that nothing has: moved if it is a former one of what `find` returns, else notFound. */
export async function unknownSlug(
  { kind, name, path }: Names,
  slug: string,
  find: (id: string) => { slug: string } | undefined | Promise<{ slug: string } | undefined>,
): Promise<HttpError> {
  const [row] = await db.select({ id: slugRedirects.subjectId }).from(slugRedirects).where(named(kind, slug))
  const present = row && (await find(row.id))
  return present ? moved(present.slug, `/api/${path}/slug/${present.slug}`) : notFound(name)
}

/** A new slug of an entry. `kind` is 'tour', 'category' … */
export type Renaming = { kind: string; from: string; to: string }

/** What follows a new slug where entries are named by it. */
export const renamed =
  createHook<(renaming: Renaming, transaction: Database) => Promise<void>>("what follows a new slug")

/** Redirects from the former slug, and renames the entry where it is named by its slug. */
export async function followRenaming(renaming: Renaming, subjectId: string, transaction: Database): Promise<void> {
  const { kind, from, to } = renaming
  await claimSlug(kind, to, transaction)
  await addRedirect(kind, from, subjectId, transaction)
  for (const follow of renamed.all()) await follow(renaming, transaction)
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
