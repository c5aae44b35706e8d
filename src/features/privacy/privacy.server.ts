import { type SQL, sql } from "drizzle-orm"
import { knownNetworks, users } from "#features/account/account.table.server.ts"
import { bookingEvents, bookingPayments, bookings, guestTokens } from "#features/bookings/bookings.table.server.ts"
import { contactLog } from "#features/contact-log/contact-log.table.server.ts"
import { enquiries, enquiryAnswers } from "#features/enquiries/enquiries.table.server.ts"
import { reviews } from "#features/reviews/reviews.table.server.ts"
import { oneTimeLinks } from "#server/auth/one-time-tokens.table.server.ts"
import { sessions } from "#server/auth/sessions.table.server.ts"
import { auditLog } from "#server/database/audit-log.table.server.ts"
import { personal } from "#server/database/personal-data.server.ts"
import { withoutKeys } from "#server/database/personal-text.server.ts"
import { idempotencyKeys } from "#server/http/idempotency.table.server.ts"
import { outbox } from "#server/mail/outbox.table.server.ts"

const withoutAddresses = sql`case when jsonb_typeof(${bookings.details} -> 'pickup') = 'object'
  then jsonb_set(${bookings.details}, '{pickup,place}', '""') else ${bookings.details} end`

const ofBookings = personal({
  table: bookings,
  cleared: {
    ...{ customerName: "", customerEmail: "", customerPendingEmail: null, customerPhone: "", customerPhoneE164: null },
    ...{ countryCode: "", specialRequests: "", staffNote: "", cancellationReason: null, userId: null },
    details: sql`${withoutAddresses} || case when ${bookings.productType} = 'transfer'
      then '{"nameSign": "", "dropoff": null, "flight": null, "returnTrip": null}'::jsonb else '{}'::jsonb end`,
    asked: sql`jsonb_build_object('productId', ${bookings.productId}, 'productType', ${bookings.productType},
      'travelers', ${bookings.travelers}, 'travelDate', ${bookings.travelDate})`,
    fingerprint: sql`'forgotten ' || ${bookings.id}`,
  },
  networks: { requestedFromAddress: null, requestedFromNetwork: null },
  unexported: ["customerPhoneE164", "asked", "fingerprint", "requestedFromAddress", "requestedFromNetwork"],
})

/** The personal fields of a booking, in its history and audit log too. */
export const GUEST_FIELDS = [
  ...Object.keys(ofBookings.cleared ?? {}),
  // Parts of the details, and what staff wrote about a change or a payment.
  ...["pickup", "dropoff", "flight", "nameSign", "returnTrip", "reason", "note"],
]

const withoutGuest = (side: "before" | "after") =>
  sql`jsonb_build_object(${side}::text, ${withoutKeys(sql`(${bookingEvents.data} -> ${side})`, GUEST_FIELDS)})`
/** Changes have a before and an after. Other events hold only what the company wrote. */
const withoutTexts = (parts: SQL) =>
  sql`case when ${bookingEvents.data} ? 'after' then ${bookingEvents.data} || ${parts} else ${bookingEvents.data} end`

/** The data of an event without what it replaced. */
export const withoutReplaced = withoutTexts(withoutGuest("before"))

/**
 * The columns with personal data of bookings, accounts and whatever else belongs to a person by more than an address;
 * slices describe the others themselves (`personalData`). personal-columns.test lists all other columns, and fails for a new
 * one until it is put into one of the lists.
 */
export const PERSONAL = {
  bookings: ofBookings,
  bookingEvents: personal({
    table: bookingEvents,
    cleared: { data: withoutTexts(sql`${withoutGuest("before")} || ${withoutGuest("after")}`) },
    unexported: ["data"],
  }),
  bookingPayments: personal({ table: bookingPayments, cleared: { note: "" } }),
  guestTokens: personal({ table: guestTokens, deleted: ["tokenHash", "networkHash"] }),
  enquiries: personal({
    table: enquiries,
    deleted: [
      ...(["name", "email", "phone", "phoneE164", "subject", "message", "note", "tour", "source"] as const),
      ...(["referrerUrl", "startDate", "endDate", "flexible", "adults", "children", "budget"] as const),
      ...(["interests", "searchText"] as const),
    ],
    networks: { network: null, userAgent: "" },
    // Of messages. Requests for advice are exported as the API presents them.
    exported: ["subject", "message", "name", "phone", "note", "createdAt"],
    unexported: ["email", "phoneE164", "searchText", "network", "userAgent"],
  }),
  enquiryAnswers: personal({
    table: enquiryAnswers,
    deleted: ["recipient", "subject", "text"],
    exported: ["subject", "text", "createdAt"],
    unexported: ["recipient"],
  }),
  contactLog: personal({ table: contactLog, deleted: ["text"], exported: ["channel", "text", "createdAt"] }),
  reviews: personal({
    table: reviews,
    deleted: ["text", "name", "country", "reason", "reply"],
    exported: ["rating", "text", "name", "country", "createdAt"],
    unexported: ["reason", "reply"],
  }),
  users: personal({
    table: users,
    deleted: ["name", "email", "pendingEmail", "phone", "phoneE164", "passwordHash"],
    unexported: ["phoneE164", "passwordHash"],
  }),
  knownNetworks: personal({ table: knownNetworks, deleted: ["networkHash"] }),
  sessions: personal({ table: sessions, deleted: ["tokenHash"] }),
  oneTimeLinks: personal({ table: oneTimeLinks, deleted: ["subject"] }),
  idempotencyKeys: personal({ table: idempotencyKeys, deleted: ["answer"] }),
  auditLog: personal({ table: auditLog, cleared: { before: null, after: null } }),
  outbox: personal({ table: outbox, deleted: ["recipient", "payload", "words", "lastError"] }),
}
