import { contentMessages } from "#domain/catalogue/content-messages.ts"
import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const messages = {
  ...contentMessages,
  emailInvalid: common.emailInvalid,
  nameRequired: { en: "Please enter a name", vi: "Vui lòng nhập tên" },
  personNameRequired: { en: "Please enter the name", vi: "Vui lòng nhập họ tên" },
  plateRequired: { en: "Please enter the plate, such as 29B-123.45", vi: "Vui lòng nhập biển số, ví dụ 29B-123.45" },
  boatNameRequired: { en: "Please enter the name of the boat", vi: "Vui lòng nhập tên tàu" },
  orderInvalid: { en: "The last day is before the first", vi: "Ngày cuối đang trước ngày đầu" },
  languageUnknown: { en: "Please choose languages from the list", vi: "Vui lòng chọn ngoại ngữ trong danh sách" },
  paperKindInvalid: {
    en: "Please choose a paper from the list. A guide has other papers than a vehicle.",
    vi: "Vui lòng chọn loại giấy tờ trong danh sách. Hướng dẫn viên và xe có giấy tờ khác nhau.",
  },
  paperEmpty: {
    en: "Please enter the number of this paper or when it expires",
    vi: "Vui lòng nhập số hoặc ngày hết hạn của giấy tờ này",
  },
  seatsInvalid: { en: "Please enter 1 to 500 seats", vi: "Vui lòng nhập từ 1 đến 500 chỗ" },
  bagsInvalid: { en: "Please enter 0 to 500 bags", vi: "Vui lòng nhập từ 0 đến 500 kiện hành lý" },
  cabinCountInvalid: { en: "Please enter how many there are, 1 to 200", vi: "Vui lòng nhập số lượng, từ 1 đến 200" },
  partnerUnknown: { en: "This partner doesn't exist", vi: "Không có đối tác này" },
  resourceUnknown: { en: "This entry doesn't exist", vi: "Không có mục này" },
  accountUnknown: {
    en: "Choose a colleague whose account is in use, or nobody",
    vi: "Vui lòng chọn một đồng nghiệp đang dùng tài khoản, hoặc để trống",
  },
  accountTaken: {
    en: "This account belongs to another entry. An account is one person's.",
    vi: "Tài khoản này đã gắn với mục khác. Mỗi tài khoản là của một người.",
  },
} satisfies Messages
