import type { Localized } from "#i18n/localized.ts"

/** Privacy notice under Vietnam's law on personal data, as a draft. Its sentences describe what the software does. */
export const privacy: Localized = {
  en: `<h2>Who is responsible</h2>
<p>{{legalName}}, {{address}}, decides what your personal data is used for and answers for it. You reach us by phone at {{phone}} or by email at {{email}}. In charge of data protection: [[name or department, with an email address]].</p>
<p>We follow the Law on Personal Data Protection (No. 91/2025/QH15) and the decrees that implement it. If the law where you live gives you further rights, this page takes nothing away from them.</p>
<h2>What we use, and what for</h2>
<p>We use only what you write into a form, and what is needed to carry out your request.</p>
<ul>
<li>A booking: name, email, phone, travel date, number of travellers and your wishes, to answer you, to run the trip and to keep the accounts that the law asks for.</li>
<li>Those who travel with you, where a train, ship or park asks for it: names, and for some trips the year of birth and the last four characters of the passport number.</li>
<li>A place on a waiting list: name, email, phone, number of people and ages of children, until 30 days after the departure.</li>
<li>A review: your words, the name and country that you choose to show, and up to two photos, from which we remove what the camera wrote into them. All of it is public once we publish the review.</li>
<li>An enquiry or a message: your contact details and what you tell us about your plans, to answer you.</li>
<li>An account: name, email, phone and a password, of which we store only a form that can't be turned back.</li>
<li>The newsletter: your email address and language, once you have confirmed them by the link that we mail you.</li>
<li>Against abuse: part of the network address from which a form was sent, and what your browser calls itself, for {{networkDays}} days.</li>
</ul>
<h2>Why we may use it</h2>
<p>For a booking we use your data to conclude and carry out the contract with you. The newsletter, reviews and photos rest on your consent, which you give by an action of your own and can withdraw at any time. Accounts and invoices rest on legal duties.</p>
<h2>Sensitive data</h2>
<p>Please don't send card numbers, copies of passports or medical records through our forms. If a trip needs such a thing, such as an allergy that the kitchen must know, we ask for it, say why, and use it for that trip alone. Only staff who need it can see it.</p>
<h2>Who else sees it</h2>
<p>Guides, drivers, boats, hotels and carriers of your trip get what they need for it: mostly a name, a phone number, a place and a time. Authorities get what the law obliges us to give. We sell data to nobody.</p>
<p>The companies that run our servers and send our mails process data for us and may not use it for anything else: [[names of the hosting and mail companies, and the countries where they store data. If that is outside Vietnam, the assessment for transfers abroad must be filed]].</p>
<p>When you follow a chat or map link, you leave this site for the company that runs it, whose own rules apply.</p>
<h2>What this site stores in your browser</h2>
<p>Two cookies remember the language and the currency that you chose. If you book without JavaScript, a third opens that booking for a day. Your browser's own storage holds your sign-in, access to bookings made in this browser, your wishlist, the last trips that you opened and your last searches. We use no advertising cookies and no analytics of other companies. Emptying the browser's storage removes all of it.</p>
<h2>For how long</h2>
<p>Contact details of a booking or an enquiry are erased {{guestDays}} days after the trip. What accounting, tax and e-commerce law obliges us to keep, such as amounts and dates, stays as long as the law demands: [[number]] years. The newsletter is sent until you unsubscribe, and an account lasts until you ask us to close it.</p>
<h2>How we protect it</h2>
<p>Connections are encrypted, passwords are stored as hashes, staff have accounts of their own, and each of their changes is recorded. If a breach could harm you, we report it to the authority within 72 hours and tell you.</p>
<h2>Your rights</h2>
<p>Write to us and say which address or booking it is about. We may ask for a proof that it is yours.</p>
<ul>
<li>To know which data we hold about you, and to get a copy.</li>
<li>To have mistakes corrected.</li>
<li>To withdraw a consent, for the future.</li>
<li>To have data erased or its use limited, where no law obliges us to keep it.</li>
<li>To object, to complain, and to claim damages as the law provides.</li>
</ul>
<p>We answer within 2 working days how we go on. Copies and corrections take about 10 days, withdrawals and limits up to 15, erasure up to 20. If we need more time, we tell you why.</p>
<h2>Children</h2>
<p>Bookings and accounts are for adults. Of children who travel along we need their number and, where a price or a seat depends on it, their age. Their parents or guardians decide for them.</p>
<h2>Complaints</h2>
<p>{{complaintsContact}} {{complaintDeadlines}} You can also turn to the authority in charge of personal data: [[its name and address]].</p>`,
  vi: `<h2>Ai chịu trách nhiệm</h2>
<p>{{legalName}}, {{address}}, là bên quyết định mục đích sử dụng dữ liệu cá nhân của bạn và chịu trách nhiệm về việc đó. Bạn liên hệ qua điện thoại {{phone}} hoặc email {{email}}. Phụ trách bảo vệ dữ liệu: [[tên người hoặc bộ phận, kèm email]].</p>
<p>Chúng tôi tuân theo Luật Bảo vệ dữ liệu cá nhân (số 91/2025/QH15) và các nghị định hướng dẫn thi hành. Nếu pháp luật nơi bạn sống cho bạn thêm quyền, trang này không làm giảm các quyền đó.</p>
<h2>Dữ liệu nào, để làm gì</h2>
<p>Chúng tôi chỉ dùng những gì bạn điền vào biểu mẫu và những gì cần để thực hiện yêu cầu của bạn.</p>
<ul>
<li>Đặt chỗ: tên, email, điện thoại, ngày đi, số khách và yêu cầu riêng, để trả lời bạn, tổ chức chuyến đi và lưu chứng từ theo luật.</li>
<li>Người đi cùng bạn, khi tàu xe, du thuyền hoặc khu tham quan yêu cầu: họ tên, có chuyến cần thêm năm sinh và bốn ký tự cuối của số hộ chiếu.</li>
<li>Danh sách chờ: tên, email, điện thoại, số khách và tuổi trẻ em, đến 30 ngày sau ngày khởi hành.</li>
<li>Đánh giá: lời bạn viết, tên và quốc gia bạn chọn hiển thị, cùng tối đa hai ảnh đã được xóa thông tin do máy ảnh ghi. Tất cả được công khai khi chúng tôi đăng đánh giá.</li>
<li>Yêu cầu tư vấn hoặc tin nhắn: thông tin liên hệ và kế hoạch bạn chia sẻ, để trả lời bạn.</li>
<li>Tài khoản: tên, email, điện thoại và mật khẩu; mật khẩu chỉ được lưu dưới dạng không thể đọc ngược.</li>
<li>Bản tin: địa chỉ email và ngôn ngữ, sau khi bạn xác nhận qua liên kết gửi đến hộp thư.</li>
<li>Chống lạm dụng: một phần địa chỉ mạng nơi gửi biểu mẫu và tên trình duyệt, trong {{networkDays}} ngày.</li>
</ul>
<h2>Căn cứ sử dụng</h2>
<p>Với đặt chỗ, chúng tôi dùng dữ liệu để giao kết và thực hiện hợp đồng với bạn. Bản tin, đánh giá và ảnh dựa trên sự đồng ý mà bạn chủ động thể hiện và có thể rút lại bất cứ lúc nào. Sổ sách và hóa đơn dựa trên nghĩa vụ theo luật.</p>
<h2>Dữ liệu nhạy cảm</h2>
<p>Bạn vui lòng không gửi số thẻ, bản chụp hộ chiếu hay hồ sơ sức khỏe qua các biểu mẫu. Khi chuyến đi cần đến, ví dụ dị ứng mà bếp phải biết, chúng tôi sẽ hỏi, nói rõ lý do và chỉ dùng cho chuyến đi đó. Chỉ nhân viên cần đến mới xem được.</p>
<h2>Ai khác được biết</h2>
<p>Hướng dẫn viên, tài xế, tàu thuyền, khách sạn và hãng vận chuyển của chuyến đi chỉ nhận phần cần thiết: thường là tên, số điện thoại, địa điểm và giờ. Cơ quan nhà nước nhận những gì luật bắt buộc. Chúng tôi không bán dữ liệu cho ai.</p>
<p>Bên vận hành máy chủ và gửi email xử lý dữ liệu thay chúng tôi và không được dùng vào việc khác: [[tên đơn vị cung cấp máy chủ và email, quốc gia lưu trữ. Nếu ở ngoài Việt Nam, phải nộp hồ sơ đánh giá chuyển dữ liệu ra nước ngoài]].</p>
<p>Khi bạn bấm vào liên kết trò chuyện hoặc bản đồ, bạn rời trang này và quy định của bên cung cấp đó sẽ áp dụng.</p>
<h2>Trang này lưu gì trong trình duyệt</h2>
<p>Hai cookie ghi nhớ ngôn ngữ và loại tiền bạn chọn. Nếu bạn đặt khi trình duyệt tắt JavaScript, một cookie nữa mở được đặt chỗ đó trong một ngày. Bộ nhớ của trình duyệt giữ phiên đăng nhập, quyền xem đặt chỗ thực hiện trên trình duyệt này, danh sách yêu thích, các chuyến xem gần nhất và các lần tìm gần nhất. Chúng tôi không dùng cookie quảng cáo hay công cụ phân tích của bên thứ ba. Xóa bộ nhớ trình duyệt là xóa hết.</p>
<h2>Trong bao lâu</h2>
<p>Thông tin liên hệ của đặt chỗ hoặc yêu cầu tư vấn được xóa {{guestDays}} ngày sau chuyến đi. Những gì pháp luật kế toán, thuế và thương mại điện tử buộc phải lưu, như số tiền và ngày tháng, được giữ theo thời hạn luật định: [[số]] năm. Bản tin được gửi đến khi bạn ngừng nhận; tài khoản tồn tại đến khi bạn yêu cầu đóng.</p>
<h2>Chúng tôi bảo vệ dữ liệu thế nào</h2>
<p>Kết nối được mã hóa, mật khẩu được băm, mỗi nhân viên có tài khoản riêng và mọi thay đổi của họ đều được ghi lại. Nếu có sự cố có thể gây hại cho bạn, chúng tôi báo cơ quan có thẩm quyền trong 72 giờ và báo cho bạn.</p>
<h2>Quyền của bạn</h2>
<p>Bạn hãy viết cho chúng tôi và cho biết email hoặc mã đặt chỗ liên quan; chúng tôi có thể đề nghị chứng minh đó là của bạn.</p>
<ul>
<li>Biết chúng tôi đang giữ dữ liệu nào và nhận bản sao.</li>
<li>Yêu cầu sửa sai sót.</li>
<li>Rút lại sự đồng ý, cho thời gian về sau.</li>
<li>Yêu cầu xóa hoặc hạn chế xử lý khi luật không buộc chúng tôi lưu giữ.</li>
<li>Phản đối, khiếu nại và yêu cầu bồi thường theo quy định của pháp luật.</li>
</ul>
<p>Trong 2 ngày làm việc, chúng tôi cho bạn biết cách giải quyết. Bản sao và sửa đổi mất khoảng 10 ngày, rút lại hoặc hạn chế tối đa 15 ngày, xóa tối đa 20 ngày. Nếu cần thêm thời gian, chúng tôi nói rõ lý do.</p>
<h2>Trẻ em</h2>
<p>Đặt chỗ và tài khoản dành cho người lớn. Với trẻ em đi cùng, chúng tôi chỉ cần số lượng và độ tuổi khi giá hoặc chỗ ngồi phụ thuộc vào đó. Cha mẹ hoặc người giám hộ quyết định thay các em.</p>
<h2>Khiếu nại</h2>
<p>{{complaintsContact}} {{complaintDeadlines}} Bạn cũng có thể liên hệ cơ quan có thẩm quyền về bảo vệ dữ liệu cá nhân: [[tên và địa chỉ]].</p>`,
}
