import type { Messages } from "#i18n/localized.ts"
import { priceUnits } from "#i18n/money/price-units.ts"

export const messages = {
  from: { en: "from", vi: "từ" },
  perPerson: priceUnits.perPerson,
  day: { en: "day", vi: "ngày" },
  days: { en: "days", vi: "ngày" },
  night: { en: "night", vi: "đêm" },
  nights: { en: "nights", vi: "đêm" },
  duration: { en: "Length", vi: "Thời lượng" },
} satisfies Messages
