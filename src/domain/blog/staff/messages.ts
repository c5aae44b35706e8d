import { contentMessages } from "#domain/catalogue/content-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const staffMessages = {
  ...contentMessages,
  contentRequired: {
    en: "The content has only HTML that isn't allowed. Please write some text.",
    vi: "Sau khi bỏ các phần không được phép, nội dung không còn gì",
  },
  categoriesRequired: {
    en: "Please choose at least one of travel-tips, destinations, culture, food, adventure",
    vi: "Vui lòng chọn ít nhất một chuyên mục: travel-tips, destinations, culture, food, adventure",
  },
  authorInvalid: { en: "The author needs a name", vi: "Tác giả cần có tên" },
} satisfies Messages
