import type { Messages } from "#i18n/localized.ts"

export const formMessages = {
  title: { en: "Ask about this tour", vi: "Hỏi về tour này" },
  about: { en: "Your question is about {about}.", vi: "Bạn hỏi về {about}." },
  message: { en: "Your question", vi: "Câu hỏi của bạn" },
  contact: { en: "Email or phone", vi: "Email hoặc số điện thoại" },
  contactHint: {
    en: "We answer there: by email, by phone, on Zalo or on WhatsApp.",
    vi: "Chúng tôi trả lời bạn qua đó: email, điện thoại, Zalo hoặc WhatsApp.",
  },
  send: { en: "Send question", vi: "Gửi câu hỏi" },
  sending: { en: "Sending...", vi: "Đang gửi..." },
  sentTitle: { en: "Question sent", vi: "Đã gửi câu hỏi" },
  sent: { en: "We have your question!", vi: "Chúng tôi đã nhận được câu hỏi của bạn!" },
  close: { en: "Close", vi: "Đóng" },
  back: { en: "Back to the tour", vi: "Về trang tour" },
} satisfies Messages
