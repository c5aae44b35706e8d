import * as z from "zod/mini"

export { EMAIL_PATTERN } from "./email.ts"

/**
 * One line of text of at most `max` characters, trimmed. Messages are keys of the slice's texts: `oneLine`, `tooLong`.
 */
export const oneLine = (max: number, missing: string) =>
  z
    .string(missing)
    .check(
      z.regex(/^[^\p{Cc}\u2028\u2029]*$/u, { error: "oneLine", abort: true }),
      z.trim(),
      z.maxLength(max, "tooLong"),
    )

/** A field that must not be empty; what else is wrong with it is not said then. */
export const required = (message: string) => z.minLength(1, { error: message, abort: true })

/** An object that is missing is a missing field; a field too many is named as such (`unknownField`). */
export function fieldsError(missing: string) {
  return (issue: { code?: string | undefined }) => (issue.code === "unrecognized_keys" ? "unknownField" : missing)
}
