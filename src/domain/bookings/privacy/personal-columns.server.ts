import { isNotNull, type SQL, sql } from "drizzle-orm"
import { bookingEvents, bookings } from "#domain/bookings/bookings.table.server.ts"
import { guestTokens } from "#domain/bookings/guest-tokens.table.server.ts"
import { bookingPayments } from "#domain/bookings/payments.table.server.ts"
import { bookingViewers } from "#domain/bookings/staff/viewers.table.server.ts"
import { classify } from "#server/database/personal-data.server.ts"
import { withoutKeys } from "#server/database/personal-text.server.ts"

const withoutAddresses = sql`case when jsonb_typeof(${bookings.details} -> 'pickup') = 'object'
  then jsonb_set(${bookings.details}, '{pickup,place}', '""') else ${bookings.details} end`

export const ofBookings = classify({
  table: bookings,
  purpose: {
    name: { en: "Bookings", vi: "Đặt chỗ" },
    why: {
      en: "To carry out the trip that the guest booked, to reach them about it, and to answer for it afterwards. What was sold, when and for how much stays for the accounts, without the guest.",
      vi: "Để thực hiện chuyến đi khách đã đặt, liên hệ với khách và giải quyết phát sinh sau chuyến. Dịch vụ, ngày và số tiền được giữ lại cho sổ sách kế toán, không còn thông tin khách.",
    },
    kept: "guests",
  },
  cleared: {
    customerName: "",
    customerEmail: "",
    customerPendingEmail: null,
    customerPhone: "",
    customerPhoneE164: null,
    countryCode: "",
    customerBuyer: null,
    specialRequests: "",
    staffNote: "",
    cancellationReason: null,
    userId: null,
    details: sql`(${withoutAddresses}) - 'travelerList' || case when ${bookings.productType} = 'transfer'
      then '{"nameSign": "", "dropoff": null, "flight": null, "returnTrip": null}'::jsonb else '{}'::jsonb end`,
    asked: sql`jsonb_build_object('productId', ${bookings.productId}, 'productType', ${bookings.productType},
      'travelers', ${bookings.travelers}, 'travelDate', ${bookings.travelDate})`,
    fingerprint: sql`'forgotten ' || ${bookings.id}`,
    planTokenHash: null,
  },
  networks: { requestedFromAddress: null, requestedFromNetwork: null, requestedFromMailbox: null },
  aged: { key: bookings.id, since: bookings.createdAt, only: isNotNull(bookings.requestedFromNetwork) },
  unexported: [
    "customerPhoneE164",
    "asked",
    "fingerprint",
    "planTokenHash",
    "requestedFromAddress",
    "requestedFromNetwork",
    "requestedFromMailbox",
  ],
  others:
    "id reference product_id product_type departure_id status travel_date start_time travelers children lines currency " +
    "total_minor fx_rate fx_date total_vnd claimed_total price_changed language cancellation_policy cancellation_bands " +
    "changes_allowed cancellation_cause cancelled_at cancelled_by cancellation confirmed_at cutoff_hours refund_cap refund_floor called_off_reason " +
    "invoice_state payment_plan deposit_minor deposit_due_at rest_due_at payment_reminded_for payment_overdue_for " +
    "calendar_sequence reminded_at answer_by is_recorded source channel paid_minor paid_own_minor paid_other_minor holds_places timed_places email_confirmed_at terms_page_id terms_version terms_date version created_at updated_at",
})

/** The personal fields of a booking, in its history and audit log too. */
export const GUEST_FIELDS = [
  ...Object.keys(ofBookings.cleared ?? {}),
  // Parts of the details, and what staff wrote about a change or a payment.
  ...["pickup", "dropoff", "flight", "nameSign", "travelerList", "returnTrip", "reason", "note", "message"],
]

const withoutGuest = (side: "before" | "after") =>
  sql`jsonb_build_object(${side}::text, ${withoutKeys(sql`(${bookingEvents.data} -> ${side})`, GUEST_FIELDS)})`
/** Changes have a before and an after. Other events hold only what the company wrote. */
const withoutTexts = (parts: SQL) =>
  sql`case when ${bookingEvents.data} ? 'after' then ${bookingEvents.data} || ${parts} else ${bookingEvents.data} end`

/** The data of an event without what it replaced. */
export const withoutReplaced = withoutTexts(withoutGuest("before"))

export const events = classify({
  table: bookingEvents,
  purpose: {
    name: { en: "History of bookings", vi: "Lịch sử đặt chỗ" },
    why: {
      en: "To tell guest and office what was changed, by whom and when.",
      vi: "Để khách và văn phòng biết đặt chỗ được sửa gì, ai sửa, lúc nào.",
    },
    kept: "guests",
  },
  cleared: { data: withoutTexts(sql`${withoutGuest("before")} || ${withoutGuest("after")}`) },
  unexported: ["data"],
  others: "id booking_id at kind actor",
})

export const payments = classify({
  table: bookingPayments,
  purpose: {
    name: { en: "Payments", vi: "Khoản thu và hoàn tiền" },
    why: {
      en: "To know who has paid. The amounts stay for the accounts; notes that may name the payer are erased.",
      vi: "Để biết khách nào đã thanh toán. Số tiền được giữ cho sổ sách; ghi chú có thể nêu tên người trả thì bị xóa.",
    },
    kept: "guests",
  },
  cleared: { note: "" },
  others:
    "id booking_id kind amount_minor currency fx_rate reverses method paid_on account collected_by recorded_by created_at",
})

export const others = [
  classify({
    table: guestTokens,
    purpose: {
      name: { en: "Links to bookings", vi: "Liên kết xem đặt chỗ" },
      why: {
        en: "To let guests open their booking without an account. Only hashes are stored.",
        vi: "Để khách xem đặt chỗ mà không cần tài khoản. Chỉ lưu mã băm.",
      },
      kept: { en: "Sixty days after the trip", vi: "60 ngày sau chuyến đi" },
    },
    deleted: ["tokenHash", "networkHash"],
    unexported: ["tokenHash", "networkHash"],
    others: "booking_id mailed created_at",
  }),
  classify({ table: bookingViewers, others: "booking_id user_id seen_at" }),
]
