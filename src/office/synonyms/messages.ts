import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const synonymMessages = {
  name: { en: "Search synonyms", vi: "Từ đồng nghĩa" },
  about: {
    en: "Guests who search for one of these words also find the others: accents and capitals don't matter, nor do spaces.",
    vi: "Khách tìm một từ cũng ra các từ còn lại trong nhóm. Dấu, chữ hoa và khoảng trắng không quan trọng.",
  },
  none: { en: "No synonyms yet.", vi: "Chưa có từ đồng nghĩa nào." },
  add: { en: "Add synonyms", vi: "Thêm từ đồng nghĩa" },
  edit: { en: "Change synonyms", vi: "Sửa từ đồng nghĩa" },
  words: { en: "Words, separated by commas", vi: "Các từ, cách nhau bằng dấu phẩy" },
  wordsHint: { en: "Such as: Saigon, Sài Gòn, HCMC", vi: "Ví dụ: Saigon, Sài Gòn, HCMC" },
  save: common.save,
  saved: { en: "Saved. Searches use it at once.", vi: "Đã lưu. Kết quả tìm kiếm đổi ngay." },
  remove: common.delete,
  removeQuestion: { en: "Delete these synonyms?", vi: "Xóa nhóm từ này?" },
  removeText: {
    en: "Searches for one of these words no longer find the others.",
    vi: "Khách tìm một từ sẽ không còn ra các từ kia.",
  },
  removed: common.deleted,
} satisfies Messages
