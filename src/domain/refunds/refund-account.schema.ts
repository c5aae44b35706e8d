import * as z from "zod/mini"
import { PAYMENT_METHODS } from "#domain/bookings/booking.ts"
import {
  accountNumber,
  BIN,
  bin,
  holder,
  nameOfBank,
  orNone,
} from "#domain/settings/bank-accounts/bank-account.schema.ts"
import { bankOf } from "#domain/settings/bank-accounts/banks.ts"
import { fieldsError, oneLine, required } from "#lib/fields.ts"

// Errors are keys of messages.ts.

const MAX_NOTE = 300
/** As of payments. */
const MAX_DONG = 100_000_000_000

const error = fieldsError("fieldRequired")
const version = z.int("versionInvalid").check(z.gte(0, "versionInvalid"))
const note = oneLine(MAX_NOTE, "textInvalid")

const isKnown = ({ bin, bankName }: { bin: string; bankName: string }) =>
  bin === "" ? bankName !== "" : BIN.test(bin) && (bankOf(bin) !== undefined || bankName !== "")

const transfer = z
  .strictObject(
    {
      way: z.literal("transfer"),
      bin: orNone(bin),
      bankName: nameOfBank,
      accountNumber,
      holder,
      note: orNone(note),
      version: z.optional(version),
    },
    { error },
  )
  .check(
    z.refine(isKnown, { error: "bankRequired", path: ["bin"] }),
    // The name of a known bank is that of the list.
    z.overwrite((account) => ({ ...account, bankName: bankOf(account.bin) ? "" : account.bankName })),
  )

/** A form sends the fields of an account empty, or as they were before another way was chosen. */
const unused = z.optional(z.string("textInvalid").check(z.maxLength(200, "textInvalid")))
const withoutAccount = {
  version: z.optional(version),
  bin: unused,
  bankName: unused,
  accountNumber: unused,
  holder: unused,
}

/** Body of `PUT /refunds/{id}/account`. `version` is that of the account which it replaces, 0 for the first. */
export const refundAccountEntry = z.discriminatedUnion(
  "way",
  [
    transfer,
    z.strictObject({ way: z.literal("cash"), note: orNone(note), ...withoutAccount }, { error }),
    z.strictObject(
      { way: z.literal("other"), note: note.check(required("noteRequired")), ...withoutAccount },
      { error },
    ),
  ],
  { error: "wayRequired" },
)

export type RefundAccountEntry = z.infer<typeof refundAccountEntry>

/** Body of `POST /refunds/{id}`. `amount` is in đồng, `accountVersion` 0 if the guest has entered no account. */
export const refundRecord = z.strictObject(
  {
    amount: z.int("amountInvalid").check(z.gte(1, "amountInvalid"), z.lte(MAX_DONG, "amountInvalid")),
    accountVersion: version,
    method: z.enum(PAYMENT_METHODS, "methodInvalid"),
    note: z._default(oneLine(500, "textInvalid"), ""),
  },
  { error },
)

export type RefundRecord = z.infer<typeof refundRecord>
