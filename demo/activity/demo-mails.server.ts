import type { BookingRecord } from "#domain/bookings/create/insert-bookings.server.ts"
import { formatDate } from "#i18n/format.ts"
import { inLanguage, type Language } from "#i18n/localized.ts"
import { MAX_ATTEMPTS } from "#server/mail/outbox.server.ts"
import type { outbox } from "#server/mail/outbox.table.server.ts"

type MailRow = typeof outbox.$inferInsert

/** The bookings that the newest mails are about. Older mails would have been deleted by now or are not read. */
const MAILED_BOOKINGS = 45

/** Returns the mails about the demo bookings. Two of them failed, so that staff can send them again. */
export function demoMails(records: BookingRecord[], company: string): MailRow[] {
  const recent = records
    .filter(({ booking }) => booking.customerEmail !== "")
    .toSorted((a, b) => (b.booking.createdAt as Date).getTime() - (a.booking.createdAt as Date).getTime())
    .slice(0, MAILED_BOOKINGS)
    .toReversed()
  const sent = recent.flatMap((record) =>
    record.events.flatMap(({ kind, at }) => (KINDS[kind] ? [sentMail(record, KINDS[kind], at as Date)] : [])),
  )
  const [first, second] = [recent.at(-3), recent.at(-9)]
  const failed = [
    first && failedMail(first, "booking-received", FULL),
    second && failedMail(second, "booking-confirmed", UNKNOWN),
  ]
  const all = [...sent, ...failed.filter((mail) => mail !== undefined), ...officeMails(recent.slice(-6), company)]
  return all.toSorted((a, b) => (a.createdAt as Date).getTime() - (b.createdAt as Date).getTime())
}

const FULL = "552 5.2.2 The mailbox of the recipient is full"
const UNKNOWN = "550 5.1.1 The recipient's address was not found: no such user"

const KINDS: Record<string, "booking-received" | "booking-confirmed" | "booking-cancelled"> = {
  requested: "booking-received",
  confirmed: "booking-confirmed",
  cancelled: "booking-cancelled",
}

const WORDS = {
  "booking-received": {
    subject: { en: "We have your request", vi: "Đã nhận yêu cầu" },
    text: {
      en: "Thank you for your booking request! We'll check availability and get back to you soon. There's nothing to pay yet.",
      vi: "Cảm ơn quý khách đã gửi yêu cầu đặt chỗ. Chúng tôi sẽ kiểm tra chỗ và sớm trả lời. Quý khách chưa cần thanh toán.",
    },
  },
  "booking-confirmed": {
    subject: { en: "Your booking is confirmed", vi: "Đã xác nhận đặt chỗ" },
    text: {
      en: "Your booking is confirmed. The voucher is attached: please show it to your guide or driver.",
      vi: "Đặt chỗ của quý khách đã được xác nhận. Phiếu dịch vụ ở tệp đính kèm, quý khách cho hướng dẫn viên hoặc tài xế xem khi gặp.",
    },
  },
  "booking-cancelled": {
    subject: { en: "Your booking is cancelled", vi: "Đã hủy đặt chỗ" },
    text: {
      en: "Your booking is cancelled. You'll find your refund on your booking's page.",
      vi: "Đặt chỗ của quý khách đã được hủy. Số tiền hoàn lại có trên trang đặt chỗ.",
    },
  },
}

function summaryOf({ booking }: BookingRecord, language: Language): string {
  const { reference, travelDate, details } = booking
  return `${reference}: ${inLanguage(details.name, language)}, ${formatDate(travelDate, language)}`
}

function copyOf(record: BookingRecord, kind: keyof typeof WORDS, language: Language) {
  const { reference, customerName } = record.booking
  const { subject, text } = WORDS[kind]
  const greeting = language === "vi" ? `Kính gửi ${customerName},` : `Hello ${customerName},`
  return {
    subject: `${subject[language]} ${reference}`,
    text: [greeting, text[language], summaryOf(record, language), "Ghé Việt Nam\n+84 24 3926 0114"].join("\n\n"),
  }
}

function sentMail(record: BookingRecord, kind: keyof typeof WORDS, at: Date): MailRow {
  const { id: bookingId, customerEmail: recipient, language } = record.booking
  return {
    kind,
    recipient,
    language,
    payload: { bookingId },
    priority: 1,
    attempts: 1,
    createdAt: at,
    nextAttemptAt: at,
    sentAt: at,
    words: [{ to: recipient, ...copyOf(record, kind, language) }],
  }
}

function failedMail(record: BookingRecord, kind: keyof typeof WORDS, lastError: string): MailRow {
  const sent = sentMail(record, kind, record.booking.createdAt as Date)
  return { ...sent, sentAt: null, words: null, attempts: MAX_ATTEMPTS, lastError }
}

function officeMails(records: BookingRecord[], recipient: string): MailRow[] {
  return records.map((record) => {
    const mail = sentMail(record, "booking-received", record.booking.createdAt as Date)
    const { reference, customerName } = record.booking
    const text = [`${customerName} vừa gửi yêu cầu đặt chỗ.`, summaryOf(record, "vi")].join("\n\n")
    const words = [{ to: recipient, subject: `Đặt chỗ mới ${reference}`, text }]
    return { ...mail, kind: "booking-for-staff", recipient, language: "vi", words }
  })
}
