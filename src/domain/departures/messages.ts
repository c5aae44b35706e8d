import { contentMessages } from "#domain/catalogue/content-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const messages = {
  ...contentMessages,
  datePast: { en: "This date has passed", vi: "Ngày này đã qua" },
  orderInvalid: { en: "The last day is before the first", vi: "Ngày cuối đang trước ngày đầu" },
  weekdaysInvalid: {
    en: "Please choose at least one weekday, from 1 (Monday) to 7 (Sunday), each once",
    vi: "Vui lòng chọn ít nhất một thứ, từ 1 (thứ Hai) đến 7 (Chủ nhật), mỗi thứ một lần",
  },
  tourUnknown: { en: "This tour doesn't exist", vi: "Không có tour này" },
  minimumTooLarge: {
    en: "The minimum can't be higher than the number of places",
    vi: "Số khách tối thiểu nhiều hơn số chỗ",
  },
  capacityBelowBooked: {
    en: "{n} {n|place is|places are} already booked, so there can't be fewer",
    vi: "Đã có {n} chỗ được đặt",
  },
  capacityBelowOffered: {
    en: "{n} {n|place is|places are} booked or offered to the waiting list, so there can't be fewer",
    vi: "Đã có {n} chỗ được đặt hoặc đang giữ cho danh sách chờ",
  },
  guideUnknown: {
    en: "Choose a colleague whose account is in use, or nobody",
    vi: "Vui lòng chọn một đồng nghiệp đang dùng tài khoản, hoặc để trống",
  },
  departureExists: {
    en: "This tour already has a departure at this time",
    vi: "Tour này đã có chuyến khởi hành vào giờ đó",
  },
  rangeTooLong: { en: "Please choose at most two months", vi: "Vui lòng chọn tối đa hai tháng" },
  scheduleUnknown: { en: "This schedule doesn't exist", vi: "Không có lịch này" },
  dayClosed: { en: "The tour is closed on that day", vi: "Tour đóng vào ngày đó" },
  movedWithBookings: {
    en: "Guests have booked this date, so it can't be moved without asking them. Add a departure on the new day and move each booking, or call this one off: the email offers other dates.",
    vi: "Đã có khách đặt ngày này nên không thể tự dời. Bạn thêm chuyến vào ngày mới rồi đổi ngày cho từng khách, hoặc hủy chuyến: email sẽ gợi ý ngày khác.",
  },
  alreadyCalledOff: { en: "This departure has already been cancelled", vi: "Chuyến này đã hủy" },
} satisfies Messages
