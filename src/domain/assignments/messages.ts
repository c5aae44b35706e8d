import { contentMessages } from "#domain/catalogue/content-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const messages = {
  ...contentMessages,
  resourceUnknown: { en: "This entry doesn't exist", vi: "Không có mục này" },
  notFree: {
    en: "{name} isn't free: {reasons}. To assign it all the same, say why.",
    vi: "{name} không trống: {reasons}. Nếu vẫn phân, bạn ghi lý do.",
  },
  assignedAlready: { en: "{name} is assigned to this departure already.", vi: "{name} đã được phân cho chuyến này." },
  calledOff: { en: "This departure has been cancelled.", vi: "Chuyến này đã hủy." },
} satisfies Messages
