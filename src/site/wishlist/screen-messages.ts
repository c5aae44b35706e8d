import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const screenMessages = {
  title: { en: "Wishlist", vi: "Danh sách yêu thích" },
  lead: {
    en: "What you have marked with a heart, kept in this browser.",
    vi: "Những gì bạn đã thả tim, lưu trong trình duyệt này.",
  },
  leadOfAccount: {
    en: "What you have marked with a heart, kept in your account.",
    vi: "Những gì bạn đã thả tim, lưu trong tài khoản của bạn.",
  },
  compare: { en: "Compare {n} tours", vi: "So sánh {n} tour" },
  compareWhich: { en: "Tours to compare, three at most", vi: "Chọn tour để so sánh, tối đa ba tour" },
  empty: { en: "Nothing here yet", vi: "Chưa có gì ở đây" },
  emptyText: {
    en: "Press the heart on a tour or a transfer, and you find it here again, without an account.",
    vi: "Bấm vào trái tim trên một tour hay dịch vụ đưa đón để tìm lại ở đây, không cần tài khoản.",
  },
  browse: common.browseTours,
  gone: { en: "This is not offered any more.", vi: "Mục này không còn được cung cấp." },
  failed: {
    en: "This could not be loaded. Check your connection.",
    vi: "Không tải được mục này. Bạn kiểm tra kết nối.",
  },
  tryAgain: common.tryAgain,
  remove: { en: "Remove", vi: "Xóa" },
  loading: { en: "Loading…", vi: "Đang tải…" },
} satisfies Messages
