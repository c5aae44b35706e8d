import type { Booking } from "#domain/bookings/booking.ts"
import type { Departure } from "#domain/departures/departure.ts"
import { formatDate, formatTime, plural } from "#i18n/format.ts"
import { inBoth, inLanguage, type Language, type Localized } from "#i18n/localized.ts"
import { paragraphsOf } from "#lib/text/typed-text.ts"
import type { Paragraph } from "#server/mail/mail-content.server.ts"
import type { MailText } from "#server/mail/mail-template.server.ts"
import { greeting, WORDS } from "./mail-parts.server.ts"

export function guaranteedText(booking: Booking, link: string): MailText {
  const heading = { en: "Your tour is going ahead", vi: "Tour của quý khách chắc chắn khởi hành" }
  return {
    subject: inBoth((language) => `${heading[language]}: ${booking.reference}`),
    heading,
    paragraphs: [
      greeting(booking),
      {
        en: `Good news: ${titled(booking, "en")} is going ahead, even if no one else joins.`,
        vi: `Chuyến ${titled(booking, "vi")} chắc chắn khởi hành, dù số khách còn ít.`,
      },
      { text: { en: "View your booking here:", vi: "Quý khách xem đặt chỗ tại đây:" }, label: WORDS.open, link },
    ],
  }
}

export function departureCancelledText(booking: Booking, link: string, reason: string, others: Departure[]): MailText {
  const heading = { en: "Your tour can't go ahead", vi: "Tour của quý khách không thể khởi hành" }
  return {
    subject: inBoth((language) => `${heading[language]}: ${booking.reference}`),
    heading,
    paragraphs: [
      greeting(booking),
      {
        en: `We're sorry: ${titled(booking, "en")} can't go ahead.`,
        vi: `Chúng tôi rất tiếc: chuyến ${titled(booking, "vi")} không thể khởi hành.`,
      },
      ...(reason ? [{ quoted: reason }] : []),
      {
        en: "You can move to another date, or cancel free of charge. If you cancel, you'll get back everything you've paid.",
        vi: "Quý khách có thể đổi sang ngày khác hoặc hủy đặt chỗ mà không mất phí; khoản đã thanh toán được hoàn lại toàn bộ.",
      },
      ...alternatives(others),
      {
        text: { en: "Choose another date, or cancel:", vi: "Quý khách chọn ngày khác hoặc hủy tại đây:" },
        label: { en: "Move or cancel", vi: "Chọn ngày khác hoặc hủy" },
        link,
      },
      {
        en: "Or just reply to this email, and we'll arrange it for you.",
        vi: "Quý khách cũng có thể trả lời email này, chúng tôi sẽ sắp xếp giúp.",
      },
    ],
  }
}

export type GuestMessageText = { subject: string; text: string }

/** A message of staff to all guests of a departure, in the guest's language. */
export function guestMessageText(booking: Booking, link: string, { subject, text }: GuestMessageText): MailText {
  return {
    subject: inBoth(() => `${subject}: ${booking.reference}`),
    heading: inBoth(() => subject),
    paragraphs: [
      greeting(booking),
      ...paragraphsOf(text),
      { text: { en: "View your booking here:", vi: "Quý khách xem đặt chỗ tại đây:" }, label: WORDS.open, link },
    ],
  }
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

const ON = { en: "on", vi: "ngày" }

function titled({ product, travelDate }: Booking, language: Language): string {
  return `${inLanguage(product.name, language)} ${ON[language]} ${formatDate(travelDate, language)}`
}
