import type { Booking } from "#domain/bookings/booking.ts"
import { findBookingById } from "#domain/bookings/bookings.server.ts"
import { manageLink } from "#domain/bookings/mails/booking-mails.server.ts"
import { bookingSamples } from "#domain/bookings/mails/booking-samples.server.ts"
import { aboutTrip, BOOKING_FIELDS, bookingFields, WORDS } from "#domain/bookings/mails/mail-parts.server.ts"
import { refundWays } from "#domain/refunds/messages.ts"
import { endingOf, masked } from "#domain/refunds/refund.ts"
import { ACCOUNT_MAIL, bankOfAccount, findAccount } from "#domain/refunds/refund-accounts.server.ts"
import type { RefundAccountRow } from "#domain/refunds/refund-accounts.table.server.ts"
import { findRefundLine, REFUND_MAIL } from "#domain/refunds/refunds.server.ts"
import { formatPrice } from "#i18n/format.ts"
import { inBoth } from "#i18n/localized.ts"
import { toMajor } from "#lib/money.ts"
import { withCommas } from "#lib/text/join-parts.ts"
import { mailboxOf } from "#lib/text/mailbox.ts"
import { db } from "#server/database/database.server.ts"
import type { Paragraph } from "#server/mail/mail-content.server.ts"
import { GREETING, type MailSite, renderMail } from "#server/mail/mail-template.server.ts"
import { countOrPutOff } from "#server/mail/paced-writer.server.ts"
import type { MailWriter } from "#server/mail/send-mails.server.ts"
import type { Mail } from "#server/mail/transport.server.ts"
import { type MailKinds, sampleLink } from "#server/mail/words/mail-kinds.server.ts"
import { declareMail, type WordedMail, writeMail } from "#server/mail/words/mail-words.server.ts"

type Queued = Parameters<MailWriter>[0]
type Line = Pick<NonNullable<Awaited<ReturnType<typeof findRefundLine>>>, "amountMinor" | "currency">

export function refundMails(site: MailSite): Record<string, MailWriter> {
  return {
    [ACCOUNT_MAIL]: (queued) => accountMail(queued, site),
    [REFUND_MAIL]: (queued) => refundMail(queued, site),
  }
}

async function accountMail({ recipient, language, payload, attempts }: Queued, site: MailSite): Promise<Mail[]> {
  const booking = await findBookingById(String(payload.bookingId))
  const account = booking && (await findAccount(booking._id, db))
  if (!account) return []
  await countOrPutOff("mails/changes", mailboxOf(recipient), attempts)
  // Its reader may no longer be the guest.
  if (recipient !== booking.customerInfo.email)
    return [await renderMail(recipient, language, formerAddressText(booking), site)]
  const link = await manageLink(booking, site, recipient, language)
  return [await renderMail(recipient, language, accountText(booking, link, account), site)]
}

/** A refund that was taken back in the meantime isn't announced. */
async function refundMail({ recipient, language, payload }: Queued, site: MailSite): Promise<Mail[]> {
  const booking = await findBookingById(String(payload.bookingId))
  const line = await findRefundLine(String(payload.paymentId))
  if (!booking || !line) return []
  const link = await manageLink(booking, site, recipient, language)
  const account = await findAccount(booking._id, db)
  return [await renderMail(recipient, language, refundText(booking, link, line, account), site)]
}

const WHERE_TO = { en: "How you get your money back: {where}", vi: "Cách nhận lại tiền: {where}" }

const ACCOUNT = declareMail({
  kind: ACCOUNT_MAIL,
  fields: BOOKING_FIELDS,
  texts: {
    subject: aboutTrip({ en: "Account for your refund", vi: "Tài khoản nhận tiền hoàn" }),
    heading: { en: "We know where to send your refund", vi: "Đã nhận tài khoản hoàn tiền" },
    greeting: GREETING,
    opening: {
      en: "Somebody has just entered on your booking's page how to pay your refund:",
      vi: "Trên trang đặt chỗ của quý khách vừa có thông tin nhận tiền hoàn:",
    },
    former: {
      name: { en: "To the address that the booking had before", vi: "Gửi địa chỉ trước đây của đặt chỗ" },
      en: "Somebody has entered on the booking's page how to pay its refund, and then changed its email address.",
      vi: "Trên trang đặt chỗ vừa có thông tin nhận tiền hoàn, sau đó địa chỉ email của đặt chỗ đã được đổi.",
    },
    closing: {
      en: "If this wasn't you, please reply to this email or call us right away, before we send the money.",
      vi: "Nếu không phải quý khách nhập, xin trả lời email này hoặc gọi ngay cho chúng tôi trước khi tiền được chuyển.",
    },
  },
})

function accountText(booking: Booking, link: string, account: RefundAccountRow): WordedMail {
  return writeMail(ACCOUNT, bookingFields(booking), ({ greeting, opening, closing }) => [
    greeting,
    opening,
    whereTo(account),
    { text: WORDS.look, label: WORDS.open, link },
    closing,
  ])
}

const formerAddressText = (booking: Booking): WordedMail =>
  writeMail(ACCOUNT, bookingFields(booking), ({ greeting, former, closing }) => [greeting, former, closing])

/** The mail shows no more of the account than the page. */
function whereTo(account: RefundAccountRow): Paragraph {
  const { way, accountNumber, holder, note } = account
  return inBoth((language) => {
    const parts = way === "transfer" ? [bankOfAccount(account), masked(endingOf(accountNumber)), holder] : [note]
    return WHERE_TO[language].replace("{where}", () => withCommas(refundWays[way][language], ...parts))
  })
}

const REFUNDED = declareMail({
  kind: REFUND_MAIL,
  fields: { ...BOOKING_FIELDS, amount: { en: "What was refunded", vi: "Số tiền đã hoàn" } },
  texts: {
    subject: aboutTrip({ en: "Your refund", vi: "Hoàn tiền" }),
    heading: { en: "We've sent your refund", vi: "Chúng tôi đã hoàn tiền" },
    greeting: GREETING,
    opening: {
      en: "We have refunded {{amount}} for your booking. Banks in Vietnam take minutes, at most one working day.",
      vi: "Chúng tôi đã hoàn {{amount}} cho đặt chỗ của quý khách. Ngân hàng ghi có sau vài phút, chậm nhất một ngày làm việc.",
    },
    closing: {
      en: "If the money hasn't arrived, just reply to this email.",
      vi: "Nếu chưa nhận được tiền, quý khách chỉ cần trả lời email này.",
    },
  },
})

function refundText(booking: Booking, link: string, line: Line, account: RefundAccountRow | undefined): WordedMail {
  const { amountMinor, currency } = line
  const amount = inBoth((language) => formatPrice(toMajor(amountMinor, currency), currency, language))
  return writeMail(REFUNDED, { ...bookingFields(booking), amount }, ({ greeting, opening, closing }) => [
    greeting,
    opening,
    ...(account ? [whereTo(account)] : []),
    { text: WORDS.look, label: WORDS.open, link },
    closing,
  ])
}

const SAMPLE: RefundAccountRow = {
  ...{ bookingId: "", way: "transfer", bin: "970436", bankName: "", accountNumber: "0123456789" },
  ...{ holder: "NGUYEN VAN AN", note: "", begunAt: null, begunBy: null, version: 1, updatedAt: new Date(0) },
}

const SAMPLE_LINE: Line = { amountMinor: 1_290_000, currency: "VND" }

export const refundMailKinds: MailKinds = {
  group: { en: "Bookings", vi: "Đặt chỗ" },
  mails: [
    {
      mail: ACCOUNT,
      samples: bookingSamples,
      preview: async (id, language) => {
        const booking = await findBookingById(id)
        return booking && accountText(booking, sampleLink(`/bookings/${id}`, language), SAMPLE)
      },
    },
    {
      mail: REFUNDED,
      samples: bookingSamples,
      preview: async (id, language) => {
        const booking = await findBookingById(id)
        return booking && refundText(booking, sampleLink(`/bookings/${id}`, language), SAMPLE_LINE, SAMPLE)
      },
    },
  ],
}
