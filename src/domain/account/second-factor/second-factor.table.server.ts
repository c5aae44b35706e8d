import { bigint, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core"
import { users } from "#server/auth/users.table.server.ts"
import { instant } from "#server/database/columns.server.ts"

const userId = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" })

/** Both secrets are encrypted. */
export const authenticatorApps = pgTable("authenticator_apps", {
  userId: userId().primaryKey(),
  secret: text(),
  /** Replaces `secret` once a code of it was typed. */
  pendingSecret: text("pending_secret"),
  /** The time step of the last code that was accepted: no code works twice, and no older one after it. */
  lastStep: bigint("last_step", { mode: "number" }),
  confirmedAt: instant("confirmed_at"),
})

export const passkeys = pgTable(
  "passkeys",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: userId(),
    credentialId: text("credential_id").notNull().unique(),
    publicKey: text("public_key").notNull(),
    counter: bigint({ mode: "number" }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: instant("created_at").notNull().defaultNow(),
    usedAt: instant("used_at"),
  },
  (table) => [index("passkeys_by_user").on(table.userId)],
)

/** Codes that were not used yet. */
export const recoveryCodes = pgTable(
  "recovery_codes",
  { userId: userId(), codeHash: text("code_hash").notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)
