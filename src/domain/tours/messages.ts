import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"
import { priceUnits } from "#i18n/money/price-units.ts"

export const messages = {
  from: common.priceFrom,
  perPerson: priceUnits.perPerson,
  day: { en: "day", vi: "ngày" },
  days: { en: "days", vi: "ngày" },
  night: { en: "night", vi: "đêm" },
  nights: { en: "nights", vi: "đêm" },
  duration: { en: "Length", vi: "Thời lượng" },
} satisfies Messages
