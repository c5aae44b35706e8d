import type { users } from "./users.table.server.ts"

export type Account = typeof users.$inferSelect

/** An account as the API shows it. */
export type User = ReturnType<typeof presentUser>

export function presentUser({ id, name, email, phone, role, emailVerified, pendingEmail }: Account) {
  return { _id: id, name, email, phone, role, emailVerified, pendingEmail }
}
