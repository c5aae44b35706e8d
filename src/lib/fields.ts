import * as z from "zod/mini"
import { hasTwoNumbers } from "#lib/phone/phone-parts.ts"
import { EMAIL_PATTERN, isEmail, MAX_EMAIL, readEmail } from "#lib/text/email.ts"
import { readCompact, readContentLine, readControls, readLine, readText } from "#lib/text/typed-text.ts"
import { isCalendarDate, WALL_CLOCK } from "#lib/today.ts"

/** Blanks and invisible characters that may surround a field. They don't count. */
const MAX_AROUND = 1_000

/** Ends the check, so that no pattern is tried on an endless text. */
export const longest = (max: number, error = "tooLong") => z.maxLength(max, { error, abort: true })

const ONE_LINE = /^[^\r\n]*$/

const lineAs = (read: (typed: string) => string, max: number, missing: string) =>
  z
    .string(missing)
    .check(
      longest(max + MAX_AROUND),
      z.overwrite(readControls),
      z.regex(ONE_LINE, { error: "oneLine", abort: true }),
      z.overwrite(read),
      longest(max),
    )

/** A line of at most `max` characters, such as a name. Errors are the message keys `oneLine` and `tooLong`. */
export const oneLine = (max: number, missing: string) => lineAs(readLine, max, missing)

/** A line of the site's content: an `oneLine` whose non-breaking spaces stay. */
export const contentLine = (max: number, missing: string) => lineAs(readContentLine, max, missing)

/** A text of at most `max` characters that may have several lines, each ended by a line feed. Error: `tooLong`. */
export const longText = (max: number, missing: string) =>
  z.string(missing).check(longest(max + MAX_AROUND), z.overwrite(readText), longest(max))

/** A real date (YYYY-MM-DD), described as a date in the API. */
export const calendarDate = (error?: string) =>
  z.string(error).check(z.refine(isCalendarDate, { error, abort: true }), DATE)

/** HH:MM in Hanoi. Error: `timeInvalid`. */
export const wallClock = z.string("timeInvalid").check(z.regex(WALL_CLOCK, "timeInvalid"))

/** Describes a text as a date in the API. */
export const DATE = z.meta({ format: "date" })

/** What was stored or typed as a phone number, of at most 40 characters. */
export const phoneText = (missing: string) => lineAs(readCompact, 40, missing)

/** One phone number as typed. server/phone.server.ts finds its country. Error: `onePhone`. */
export const phoneNumber = (missing: string) =>
  phoneText(missing).check(z.refine((typed) => !hasTwoNumbers(typed), { error: "onePhone", abort: true }))

/** The country of a phone number: 'VN' or '+84'. */
export const countryCode = z.string("countryInvalid").check(
  longest(40, "countryInvalid"),
  z.overwrite((typed) => readCompact(typed).toUpperCase()),
  z.regex(/^([A-Z]{2}|\+[1-9]\d{0,3})$/, "countryInvalid"),
)

const fitsMail = (address: string) => new TextEncoder().encode(address).length <= MAX_EMAIL

const emailLine = (missing: string) => lineAs(readEmail, MAX_EMAIL, missing)

/** An email address. Errors are `missing`, `invalid`, `oneLine` and `tooLong`. */
export const emailAddress = (missing: string, invalid = "emailInvalid") =>
  emailLine(missing).check(required(missing), z.regex(EMAIL_PATTERN, invalid), z.refine(fitsMail, "tooLong"))

/** An email address that may be empty. */
export const emailOrNone = emailLine("emailInvalid").check(
  z.refine((address) => address === "" || isEmail(address), "emailInvalid"),
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
