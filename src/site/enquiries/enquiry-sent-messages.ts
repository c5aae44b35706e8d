import type { Messages } from "#i18n/localized.ts"

export const enquirySentMessages = {
  next: {
    en: "Someone who knows the area will read it and reply within {hours} office {hours|hour|hours}.",
    vi: "Người am hiểu điểm đến sẽ đọc và trả lời bạn trong vòng {hours} giờ làm việc.",
  },
  copyTo: {
    en: "A copy is on its way to {email}. Nothing there? Please look in the spam folder, or write again.",
    vi: "Bản sao đang được gửi đến {email}. Nếu không thấy, bạn xem trong thư rác hoặc gửi lại giúp chúng tôi.",
  },
  copy: { en: "We have sent you a copy by email.", vi: "Chúng tôi đã gửi bản sao qua email cho bạn." },
  written: { en: "What you wrote", vi: "Nội dung bạn đã gửi" },
} satisfies Messages
