import { and, eq } from "drizzle-orm"
import { type Database, db } from "#server/database/database.server.ts"
import { hasEmail, users } from "./account.table.server.ts"
import { findStaffUser, type StaffUser } from "./staff/users.server.ts"

export async function findAccountByEmail(email: string): Promise<StaffUser | null> {
  const confirmed = and(hasEmail(email), eq(users.emailVerified, true))
  const [row] = await db.select({ id: users.id }).from(users).where(confirmed)
  return row ? findStaffUser(row.id) : null
}

/** Deletes the account of an address, confirmed or not, and takes the address from accounts where it waits. @returns the ids */
export async function deleteAccountsByEmail(email: string, transaction: Database): Promise<string[]> {
  await transaction.update(users).set({ pendingEmail: null }).where(eq(users.pendingEmail, email))
  const deleted = await transaction
    .delete(users)
    .where(and(hasEmail(email), eq(users.role, "customer")))
    .returning({ id: users.id })
  return deleted.map(({ id }) => id)
}
