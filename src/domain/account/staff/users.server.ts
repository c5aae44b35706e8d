import { and, desc, eq, ilike, inArray, ne, or, type SQL } from "drizzle-orm"
import type * as z from "zod"
import type { User } from "#domain/account/account.ts"
import { messages } from "#domain/account/messages.ts"
import { checkPassword } from "#domain/account/profile.server.ts"
import { addressLock, emailTaken } from "#domain/account/security/email-verification.server.ts"
import { invite, mailResetLink } from "#domain/account/security/password-reset.server.ts"
import { hashPassword } from "#domain/account/security/passwords.server.ts"
import type { Language } from "#i18n/localized.ts"
import { firstOf } from "#lib/data/first-of.ts"
import { isStaff, type Role } from "#lib/roles.ts"
import { type Account, presentUser } from "#server/auth/present-user.server.ts"
import { endSessions } from "#server/auth/sessions.server.ts"
import { isColleague, users } from "#server/auth/users.table.server.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { type Page, paginate } from "#server/database/lists.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, forbidden, notFound } from "#server/errors.server.ts"
import { isUuid } from "#server/http/validation.server.ts"
import { possibleNumbers } from "#server/phone.server.ts"
import { newSecret } from "#server/secrets.server.ts"
import type * as shapes from "./shapes.server.ts"
import type { UserChange, UserCreation } from "./users.schema.ts"

export type StaffUser = z.infer<typeof shapes.staffUser>

export type UserListing = {
  role?: Role | undefined
  disabled?: boolean | undefined
  /** Everybody who works here, without customers. */
  colleagues?: boolean | undefined
  search?: string | undefined
  page?: number | undefined
  limit?: number | undefined
}

export async function listUsers(listing: UserListing): Promise<Page<StaffUser>> {
  const { page = 1, limit = 20 } = listing
  const where = conditionOf(listing)
  const rows = await db
    .select()
    .from(users)
    .where(where)
    .orderBy(desc(users.createdAt), users.id)
    .limit(limit)
    .offset((page - 1) * limit)
  return { data: rows.map(present), pagination: await paginate(users, { where }, { page, limit }) }
}

function conditionOf({ role, disabled, colleagues, search }: UserListing): SQL | undefined {
  const part = `%${(search ?? "").trim().replace(/[\\%_]/g, "\\$&")}%`
  return and(
    role && eq(users.role, role),
    colleagues ? isColleague : undefined,
    disabled === undefined ? undefined : eq(users.isDisabled, disabled),
    search
      ? or(
          ...[users.name, users.email, users.pendingEmail, users.phone].map((column) => ilike(column, part)),
          inArray(users.phoneE164, [search, ...possibleNumbers(search)]),
        )
      : undefined,
  )
}

/** Returns the account of a colleague or a customer. @throws notFound */
export async function requireUser(id: string): Promise<StaffUser> {
  return present(await requireAccount(id, db))
}

/** @throws notFound */
export async function requireAccount(id: string, database: Database): Promise<Account> {
  const [row] = isUuid(id) ? await database.select().from(users).where(eq(users.id, id)) : []
  if (!row) throw notFound("User")
  return row
}

/**
 * Creates a staff account. Without a password the user is mailed a link to choose one.
 * @throws forbidden if the actor is no longer an administrator; invalid if the password is too weak for staff; conflict
 * EMAIL_TAKEN; tooMany
 */
export async function inviteUser(
  { password, ...person }: UserCreation,
  actor: Author,
  language: Language,
): Promise<StaffUser> {
  if (password !== undefined) checkPassword(password, person.role, "password")
  const passwordHash = await hashPassword(password ?? newSecret())
  return transact(async (transaction) => {
    const values = { ...person, emailVerified: true, passwordHash }
    await lockRoles(actor, transaction)
    await lock(addressLock(person.email), transaction)
    const [row] = await transaction.insert(users).values(values).onConflictDoNothing().returning()
    if (!row) throw emailTaken(messages.emailHasAccount)
    if (password === undefined) await invite(row.id, person.email, language, transaction)
    const { role, isDisabled } = row
    await audit({ ...auditEntryFor(actor, row.id), action: "create", after: { role, isDisabled } }, transaction)
    return present(row)
  })
}

/**
 * Changes the role, or disables or enables an account. New staff must choose a longer password by mailed link.
 * @throws forbidden if the actor is no longer an administrator; notFound; conflict LAST_ADMIN, OWN_ACCOUNT,
 * EMAIL_UNCONFIRMED; tooMany
 */
export async function changeUser(id: string, sent: UserChange, actor: User, language: Language): Promise<StaffUser> {
  const passwordHash = await hashPassword(newSecret())
  return transact(async (transaction) => {
    await lockRoles(actor, transaction)
    const before = await requireAccount(id, transaction)
    const { role = before.role, isDisabled = before.isDisabled } = sent
    if (role === before.role && isDisabled === before.isDisabled) return present(before)
    const joins = !isStaff(before) && isStaff({ role })
    if (joins && !before.emailVerified) throw conflict("EMAIL_UNCONFIRMED", messages.emailUnconfirmed)
    if (role !== "admin" || isDisabled) await checkRemovable(before, actor, transaction)
    else if (id.toLowerCase() === actor._id) throw ownAccount()
    const next = { role, isDisabled, updatedAt: new Date(), ...(joins && { passwordHash }) }
    const after = firstOf(await transaction.update(users).set(next).where(eq(users.id, id)).returning())
    await endSessions(id, transaction)
    if (joins && !isDisabled) await mailResetLink(before.email, language, transaction)
    const was = { role: before.role, isDisabled: before.isDisabled }
    const auditEntry = { ...auditEntryFor(actor, id), action: "update" as const }
    await audit({ ...auditEntry, before: was, after: { role, isDisabled } }, transaction)
    return present(after)
  })
}

/**
 * Mails a link to choose a new password. The old one keeps working until then.
 * @throws notFound; conflict ACCOUNT_DISABLED
 */
export async function sendPasswordLink(id: string, actor: User, language: Language): Promise<StaffUser> {
  return transact(async (transaction) => {
    const row = await requireAccount(id, transaction)
    if (row.isDisabled) throw conflict("ACCOUNT_DISABLED", messages.accountDisabled)
    await mailResetLink(row.email, language, transaction)
    const after = { passwordLink: "mailed" }
    await audit({ ...auditEntryFor(actor, id), action: "update", after }, transaction)
    return present(row)
  })
}

/** Who changes an account: an administrator, or the operator at the command line. */
export type Author = User | typeof OPERATOR
/** In the audit log it is the system. */
export const OPERATOR = { _id: "system" } as const

/** Holds all roles until the transaction ends. @throws forbidden if the actor has just lost the role of administrator */
export async function lockRoles(actor: Author, transaction: Database): Promise<void> {
  await lock("roles of accounts", transaction)
  if (actor === OPERATOR) return
  const stillAdmin = and(eq(users.id, actor._id), eq(users.role, "admin"), eq(users.isDisabled, false))
  const [row] = await transaction.select({ id: users.id }).from(users).where(stillAdmin)
  if (!row) throw forbidden()
}

/** @throws conflict LAST_ADMIN, OWN_ACCOUNT if nobody may take the rights of this account away */
export async function checkRemovable(leaving: Account, actor: Author, transaction: Database): Promise<void> {
  await keepAnAdmin(leaving, transaction)
  if (leaving.id === actor._id) throw ownAccount()
}

const ownAccount = () => conflict("OWN_ACCOUNT", messages.ownAccount)

async function keepAnAdmin(leaving: Account, transaction: Database): Promise<void> {
  if (leaving.role !== "admin" || leaving.isDisabled) return
  const others = and(eq(users.role, "admin"), eq(users.isDisabled, false), ne(users.id, leaving.id))
  const [other] = await transaction.select({ id: users.id }).from(users).where(others).limit(1)
  if (!other) throw conflict("LAST_ADMIN", messages.lastAdmin)
}

export function auditEntryFor(actor: Author, id: string) {
  return { actor: actor._id, subject: `user:${id}` }
}

export function present(row: Account): StaffUser {
  return { ...presentUser(row), isDisabled: row.isDisabled, createdAt: row.createdAt.toISOString() }
}

/** Returns whether a second administrator could help the first one who has lost the password. */
export async function hasSecondAdmin(): Promise<boolean> {
  const inUse = and(eq(users.role, "admin"), eq(users.isDisabled, false))
  return (await db.select({ id: users.id }).from(users).where(inUse).limit(2)).length > 1
}
