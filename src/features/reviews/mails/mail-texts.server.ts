import type { Booking } from "#features/bookings/booking.ts"
import type { StaffReview } from "#features/reviews/review.ts"
import { inBoth, inEach, inLanguage } from "#i18n/localized.ts"
import { greetingOf, knownFacts, type MailText } from "#server/mail/mail-template.server.ts"

export function invitationText({ product, customerInfo: { name } }: Booking, link: string): MailText {
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
  name: { en: "Name", vi: "Tên" },
  id: { en: "Number", vi: "Số" },
}

export function staffText({ _id, rating, name, text, product }: StaffReview): MailText {
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
