import type { Messages } from "#i18n/localized.ts"

export const messages = {
  ratingRequired: { en: "Please choose from one to five stars", vi: "Vui lòng chọn từ một đến năm sao" },
  textRequired: {
    en: "Please write a few words, at least 10 characters",
    vi: "Vui lòng viết vài lời, ít nhất 10 ký tự",
  },
  tooLong: { en: "This text is too long", vi: "Nội dung quá dài" },
  oneLine: { en: "Please write this on one line", vi: "Vui lòng viết trên một dòng" },
  nameRequired: { en: "Please say under which name to show it", vi: "Vui lòng cho biết tên hiển thị" },
  countryInvalid: { en: "Please choose a country from the list", vi: "Vui lòng chọn quốc gia trong danh sách" },
  languageInvalid: { en: "The language must be en or vi", vi: "Ngôn ngữ phải là en hoặc vi" },
  consentRequired: {
    en: "Please agree that your review is shown, or we cannot take it",
    vi: "Bạn cần đồng ý cho hiển thị thì chúng tôi mới nhận đánh giá được",
  },
  unknownField: { en: "The request has an unknown field", vi: "Yêu cầu có trường không xác định" },
  linkInvalid: {
    en: "This link has expired. If you have an account, you can write from your bookings; or simply answer our mail.",
    vi: "Liên kết đã hết hạn. Nếu có tài khoản, bạn có thể viết từ trang đặt chỗ; hoặc chỉ cần trả lời email của chúng tôi.",
  },
  notTravelled: {
    en: "A journey can be reviewed when it is over.",
    vi: "Bạn có thể đánh giá khi chuyến đi đã kết thúc.",
  },
  decided: {
    en: "We have dealt with this review already, so it cannot be changed here. Please write to us.",
    vi: "Đánh giá này đã được duyệt nên không sửa tại đây được nữa. Bạn vui lòng nhắn cho chúng tôi.",
  },
  oneSubject: { en: "Ask for a tour or for a transfer", vi: "Chỉ hỏi về một tour hoặc một chuyến xe" },
  oneProof: { en: "Name the link or the booking", vi: "Cần liên kết hoặc mã đặt chỗ" },

  statusInvalid: { en: "Please publish or refuse it", vi: "Vui lòng đăng hoặc từ chối" },
  reasonRequired: { en: "Please say why it is refused", vi: "Vui lòng cho biết lý do từ chối" },
  replyInvalid: { en: "An answer is in English and Vietnamese", vi: "Câu trả lời cần cả tiếng Anh và tiếng Việt" },
  versionInvalid: {
    en: "The version is a whole number, as you have read it; leave it out to change whatever is there now",
    vi: "version là số nguyên như bạn đã đọc; bỏ trường này nếu muốn sửa trên bản hiện tại",
  },
  requestInvalid: { en: "We couldn't read that request", vi: "Yêu cầu chưa đúng định dạng" },
} satisfies Messages
