import type * as z from "zod"
import { transferContent } from "#domain/settings/bank-accounts/vietqr.ts"
import type * as shapes from "./shapes.server.ts"

export type RefundState = z.infer<typeof shapes.refundState>
export type StaffRefund = z.infer<typeof shapes.staffRefund>
export type RefundCode = z.infer<typeof shapes.refundCode>

/** How a guest gets money back. */
export const REFUND_WAYS = ["transfer", "cash", "other"] as const
export type RefundWay = (typeof REFUND_WAYS)[number]

/** A guest can't change the account for so long after staff have begun to transfer. */
export const BEGUN_HOURS = 24
/** An account is erased so many days after nothing is owed any more. */
export const ACCOUNT_DAYS = 30
/** Staff are told of a change of the booking's address so many days ago. */
export const ADDRESS_DAYS = 30

/** Of shorter numbers four digits would tell too much. */
const LONG = 7

/** Returns the last digits of an account number, by which its owner recognises it: a third of a short one. */
export const endingOf = (accountNumber: string): string =>
  accountNumber.slice(accountNumber.length < LONG ? -Math.ceil(accountNumber.length / 3) : -4)

/** Returns an account number such as '••••6789'. */
export const masked = (ending: string): string => `••••${ending}`

/** Returns what the transfer of a refund says, such as 'HOAN GHE7K3M9Q2BT'. */
export const refundContent = (reference: string): string => `HOAN ${transferContent(reference)}`
