import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

/** Texts of the dialog for a message to all guests of a departure. */
export const messageTexts = {
  open: { en: "Message all guests", vi: "Nhắn tất cả khách" },
  title: { en: "Message to all guests", vi: "Gửi tin cho tất cả khách" },
  noGuests: { en: "Nobody has booked yet.", vi: "Chưa có khách nào đặt." },
  submit: { en: "Send %{smart_count} mail |||| Send %{smart_count} mails", vi: "Gửi %{smart_count} email" },
  sent: { en: "Sent", vi: "Đã gửi" },
  toRing: { en: "Tell these guests by phone", vi: "Báo các khách này qua điện thoại" },
  subject: {
    en: { en: "Subject, English", vi: "Tiêu đề tiếng Anh" },
    vi: { en: "Subject, Vietnamese", vi: "Tiêu đề tiếng Việt" },
  },
  text: {
    en: { en: "Text, English", vi: "Nội dung tiếng Anh" },
    vi: { en: "Text, Vietnamese", vi: "Nội dung tiếng Việt" },
  },
  templates: {
    time: { en: "New pick-up time", vi: "Đổi giờ đón" },
    weather: { en: "Bad weather", vi: "Thời tiết xấu" },
    bring: common.whatToBring,
  } satisfies Messages,
}

type Text = { subject: string; text: string }

/** Templates for messages. Staff fill in the [blanks]. The mail adds a greeting with the guest's name. */
export const messageTemplates: Record<keyof typeof messageTexts.templates, { en: Text; vi: Text }> = {
  time: {
    en: {
      subject: "New pick-up time",
      text: "We pick you up at [time] instead of the time in your booking. Everything else stays as it was.\n\nIf that doesn't suit you, please reply to this email.",
    },
    vi: {
      subject: "Đổi giờ đón",
      text: "Xe sẽ đón quý khách lúc [giờ], thay cho giờ ghi trong đặt chỗ. Các thông tin khác không thay đổi.\n\nNếu giờ này không tiện, xin quý khách trả lời email này.",
    },
  },
  weather: {
    en: {
      subject: "Weather on your trip",
      text: "The forecast for your trip says [weather]. The trip goes ahead. Please bring [what].\n\nWe'll write again if anything changes.",
    },
    vi: {
      subject: "Thời tiết ngày đi",
      text: "Dự báo thời tiết ngày đi: [thời tiết]. Chuyến vẫn khởi hành. Quý khách nhớ mang theo [vật dụng].\n\nNếu có thay đổi, chúng tôi sẽ báo ngay.",
    },
  },
  bring: {
    en: { subject: "What to bring", text: "For your trip please bring [what]." },
    vi: { subject: "Những thứ cần mang theo", text: "Cho chuyến đi, quý khách nhớ mang theo [vật dụng]." },
  },
}
