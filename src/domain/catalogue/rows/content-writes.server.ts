import { eq, type SQL } from "drizzle-orm"
import type { AnyPgColumn, PgTable } from "drizzle-orm/pg-core"
import * as z from "zod/mini"
import type { $ZodObjectConfig, $ZodShape, $ZodType } from "zod/v4/core"
import type { Sent } from "#domain/catalogue/content-fields.ts"
import { type OutdatedText, outdatedTexts } from "#domain/catalogue/outdated-texts.ts"
import { checkStaffVersion } from "#domain/catalogue/rows/last-change.server.ts"
import { changedFields } from "#lib/data/changed-fields.ts"
import { omitUndefined } from "#lib/data/omit-undefined.ts"
import { pick } from "#lib/data/pick.ts"
import { fold } from "#lib/text/fold.ts"
import { MAX_SLUG } from "#lib/text/slug.ts"
import { type Actor, audit } from "#server/database/audit-log.server.ts"
import { clearCache } from "#server/database/cache.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { withContentLock } from "#server/database/locks.server.ts"
import { hasReferences } from "#server/database/references.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import type { FieldError } from "#server/errors.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { type Messages, parse } from "#server/http/validation.server.ts"
import { findById, type Rows } from "./catalogue-reads.server.ts"
import { missingTranslations, type RefusalMessages, toHttpError, withoutUnchanged } from "./content-checks.server.ts"
import { claimSlug, deleteRedirects, followRenaming } from "./slug-redirects.server.ts"

export type Entry = { slug: string; isActive: boolean; isArchived?: boolean; outdated: OutdatedText[] }

export type Stored<E extends Entry> = E & { _id: string; version: number; updatedAt: string }

export type Collection<E extends Entry, Row> = {
  /** The name in the audit log and in redirects: 'tour'. */
  kind: string
  /** The name in messages: 'Tour'. */
  name: string
  table: PgTable & Record<"id", AnyPgColumn>
  /** Schemas of a whole entry, and of what staff send. */
  entry: z.ZodMiniObject<$ZodShape, $ZodObjectConfig>
  creation: $ZodType<object>
  change: $ZodType<{ version?: number | undefined }>
  defaults: Partial<E>
  messages: Messages & RefusalMessages
  /** Converts sent fields to those of an entry: other forms of the spec, and omitted fields. `before` is the present entry. */
  complete?: (sent: Sent, before: Stored<E> | undefined, database: Database) => Sent | Promise<Sent>
  /** Refuses pictures that are not there. @throws invalid */
  checkPictures: (entry: E, transaction: Database) => Promise<void>
  select: (condition: SQL, database: Database) => Rows<Row>
  /** Returns an entry as staff edit it. */
  presentEntry: (row: Row) => Stored<E>
  /** Returns an entry as visitors read it. Fields that are sent back like this don't change it. */
  present: (row: Row) => object
  insert: (entry: E, transaction: Database) => Promise<Row>
  update: (before: Row, entry: E, transaction: Database) => Promise<Row>
  /** Keeps what was stored as a version that can be read later. Nobody is the actor of content from files. */
  keepVersion?: (row: Row, actor: Actor | undefined, transaction: Database) => Promise<void>
}

export type SaveResult<E extends Entry> = { data: Stored<E>; warnings: FieldError[] }

/** Returns an entry for editing, on sale or not. @throws notFound */
export async function findEntry<E extends Entry, Row>(of: Collection<E, Row>, id: string): Promise<Stored<E>> {
  return of.presentEntry(await findById(of, id, async (condition) => (await of.select(condition, db))[0]))
}

/** Returns an entry's row, locked until the transaction ends. @throws notFound */
function lockRow<E extends Entry, Row>(of: Collection<E, Row>, id: string, transaction: Database): Promise<Row> {
  const lock = (condition: SQL) => of.select(condition, transaction).for("update", { of: of.table })
  return findById(of, id, async (condition) => (await lock(condition))[0])
}

/** Creates an entry. Repeating an idempotency key returns the first answer. @throws invalid, also for a taken slug */
export async function createEntry<E extends Entry, Row>(
  of: Collection<E, Row>,
  sent: Sent,
  user: Actor,
  idempotencyKey?: string,
): Promise<SaveResult<E>> {
  const create = async (transaction: Database) => {
    const row = await insertEntry(of, sent, transaction, {}, user)
    const made = of.presentEntry(row)
    await audit({ actor: user._id, action: "create", subject: `${of.kind}:${made._id}`, after: made }, transaction)
    return made
  }
  const request = { kind: of.kind, user: user._id, sent }
  const { answer } = await writing(of, () =>
    once(idempotencyKey, request, (transaction) => withContentLock(transaction, create)),
  )
  return { data: answer, warnings: missingTranslations(answer) }
}

/** Completes and stores what the creation's schema has read. `columns` are further ones of its row. @throws invalid */
export async function insertEntry<E extends Entry, Row>(
  of: Collection<E, Row>,
  sent: Sent,
  transaction: Database,
  columns: object = {},
  actor?: Actor,
): Promise<Row> {
  const entry = await merge(of, sent, undefined, transaction)
  await of.checkPictures(entry, transaction)
  const row = await of.insert({ ...entry, ...columns }, transaction)
  await claimSlug(of.kind, entry.slug, transaction)
  await of.keepVersion?.(row, actor, transaction)
  return row
}

/** Changes the sent fields. An old slug redirects. @throws notFound, invalid, conflict VERSION_CONFLICT */
export async function changeEntry<E extends Entry, Row>(
  of: Collection<E, Row>,
  id: string,
  { version, ...sent }: Sent & { version?: number | undefined },
  user: Actor,
): Promise<SaveResult<E>> {
  const subject = `${of.kind}:${id}`
  const change = async (transaction: Database) => {
    const row = await lockRow(of, id, transaction)
    const before = of.presentEntry(row)
    const news = withoutUnchanged(sent, of.present(row))
    await checkStaffVersion({ subject }, before, version, news, transaction)
    const merged = await merge(of, news, before, transaction)
    const entry = { ...merged, outdated: outdatedTexts(entryOf(before), merged, merged.outdated) }
    const fields: string[] = changedFields(entry, before)
    const next = fields.length ? await store(of, row, before, entry, transaction) : row
    if (fields.length) await of.keepVersion?.(next, user, transaction)
    const after = of.presentEntry(next)
    const changed = (stored: object) => pick(stored as Sent, ...fields, "version")
    const diff = { before: changed(before), after: changed(after) }
    if (fields.length) await audit({ actor: user._id, action: "update", subject, ...diff }, transaction)
    return after
  }
  const after = await writing(of, () => transact((transaction) => withContentLock(transaction, change)))
  return { data: after, warnings: missingTranslations(after) }
}

/** Returns the entry after the change. @throws invalid for a field that is missing or invalid */
async function merge<E extends Entry, Row>(
  of: Collection<E, Row>,
  sent: Sent,
  before: Stored<E> | undefined,
  transaction: Database,
): Promise<E> {
  const completed = of.complete ? await of.complete(sent, before, transaction) : sent
  const fields = omitUndefined(completed)
  const entry = before
    ? { ...entryOf(before), ...parse(z.partial(of.entry), fields, of.messages) }
    : parse(of.entry, withSlug({ ...of.defaults, ...fields }), of.messages)
  return resolveVisibility(entry as E, sent)
}

/** Archived entries are off the site, and entries on the site are not archived: the one that was sent decides. */
function resolveVisibility<E extends Entry>(entry: E, { isActive, isArchived }: Sent): E {
  if (!entry.isActive || !entry.isArchived) return entry
  return isArchived === true && isActive !== true ? { ...entry, isActive: false } : { ...entry, isArchived: false }
}

async function store<E extends Entry, Row>(
  of: Collection<E, Row>,
  row: Row,
  { _id, slug }: Stored<E>,
  entry: E,
  transaction: Database,
): Promise<Row> {
  await of.checkPictures(entry, transaction)
  const next = await of.update(row, entry, transaction)
  if (entry.slug !== slug) await followRenaming({ kind: of.kind, from: slug, to: entry.slug }, _id, transaction)
  return next
}

function withSlug(fields: Sent): Sent {
  const { en, vi } = (fields.title ?? fields.name ?? {}) as { en?: unknown; vi?: unknown }
  const name = en || vi
  if (fields.slug !== undefined || typeof name !== "string") return fields
  const words = fold(name).match(/[a-z0-9]+/g) ?? []
  return { ...fields, slug: words.join("-").slice(0, MAX_SLUG).replace(/-$/, "") }
}

/** Deletes an entry, or takes it off sale if other rows need it. @throws notFound */
export async function removeEntry<E extends Entry, Row>(
  of: Collection<E, Row>,
  id: string,
  user: Actor,
): Promise<"deleted" | "archived"> {
  const remove = async (transaction: Database) => {
    const row = await lockRow(of, id, transaction)
    const before = of.presentEntry(row)
    const entry = { actor: user._id, subject: `${of.kind}:${id}` }
    if (!(await hasReferences(of.table, id, transaction))) {
      await transaction.delete(of.table).where(eq(of.table.id, id))
      await deleteRedirects(id, transaction)
      await audit({ ...entry, action: "delete", before }, transaction)
      return "deleted"
    }
    const { isActive, isArchived } = before
    if (isActive || isArchived === false) {
      const archived = isArchived === undefined ? {} : { isArchived: true }
      await of.update(row, { ...entryOf(before), isActive: false, ...archived }, transaction)
      await audit({ ...entry, action: "archive", before: { isActive }, after: { isActive: false } }, transaction)
    }
    return "archived"
  }
  return writing(of, () => transact((transaction) => withContentLock(transaction, remove)))
}

async function writing<T>({ messages }: { messages: RefusalMessages }, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw toHttpError(error, messages) ?? error
  } finally {
    clearCache()
  }
}

function entryOf<E extends Entry>({ _id, version, updatedAt, ...entry }: Stored<E>): E {
  return entry as unknown as E
}
