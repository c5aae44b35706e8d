import type { Messages } from "#i18n/localized.ts"

export const contentMessages = {
  zoneInvalid: {
    en: "Each pick-up zone needs its own code, a name, and a meeting point unless guests are picked up at their hotel",
    vi: "Mỗi khu vực đón cần mã riêng, tên, và điểm hẹn nếu không đón tại khách sạn",
  },
  choicesInvalid: {
    en: "Each choice needs a name and at least one option, and each option a name and a price. Codes must differ.",
    vi: "Mỗi lựa chọn cần tên và ít nhất một mục, mỗi mục cần tên và giá. Các mã phải khác nhau.",
  },
  aloneInvalid: {
    en: "Only rooms and cabins can be charged to guests who travel alone",
    vi: "Chỉ phòng và cabin mới tính được cho khách đi một mình",
  },
  roomRequired: {
    en: "Rooms can't be required. Charge them to guests who travel alone, or offer one option to everybody.",
    vi: "Phòng không thể là lựa chọn bắt buộc. Hãy tính cho khách đi một mình, hoặc cho cả đoàn chọn một mục.",
  },
  textRequired: {
    en: "Please enter this in Vietnamese, English or both",
    vi: "Vui lòng nhập tiếng Việt, tiếng Anh hoặc cả hai",
  },
  tooMany: { en: "This list is too long", vi: "Danh sách quá dài" },
  listInvalid: { en: "This must be a list", vi: "Trường này phải là danh sách" },
  numberInvalid: { en: "This number isn't allowed here", vi: "Số này không hợp lệ" },
  choiceInvalid: { en: "This isn't one of the allowed values", vi: "Giá trị này không có trong danh sách" },
  timeInvalid: { en: "Please enter a time such as 08:00", vi: "Vui lòng nhập giờ dạng 08:00" },
  slugInvalid: {
    en: "Use only lower-case letters without accents, digits and single hyphens, at most 80 characters",
    vi: "Đường dẫn chỉ gồm chữ thường không dấu, chữ số và dấu gạch nối đơn, tối đa 80 ký tự",
  },
  slugTaken: { en: "This slug is already in use", vi: "Đường dẫn này đã được dùng" },
  imageInvalid: {
    en: "Please use one of the site's own pictures: /media/…",
    vi: "Ảnh cần có địa chỉ trong kho ảnh của trang: /media/…",
  },
  focusInvalid: {
    en: "The focus of a picture needs x and y as whole percentages from 0 to 100",
    vi: "Điểm nhấn của ảnh cần x và y, là số phần trăm nguyên từ 0 đến 100",
  },
  priceInvalid: {
    en: "Prices must be 0 or more, in dollars with at most 2 decimals or in whole đồng",
    vi: "Giá phải từ 0 trở lên: đô la có tối đa 2 chữ số thập phân, hoặc số đồng chẵn",
  },
  bandsInvalid: {
    en: "Each period needs its hours and a refund from 0 to 100%, starting with the longest before departure",
    vi: "Mỗi mốc hủy cần số giờ và mức hoàn từ 0 đến 100%, mốc xa ngày đi nhất xếp trước",
  },
  depositInvalid: {
    en: "A deposit is 1 to 100 percent, or a sum in whole đồng or in dollars",
    vi: "Tiền cọc là 1 đến 100 phần trăm, hoặc một số tiền chẵn bằng đồng hay đô la",
  },
  planHoursInvalid: { en: "Please enter 1 to 720 hours", vi: "Vui lòng nhập từ 1 đến 720 giờ" },
  planDaysInvalid: {
    en: "Please enter 1 to 365 days, or leave it empty",
    vi: "Vui lòng nhập từ 1 đến 365 ngày, hoặc để trống",
  },
  fieldRequired: { en: "This field is missing", vi: "Thiếu trường này" },
} satisfies Messages
