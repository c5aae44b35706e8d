import { formatDate } from "#i18n/format.ts"
import { inLanguage, type Language, type Localized } from "#i18n/localized.ts"
import type { Block, MailText } from "#server/letters.server.ts"
import type { Booking } from "./booking.ts"
import { greeting } from "./mail-texts.server.ts"

/** To the guest: fewer have booked than we hoped for, and the tour runs all the same. */
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

/** To the guest: the tour does not run on that day, why, and what can be done. */
export function calledOffText(booking: Booking, link: string, reason: string): MailText {
  return newsText(booking, {
    subject: { en: "Your tour cannot run", vi: "Tour của quý khách không thể khởi hành" },
    body: (language) => [
      language === "vi"
        ? `Chúng tôi rất tiếc: chuyến ${titled(booking, "vi")} không thể khởi hành.`
        : `We are sorry: ${titled(booking, "en")} cannot run.`,
      ...(reason ? [reason] : []),
      language === "vi"
        ? "Quý khách có thể chọn ngày khác hoặc hủy mà không mất phí. Quý khách chỉ cần trả lời email này."
        : "You can choose another date, or cancel at no cost. Simply answer this mail.",
      seeBooking(link, language),
    ],
  })
}

type News = { subject: Localized; body: (language: Language) => Block[] }

function newsText(booking: Booking, { subject, body }: News): MailText {
  return {
    subject: { en: `${subject.en}: ${booking.reference}`, vi: `${subject.vi}: ${booking.reference}` },
    paragraphs: (language) => [greeting(booking, language), ...body(language)],
  }
}

function titled({ product, travelDate }: Booking, language: Language): string {
  const on = language === "vi" ? "ngày" : "on"
  return `${inLanguage(product.name, language)} ${on} ${formatDate(travelDate, language)}`
}

function seeBooking(link: string, language: Language): Block {
  return language === "vi"
    ? { text: "Quý khách xem đặt chỗ tại:", label: "Mở đặt chỗ của tôi", link }
    : { text: "See your booking here:", label: "Open my booking", link }
}
