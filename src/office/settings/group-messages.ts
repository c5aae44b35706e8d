import type { Messages } from "#i18n/localized.ts"

export const groups = {
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

export const about = {
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
