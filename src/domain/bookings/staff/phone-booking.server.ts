import type { User } from "#domain/account/account.ts"
import type { BookingRequest } from "#domain/bookings/create/booking-request.schema.ts"
import type { StaffBookingSteps } from "#domain/bookings/create/create-booking.server.ts"
import { becomesBooking } from "#domain/bookings/lifecycle/becomes-booking.server.ts"
import { setAgreedPrice } from "#domain/bookings/lifecycle/change/agreed-price.server.ts"
import { confirmLocked } from "#domain/bookings/lifecycle/confirm.server.ts"
import { recordLine } from "#domain/bookings/payments/record-lines.server.ts"
import { pick } from "#lib/data/pick.ts"
import { may } from "#lib/roles.ts"
import type { PhoneBooking } from "./phone-booking.schema.ts"

/** Returns what staff do to their booking while it is made: the agreed price, the confirmation, the deposit. */
export function bookedByPhone(
  request: BookingRequest | PhoneBooking,
  user: User | undefined,
): StaffBookingSteps | undefined {
  if (user === undefined || !may(user, "sales")) return undefined
  const { confirm = false, agreedPrice, payment, notifyGuest = false, ...rest } = request as PhoneBooking
  const { channel = "phone", enquiryId, paymentPlan, ...exceptions } = rest
  return {
    isConfirmed: confirm,
    channel,
    paymentPlan,
    exceptions: pick(exceptions, "overbook", "afterClosing", "anyAge"),
    notifyGuest,
    finish: async (row, of) => {
      const context = { ...of, notifyGuest }
      const priced = agreedPrice ? (await setAgreedPrice(row, agreedPrice, context)).stored : row
      const stored = confirm ? await confirmLocked(priced, context) : priced
      if (payment)
        await recordLine(
          { row: stored, payment: { kind: "payment", ...payment }, path: "payment." },
          { by: user, settings: context.settings, transaction: context.transaction },
        )
      if (enquiryId) await becomesBooking.one()({ enquiryId, bookingId: row.id }, user, context.transaction)
      return stored
    },
  }
}
