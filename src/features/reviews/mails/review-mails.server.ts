import { findBookingById } from "#features/bookings/bookings.server.ts"
import { createReviewLink, findReviewByBooking, STAFF_MAIL } from "#features/reviews/form/review-writing.server.ts"
import { INVITATION_MAIL } from "#features/reviews/reviews.server.ts"
import { findForStaff } from "#features/reviews/staff/moderation.server.ts"
import { linkTo, type MailSite, renderMail } from "#server/mail/mail-template.server.ts"
import type { QueuedMail } from "#server/mail/outbox.server.ts"
import type { MailWriter } from "#server/mail/send-mails.server.ts"
import type { Mail } from "#server/mail/transport.server.ts"
import { invitationText, staffText } from "./mail-texts.server.ts"

export function reviewMails(site: MailSite): Record<string, MailWriter> {
  return {
    [INVITATION_MAIL]: (queued) => invite(queued, site),
    [STAFF_MAIL]: (queued) => forStaff(queued, site),
  }
}

async function invite({ recipient, language, payload }: QueuedMail, site: MailSite): Promise<Mail[]> {
  const booking = await findBookingById(String(payload.bookingId))
  if (booking?.status !== "completed" || (await findReviewByBooking(booking._id))) return []
  const link = linkTo(site, "/review", language, { token: await createReviewLink(booking._id) })
  return [await renderMail(recipient, language, invitationText(booking, link), site)]
}

async function forStaff({ recipient, language, payload }: QueuedMail, site: MailSite): Promise<Mail[]> {
  const review = await findForStaff(String(payload.reviewId))
  return [await renderMail(recipient || site.staffEmail, language, staffText(review), site)]
}
