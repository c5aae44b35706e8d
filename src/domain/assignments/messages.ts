import { contentMessages } from "#domain/catalogue/content-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const messages = {
  ...contentMessages,
  resourceUnknown: { en: "This entry doesn't exist", vi: "Không có mục này" },
  rangeTooLong: {
    en: "The last day must not be before the first, nor two months after it",
    vi: "Ngày cuối phải từ ngày đầu trở đi và không quá hai tháng",
  },
  notFree: {
    en: "{name} isn't free: {reasons}. To assign it all the same, say why.",
    vi: "{name} không trống: {reasons}. Nếu vẫn phân, bạn ghi lý do.",
  },
  takenMeanwhile: { en: "This has just been assigned elsewhere.", vi: "Mục này vừa được phân cho chuyến khác." },
  assignedAlready: { en: "{name} is assigned to this departure already.", vi: "{name} đã được phân cho chuyến này." },
  calledOff: { en: "This departure has been cancelled.", vi: "Chuyến này đã hủy." },
} satisfies Messages
