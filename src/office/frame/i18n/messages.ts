import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"
import { signInMessages } from "#office/frame/sign-in/messages.ts"

/** Texts that all screens of the back office share. `%{name}` is filled in. */
const shell = {
  company: { en: "Back office", vi: "Quản trị" },
  today: { en: "Today", vi: "Hôm nay" },
  toSite: { en: "Open the website", vi: "Mở trang web" },
  quickFilters: { en: "Quick filters", vi: "Lọc nhanh" },
  outsideFilter: {
    en: "%{n} more outside this filter.",
    vi: "Còn %{n} mục ngoài bộ lọc này.",
  },
  more: { en: "More", vi: "Thêm" },
  unknownFilter: {
    en: "The address of this page asks for a filter that doesn't exist.",
    vi: "Địa chỉ trang này có bộ lọc không tồn tại.",
  },
  showAll: { en: "Show all", vi: "Xem tất cả" },
  searching: { en: "Searching…", vi: "Đang tìm…" },
  search: { en: "Find bookings, people, tours", vi: "Tìm đặt chỗ, khách, tour" },
  mail: common.email,
  copied: { en: "Copied", vi: "Đã chép" },
  notCopied: {
    en: "Your browser didn't allow copying. Select the text and copy it yourself.",
    vi: "Trình duyệt không cho chép. Bạn hãy bôi đen rồi tự chép.",
  },
  none: { en: "—", vi: "—" },
  older: { en: "Show older entries", vi: "Xem các mục cũ hơn" },
  textFields: {
    en: "Fields: press one to put it where the cursor is. The guest reads what it stands for.",
    vi: "Trường: bấm để chèn vào chỗ con trỏ. Khách sẽ đọc nội dung thật.",
  },
} satisfies Messages

const login = {
  title: { en: "Sign in", vi: "Đăng nhập" },
  email: common.email,
  password: { en: "Password", vi: "Mật khẩu" },
  submit: { en: "Sign in", vi: "Đăng nhập" },
  notStaff: {
    en: "This account is not one of the staff. Ask an administrator for access.",
    vi: "Tài khoản này không thuộc nhân viên. Bạn hãy nhờ quản trị viên cấp quyền.",
  },
  forgot: { en: "Forgot your password?", vi: "Quên mật khẩu?" },
} satisfies Messages

const session = {
  title: { en: "Your session has ended", vi: "Phiên đăng nhập đã hết" },
  text: {
    en: "Enter your password to go on. Nothing that you typed is lost.",
    vi: "Bạn nhập mật khẩu để tiếp tục. Những gì đã gõ vẫn còn nguyên.",
  },
  submit: { en: "Continue", vi: "Tiếp tục" },
  leave: { en: "Sign out", vi: "Đăng xuất" },
} satisfies Messages

const signOut = {
  title: { en: "Sign out?", vi: "Đăng xuất?" },
  unsent: {
    en: "Answers you haven't sent: %{n}. Signing out deletes them from this browser.",
    vi: "Còn %{n} câu trả lời chưa gửi. Nếu đăng xuất, các câu này sẽ bị xóa khỏi trình duyệt.",
  },
  confirm: { en: "Sign out and delete", vi: "Đăng xuất và xóa" },
  cancel: { en: "Stay", vi: "Ở lại" },
} satisfies Messages

/** Instead of a screen that belongs to others' jobs. */
const notYours = {
  title: { en: "Not part of your job here", vi: "Không thuộc phần việc của bạn" },
  text: {
    en: "Your role is %{role}, which doesn't include this screen. If you need it, ask an administrator to change your role.",
    vi: "Vai trò của bạn là %{role} nên không mở được màn hình này. Nếu cần, bạn nhờ quản trị viên đổi vai trò.",
  },
} satisfies Messages

const error = {
  network: {
    en: "No connection. Nothing was lost: try again in a moment.",
    vi: "Mất kết nối. Chưa mất gì cả: bạn thử lại sau giây lát.",
  },
} satisfies Messages

const todayScreen = {
  requests: { en: "Requests to answer", vi: "Yêu cầu chờ trả lời" },
  noRequests: { en: "All requests are answered.", vi: "Đã trả lời hết các yêu cầu." },
  overdue: { en: "late by %{time}", vi: "trễ %{time}" },
  left: { en: "%{time} left", vi: "còn %{time}" },
  minutes: { en: "%{n} min", vi: "%{n} phút" },
  hours: { en: "%{n} h", vi: "%{n} giờ" },
  days: { en: "%{n} days", vi: "%{n} ngày" },
  trips: { en: "The next three days", vi: "Ba ngày tới" },
  noTrips: { en: "No confirmed trips in the next three days.", vi: "Ba ngày tới chưa có chuyến nào đã xác nhận." },
  enquiries: { en: "Enquiries to answer", vi: "Thư khách chờ trả lời" },
  noEnquiries: { en: "All enquiries are answered.", vi: "Đã trả lời hết thư của khách." },
  mails: { en: "Mails that failed", vi: "Email chưa gửi được" },
  noMails: { en: "No mail needs your attention.", vi: "Không có email nào cần xử lý." },
  unpriced: { en: "Confirmed without a price", vi: "Đã xác nhận nhưng chưa có giá" },
  toChoose: { en: "Cancelled departures: guests to choose", vi: "Chuyến đã hủy, chờ khách chọn" },
  toComplete: { en: "Trips to complete", vi: "Chuyến đã qua, cần ghi nhận" },
  noneToComplete: { en: "All trips are completed.", vi: "Đã ghi nhận hết các chuyến đã qua." },
  overduePayments: { en: "Payments overdue", vi: "Quá hạn thanh toán" },
  refunds: { en: "Refunds to pay", vi: "Cần hoàn tiền cho khách" },
  noRefunds: { en: "Nobody is owed a refund.", vi: "Không có khách nào chờ hoàn tiền." },
  owed: { en: "Confirmed and not fully paid", vi: "Đã xác nhận, chưa thu đủ" },
  noneOwed: { en: "All confirmed trips are paid.", vi: "Các chuyến đã xác nhận đều thu đủ." },
  reviews: { en: "Reviews to read", vi: "Đánh giá chờ duyệt" },
  noReviews: { en: "All reviews are decided.", vi: "Đã duyệt hết các đánh giá." },
  all: { en: "All %{n}", vi: "Tất cả %{n}" },
} satisfies Messages

/** The list of mails. */
const mailsHeld = {
  title: { en: "No emails are being sent", vi: "Email đang được giữ lại" },
  text: {
    en: "This database was restored or copied, so nothing is mailed to guests from here. If this is the site that your guests use, ask whoever runs the server to enter:",
    vi: "Dữ liệu này được khôi phục hoặc sao chép, nên chưa gửi email nào cho khách. Nếu đây là trang web khách đang dùng, hãy nhờ người quản trị máy chủ chạy lệnh:",
  },
}

const mailQueue = {
  name: { en: "Outbox", vi: "Hộp thư đi" },
  all: common.all,
  recipient: { en: "To", vi: "Gửi đến" },
  when: { en: "When", vi: "Lúc" },
  attempts: { en: "tried once |||| tried %{smart_count} times", vi: "đã thử %{smart_count} lần" },
  next: { en: "next try %{time}", vi: "thử lại lúc %{time}" },
  problem: { en: "The mail server said: %{error}", vi: "Máy chủ email trả lời: %{error}" },
  show: { en: "Show", vi: "Xem" },
  booking: { en: "Open the booking", vi: "Mở đặt chỗ" },
  none: { en: "No mails here.", vi: "Không có email nào." },
  resend: { en: "Send again", vi: "Gửi lại" },
  resent: { en: "The mail is on its way", vi: "Email đang được gửi" },
  correct: { en: "Correct the address", vi: "Sửa địa chỉ" },
  corrected: { en: "The address is corrected, the mail is on its way", vi: "Đã sửa địa chỉ, email đang được gửi" },
  correctHelp: {
    en: "The booking or enquiry gets this address, too.",
    vi: "Địa chỉ trong đặt chỗ hoặc yêu cầu cũng được sửa theo.",
  },
  sendThere: { en: "Correct and send", vi: "Sửa và gửi lại" },
  dismiss: { en: "Dismiss", vi: "Bỏ qua" },
  dismissed: { en: "The mail will not be sent", vi: "Email này sẽ không gửi nữa" },
} satisfies Messages

const mailStatus = {
  sent: { en: "Sent", vi: "Đã gửi" },
  waiting: { en: "Waiting", vi: "Đang chờ" },
  failing: { en: "Trying again", vi: "Đang thử lại" },
  dead: { en: "Not sent", vi: "Chưa gửi được" },
  dismissed: { en: "Dismissed", vi: "Đã bỏ qua" },
} satisfies Messages

const dates = {
  format: { en: "dd/mm/yyyy", vi: "ngày/tháng/năm" },
  time: { en: "hh:mm", vi: "giờ:phút" },
  open: { en: "Open the calendar", vi: "Mở lịch" },
  unreadableDate: {
    en: "There is no such day. Please write the day, then the month: 05/12/2026 or 5/12",
    vi: "Không có ngày này. Hãy ghi ngày rồi đến tháng, ví dụ 05/12/2026 hoặc 5/12",
  },
  unreadableTime: { en: "Please write a time such as 8:30 or 14:00", vi: "Hãy ghi giờ, ví dụ 8:30 hoặc 14:00" },
} satisfies Messages

const money = {
  unreadable: {
    VND: { en: "Please write whole đồng, such as 4,000,000 or 4tr", vi: "Hãy ghi số đồng, ví dụ 4.000.000 hoặc 4tr" },
    USD: { en: "Please write dollars, such as 445.50", vi: "Hãy ghi số đô la, ví dụ 445,50" },
  },
  unsure: { en: "Is this amount right?", vi: "Số tiền này có đúng không?" },
  far: { en: "Yes, it is %{now}. It was %{was}.", vi: "Đúng, giá là %{now}. Trước đó là %{was}." },
  above: {
    owed: {
      none: { en: "Yes, %{now} was paid, although nothing is owed.", vi: "Đúng là %{now}, dù khách không còn nợ." },
      more: {
        en: "Yes, %{now} was paid, more than the %{most} owed.",
        vi: "Đúng là %{now}, nhiều hơn số còn phải thu %{most}.",
      },
      times: {
        en: "Yes, %{now} was paid, %{times} times the %{most} owed.",
        vi: "Đúng là %{now}, gấp %{times} lần số còn phải thu %{most}.",
      },
    },
    back: {
      none: {
        en: "Yes, give back %{now}, although the guest is owed nothing.",
        vi: "Đúng, hoàn %{now}, dù khách không được hoàn khoản nào.",
      },
      more: {
        en: "Yes, give back %{now}, more than the %{most} owed to the guest.",
        vi: "Đúng, hoàn %{now}, nhiều hơn số cần hoàn %{most}.",
      },
      times: {
        en: "Yes, give back %{now}, %{times} times the %{most} owed to the guest.",
        vi: "Đúng, hoàn %{now}, gấp %{times} lần số cần hoàn %{most}.",
      },
    },
    price: {
      none: {
        en: "Yes, %{now} was paid, although there is no price yet.",
        vi: "Đúng là %{now}, dù chưa có giá.",
      },
      more: {
        en: "Yes, %{now} was paid, more than the price of %{most}.",
        vi: "Đúng là %{now}, nhiều hơn giá %{most}.",
      },
      times: {
        en: "Yes, %{now} was paid, %{times} times the price of %{most}.",
        vi: "Đúng là %{now}, gấp %{times} lần giá %{most}.",
      },
    },
  },
  small: { en: "Yes, it is only %{now}.", vi: "Đúng, chỉ %{now}." },
  converted: {
    en: "Prices converted at %{rate} ₫ for a dollar. Please check them before you save.",
    vi: "Đã quy đổi các giá theo tỷ giá %{rate} ₫. Bạn kiểm tra lại trước khi lưu.",
  },
}

const mailNotSent = { en: "This mail has not been sent.", vi: "Email này chưa được gửi." }

export const messages = {
  ...shell,
  login,
  signIn: signInMessages,
  session,
  signOut,
  notYours,
  error,
  todayScreen,
  mailStatus,
  mailQueue,
  mailsHeld,
  mailNotSent,
  money,
  dates,
}
