import type { Booking } from "#domain/bookings/booking.ts"
import type { ChangeEvent } from "#domain/bookings/history.server.ts"
import { confirmationLink } from "#domain/bookings/link-keys.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { formatInstant } from "#i18n/format.ts"
import { inBoth, type Localized } from "#i18n/localized.ts"
import type { Paragraph } from "#server/mail/mail-content.server.ts"
import { type MailText, NAMELESS } from "#server/mail/mail-template.server.ts"
import {
  cancellationNote,
  greeting,
  guest,
  manage,
  missingNote,
  paymentNote,
  requests,
  subjectWithReference,
  WORDS,
} from "./mail-parts.server.ts"
import { agreement, FOR_GUEST, FOR_STAFF } from "./mail-summary.server.ts"

export function receivedText(booking: Booking, link: string, _event: ChangeEvent, settings: Settings): MailText {
  return {
    subject: subjectWithReference({ en: "We have your request", vi: "Đã nhận yêu cầu" }, booking),
    heading: { en: "We have your request", vi: "Chúng tôi đã nhận yêu cầu" },
    paragraphs: [
      greeting(booking),
      {
        en: `Thank you for your booking request! We'll check availability and get back to you by ${formatInstant(booking.answerBy, "en")} (Hanoi time). There's nothing to pay yet.`,
        vi: `Cảm ơn quý khách đã gửi yêu cầu đặt chỗ. Chúng tôi sẽ kiểm tra chỗ và trả lời quý khách trước ${formatInstant(booking.answerBy, "vi")} (giờ Hà Nội). Quý khách chưa cần thanh toán.`,
      },
      ...confirmation(booking, link),
      ...agreement(booking),
      ...missingNote(booking),
      ...priceNote(booking),
      ...paymentNote(booking, settings),
      ...cancellationNote(booking),
      manage(link),
      WORDS.ask,
    ],
  }
}

function confirmation({ placesHeld, emailConfirmed }: Booking, link: string): Paragraph[] {
  if (placesHeld || emailConfirmed) return []
  return [
    {
      text: {
        en: "We aren't holding your places yet. Please confirm your email address and we'll hold them for you right away.",
        vi: "Hiện chúng tôi chưa giữ chỗ cho quý khách. Quý khách vui lòng xác nhận email để được giữ chỗ ngay.",
      },
      label: { en: "Confirm your email to hold your places", vi: "Xác nhận email để giữ chỗ" },
      link: confirmationLink(link),
    },
  ]
}

function priceNote({ priceChanged, claimedTotal, pricing }: Booking): Localized[] {
  if (!priceChanged || claimedTotal === null) return []
  const shown = inBoth((language) => FOR_GUEST.total(claimedTotal, pricing, language))
  return [
    {
      en: `Please note: the price has changed. When you booked, our site showed ${shown.en}.`,
      vi: `Lưu ý: giá đã thay đổi, lúc quý khách đặt trang web hiển thị ${shown.vi}.`,
    },
  ]
}

const NEW = {
  tour: { en: "New booking", vi: "Đặt tour mới" },
  transfer: { en: "New booking", vi: "Đặt xe mới" },
  product: { en: "New booking", vi: "Đặt dịch vụ mới" },
}

export function staffText(booking: Booking): MailText {
  const heading = NEW[booking.productType]
  return {
    subject: subjectWithReference(heading, booking),
    heading,
    paragraphs: [
      booking.status === "confirmed"
        ? CONFIRMED_AT_ONCE
        : {
            en: `A new booking request is waiting. Please answer by ${formatInstant(booking.answerBy, "en")}.`,
            vi: `Có yêu cầu đặt chỗ mới, cần trả lời trước ${formatInstant(booking.answerBy, "vi")}.`,
          },
      ...(booking.placesHeld ? [] : [NOT_HELD]),
      ...agreement(booking, FOR_STAFF),
      guest(booking),
      ...requests(booking),
    ],
  }
}

const CONFIRMED_AT_ONCE = {
  en: "This booking is already confirmed: its departure is certain to run, and it starts before the office could have answered.",
  vi: "Đặt chỗ này đã được xác nhận: chuyến chắc chắn chạy và khởi hành trước khi văn phòng kịp trả lời.",
}

const NOT_HELD = {
  en: "This request holds no places yet, because its network, address or email already holds many that nobody has confirmed. It will hold them once the guest opens the link in our email, or you confirm it.",
  vi: "Yêu cầu này chưa giữ chỗ, vì cùng mạng, địa chỉ hoặc email đó đang giữ nhiều chỗ chưa xác nhận. Chỗ sẽ được giữ khi khách mở liên kết trong email hoặc khi công ty xác nhận.",
}

/** Reveals nothing of the booking and contains no user input, because the address may be a stranger's. */
export function addressLinkText(link: string): MailText {
  return {
    subject: { en: "Please confirm your email address", vi: "Xin quý khách xác nhận địa chỉ email" },
    paragraphs: [
      NAMELESS,
      {
        en: "Someone, most likely you, entered this email address in a booking with us.",
        vi: "Địa chỉ email này vừa được nhập vào một đặt chỗ tại công ty chúng tôi, có lẽ do chính quý khách nhập.",
      },
      {
        text: {
          en: "Please confirm that we may send emails about the booking to this address. The link works once, within 2 days:",
          vi: "Xin quý khách xác nhận để chúng tôi gửi email về đặt chỗ đến địa chỉ này. Liên kết dùng được một lần, trong vòng 2 ngày:",
        },
        label: { en: "Confirm this address", vi: "Xác nhận địa chỉ email" },
        link,
      },
      {
        en: "If this wasn't you, just ignore this email. Unless you confirm, we won't send you anything else about it.",
        vi: "Nếu không phải quý khách, xin vui lòng bỏ qua email này: khi chưa có xác nhận, chúng tôi sẽ không gửi gì thêm.",
      },
    ],
  }
}

export function guestLinkText(link: string): MailText {
  return {
    subject: { en: "Your link to your bookings", vi: "Liên kết xem đặt chỗ của quý khách" },
    paragraphs: [
      NAMELESS,
      {
        text: {
          en: "Here's the link to your bookings. It works once, within 10 minutes:",
          vi: "Đây là liên kết xem các đặt chỗ của quý khách. Liên kết dùng được một lần, trong vòng 10 phút:",
        },
        label: { en: "See my bookings", vi: "Xem đặt chỗ" },
        link,
      },
      {
        en: "If you didn't ask for it, just ignore this email.",
        vi: "Nếu quý khách không yêu cầu, xin vui lòng bỏ qua email này.",
      },
    ],
  }
}
