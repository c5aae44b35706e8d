import { boolean, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { Role } from "./account.ts"

const instant = (name: string) => timestamp(name, { withTimezone: true })

export const users = pgTable("users", {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  /** The confirmed address: one account has it. */
  email: text(),
  /** The address that waits to be confirmed: any number of accounts may claim it. */
  claimedEmail: text("claimed_email"),
  phone: text().notNull().default(""),
  phoneE164: text("phone_e164"),
  passwordHash: text("password_hash").notNull(),
  role: text().$type<Role>().notNull().default("customer"),
  isDisabled: boolean("is_disabled").notNull().default(false),
  createdAt: instant("created_at").notNull().defaultNow(),
  updatedAt: instant("updated_at").notNull().defaultNow(),
})
