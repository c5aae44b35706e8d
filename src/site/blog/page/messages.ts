import type { Messages } from "#i18n/localized.ts"

export const postMessages = {
  home: { en: "Home", vi: "Trang chủ" },
  blog: { en: "Blog", vi: "Cẩm nang" },
  notFound: { en: "Blog not found", vi: "Không tìm thấy blog" },
  notFoundText: {
    en: "This post does not exist, or it has been taken down.",
    vi: "Bài viết này không tồn tại hoặc đã được gỡ xuống.",
  },
  back: { en: "Back to the blog", vi: "Về trang blog" },
  like: { en: "Like", vi: "Thích" },
  liked: { en: "Liked", vi: "Đã thích" },
  share: { en: "Share", vi: "Chia sẻ" },
  tags: { en: "Tags", vi: "Thẻ" },
  writtenBy: { en: "Written by", vi: "Người viết" },
  related: { en: "Read next", vi: "Bài viết liên quan" },
  comments: { en: "Comments", vi: "Bình luận" },
  commentsSoon: {
    en: "Comments are coming soon. Until then we are happy about a message.",
    vi: "Phần bình luận sắp ra mắt. Trong lúc chờ, bạn cứ nhắn cho chúng tôi nhé.",
  },
  write: { en: "Write to us", vi: "Nhắn cho chúng tôi" },
} satisfies Messages
