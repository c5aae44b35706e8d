import type { Booking } from "#domain/bookings/booking.ts"
import { findBookingById } from "#domain/bookings/bookings.server.ts"
import { type ChangeEvent, findChangesSince } from "#domain/bookings/history.server.ts"
import { mergeChanges } from "#domain/bookings/lifecycle/merge-changes.server.ts"
import { withPayTo } from "#domain/bookings/payments/pay-to.server.ts"
import { findNearestDepartures } from "#domain/departures/departures.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Language } from "#i18n/localized.ts"
import { type MailKinds, sampleLink } from "#server/mail/words/mail-kinds.server.ts"
import type { DeclaredMail, WordedMail } from "#server/mail/words/mail-words.server.ts"
import { bookingSamples } from "./booking-samples.server.ts"
import {
  CANCELLED,
  CANCELLED_FOR_OFFICE,
  cancelledForStaffText,
  cancelledText,
  DECLINED,
  declinedText,
  EXPIRED,
  EXPIRED_FOR_OFFICE,
  expiredForStaffText,
  expiredText,
  releasedForStaffText,
} from "./cancellation-mails.server.ts"
import {
  CHANGED,
  CHANGED_FOR_OFFICE,
  changedForStaffText,
  changedText,
  FORMER_ADDRESS,
  formerAddressText,
  PRICED,
  pricedText,
} from "./change-mails.server.ts"
import {
  CALLED_OFF,
  departureCancelledText,
  GUARANTEED,
  guaranteedText,
  guestMessageText,
  MESSAGE,
} from "./departure-mails.server.ts"
import { CONFIRMED, confirmedText, REMINDER, reminderText } from "./lifecycle-mails.server.ts"
import {
  PAID,
  PAYMENT_DUE,
  PAYMENT_OVERDUE,
  PAYMENT_UNDONE,
  paidText,
  paymentDueText,
  paymentOverdueText,
  paymentUndoneText,
  RELEASED,
  RELEASED_FOR_OFFICE,
  releasedText,
} from "./payment-mails.server.ts"
import {
  ADDRESS_LINK,
  addressLinkText,
  FOR_OFFICE,
  GUEST_LINK,
  guestLinkText,
  RECEIVED,
  receivedText,
  staffText,
} from "./request-mails.server.ts"

type Write = (booking: Booking, link: string, language: Language) => WordedMail | Promise<WordedMail>

const previewed = (mail: DeclaredMail, write: Write) => ({
  mail,
  samples: bookingSamples,
  preview: async (id: string, language: Language) => {
    const booking = await findBookingById(id)
    return booking && write(await withPayTo(booking), sampleLink(`/bookings/${id}`, language), language)
  },
})

const NO_CHANGE: ChangeEvent = { kind: "", data: { before: {}, after: {} } }

/** Returns all changes of a booking as one, except of its price, which has a mail of its own. */
async function lastChange(booking: Booking): Promise<ChangeEvent> {
  const change = mergeChanges(await findChangesSince(booking._id, 0), booking)
  return change && change.kind !== "priced" ? change : NO_CHANGE
}

/** Previews a booking as if its guest had cancelled it, unless the office did. */
const cancelled = (booking: Booking): Booking =>
  booking.cancelledBy === "staff" && booking.confirmedAt ? booking : { ...booking, cancelledBy: "guest" }

const MESSAGES = {
  en: { subject: "Your trip", text: "Here stands what you write to the guests." },
  vi: { subject: "Chuyến đi của quý khách", text: "Đây là nội dung bạn viết cho khách." },
}

export const bookingMailKinds: MailKinds = {
  group: { en: "Bookings", vi: "Đặt chỗ" },
  mails: [
    previewed(RECEIVED, async (booking, link) => receivedText(booking, link, NO_CHANGE, await findSettings())),
    previewed(CONFIRMED, async (booking, link) => confirmedText(booking, link, NO_CHANGE, await findSettings())),
    previewed(PAYMENT_DUE, async (booking, link) => paymentDueText(booking, link, NO_CHANGE, await findSettings())),
    previewed(PAYMENT_OVERDUE, async (booking, link) =>
      paymentOverdueText(booking, link, NO_CHANGE, await findSettings()),
    ),
    previewed(REMINDER, reminderText),
    previewed(CHANGED, async (booking, link) => changedText(booking, link, await lastChange(booking))),
    previewed(PRICED, (booking, link) => pricedText(booking, link, NO_CHANGE)),
    previewed(CANCELLED, (booking, link) => cancelledText(cancelled(booking), link, NO_CHANGE)),
    previewed(DECLINED, (booking, link) => declinedText(booking, link, NO_CHANGE)),
    previewed(EXPIRED, expiredText),
    previewed(RELEASED, releasedText),
    previewed(GUARANTEED, guaranteedText),
    previewed(CALLED_OFF, async (booking, link) => {
      const others = await findNearestDepartures(booking.productId, booking.travelDate, booking.travelers)
      return departureCancelledText(booking, link, booking.calledOff?.reason ?? "", others)
    }),
    previewed(MESSAGE, (booking, link, language) => guestMessageText(booking, link, MESSAGES[language])),
    previewed(PAID, paidText),
    previewed(PAYMENT_UNDONE, paymentUndoneText),
    previewed(FORMER_ADDRESS, formerAddressText),
    previewed(ADDRESS_LINK, (_, link) => addressLinkText(link)),
    previewed(GUEST_LINK, (_, link) => guestLinkText(link)),
    previewed(FOR_OFFICE, staffText),
    previewed(CHANGED_FOR_OFFICE, async (booking) => changedForStaffText(booking, await lastChange(booking))),
    previewed(CANCELLED_FOR_OFFICE, cancelledForStaffText),
    previewed(EXPIRED_FOR_OFFICE, expiredForStaffText),
    previewed(RELEASED_FOR_OFFICE, releasedForStaffText),
  ],
}
