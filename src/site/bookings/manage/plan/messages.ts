import type { Messages } from "#i18n/localized.ts"

export const planMessages = {
  title: { en: "The plan of your trip", vi: "Kế hoạch chuyến đi" },
  goneTitle: { en: "This link no longer works", vi: "Liên kết không còn dùng được" },
  gone: {
    en: "It was ended or replaced. Ask whoever sent it to you for a new one.",
    vi: "Liên kết đã bị hủy hoặc thay bằng liên kết khác. Bạn hỏi người gửi để nhận liên kết mới.",
  },
  loading: { en: "Loading the plan…", vi: "Đang tải kế hoạch…" },
  failed: { en: "The plan could not be loaded", vi: "Chưa tải được kế hoạch" },
  pending: {
    en: "Not confirmed yet: the company is checking this trip.",
    vi: "Chưa được xác nhận: công ty đang kiểm tra chuyến này.",
  },
  off: { en: "This trip doesn't take place on this date.", vi: "Chuyến này không diễn ra vào ngày này." },
  over: { en: "This trip is over.", vi: "Chuyến đi đã kết thúc." },
  more: { en: "What happens on the way", vi: "Xem lịch trình" },

  share: { en: "Share the plan", vi: "Chia sẻ kế hoạch" },
  shareText: {
    en: "A link for those who travel with you: when, where and what. It shows no names, contacts or prices.",
    vi: "Liên kết cho người đi cùng: đi lúc nào, ở đâu, làm gì. Không có tên, liên lạc hay giá.",
  },
  make: { en: "Create a link", vi: "Tạo liên kết" },
  making: { en: "Creating…", vi: "Đang tạo…" },
  made: {
    en: "Here is the link. A new one replaces it.",
    vi: "Đây là liên kết. Khi tạo liên kết mới, liên kết này hết hiệu lực.",
  },
  address: { en: "Link to the plan", vi: "Liên kết đến kế hoạch" },
  send: { en: "Send or copy", vi: "Gửi hoặc sao chép" },
  end: { en: "End the link", vi: "Hủy liên kết" },
  ended: { en: "The link has ended.", vi: "Liên kết đã hết hiệu lực." },
  shareFailed: { en: "That did not work. Please try again.", vi: "Chưa thực hiện được. Bạn vui lòng thử lại." },
} satisfies Messages
