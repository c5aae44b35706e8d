import { randomBytes } from "node:crypto"
import type { StaffRole } from "#lib/roles.ts"
import { isColleague, users } from "#server/auth/users.table.server.ts"
import type { Config } from "#server/config/config.server.ts"
import { db } from "#server/database/database.server.ts"
import { isCommonPassword } from "./security/common-passwords.server.ts"
import { hashPassword } from "./security/passwords.server.ts"

/** Creates the first administrator if there are no staff yet. @returns the password if one was generated */
export async function createFirstAdmin(
  config: Pick<Config, "staffEmail" | "staffPassword">,
): Promise<string | undefined> {
  const findOne = () => db.select({ id: users.id }).from(users).where(isColleague).limit(1)
  if ((await findOne()).length) return undefined
  const password = config.staffPassword ?? randomBytes(12).toString("base64url")
  if (isCommonPassword(password))
    throw new Error("STAFF_PASSWORD is one of the most common passwords. Set it to one that nobody guesses.")
  const isMade = await createStaff({ name: "Staff", email: config.staffEmail, password, role: "admin" })
  if (isMade) return config.staffPassword ? undefined : password
  // Another process may have been faster. Otherwise a customer has confirmed this address.
  if ((await findOne()).length) return undefined
  throw new Error(
    `STAFF_EMAIL ${config.staffEmail} is a customer's account. Set STAFF_EMAIL to an address of the company.`,
  )
}

export async function createStaff(person: {
  name: string
  email: string
  password: string
  role: StaffRole
}): Promise<boolean> {
  const { password, ...values } = person
  const made = await db
    .insert(users)
    .values({ ...values, emailVerified: true, passwordHash: await hashPassword(password) })
    .onConflictDoNothing()
    .returning({ id: users.id })
  return made.length > 0
}
