import { desc } from "drizzle-orm"
import type { Booking } from "#domain/bookings/booking.ts"
import { findBookingById } from "#domain/bookings/bookings.server.ts"
import { bookingSamples } from "#domain/bookings/mails/booking-samples.server.ts"
import { createReviewLink, findReviewByBooking, STAFF_MAIL } from "#domain/reviews/form/review-writing.server.ts"
import type { StaffReview } from "#domain/reviews/review.ts"
import { findReviewRows, INVITATION_MAIL } from "#domain/reviews/reviews.server.ts"
import { reviews } from "#domain/reviews/reviews.table.server.ts"
import { findForStaff } from "#domain/reviews/staff/moderation.server.ts"
import { findSettings } from "#domain/settings/settings.server.ts"
import type { Settings } from "#domain/settings/settings.ts"
import { common } from "#i18n/common-messages.ts"
import { inBoth, inEach, inLanguage, type Localized } from "#i18n/localized.ts"
import type { Paragraph } from "#server/mail/mail-content.server.ts"
import {
  GREETING,
  guestName,
  knownFacts,
  linkTo,
  type MailSite,
  renderMail,
} from "#server/mail/mail-template.server.ts"
import type { QueuedMail } from "#server/mail/outbox.server.ts"
import type { MailWriter } from "#server/mail/send-mails.server.ts"
import type { Mail } from "#server/mail/transport.server.ts"
import { MAX_SAMPLES, type MailKinds, sampleLink } from "#server/mail/words/mail-kinds.server.ts"
import { declareMail, type WordedMail, writeMail } from "#server/mail/words/mail-words.server.ts"

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
  return [await renderMail(recipient, language, invitationText(booking, link, await findSettings()), site)]
}

async function forStaff({ recipient, language, payload }: QueuedMail, site: MailSite): Promise<Mail[]> {
  const review = await findForStaff(String(payload.reviewId))
  return [await renderMail(recipient || site.staffEmail, language, staffText(review), site)]
}

const TRIP = { en: "Name of the trip", vi: "Tên chuyến đi" }

const INVITATION = declareMail({
  kind: INVITATION_MAIL,
  fields: { guest: { en: "Guest's name", vi: "Tên khách" }, trip: TRIP },
  texts: {
    subject: { en: "How was your trip? {{trip}}", vi: "Chuyến đi của quý khách thế nào? {{trip}}" },
    heading: { en: "How was your trip?", vi: "Chuyến đi của quý khách thế nào?" },
    greeting: GREETING,
    opening: {
      en: "Thank you for travelling with us: {{trip}}. How was it? Other travellers, your guide and your driver would love to hear about it.",
      vi: "Cảm ơn quý khách đã đồng hành cùng chúng tôi: {{trip}}. Chuyến đi của quý khách thế nào? Những du khách khác, cùng hướng dẫn viên và tài xế, rất mong được đọc cảm nhận của quý khách.",
    },
    action: {
      en: "A few stars and a few words are enough, and you choose the name we show. The link is just for you and works for 60 days:",
      vi: "Chỉ cần chọn số sao và viết vài lời. Quý khách tự chọn tên hiển thị. Liên kết này dành riêng cho quý khách và dùng được trong 60 ngày:",
    },
    complaint: {
      name: { en: "If something was not right", vi: "Nếu khách chưa hài lòng" },
      en: "Was something not right? Just reply to this email, and we'll look into it.",
      vi: "Nếu có điều gì chưa hài lòng, quý khách chỉ cần trả lời email này, chúng tôi sẽ giải quyết.",
    },
    elsewhere: {
      name: { en: "Above the links to Google or Tripadvisor", vi: "Câu trên liên kết Google, Tripadvisor" },
      en: "Prefer to write there? We read those reviews, too:",
      vi: "Quý khách cũng có thể đánh giá tại đây:",
    },
    closing: { en: "We won't ask again.", vi: "Chúng tôi chỉ gửi email này một lần." },
  },
})

function invitationText({ product, customerInfo: { name } }: Booking, link: string, settings: Settings): WordedMail {
  return writeMail(INVITATION, { guest: guestName(name), trip: inEach(product.name) }, (texts) => [
    texts.greeting,
    texts.opening,
    { text: texts.action, label: { en: "Write a review", vi: "Viết đánh giá" }, link },
    texts.complaint,
    ...otherReviews(settings, texts.elsewhere),
    texts.closing,
  ])
}

function otherReviews({ googleReviews, tripadvisor }: Settings, aside: Localized): Paragraph[] {
  const links = [
    { label: { en: "Review us on Google", vi: "Đánh giá trên Google" }, link: googleReviews },
    { label: { en: "Review us on Tripadvisor", vi: "Đánh giá trên Tripadvisor" }, link: tripadvisor },
  ].filter(({ link }) => link)
  // The sentence is said once, however many links there are.
  return links.map((link, at) => ({ aside: at === 0 ? aside : { en: "", vi: "" }, ...link }))
}

const WORDS = {
  stars: { en: "Stars", vi: "Số sao" },
  name: common.name,
  id: { en: "Number", vi: "Số" },
}

const FOR_STAFF = declareMail({
  kind: STAFF_MAIL,
  fields: { trip: TRIP, stars: WORDS.stars },
  texts: {
    subject: { en: "New review, {{stars}} of 5: {{trip}}", vi: "Đánh giá mới, {{stars}}/5: {{trip}}" },
    opening: { en: "A new review is waiting to be published or declined.", vi: "Có đánh giá mới đang chờ duyệt." },
  },
})

function staffText({ _id, rating, name, text, product }: StaffReview): WordedMail {
  const fields = { trip: inEach(product.title), stars: String(rating) }
  return writeMail(FOR_STAFF, fields, ({ opening }) => [
    opening,
    inBoth((language) => ({
      facts: knownFacts(WORDS, language, [
        ["stars", `${rating} / 5`],
        ["name", name],
        ["id", _id],
      ]),
    })),
    { quoted: text },
  ])
}

export const reviewMailKinds: MailKinds = {
  group: { en: "Reviews", vi: "Đánh giá" },
  mails: [
    {
      mail: INVITATION,
      samples: bookingSamples,
      preview: async (id, language) => {
        const booking = await findBookingById(id)
        return booking && invitationText(booking, sampleLink("/review", language), await findSettings())
      },
    },
    {
      mail: FOR_STAFF,
      samples: {
        name: { en: "A review", vi: "Một đánh giá" },
        list: async () =>
          (await findReviewRows(undefined, { limit: MAX_SAMPLES, offset: 0 }, [desc(reviews.id)])).map(
            ({ review, title }) => ({
              id: review.id,
              title: inBoth((language) => `${review.name}: ${inLanguage(title, language)}`),
            }),
          ),
      },
      preview: async (id) => staffText(await findForStaff(id)),
    },
  ],
}
