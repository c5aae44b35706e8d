import type { Messages } from "#i18n/localized.ts"

/** Loaded by every page for heads and links, so keep it small. */
export const headMessages = {
  tours: { en: "Tours in Vietnam", vi: "Tour du lịch Việt Nam" },
  toursLead: {
    en: "Small groups, local guides, and a price that says what it includes.",
    vi: "Nhóm nhỏ, hướng dẫn viên bản địa và mức giá ghi rõ gồm những gì.",
  },
  toursDescription: {
    en: "Guided tours of one to ten days through all of Vietnam: bays, mountains, old towns and the Mekong. Book without paying online.",
    vi: "Tour có hướng dẫn từ một đến mười ngày khắp Việt Nam: vịnh biển, núi rừng, phố cổ và miền Tây. Đặt chỗ không cần trả tiền trực tuyến.",
  },
} satisfies Messages
