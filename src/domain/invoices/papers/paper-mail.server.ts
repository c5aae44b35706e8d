import type { Booking } from "#domain/bookings/booking.ts"
import { findBookingById } from "#domain/bookings/bookings.server.ts"
import { bookingSamples } from "#domain/bookings/mails/booking-samples.server.ts"
import { aboutTrip, BOOKING_FIELDS, bookingFields } from "#domain/bookings/mails/mail-parts.server.ts"
import type { Localized } from "#i18n/localized.ts"
import { GREETING, type MailSite, renderMail } from "#server/mail/mail-template.server.ts"
import type { MailWriter } from "#server/mail/send-mails.server.ts"
import type { MailKinds } from "#server/mail/words/mail-kinds.server.ts"
import { declareMail, type WordedMail, writeMail } from "#server/mail/words/mail-words.server.ts"
import { type PaperKind, paperNumber } from "./paper.ts"
import { makePaper } from "./paper-file.server.ts"
import { paperTexts } from "./paper-texts.ts"
import { findPaper, PAPER_MAIL } from "./papers.server.ts"

const PAPER = declareMail({
  kind: PAPER_MAIL,
  fields: { ...BOOKING_FIELDS, paper: { en: "Which paper, with its number", vi: "Tên chứng từ và số" } },
  texts: {
    subject: aboutTrip({ en: "{{paper}}", vi: "{{paper}}" }),
    heading: { en: "{{paper}}", vi: "{{paper}}" },
    greeting: GREETING,
    opening: {
      en: "Please find attached: {{paper}}, for your booking {{reference}}.",
      vi: "Chúng tôi xin gửi quý khách {{paper}} của đặt chỗ {{reference}} trong tệp đính kèm.",
    },
    closing: {
      en: "If anything in it should be different, just reply to this email.",
      vi: "Nếu có điểm nào cần sửa, quý khách chỉ cần trả lời email này.",
    },
  },
})

function paperText(booking: Booking, paper: Localized): WordedMail {
  const fields = { ...bookingFields(booking), paper }
  return writeMail(PAPER, fields, ({ greeting, opening, closing }) => [greeting, opening, closing])
}

const named = (kind: PaperKind, number: string): Localized => ({
  en: `${paperTexts[kind].en} ${number}`,
  vi: `${paperTexts[kind].vi} ${number}`,
})

export function paperMails(site: MailSite): Record<string, MailWriter> {
  return {
    [PAPER_MAIL]: async ({ recipient, language, payload }) => {
      const found = await findPaper(String(payload.paperId))
      // It may have become void or settled since it was queued.
      if (!found || found.isReversed || found.isSettled) return []
      const { file, booking } = await makePaper(found.paper.id)
      const text = paperText(booking, named(found.paper.kind, paperNumber(found.paper)))
      return [{ ...(await renderMail(recipient, language, text, site)), attachments: [file] }]
    },
  }
}

export const paperMailKinds: MailKinds = {
  group: { en: "Receipts and requests for payment", vi: "Phiếu thu và đề nghị thanh toán" },
  mails: [
    {
      mail: PAPER,
      samples: bookingSamples,
      preview: async (id) => {
        const booking = await findBookingById(id)
        return booking && paperText(booking, named("receipt", "PT2026-0001"))
      },
    },
  ],
}
