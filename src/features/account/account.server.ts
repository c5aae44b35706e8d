import { randomBytes } from "node:crypto"
import { hash } from "@node-rs/argon2"
import { inArray } from "drizzle-orm"
import { boolean, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core"
import type { Config } from "#server/config.server.ts"
import { db } from "#server/database.server.ts"

export type Role = "customer" | "staff" | "admin"

const users = pgTable("users", {
  id: uuid().primaryKey().defaultRandom(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull().default(""),
  passwordHash: text("password_hash").notNull(),
  role: text().$type<Role>().notNull().default("customer"),
  isDisabled: boolean("is_disabled").notNull().default(false),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
})

/** security.md: argon2id, 19 MiB, two passes, one lane. */
const HASHING = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/**
 * Makes the first administrator where there is no member of staff yet.
 * @returns the generated password when none was configured, to be shown once; else undefined
 */
export async function ensureStaff(config: Pick<Config, "staffEmail" | "staffPassword">): Promise<string | undefined> {
  const [existing] = await db.select({ id: users.id }).from(users).where(inArray(users.role, ["staff", "admin"])).limit(1)
  if (existing) return undefined
  const password = config.staffPassword ?? randomBytes(12).toString("base64url")
  const passwordHash = await hash(password, HASHING)
  await db.insert(users).values({ name: "Staff", email: config.staffEmail, passwordHash, role: "admin" }).onConflictDoNothing()
  return config.staffPassword ? undefined : password
}
