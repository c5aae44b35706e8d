import { ne, type SQL, sql } from "drizzle-orm"
import { boolean, check, index, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core"
import { type Role, STAFF_ROLE_NAMES } from "#lib/roles.ts"
import { instant } from "#server/database/columns.server.ts"
import { folded } from "#server/database/sql-text.server.ts"

/** Phone numbers are also included without separators. */
const searchText = folded(sql`name || ' ' || email || ' ' || phone || ' ' || regexp_replace(phone, '\\D', '', 'g')`)

/** In the order of the released migration, so that drizzle-kit sees no change. */
const roleLiterals = ["customer", ...STAFF_ROLE_NAMES.toReversed()].map((role) => `'${role}'`).join(", ")

export const users = pgTable(
  "users",
  {
    id: uuid().primaryKey().defaultRandom(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean("email_verified").notNull().default(false),
    pendingEmail: text("pending_email"),
    phone: text().notNull().default(""),
    phoneE164: text("phone_e164"),
    searchText: text("search_text").notNull().generatedAlwaysAs(searchText),
    passwordHash: text("password_hash").notNull(),
    role: text().$type<Role>().notNull().default("customer"),
    isDisabled: boolean("is_disabled").notNull().default(false),
    createdAt: instant("created_at").notNull().defaultNow(),
    updatedAt: instant("updated_at").notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("users_by_email").on(sql`lower(email)`),
    index("users_by_pending_email").on(table.pendingEmail).where(sql`pending_email is not null`),
    index("users_unconfirmed").on(table.createdAt).where(sql`not email_verified`),
    index("users_by_text").using("gin", table.searchText.op("gin_trgm_ops")),
    check("users_role_check", sql`role in (${sql.raw(roleLiterals)})`),
  ],
)

/** Matches an email address. The unique index is on this expression. */
export function hasEmail(email: string): SQL {
  return sql`lower(${users.email}) = ${email.toLowerCase()}`
}

/** Matches the accounts of people who work here. */
export const isColleague = ne(users.role, "customer")

export const knownNetworks = pgTable(
  "known_networks",
  {
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    networkHash: text("network_hash").notNull(),
    usedAt: instant("used_at").notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.networkHash] }),
    index("known_networks_by_age").on(table.usedAt),
  ],
)
