import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const homeMessages = {
  lead: {
    en: "Ask for a date; we answer before you pay anything.",
    vi: "Bạn chọn ngày, chúng tôi trả lời trước khi bạn trả bất cứ khoản nào.",
  },
  browse: common.browseTours,
  leaving: { en: "Leaving in the next days", vi: "Sắp khởi hành" },
  runs: { en: "certain to run", vi: "chắc chắn đi" },
  fourPlaces: { en: "Four places to begin", vi: "Bốn nơi nên ghé trước" },
  places: { en: "Where to begin", vi: "Nơi nên ghé trước" },
} satisfies Messages
