import type { Booking } from "#domain/bookings/booking.ts"
import { findBookingById } from "#domain/bookings/bookings.server.ts"
import { createReviewLink, findReviewByBooking, STAFF_MAIL } from "#domain/reviews/form/review-writing.server.ts"
import type { StaffReview } from "#domain/reviews/review.ts"
import { INVITATION_MAIL } from "#domain/reviews/reviews.server.ts"
import { findForStaff } from "#domain/reviews/staff/moderation.server.ts"
import { common } from "#i18n/common-messages.ts"
import { inBoth, inEach, inLanguage } from "#i18n/localized.ts"
import {
  greetingOf,
  knownFacts,
  linkTo,
  type MailSite,
  type MailText,
  renderMail,
} from "#server/mail/mail-template.server.ts"
import type { QueuedMail } from "#server/mail/outbox.server.ts"
import type { MailWriter } from "#server/mail/send-mails.server.ts"
import type { Mail } from "#server/mail/transport.server.ts"

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

function invitationText({ product, customerInfo: { name } }: Booking, link: string): MailText {
  const trip = inEach(product.name)
  return {
    subject: { en: `How was your trip? ${trip.en}`, vi: `Chuyến đi của quý khách thế nào? ${trip.vi}` },
    heading: { en: "How was your trip?", vi: "Chuyến đi của quý khách thế nào?" },
    paragraphs: [
      greetingOf(name),
      {
        en: `Thank you for travelling with us: ${trip.en}. How was it? Other travellers, your guide and your driver would love to hear about it.`,
        vi: `Cảm ơn quý khách đã đồng hành cùng chúng tôi: ${trip.vi}. Chuyến đi của quý khách thế nào? Những du khách khác, cùng hướng dẫn viên và tài xế, rất mong được đọc cảm nhận của quý khách.`,
      },
      {
        text: {
          en: "A few stars and a few words are enough, and you choose the name we show. The link is just for you and works for 60 days:",
          vi: "Chỉ cần chọn số sao và viết vài lời. Quý khách tự chọn tên hiển thị. Liên kết này dành riêng cho quý khách và dùng được trong 60 ngày:",
        },
        label: { en: "Write a review", vi: "Viết đánh giá" },
        link,
      },
      {
        en: "Was something not right? Just reply to this email, and we'll look into it.",
        vi: "Nếu có điều gì chưa hài lòng, quý khách chỉ cần trả lời email này, chúng tôi sẽ giải quyết.",
      },
      { en: "We won't ask again.", vi: "Chúng tôi chỉ gửi email này một lần." },
    ],
  }
}

const WORDS = {
  stars: { en: "Stars", vi: "Số sao" },
  name: common.name,
  id: { en: "Number", vi: "Số" },
}

function staffText({ _id, rating, name, text, product }: StaffReview): MailText {
  return {
    subject: {
      en: `New review, ${rating} of 5: ${inLanguage(product.title, "en")}`,
      vi: `Đánh giá mới, ${rating}/5: ${inLanguage(product.title, "vi")}`,
    },
    paragraphs: [
      { en: "A new review is waiting to be published or declined.", vi: "Có đánh giá mới đang chờ duyệt." },
      inBoth((language) => ({
        facts: knownFacts(WORDS, language, [
          ["stars", `${rating} / 5`],
          ["name", name],
          ["id", _id],
        ]),
      })),
      { quoted: text },
    ],
  }
}
