import type { Messages } from "#i18n/localized.ts"

export const historyMessages = {
  title: { en: "What has happened", vi: "Diễn biến" },
  requested: { en: "Requested on {time}", vi: "Đã gửi yêu cầu lúc {time}" },
  answerDue: { en: "Our answer by {time}", vi: "Chúng tôi trả lời trước {time}" },
  "places-held": { en: "Seats held for you on {time}", vi: "Đã giữ chỗ cho bạn lúc {time}" },
  "email-confirmed": { en: "Email address confirmed on {time}", vi: "Đã xác nhận địa chỉ email lúc {time}" },
  confirmed: { en: "Confirmed on {time}", vi: "Chúng tôi đã xác nhận lúc {time}" },
  moved: { en: "Changed on {time}", vi: "Đã thay đổi lúc {time}" },
  changed: { en: "Details changed on {time}", vi: "Đã cập nhật thông tin lúc {time}" },
  priced: { en: "Price agreed on {time}", vi: "Đã thống nhất giá lúc {time}" },
  cancelled: { en: "Cancelled on {time}", vi: "Đã hủy lúc {time}" },
  completed: { en: "Trip completed, noted on {time}", vi: "Chuyến đi hoàn tất, ghi nhận lúc {time}" },
  "no-show": { en: "Marked as not attended on {time}", vi: "Ghi nhận khách vắng mặt lúc {time}" },
  reminded: { en: "Reminder sent on {time}", vi: "Đã gửi nhắc chuyến đi lúc {time}" },
  "links-ended": { en: "Other links ended on {time}", vi: "Đã vô hiệu hóa các liên kết khác lúc {time}" },
  "plan-link-made": { en: "Link to the plan created on {time}", vi: "Đã tạo liên kết đến kế hoạch lúc {time}" },
  "plan-link-ended": { en: "Link to the plan ended on {time}", vi: "Đã hủy liên kết đến kế hoạch lúc {time}" },
  "departure-guaranteed": {
    en: "Departure guaranteed on {time}",
    vi: "Chuyến được xác nhận chắc chắn khởi hành lúc {time}",
  },
  "departure-called-off": { en: "Departure cancelled by us on {time}", vi: "Chúng tôi hủy chuyến này lúc {time}" },

  before: { en: "Before: {trip}", vi: "Trước đó: {trip}" },
  now: { en: "Now: {trip}", vi: "Hiện tại: {trip}" },
  newPrice: { en: "Price: {price}", vi: "Giá: {price}" },
  by: {
    customer: { en: "by you", vi: "do bạn" },
    guest: { en: "by you", vi: "do bạn" },
    staff: { en: "by us", vi: "do chúng tôi" },
    system: { en: "because it was not answered in time", vi: "do quá hạn trả lời" },
  },
  reason: { en: "Reason: {reason}", vi: "Lý do: {reason}" },
  agreedRefund: { en: "{percent}% of the price is given back.", vi: "Hoàn lại {percent}% giá." },
  agreedFee: { en: "The fee is {fee}.", vi: "Phí hủy là {fee}." },
  agreedFree: { en: "There is nothing to pay.", vi: "Bạn không phải trả gì." },
} satisfies Messages
