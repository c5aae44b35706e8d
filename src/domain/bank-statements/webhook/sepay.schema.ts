import * as z from "zod"
import { addDays, hanoiDate, isCalendarDate } from "#lib/today.ts"
import { MAX_AGE_DAYS, MAX_BANK_REFERENCE, MAX_CONTENT } from "../bank-statement.ts"

const text = z
  .string()
  .nullish()
  .transform((value) =>
    (value ?? "")
      .normalize("NFC")
      .replace(/\p{Cc}+/gu, " ")
      .trim(),
  )
const cut = (max: number) => text.transform((value) => value.slice(0, max))
const identifier = z.union([z.number().int(), z.string().min(1).max(80)]).transform(String)
const amount = z.coerce.number().int().min(0).max(1_000_000_000_000)
/** 2026-11-30 14:02:37 in Hanoi. */
const day = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d/)
  .transform((moment) => moment.slice(0, 10))
  .refine((date) => isCalendarDate(date) && date >= addDays(hanoiDate(), -MAX_AGE_DAYS) && date <= hanoiDate())

const classic = z
  .object({
    id: identifier,
    transactionDate: day,
    accountNumber: z.string().max(40),
    subAccount: z.string().max(40).nullish(),
    transferType: z.enum(["in", "out"]),
    transferAmount: amount,
    content: cut(MAX_CONTENT),
    referenceCode: cut(MAX_BANK_REFERENCE),
  })
  .transform(({ id, transactionDate, subAccount, transferType, transferAmount, referenceCode, ...rest }) => ({
    ...rest,
    id,
    bookedOn: transactionDate,
    virtualAccount: subAccount ?? "",
    amount: transferType === "in" ? transferAmount : -transferAmount || 0,
    bankReference: referenceCode,
  }))

const bankHub = z
  .object({
    transaction_id: identifier,
    transaction_date: day,
    account_number: z.string().max(40),
    va: z.string().max(40).nullish(),
    transfer_type: z.enum(["credit", "debit"]),
    amount,
    content: cut(MAX_CONTENT),
    reference_code: cut(MAX_BANK_REFERENCE),
  })
  .transform((sent) => ({
    id: sent.transaction_id,
    bookedOn: sent.transaction_date,
    accountNumber: sent.account_number,
    virtualAccount: sent.va ?? "",
    amount: sent.transfer_type === "credit" ? sent.amount : -sent.amount || 0,
    content: sent.content,
    bankReference: sent.reference_code,
  }))

/** A transaction as SePay reports it, in whole đồng: its classic webhook or its Bank Hub's. */
export const reported = z.union([classic, bankHub])
export type Reported = z.infer<typeof reported>
