import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

/** Texts of the card about a trip. */
export const tripMessages = {
  trip: { en: "The trip", vi: "Chuyến đi mong muốn" },
  tour: common.tour,
  dates: { en: "Travel dates", vi: "Ngày đi" },
  flexible: { en: "flexible", vi: "linh hoạt" },
  people: common.travellers,
  budget: { en: "Budget", vi: "Ngân sách" },
  interests: { en: "Interests", vi: "Sở thích" },
  reach: { en: "Prefers", vi: "Muốn liên hệ qua" },
  reference: { en: "Reference", vi: "Mã yêu cầu" },
} satisfies Messages
