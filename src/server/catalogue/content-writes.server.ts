import type { $ZodType } from "zod/v4/core"
import { checkStaffVersion } from "#features/account/last-change.server.ts"
import { type OutdatedText, outdatedTexts } from "#features/catalogue/outdated-texts.ts"
import { checkPictures } from "#features/uploads/pictures-in-content.server.ts"
import { fold } from "#lib/fold.ts"
import { type Actor, audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { withContentLock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { type FieldError, notFound } from "#server/errors.server.ts"
import { once } from "#server/http/idempotency.server.ts"
import { isUuid, type Messages, parse } from "#server/http/validation.server.ts"
import { clearCache } from "./cache.server.ts"
import { changedFields, missingTranslations, type RefusalMessages, toHttpError } from "./content-checks.server.ts"
import { type Compared, checkDerived, dropUnchanged, type Sent } from "./derived-fields.server.ts"
import { addRedirect, claimSlug, deleteRedirects } from "./slug-redirects.server.ts"

export type Entry = { slug: string; isActive: boolean; isArchived?: boolean; outdated: OutdatedText[] }

export type Stored<E extends Entry> = E & { _id: string; version: number; updatedAt: string }

export type Collection<E extends Entry> = Compared & {
  /** The name in the audit log and in redirects: 'tour'. */
  kind: string
  /** The name in messages: 'Tour'. */
  name: string
  schema: $ZodType<E>
  defaults: Partial<E>
  messages: Messages & RefusalMessages
  /** Converts sent fields to the schema: other forms of the spec, and omitted fields. `before` is the present entry. */
  complete?: (sent: Sent, before: Stored<E> | undefined, database: Database) => Sent | Promise<Sent>
  present: (id: string, database: Database) => Promise<object>
  find: (id: string, database: Database) => Promise<Stored<E> | undefined>
  insert: (entry: E, transaction: Database) => Promise<string>
  update: (id: string, entry: E, transaction: Database) => Promise<void>
  /** Returns whether other rows need the entry, such as bookings. */
  isUsed: (id: string, transaction: Database) => Promise<boolean>
  remove: (id: string, transaction: Database) => Promise<void>
}

export type SaveResult<E extends Entry> = { data: Stored<E>; warnings: FieldError[] }

/** Returns an entry for editing, on sale or not. @throws notFound */
export async function findEntry<E extends Entry>(of: Collection<E>, id: string, database: Database = db) {
  const found = isUuid(id) ? await of.find(id, database) : undefined
  if (!found) throw notFound(of.name)
  return found
}

/** Creates an entry. Repeating an idempotency key returns the first answer. @throws invalid, also for a taken slug */
export async function createEntry<E extends Entry>(
  of: Collection<E>,
  sent: Sent,
  user: Actor,
  idempotencyKey?: string,
): Promise<SaveResult<E>> {
  const create = async (transaction: Database) => {
    const id = await insertEntry(of, sent, transaction)
    const made = await findEntry(of, id, transaction)
    checkDerived(of, sent, (await of.present(id, transaction)) as Sent, made)
    await audit({ actor: user._id, action: "create", subject: `${of.kind}:${id}`, after: made }, transaction)
    return made
  }
  const request = { kind: of.kind, user: user._id, sent }
  const made = await writing(of, () =>
    idempotencyKey === undefined
      ? transact((transaction) => withContentLock(transaction, create))
      : once(idempotencyKey, request, (transaction) => withContentLock(transaction, create)).then(
          ({ answer }) => answer,
        ),
  )
  return { data: made, warnings: missingTranslations(made) }
}

/** Completes, checks and stores a new entry. `columns` are further ones of its row. @throws invalid */
export async function insertEntry<E extends Entry>(
  of: Collection<E>,
  sent: Sent,
  transaction: Database,
  columns: object = {},
): Promise<string> {
  const fields = withSlug(await fieldsOf(of, sent, undefined, transaction))
  const entry = settled(parse(of.schema, { ...of.defaults, ...fields }, of.messages), sent)
  await checkPictures(entry, transaction)
  const id = await of.insert({ ...entry, ...columns }, transaction)
  await claimSlug(of.kind, entry.slug, transaction)
  return id
}

/** Changes the sent fields. An old slug redirects. @throws notFound, invalid, conflict VERSION_CONFLICT */
export async function changeEntry<E extends Entry>(
  of: Collection<E>,
  id: string,
  { version, ...sent }: Sent & { version?: number | undefined },
  user: Actor,
): Promise<SaveResult<E>> {
  const change = async (transaction: Database) => {
    const before = await findEntry(of, id, transaction)
    const news = dropUnchanged(of, sent, (await of.present(id, transaction)) as Sent, before)
    await checkStaffVersion({ subject: `${of.kind}:${id}` }, before, version, news, transaction)
    const fields = await fieldsOf(of, news, before, transaction)
    const written = settled(parse(of.schema, { ...entryOf(before), ...fields }, of.messages), news)
    const entry = { ...written, outdated: outdatedTexts(entryOf(before), written, written.outdated) }
    const isChanged = changedFields(entry, before).length > 0
    const after = isChanged ? await storeChange(of, before, entry, user, transaction) : before
    checkDerived(of, news, (await of.present(id, transaction)) as Sent, after)
    return after
  }
  const after = await writing(of, () => transact((transaction) => withContentLock(transaction, change)))
  return { data: after, warnings: missingTranslations(after) }
}

/** Archived entries are off the site, and entries on the site are not archived: the one that was sent decides. */
function settled<E extends Entry>(entry: E, { isActive, isArchived }: Sent): E {
  if (!entry.isActive || !entry.isArchived) return entry
  return isArchived === true && isActive !== true ? { ...entry, isActive: false } : { ...entry, isArchived: false }
}

async function storeChange<E extends Entry>(
  of: Collection<E>,
  before: Stored<E>,
  entry: E,
  user: Actor,
  transaction: Database,
): Promise<Stored<E>> {
  const { _id: id } = before
  await checkPictures(entry, transaction)
  await of.update(id, entry, transaction)
  if (entry.slug !== before.slug) await moveSlug(of.kind, id, before.slug, entry.slug, transaction)
  const after = await findEntry(of, id, transaction)
  await audit(
    { actor: user._id, action: "update", subject: `${of.kind}:${id}`, ...changed(before, after) },
    transaction,
  )
  return after
}

async function fieldsOf<E extends Entry>(
  of: Collection<E>,
  sent: Sent,
  before: Stored<E> | undefined,
  transaction: Database,
): Promise<Sent> {
  const completed = of.complete ? await of.complete(sent, before, transaction) : sent
  return Object.fromEntries(
    Object.entries(completed).filter(([name, value]) => value !== undefined && !Object.hasOwn(of.derived, name)),
  )
}

function withSlug(fields: Sent): Sent {
  const { en } = (fields.title ?? fields.name ?? {}) as { en?: unknown }
  if (fields.slug !== undefined || typeof en !== "string") return fields
  const words = fold(en).match(/[a-z0-9]+/g) ?? []
  return { ...fields, slug: words.join("-").slice(0, 80).replace(/-$/, "") }
}

async function moveSlug(kind: string, id: string, from: string, to: string, transaction: Database): Promise<void> {
  await claimSlug(kind, to, transaction)
  await addRedirect(kind, from, id, transaction)
}

function changed<E extends Entry>(before: Stored<E>, after: Stored<E>) {
  const fields = changedFields(after, before).filter((field) => field !== "updatedAt")
  const part = (whole: object) => Object.fromEntries(Object.entries(whole).filter(([field]) => fields.includes(field)))
  return { before: part(before), after: part(after) }
}

/** Deletes an entry, or takes it off sale if other rows need it. @throws notFound */
export async function removeEntry<E extends Entry>(
  of: Collection<E>,
  id: string,
  user: Actor,
): Promise<"deleted" | "archived"> {
  const remove = async (transaction: Database) => {
    const before = await findEntry(of, id, transaction)
    const entry = { actor: user._id, subject: `${of.kind}:${id}` }
    if (!(await of.isUsed(id, transaction))) {
      await of.remove(id, transaction)
      await deleteRedirects(id, transaction)
      await audit({ ...entry, action: "delete", before }, transaction)
      return "deleted"
    }
    const { isActive, isArchived } = before
    if (isActive || isArchived === false) {
      const archived = isArchived === undefined ? {} : { isArchived: true }
      await of.update(id, { ...entryOf(before), isActive: false, ...archived }, transaction)
      await audit({ ...entry, action: "archive", before: { isActive }, after: { isActive: false } }, transaction)
    }
    return "archived"
  }
  return writing(of, () => transact((transaction) => withContentLock(transaction, remove)))
}

async function writing<E extends Entry, T>(of: Collection<E>, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw toHttpError(error, of.messages) ?? error
  } finally {
    clearCache()
  }
}

function entryOf<E extends Entry>({ _id, version, updatedAt, ...entry }: Stored<E>): E {
  return entry as unknown as E
}
