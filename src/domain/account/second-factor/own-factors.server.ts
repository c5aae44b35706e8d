import type { Language } from "#i18n/localized.ts"
import { isStaff } from "#lib/roles.ts"
import type { User } from "#server/auth/present-user.server.ts"
import { needsSecondFactor } from "#server/auth/second-factor-rule.server.ts"
import { endSessions, proveSession, type Session } from "#server/auth/sessions.server.ts"
import { audit } from "#server/database/audit-log.server.ts"
import { type Database, db } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { conflict, notFound, unauthorized } from "#server/errors.server.ts"
import { queueMails } from "#server/mail/outbox.server.ts"
import { confirmApp, findConfirmedApp, removeApp } from "./authenticator-app.server.ts"
import { codeWrong, guess } from "./guesses.server.ts"
import { factorMessages } from "./messages.ts"
import { listPasskeys, removePasskey, removePasskeys, verifyNewPasskey } from "./passkeys.server.ts"
import { countRecoveryCodes, removeRecoveryCodes, renewRecoveryCodes } from "./recovery-codes.server.ts"
import type { Method, NewPasskey, SecondFactor, SetUp } from "./second-factor.ts"

export const FACTOR_CHANGED_MAIL = "second-factor-changed"

type FactorChange =
  | "app-added"
  | "app-removed"
  | "passkey-added"
  | "passkey-removed"
  | "recovery-codes-renewed"
  | "recovery-code-used"
  | "reset"

/** Returns how an account can take the second step of a sign-in: not at all without a second factor. */
export async function listMethods(userId: string, database: Database = db): Promise<Method[]> {
  const hasApp = (await findConfirmedApp(userId, database)) !== undefined
  const hasPasskeys = (await listPasskeys(userId, database)).length > 0
  if (!hasApp && !hasPasskeys) return []
  const hasCodes = (await countRecoveryCodes(userId, database)) > 0
  return [
    ...(hasPasskeys ? (["passkey"] as const) : []),
    ...(hasApp ? (["app"] as const) : []),
    ...(hasCodes ? (["recovery-code"] as const) : []),
  ]
}

export async function findSecondFactor(user: User): Promise<SecondFactor> {
  const app = await findConfirmedApp(user._id)
  return {
    app: app?.confirmedAt ? { confirmedAt: app.confirmedAt.toISOString() } : null,
    passkeys: (await listPasskeys(user._id)).map(({ id, name, createdAt, usedAt }) => ({
      _id: id,
      name,
      createdAt: createdAt.toISOString(),
      usedAt: usedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(user._id),
    isRequired: await needsSecondFactor(user),
  }
}

/** Stores a factor that was verified, within a transaction. Returns the recovery codes if it is the first one. */
export type AddFactor = (transaction: Database) => Promise<string[] | null>

/** Returns how to take an app into use with a code of it. @throws invalid for a wrong code; tooMany */
export async function prepareApp(user: User, code: string, language: Language): Promise<AddFactor> {
  const confirm = await guess(user._id, () => confirmApp(user._id, code.replace(/\s/g, "")))
  return async (transaction) => {
    await lock(`account ${user._id}`, transaction)
    const isFirst = (await listMethods(user._id, transaction)).length === 0
    if (!(await confirm(transaction))) throw codeWrong()
    return addFactor(user, "app-added", isFirst, language, transaction)
  }
}

/** Returns how to store a passkey. @throws invalid if it can't be verified */
export async function preparePasskey(
  user: User,
  sent: { name: string; passkey: NewPasskey },
  tokenHash: string,
  language: Language,
): Promise<AddFactor> {
  const store = await verifyNewPasskey(sent, { userId: user._id, tokenHash })
  return async (transaction) => {
    await lock(`account ${user._id}`, transaction)
    const isFirst = (await listMethods(user._id, transaction)).length === 0
    await store(transaction)
    return addFactor(user, "passkey-added", isFirst, language, transaction)
  }
}

async function addFactor(
  user: User,
  change: FactorChange,
  isFirst: boolean,
  language: Language,
  transaction: Database,
): Promise<string[] | null> {
  await recordFactorChange(user, change, language, transaction)
  return isFirst ? renewRecoveryCodes(user._id, transaction) : null
}

/**
 * Adds a factor in a session, which counts as proven from then on. Sessions without a second factor end.
 * @throws unauthorized if the session has just been ended
 */
export async function addOwnFactor(user: User, session: Session, add: AddFactor): Promise<SetUp> {
  const recoveryCodes = await transact(async (transaction) => {
    const codes = await add(transaction)
    if (!(await proveSession(session, transaction))) throw unauthorized()
    return codes
  })
  return { ...(await findSecondFactor(user)), recoveryCodes }
}

/** @throws notFound; conflict LAST_FACTOR if the role needs one and this is the last */
export function removeOwnApp(user: User, language: Language): Promise<SecondFactor> {
  return removeFactor(user, "app-removed", language, (transaction) => removeApp(user._id, transaction))
}

/** @throws notFound; conflict LAST_FACTOR if the role needs one and this is the last */
export function removeOwnPasskey(user: User, id: string, language: Language): Promise<SecondFactor> {
  return removeFactor(user, "passkey-removed", language, (transaction) => removePasskey(user._id, id, transaction))
}

async function removeFactor(
  user: User,
  change: FactorChange,
  language: Language,
  remove: (transaction: Database) => Promise<boolean>,
): Promise<SecondFactor> {
  const isRequired = await needsSecondFactor(user)
  await transact(async (transaction) => {
    await lock(`account ${user._id}`, transaction)
    if (!(await remove(transaction))) throw notFound("Second factor")
    const isLast = (await listMethods(user._id, transaction)).length === 0
    if (isLast && isRequired) throw conflict("LAST_FACTOR", factorMessages.lastFactor)
    if (isLast) await removeRecoveryCodes(user._id, transaction)
    await recordFactorChange(user, change, language, transaction)
  })
  return findSecondFactor(user)
}

/** Replaces the recovery codes. @throws notFound without a second factor */
export async function renewOwnCodes(user: User, language: Language): Promise<SetUp> {
  const recoveryCodes = await transact(async (transaction) => {
    await lock(`account ${user._id}`, transaction)
    if ((await listMethods(user._id, transaction)).length === 0) throw notFound("Second factor")
    await recordFactorChange(user, "recovery-codes-renewed", language, transaction)
    return renewRecoveryCodes(user._id, transaction)
  })
  return { ...(await findSecondFactor(user)), recoveryCodes }
}

/** Removes every factor of an account, ends its sessions and mails the owner. Returns whether it had one. */
export async function removeAllFactors(
  user: User,
  actor: string,
  language: Language,
  transaction: Database,
): Promise<boolean> {
  await lock(`account ${user._id}`, transaction)
  if (!(await deleteFactors(user._id, transaction))) return false
  await endSessions(user._id, transaction)
  await recordFactorChange(user, "reset", language, transaction, actor)
  return true
}

/** Returns whether the account had one. */
export async function deleteFactors(userId: string, transaction: Database): Promise<boolean> {
  const hadApp = await removeApp(userId, transaction)
  const hadPasskeys = (await removePasskeys(userId, transaction)) > 0
  await removeRecoveryCodes(userId, transaction)
  return hadApp || hadPasskeys
}

/** Counts the app in use and the passkeys of an account. */
export async function countFactors(userId: string, database: Database): Promise<number> {
  const hasApp = (await findConfirmedApp(userId, database)) !== undefined
  return (await listPasskeys(userId, database)).length + (hasApp ? 1 : 0)
}

/** What the owner isn't mailed about. */
const NOT_MAILED: FactorChange[] = ["recovery-codes-renewed"]

/** Records a change of an account's factors in the audit log, if staff made it, and mails its owner. */
export async function recordFactorChange(
  user: User,
  change: FactorChange,
  language: Language,
  transaction: Database,
  actor?: string,
): Promise<void> {
  const { _id: userId, email: recipient } = user
  if (actor !== undefined || isStaff(user))
    await audit(
      { actor: actor ?? userId, action: "update", subject: `user:${userId}`, after: { secondFactor: change } },
      transaction,
    )
  if (NOT_MAILED.includes(change)) return
  const payload = { userId, change, at: new Date().toISOString() }
  await queueMails([{ kind: FACTOR_CHANGED_MAIL, recipient, language, payload }], transaction)
}
