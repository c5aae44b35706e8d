import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const pageMessages = {
  stamp: { en: "We are listening", vi: "Chúng tôi luôn lắng nghe" },
  title: { en: "Talk to the people who plan your trip", vi: "Trò chuyện với người lên lịch trình cho bạn" },
  lead: {
    en: "No call centre: your message reaches somebody who has been there. Ask about a road, a season, a dish or a price.",
    vi: "Không qua tổng đài: tin nhắn của bạn đến thẳng người đã từng đi. Bạn cứ hỏi về cung đường, mùa đẹp, món ngon hay giá cả.",
  },
  formTitle: { en: "Send us a message", vi: "Gửi tin nhắn cho chúng tôi" },
  phone: { en: "Phone", vi: "Số điện thoại" },
  subject: { en: "Subject", vi: "Tiêu đề" },
  message: { en: "Message", vi: "Nội dung" },
  send: { en: "Send message", vi: "Gửi tin nhắn" },
  sending: { en: "Sending...", vi: "Đang gửi..." },
  another: { en: "Write another message", vi: "Gửi tin nhắn khác" },
  reach: { en: "How to reach us", vi: "Thông tin liên hệ" },
  call: common.phone,
  write: common.email,
  visit: { en: "Office", vi: "Văn phòng" },
  hours: { en: "Office hours", vi: "Giờ làm việc" },
  chat: { en: "Chat with us", vi: "Nhắn tin cho chúng tôi" },
  follow: { en: "Follow us", vi: "Theo dõi chúng tôi" },
  registration: { en: "Company details", vi: "Thông tin doanh nghiệp" },
  complaints: { en: "Complaints", vi: "Khiếu nại" },
  map: { en: "Find the office", vi: "Đường đến văn phòng" },
  openMap: { en: "Open in Google Maps", vi: "Mở trên Google Maps" },
  mapNote: {
    en: "The map opens at Google, in a tab of its own. Nothing is loaded from there before.",
    vi: "Bản đồ mở ở trang Google trong thẻ mới. Trước đó trang này không tải gì từ Google.",
  },
} satisfies Messages
