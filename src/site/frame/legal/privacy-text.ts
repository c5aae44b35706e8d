import { common } from "#i18n/common-messages.ts"
import type { Chapter } from "./legal-page.tsx"

export const LAST_CHANGED = "2026-11-28"

/** Every sentence describes what the code does. Keep them in step. */
export const chapters: Chapter[] = [
  {
    title: { en: "Who is responsible", vi: "Ai chịu trách nhiệm" },
    paragraphs: [
      {
        en: "The company named at the foot of this page decides what your data is used for, and answers for it. You reach it by the phone number, email and address that stand there.",
        vi: "Công ty có tên ở cuối trang là bên quyết định mục đích sử dụng dữ liệu của bạn và chịu trách nhiệm về việc đó. Bạn có thể liên hệ qua số điện thoại, email và địa chỉ ghi tại đó.",
      },
      {
        en: "We work in Vietnam and follow its rules on personal data: the Law on Personal Data Protection (No.\u00a091/2025/QH15) and the decrees that implement it. If the law where you live gives you further rights, they are not lessened by this page.",
        vi: "Chúng tôi hoạt động tại Việt Nam và tuân theo quy định về dữ liệu cá nhân: Luật Bảo vệ dữ liệu cá nhân (số\u00a091/2025/QH15) và các nghị định hướng dẫn thi hành. Nếu pháp luật nơi bạn sống cho bạn thêm quyền, trang này không làm giảm các quyền đó.",
      },
    ],
  },
  {
    title: { en: "What we use, and what for", vi: "Dữ liệu nào, để làm gì" },
    paragraphs: [
      {
        en: "Only what you write into a form, and what is needed to carry it out.",
        vi: "Chỉ những gì bạn điền vào biểu mẫu và những gì cần để thực hiện yêu cầu đó.",
      },
    ],
    list: [
      {
        en: "A booking: name, email, phone, travel date, number of travellers and your wishes, to answer you, to run the trip and to keep the books the law asks for.",
        vi: "Đặt chỗ: tên, email, điện thoại, ngày đi, số khách và yêu cầu riêng, để trả lời bạn, tổ chức chuyến đi và lưu chứng từ theo luật.",
      },
      {
        en: "Those who travel with you, where a train, ship or park asks for it: names, and for some trips the year of birth and the last four characters of the passport number.",
        vi: "Người đi cùng bạn, khi tàu xe, du thuyền hoặc khu tham quan yêu cầu: họ tên, có chuyến cần thêm năm sinh và bốn ký tự cuối của số hộ chiếu.",
      },
      {
        en: "A place on a waiting list: name, email, phone, number of people and ages of children, until 30 days after the departure.",
        vi: "Danh sách chờ: tên, email, điện thoại, số khách và tuổi trẻ em, đến 30 ngày sau ngày khởi hành.",
      },
      {
        en: "A review: your words, the name and country that you choose to show, and up to two photos, from which we remove what the camera wrote into them. All of it is public once we publish the review.",
        vi: "Đánh giá: lời bạn viết, tên và quốc gia bạn chọn hiển thị, cùng tối đa hai ảnh đã được xóa thông tin do máy ảnh ghi. Tất cả được công khai khi chúng tôi đăng đánh giá.",
      },
      {
        en: "A consultation or a message: the same contact details and what you tell us about your plans, to answer you.",
        vi: "Yêu cầu tư vấn hoặc tin nhắn: thông tin liên hệ và kế hoạch bạn chia sẻ, để trả lời bạn.",
      },
      {
        en: "An account: name, email, phone and a password, of which we store a scrambled form that cannot be turned back.",
        vi: "Tài khoản: tên, email, điện thoại và mật khẩu; mật khẩu chỉ được lưu dưới dạng mã hóa một chiều.",
      },
      {
        en: "The newsletter: your email address and language, once you have confirmed them by the link we mail you.",
        vi: "Bản tin: địa chỉ email và ngôn ngữ, sau khi bạn xác nhận qua liên kết gửi đến hộp thư.",
      },
      {
        en: "Against abuse: part of the network address a form was sent from, and what your browser calls itself.",
        vi: "Chống lạm dụng: một phần địa chỉ mạng nơi gửi biểu mẫu và tên trình duyệt.",
      },
    ],
  },
  {
    title: { en: "Please do not send us", vi: "Xin đừng gửi cho chúng tôi" },
    paragraphs: [
      {
        en: "Card numbers, copies of passports or medical records, through these forms. If a trip needs such a thing (a ticket in your name, an allergy the kitchen must know), we ask for it, say why, and use it for that trip alone.",
        vi: "Số thẻ, bản chụp hộ chiếu hay hồ sơ sức khỏe qua các biểu mẫu này. Khi chuyến đi cần đến (vé ghi tên bạn, dị ứng mà bếp phải biết), chúng tôi sẽ hỏi, nói rõ lý do và chỉ dùng cho chuyến đi đó.",
      },
    ],
  },
  {
    title: { en: "Who else sees it", vi: "Ai khác được biết" },
    paragraphs: [
      {
        en: "Guides, drivers, boats, hotels and carriers of your trip learn what they need to carry it out: mostly a name, a phone number, a place and a time. The companies that run our servers and send our mails handle data for us and may not use it for anything else. Authorities get what the law obliges us to give. Nobody buys data from us.",
        vi: "Hướng dẫn viên, tài xế, tàu thuyền, khách sạn và hãng vận chuyển của chuyến đi chỉ nhận phần cần thiết: thường là tên, số điện thoại, địa điểm và giờ. Bên vận hành máy chủ và gửi email xử lý dữ liệu thay chúng tôi và không được dùng vào việc khác. Cơ quan nhà nước nhận những gì luật bắt buộc. Chúng tôi không bán dữ liệu cho ai.",
      },
      {
        en: "When you press a chat or map link, you leave this site for the company that runs it, and its own rules hold there.",
        vi: "Khi bạn bấm vào liên kết trò chuyện hoặc bản đồ, bạn rời trang này và quy định của bên cung cấp đó sẽ áp dụng.",
      },
    ],
  },
  {
    title: { en: "What this site keeps in your browser", vi: "Trang này lưu gì trong trình duyệt" },
    paragraphs: [
      {
        en: "Two cookies remember the language and the currency you chose. If you book without JavaScript, a third opens that booking for a day. Everything else stays in your browser's own storage: your sign-in, access to bookings made in this browser, your wishlist (while you are signed in, your account keeps it too), the last eight tours and transfers you opened, your last five searches. We use no advertising cookies and no analytics of other companies. Emptying the browser's storage removes all of it.",
        vi: "Hai cookie ghi nhớ ngôn ngữ và loại tiền bạn chọn. Nếu bạn đặt khi trình duyệt tắt JavaScript, một cookie nữa mở được đặt chỗ đó trong một ngày. Còn lại nằm trong bộ nhớ của trình duyệt: phiên đăng nhập, quyền xem đặt chỗ thực hiện trên trình duyệt này, danh sách yêu thích (khi bạn đăng nhập, tài khoản cũng lưu danh sách này), tám tour và dịch vụ đưa đón bạn xem gần nhất, năm lần tìm gần nhất. Chúng tôi không dùng cookie quảng cáo hay công cụ phân tích của bên thứ ba. Xóa bộ nhớ trình duyệt là xóa hết.",
      },
    ],
  },
  {
    title: { en: "For how long", vi: "Trong bao lâu" },
    paragraphs: [
      {
        en: "As long as the purpose lasts: the newsletter until you unsubscribe, an account until you ask us to close it, messages until they are settled. What belongs to a booking is kept for the periods that Vietnamese accounting and tax law prescribes, then erased.",
        vi: "Chừng nào mục đích còn: bản tin đến khi bạn ngừng nhận, tài khoản đến khi bạn yêu cầu đóng, tin nhắn đến khi giải quyết xong. Dữ liệu thuộc về đặt chỗ được giữ theo thời hạn của pháp luật kế toán, thuế Việt Nam rồi xóa.",
      },
    ],
  },
  {
    title: { en: "What you can ask of us", vi: "Quyền của bạn" },
    paragraphs: [
      {
        en: "Write to us, and say which address or booking it is about; we may ask for a proof that it is yours.",
        vi: "Hãy viết cho chúng tôi và cho biết email hoặc mã đặt chỗ liên quan; chúng tôi có thể đề nghị chứng minh đó là của bạn.",
      },
    ],
    list: [
      {
        en: "To know which data we hold of you, and to get a copy.",
        vi: "Biết chúng tôi đang giữ dữ liệu nào và nhận bản sao.",
      },
      {
        en: "To have mistakes corrected; most of it you can change in your profile.",
        vi: "Yêu cầu sửa sai sót; phần lớn bạn tự sửa được trong hồ sơ.",
      },
      {
        en: "To withdraw a consent, at any time, for the future.",
        vi: "Rút lại sự đồng ý bất cứ lúc nào, cho thời gian về sau.",
      },
      {
        en: "To have data erased or its use limited, where no law obliges us to keep it.",
        vi: "Yêu cầu xóa hoặc hạn chế xử lý khi luật không buộc chúng tôi lưu giữ.",
      },
      {
        en: "To object, and to complain to the authority in charge of personal data.",
        vi: "Phản đối và khiếu nại đến cơ quan có thẩm quyền về bảo vệ dữ liệu cá nhân.",
      },
    ],
  },
  {
    title: common.children,
    paragraphs: [
      {
        en: "Bookings and accounts are for adults. Of children who travel along we need their number and, where a price or a seat depends on it, their age.",
        vi: "Đặt chỗ và tài khoản dành cho người lớn. Với trẻ em đi cùng, chúng tôi chỉ cần số lượng và độ tuổi khi giá hoặc chỗ ngồi phụ thuộc vào đó.",
      },
    ],
  },
]
