import type { users } from "./account.table.server.ts"
import type { User } from "./account.ts"

export type Account = typeof users.$inferSelect

export function presentUser({ id, name, email, phone, role, emailVerified, pendingEmail }: Account): User {
  return { _id: id, name, email, phone, role, emailVerified, pendingEmail }
}
