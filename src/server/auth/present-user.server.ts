import type { User } from "#domain/account/account.ts"
import type { users } from "./users.table.server.ts"

export type Account = typeof users.$inferSelect

export function presentUser({ id, name, email, phone, role, emailVerified, pendingEmail }: Account): User {
  return { _id: id, name, email, phone, role, emailVerified, pendingEmail }
}
