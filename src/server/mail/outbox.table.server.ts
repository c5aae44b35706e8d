import { sql } from "drizzle-orm"
import { bigint, check, index, integer, jsonb, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core"
import type { Language } from "#i18n/localized.ts"
import { instant } from "#server/database/columns.server.ts"
import type { SentCopy } from "./redact.server.ts"

/** The id of the account, enquiry, answer or review that a mail is about. */
export const mailOwner = sql`coalesce(payload ->> 'userId', payload ->> 'enquiryId', payload ->> 'answerId', payload ->> 'reviewId')`

/** A row while all mails wait, because the database was restored or copied. `npm run mails -- release` deletes it. */
export const mailHolds = pgTable("mail_holds", { since: instant("since").primaryKey().defaultNow() })

export const outbox = pgTable(
  "outbox",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    /** Part of the Message-ID: counters repeat after a restore. */
    key: uuid().notNull().defaultRandom(),
    kind: text().notNull(),
    recipient: text().notNull(),
    language: text().$type<Language>().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    priority: smallint().notNull().default(4),
    createdAt: instant("created_at").notNull().defaultNow(),
    nextAttemptAt: instant("next_attempt_at").notNull().defaultNow(),
    attempts: integer().notNull().default(0),
    sentAt: instant("sent_at"),
    /** Staff took it from the list of failed mails: it is not sent. */
    dismissedAt: instant("dismissed_at"),
    /** Empty if there was nothing to send any more, such as a confirmation of a cancelled booking. */
    words: jsonb().$type<SentCopy[]>(),
    lastError: text("last_error"),
    /** Only earlier versions count it up, when they send a sent mail again. It is part of the message id. */
    round: integer().notNull().default(0),
  },
  (table) => [
    index("outbox_due").on(table.nextAttemptAt).where(sql`sent_at is null`),
    index("outbox_by_age").on(table.id.desc().nullsFirst()).where(sql`sent_at is null`),
    // The order of the staff list (`listOutbox`).
    index("outbox_failed_first").on(
      sql`(sent_at is null and dismissed_at is null and last_error is not null) desc`,
      table.id.desc().nullsFirst(),
    ),
    index("outbox_by_booking").on(sql`(payload ->> 'bookingId')`, table.id),
    // Mails about a booking have an index of their own (`mailOwner`).
    index("outbox_by_owner").on(mailOwner).where(sql`payload ->> 'bookingId' is null`),
    index("outbox_by_answer").on(sql`(payload ->> 'answerId')`).where(sql`kind = 'enquiry-answer'`),
    index("outbox_by_recipient").on(table.recipient, table.id),
    index("outbox_by_kind").on(table.kind, table.id),
    index("outbox_resets").on(table.recipient, table.createdAt).where(sql`kind = 'reset-password'`),
    index("outbox_by_priority").on(table.priority, table.nextAttemptAt, table.id).where(sql`sent_at is null`),
    index("outbox_by_address").using("gin", sql`addresses_in(words)`),
    index("outbox_by_sending").on(table.sentAt).where(sql`sent_at is not null`),
    check("outbox_language_check", sql`language in ('en', 'vi')`),
  ],
)
