import { findAccount } from "#domain/account/account.server.ts"
import { spendSealed } from "#server/auth/one-time-tokens.server.ts"
import type { Account } from "#server/auth/present-user.server.ts"
import type { Database } from "#server/database/database.server.ts"
import { isSealed, sealer } from "#server/database/site-secret.server.ts"
import { type HttpError, invalid } from "#server/errors.server.ts"
import { hashSecret, randomKey } from "#server/secrets.server.ts"
import { factorMessages } from "./messages.ts"

/**
 * What a right password is good for while the second factor is missing: to use one, or to set the first one up. Tickets
 * are sealed and not stored, so that they cost nothing before they are used.
 */
export type TicketKind = "second-factor" | "second-factor-setup"

const LIFE_MS = 10 * 60_000

/** A ticket ends with the password that it was given for. */
const passwordMark = ({ passwordHash }: Account) => hashSecret(passwordHash).slice(0, 20)

export async function createTicket(kind: TicketKind, account: Account, remember: boolean): Promise<string> {
  const value = [account.id, passwordMark(account), remember ? "1" : "0", randomKey()].join(".")
  return `${value}.${(await sealer(kind))(value, Date.now() + LIFE_MS)}`
}

export type Ticket = { kind: TicketKind; secret: string; expiresAt: Date; account: Account; remember: boolean }

/** Returns whose ticket it is, which `spendTicket` uses up. @throws invalid if it has expired, or the password has changed */
export async function findTicket(kind: TicketKind, secret: string): Promise<Ticket> {
  const [id = "", mark, remembered, key, expires = "", signature] = secret.split(".")
  if (!(await isSealed(`${expires}.${signature}`, kind, [id, mark, remembered, key].join(".")))) throw ticketGone()
  const account = await findAccount(id)
  if (!account || passwordMark(account) !== mark) throw ticketGone()
  return { kind, secret, expiresAt: new Date(Number(expires)), account, remember: remembered === "1" }
}

/** Uses a ticket up: only one of several requests succeeds. @throws invalid if it was used before */
export async function spendTicket(ticket: Ticket, transaction: Database): Promise<void> {
  const { kind, secret, expiresAt, account } = ticket
  if (!(await spendSealed(kind, { secret, subject: account.id, expiresAt }, transaction))) throw ticketGone()
}

export function ticketGone(): HttpError {
  return invalid([{ field: "ticket", message: factorMessages.ticketGone }])
}
