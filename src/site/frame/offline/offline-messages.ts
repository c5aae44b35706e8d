import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const offlineMessages = {
  title: { en: "You are offline", vi: "Bạn đang ngoại tuyến" },
  text: {
    en: "This page was not kept on this device. It is there again as soon as there is a network.",
    vi: "Trang này chưa được lưu trên thiết bị. Khi có mạng lại, bạn mở được ngay.",
  },
  kept: {
    en: "Tours and articles you read lately can be opened as they were.",
    vi: "Các tour và bài viết bạn vừa xem vẫn mở được như lúc đó.",
  },
  call: { en: "In a hurry? Call us:", vi: "Cần gấp? Bạn gọi cho chúng tôi:" },
  saved: { en: "Bookings saved on this device", vi: "Đặt chỗ đã lưu trên thiết bị" },
  bar: {
    en: "You are offline. What you see may be out of date; forms are sent once there is a network, and what you type stays.",
    vi: "Bạn đang ngoại tuyến. Nội dung có thể đã cũ; biểu mẫu chỉ gửi được khi có mạng, phần đã điền vẫn còn.",
  },
  language: {
    en: "You are offline. The Vietnamese texts of this page are not on your device yet; it changes as soon as there is a network.",
    vi: "Bạn đang ngoại tuyến. Bản tiếng Anh của trang này chưa có trên thiết bị; trang sẽ đổi ngay khi có mạng lại.",
  },
  status: {
    pending: { en: "Awaiting our answer", vi: "Chờ xác nhận" },
    confirmed: common.confirmed,
    completed: { en: "Completed", vi: "Đã hoàn thành" },
    cancelled: common.cancelled,
    "no-show": { en: "Not attended", vi: "Không có mặt" },
  },
} satisfies Messages
