import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const mailWordsMessages = {
  name: { en: "Email texts", vi: "Mẫu email" },
  about: {
    en: "What the site emails to guests by itself. Change any text in either language; what you leave stays as it is, also after an update.",
    vi: "Những email trang tự gửi cho khách. Bạn sửa được từng câu, từng ngôn ngữ; câu nào không sửa thì giữ nội dung gốc.",
  },
  changed: { en: "Changed: %{languages}", vi: "Đã sửa: %{languages}" },
  language: { en: "Language of the email", vi: "Ngôn ngữ của email" },
  en: common.english,
  vi: common.vietnamese,
  texts: { en: "Texts", vi: "Nội dung" },
  textsHint: {
    en: "Booking details, prices, buttons and the signature are added by the site. An empty text is left out; if you empty all of them, the original ones come back.",
    vi: "Thông tin đặt chỗ, giá, nút bấm và chữ ký do trang tự thêm. Câu để trống sẽ không có trong email; nếu xóa hết, email trở lại nội dung gốc.",
  },
  own: { en: "Original: %{text}", vi: "Nội dung gốc: %{text}" },
  ownEmpty: { en: "Empty, unless you write something", vi: "Để trống nếu không cần" },
  save: common.save,
  saved: { en: "Saved. The next email says it.", vi: "Đã lưu. Email tiếp theo sẽ dùng nội dung này." },
  reset: { en: "Use the original texts", vi: "Dùng lại nội dung gốc" },
  discard: { en: "Discard changes", vi: "Bỏ thay đổi" },
  restored: { en: "What you typed earlier was kept.", vi: "Nội dung bạn gõ trước đó vẫn còn." },
  changedMeanwhile: {
    en: "Someone has saved other texts since you began: the first of the versions below.",
    vi: "Đã có người lưu nội dung khác từ lúc bạn bắt đầu sửa. Bản đó ở đầu danh sách bên dưới.",
  },
  keepMine: { en: "Replace them with mine", vi: "Thay bằng bản của tôi" },
  preview: { en: "How it will look", vi: "Xem trước" },
  previewOf: { en: "About", vi: "Xem thử với" },
  newest: { en: "The newest one", vi: "Mới nhất" },
  noSample: {
    en: "There is nothing yet that this email could be about. Make a booking or an enquiry of your own to see it.",
    vi: "Chưa có đặt chỗ hay thư khách nào để xem thử. Bạn tự tạo một đặt chỗ hoặc thư để xem.",
  },
  subject: { en: "Subject: %{subject}", vi: "Tiêu đề: %{subject}" },
  test: { en: "Send me this email", vi: "Gửi thử cho tôi" },
  testSent: { en: "On its way to your address.", vi: "Đang gửi đến email của bạn." },
  saveFirst: { en: "Save first: the test says what is saved.", vi: "Bạn lưu trước: email thử dùng nội dung đã lưu." },
  versions: { en: "Versions", vi: "Các bản đã lưu" },
  noVersions: { en: "Nobody has changed this email yet.", vi: "Chưa ai sửa email này." },
  unknown: { en: "a former colleague", vi: "đồng nghiệp cũ" },
  restore: { en: "Put back", vi: "Lấy lại bản này" },
  putBack: {
    en: "The texts of %{time} are in the form. Save to use them.",
    vi: "Nội dung lúc %{time} đã vào ô soạn. Bạn bấm lưu để dùng.",
  },
} satisfies Messages
