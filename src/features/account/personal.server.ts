import { and, eq, inArray } from "drizzle-orm"
import { forgetDetails } from "#server/audit.server.ts"
import { type Database, db } from "#server/database.server.ts"
import { users } from "./account.table.server.ts"
import { type DeskUser, findDeskUser } from "./user-desk.server.ts"

/** The account that has an address, confirmed; null where there is none. */
export async function findAccountOf(email: string): Promise<DeskUser | null> {
  const [row] = await db.select({ id: users.id }).from(users).where(eq(users.email, email))
  return row ? findDeskUser(row.id) : null
}

/** Deletes the account of a customer, those that only claim the address too. @returns how many there were */
export async function deleteAccountsOf(email: string, transaction: Database): Promise<number> {
  const has = await transaction
    .delete(users)
    .where(and(eq(users.email, email), isCustomer))
    .returning()
  const claims = await transaction
    .delete(users)
    .where(and(eq(users.claimedEmail, email), isCustomer))
    .returning()
  const ids = [...has, ...claims].map(({ id }) => `user:${id}`)
  await forgetDetails(ids, transaction)
  return ids.length
}

const isCustomer = inArray(users.role, ["customer"])
