import type { Messages } from "#i18n/localized.ts"

export const contentMessages = {
  zoneInvalid: {
    en: "Each pick-up zone needs a code of its own, a name, and a meeting point unless hotels are picked up",
    vi: "Mỗi khu vực đón cần mã riêng, tên, và điểm hẹn nếu không đón tại khách sạn",
  },
  choicesInvalid: {
    en: "Each choice needs a name and at least one option, each option a name and a price. Codes must differ.",
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
  englishRequired: { en: "The English text is missing", vi: "Thiếu nội dung tiếng Anh" },
  textInvalid: { en: "This must be a text", vi: "Trường này phải là chữ" },
  oneLine: { en: "Please write this on one line", vi: "Vui lòng viết trên một dòng" },
  tooLong: { en: "This text is too long", vi: "Nội dung quá dài" },
  tooMany: { en: "There are too many of these", vi: "Danh sách quá dài" },
  listInvalid: { en: "This must be a list", vi: "Trường này phải là danh sách" },
  truthInvalid: { en: "This must be true or false", vi: "Trường này phải là true hoặc false" },
  numberInvalid: { en: "This number is not possible here", vi: "Số này không hợp lệ" },
  choiceInvalid: { en: "This is not one of the possible values", vi: "Giá trị này không có trong danh sách" },
  timeInvalid: { en: "Please give a time such as 08:00", vi: "Vui lòng nhập giờ dạng 08:00" },
  slugInvalid: {
    en: "The address may have small letters without accents, figures and single hyphens, up to 80 characters",
    vi: "Đường dẫn chỉ gồm chữ thường không dấu, chữ số và dấu gạch nối đơn, tối đa 80 ký tự",
  },
  slugTaken: { en: "This slug is in use already", vi: "Đường dẫn này đã được dùng" },
  imageInvalid: {
    en: "A picture needs the address of one of our own: /media/…",
    vi: "Ảnh cần có địa chỉ trong kho ảnh của trang: /media/…",
  },
  focusInvalid: {
    en: "The focus of a picture needs x and y, whole percentages from 0 to 100",
    vi: "Điểm nhấn của ảnh cần x và y, là số phần trăm nguyên từ 0 đến 100",
  },
  priceInvalid: {
    en: "Please give prices as amounts of at least 0, in dollars with at most 2 decimals or in whole đồng",
    vi: "Giá phải từ 0 trở lên: đô la có tối đa 2 chữ số thập phân, hoặc số đồng chẵn",
  },
  bandsInvalid: {
    en: "Give each period its hours and a refund from 0 to 100%, the longest before the start first",
    vi: "Mỗi mốc hủy cần số giờ và mức hoàn từ 0 đến 100%, mốc xa ngày đi nhất xếp trước",
  },
  versionInvalid: {
    en: "The version is a whole number, as you have read it; leave it out to change whatever is there now",
    vi: "version là số nguyên như bạn đã đọc; bỏ trường này nếu muốn sửa trên bản hiện tại",
  },
  unknownField: { en: "The request has an unknown field", vi: "Yêu cầu có trường không xác định" },
  fieldRequired: { en: "This field is missing", vi: "Thiếu trường này" },
} satisfies Messages
