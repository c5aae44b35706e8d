import type { Localized, Messages } from "#i18n/localized.ts"

/** Loaded by every page for heads and links, so keep it small. */
export const headMessages = {
  transfers: { en: "Airport transfers and private drivers in Vietnam", vi: "Đưa đón sân bay và thuê xe có tài xế" },
} satisfies Messages

export const transfersDescription = {
  en: "Airport pick-ups, cars with a driver, vans and trains between the towns of Vietnam. Prices per trip, agreed before you fly; nothing to pay online.",
  vi: "Đón tiễn sân bay, thuê xe có tài xế, xe ghép và tàu hỏa giữa các tỉnh thành. Giá chốt trước khi bạn đi, không cần trả tiền trực tuyến.",
} satisfies Localized
