import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"
import { priceUnits } from "#i18n/money/price-units.ts"
import { vehicleNames } from "./vehicle.ts"

/** Texts that a transfer's card and its page share. */
export const messages = {
  transfers: { en: "Transfers in Vietnam", vi: "Xe đưa đón khắp Việt Nam" },
  from: common.from,
  to: common.to,
  priceFrom: common.priceFrom,
  ...priceUnits,
  kilometres: { en: "{n} km", vi: "{n} km" },
  vehicles: vehicleNames,
  services: {
    private: { en: "Private", vi: "Đi riêng" },
    shared: { en: "Shared", vi: "Đi ghép" },
    train: { en: "By train", vi: "Đi tàu" },
    special: { en: "Special", vi: "Dịch vụ riêng" },
  },
} satisfies Messages
