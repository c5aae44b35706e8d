import type { Booking } from "#features/bookings/booking.ts"
import type { Departure } from "#features/departures/departure.ts"
import { formatDate, formatTime, plural } from "#i18n/format.ts"
import { inLanguage, type Language, type Localized } from "#i18n/localized.ts"
import type { Block } from "#server/mail/mail-content.server.ts"
import type { MailText } from "#server/mail/mail-template.server.ts"
import { greeting } from "./request-mails.server.ts"

export function guaranteedText(booking: Booking, link: string): MailText {
  return newsText(booking, {
    subject: { en: "Your tour will run", vi: "Tour của quý khách chắc chắn khởi hành" },
    body: (language) => [
      language === "vi"
        ? `Chuyến ${titled(booking, "vi")} chắc chắn khởi hành, dù số khách còn ít.`
        : `${titled(booking, "en")} will run, even if no one else joins.`,
      seeBooking(link, language),
    ],
  })
}

export function departureCancelledText(booking: Booking, link: string, reason: string, others: Departure[]): MailText {
  return newsText(booking, {
    subject: { en: "Your tour cannot run", vi: "Tour của quý khách không thể khởi hành" },
    body: (language) => [
      language === "vi"
        ? `Chúng tôi rất tiếc: chuyến ${titled(booking, "vi")} không thể khởi hành.`
        : `We are sorry: ${titled(booking, "en")} cannot run.`,
      ...(reason ? [{ quoted: reason }] : []),
      language === "vi"
        ? "Quý khách có thể đổi sang ngày khác hoặc hủy đặt chỗ mà không mất phí; khoản đã thanh toán được hoàn lại toàn bộ."
        : "You can move to another date, or cancel at no cost: you'll get back everything you have paid.",
      ...offered(others, language),
      language === "vi"
        ? { text: "Quý khách chọn ngày khác hoặc hủy tại đây:", label: "Chọn ngày khác hoặc hủy", link }
        : { text: "Choose another date, or cancel:", label: "Move or cancel", link },
      language === "vi"
        ? "Quý khách cũng có thể trả lời email này, chúng tôi sẽ sắp xếp giúp."
        : "Or simply answer this mail, and we arrange it for you.",
    ],
  })
}

function offered(others: Departure[], language: Language): Block[] {
  if (others.length === 0) return []
  const heading = language === "vi" ? "Những ngày gần nhất còn đủ chỗ:" : "The nearest dates with places for you:"
  const places = (n: number) =>
    language === "vi" ? `còn ${n} chỗ` : `${n} ${plural(n, language, "place", "places")} left`
  const facts = others.map(
    ({ date, startTime, placesLeft }) =>
      [`${formatDate(date, language)}, ${formatTime(startTime, language)}`, places(placesLeft)] as const,
  )
  return [heading, { facts }]
}

type News = { subject: Localized; body: (language: Language) => Block[] }

function newsText(booking: Booking, { subject, body }: News): MailText {
  return {
    subject: { en: `${subject.en}: ${booking.reference}`, vi: `${subject.vi}: ${booking.reference}` },
    heading: subject,
    paragraphs: (language) => [greeting(booking, language), ...body(language)],
  }
}

function titled({ product, travelDate }: Booking, language: Language): string {
  const on = language === "vi" ? "ngày" : "on"
  return `${inLanguage(product.name, language)} ${on} ${formatDate(travelDate, language)}`
}

function seeBooking(link: string, language: Language): Block {
  return language === "vi"
    ? { text: "Quý khách xem đặt chỗ tại đây:", label: "Mở đặt chỗ của tôi", link }
    : { text: "See your booking here:", label: "Open my booking", link }
}
