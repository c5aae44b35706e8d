import { contentMessages } from "#features/catalogue/content-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const staffMessages = {
  ...contentMessages,
  typeInvalid: {
    en: "A type is one word of small letters, such as tour",
    vi: "Loại là một từ viết thường không dấu, ví dụ tour",
  },
  routeInvalid: {
    en: "A route needs where it begins and where it ends (from and to)",
    vi: "Tuyến đường cần điểm đi và điểm đến (from và to)",
  },
  placeUnknown: { en: "There is no such destination", vi: "Không có điểm đến này" },
  parentUnknown: { en: "There is no such category to put it below", vi: "Không có danh mục cha này" },
  parentBelow: {
    en: "A category cannot be below itself, and no more than 5 levels deep",
    vi: "Danh mục không thể nằm dưới chính nó và không sâu quá 5 cấp",
  },
} satisfies Messages
