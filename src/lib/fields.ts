import * as z from "zod/mini"

export { EMAIL_PATTERN } from "./email.ts"

/** A trimmed line of at most `max` characters. Errors are the message keys `oneLine` and `tooLong`. */
export const oneLine = (max: number, missing: string) =>
  z
    .string(missing)
    .check(
      z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, { error: "oneLine", abort: true }),
      z.trim(),
      z.maxLength(max, "tooLong"),
    )

/** A non-empty field. If it is empty, no other error is reported. */
export const required = (message: string) => z.minLength(1, { error: message, abort: true })

/** Returns the message key for a missing object or for an unknown field. */
export function fieldsError(missing: string) {
  return (issue: { code?: string | undefined }) => (issue.code === "unrecognized_keys" ? "unknownField" : missing)
}
