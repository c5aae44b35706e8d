import { and, eq, sql } from "drizzle-orm"
import { namesOfUsers } from "#domain/account/account.server.ts"
import type { User } from "#domain/account/account.ts"
import { checkStaffVersion } from "#domain/catalogue/rows/last-change.server.ts"
import { signCompany } from "#domain/settings/registration.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import { inBoth, type Language } from "#i18n/localized.ts"
import { type Pagination, pagination } from "#lib/api/pagination.ts"
import { audit, listAuditEntries } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { notFound } from "#server/errors.server.ts"
import { inWords, plainText } from "#server/mail/mail-template.server.ts"
import { findMailKind, type MailKind, mailKinds } from "#server/mail/words/mail-kinds.server.ts"
import {
  type ChangedWords,
  type DeclaredMail,
  PART_NAMES,
  type WordedMail,
  wordsOf,
} from "#server/mail/words/mail-words.server.ts"
import { mailWords } from "./mail-words.table.server.ts"
import type { EditedMail, ListedMail, WordsRevision } from "./mail-words.ts"
import { isLine, MAX_LINE, MAX_TEXT, parseWords } from "./mail-words-entry.server.ts"

/** Returns what staff have changed in the words of a kind of mail. */
export async function findMailWords(kind: string): Promise<ChangedWords> {
  const rows = await db.select().from(mailWords).where(eq(mailWords.kind, kind))
  return Object.fromEntries(rows.map(({ language, texts }) => [language, texts]))
}

/** Returns the subject and plain text of a mail that is to be sent, in the words of staff. */
export async function previewMail(written: WordedMail, language: Language): Promise<{ subject: string; text: string }> {
  const company = signCompany(await findSettings())
  return plainText(await inWords(written, company, { findWords: findMailWords }), language, company)
}

/** @throws notFound */
export function mailOfKind(kind: string): MailKind {
  const found = findMailKind(kind)
  if (!found) throw notFound("Mail")
  return found
}

/** Returns all kinds of mails, and which of them staff have changed. */
export async function listMailKinds(): Promise<ListedMail[]> {
  const rows = await db.select().from(mailWords)
  const changed = (kind: string) =>
    rows.filter((row) => row.kind === kind && Object.keys(row.texts).length > 0).map(({ language }) => language)
  return mailKinds
    .all()
    .flatMap(({ group, mails }) => mails.map(({ mail: { kind } }) => ({ _id: kind, group, changed: changed(kind) })))
}

/** Returns a kind of mail as staff edit it. @throws notFound */
export async function findEditedMail(kind: string): Promise<EditedMail> {
  const { mail, samples } = mailOfKind(kind)
  const rows = await db.select().from(mailWords).where(eq(mailWords.kind, kind))
  return {
    _id: kind,
    samples: samples?.name ?? null,
    fields: Object.entries(mail.fields).map(([name, label]) => ({ name, label })),
    parts: Object.entries(mail.texts).map(([part, { name }]) => ({
      part,
      name: name ?? PART_NAMES[part] ?? { en: part, vi: part },
      isLine: isLine(part),
      max: isLine(part) ? MAX_LINE : MAX_TEXT,
    })),
    words: inBoth((language) =>
      present(
        mail,
        language,
        rows.find((row) => row.language === language),
      ),
    ),
  }
}

type Row = typeof mailWords.$inferSelect

/** Words that nobody has changed yet are version 1. */
const FIRST = 1

function present(mail: DeclaredMail, language: Language, row: Row | undefined): EditedMail["words"][Language] {
  return {
    texts: wordsOf(mail, language, row?.texts),
    own: wordsOf(mail, language),
    version: row?.version ?? FIRST,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  }
}

type Sent = { texts: Record<string, string>; version?: number | undefined }

/**
 * Changes the words of a mail in one language. Texts as the product has them are not stored, nor is a language whose
 * texts are all empty. @throws notFound; invalid with the line of a wrong field; conflict VERSION_CONFLICT
 */
export async function changeMailWords(
  kind: string,
  language: Language,
  { version, ...sent }: Sent,
  user: User,
): Promise<EditedMail["words"][Language]> {
  const { mail } = mailOfKind(kind)
  const texts = differing(mail, language, parseWords(mail, sent).texts ?? {})
  const subject = subjectOf(kind, language)
  const row = await transact(async (transaction) => {
    await lock(subject, transaction)
    const before = await readRow(kind, language, transaction)
    await checkStaffVersion({ subject }, { version: before?.version ?? FIRST }, version, sent, transaction)
    return store({ kind, language, texts }, before, user, transaction)
  })
  return present(mail, language, row)
}

const subjectOf = (kind: string, language: Language) => `mail-words:${kind}:${language}`

function differing(mail: DeclaredMail, language: Language, texts: Record<string, string>): Record<string, string> {
  const own = wordsOf(mail, language)
  const words = { ...own, ...texts }
  const isEmptied = Object.values(words).every((text) => text === "")
  return isEmptied ? {} : Object.fromEntries(Object.entries(words).filter(([part, text]) => text !== own[part]))
}

async function readRow(kind: string, language: Language, database: Database): Promise<Row | undefined> {
  const isIt = and(eq(mailWords.kind, kind), eq(mailWords.language, language))
  const [row] = await database.select().from(mailWords).where(isIt)
  return row
}

async function store(
  { kind, language, texts }: Pick<Row, "kind" | "language" | "texts">,
  before: Row | undefined,
  user: User,
  transaction: Database,
): Promise<Row | undefined> {
  const version = (before?.version ?? FIRST) + 1
  const [row] = await transaction
    .insert(mailWords)
    .values({ kind, language, texts, version })
    .onConflictDoUpdate({
      target: [mailWords.kind, mailWords.language],
      set: { texts, version, updatedAt: sql`now()` },
    })
    .returning()
  const diff = { before: { texts: before?.texts ?? {} }, after: { texts, version } }
  await audit({ actor: user._id, action: "update", subject: subjectOf(kind, language), ...diff }, transaction)
  return row
}

type PageRequest = { page?: number | undefined; limit?: number | undefined }

/** Returns who changed the words of a mail in one language, and to what, the newest first. @throws notFound */
export async function listWordsRevisions(
  kind: string,
  language: Language,
  { page = 1, limit = 20 }: PageRequest,
): Promise<{ data: WordsRevision[]; pagination: Pagination }> {
  const { mail } = mailOfKind(kind)
  const { entries, total } = await listAuditEntries(subjectOf(kind, language), ["texts"], { page, limit })
  const names = await namesOfUsers(entries.map(({ actor }) => actor))
  const data = entries.map(({ id, at, actor, after }) => ({
    _id: String(id),
    at: at.toISOString(),
    by: names.get(actor) ?? null,
    texts: wordsOf(mail, language, (after as Pick<Row, "texts">).texts),
  }))
  return { data, pagination: pagination(page, limit, total) }
}
