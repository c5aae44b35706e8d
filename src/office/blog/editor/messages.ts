import type { Messages } from "#i18n/localized.ts"

/** Texts of the blog's screens. */
export const postMessages = {
  name: { en: "Blog", vi: "Bài viết" },
  new: { en: "New post", vi: "Viết bài mới" },
  archivedHint: { en: "Off the site, kept for later.", vi: "Gỡ khỏi trang web, vẫn giữ lại." },
  excerpt: { en: "Summary", vi: "Tóm tắt" },
  excerptHint: {
    en: "Shown on cards and by Google. A new post without one gets the beginning of its text.",
    vi: "Hiện trên thẻ bài và trên Google. Bài mới để trống thì lấy đoạn đầu của bài.",
  },
  categories: { en: "Topics", vi: "Chuyên mục" },
  categoriesHint: {
    en: "At least one. The first is shown on the card.",
    vi: "Chọn ít nhất một. Chuyên mục đầu hiện trên thẻ bài.",
  },
  tags: { en: "Tags", vi: "Thẻ từ khóa" },
  tagsHint: {
    en: "Press Enter after each. Write 'Hanoi / Hà Nội' where the languages differ.",
    vi: "Gõ xong bấm Enter. Nếu hai ngôn ngữ khác nhau thì viết 'Hanoi / Hà Nội'.",
  },
  author: { en: "Author", vi: "Tác giả" },
  text: { en: "Text", vi: "Bài viết" },
  cover: { en: "Cover picture", vi: "Ảnh bìa" },
  coverHint: {
    en: "On the card, above the text and when the post is shared.",
    vi: "Hiện trên thẻ bài, đầu bài và khi chia sẻ.",
  },
  images: { en: "More pictures", vi: "Ảnh khác" },
  imagesHint: {
    en: "Kept with the post for other programs. Visitors see the cover and the pictures in the text.",
    vi: "Lưu kèm bài cho phần mềm khác dùng. Khách xem ảnh bìa và ảnh chèn trong bài.",
  },
  isFeatured: { en: "Featured: large, above the others", vi: "Nổi bật: hiện lớn ở đầu trang" },
  delete: { en: "Delete post", vi: "Xóa bài viết" },
  deleteHint: {
    en: "To take it off the site but keep it, archive it instead.",
    vi: "Nếu chỉ muốn gỡ khỏi trang mà vẫn giữ lại, bạn chọn Lưu trữ.",
  },
  deleteTitle: { en: "Delete this post?", vi: "Xóa bài viết này?" },
  deleteText: {
    en: "It will be gone for good, in both languages. Its pictures stay in the library.",
    vi: "Bài sẽ mất hẳn ở cả hai ngôn ngữ. Ảnh của bài vẫn còn trong kho.",
  },
} satisfies Messages
