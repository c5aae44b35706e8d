import { contentMessages } from "#domain/catalogue/content-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const staffMessages = {
  ...contentMessages,
  durationInvalid: {
    en: "Please enter the days (1 to 60) and the nights (no more than the days)",
    vi: "Vui lòng nhập số ngày (1 đến 60) và số đêm (không nhiều hơn số ngày)",
  },
  dayInvalid: {
    en: "A day of the itinerary needs a title, a description and meals",
    vi: "Mỗi ngày trong lịch trình cần tiêu đề, mô tả và bữa ăn",
  },
  stepInvalid: {
    en: "A step needs a text, and may have a time such as 08:30",
    vi: "Mỗi chặng cần nội dung, có thể kèm giờ, chẳng hạn 08:30",
  },
  coordinatesInvalid: {
    en: "A stop needs a name and coordinates on the map of Vietnam, such as 20.9101 and 107.1839",
    vi: "Mỗi điểm dừng cần tên và tọa độ trên bản đồ Việt Nam, chẳng hạn 20.9101 và 107.1839",
  },
  questionInvalid: {
    en: "A question needs an answer",
    vi: "Mỗi câu hỏi cần có câu trả lời",
  },
  childRulesInvalid: {
    en: "Please list the limits for children from the youngest (years up to 18, or centimetres), with percentages from 0 to 100",
    vi: "Vui lòng nhập các mốc trẻ em từ nhỏ đến lớn (tuổi tối đa 18, hoặc cm), tỷ lệ từ 0 đến 100%",
  },
  tiersInvalid: {
    en: "Please list group sizes from 2 to 10, smallest first, each with a discount from 1 to 90 percent",
    vi: "Vui lòng nhập số khách từ 2 đến 10, từ nhóm nhỏ nhất, mức giảm từ 1 đến 90%",
  },
  groupsInvalid: {
    en: "Please list the sizes of private groups (1 to 10), smallest first, each with its price",
    vi: "Vui lòng nhập số khách của tour riêng từ nhỏ đến lớn (1 đến 10), mỗi nhóm một giá",
  },
  priceRulesInvalid: {
    en: "The price rules must have children (or null), tiers and private groups",
    vi: "Quy tắc giá gồm trẻ em (hoặc null), giảm giá theo nhóm và tour riêng",
  },
  factsInvalid: {
    en: "The facts of a tour have fields such as minAge, level, groupSize and guideLanguages",
    vi: "Thông tin nhanh của tour gồm các trường như minAge, level, groupSize, guideLanguages",
  },
  meetingAtInvalid: {
    en: "Please enter coordinates as a map copies them, such as 21.0242, 105.8577",
    vi: "Vui lòng nhập tọa độ như bản đồ sao chép, ví dụ 21.0242, 105.8577",
  },
  agesInvalid: {
    en: "The lowest age can't be above the highest",
    vi: "Tuổi thấp nhất không thể lớn hơn tuổi cao nhất",
  },
  bandsBelowAge: {
    en: "The tour doesn't take children below its youngest age, so prices for them must go",
    vi: "Tour không nhận trẻ dưới tuổi nhỏ nhất, hãy bỏ mức giá cho trẻ dưới tuổi đó",
  },
  categoryRequired: { en: "Choose a category", vi: "Chọn chủ đề" },
  categoryUnknown: { en: "This tour category doesn't exist", vi: "Không có chủ đề tour này" },
  destinationUnknown: { en: "This destination doesn't exist", vi: "Không có điểm đến này" },
} satisfies Messages
