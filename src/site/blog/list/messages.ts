import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const messages = {
  title: { en: "Stories and advice from the road", vi: "Cẩm nang du lịch Việt Nam" },
  lead: {
    en: "Practical advice, places and small stories, written by the people who plan your trip.",
    vi: "Kinh nghiệm hay, điểm đến đẹp và những câu chuyện dọc đường, do chính người lên lịch trình cho bạn kể lại.",
  },
  search: { en: "Search the blog", vi: "Tìm bài viết" },
  searchPlaceholder: { en: "Visa, Tet, Ha Giang…", vi: "Thị thực, Tết, Hà Giang…" },
  categories: { en: "Topics", vi: "Chuyên mục" },
  all: common.all,
  found: { en: "{n} {n|blog|blogs} found", vi: "Tìm thấy {n} bài viết" },
  loading: { en: "Loading blogs…", vi: "Đang tải bài viết…" },
  none: { en: "No blogs found", vi: "Không tìm thấy bài viết" },
  noneText: {
    en: "No article matches both your search and this topic. Remove one of them:",
    vi: "Không có bài nào khớp cả từ khóa lẫn chuyên mục. Bạn thử bỏ bớt một điều kiện:",
  },
  nearestText: { en: "Remove a filter to see more:", vi: "Bạn thử bỏ bớt một điều kiện để xem thêm:" },
  failed: { en: "Error loading blogs", vi: "Lỗi khi tải bài viết" },
  unexplained: { en: "An error occurred. Please try again.", vi: "Đã có lỗi xảy ra. Bạn vui lòng thử lại." },
  tryAgain: common.tryAgain,
  newsletter: { en: "Our newsletter", vi: "Bản tin du lịch" },
  newsletterText: {
    en: "Where to go this season and what's new, once or twice a month. Unsubscribe at any time.",
    vi: "Mùa này đi đâu, dọc đường có gì mới, mỗi tháng một hai số. Bạn ngừng nhận lúc nào cũng được.",
  },
} satisfies Messages
