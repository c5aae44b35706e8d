import type { Booking } from "#features/bookings/booking.ts"
import type { StaffReview } from "#features/reviews/review.ts"
import { inLanguage } from "#i18n/localized.ts"
import { greetingOf, type MailText } from "#server/mail/mail-template.server.ts"

export function invitationText({ product, customerInfo: { name } }: Booking, link: string): MailText {
  const trip = { en: inLanguage(product.name, "en"), vi: inLanguage(product.name, "vi") }
  return {
    subject: { en: `How was it? ${trip.en}`, vi: `Chuyến đi của quý khách thế nào? ${trip.vi}` },
    heading: { en: "How was your trip?", vi: "Chuyến đi của quý khách thế nào?" },
    paragraphs: (language) => [
      greetingOf(name, language),
      {
        en: `Thank you for travelling with us: ${trip.en}. How was it? Other travellers, and the people who guided and drove you, would love to read it.`,
        vi: `Cảm ơn quý khách đã đồng hành cùng chúng tôi: ${trip.vi}. Chuyến đi của quý khách thế nào? Những du khách khác, cùng hướng dẫn viên và tài xế, rất mong được đọc cảm nhận của quý khách.`,
      },
      {
        text: {
          en: "Stars and a few words are enough. You choose the name it is shown under. The link is yours alone and works for 60 days:",
          vi: "Chỉ cần chọn số sao và viết vài lời. Quý khách tự chọn tên hiển thị. Liên kết này dành riêng cho quý khách và dùng được trong 60 ngày:",
        },
        label: { en: "Write a review", vi: "Viết đánh giá" },
        link,
      },
      {
        en: "Was something not right? Simply answer this mail, and we will see to it.",
        vi: "Nếu có điều gì chưa hài lòng, quý khách chỉ cần trả lời email này, chúng tôi sẽ giải quyết.",
      },
      { en: "This is the only mail that asks you for it.", vi: "Chúng tôi chỉ gửi email này một lần." },
    ],
  }
}

const WORDS = {
  en: { lead: "A review waits to be published or refused.", stars: "Stars", name: "Name", id: "Number" },
  vi: { lead: "Có đánh giá mới đang chờ duyệt.", stars: "Số sao", name: "Tên", id: "Số" },
}

export function staffText({ _id, rating, name, text, product }: StaffReview): MailText {
  return {
    subject: {
      en: `New review, ${rating} of 5: ${inLanguage(product.title, "en")}`,
      vi: `Đánh giá mới, ${rating}/5: ${inLanguage(product.title, "vi")}`,
    },
    paragraphs: (language) => {
      const words = WORDS[language]
      const facts: [string, string][] = [
        [words.stars, `${rating} / 5`],
        [words.name, name],
        [words.id, _id],
      ]
      return [words.lead, { facts }, { quoted: text }]
    },
  }
}
