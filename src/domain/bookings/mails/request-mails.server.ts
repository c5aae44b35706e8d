import type { Booking } from "#domain/bookings/booking.ts"
import { GUEST_LINK_MAIL } from "#domain/bookings/guest/guest-access.server.ts"
import type { ChangeEvent } from "#domain/bookings/history.server.ts"
import { ADDRESS_LINK_MAIL } from "#domain/bookings/lifecycle/change/booking-email.server.ts"
import { confirmationLink } from "#domain/bookings/link-keys.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { inBoth, type Localized } from "#i18n/localized.ts"
import type { Paragraph } from "#server/mail/mail-content.server.ts"
import { GREETING, NAMELESS } from "#server/mail/mail-template.server.ts"
import { declareMail, type WordedMail, writeMail } from "#server/mail/words/mail-words.server.ts"
import {
  ANSWER_BY,
  aboutTrip,
  answerByField,
  BOOKING_FIELDS,
  bookingFields,
  cancellationNote,
  guest,
  manage,
  missingNote,
  paymentNote,
  planNote,
  requests,
  WORDS,
} from "./mail-parts.server.ts"
import { agreement, FOR_GUEST, FOR_STAFF } from "./mail-summary.server.ts"

export const RECEIVED = declareMail({
  kind: "booking-received",
  fields: { ...BOOKING_FIELDS, ...ANSWER_BY },
  texts: {
    subject: aboutTrip({ en: "We have your request", vi: "Đã nhận yêu cầu" }),
    heading: { en: "We have your request", vi: "Chúng tôi đã nhận yêu cầu" },
    greeting: GREETING,
    opening: {
      en: "Thank you for your booking request! We'll check availability and get back to you by {{answerBy}} (Hanoi time). There's nothing to pay yet.",
      vi: "Cảm ơn quý khách đã gửi yêu cầu đặt chỗ. Chúng tôi sẽ kiểm tra chỗ và trả lời quý khách trước {{answerBy}} (giờ Hà Nội). Quý khách chưa cần thanh toán.",
    },
    closing: WORDS.ask,
  },
})

export function receivedText(booking: Booking, link: string, _event: ChangeEvent, settings: Settings): WordedMail {
  const fields = { ...bookingFields(booking), ...answerByField(booking) }
  return writeMail(RECEIVED, fields, ({ greeting, opening, closing }) => [
    greeting,
    opening,
    ...confirmation(booking, link),
    ...agreement(booking),
    ...missingNote(booking),
    ...priceNote(booking),
    ...planNote(booking),
    ...paymentNote(booking, settings),
    ...cancellationNote(booking),
    manage(link),
    closing,
  ])
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

export const FOR_OFFICE = declareMail({
  kind: "booking-for-staff",
  fields: {
    ...BOOKING_FIELDS,
    ...ANSWER_BY,
    kind: { en: "'New booking', by its product", vi: "'Đặt tour mới', theo dịch vụ" },
  },
  texts: {
    subject: aboutTrip({ en: "{{kind}}", vi: "{{kind}}" }),
    heading: { en: "{{kind}}", vi: "{{kind}}" },
    opening: {
      en: "A new booking request is waiting. Please answer by {{answerBy}}.",
      vi: "Có yêu cầu đặt chỗ mới, cần trả lời trước {{answerBy}}.",
    },
  },
})

export function staffText(booking: Booking): WordedMail {
  const fields = { ...bookingFields(booking), ...answerByField(booking), kind: NEW[booking.productType] }
  return writeMail(FOR_OFFICE, fields, ({ opening }) => [
    booking.status === "confirmed" ? CONFIRMED_AT_ONCE : opening,
    ...(booking.placesHeld ? [] : [NOT_HELD]),
    ...agreement(booking, FOR_STAFF),
    guest(booking),
    ...requests(booking),
  ])
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
export const ADDRESS_LINK = declareMail({
  kind: ADDRESS_LINK_MAIL,
  fields: {},
  texts: {
    subject: { en: "Please confirm your email address", vi: "Xin quý khách xác nhận địa chỉ email" },
    greeting: NAMELESS,
    opening: {
      en: "Someone, most likely you, entered this email address in a booking with us.",
      vi: "Địa chỉ email này vừa được nhập vào một đặt chỗ tại công ty chúng tôi, có lẽ do chính quý khách nhập.",
    },
    action: {
      en: "Please confirm that we may send emails about the booking to this address. The link works once, within 2 days:",
      vi: "Xin quý khách xác nhận để chúng tôi gửi email về đặt chỗ đến địa chỉ này. Liên kết dùng được một lần, trong vòng 2 ngày:",
    },
    ignore: {
      en: "If this wasn't you, just ignore this email. Unless you confirm, we won't send you anything else about it.",
      vi: "Nếu không phải quý khách, xin vui lòng bỏ qua email này: khi chưa có xác nhận, chúng tôi sẽ không gửi gì thêm.",
    },
  },
})

export function addressLinkText(link: string): WordedMail {
  return writeMail(ADDRESS_LINK, {}, ({ greeting, opening, action, ignore }) => [
    greeting,
    opening,
    { text: action, label: { en: "Confirm this address", vi: "Xác nhận địa chỉ email" }, link },
    ignore,
  ])
}

export const GUEST_LINK = declareMail({
  kind: GUEST_LINK_MAIL,
  fields: {},
  texts: {
    subject: { en: "Your link to your bookings", vi: "Liên kết xem đặt chỗ của quý khách" },
    greeting: NAMELESS,
    action: {
      en: "Here's the link to your bookings. It works once, within 10 minutes:",
      vi: "Đây là liên kết xem các đặt chỗ của quý khách. Liên kết dùng được một lần, trong vòng 10 phút:",
    },
    ignore: {
      en: "If you didn't ask for it, just ignore this email.",
      vi: "Nếu quý khách không yêu cầu, xin vui lòng bỏ qua email này.",
    },
  },
})

export function guestLinkText(link: string): WordedMail {
  return writeMail(GUEST_LINK, {}, ({ greeting, action, ignore }) => [
    greeting,
    { text: action, label: { en: "See my bookings", vi: "Xem đặt chỗ" }, link },
    ignore,
  ])
}
