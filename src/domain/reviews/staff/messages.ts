import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const reviewMessages = {
  name: { en: "Reviews", vi: "Đánh giá" },
  status: {
    pending: { en: "Waiting", vi: "Chờ duyệt" },
    published: { en: "Published", vi: "Đã đăng" },
    refused: { en: "Refused", vi: "Đã từ chối" },
  },
  fields: {
    status: common.status,
    rating: { en: "Stars", vi: "Số sao" },
    review: { en: "Review", vi: "Đánh giá" },
    tour: common.tour,
    guest: common.guest,
    travelled: { en: "Travelled in", vi: "Đi vào" },
    createdAt: { en: "Written", vi: "Viết lúc" },
    language: { en: "Written in", vi: "Viết bằng" },
  },
  languages: { en: common.english, vi: common.vietnamese },
  stars: { en: "%{n} of 5 stars", vi: "%{n} trên 5 sao" },
  noText: { en: "No reviews here.", vi: "Không có đánh giá nào." },
  facts: { en: "About the trip", vi: "Về chuyến đi" },
  booking: { en: "Open the booking", vi: "Mở đặt chỗ" },
  page: { en: "Open the page", vi: "Mở trang" },
  publish: { en: "Publish", vi: "Đăng" },
  publishWithReply: { en: "Publish with the answer", vi: "Đăng kèm trả lời" },
  published: { en: "Published. The tour page shows it now.", vi: "Đã đăng. Trang tour đã hiển thị." },
  refuse: { en: "Refuse", vi: "Từ chối" },
  refused: { en: "Refused. The guest can read the reason.", vi: "Đã từ chối. Khách đọc được lý do." },
  undone: { en: "Undone. The review waits again as before.", vi: "Đã hoàn tác. Đánh giá trở lại như trước." },
  undoTooLate: {
    en: "This can no longer be undone. Decide on the review again.",
    vi: "Không hoàn tác được nữa. Bạn duyệt lại đánh giá này nhé.",
  },
  refuseTitle: { en: "Refuse this review?", vi: "Từ chối đánh giá này?" },
  reason: { en: "Reason, as the guest will read it", vi: "Lý do, khách sẽ đọc được" },
  reasons: {
    company: { en: "It is about another company.", vi: "Nội dung nói về công ty khác." },
    people: { en: "It names people who have not agreed to that.", vi: "Có nêu tên người khác khi họ chưa đồng ý." },
    insult: { en: "It insults somebody.", vi: "Nội dung xúc phạm người khác." },
  },
  refusedBecause: { en: "Refused: %{reason}", vi: "Đã từ chối: %{reason}" },
  photos: {
    name: { en: "Photo %{nth}", vi: "Ảnh %{nth}" },
    remove: { en: "Remove photo", vi: "Gỡ ảnh" },
    removed: { en: "The photo is removed.", vi: "Đã gỡ ảnh." },
  },
  reply: {
    title: { en: "The company's answer", vi: "Trả lời của công ty" },
    hint: {
      en: "Shown below the review. Each visitor reads it in their own language, so write both.",
      vi: "Hiển thị dưới đánh giá. Mỗi khách đọc bằng ngôn ngữ của mình, nên bạn viết cả hai.",
    },
    en: { en: "In English", vi: "Tiếng Anh" },
    vi: { en: "In Vietnamese", vi: "Tiếng Việt" },
    both: {
      en: "Write the answer in both languages, or leave both empty.",
      vi: "Viết trả lời bằng cả hai ngôn ngữ, hoặc để trống cả hai.",
    },
    save: { en: "Save answer", vi: "Lưu trả lời" },
    saved: common.saved,
    restored: { en: "Your draft was kept.", vi: "Bản nháp của bạn vẫn còn." },
  },
} satisfies Messages
