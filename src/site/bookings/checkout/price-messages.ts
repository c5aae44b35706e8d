import type { Messages } from "#i18n/localized.ts"

/** Texts beside prices on pages. Kept small, because every tour page loads them. */
export const priceMessages = {
  more: { en: "+{price}", vi: "+{price}" },
  morePerRoom: { en: "+{price} each", vi: "+{price} mỗi phòng/cabin" },
  morePerSeat: { en: "+{price} each", vi: "+{price} mỗi suất" },
  morePerPerson: { en: "+{price} per person", vi: "+{price} mỗi khách" },
  noCharge: { en: "no extra charge", vi: "không phụ thu" },
  alwaysAlone: { en: "Always charged if you travel alone", vi: "Khách đi một mình luôn được tính khoản này" },
  childWho: { en: "Children {who}", vi: "Trẻ em {who}" },
  childFree: { en: "free", vi: "miễn phí" },
  freePerAdult: {
    en: "one free for each adult, further ones {price} each",
    vi: "mỗi người lớn được miễn phí một bé, bé tiếp theo {price}",
  },
  freePerAdults: {
    en: "one free for every {n} adults, further ones {price} each",
    vi: "cứ {n} người lớn được miễn phí một bé, bé tiếp theo {price}",
  },
} satisfies Messages
