import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"
import { formMessages } from "./form-messages.ts"

/** Texts of the form that asks where, when and with whom, and of what it found. */
export const searchMessages = {
  ...formMessages,
  where: { en: "Where", vi: "Bạn muốn đi đâu?" },
  wherePlaceholder: { en: "Ha Long, Sapa, street food…", vi: "Hạ Long, Sa Pa, món đường phố…" },
  when: { en: "When", vi: "Khi nào" },
  who: common.travellers,
  anyDate: { en: "Any date", vi: "Ngày nào cũng được" },
  weekend: { en: "This weekend", vi: "Cuối tuần này" },
  "next-weekend": { en: "Next weekend", vi: "Cuối tuần sau" },
  aDay: { en: "Choose a day", vi: "Chọn một ngày" },
  flexible: { en: "± 3 days", vi: "± 3 ngày" },
  adults: common.adults,
  children: common.children,
  childrenHint: { en: "0 to 17 years", vi: "0 đến 17 tuổi" },
  ages: { en: "Ages of the children, such as 8, 11", vi: "Tuổi của các bé, ví dụ 8, 11" },
  age: { en: "Age of child {n}", vi: "Tuổi bé {n}" },
  done: { en: "Done", vi: "Xong" },
  change: { en: "Change", vi: "Đổi" },
  aged: { en: "{party} (aged {ages})", vi: "{party} ({ages} tuổi)" },
  next: { en: "Next: {date}", vi: "Gần nhất: {date}" },
  anyDay: { en: "Any day from {date}", vi: "Ngày nào cũng đi, từ {date}" },
  noDate: { en: "No dates open right now", vi: "Hiện chưa mở ngày khởi hành" },
  totalFor: { en: "for {party}", vi: "cho {party}" },
  upTo: { en: "up to {n} {n|guest|guests}", vi: "tối đa {n} khách" },
} satisfies Messages
