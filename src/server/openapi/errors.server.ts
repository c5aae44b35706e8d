import * as z from "zod"

type ErrorKind = { status: number; meaning: string; fields?: z.core.$ZodShape }

const use = z.strictObject({
  kind: z.string().optional(),
  _id: z.string(),
  slug: z.string().optional(),
  name: z.string().optional(),
})
const challenge = z.strictObject({
  parameters: z.strictObject({
    algorithm: z.literal("PBKDF2/SHA-256"),
    cost: z.int(),
    data: z.strictObject({ purpose: z.string() }),
    expiresAt: z.int().describe("In seconds since 1970"),
    keyLength: z.int(),
    keyPrefix: z.string(),
    nonce: z.string(),
    salt: z.string(),
  }),
  signature: z.string(),
})
const wrongFields = z.array(z.strictObject({ field: z.string(), message: z.string() })).min(1)

/** Every error of the API by its code. `fields` are added to `success`, `code` and `message`. */
export const ERRORS = {
  MOVED: {
    status: 308,
    meaning: "It has another slug now: see `slug`, and `Location` for the whole address.",
    fields: { slug: z.string() },
  },
  BAD_REQUEST: {
    status: 400,
    meaning: "The request cannot be read: not JSON, nested too deeply, or with characters that cannot be stored.",
  },
  UNAUTHORIZED: { status: 401, meaning: "Nobody is signed in, or not any more." },
  TOKEN_EXPIRED: { status: 401, meaning: "The session is over. Sign in again." },
  INVALID_CREDENTIALS: { status: 401, meaning: "No account has this address and password." },
  SECOND_FACTOR_REQUIRED: {
    status: 403,
    meaning:
      "The password is right. The account has a second factor: send the `ticket` with it to `/auth/second-factor`.",
    fields: { ticket: z.string(), methods: z.array(z.enum(["app", "passkey", "recovery-code"])).min(1) },
  },
  SECOND_FACTOR_SETUP_REQUIRED: {
    status: 403,
    meaning:
      "The password is right. The role needs a second factor and the account has none: set one up with the `ticket` at " +
      "`/auth/second-factor/setup`.",
    fields: { ticket: z.string() },
  },
  FORBIDDEN: { status: 403, meaning: "This account is not allowed to do this." },
  NOT_FOUND: { status: 404, meaning: "It does not exist, or you may not see it." },
  ALREADY_REQUESTED: {
    status: 409,
    meaning:
      "An identical booking was made a moment ago, possibly by someone else. Send an `Idempotency-Key` to repeat a request safely.",
  },
  IS_STAFF: { status: 409, meaning: "The account works for the company." },
  NOT_STAFF: { status: 409, meaning: "The account is a customer's." },
  JOURNEY_AHEAD: { status: 409, meaning: "Somebody has a journey ahead and must be reached for it." },
  CALLED_OFF: { status: 409, meaning: "The departure was called off." },
  PRICE_MISSING: {
    status: 409,
    meaning: "The booking has no price yet. Agree one before it is confirmed.",
    fields: { errors: wrongFields },
  },
  ABOVE_BALANCE: {
    status: 409,
    meaning: "More than the guest still owes, or the price isn't known yet. Send `aboveBalance: true` if it is right.",
    fields: { errors: wrongFields },
  },
  CURRENCY_DIFFERS: {
    status: 409,
    meaning: "The booking is in another `currency` now. Send the rate, or an amount in that one.",
    fields: { currency: z.enum(["USD", "VND"]) },
  },
  NOTHING_OWED: { status: 409, meaning: "Nothing is to be paid back for the booking." },
  REFUND_BEGUN: { status: 409, meaning: "Staff have begun to transfer the refund, so its account can't be changed." },
  REFUND_ACCOUNT_CHANGED: {
    status: 409,
    meaning: "The guest has changed the account of the refund since it was read.",
  },
  BALANCE_CHANGED: {
    status: 409,
    meaning: "Another sum, `owed`, is to be refunded now.",
    fields: { owed: z.number() },
  },
  NOTHING_TO_PAY: { status: 409, meaning: "The booking has nothing to pay, so it takes no transfer slip." },
  TOO_MANY_SLIPS: { status: 409, meaning: "The booking has as many transfer slips as it may." },
  SLIP_CHECKED: { status: 409, meaning: "Staff have checked the transfer slip, so its guest can't remove it." },
  ALREADY_REVERSED: { status: 409, meaning: "The line of the ledger was taken back already." },
  ALREADY_HANDED_OVER: {
    status: 409,
    meaning: "Some of this cash was handed over, or its payment taken back, in the meantime.",
  },
  REFUND_FOLLOWS: { status: 409, meaning: "The payment was given back. The refund has to be taken back first." },
  MORE_THAN_LEFT: {
    status: 409,
    meaning: "Less of the bank transfer is left.",
    fields: { errors: wrongFields },
  },
  TRANSFER_DECIDED: {
    status: 409,
    meaning: "The bank transaction belongs to a booking already or was left out. Undo that first.",
  },
  RECORDED_BY_HAND: {
    status: 409,
    meaning:
      "Staff have recorded this sum of the booking by hand, or no longer have. Say by `isAnother` whether the part is another payment.",
    fields: { errors: wrongFields },
  },
  CANNOT_UNDO: {
    status: 409,
    meaning: "There is nothing to undo or to move, it is too late for that, or a colleague has changed it meanwhile.",
  },
  MAIL_SENT: { status: 409, meaning: "The mail has been sent already." },
  MAIL_WAITING: { status: 409, meaning: "The mail waits to be sent, and no try has failed." },
  CANNOT_CANCEL: { status: 409, meaning: "The booking is past cancelling." },
  INVOICE_EXISTS: { status: 409, meaning: "The booking has an invoice already. It is adjusted, never issued twice." },
  ALREADY_EXPORTED: {
    status: 409,
    meaning: "Some of the bookings were handed over before. Send `again: true` to do so once more.",
    fields: { references: z.array(z.string()) },
  },
  PAPER_OUTDATED: {
    status: 409,
    meaning: "The payment of the receipt was taken back, or the sum of the request is no longer due.",
  },
  NOTHING_DUE: { status: 409, meaning: "The guest owes nothing on this booking." },
  CANNOT_CHANGE: { status: 409, meaning: "The booking cannot be changed or moved any more." },
  HAS_BEGUN: { status: 409, meaning: "It has begun. Only staff can change it now." },
  NOT_TRAVELLED: { status: 409, meaning: "The journey is not over, so there is nothing to review yet." },
  TOO_MANY_PHOTOS: { status: 409, meaning: "The review has two photos already." },
  REVIEW_DECIDED: { status: 409, meaning: "Staff have published or refused the review already." },
  NOT_CONFIRMED: { status: 409, meaning: "There is no voucher before the booking is confirmed." },
  NO_FIXED_PRICE: {
    status: 409,
    meaning: "A late fee is due and the new price is open: the company has to agree on it.",
  },
  PRICE_CHANGED: {
    status: 409,
    meaning: "The new total is not the one that was shown; `data` says what it is now.",
    fields: { data: z.record(z.string(), z.unknown()) },
  },
  REFUND_CHANGED: {
    status: 409,
    meaning: "The refund is not the one that was shown; `data` says what it is now.",
    fields: { data: z.record(z.string(), z.unknown()) },
  },
  WRONG_STATUS: {
    status: 409,
    meaning: "The booking's `status` does not allow this.",
    fields: { status: z.string() },
  },
  EMAIL_TAKEN: {
    status: 409,
    meaning: "The address has an account already.",
    fields: { errors: wrongFields },
  },
  IDEMPOTENCY_IN_FLIGHT: {
    status: 409,
    meaning: "Another request with this Idempotency-Key is being worked on. See `Retry-After`.",
  },
  EMAIL_UNCONFIRMED: { status: 409, meaning: "Nobody has confirmed yet that the address is theirs." },
  IN_USE: {
    status: 409,
    meaning:
      "It is in use: `usedBy` says by what. Without it, it was booked or put to use while it was being changed; try again.",
    fields: { usedBy: z.array(use).min(1).optional() },
  },
  RESOURCE_NOT_FREE: {
    status: 409,
    meaning:
      "The guide, driver, vehicle or boat isn't free: `reasons` say why. With a `reason` it is assigned all the same.",
    fields: { reasons: z.array(z.record(z.string(), z.unknown())).optional() },
  },
  ALREADY_ASSIGNED: { status: 409, meaning: "The guide, driver, vehicle or boat goes on this departure already." },
  NO_EMAIL: { status: 409, meaning: "The guest left no email address to write to." },
  OWN_ACCOUNT: { status: 409, meaning: "Administrators cannot take away their own rights." },
  ACCOUNT_DISABLED: { status: 409, meaning: "The account is disabled." },
  LAST_FACTOR: { status: 409, meaning: "The role needs a second factor, and this is the last one." },
  LAST_ADMIN: { status: 409, meaning: "Nobody else could let others in." },
  LINK_REQUIRED: { status: 409, meaning: "Only a key that was mailed does this, not the one that was answered." },
  NOT_STARTED: { status: 409, meaning: "The trip has not started yet." },
  UNDO_TOO_LATE: { status: 409, meaning: "The guest has been told, or the time for undoing has passed." },
  PLACES_LEFT: { status: 409, meaning: "Fewer places are left than were asked for.", fields: { errors: wrongFields } },
  VERSION_CONFLICT: {
    status: 409,
    meaning: "Somebody else has changed it. Says the present `version`, and which of the sent `fields` differ from it.",
    fields: { version: z.int(), fields: z.array(z.string()) },
  },
  TOO_LARGE: {
    status: 413,
    meaning: "The request is larger than 256 KB, or one of its pictures larger than 10 MB; then `errors` says which.",
    fields: { errors: wrongFields.optional() },
  },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, meaning: "The body is not said to be of the media type that is read here." },
  VALIDATION_FAILED: {
    status: 422,
    meaning: "Fields are missing or wrong; `errors` says which, and what to do about each.",
    fields: { errors: wrongFields },
  },
  IDEMPOTENCY_KEY_REUSED: { status: 422, meaning: "This Idempotency-Key came with another request before." },
  TOO_MANY_REQUESTS: { status: 429, meaning: "Too many of a kind. `Retry-After` says when there is room again." },
  PROOF_REQUIRED: {
    status: 429,
    meaning:
      "Many came from this network. Solve the `challenge` (ALTCHA, PBKDF2) and send it again with the header `X-Proof`: " +
      "base64 of `{challenge, solution}`, good once; or wait as long as `Retry-After` says.",
    fields: { challenge },
  },
  TOO_FAST: {
    status: 429,
    meaning: "Sent faster than anybody can fill in a form. `Retry-After` says when to repeat it.",
  },
} as const satisfies Record<string, ErrorKind>

export type ErrorCode = keyof typeof ERRORS

export function errorSchema(code: ErrorCode): z.ZodType {
  const { fields }: ErrorKind = ERRORS[code]
  return z
    .strictObject({ success: z.literal(false), code: z.literal(code), message: z.string(), ...fields })
    .meta({ id: `Error-${code}` })
}

export const INTERNAL_TEXT = "Something went wrong on our side."
export const UNAVAILABLE_TEXT = "A part of the system is away. `Retry-After` says when to try again."

export const failureSchema = z
  .strictObject({ success: z.literal(false), code: z.enum(["INTERNAL", "UNAVAILABLE"]), message: z.string() })
  .meta({ id: "Failure" })
