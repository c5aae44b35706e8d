import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

/** Texts of the screen of schedules and closed days. */
export const schedules = {
  title: { en: "Schedules", vi: "Lịch khởi hành" },
  chooseTour: {
    en: "Choose a tour to see its schedules and closed days.",
    vi: "Bạn chọn tour để xem lịch khởi hành và ngày đóng.",
  },
  none: {
    en: "No schedule yet. Without departures, guests ask for any date.",
    vi: "Chưa có lịch. Khi không có chuyến, khách yêu cầu ngày bất kỳ.",
  },
  add: { en: "Add a schedule", vi: "Thêm lịch" },
  edit: { en: "Change schedule", vi: "Sửa lịch" },
  end: { en: "End today", vi: "Dừng từ hôm nay" },
  ended: { en: "The schedule has ended. Booked departures stay.", vi: "Đã dừng lịch. Chuyến có khách vẫn giữ." },
  remove: common.delete,
  removeQuestion: { en: "Delete this schedule?", vi: "Xóa lịch này?" },
  removeText: {
    en: "Its departures without bookings disappear from the website. Booked ones stay.",
    vi: "Các chuyến chưa có khách sẽ biến mất khỏi trang web. Chuyến có khách vẫn giữ.",
  },
  removed: common.deleted,
  saved: { en: "Saved. The dates are on the website.", vi: "Đã lưu. Các ngày đã có trên trang web." },
  line: { en: "%{days} at %{time}", vi: "%{days} lúc %{time}" },
  everyDay: { en: "Every day", vi: "Hằng ngày" },
  open: { en: "from %{from}", vi: "từ %{from}" },
  closed: { en: "from %{from} until %{to}", vi: "từ %{from} đến %{to}" },
  terms: { en: "%{capacity} places", vi: "%{capacity} chỗ" },
  minimum: { en: "runs from %{n} guests", vi: "chạy từ %{n} khách" },
  preview: { en: "Dates", vi: "Các ngày khởi hành" },
  previewCount: { en: "%{n} departures until %{until}.", vi: "%{n} chuyến đến %{until}." },
  previewLater: { en: "Later dates are added day by day.", vi: "Ngày sau đó được thêm dần mỗi ngày." },
  previewEmpty: { en: "These weekdays and dates make no departures.", vi: "Các thứ và ngày này không tạo chuyến nào." },
  previewWaiting: {
    en: "Choose weekdays, dates and a time to see the departures.",
    vi: "Bạn chọn thứ, ngày và giờ để xem các chuyến.",
  },
  isClosed: { en: "closed", vi: "đóng" },
  removing: { en: "%{n} departures without bookings are deleted", vi: "Sẽ xóa %{n} chuyến chưa có khách" },
  staying: {
    en: "%{n} departures stay, because they are booked or were changed by hand",
    vi: "Giữ lại %{n} chuyến vì đã có khách hoặc đã sửa tay",
  },
  more: { en: "and %{n} more", vi: "và %{n} ngày nữa" },
} satisfies Messages

export const closeOuts = {
  title: { en: "Closed days", vi: "Ngày đóng tour" },
  about: { en: "On these days the tour takes no bookings.", vi: "Những ngày này tour không nhận khách." },
  none: { en: "No closed days ahead.", vi: "Sắp tới không có ngày đóng." },
  add: { en: "Close days", vi: "Đóng tour" },
  saved: { en: "The tour is closed on these days.", vi: "Đã đóng tour những ngày này." },
  booked: {
    en: "Departures on these days already have guests. Run or cancel them:",
    vi: "Những ngày này đã có chuyến có khách. Bạn chốt chạy hoặc hủy:",
  },
  open: { en: "Open again", vi: "Mở lại" },
  opened: { en: "The tour takes bookings again.", vi: "Tour đã nhận khách trở lại." },
} satisfies Messages
