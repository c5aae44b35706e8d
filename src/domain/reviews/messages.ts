import type { Messages } from "#i18n/localized.ts"

export const messages = {
  ratingRequired: { en: "Please choose from one to five stars", vi: "Vui lòng chọn từ một đến năm sao" },
  textRequired: {
    en: "Please write a few words, at least 10 characters",
    vi: "Vui lòng viết vài lời, ít nhất 10 ký tự",
  },
  nameRequired: { en: "Please enter the name to show with your review", vi: "Vui lòng cho biết tên hiển thị" },
  countryInvalid: { en: "Please choose a country from the list", vi: "Vui lòng chọn quốc gia trong danh sách" },
  travelledAsInvalid: { en: "Please choose with whom you travelled", vi: "Vui lòng chọn bạn đi cùng ai" },
  consentRequired: {
    en: "We can only accept your review if you agree that we show it",
    vi: "Bạn cần đồng ý cho hiển thị thì chúng tôi mới nhận đánh giá được",
  },
  linkInvalid: {
    en: "This link has expired. If you have an account, you can write your review from your bookings. Or just reply to our email.",
    vi: "Liên kết đã hết hạn. Nếu có tài khoản, bạn có thể viết từ trang đặt chỗ; hoặc chỉ cần trả lời email của chúng tôi.",
  },
  notTravelled: {
    en: "You can review a trip once it is over.",
    vi: "Bạn có thể đánh giá khi chuyến đi đã kết thúc.",
  },
  decided: {
    en: "We've already decided on this review, so it can't be changed here. Please write to us.",
    vi: "Đánh giá này đã được duyệt nên không sửa tại đây được nữa. Bạn vui lòng nhắn cho chúng tôi.",
  },
  photosFull: {
    en: "A review shows at most two photos. Remove one to add another.",
    vi: "Mỗi đánh giá có tối đa hai ảnh. Bạn xóa một ảnh rồi thêm ảnh khác nhé.",
  },
  oneSubject: { en: "Please ask for either a tour or a transfer", vi: "Chỉ hỏi về một tour hoặc một chuyến xe" },
  oneProof: { en: "Please send either the link's token or the booking", vi: "Cần liên kết hoặc mã đặt chỗ" },

  statusInvalid: { en: "Please publish or decline it", vi: "Vui lòng đăng hoặc từ chối" },
  reasonRequired: { en: "Please give a reason for declining it", vi: "Vui lòng cho biết lý do từ chối" },
  replyInvalid: { en: "A reply needs both English and Vietnamese", vi: "Câu trả lời cần cả tiếng Anh và tiếng Việt" },
} satisfies Messages
