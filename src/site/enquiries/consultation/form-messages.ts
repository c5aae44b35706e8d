import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const formMessages = {
  title: { en: "Free consultation", vi: "Tư vấn miễn phí" },
  lead: {
    en: "Tell us your idea. A local planner replies, free of charge.",
    vi: "Bạn cứ kể ý tưởng của mình. Người lên lịch trình tại Việt Nam sẽ trả lời, hoàn toàn miễn phí.",
  },
  about: { en: "About {tour}", vi: "Về {tour}" },
  trip: { en: "You and your trip", vi: "Bạn và chuyến đi" },
  phone: common.chatPhone,
  method: { en: "How should we answer?", vi: "Bạn muốn nhận trả lời qua đâu?" },
  time: { en: "When may we call? (Hanoi time)", vi: "Gọi cho bạn lúc nào tiện? (giờ Việt Nam)" },
  start: { en: "From", vi: "Từ ngày" },
  end: { en: "To", vi: "Đến ngày" },
  flexible: { en: "My dates are flexible", vi: "Ngày đi có thể linh hoạt" },
  adults: common.adults,
  children: common.children,
  childAges: { en: "Ages of the children, such as 8, 11", vi: "Tuổi của các bé, ví dụ 8, 11" },
  budget: { en: "Budget for the whole trip, all travellers", vi: "Ngân sách cho cả chuyến, tất cả mọi người" },
  interests: { en: "What you like", vi: "Bạn thích gì" },
  wish: { en: "Your wishes", vi: "Mong muốn của bạn" },
  subject: { en: "Subject", vi: "Tiêu đề" },
  subjectHint: { en: "Where to, for example ‘Ha Giang in April’", vi: "Bạn muốn đi đâu, ví dụ ‘Hà Giang tháng Tư’" },
  message: { en: "Message", vi: "Nội dung" },
  sentTitle: { en: "Request sent", vi: "Đã gửi yêu cầu" },
  close: { en: "Close", vi: "Đóng" },
  browse: common.browseTours,
  submit: { en: "Send request", vi: "Gửi yêu cầu" },
  submitting: { en: "Submitting...", vi: "Đang gửi..." },
} satisfies Messages
