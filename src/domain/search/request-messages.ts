import type { Messages } from "#i18n/localized.ts"

/** What the API answers to a search that it can't read. */
export const requestMessages = {
  wordsMissing: { en: "Please write what you are looking for", vi: "Vui lòng nhập nội dung bạn muốn tìm" },
  daysIncomplete: {
    en: "Please give the first and the last day on which you could start",
    vi: "Vui lòng cho biết cả ngày sớm nhất và muộn nhất có thể khởi hành",
  },
  daysInvalid: {
    en: "The last day must come after the first one, within a year",
    vi: "Ngày cuối phải sau ngày đầu và cách không quá một năm",
  },
} satisfies Messages
