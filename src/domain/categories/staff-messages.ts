import { contentMessages } from "#domain/catalogue/content-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const staffMessages = {
  ...contentMessages,
  typeInvalid: {
    en: "A type is one word in lower-case letters, such as tour",
    vi: "Loại là một từ viết thường không dấu, ví dụ tour",
  },
  routeInvalid: {
    en: "A route needs a start and an end (from and to)",
    vi: "Tuyến đường cần điểm đi và điểm đến (from và to)",
  },
  placeUnknown: { en: "This destination doesn't exist", vi: "Không có điểm đến này" },
  parentUnknown: { en: "The parent category doesn't exist", vi: "Không có danh mục cha này" },
  parentBelow: {
    en: "A category can't be below itself, or more than 5 levels deep",
    vi: "Danh mục không thể nằm dưới chính nó và không sâu quá 5 cấp",
  },
} satisfies Messages
