import type { Chapter } from "./legal-page.tsx"

export const LAST_CHANGED = "2026-11-21"

export const chapters: Chapter[] = [
  {
    title: { en: "Whom these terms are between", vi: "Các bên" },
    paragraphs: [
      {
        en: "Between you and the company named at the foot of this page, which organises the tours and transfers shown here, itself or with partners whom it chooses and answers for. Its licence as a tour operator stands there too.",
        vi: "Giữa bạn và công ty có tên ở cuối trang, đơn vị tổ chức các tour và dịch vụ đưa đón trên trang này, tự thực hiện hoặc cùng đối tác do công ty chọn và chịu trách nhiệm. Số giấy phép lữ hành cũng ghi tại đó.",
      },
    ],
  },
  {
    title: { en: "How a booking comes about", vi: "Đặt chỗ được chốt thế nào" },
    paragraphs: [
      {
        en: "Sending the form is a request, not yet a contract, and costs nothing. We check places, guides and vehicles and answer within the office hours that your confirmation page names. The booking is agreed when we confirm it in writing, at the price and with the cancellation terms of that confirmation.",
        vi: "Gửi biểu mẫu mới là yêu cầu, chưa phải hợp đồng và không mất phí. Chúng tôi kiểm tra chỗ, hướng dẫn viên, phương tiện và trả lời trong giờ làm việc nêu ở trang xác nhận. Đặt chỗ được chốt khi chúng tôi xác nhận bằng văn bản (email, tin nhắn), theo mức giá và điều kiện hủy trong xác nhận đó.",
      },
      {
        en: "Please check names, date and meeting point when you get it, and tell us at once if something is wrong.",
        vi: "Khi nhận xác nhận, bạn vui lòng kiểm tra tên, ngày và điểm hẹn, và báo ngay nếu có sai sót.",
      },
    ],
  },
  {
    title: { en: "Prices and payment", vi: "Giá và thanh toán" },
    paragraphs: [
      {
        en: "Prices are per person or per trip, as it stands beside them, and include what the page lists as included. Where a price is shown in US dollars, the amount in đồng is computed by the rate shown at booking and does not change afterwards.",
        vi: "Giá tính theo người hoặc theo chuyến như ghi bên cạnh, gồm những mục được liệt kê là bao gồm. Với giá niêm yết bằng đô la Mỹ, số tiền đồng được tính theo tỷ giá hiển thị lúc đặt và không đổi về sau.",
      },
      {
        en: "Nothing is paid on this site, and it never asks for a card number. With the confirmation we tell you how and when to pay: as a rule in đồng, by bank transfer or in person. A payment request that does not come from our own contact details is not ours.",
        vi: "Trang này không thu tiền và không bao giờ hỏi số thẻ. Khi xác nhận, chúng tôi sẽ báo cách và thời điểm thanh toán: thông thường bằng tiền đồng, chuyển khoản hoặc trả trực tiếp. Yêu cầu thanh toán không đến từ thông tin liên hệ của chúng tôi thì không phải của chúng tôi.",
      },
    ],
  },
  {
    title: { en: "If you cancel or move", vi: "Khi bạn hủy hoặc đổi ngày" },
    paragraphs: [
      {
        en: "Every tour and transfer has its own terms, in hours before the start and per cent of the price. They stand on its page, and those of the day you booked hold for your booking. Cancelling shows you what it costs before anything happens. Hours are counted by the clock of Hanoi.",
        vi: "Mỗi tour và chuyến xe có điều kiện riêng, tính theo số giờ trước khi khởi hành và phần trăm giá. Điều kiện ghi trên trang của dịch vụ; điều kiện vào ngày bạn đặt sẽ áp dụng. Khi hủy, bạn được xem mức phí trước khi bất cứ điều gì diễn ra. Giờ tính theo giờ Hà Nội.",
      },
      {
        en: "Another date, or another traveller in your place, is often possible without a charge: ask us. Around Tết and other public holidays stricter terms may apply; then they are named before you book.",
        vi: "Đổi ngày hoặc đổi người đi thường có thể thực hiện miễn phí: hãy hỏi chúng tôi. Dịp Tết và lễ có thể áp dụng điều kiện chặt hơn và sẽ được nêu rõ trước khi bạn đặt.",
      },
    ],
  },
  {
    title: { en: "If we change or cancel", vi: "Khi chúng tôi thay đổi hoặc hủy" },
    paragraphs: [
      {
        en: "Weather, closed harbours and passes, or too few guests for a departure that needs a minimum may make us change or cancel a trip. We tell you as soon as we know, and you choose: another date, another trip, or your money for it back in full. Small changes that keep the character of a trip (the order of visits, an equal boat or hotel) may be necessary on the way.",
        vi: "Thời tiết, cảng hoặc đèo bị đóng, hay chuyến ghép không đủ số khách tối thiểu có thể khiến chúng tôi phải đổi hoặc hủy. Chúng tôi báo ngay khi biết và bạn được chọn: ngày khác, tour khác hoặc hoàn lại toàn bộ tiền của chuyến đó. Những thay đổi nhỏ không làm khác tính chất chuyến đi (thứ tự tham quan, tàu hoặc khách sạn tương đương) có thể cần thiết trên đường.",
      },
    ],
  },
  {
    title: { en: "What we ask of you", vi: "Về phía bạn" },
    paragraphs: [],
    list: [
      {
        en: "To be at the meeting point in time, with the documents the trip needs.",
        vi: "Có mặt đúng giờ tại điểm hẹn với giấy tờ cần thiết.",
      },
      {
        en: "To hold a passport and, where required, a visa of your own.",
        vi: "Tự chuẩn bị hộ chiếu và thị thực nếu cần.",
      },
      {
        en: "To tell us beforehand what affects your safety: health, allergies, fear of heights or water.",
        vi: "Báo trước những gì ảnh hưởng đến an toàn của bạn: sức khỏe, dị ứng, sợ độ cao hay sợ nước.",
      },
      {
        en: "To have travel insurance that covers what you plan to do.",
        vi: "Có bảo hiểm du lịch phù hợp với hoạt động bạn tham gia.",
      },
      {
        en: "To respect people, places and animals along the way; a guide may send away who puts others at risk.",
        vi: "Tôn trọng con người, cảnh quan và động vật dọc đường; hướng dẫn viên có thể từ chối người gây nguy hiểm cho người khác.",
      },
    ],
  },
  {
    title: { en: "What we answer for", vi: "Trách nhiệm của chúng tôi" },
    paragraphs: [
      {
        en: "We answer for what we have promised, for our guides and for the partners we choose, as Vietnamese law provides. We do not answer for what nobody could have prevented, nor for what you arrange without us. Nothing here limits rights that the law gives you as a consumer or as a tourist.",
        vi: "Chúng tôi chịu trách nhiệm về những gì đã cam kết, về hướng dẫn viên và đối tác do chúng tôi chọn, theo pháp luật Việt Nam. Chúng tôi không chịu trách nhiệm về sự kiện bất khả kháng hay dịch vụ bạn tự thu xếp. Không điều nào ở đây hạn chế quyền mà luật dành cho bạn với tư cách người tiêu dùng hoặc khách du lịch.",
      },
      {
        en: "If something goes wrong, call us while you travel: most of it can be mended on the spot. Complaints in writing are answered by a person.",
        vi: "Nếu có sự cố, hãy gọi cho chúng tôi ngay trong chuyến đi: phần lớn có thể khắc phục tại chỗ. Khiếu nại bằng văn bản luôn có người trả lời.",
      },
    ],
  },
  {
    title: { en: "Law and language", vi: "Luật và ngôn ngữ áp dụng" },
    paragraphs: [
      {
        en: "Vietnamese law applies, without taking from you the protection of mandatory rules where you live. We look for an agreement first; else the competent courts of Vietnam decide. These terms exist in Vietnamese and English; where they differ, the Vietnamese text counts.",
        vi: "Pháp luật Việt Nam được áp dụng, không làm mất sự bảo vệ bắt buộc nơi bạn cư trú. Hai bên ưu tiên thương lượng; nếu không thành, tòa án có thẩm quyền tại Việt Nam giải quyết. Điều khoản có bản tiếng Việt và tiếng Anh; nếu khác nhau, bản tiếng Việt được ưu tiên.",
      },
    ],
  },
]
