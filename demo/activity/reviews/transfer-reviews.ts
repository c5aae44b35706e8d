import type { ReviewTexts } from "./review-texts.ts"

export const transferReviews: ReviewTexts = {
  "noi-bai-airport-to-hanoi-old-quarter": {
    en: [
      "Our flight was ninety minutes late and the driver stood there with the sign all the same. No extra charge, no questions.",
      "family: Five of us with far too many bags. A clean car, cold water and a door held open, after fourteen hours of flying.",
      "solo: I landed after eleven at night on my own and it was a great relief to see my name.",
      "The price was the one on the website, full stop. Others at the airport were haggling.",
      "couple: He couldn't drive into our lane, so he walked us to the hotel door with the suitcases.",
    ],
    vi: [
      "Chuyến bay trễ mà chú tài vẫn đợi, không tính thêm tiền. Xe sạch, chạy êm.",
      "family: Đón ông bà nội ra Hà Nội chơi, chú tài xách hành lý lên tận sảnh khách sạn.",
      "Giá trọn gói rõ ràng, khỏi lo bị hét giá ở sân bay.",
    ],
  },
  "tan-son-nhat-airport-to-district-1": {
    en: [
      "An hour for eight kilometres on a Friday evening, and the driver stayed cheerful throughout.",
      "Found him at the pillar that was named in the mail. Ten minutes from the belt to the car.",
      "couple: Fixed price, cool car and a tip for a late bowl of noodles near our hotel. What more could you want?",
      "family: The child seat was already fitted when we came out.",
      "He followed our flight and came an hour earlier because we landed early.",
    ],
    vi: [
      "Kẹt xe giờ tan tầm mà bác tài vẫn vui vẻ, còn hỏi máy lạnh vừa chưa.",
      "Ra khỏi cửa là thấy bảng tên, lên xe đi liền. Nhanh gọn.",
      "family: Nhà có em bé, đặt thêm ghế trẻ em thì xe chuẩn bị sẵn.",
    ],
  },
  "da-nang-airport-to-hoi-an": {
    en: [
      "Forty-five minutes along the coast and straight to the villa. The easiest part of our journey.",
      "couple: The driver pointed out the Marble Mountains and told us where to have cao lau. He was right.",
      "Booked in the evening, confirmed the next morning, on time to the minute.",
      "friends: Three surfboards fitted because we had written about them beforehand.",
      "A spotless car and a calm driver. We used the same company for the way back.",
    ],
    vi: [
      "Xe mới, tài xế lịch sự, đi đường biển ngắm cảnh đẹp.",
      "Đặt tối hôm trước, sáng có xác nhận ngay. Đón đúng giờ.",
      "family: Hai bé say xe mà chú chạy rất từ tốn, cả nhà cảm ơn.",
    ],
  },
  "hanoi-to-sapa-limousine": {
    en: [
      "The seats recline, there's a blanket and water, and both stops had clean toilets. Six hours passed quickly.",
      "solo: A single seat by the window with a socket for my phone. I'd take it again rather than the sleeper bus.",
      "couple: The last hour is all bends, and the driver took them gently.",
      "It left on time from the Old Quarter and stopped right by the stone church.",
      "Careful driving in thick fog at the end. I was glad that it wasn't me at the wheel.",
    ],
    vi: [
      "Ghế ngả thoải mái, có chăn, nước và ổ sạc. Chạy đúng giờ.",
      "Xe lên tận nhà thờ đá, không phải bắt thêm taxi.",
      "friends: Nhóm ba người ngồi cùng hàng, dừng nghỉ hai lần, bác tài chạy chắc tay.",
    ],
  },
  "hue-to-hoi-an-by-hai-van-pass": {
    en: [
      "A transfer that turned out to be a day of sightseeing: the lagoon, the pass, the caves in the Marble Mountains.",
      "couple: We stopped as often as we liked, and the luggage was safe in the car all the while.",
      "The driver knew the side of the gate from which you see both bays.",
      "friends: It costs little more than the bus for the three of us, and we saw so much more.",
      "Coffee above Lang Co was worth the whole fare.",
    ],
    vi: [
      "Vừa di chuyển vừa tham quan, dừng Lăng Cô uống cà phê, lên đèo chụp ảnh, ghé Ngũ Hành Sơn.",
      "family: Xe rộng, bố mẹ ngồi thoải mái, chỗ nào muốn dừng thì bác tài dừng.",
      "Bác tài người Huế vui chuyện, chạy đèo rất cẩn thận.",
    ],
  },
  "hanoi-full-day-car-with-driver": {
    en: [
      "We wanted to see Duong Lam without a group, and had a whole day of old houses at our own speed.",
      "family: The grandparents sat in front, the kids behind. Lunch was at a place that only the driver's aunt could have recommended.",
      "Eight hours, one price and no hints about shops. Recommended.",
      "solo: I photograph temples, which is slow. He waited everywhere with a smile.",
      "The Thay Pagoda on a weekday was a dream. The driver spoke enough English for all we needed.",
    ],
    vi: [
      "Thuê xe đi chùa Thầy, Đường Lâm cả ngày, muốn đi đâu thì đi. Tài xế lịch sự.",
      "family: Đưa bố mẹ đi lễ, bác tài đợi lâu vẫn vui vẻ, còn giúp xách đồ.",
      "Xe sạch, không mùi, tính tiền đúng như đã báo.",
    ],
  },
}
