import type { $ZodType } from "zod/v4/core"
import type { User } from "#features/account/account.ts"
import { checkPictures } from "#features/uploads/pictures-in-content.server.ts"
import { audit } from "./audit.server.ts"
import { differing, type RefusalMessages, readRefusal, untranslated, versionConflict } from "./content-checks.server.ts"
import { type Database, db } from "./database.server.ts"
import { type FieldError, notFound } from "./errors.server.ts"
import { once } from "./idempotency.server.ts"
import { forgetRecent } from "./recent.server.ts"
import { isUuid, type Messages, parse } from "./requests.server.ts"
import { forgetSlugs, leaveSlug, takeSlug } from "./slug-redirects.server.ts"
import { inTurn } from "./staff-turn.server.ts"

/** What staff write of something: all its fields, in the shape of its schema. */
type Entry = { slug: string; isActive: boolean }

/** Some of its fields, as staff send them. */
export type Sent<E extends Entry> = { [Field in keyof E]?: E[Field] | undefined }

/** An entry as it is kept. `version` counts its changes. */
export type Stored<E extends Entry> = E & { _id: string; version: number; updatedAt: string }

/** A kind of content that staff write, and what its slice does to its tables. Everything runs in one transaction. */
export type Collection<E extends Entry> = {
  /** As the audit log and the redirects call it: 'tour'. */
  kind: string
  /** As a message calls it: 'Tour'. */
  name: string
  schema: $ZodType<E>
  /** What an entry is where nothing was said. */
  defaults: Partial<E>
  messages: Messages & RefusalMessages
  find: (id: string, database: Database) => Promise<Stored<E> | undefined>
  insert: (entry: E, transaction: Database) => Promise<string>
  /** Stores the entry under its next version, with all that is derived from it here and elsewhere. */
  update: (id: string, entry: E, transaction: Database) => Promise<void>
  /** Whether something would miss it: bookings, children, what is sorted into it. */
  isUsed: (id: string, transaction: Database) => Promise<boolean>
  remove: (id: string, transaction: Database) => Promise<void>
  /** Called when a change is in force. */
  forget?: () => void
}

/** What was written, and what it still lacks: texts without Vietnamese. */
export type Written<E extends Entry> = { data: Stored<E>; warnings: FieldError[] }

/**
 * An entry as staff edit it, on sale or not.
 * @throws notFound
 */
export async function findEntry<E extends Entry>(of: Collection<E>, id: string, database: Database = db) {
  const found = isUuid(id) ? await of.find(id, database) : undefined
  if (!found) throw notFound(of.name)
  return found
}

/**
 * Adds an entry. The same idempotency key with the same request gives the first answer again.
 * @throws invalid, also for a slug that is in use
 */
export async function createEntry<E extends Entry>(
  of: Collection<E>,
  sent: Sent<E>,
  user: User,
  idempotencyKey?: string,
): Promise<Written<E>> {
  const create = async (transaction: Database) => {
    const entry = parse(of.schema, { ...of.defaults, ...sent }, of.messages)
    await checkPictures(entry, transaction)
    const id = await of.insert(entry, transaction)
    await takeSlug(of.kind, entry.slug, transaction)
    const made = await findEntry(of, id, transaction)
    await audit({ actor: user._id, action: "create", subject: `${of.kind}:${id}`, after: made }, transaction)
    return made
  }
  const request = { kind: of.kind, user: user._id, sent }
  const made = await writing(of, () =>
    idempotencyKey === undefined
      ? db.transaction((transaction) => inTurn(transaction, create))
      : once(idempotencyKey, request, (transaction) => inTurn(transaction, create)).then(({ answer }) => answer),
  )
  return { data: made, warnings: untranslated(made) }
}

/**
 * Changes the fields that were sent. A slug that is left leads to the new one.
 * @throws notFound, invalid
 * @throws conflict VERSION_CONFLICT when somebody has changed the entry since it was read
 */
export async function changeEntry<E extends Entry>(
  of: Collection<E>,
  id: string,
  { version, ...sent }: Sent<E> & { version: number },
  user: User,
): Promise<Written<E>> {
  const change = async (transaction: Database) => {
    const before = await findEntry(of, id, transaction)
    if (before.version !== version) throw versionConflict(before, sent)
    const entry = parse(of.schema, { ...entryOf(before), ...sent }, of.messages)
    if (!differing(entry, before).length) return before
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
  const after = await writing(of, () => db.transaction((transaction) => inTurn(transaction, change)))
  return { data: after, warnings: untranslated(after) }
}

async function moveSlug(kind: string, id: string, from: string, to: string, transaction: Database): Promise<void> {
  await takeSlug(kind, to, transaction)
  await leaveSlug(kind, from, id, transaction)
}

/** Of two states what is not the same in both. */
function changed<E extends Entry>(before: Stored<E>, after: Stored<E>) {
  const fields = differing(after, before).filter((field) => field !== "updatedAt")
  const part = (whole: object) => Object.fromEntries(Object.entries(whole).filter(([field]) => fields.includes(field)))
  return { before: part(before), after: part(after) }
}

/**
 * Takes an entry away: for good, or off sale where something would miss it.
 * @throws notFound
 */
export async function removeEntry<E extends Entry>(
  of: Collection<E>,
  id: string,
  user: User,
): Promise<"deleted" | "archived"> {
  const remove = async (transaction: Database) => {
    const before = await findEntry(of, id, transaction)
    const deed = { actor: user._id, subject: `${of.kind}:${id}` }
    if (!(await of.isUsed(id, transaction))) {
      await of.remove(id, transaction)
      await forgetSlugs(id, transaction)
      await audit({ ...deed, action: "delete", before }, transaction)
      return "deleted"
    }
    if (before.isActive) {
      await of.update(id, { ...entryOf(before), isActive: false }, transaction)
      await audit({ ...deed, action: "archive", before: { isActive: true }, after: { isActive: false } }, transaction)
    }
    return "archived"
  }
  return writing(of, () => db.transaction((transaction) => inTurn(transaction, remove)))
}

async function writing<E extends Entry, T>(of: Collection<E>, write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    throw readRefusal(error, of.messages) ?? error
  } finally {
    of.forget?.()
    forgetRecent()
  }
}

function entryOf<E extends Entry>({ _id, version, updatedAt, ...entry }: Stored<E>): E {
  return entry as unknown as E
}
