import type { Booking } from "#domain/bookings/booking.ts"
import { saysHowToPay } from "#domain/bookings/payment-plan/says-how-to-pay.ts"
import { payToFacts, payToHead, payToMessages } from "#domain/bookings/payments/pay-to-facts.ts"
import { findDriverStop } from "#domain/bookings/summary/booking-locations.ts"
import { listMissing } from "#domain/bookings/summary/booking-summary.ts"
import { factMessages } from "#domain/bookings/summary/fact-messages.ts"
import { dateOf, paymentFacts } from "#domain/bookings/summary/payment-words.ts"
import { cancellationTerms } from "#domain/catalogue/cancellation-words.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { common } from "#i18n/common-messages.ts"
import { formatDate, formatInstant, formatTime } from "#i18n/format.ts"
import { languageNames } from "#i18n/language-names.ts"
import { inBoth, inEach, inLanguage, type Localized } from "#i18n/localized.ts"
import { usualView, writeBothKept } from "#i18n/money/shown-money.ts"
import type { Paragraph } from "#server/mail/mail-content.server.ts"
import { guestName, knownFacts } from "#server/mail/mail-template.server.ts"

export const WORDS = {
  open: { en: "Open my booking", vi: "Mở đặt chỗ của tôi" },
  manage: {
    en: "View, move or cancel your booking here. Anyone with this link can do that, so please keep it to yourself.",
    vi: "Quý khách xem, đổi ngày hoặc hủy đặt chỗ tại đây. Ai có liên kết này đều làm được việc đó, xin quý khách giữ riêng cho mình.",
  },
  look: { en: "View your booking:", vi: "Xem lại đặt chỗ:" },
  ask: {
    en: "Want to change something, or have a question? Just reply to this email.",
    vi: "Nếu cần thay đổi hoặc có câu hỏi, quý khách chỉ cần trả lời email này.",
  },
  attachments: {
    en: "Your voucher and a calendar entry are attached. Show the voucher on your phone or on paper. Its lower part is a card for drivers, in Vietnamese.",
    vi: "Phiếu dịch vụ và lịch hẹn được đính kèm. Quý khách chỉ cần xuất trình phiếu trên điện thoại hoặc bản in; phần dưới là thẻ dành cho tài xế.",
  },
  attachmentsOnly: {
    en: "Your voucher and a calendar entry are attached. Show the voucher on your phone or on paper.",
    vi: "Phiếu dịch vụ và lịch hẹn được đính kèm. Quý khách chỉ cần xuất trình phiếu trên điện thoại hoặc bản in.",
  },
  notYou: {
    en: "If this wasn't you, please reply to this email right away.",
    vi: "Nếu không phải quý khách yêu cầu, xin trả lời email này ngay.",
  },
} satisfies Record<string, Localized>

const GUEST_WORDS = {
  guest: common.guest,
  email: common.email,
  phone: common.phone,
  language: { en: "Language", vi: "Ngôn ngữ" },
  invoice: { en: "VAT invoice", vi: "Hóa đơn" },
  wanted: { en: "wanted", vi: "khách cần" },
  none: { en: "none, please phone the guest", vi: "không có, báo khách qua điện thoại" },
  unconfirmed: { en: "new, not confirmed yet", vi: "mới, chờ xác nhận" },
} satisfies Record<string, Localized>

/** What mails about a booking may mention. */
export const BOOKING_FIELDS = {
  guest: { en: "Guest's name", vi: "Tên khách" },
  reference: { en: "Booking reference", vi: "Mã đặt chỗ" },
  trip: { en: "Name of the trip", vi: "Tên chuyến đi" },
  date: { en: "Date of the trip", vi: "Ngày đi" },
  time: { en: "Time of the start", vi: "Giờ khởi hành" },
} satisfies Record<string, Localized>

export function bookingFields({ reference, product, customerInfo, travelDate, startTime }: Booking) {
  return {
    guest: guestName(customerInfo.name),
    reference,
    trip: inEach(product.name),
    date: inBoth((language) => formatDate(travelDate, language)),
    time: inBoth((language) => (startTime ? formatTime(startTime, language) : "")),
  }
}

/** The field of a mail that promises an answer. */
export const ANSWER_BY = { answerBy: { en: "When the office answers by", vi: "Hạn công ty trả lời" } }
export const answerByField = ({ answerBy }: Booking) => ({
  answerBy: inBoth((language) => formatInstant(answerBy, language)),
})

/** Returns a subject with the reference and the trip. */
export const aboutTrip = ({ en, vi }: Localized): Localized => ({
  en: `${en} {{reference}}: {{trip}}`,
  vi: `${vi} {{reference}}: {{trip}}`,
})

export const manage = (link: string): Paragraph => ({ text: WORDS.manage, label: WORDS.open, link })

export function attachmentsNote(booking: Booking): Localized {
  return findDriverStop(booking) ? WORDS.attachments : WORDS.attachmentsOnly
}

/** Says what the guest still has to send for the trip. */
export function missingNote(booking: Booking): Localized[] {
  if (booking.missing.length === 0) return []
  return [
    {
      en: `We still need from you: ${listMissing(booking, "en")}. Please add it on your booking's page, or reply to this email.`,
      vi: `Chúng tôi còn thiếu thông tin của quý khách: ${listMissing(booking, "vi")}. Xin quý khách bổ sung trong đặt chỗ, hoặc trả lời email này.`,
    },
  ]
}

/** Says what is due now, what is due later and what is paid, by the payment plan. */
export function planNote(booking: Booking): Paragraph[] {
  const { status, calledOff } = booking
  const isOpen = (status === "pending" || status === "confirmed") && calledOff === null
  if (!isOpen || paymentFacts(booking, "en").length === 0) return []
  return [PLAN, inBoth((language) => ({ facts: paymentFacts(booking, language) }))]
}

/** Warns that places are released if nothing is paid, where the plan says so. */
export function releaseNote({ payments: { releaseAt } }: Booking): Localized[] {
  // Past: the places are kept for now, because a slip waits to be checked.
  if (releaseAt === null || new Date(releaseAt) <= new Date()) return []
  return [
    {
      en: `If nothing is paid by then, we release your places on ${dateOf(releaseAt, "en")} (Hanoi time), at no cost to you.`,
      vi: `Nếu đến lúc đó chưa nhận được thanh toán, chúng tôi sẽ mở lại chỗ của quý khách vào ${dateOf(releaseAt, "vi")}; quý khách không mất phí.`,
    },
  ]
}

const PLAN = { en: "Your payments:", vi: "Các khoản thanh toán của quý khách:" }

/** Says how to pay, as the settings do, where no plan says it. */
export function paymentNote(booking: Booking, { howToPay }: Pick<Settings, "howToPay">): Localized[] {
  const { status, calledOff } = booking
  const isOpen = (status === "pending" || status === "confirmed") && calledOff === null
  return isOpen && saysHowToPay(booking) ? [inBoth((language) => inLanguage(howToPay, language))] : []
}

const PAY_TO = {
  en: "To pay by bank transfer, please leave amount and content as they are, so that we find your payment:",
  vi: "Khi chuyển khoản, xin quý khách giữ nguyên số tiền và nội dung để chúng tôi nhận đúng khoản của quý khách:",
}

/** Says where to transfer what is owed, with the code. */
export function payToNote({ payTo = [] }: Booking): Paragraph[] {
  if (payTo.length === 0) return []
  const accounts = payTo.flatMap((account): Paragraph[] => [
    ...(payTo.length > 1 ? [inBoth((language) => `${payToHead(account)[language]}:`)] : []),
    inBoth((language) => ({
      facts: payToFacts(account, language).map(({ key, value }) => [payToMessages[key][language], value] as const),
    })),
    ...(account.vietQr ? [payToMessages.scan, { qrCode: account.vietQr.text, alt: payToMessages.vietQr }] : []),
  ])
  return [PAY_TO, ...accounts]
}

/** Says what cancelling costs from now on, with the policy of the product. */
export function cancellationNote({ cancellationSteps, confirmedAt, cancellationPolicy }: Booking): Localized[] {
  const terms = inBoth((language) => cancellationTerms(cancellationSteps, confirmedAt !== null, language) ?? "")
  const policy = cancellationPolicy && {
    en: `Cancellation policy: ${inLanguage(cancellationPolicy, "en")}`,
    vi: `Điều kiện hủy: ${inLanguage(cancellationPolicy, "vi")}`,
  }
  return [...(terms.en ? [terms] : []), ...(policy ? [policy] : [])]
}

/** Tells staff who booked. */
export function guest({ customerInfo, pendingEmail, wantsInvoice, language: spoken }: Booking): Paragraph {
  const { name, email, phone } = customerInfo
  return inBoth((language) => {
    const known = email || GUEST_WORDS.none[language]
    const facts = knownFacts(GUEST_WORDS, language, [
      ["guest", name || "–"],
      ["email", pendingEmail ? `${known} (${GUEST_WORDS.unconfirmed[language]}: ${pendingEmail})` : known],
      ["phone", phone],
      ["language", languageNames[spoken][language]],
      ["invoice", wantsInvoice ? GUEST_WORDS.wanted[language] : undefined],
    ])
    return { facts }
  })
}

export function requests({ specialRequests }: Booking): Paragraph[] {
  return specialRequests
    ? [inBoth((language) => `${factMessages.requests[language]}:`), { quoted: specialRequests }]
    : []
}

/** Says what was paid, and what the guest gets back or still owes. */
export function repayment({ paid, paidOther, balance, balanceOther, pricing }: Booking): Localized[] {
  if (paid <= 0) return []
  const { currency, vndPerUsd } = pricing
  const written = (own: number, other: number) =>
    inBoth((language) => writeBothKept({ own, other }, currency, usualView(language, vndPerUsd)))
  const sum = written(paid, paidOther)
  const left = written(Math.abs(balance), Math.abs(balanceOther))
  if (balance < 0)
    return [
      {
        en: `You have paid ${sum.en}. You get back ${left.en}. Please tell us on your booking's page where to send it.`,
        vi: `Quý khách đã thanh toán ${sum.vi}. Chúng tôi hoàn lại quý khách ${left.vi}. Xin quý khách cho biết nơi nhận tiền trên trang đặt chỗ.`,
      },
    ]
  return [
    balance > 0
      ? {
          en: `You have paid ${sum.en}. Still to pay: ${left.en}.`,
          vi: `Quý khách đã thanh toán ${sum.vi}. Còn phải trả: ${left.vi}.`,
        }
      : { en: `You have paid ${sum.en}.`, vi: `Quý khách đã thanh toán ${sum.vi}.` },
  ]
}
