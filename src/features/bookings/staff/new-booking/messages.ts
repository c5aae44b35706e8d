import type { Messages } from "#i18n/localized.ts"

/** Texts of the form for bookings by phone. */
export const newBookingMessages = {
  trip: { en: "Trip", vi: "Chuyến đi" },
  guestLanguage: { en: "Language of the guest", vi: "Ngôn ngữ của khách" },
  money: { en: "Money", vi: "Tiền" },
  deposit: { en: "Deposit received", vi: "Tiền cọc đã nhận" },
  agreed: { en: "Agreed price", vi: "Giá thỏa thuận" },
  agreedHint: { en: "Replaces the computed price", vi: "Thay cho giá hệ thống tính" },
  submit: { en: "Book and confirm", vi: "Đặt và xác nhận" },
  later: { en: "Save, confirm later", vi: "Lưu, xác nhận sau" },
  confirmed: {
    en: "Booked and confirmed: %{reference}. The guest gets a mail.",
    vi: "Đã đặt và xác nhận: %{reference}. Khách sẽ nhận được email.",
  },
  known: {
    en: "Known guest: %{name}, %{smart_count} booking |||| Known guest: %{name}, %{smart_count} bookings",
    vi: "Khách quen: %{name}, đã đặt %{smart_count} lần",
  },
  knownOpen: { en: "Open", vi: "Xem khách" },
  restored: { en: "This is what you typed earlier.", vi: "Đây là thông tin bạn đã nhập lần trước." },
  restart: { en: "Start anew", vi: "Nhập lại từ đầu" },
  private: { en: "Private group, on any date", vi: "Đoàn riêng, đi ngày nào cũng được" },
  age: { en: "Age of child %{n}", vi: "Tuổi trẻ em %{n}" },
  height: { en: "Height of child %{n} (cm)", vi: "Chiều cao trẻ em %{n} (cm)" },
  quantity: { en: "Quantity", vi: "Số lượng" },
  zone: { en: "Pick-up area", vi: "Khu vực đón" },
  noZone: { en: "Not chosen", vi: "Chưa chọn" },
  chosen: { en: "%{n} chosen", vi: "đã chọn %{n}" },
  proposed: { en: "Best fit: %{name}", vi: "Vừa nhất: %{name}" },
  childSeats: { en: "Child seats", vi: "Ghế trẻ em" },
  extraStops: { en: "Extra stops", vi: "Điểm dừng thêm" },
  waitingHours: { en: "Waiting hours", vi: "Số giờ chờ" },
  return: { en: "With the way back", vi: "Có chiều về" },
  returnDate: { en: "Date of the way back", vi: "Ngày về" },
  flightTime: {
    from: { en: "Landing time", vi: "Giờ hạ cánh" },
    to: { en: "Take-off time", vi: "Giờ cất cánh" },
  },
  night: { en: "Which night", vi: "Đêm nào" },
  nightFromTo: { en: "The night of %{from} to %{to}", vi: "Đêm %{from} rạng sáng %{to}" },
  tooFew: {
    en: "This departure has %{left} places left, the party is %{people} people.",
    vi: "Chuyến này còn %{left} chỗ, đoàn có %{people} khách.",
  },
  closed: {
    en: "Guests could book this departure until %{time}.",
    vi: "Chuyến này đã hết hạn nhận khách trên trang từ %{time}.",
  },
  afterClosing: { en: "Book it all the same", vi: "Vẫn nhận khách" },
  overbook: { en: "Take them all the same, %{n} beyond the capacity", vi: "Vẫn nhận, vượt %{n} chỗ" },
  noEmail: {
    en: "Leave empty if the guest has none",
    vi: "Khách không có thì để trống",
  },
  priceLater: { en: "Choose a product and a date to see the price.", vi: "Chọn dịch vụ và ngày để xem giá." },
  noPrice: { en: "Price to be agreed", vi: "Giá thỏa thuận" },
} satisfies Messages
