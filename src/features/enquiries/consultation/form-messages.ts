import type { Messages } from "#i18n/localized.ts"

export const formMessages = {
  title: { en: "Free consultation", vi: "Tư vấn miễn phí" },
  lead: {
    en: "Tell us your idea. A local planner replies, free of charge.",
    vi: "Bạn cứ kể ý tưởng của mình. Người lên lịch trình tại Việt Nam sẽ trả lời, hoàn toàn miễn phí.",
  },
  about: { en: "About {tour}", vi: "Về {tour}" },
  you: { en: "How we reach you", vi: "Thông tin liên hệ" },
  phone: { en: "Phone, Zalo or WhatsApp", vi: "Số điện thoại, Zalo hoặc WhatsApp" },
  method: { en: "How should we answer?", vi: "Bạn muốn nhận trả lời qua đâu?" },
  time: { en: "When may we call? (Hanoi time)", vi: "Gọi cho bạn lúc nào tiện? (giờ Việt Nam)" },
  trip: { en: "Your trip", vi: "Chuyến đi" },
  start: { en: "From", vi: "Từ ngày" },
  end: { en: "To", vi: "Đến ngày" },
  flexible: { en: "My dates are flexible", vi: "Ngày đi có thể linh hoạt" },
  adults: { en: "Adults", vi: "Người lớn" },
  children: { en: "Children", vi: "Trẻ em" },
  budget: { en: "Budget for the whole trip, all travellers", vi: "Ngân sách cho cả chuyến, tất cả mọi người" },
  interests: { en: "What you like", vi: "Bạn thích gì" },
  wish: { en: "What would you like to know?", vi: "Bạn muốn hỏi điều gì?" },
  subject: { en: "Subject", vi: "Tiêu đề" },
  message: { en: "Message", vi: "Nội dung" },
  browse: { en: "Browse tours", vi: "Xem các tour" },
  submit: { en: "Send request", vi: "Gửi yêu cầu" },
  submitting: { en: "Submitting...", vi: "Đang gửi..." },
} satisfies Messages
