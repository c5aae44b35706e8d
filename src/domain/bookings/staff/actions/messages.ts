import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

const actions = {
  confirm: { en: "Confirm", vi: "Xác nhận" },
  confirmed: { en: "Confirmed. The guest gets a mail.", vi: "Đã xác nhận. Khách sẽ nhận được email." },
  decline: { en: "Decline", vi: "Từ chối" },
  declined: { en: "Declined. The guest gets a mail.", vi: "Đã từ chối. Khách sẽ nhận được email." },
  cancel: { en: "Cancel booking", vi: "Hủy đặt chỗ" },
  cancelled: { en: "Cancelled. The guest gets a mail.", vi: "Đã hủy. Khách sẽ nhận được email." },
  move: { en: "Change date or party", vi: "Đổi ngày hoặc số khách" },
  moved: { en: "Changed. The guest gets a mail.", vi: "Đã đổi. Khách sẽ nhận được email." },
  price: { en: "Agree another price", vi: "Thỏa thuận giá khác" },
  firstPrice: { en: "Agree a price", vi: "Thỏa thuận giá" },
  priced: { en: "The price was changed. The guest gets a mail.", vi: "Đã đổi giá. Khách sẽ nhận được email." },
  complete: { en: "Took place", vi: "Đã đi" },
  completed: { en: "Marked as completed", vi: "Đã ghi nhận là đã đi" },
  noShow: { en: "Guest did not come", vi: "Khách không đến" },
  undo: { en: "Undo", vi: "Hoàn tác" },
  undone: { en: "Undone. The guest hears nothing of it.", vi: "Đã hoàn tác. Khách không nhận được gì." },
  noShown: { en: "Marked as no-show", vi: "Đã ghi nhận khách không đến" },
  call: { en: "Call", vi: "Gọi" },
  more: { en: "More", vi: "Thêm" },
  save: common.save,
  saved: common.saved,
  exportXlsx: { en: "Excel", vi: "Excel" },
  exportCsv: { en: "CSV", vi: "CSV" },
  new: { en: "New booking", vi: "Đặt chỗ mới" },
} satisfies Messages

/** Instead of the texts of `actions`, where there is no address to write to. */
const byPhone = {
  confirmed: {
    en: "Confirmed. No email: tell the guest by phone.",
    vi: "Đã xác nhận. Khách không có email: bạn báo khách qua điện thoại.",
  },
  declined: {
    en: "Declined. No email: tell the guest by phone.",
    vi: "Đã từ chối. Khách không có email: bạn báo khách qua điện thoại.",
  },
  cancelled: {
    en: "Cancelled. No email: tell the guest by phone.",
    vi: "Đã hủy. Khách không có email: bạn báo khách qua điện thoại.",
  },
  moved: {
    en: "Changed. No email: tell the guest by phone.",
    vi: "Đã đổi. Khách không có email: bạn báo khách qua điện thoại.",
  },
  priced: {
    en: "The price was changed. No email: tell the guest by phone.",
    vi: "Đã đổi giá. Khách không có email: bạn báo khách qua điện thoại.",
  },
  created: {
    en: "Booked: %{reference}. No email: tell the guest by phone.",
    vi: "Đã đặt: %{reference}. Khách không có email: bạn báo khách qua điện thoại.",
  },
} satisfies Messages

const cancelling = {
  reason: { en: "Reason, as the guest will read it", vi: "Lý do, khách sẽ đọc được" },
  refund: { en: "Refund in percent of the total", vi: "Hoàn lại bao nhiêu phần trăm" },
  policy: {
    en: "By the policy the cancellation fee is %{fee} now, %{percent}% of the price.",
    vi: "Theo chính sách, phí hủy lúc này là %{fee} (%{percent}% giá).",
  },
  policyWithLate: {
    en: "By the policy the cancellation fee is %{fee} now, with %{late} for late changes.",
    vi: "Theo chính sách, phí hủy lúc này là %{fee}, gồm %{late} phí thay đổi muộn.",
  },
  free: { en: "By the policy cancelling is free now.", vi: "Theo chính sách, lúc này hủy miễn phí." },
  less: {
    en: "You give back %{percent}%, less than the policy promises.",
    vi: "Bạn hoàn %{percent}%, ít hơn mức trong chính sách.",
  },
  until: { en: "That holds until %{time}.", vi: "Mức này áp dụng đến %{time}." },
  unpaid: {
    en: "The guest has paid nothing, so there is nothing to refund.",
    vi: "Khách chưa trả khoản nào nên không phải hoàn.",
  },
  paid: {
    en: "The guest has paid %{paid}; to give back: %{refund}.",
    vi: "Khách đã trả %{paid}; cần hoàn: %{refund}.",
  },
  loading: { en: "Looking up the policy…", vi: "Đang xem chính sách…" },
  cause: { en: "Why is it cancelled?", vi: "Vì sao hủy?" },
} satisfies Messages

/** What staff choose, and the figures count. */
const causes = {
  plans: { en: "Guest changed plans", vi: "Khách đổi kế hoạch" },
  weather: { en: "Weather", vi: "Thời tiết" },
  price: { en: "Price", vi: "Giá chưa hợp" },
  "no-answer": { en: "Guest doesn't answer", vi: "Không liên lạc được khách" },
  "not-enough-guests": { en: "Not enough guests", vi: "Không đủ khách" },
  unpaid: { en: "Not paid in time", vi: "Chưa thanh toán" },
  duplicate: { en: "Booked twice", vi: "Đặt trùng" },
  "fully-booked": { en: "Fully booked on that day", vi: "Ngày đó đã kín chỗ" },
  "no-vehicle": { en: "No vehicle available", vi: "Hết xe" },
  other: { en: "Something else", vi: "Lý do khác" },
  expired: { en: "We didn't answer in time", vi: "Công ty chưa kịp trả lời" },
  "called-off": { en: "Departure cancelled by us", vi: "Công ty hủy chuyến" },
  unsaid: { en: "Not said", vi: "Chưa ghi lý do" },
} satisfies Messages

/** What the guest reads of a cause, until staff write something else. */
const causeTexts = {
  plans: { en: "Cancelled at the guest's request", vi: "Khách yêu cầu hủy" },
  weather: { en: "Not possible because of the weather", vi: "Thời tiết không cho phép" },
  price: { en: "Cancelled at the guest's request", vi: "Khách yêu cầu hủy" },
  "no-answer": { en: "We couldn't reach you", vi: "Chúng tôi chưa liên lạc được với quý khách" },
  "not-enough-guests": { en: "Too few guests for this date", vi: "Ngày này không đủ khách để khởi hành" },
  unpaid: { en: "The payment didn't arrive in time", vi: "Chưa nhận được thanh toán đúng hạn" },
  duplicate: { en: "Booked twice", vi: "Đặt chỗ bị trùng" },
  "fully-booked": { en: "Fully booked on that day", vi: "Ngày đó đã kín chỗ" },
  "no-vehicle": { en: "No vehicle available at that time", vi: "Giờ đó chúng tôi không còn xe" },
} satisfies Messages

const moving = {
  date: { en: "New date", vi: "Ngày mới" },
  departure: { en: "Departure", vi: "Chuyến" },
  present: { en: "booked now", vi: "đang đặt" },
  placesLeft: { en: "%{n} seats left", vi: "còn %{n} chỗ" },
  pickupTime: common.pickupTime,
  adults: common.adults,
  children: common.children,
  same: { en: "The price stays %{total}.", vi: "Giá giữ nguyên %{total}." },
  more: { en: "New price %{total}, more than before (%{was}).", vi: "Giá mới %{total}, tăng (trước %{was})." },
  less: { en: "New price %{total}, less than before (%{was}).", vi: "Giá mới %{total}, giảm (trước %{was})." },
  keep: { en: "Keep the agreed price: %{total}", vi: "Giữ giá đã thỏa thuận: %{total}" },
  anew: { en: "Recalculate the price: %{total}", vi: "Tính lại giá: %{total}" },
  lateFee: { en: "Charge the late change fee", vi: "Tính phí thay đổi muộn" },
  lateFeeCharged: { en: "Late change fee", vi: "Phí thay đổi muộn" },
  loading: { en: "Working out the price…", vi: "Đang tính giá…" },
  unchanged: { en: "Nothing is changed yet.", vi: "Bạn chưa thay đổi gì." },
} satisfies Messages

const pricing = {
  amount: { en: "Total for the whole booking", vi: "Tổng cho cả đặt chỗ" },
  currency: common.currency,
  mail: { en: "The guest gets this mail:", vi: "Khách sẽ nhận được email này:" },
  send: { en: "Save and send the mail", vi: "Lưu và gửi email" },
} satisfies Messages

/** Texts of the actions and their dialogs. */
export const actionMessages = { actions, byPhone, cancelling, causes, causeTexts, moving, pricing }
