import { staffMessages } from "#domain/settings/staff-messages.ts"
import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"
import { accountUses, bankAccountFields, bankAccounts } from "./bank-account-messages.ts"
import { homeFields, homeMessages } from "./home/messages.ts"
import { logo } from "./logo-messages.ts"

const groups = {
  company: { en: "Company", vi: "Công ty" },
  registration: { en: "Registration and licence", vi: "Pháp lý" },
  contact: { en: "Contact", vi: "Liên hệ" },
  notice: { en: "Notice", vi: "Thông báo" },
  social: { en: "Social media", vi: "Mạng xã hội" },
  logo: { en: "Logo", vi: "Logo" },
  theme: { en: "Colours", vi: "Màu sắc" },
  pictures: { en: "Pictures", vi: "Hình ảnh" },
  home: { en: "Home page", vi: "Trang chủ" },
  pricing: { en: "Prices and payment", vi: "Giá và thanh toán" },
  payments: { en: "Payment plan", vi: "Lịch thanh toán" },
  bankAccounts: { en: "Bank accounts", vi: "Tài khoản ngân hàng" },
  office: { en: "Office hours", vi: "Giờ làm việc" },
  privacy: { en: "Personal data", vi: "Dữ liệu khách" },
  figures: { en: "Figures", vi: "Con số" },
  ratings: { en: "Ratings", vi: "Điểm đánh giá" },
  signIn: { en: "Signing in", vi: "Đăng nhập" },
  reminders: { en: "Reminders and reviews", vi: "Nhắc chuyến, mời đánh giá" },
} satisfies Messages

const about = {
  company: {
    en: "What visitors read about the company, above all at the foot of every page.",
    vi: "Phần giới thiệu công ty mà khách đọc, nhất là ở chân mỗi trang.",
  },
  registration: {
    en: "What the law asks a travel company to state. It stands at the foot of every page, on the contact page, in mails and on vouchers. What stays empty is not shown.",
    vi: "Những thông tin pháp luật yêu cầu công ty du lịch công bố: hiện ở chân mỗi trang, trang liên hệ, email và phiếu dịch vụ. Mục nào để trống sẽ không hiện.",
  },
  contact: {
    en: "How guests reach you. What stays empty is not shown.",
    vi: "Cách khách liên hệ với công ty. Mục nào để trống sẽ không hiện.",
  },
  notice: {
    en: "A sentence over every page, such as 'Our office is closed on 2 September.' It appears on its first day and goes after its last one, by the clock of Hanoi. Without days it stays until you empty it.",
    vi: "Một câu hiện ở đầu mọi trang, ví dụ 'Văn phòng nghỉ ngày 2/9.' Câu này tự hiện từ ngày đầu và tự ẩn sau ngày cuối, theo giờ Hà Nội. Không chọn ngày thì hiện đến khi bạn xóa.",
  },
  social: {
    en: "Links at the foot of every page. What stays empty is not shown.",
    vi: "Liên kết ở chân mỗi trang. Mục nào để trống sẽ không hiện.",
  },
  logo: {
    en: "It stands at the top of the website, in mails and on documents, and becomes the icon in browsers and on phones. Without one they show the first letter of your company's name in your main colour.",
    vi: "Logo hiện ở đầu trang web, trong email và trên chứng từ, đồng thời là biểu tượng trên trình duyệt và điện thoại. Khi chưa có logo, những chỗ này hiện chữ cái đầu của tên công ty trên nền màu chính.",
  },
  theme: {
    en: "Colours of the website. The site keeps every text readable, whatever you choose.",
    vi: "Màu của trang web. Dù chọn màu nào, trang vẫn tự chỉnh để chữ luôn dễ đọc.",
  },
  pictures: {
    en: "Pictures of pages about the company. A page without one shows a field in your main colour.",
    vi: "Ảnh của các trang về công ty. Trang chưa có ảnh sẽ hiện một mảng màu chính của bạn.",
  },
  home: {
    en: "Words and pictures of the home page, from top to foot. What stays empty is left out or has a plain default.",
    vi: "Chữ và ảnh của trang chủ, từ trên xuống dưới. Mục để trống sẽ không hiện hoặc dùng nội dung mặc định.",
  },
  pricing: {
    en: "Prices in dollars are shown in đồng at this rate. Bookings keep the rate of the day they were made.",
    vi: "Giá đô la được quy ra đồng theo tỷ giá này. Đặt chỗ đã có vẫn giữ tỷ giá lúc đặt.",
  },
  payments: {
    en: "When guests pay: a deposit, the rest, or everything at once. It applies to what is booked from now on. Tours, transfers and extras may have a plan of their own, and so may a booking.",
    vi: "Khách trả tiền khi nào: đặt cọc, phần còn lại, hoặc trả một lần. Áp dụng cho đặt chỗ từ nay về sau. Mỗi tour, xe, dịch vụ thêm có thể có lịch riêng, và bạn sửa được lịch của từng đặt chỗ.",
  },
  bankAccounts: {
    en: "Guests of a confirmed booking pay into the first account that fits, in đồng with a VietQR code. Without an account they only read how to pay.",
    vi: "Khách có đặt chỗ đã xác nhận chuyển vào tài khoản phù hợp đầu tiên; với tài khoản tiền đồng, khách có thêm mã VietQR. Chưa có tài khoản thì khách chỉ đọc phần cách thanh toán.",
  },
  office: {
    en: "The site uses these hours to tell guests when to expect an answer. Below: what happens if the office doesn't answer or decide in time.",
    vi: "Trang web dựa vào giờ này để hẹn khách lúc nào sẽ được trả lời. Bên dưới: khi văn phòng chưa kịp trả lời hoặc chốt chuyến.",
  },
  privacy: {
    en: "After this time the site deletes names, addresses and phone numbers by itself. Amounts stay for the accounts.",
    vi: "Quá hạn này, trang tự xóa tên, email và số điện thoại của khách. Số tiền vẫn giữ để làm sổ sách.",
  },
  figures: {
    en: "The company in figures, up to four on each page. Without any, the page leaves them out.",
    vi: "Những con số về công ty, mỗi trang tối đa bốn số. Trang nào chưa có số thì không hiện phần này.",
  },
  signIn: {
    en: "Who must sign in with a second step. People of these roles who haven't set one up are signed out at once and led to it when they sign in again.",
    vi: "Ai bắt buộc đăng nhập hai bước. Người thuộc các vai trò này mà chưa thiết lập sẽ bị đăng xuất ngay và được hướng dẫn thiết lập khi đăng nhập lại.",
  },
  ratings: {
    en: "Shown until there are reviews by guests. With 0 reviews nothing is shown.",
    vi: "Hiện trên trang khi chưa có đánh giá của khách. Nếu số lượt là 0 thì không hiện.",
  },
  reminders: {
    en: "When guests are reminded of their trip and asked for a review, at 9:00 in the morning. You can switch off either for a single tour in its editor, and change the words under 'Email texts'.",
    vi: "Khi nào nhắc khách về chuyến đi và mời đánh giá, lúc 9 giờ sáng. Bạn có thể tắt riêng cho từng tour khi sửa tour, và sửa nội dung ở mục 'Mẫu email'.",
  },
} satisfies Messages

/** Names of the fields, also for errors and conflicts (`content.fields`). */
export const settingsFields = {
  ...homeFields,
  ...bankAccountFields,
  paymentReminders: { en: "Reminders by email", vi: "Nhắc qua email" },
  beforeHours: { en: "Hours before a payment is due (0: never)", vi: "Trước hạn trả (giờ, 0: không nhắc)" },
  afterHours: { en: "Hours after it was due (0: never)", vi: "Sau hạn trả (giờ, 0: không nhắc)" },
  companyName: { en: "Name", vi: "Tên công ty" },
  companyDescription: { en: "About the company", vi: "Giới thiệu" },
  referencePrefix: { en: "Booking codes begin with", vi: "Mã đặt chỗ bắt đầu bằng" },
  howToPay: { en: "How guests pay, and until when", vi: "Khách thanh toán thế nào, khi nào" },
  footerText: { en: "Small print at the foot of pages", vi: "Dòng chữ nhỏ cuối trang" },
  legalName: { en: "Name as registered", vi: "Tên doanh nghiệp theo đăng ký" },
  enterpriseNumber: { en: "Enterprise number", vi: "Mã số doanh nghiệp" },
  enterpriseIssuedOn: { en: "Registered on", vi: "Ngày cấp đăng ký" },
  enterpriseIssuedBy: { en: "Registered by (office)", vi: "Nơi cấp đăng ký" },
  taxCode: { en: "Tax code", vi: "Mã số thuế" },
  legalRepresentative: { en: "Legal representative", vi: "Người đại diện theo pháp luật" },
  licenceKind: { en: "Travel licence", vi: "Giấy phép lữ hành" },
  licenceNumber: { en: "Licence number", vi: "Số giấy phép" },
  licenceIssuedOn: { en: "Licence issued on", vi: "Ngày cấp giấy phép" },
  badgeUrl: { en: "Link of the online.gov.vn badge", vi: "Đường dẫn biểu tượng online.gov.vn" },
  complaintsContact: { en: "How guests complain", vi: "Khách khiếu nại ở đâu" },
  complaintAnswerDays: {
    en: "Answer complaints within (working days)",
    vi: "Phản hồi khiếu nại trong (ngày làm việc)",
  },
  complaintSettleDays: { en: "Settle complaints within (days)", vi: "Giải quyết khiếu nại trong (ngày)" },
  noticeText: { en: "Notice over the site", vi: "Thông báo trên trang web" },
  noticeFrom: { en: "First day", vi: "Ngày đầu" },
  noticeUntil: { en: "Last day", vi: "Ngày cuối" },
  phone: common.phone,
  email: common.email,
  address: { en: "Address", vi: "Địa chỉ" },
  businessHours: { en: "Opening hours, as guests read them", vi: "Giờ mở cửa (khách đọc)" },
  zalo: { en: "Zalo number", vi: "Số Zalo" },
  whatsapp: { en: "WhatsApp number", vi: "Số WhatsApp" },
  messenger: { en: "Messenger name (after m.me/)", vi: "Tên Messenger (sau m.me/)" },
  facebook: { en: "Facebook page", vi: "Trang Facebook" },
  instagram: { en: "Instagram page", vi: "Trang Instagram" },
  youtube: { en: "YouTube channel", vi: "Kênh YouTube" },
  tiktok: { en: "TikTok page", vi: "Trang TikTok" },
  logo: { en: "Logo", vi: "Logo" },
  light: { en: "On light ground", vi: "Trên nền sáng" },
  dark: { en: "On dark ground", vi: "Trên nền tối" },
  symbol: { en: "Square symbol", vi: "Biểu tượng vuông" },
  primaryColor: { en: "Main colour: buttons and links", vi: "Màu chính: nút và liên kết" },
  topBar: { en: "Top bar", vi: "Thanh trên cùng" },
  footer: { en: "Foot of the page", vi: "Chân trang" },
  backgroundColor: { en: "Background", vi: "Nền" },
  textColor: { en: "Text", vi: "Chữ" },
  hoverColor: { en: "Link under the pointer", vi: "Liên kết khi rê chuột" },
  secondaryTextColor: { en: "Small text", vi: "Chữ phụ" },
  borderColor: { en: "Line", vi: "Đường kẻ" },
  exchangeRate: { en: "Exchange rate", vi: "Tỷ giá" },
  vndPerUsd: { en: "Đồng for 1 US dollar", vi: "1 đô la Mỹ đổi được (đồng)" },
  date: { en: "Rate of", vi: "Tỷ giá ngày" },
  displayRates: { en: "Other currencies, to show prices only", vi: "Loại tiền khác, chỉ để xem giá" },
  vndPerEur: { en: "Đồng for 1 euro", vi: "1 euro đổi được (đồng)" },
  vndPerKrw: { en: "Đồng for 1 South Korean won", vi: "1 won Hàn Quốc đổi được (đồng)" },
  office: { en: "Office hours", vi: "Giờ làm việc" },
  weekdays: { en: "Open on", vi: "Ngày làm việc" },
  opens: common.from,
  closes: common.to,
  answerHours: { en: "Answer requests within (office hours)", vi: "Trả lời yêu cầu trong (giờ làm việc)" },
  holdHours: {
    en: "Let a request expire this many hours after the promised answer",
    vi: "Yêu cầu hết hạn sau giờ hẹn trả lời (giờ)",
  },
  undecided: {
    en: "Departures with too few guests at the time of decision",
    vi: "Chuyến chưa đủ khách khi đến giờ chốt",
  },
  retention: { en: "Personal data", vi: "Dữ liệu khách" },
  secondFactorRoles: { en: "Second step needed by", vi: "Bắt buộc hai bước với" },
  guestDays: { en: "Keep contact data after the trip (days)", vi: "Giữ thông tin liên hệ sau chuyến đi (ngày)" },
  networkDays: { en: "Keep network addresses (days)", vi: "Giữ địa chỉ mạng (ngày)" },
  figures: { en: "Figures", vi: "Con số" },
  home: { en: "Home page", vi: "Trang chủ" },
  about: { en: "About page", vi: "Trang giới thiệu" },
  figure: { en: "Figure (98%, 24/7 …)", vi: "Con số (98%, 24/7…)" },
  label: { en: "What it counts", vi: "Nội dung" },
  reminderDays: { en: "Remind this many days before (0: never)", vi: "Nhắc trước bao nhiêu ngày (0: không nhắc)" },
  invitationDays: {
    en: "Ask for a review this many days after (0: never)",
    vi: "Mời đánh giá sau bao nhiêu ngày (0: không mời)",
  },
  googleReviews: { en: "Google: your link for reviews", vi: "Google: liên kết đánh giá" },
  tripadvisor: { en: "Tripadvisor: your page", vi: "Tripadvisor: trang của công ty" },
  ratings: { en: "Ratings", vi: "Điểm đánh giá" },
  tour: common.tours,
  transfer: common.transfers,
  average: { en: "Average (0 to 5)", vi: "Điểm trung bình (0–5)" },
  count: { en: "Number of reviews", vi: "Số lượt đánh giá" },
} satisfies Messages

const weekdays = {
  1: { en: "Monday", vi: "Thứ Hai" },
  2: { en: "Tuesday", vi: "Thứ Ba" },
  3: { en: "Wednesday", vi: "Thứ Tư" },
  4: { en: "Thursday", vi: "Thứ Năm" },
  5: { en: "Friday", vi: "Thứ Sáu" },
  6: { en: "Saturday", vi: "Thứ Bảy" },
  7: { en: "Sunday", vi: "Chủ nhật" },
} satisfies Messages

const undecided = {
  close: {
    en: "Take no more bookings online until you decide",
    vi: "Ngừng nhận khách trên trang đến khi bạn chốt",
  },
  run: {
    en: "Run with whoever has booked, and tell them",
    vi: "Vẫn chạy với số khách đã đặt, và báo cho khách",
  },
} satisfies Messages

const licenceKinds = {
  domestic: { en: "Domestic", vi: "Nội địa" },
  international: { en: "International", vi: "Quốc tế" },
} satisfies Messages

const preview = {
  title: { en: "This is how it will look", vi: "Xem trước" },
  menu: common.tours,
  button: { en: "Book now", vi: "Đặt ngay" },
  link: { en: "See all tours", vi: "Xem tất cả tour" },
  legal: { en: "Terms and privacy", vi: "Điều khoản và quyền riêng tư" },
  buttonText: { en: "Button", vi: "Chữ trên nút" },
  topBarText: { en: "Top bar, text", vi: "Thanh trên cùng, chữ" },
  topBarHover: { en: "Top bar, link under the pointer", vi: "Thanh trên cùng, liên kết khi rê chuột" },
  footerText: { en: "Foot of the page, text", vi: "Chân trang, chữ" },
  footerSmall: { en: "Foot of the page, small text", vi: "Chân trang, chữ phụ" },
  choose: { en: "Choose the colour: %{name}", vi: "Chọn màu: %{name}" },
} satisfies Messages

/** `%{ratio}` is the contrast by WCAG, such as 4.5. */
const contrast = {
  readable: { en: "readable (%{ratio} : 1)", vi: "dễ đọc (%{ratio} : 1)" },
  darkText: {
    en: "too pale for white (%{ratio} : 1): the text will be shown in dark",
    vi: "nền quá nhạt cho chữ trắng (%{ratio} : 1): chữ sẽ hiện màu đậm",
  },
  adjusted: {
    en: "hard to read (%{ratio} : 1): the site will adjust it a little",
    vi: "khó đọc (%{ratio} : 1): trang sẽ tự chỉnh màu một chút",
  },
} satisfies Messages

const history = {
  title: { en: "Changes", vi: "Các lần thay đổi" },
  none: { en: "Nothing has been changed yet.", vi: "Chưa có thay đổi nào." },
  rate: { en: "%{rate} đ, of %{date}", vi: "%{rate} đ, ngày %{date}" },
  from: { en: "before: %{rate} đ", vi: "trước đó: %{rate} đ" },
  unknown: { en: "a former colleague", vi: "đồng nghiệp cũ" },
} satisfies Messages

export const settingsMessages = {
  moreColors: {
    en: "More colours: choose those of the bars yourself",
    vi: "Thêm màu: tự chọn màu thanh trên và chân trang",
  },
  barsFollow: {
    en: "The bars at the top and bottom follow your main colour.",
    vi: "Thanh trên cùng và chân trang tự theo màu chính.",
  },
  prefixHint: {
    en: "2 to 5 letters, as in GVN-7K3-M9Q-XDT. Empty: the first letters of the name. Codes given out stay as they are.",
    vi: "2 đến 5 chữ cái, ví dụ GVN-7K3-M9Q-XDT. Để trống thì lấy chữ đầu của tên. Mã đã cấp giữ nguyên.",
  },
  hasPlan: { en: "Guests pay by a plan", vi: "Khách trả theo lịch" },
  paymentRemindersHint: {
    en: "Each once. A payment that is due sooner is announced in the confirmation.",
    vi: "Mỗi lần nhắc một email. Khoản đến hạn sớm hơn đã được báo trong email xác nhận.",
  },
  reviewLinksHint: {
    en: "Guests find these links in the invitation, below the button for a review on your own site.",
    vi: "Khách thấy các liên kết này trong thư mời, dưới nút đánh giá trên trang của bạn.",
  },
  displayRateHint: { en: "Leave empty not to offer it", vi: "Để trống nếu không dùng" },
  addFigure: { en: "Add a figure", vi: "Thêm con số" },
  name: { en: "Settings", vi: "Cài đặt" },
  failed: { en: "The settings could not be loaded.", vi: "Không tải được cài đặt." },
  retry: common.tryAgain,
  more: { en: "Set up once, seldom changed", vi: "Thiết lập một lần, ít khi đổi" },
  software: { en: "This back office is Ghé.", vi: "Phần mềm quản trị: Ghé." },
  groups,
  about,
  home: homeMessages,
  retentionAdminsOnly: staffMessages.retentionAdminsOnly,
  secondFactorAdminsOnly: staffMessages.secondFactorAdminsOnly,
  bankAccountsAccountantsOnly: staffMessages.bankAccountsAccountantsOnly,
  weekdays,
  accountUses,
  bankAccounts,
  undecided,
  licenceKinds,
  pictureOf: {
    about: { en: "About page", vi: "Trang giới thiệu" },
    contact: { en: "Contact page", vi: "Trang liên hệ" },
    account: { en: "Pages to sign in and register, up to three", vi: "Trang đăng nhập, đăng ký: tối đa ba ảnh" },
  },
  logo,
  preview,
  contrast,
  history,
}
