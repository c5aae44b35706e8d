import { sql } from "drizzle-orm"
import { bigint, index, jsonb, pgTable, text } from "drizzle-orm/pg-core"
import { instant } from "#server/database/columns.server.ts"

/** The phone number that a booking had before a change. */
export const formerPhone = sql`coalesce(before ->> 'customerPhoneE164', before ->> 'customerPhone')`

/** The kind of entry that a row is about: 'tour' of 'tour:<id>', and 'settings'. */
export const auditedKind = sql<string>`split_part(subject, ':', 1)`

export const auditLog = pgTable(
  "audit_log",
  {
    id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: instant("at").notNull().defaultNow(),
    actor: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    index("audit_log_by_subject").on(table.subject, table.id.desc().nullsFirst()),
    index("audit_log_by_kind").on(auditedKind, table.id.desc().nullsFirst()),
    index("audit_log_by_actor").on(table.actor, table.id.desc().nullsFirst()),
    index("audit_log_by_action").on(table.action, table.id.desc().nullsFirst()),
    index("audit_log_by_time").on(table.at),
    index("audit_log_by_phone").on(formerPhone).where(sql`before ? 'customerPhone'`),
    index("audit_log_by_address").using("gin", sql`(addresses_in(before) || addresses_in(after))`),
  ],
)
