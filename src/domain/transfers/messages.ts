import type { Messages } from "#i18n/localized.ts"
import { priceUnits } from "#i18n/money/price-units.ts"
import { vehicleNames } from "./vehicle.ts"

/** Texts that a transfer's card and its page share. */
export const messages = {
  transfers: { en: "Transfers in Vietnam", vi: "Xe đưa đón khắp Việt Nam" },
  from: { en: "From", vi: "Từ" },
  to: { en: "To", vi: "Đến" },
  priceFrom: { en: "from", vi: "từ" },
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
