import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const homeMessages = {
  eyebrow: { en: "Hanoi · since 2014", vi: "Hà Nội · từ 2014" },
  headline: { en: "Drop by Vietnam.", vi: "Ghé chơi khắp Việt Nam." },
  lead: {
    en: "Boats, terraces, old towns and kitchens, with small groups and guides who grew up there. Ask for a date; we answer before you pay anything.",
    vi: "Vịnh biển, ruộng bậc thang, phố cổ và gian bếp, đi nhóm nhỏ cùng hướng dẫn viên lớn lên ở chính nơi ấy. Bạn chọn ngày, chúng tôi trả lời trước khi bạn trả bất cứ khoản nào.",
  },
  browse: common.browseTours,
  leaving: { en: "Leaving in the next days", vi: "Sắp khởi hành" },
  runs: { en: "certain to run", vi: "chắc chắn đi" },
  places: { en: "Four places to begin", vi: "Bốn nơi nên ghé trước" },
  slide: { en: "{place}: browse tours", vi: "{place}: xem các tour" },
} satisfies Messages
