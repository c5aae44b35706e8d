import type { Messages } from "#i18n/localized.ts"

export const ridePriceMessages = {
  thereAndBack: { en: "there and back", vi: "cả đi lẫn về" },
  withReturn: { en: "{price} there and back", vi: "{price} cả đi lẫn về" },
  takes: { en: "Takes {loads}", vi: "Chở {loads}" },
  tooSmall: {
    en: "No vehicle holds so many people and bags",
    vi: "Không có xe nào chở đủ số người và hành lý này",
  },
} satisfies Messages
