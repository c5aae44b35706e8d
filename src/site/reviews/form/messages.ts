import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const screenMessages = {
  title: { en: "How was your trip?", vi: "Chuyến đi của bạn thế nào?" },
  loading: { en: "One moment…", vi: "Vui lòng chờ giây lát…" },
  failed: {
    en: "That could not be sent. Please try again; what you wrote is still here.",
    vi: "Chưa gửi được. Bạn vui lòng thử lại; những gì bạn viết vẫn còn đây.",
  },
  loadFailed: {
    en: "The page could not reach us. Please try again.",
    vi: "Chưa kết nối được với chúng tôi. Bạn vui lòng thử lại.",
  },
  tryAgain: common.tryAgain,
  toBookings: { en: "To my bookings", vi: "Về trang đặt chỗ" },
  linkMissing: {
    en: "This page needs the whole link from our mail. You can also write from your bookings.",
    vi: "Trang này cần liên kết đầy đủ trong email của chúng tôi. Bạn cũng có thể viết từ trang đặt chỗ.",
  },
  needsScript: {
    en: "To write from your bookings this page needs JavaScript. The link in our mail works without it.",
    vi: "Viết từ trang đặt chỗ cần JavaScript. Liên kết trong email của chúng tôi thì không cần.",
  },
  notYours: {
    en: "This booking is not one that this browser may open. Please sign in, or use the link in our mail.",
    vi: "Trình duyệt này không mở được đặt chỗ đó. Bạn vui lòng đăng nhập, hoặc dùng liên kết trong email.",
  },
  about: { en: "{product}, {date}", vi: "{product}, {date}" },
  stars: { en: "Your rating", vi: "Số sao của bạn" },
  starNames: [
    { en: "1 star: bad", vi: "1 sao: tệ" },
    { en: "2 stars: poor", vi: "2 sao: chưa tốt" },
    { en: "3 stars: fair", vi: "3 sao: tạm được" },
    { en: "4 stars: good", vi: "4 sao: tốt" },
    { en: "5 stars: excellent", vi: "5 sao: tuyệt vời" },
  ],
  text: { en: "What you would tell a friend", vi: "Điều bạn muốn kể cho bạn bè" },
  textHint: {
    en: "What was best, what could be better? No names of other people, please.",
    vi: "Điều gì tuyệt nhất, điều gì nên tốt hơn? Xin đừng nêu tên người khác.",
  },
  name: { en: "Name to show", vi: "Tên hiển thị" },
  nameHint: { en: "For example your first name and a letter", vi: "Ví dụ tên của bạn và một chữ cái" },
  country: { en: "Where you come from", vi: "Bạn đến từ" },
  countryHint: { en: "Shown beside your name", vi: "Hiển thị cạnh tên bạn" },
  noCountry: { en: "Rather not say", vi: "Không muốn nêu" },
  travelledAs: { en: "You travelled", vi: "Bạn đi" },
  consent: {
    en: "You may show my review with this name on this site. I have made this journey myself.",
    vi: "Tôi đồng ý cho hiển thị đánh giá với tên này trên trang. Chính tôi đã đi chuyến này.",
  },
  send: { en: "Send review", vi: "Gửi đánh giá" },
  change: { en: "Send the changed review", vi: "Gửi đánh giá đã sửa" },
  sending: common.sending,
  sentTitle: { en: "Thank you!", vi: "Cảm ơn bạn!" },
  sentText: {
    en: "We read every review before it is shown, usually within two days. Until then you can still change it here.",
    vi: "Chúng tôi đọc từng đánh giá trước khi đăng, thường trong vòng hai ngày. Cho đến lúc đó bạn vẫn sửa được tại đây.",
  },
  photos: { en: "Your photos", vi: "Ảnh của bạn" },
  photosHint: {
    en: "Up to two, without other people's faces unless they agree. Shown with your review.",
    vi: "Tối đa hai ảnh, không có mặt người khác nếu họ chưa đồng ý. Ảnh hiện cùng đánh giá.",
  },
  addPhoto: { en: "Add a photo", vi: "Thêm ảnh" },
  addingPhoto: { en: "Sending the photo…", vi: "Đang gửi ảnh…" },
  preparingPhoto: { en: "Almost there…", vi: "Sắp xong…" },
  photoAdded: { en: "The photo is here.", vi: "Đã nhận ảnh." },
  removePhoto: { en: "Remove photo {n}", vi: "Xóa ảnh {n}" },
  photoFailed: {
    en: "The photo could not be sent. Please try again; your review is safe.",
    vi: "Chưa gửi được ảnh. Bạn vui lòng thử lại; đánh giá vẫn được giữ.",
  },
  changeIt: { en: "Change it", vi: "Sửa đánh giá" },
  waiting: {
    en: "You have written this review. You can change it until we have read it.",
    vi: "Bạn đã viết đánh giá này và có thể sửa cho đến khi chúng tôi duyệt.",
  },
  published: { en: "Your review is shown. Thank you!", vi: "Đánh giá của bạn đã được đăng. Xin cảm ơn!" },
  refused: { en: "We have not shown this review: {reason}", vi: "Chúng tôi không đăng đánh giá này: {reason}" },
  see: { en: "See it on the page", vi: "Xem trên trang" },
} satisfies Messages
