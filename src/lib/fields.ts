import * as z from "zod/mini"

import { EMAIL_PATTERN, readEmail } from "./email.ts"
import { readLine } from "./line.ts"

/** A line of at most `max` characters. Errors are the message keys `oneLine` and `tooLong`. */
export const oneLine = (max: number, missing: string) =>
  z
    .string(missing)
    .check(
      z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, { error: "oneLine", abort: true }),
      z.overwrite(readLine),
      z.maxLength(max, { error: "tooLong", abort: true }),
    )

/** The limit of RFC 5321. It also keeps the address small enough for the index. */
const MAX_EMAIL_BYTES = 254
const fitsMail = (address: string) => new TextEncoder().encode(address).length <= MAX_EMAIL_BYTES

/** An email address that may be empty: guests who book by phone often have none. */
export const emailOrNone = oneLine(MAX_EMAIL_BYTES, "emailInvalid").check(
  z.overwrite(readEmail),
  z.refine((address) => address === "" || EMAIL_PATTERN.test(address), "emailInvalid"),
  z.refine(fitsMail, "tooLong"),
)

/** An email address. `missing` is the message if it is not given. */
export const emailAddress = (missing: string) =>
  oneLine(MAX_EMAIL_BYTES, missing).check(
    z.overwrite(readEmail),
    required(missing),
    z.regex(EMAIL_PATTERN, { error: "emailInvalid", abort: true }),
    z.refine(fitsMail, "tooLong"),
  )

/** A non-empty field. If it is empty, no other error is reported. */
export function required(message: string) {
  return z.minLength(1, { error: message, abort: true })
}

/** Returns the message key for a missing object or for an unknown field. */
export function fieldsError(missing: string) {
  return (issue: { code?: string | undefined }) => (issue.code === "unrecognized_keys" ? "unknownField" : missing)
}
