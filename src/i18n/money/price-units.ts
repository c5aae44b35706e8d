import type { Messages } from "#i18n/localized.ts"

/** For what a price holds. */
export const priceUnits = {
  perPerson: { en: "per person", vi: "mỗi người" },
  perTrip: { en: "per trip", vi: "mỗi chuyến" },
} satisfies Messages
