import type { Messages } from "#i18n/localized.ts"
import { formMessages } from "./form-messages.ts"

/** Texts of the form that asks for a ride, and of what it costs. */
export const rideMessages = {
  ...formMessages,
  from: { en: "From", vi: "Từ" },
  fromHint: { en: "Noi Bai airport, Hoi An…", vi: "Sân bay Nội Bài, Hội An…" },
  to: { en: "To", vi: "Đến" },
  toHint: { en: "Hanoi, Ha Long, Sapa…", vi: "Hà Nội, Hạ Long, Sa Pa…" },
  time: { en: "Time", vi: "Giờ" },
  people: { en: "People", vi: "Số người" },
  bags: { en: "Large bags", vi: "Hành lý lớn" },
  back: { en: "And back again", vi: "Cả chiều về" },
  peopleAndBags: { en: "{people} people, {bags} large bags", vi: "{people} người, {bags} hành lý lớn" },
  onePerson: { en: "1 person, {bags} large bags", vi: "1 người, {bags} hành lý lớn" },
  thereAndBack: { en: "there and back", vi: "cả đi lẫn về" },
  withReturn: { en: "{price} there and back", vi: "{price} cả đi lẫn về" },
  takes: { en: "Takes {loads}", vi: "Chở {loads}" },
  tooSmall: {
    en: "No vehicle holds so many people and bags",
    vi: "Không có xe nào chở đủ số người và hành lý này",
  },
} satisfies Messages
