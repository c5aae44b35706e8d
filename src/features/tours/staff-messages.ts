import { contentMessages } from "#i18n/content-messages.ts"

/** What is wrong with a tour that staff send, by the keys of tour-entry.schema.ts. */
export const staffMessages = {
  ...contentMessages,
  durationInvalid: {
    en: "Please give the days (1 to 60) and the nights (at most as many)",
    vi: "Vui lòng nhập số ngày (1 đến 60) và số đêm (không nhiều hơn số ngày)",
  },
  dayInvalid: {
    en: "A day of the itinerary needs a title, a description and meals",
    vi: "Mỗi ngày trong lịch trình cần tiêu đề, mô tả và bữa ăn",
  },
  categoryUnknown: { en: "There is no such tour category", vi: "Không có chủ đề tour này" },
  destinationUnknown: { en: "There is no such destination", vi: "Không có điểm đến này" },
}
