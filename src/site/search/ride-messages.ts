import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"
import { formMessages } from "./form-messages.ts"

/** Texts of the form that asks for a ride. */
export const rideMessages = {
  ...formMessages,
  from: common.from,
  fromHint: { en: "Noi Bai airport, Hoi An…", vi: "Sân bay Nội Bài, Hội An…" },
  to: common.to,
  toHint: { en: "Hanoi, Ha Long, Sapa…", vi: "Hà Nội, Hạ Long, Sa Pa…" },
  time: common.time,
  people: { en: "People", vi: "Số người" },
  bags: common.largeBags,
  anywhere: { en: "anywhere", vi: "mọi nơi" },
  countPeople: { en: "{n} {n|person|people}", vi: "{n} người" },
  countBags: { en: "{n} large {n|bag|bags}", vi: "{n} hành lý lớn" },
  return: { en: "return", vi: "khứ hồi" },
  details: { en: "Time, people and bags", vi: "Thời gian, số người, hành lý" },
  back: { en: "And back again", vi: "Khứ hồi" },
} satisfies Messages
