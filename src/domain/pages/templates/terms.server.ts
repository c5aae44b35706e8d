import type { Localized } from "#i18n/localized.ts"

/** Terms of a tour operator in Vietnam, as a draft. `[[…]]` is for the company to decide, `{{…}}` comes from the settings. */
export const terms: Localized = {
  en: `<h2>Who we are</h2>
<p>These terms are between you and {{legalName}} (“we”), which runs this site under the name {{companyName}}. We organise the tours, transfers and services on it, ourselves or with partners whom we choose and answer for.</p>
<ul>
<li>Registration: {{registration}}</li>
<li>Head office: {{address}}</li>
<li>Phone: {{phone}}</li>
<li>Email: {{email}}</li>
<li>Office hours: {{businessHours}}</li>
</ul>
<h2>How a booking comes about</h2>
<ol>
<li>Choose a trip and a date. You see the price and its parts, what is included and what it costs to cancel.</li>
<li>Fill in the form and check it before you send it. You can go back and correct everything.</li>
<li>Sending it is a request. It isn't a contract yet and costs nothing.</li>
<li>We check places, guides and vehicles, and answer within {{answerHours}} of our office hours.</li>
<li>The contract is concluded when we confirm your booking in writing, at the price and with the cancellation terms that the confirmation states.</li>
</ol>
<p>You can read, print and download the confirmed booking on its page at any time. Please check names, dates and the meeting point when you get it, and tell us at once if something is wrong.</p>
<h2>Prices</h2>
<p>Prices are per person, per vehicle or per booking, as it says beside them. They include what the page lists as included, and all taxes and fees that we charge: [[value added tax and service charge: say whether they are included, and at which rate]].</p>
<p>Where a price is in US dollars, you pay the amount in đồng at the rate that is shown when you book, and it doesn't change afterwards. Prices in other currencies are for orientation only.</p>
<p>Higher prices on public holidays are shown before you book. [[Discounts and vouchers: who can use them, until when, and whether they can be combined]]</p>
<h2>Payment</h2>
<p>{{howToPay}}</p>
<p>You pay nothing on this site, and it never asks for a card number. Our bank details are in your confirmation. If anybody asks you to pay into another account, please call us first.</p>
<p>[[Deposit: how much is due at the confirmation, and by when the rest]]</p>
<p>We issue an electronic invoice if you ask for one: [[until when guests can ask, and which details you need]].</p>
<h2>If you cancel or change your booking</h2>
<p>Each trip has its own cancellation terms, in hours before the start and per cent of the price, by the clock of Hanoi. They are on its page and in your confirmation. The terms of the day on which you booked apply. Before you cancel, the page of your booking shows what it costs.</p>
<p>Refunds are paid to the account that you name, within [[number]] working days. [[Bank charges: who bears them]]</p>
<p>You can move your booking to another date or change travellers as far as its page offers it; otherwise ask us.</p>
<h2>If we change or cancel a trip</h2>
<p>Bad weather, closed harbours and roads, an order of the authorities, or too few guests for a departure that needs a minimum can make us change or cancel a trip. We tell you as soon as we know, and you choose between another date, another trip and your money back in full.</p>
<p>Small changes that keep the character of the trip, such as another order of visits or an equal boat or hotel, may become necessary on the way.</p>
<h2>Places and limits</h2>
<p>Our trips run in the places that their pages name. Places are limited; the number shown is what was free when the page was loaded. Some trips have a minimum age or need good health, which their pages say.</p>
<h2>Your part</h2>
<ul>
<li>Be at the meeting point in time, with the documents that the trip needs.</li>
<li>Have a valid passport and, where you need one, a visa.</li>
<li>Tell us beforehand what matters for your safety: health, allergies, fear of heights or water.</li>
<li>Follow the guide's instructions, and respect people, places and nature on the way.</li>
<li>[[Travel insurance: included, or recommended to guests]]</li>
</ul>
<p>A guide may end the trip for somebody who puts others at risk. The price isn't refunded then.</p>
<h2>Our part</h2>
<p>We carry out what we have confirmed, with licensed guides and vehicles, and answer for our staff and for the partners that we choose, as Vietnamese law provides. We don't answer for what nobody could have prevented, nor for what you arrange without us.</p>
<p>Nothing in these terms limits the rights that the law gives you as a consumer or as a tourist.</p>
<h2>How lists and search results are ordered</h2>
<p>“Recommended” shows first what fits your words best, then the trips that we put forward, then the order that our office chose. You can sort by price and name yourself. [[Paid places: write “Nobody can pay for a better place in our lists.” if that is so]]</p>
<p>Reviews are by guests who travelled with us. We publish them whether they praise or criticise us, unless they break the law or insult people.</p>
<h2>Complaints</h2>
<p>If something goes wrong on the way, call us at once: most of it can be put right on the spot. You can also complain afterwards: {{complaintsContact}}</p>
<ol>
<li>Tell us your booking reference and what happened, with photos or documents if you have them.</li>
<li>We confirm that we have received it and give it a number, by which you can ask how far we are.</li>
<li>{{complaintDeadlines}}</li>
<li>If you don't agree with our answer, you can turn to [[the consumer protection authority or tourism department of your province, with its address]].</li>
</ol>
<h2>Personal data</h2>
<p>Our privacy page says which personal data we use, what for and for how long.</p>
<h2>Law and language</h2>
<p>Vietnamese law applies. It takes nothing away from mandatory rights that you have where you live. We look for an agreement first; otherwise the competent court in Vietnam decides: [[court or arbitration centre]].</p>
<p>These terms exist in Vietnamese and in English. If they differ, the Vietnamese text applies. If we change them, your booking keeps the version of the day on which you booked.</p>`,
  vi: `<h2>Chúng tôi là ai</h2>
<p>Điều khoản này được lập giữa bạn và {{legalName}} (“chúng tôi”), đơn vị vận hành trang web này với tên {{companyName}}. Chúng tôi tổ chức các tour, chuyến xe và dịch vụ trên trang, tự thực hiện hoặc cùng đối tác do chúng tôi chọn và chịu trách nhiệm.</p>
<ul>
<li>Thông tin đăng ký: {{registration}}</li>
<li>Trụ sở: {{address}}</li>
<li>Điện thoại: {{phone}}</li>
<li>Email: {{email}}</li>
<li>Giờ làm việc: {{businessHours}}</li>
</ul>
<h2>Đặt dịch vụ và giao kết hợp đồng</h2>
<ol>
<li>Bạn chọn dịch vụ và ngày đi. Trang hiển thị giá, các khoản cấu thành, dịch vụ bao gồm và phí hủy.</li>
<li>Bạn điền biểu mẫu và kiểm tra trước khi gửi. Bạn có thể quay lại sửa mọi thông tin.</li>
<li>Gửi biểu mẫu là gửi yêu cầu, chưa phải hợp đồng và không mất phí.</li>
<li>Chúng tôi kiểm tra chỗ, hướng dẫn viên, phương tiện và trả lời trong {{answerHours}} giờ làm việc.</li>
<li>Hợp đồng được giao kết khi chúng tôi xác nhận bằng văn bản (email hoặc tin nhắn), theo mức giá và điều kiện hủy ghi trong xác nhận.</li>
</ol>
<p>Bạn có thể xem, in và tải xác nhận ở trang đặt chỗ của mình bất cứ lúc nào. Khi nhận được, bạn vui lòng kiểm tra tên, ngày và điểm hẹn, và báo ngay nếu có sai sót.</p>
<h2>Giá</h2>
<p>Giá tính theo người, theo xe hoặc theo lần đặt như ghi bên cạnh. Giá gồm những mục được liệt kê là bao gồm, cùng các loại thuế, phí do chúng tôi thu: [[thuế giá trị gia tăng và phí phục vụ: đã gồm hay chưa, mức bao nhiêu]].</p>
<p>Với giá niêm yết bằng đô la Mỹ, bạn thanh toán số tiền đồng theo tỷ giá hiển thị lúc đặt và số tiền này không đổi về sau. Giá bằng loại tiền khác chỉ để tham khảo.</p>
<p>Phụ thu dịp lễ, Tết được hiển thị trước khi bạn đặt. [[Khuyến mại và phiếu giảm giá: áp dụng cho ai, đến khi nào, có dùng chung được không]]</p>
<h2>Thanh toán</h2>
<p>{{howToPay}}</p>
<p>Trang web này không thu tiền và không bao giờ hỏi số thẻ. Số tài khoản của chúng tôi nằm trong xác nhận gửi bạn. Nếu có ai đề nghị chuyển vào tài khoản khác, bạn hãy gọi cho chúng tôi trước.</p>
<p>[[Đặt cọc: trả bao nhiêu khi được xác nhận, phần còn lại trả trước khi nào]]</p>
<p>Chúng tôi xuất hóa đơn điện tử khi bạn yêu cầu: [[yêu cầu chậm nhất khi nào, cần thông tin gì]].</p>
<h2>Khi bạn hủy hoặc thay đổi</h2>
<p>Mỗi dịch vụ có điều kiện hủy riêng, tính theo số giờ trước khi khởi hành và phần trăm giá, theo giờ Hà Nội. Điều kiện ghi trên trang của dịch vụ và trong xác nhận; điều kiện vào ngày bạn đặt sẽ áp dụng. Trước khi hủy, trang đặt chỗ cho bạn biết mức phí.</p>
<p>Tiền hoàn được chuyển vào tài khoản bạn cung cấp trong vòng [[số]] ngày làm việc. [[Phí ngân hàng: bên nào chịu]]</p>
<p>Bạn có thể đổi ngày hoặc đổi người đi trong phạm vi trang đặt chỗ cho phép; trường hợp khác, bạn hãy hỏi chúng tôi.</p>
<h2>Khi chúng tôi thay đổi hoặc hủy</h2>
<p>Thời tiết xấu, cảng hoặc đường bị đóng, yêu cầu của cơ quan nhà nước, hay chuyến ghép không đủ khách tối thiểu có thể khiến chúng tôi phải đổi hoặc hủy. Chúng tôi báo ngay khi biết và bạn được chọn: ngày khác, chuyến khác, hoặc hoàn lại toàn bộ tiền.</p>
<p>Những thay đổi nhỏ không làm khác tính chất chuyến đi, như thứ tự tham quan, tàu hoặc khách sạn tương đương, có thể cần thiết trên đường.</p>
<h2>Phạm vi cung cấp</h2>
<p>Dịch vụ được thực hiện tại những nơi ghi trên trang của từng dịch vụ. Số chỗ có hạn; con số hiển thị là số chỗ còn trống lúc tải trang. Một số chuyến có yêu cầu về độ tuổi hoặc sức khỏe, được ghi trên trang.</p>
<h2>Nghĩa vụ của bạn</h2>
<ul>
<li>Có mặt đúng giờ tại điểm hẹn với giấy tờ cần thiết.</li>
<li>Tự chuẩn bị hộ chiếu còn hạn và thị thực nếu cần.</li>
<li>Báo trước những gì ảnh hưởng đến an toàn: sức khỏe, dị ứng, sợ độ cao hay sợ nước.</li>
<li>Làm theo hướng dẫn của hướng dẫn viên; tôn trọng con người, cảnh quan và thiên nhiên.</li>
<li>[[Bảo hiểm du lịch: đã gồm trong giá, hay khuyên khách tự mua]]</li>
</ul>
<p>Hướng dẫn viên có thể dừng chuyến đi của người gây nguy hiểm cho người khác. Khi đó tiền không được hoàn lại.</p>
<h2>Nghĩa vụ của chúng tôi</h2>
<p>Chúng tôi thực hiện đúng những gì đã xác nhận, với hướng dẫn viên và phương tiện có giấy phép, và chịu trách nhiệm về nhân viên cũng như đối tác do chúng tôi chọn theo pháp luật Việt Nam. Chúng tôi không chịu trách nhiệm về sự kiện bất khả kháng hay dịch vụ bạn tự thu xếp.</p>
<p>Không điều nào ở đây hạn chế quyền mà luật dành cho bạn với tư cách người tiêu dùng hoặc khách du lịch.</p>
<h2>Thứ tự trong danh sách và kết quả tìm kiếm</h2>
<p>“Đề xuất” xếp trước những gì khớp nhất với từ bạn tìm, sau đó là chuyến nổi bật, rồi đến thứ tự do văn phòng chọn. Bạn có thể tự xếp theo giá hoặc theo tên. [[Vị trí trả tiền: nếu đúng, hãy ghi “Không ai có thể trả tiền để được xếp cao hơn.”]]</p>
<p>Đánh giá là của khách đã đi cùng chúng tôi. Chúng tôi đăng cả lời khen lẫn lời chê, trừ nội dung trái pháp luật hoặc xúc phạm người khác.</p>
<h2>Khiếu nại</h2>
<p>Nếu có sự cố trong chuyến đi, bạn hãy gọi ngay: phần lớn có thể khắc phục tại chỗ. Sau chuyến đi bạn cũng có thể khiếu nại: {{complaintsContact}}</p>
<ol>
<li>Bạn cho biết mã đặt chỗ và sự việc, kèm ảnh hoặc giấy tờ nếu có.</li>
<li>Chúng tôi xác nhận đã nhận và cấp mã số để bạn theo dõi việc giải quyết.</li>
<li>{{complaintDeadlines}}</li>
<li>Nếu không đồng ý với câu trả lời, bạn có thể liên hệ [[cơ quan bảo vệ người tiêu dùng hoặc sở du lịch của tỉnh, thành phố, kèm địa chỉ]].</li>
</ol>
<h2>Dữ liệu cá nhân</h2>
<p>Trang quyền riêng tư cho biết chúng tôi dùng dữ liệu cá nhân nào, để làm gì và trong bao lâu.</p>
<h2>Luật áp dụng và ngôn ngữ</h2>
<p>Pháp luật Việt Nam được áp dụng, không làm mất các quyền bắt buộc của bạn tại nơi cư trú. Hai bên ưu tiên thương lượng; nếu không thành, cơ quan có thẩm quyền tại Việt Nam giải quyết: [[tòa án hoặc trung tâm trọng tài]].</p>
<p>Điều khoản có bản tiếng Việt và tiếng Anh; nếu khác nhau, bản tiếng Việt được áp dụng. Khi chúng tôi sửa điều khoản, đặt chỗ của bạn vẫn theo bản của ngày bạn đặt.</p>`,
}
