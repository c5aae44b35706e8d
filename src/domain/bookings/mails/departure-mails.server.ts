import type { Booking } from "#domain/bookings/booking.ts"
import type { Departure } from "#domain/departures/departure.ts"
import { formatDate, formatTime, plural } from "#i18n/format.ts"
import { inBoth, type Localized } from "#i18n/localized.ts"
import { paragraphsOf } from "#lib/text/typed-text.ts"
import type { Paragraph } from "#server/mail/mail-content.server.ts"
import { GREETING } from "#server/mail/mail-template.server.ts"
import { declareMail, type WordedMail, writeMail } from "#server/mail/words/mail-words.server.ts"
import { BOOKING_FIELDS, bookingFields, WORDS } from "./mail-parts.server.ts"

const VIEW = { en: "View your booking here:", vi: "Quý khách xem đặt chỗ tại đây:" }

export const GUARANTEED = declareMail({
  kind: "departure-guaranteed",
  fields: BOOKING_FIELDS,
  texts: {
    subject: {
      en: "Your tour is going ahead: {{reference}}",
      vi: "Tour của quý khách chắc chắn khởi hành: {{reference}}",
    },
    heading: { en: "Your tour is going ahead", vi: "Tour của quý khách chắc chắn khởi hành" },
    greeting: GREETING,
    opening: {
      en: "Good news: {{trip}} on {{date}} is going ahead, even if no one else joins.",
      vi: "Chuyến {{trip}} ngày {{date}} chắc chắn khởi hành, dù số khách còn ít.",
    },
    action: VIEW,
  },
})

export function guaranteedText(booking: Booking, link: string): WordedMail {
  return writeMail(GUARANTEED, bookingFields(booking), ({ greeting, opening, action }) => [
    greeting,
    opening,
    { text: action, label: WORDS.open, link },
  ])
}

export const CALLED_OFF = declareMail({
  kind: "departure-called-off",
  fields: BOOKING_FIELDS,
  texts: {
    subject: {
      en: "Your tour can't go ahead: {{reference}}",
      vi: "Tour của quý khách không thể khởi hành: {{reference}}",
    },
    heading: { en: "Your tour can't go ahead", vi: "Tour của quý khách không thể khởi hành" },
    greeting: GREETING,
    opening: {
      en: "We're sorry: {{trip}} on {{date}} can't go ahead.",
      vi: "Chúng tôi rất tiếc: chuyến {{trip}} ngày {{date}} không thể khởi hành.",
    },
    choice: {
      name: { en: "What the guest can do", vi: "Khách có thể làm gì" },
      en: "You can move to another date, or cancel free of charge. If you cancel, you'll get back everything you've paid.",
      vi: "Quý khách có thể đổi sang ngày khác hoặc hủy đặt chỗ mà không mất phí; khoản đã thanh toán được hoàn lại toàn bộ.",
    },
    action: { en: "Choose another date, or cancel:", vi: "Quý khách chọn ngày khác hoặc hủy tại đây:" },
    closing: {
      en: "Or just reply to this email, and we'll arrange it for you.",
      vi: "Quý khách cũng có thể trả lời email này, chúng tôi sẽ sắp xếp giúp.",
    },
  },
})

export function departureCancelledText(
  booking: Booking,
  link: string,
  reason: string,
  others: Departure[],
): WordedMail {
  return writeMail(CALLED_OFF, bookingFields(booking), ({ greeting, opening, choice, action, closing }) => [
    greeting,
    opening,
    ...(reason ? [{ quoted: reason }] : []),
    choice,
    ...alternatives(others),
    { text: action, label: { en: "Move or cancel", vi: "Chọn ngày khác hoặc hủy" }, link },
    closing,
  ])
}

export type GuestMessageText = { subject: string; text: string }

export const MESSAGE = declareMail({
  kind: "departure-message",
  fields: { ...BOOKING_FIELDS, title: { en: "Subject of the message", vi: "Tiêu đề tin nhắn" } },
  texts: {
    subject: { en: "{{title}}: {{reference}}", vi: "{{title}}: {{reference}}" },
    heading: { en: "{{title}}", vi: "{{title}}" },
    greeting: GREETING,
    action: VIEW,
  },
})

/** A message of staff to all guests of a departure, in the guest's language. */
export function guestMessageText(booking: Booking, link: string, { subject, text }: GuestMessageText): WordedMail {
  return writeMail(MESSAGE, { ...bookingFields(booking), title: subject }, ({ greeting, action }) => [
    greeting,
    ...paragraphsOf(text),
    { text: action, label: WORDS.open, link },
  ])
}

function alternatives(departures: Departure[]): Paragraph[] {
  if (departures.length === 0) return []
  const left = (count: number): Localized => ({
    en: `${count} ${plural(count, "en", "place", "places")} left`,
    vi: `còn ${count} chỗ`,
  })
  return [
    { en: "The nearest dates with enough places for you:", vi: "Những ngày gần nhất còn đủ chỗ:" },
    inBoth((language) => ({
      facts: departures.map(
        ({ date, startTime, placesLeft }) =>
          [`${formatDate(date, language)}, ${formatTime(startTime, language)}`, left(placesLeft)[language]] as const,
      ),
    })),
  ]
}
