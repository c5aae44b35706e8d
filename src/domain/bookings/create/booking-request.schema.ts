import * as z from "zod/mini"
import { buyerEntry } from "#domain/bookings/buyer/buyer.schema.ts"
import { ordersWith } from "#domain/bookings/quote/order.schema.ts"
import { STAFF_LIMITS } from "#domain/bookings/quote/order-limits.ts"
import {
  countryCode,
  emailAddress,
  emailOrNone,
  fieldsError,
  longest,
  longText,
  oneLine,
  phoneNumber,
  required,
} from "#lib/fields.ts"

const MIN_PHONE = 8
const MAX_SPECIAL_REQUESTS = 2000

/** `missing` is the message if email or phone is missing: it differs between the forms of spec §5. */
export const customerInfo = (missing: string) =>
  z.strictObject(
    {
      name: z.optional(oneLine(100, "textInvalid")),
      email: emailAddress(missing),
      phone: phoneNumber(missing).check(required(missing), z.minLength(MIN_PHONE, "phoneTooShort")),
      countryCode: z.optional(countryCode),
    },
    { error: fieldsError(missing) },
  )

/** Product descriptions that the spec's screens send. They are accepted and ignored. */
const claims = (names: string) => {
  const shape = Object.fromEntries(names.split(" ").map((name) => [name, z.optional(z.unknown())]))
  return z.optional(z.strictObject(shape, { error: fieldsError("unknownField") }))
}
const tourDetails = claims("name duration location price images")
const transferDetails = claims("name from to duration vehicleType serviceType category route distance pricing")

const common = {
  totalPrice: z.optional(
    z.nullable(z.number("totalPriceInvalid").check(z.gte(0, "totalPriceInvalid"), z.lte(1e12, "totalPriceInvalid"))),
  ),
  specialRequests: z.optional(longText(MAX_SPECIAL_REQUESTS, "textInvalid")),
  language: z.optional(z.enum(["en", "vi"], "languageInvalid")),
  /** Guests who need an invoice. They may say so later, too. */
  buyer: z.optional(buyerEntry),
}

/** From the mail that offers places to the waiting list. */
const waitingListToken = z.optional(z.string("textInvalid").check(longest(100)))

/** Body of `POST /bookings` (spec §3). All fields beyond the spec are optional. */
export const bookingRequest = ordersWith({
  tour: { ...common, customerInfo: customerInfo("contactRequired"), tourDetails, waitingListToken },
  transfer: { ...common, customerInfo: customerInfo("fieldsRequired"), transferDetails },
  product: { ...common, customerInfo: customerInfo("contactRequired"), tourDetails },
})
export type BookingRequest = z.infer<typeof bookingRequest>

const customerByPhone = z.extend(customerInfo("guestPhoneRequired"), { email: z._default(emailOrNone, "") })

/** Returns the body of `POST /bookings` from staff: guests who book by phone often have no email address. */
export const bookingByStaff = <M extends z.core.$ZodShape>(more: M) =>
  ordersWith(
    {
      tour: { ...common, ...more, customerInfo: customerByPhone, tourDetails },
      transfer: { ...common, ...more, customerInfo: customerByPhone, transferDetails },
      product: { ...common, ...more, customerInfo: customerByPhone, tourDetails },
    },
    STAFF_LIMITS,
  )
