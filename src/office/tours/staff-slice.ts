import MapIcon from "@mui/icons-material/Map"
import { mapValues } from "#domain/catalogue/map-values.ts"
import { preparationNames } from "#domain/tours/fact-names.ts"
import { TOUR_TEXTS } from "#domain/tours/tour.ts"
import { common } from "#i18n/common-messages.ts"
import type { StaffSlice } from "#office/frame/staff-slice.ts"
import { contentResource } from "#office/ui/content/content-resource.ts"
import { tourMessages } from "./editor/messages.ts"

export const tours: StaffSlice = {
  messages: { tours: tourMessages },
  fields: {
    ...mapValues(TOUR_TEXTS, ({ name }) => name),
    ...preparationNames,
    needsTravelers: { en: "What you need of the travellers", vi: "Cần biết gì về khách đi" },
    sendsReminder: { en: "Remind guests of the trip by email", vi: "Nhắc khách về chuyến đi qua email" },
    asksForReview: { en: "Ask guests for a review", vi: "Mời khách đánh giá" },
    question: { en: "Question", vi: "Câu hỏi" },
    answer: { en: "Answer", vi: "Trả lời" },
    steps: { en: "Steps", vi: "Các chặng" },
    time: common.time,
    text: { en: "Text", vi: "Nội dung" },
    stops: { en: "Stops on the map", vi: "Điểm dừng trên bản đồ" },
    lat: { en: "Latitude", vi: "Vĩ độ" },
    lon: { en: "Longitude", vi: "Kinh độ" },
  },
  resources: [
    contentResource({
      name: "tours",
      area: "content",
      endpoint: "/tours",
      always: { view: "edit" },
      screens: async () => (await import("./editor/tour-screens.tsx")).tourScreens,
      menu: { group: "content", icon: MapIcon },
      foundAt: "/tour/",
    }),
  ],
}
