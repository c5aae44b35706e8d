import type { Language } from "#i18n/localized.ts"
import { type Account, presentUser } from "#server/auth/present-user.server.ts"
import { needsSecondFactor } from "#server/auth/second-factor-rule.server.ts"
import type { SessionOrigin } from "#server/auth/session-origin.server.ts"
import { openSession, sessionEnd } from "#server/auth/sessions.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { lock } from "#server/database/locks.server.ts"
import { transact } from "#server/database/transactions.server.ts"
import { HttpError } from "#server/errors.server.ts"
import { hashSecret } from "#server/secrets.server.ts"
import { findByAddress, holdAccount, isStill } from "./account.server.ts"
import type { Credentials, SignedIn } from "./account.ts"
import { messages } from "./messages.ts"
import { checkAppCode, type UseCode } from "./second-factor/authenticator-app.server.ts"
import { codeWrong, guess } from "./second-factor/guesses.server.ts"
import { factorMessages } from "./second-factor/messages.ts"
import { type AddFactor, listMethods, recordFactorChange } from "./second-factor/own-factors.server.ts"
import { passkeyRefused, verifyPasskey } from "./second-factor/passkeys.server.ts"
import { checkRecoveryCode, readRecoveryCode } from "./second-factor/recovery-codes.server.ts"
import type { SecondStep, SignedInWithCodes, UsedPasskey } from "./second-factor/second-factor.ts"
import {
  createTicket,
  findTicket,
  spendTicket,
  type Ticket,
  type TicketKind,
  ticketGone,
} from "./second-factor/tickets.server.ts"
import { claimGuestRows } from "./security/email-verification.server.ts"
import { verifyPassword } from "./security/passwords.server.ts"

/** `refusal`: the password was right, but the second factor is missing. */
type Outcome = { signedIn: SignedIn } | { refusal: HttpError }

/** Signs in without revealing whether the address has an account. @throws 401 INVALID_CREDENTIALS; tooMany */
export async function signIn(
  { email, password, remember = false }: Credentials,
  origin: SessionOrigin,
): Promise<Outcome> {
  const account = await findByAddress(email)
  if (!(await verifyPassword(account, password)) || !account) throw credentialsWrong()
  const isRequired = await needsSecondFactor(account)
  const { methods, signedIn } = await transact(async (transaction) => {
    // Nobody sets the first factor up meanwhile, which ends the sessions without one.
    await lock(`account ${account.id}`, transaction)
    if (!(await isStill(account, transaction))) throw credentialsWrong()
    const methods = await listMethods(account.id, transaction)
    if (methods.length > 0 || isRequired) return { methods }
    return { methods, signedIn: await open(account, { remember, isProven: false, origin }, transaction) }
  })
  if (signedIn) return { signedIn }
  const ticketFor = (kind: TicketKind) => createTicket(kind, account, remember)
  if (methods.length === 0) return { refusal: setupRequired({ ticket: await ticketFor("second-factor-setup") }) }
  return { refusal: secondFactorRequired({ ticket: await ticketFor("second-factor"), methods }) }
}

function credentialsWrong(): HttpError {
  return new HttpError(401, "INVALID_CREDENTIALS", messages.credentialsWrong)
}

function secondFactorRequired(details: Record<string, unknown>): HttpError {
  return new HttpError(403, "SECOND_FACTOR_REQUIRED", factorMessages.secondFactorRequired, { details })
}

function setupRequired(details: Record<string, unknown>): HttpError {
  return new HttpError(403, "SECOND_FACTOR_SETUP_REQUIRED", factorMessages.setupRequired, { details })
}

/**
 * Takes the second step of a sign-in. A ticket opens one session; a wrong code leaves it open.
 * @throws invalid if ticket, code or passkey is wrong or used; tooMany
 */
export async function takeSecondStep(sent: SecondStep, origin: SessionOrigin, language: Language): Promise<SignedIn> {
  const { code, passkey } = sent
  const ticket = await findTicket("second-factor", sent.ticket)
  const { account, remember } = ticket
  const use = passkey
    ? (await verifyPasskey(passkey, { userId: account.id, tokenHash: hashSecret(ticket.secret) })).use
    : await checkCode(account, code ?? "", language)
  return transact(async (transaction) => {
    await lock(`account ${account.id}`, transaction)
    if (!(await use(transaction))) throw passkey ? passkeyRefused() : codeWrong()
    await consumeTicket(ticket, transaction)
    return open(account, { remember, isProven: true, origin }, transaction)
  })
}

/** Returns how to use a code of the app, or a recovery code. @throws invalid for a wrong code; tooMany */
async function checkCode(account: Account, typed: string, language: Language): Promise<UseCode> {
  const appCode = typed.replace(/[\s-]/g, "")
  if (/^\d{6}$/.test(appCode)) return guess(account.id, () => checkAppCode(account.id, appCode))
  const use = await guess(account.id, async () => {
    const recoveryCode = readRecoveryCode(typed)
    return recoveryCode ? checkRecoveryCode(account.id, recoveryCode) : undefined
  })
  return async (transaction) => {
    const isUsed = await use(transaction)
    if (isUsed) await recordFactorChange(presentUser(account), "recovery-code-used", language, transaction)
    return isUsed
  }
}

/** Signs in by a passkey alone, which has verified its owner. @throws invalid if it can't be verified */
export async function signInByPasskey(passkey: UsedPasskey, origin: SessionOrigin): Promise<SignedIn> {
  const { userId, use } = await verifyPasskey(passkey)
  return transact(async (transaction) => {
    await lock(`account ${userId}`, transaction)
    const account = await holdAccount(userId, transaction)
    if (!account || !(await use(transaction))) throw passkeyRefused()
    return open(account, { remember: false, isProven: true, origin }, transaction)
  })
}

/**
 * Finishes the set-up of the first factor that the role needs, and signs in.
 * @throws invalid if the ticket has ended, or the account has a factor by now
 */
export async function signInWithNewFactor(
  ticket: Ticket,
  add: AddFactor,
  origin: SessionOrigin,
): Promise<SignedInWithCodes> {
  const { account } = ticket
  return transact(async (transaction) => {
    await lock(`account ${account.id}`, transaction)
    await consumeTicket(ticket, transaction)
    const recoveryCodes = await add(transaction)
    // Somebody else who knows the password was faster.
    if (!recoveryCodes) throw ticketGone()
    return { ...(await open(account, { remember: false, isProven: true, origin }, transaction)), recoveryCodes }
  })
}

async function consumeTicket(ticket: Ticket, transaction: Database): Promise<void> {
  await spendTicket(ticket, transaction)
  if (!(await isStill(ticket.account, transaction))) throw ticketGone()
}

type Opening = { remember: boolean; isProven: boolean; origin: SessionOrigin }

async function open(
  account: Account,
  { remember, isProven, origin }: Opening,
  transaction: Database,
): Promise<SignedIn> {
  if (account.emailVerified) await claimGuestRows(account.id, account.email, transaction)
  const expiresAt = sessionEnd(remember && account.role === "customer")
  const token = await openSession({ userId: account.id, expiresAt, isProven, origin }, transaction)
  return { token, ...presentUser(account) }
}
