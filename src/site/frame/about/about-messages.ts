import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const aboutMessages = {
  eyebrow: { en: "Hanoi Old Quarter", vi: "Phố cổ Hà Nội" },
  headline: {
    en: "We plan trips the way we would take our own guests around.",
    vi: "Chúng tôi sắp xếp chuyến đi như khi tự dẫn khách quý của mình.",
  },
  lead: {
    en: "“Ghé” is what you say when you drop by somebody's house: no appointment, shoes at the door, tea on the table. That is how we would like you to see Vietnam.",
    vi: "“Ghé” là khi bạn tạt vào nhà người quen: không cần hẹn, bỏ dép ngoài hiên, trà đã có sẵn trên bàn. Chúng tôi muốn bạn gặp Việt Nam theo cách ấy.",
  },
  story: { en: "Our story", vi: "Câu chuyện của chúng tôi" },
  storyText: [
    {
      en: "We began with one boat to Ha Long, a borrowed minibus and a notebook in which every guest wrote down what they would have liked to know before. Most of it was simple: how long is the drive really, where does the day start, what costs extra.",
      vi: "Chúng tôi bắt đầu với một chiếc tàu đi Hạ Long, một chiếc xe mượn và cuốn sổ để khách ghi lại điều họ ước được biết trước. Phần lớn rất giản dị: đi xe thật ra mất bao lâu, sáng đón ở đâu, khoản nào phải trả thêm.",
    },
    {
      en: "The notebook is still on the desk. It is why each trip on this site says its hours, its meeting point and its full price, and why a person reads every request before anything is agreed.",
      vi: "Cuốn sổ ấy vẫn nằm trên bàn. Vì vậy mỗi tour trên trang này đều ghi rõ giờ giấc, điểm hẹn và giá trọn gói, và mọi yêu cầu đều có người đọc trước khi chốt bất cứ điều gì.",
    },
  ],
  mission: { en: "What we are here for", vi: "Sứ mệnh" },
  missionText: {
    en: "To bring travellers and the people who live along the road to one table, at a price that is fair to both.",
    vi: "Đưa người đi xa và người sống dọc đường đến cùng một bàn, với mức giá công bằng cho cả hai.",
  },
  values: { en: "What we hold to", vi: "Điều chúng tôi giữ" },
  valueList: [
    {
      title: { en: "Honest descriptions", vi: "Nói đúng sự thật" },
      text: {
        en: "Rain in October, six hours of curves to Ha Giang, a crowd at noon: you'll read it in the description.",
        vi: "Tháng Mười hay mưa, đường lên Hà Giang sáu tiếng cua gấp, trưa sẽ đông: tất cả có trong phần mô tả.",
      },
    },
    {
      title: { en: "Small groups", vi: "Nhóm nhỏ" },
      text: {
        en: "As many as fit around one table. A guide who knows your name by breakfast.",
        vi: "Vừa đủ ngồi quanh một bàn. Hướng dẫn viên nhớ tên bạn ngay bữa sáng đầu.",
      },
    },
    {
      title: { en: "Local first", vi: "Ưu tiên người địa phương" },
      text: {
        en: "Family homestays, village cooks and the boats of those who row them come first.",
        vi: "Ưu tiên nhà dân, bếp làng và thuyền của chính người chèo.",
      },
    },
    {
      title: { en: "Travel lightly", vi: "Giữ nguyên nơi mình ghé" },
      text: {
        en: "Refilled water, no animal shows, no photograph without a yes.",
        vi: "Châm lại bình nước, không xem thú diễn, không chụp khi chưa được đồng ý.",
      },
    },
  ],
  team: { en: "Who answers you", vi: "Ai sẽ trả lời bạn" },
  teamLead: {
    en: "Five people at two desks in Hanoi, and guides and drivers in the places they come from.",
    vi: "Năm người, hai chiếc bàn ở Hà Nội, cùng hướng dẫn viên và tài xế ở chính quê họ.",
  },
  teamList: [
    {
      mark: { en: "Plan", vi: "Lịch" },
      text: {
        en: "Two of us draw the routes and have travelled each of them.",
        vi: "Hai người vẽ lịch trình và đã đi hết từng cung đường.",
      },
    },
    {
      mark: { en: "Answer", vi: "Đáp" },
      text: {
        en: "One reads every request and writes back in English or Vietnamese.",
        vi: "Một người đọc mọi yêu cầu và trả lời bằng tiếng Việt hoặc tiếng Anh.",
      },
    },
    {
      mark: { en: "Drive", vi: "Xe" },
      text: {
        en: "One keeps cars, boats and trains on time, and tells you when they are not.",
        vi: "Một người lo xe, tàu, thuyền đúng giờ và báo bạn khi có chậm trễ.",
      },
    },
    {
      mark: { en: "Guide", vi: "Dẫn" },
      text: {
        en: "One trains our guides and goes along on every new route first.",
        vi: "Một người đào tạo hướng dẫn viên và luôn đi thử cung đường mới trước.",
      },
    },
  ],
  reasons: { en: "Why travellers choose us", vi: "Vì sao du khách chọn chúng tôi" },
  reasonList: [
    {
      en: "Nothing to pay online: you ask, we confirm, then you decide.",
      vi: "Không phải trả tiền trực tuyến: bạn hỏi, chúng tôi xác nhận, rồi bạn mới quyết định.",
    },
    {
      en: "The cancellation terms stand on every tour, in hours and per cent.",
      vi: "Điều kiện hủy ghi rõ trên từng tour, theo giờ và phần trăm.",
    },
    {
      en: "Your booking can be found again with its reference, without an account.",
      vi: "Tìm lại đặt chỗ bằng mã, không cần tài khoản.",
    },
    {
      en: "Somebody in Vietnam picks up the phone while you travel.",
      vi: "Trong chuyến đi luôn có người ở Việt Nam nghe máy.",
    },
  ],
  reach: { en: "Come and see us", vi: "Ghé thăm chúng tôi" },
  phone: common.phone,
  email: common.email,
  address: { en: "Office", vi: "Văn phòng" },
  hours: { en: "Open", vi: "Giờ làm việc" },
  onRequest: { en: "Through the contact form", vi: "Qua biểu mẫu liên hệ" },
  hanoi: { en: "Hanoi, Vietnam", vi: "Hà Nội, Việt Nam" },
  usualHours: { en: "Monday to Saturday, Hanoi time", vi: "Thứ Hai đến thứ Bảy" },
  browse: { en: "Browse Tours", vi: "Xem các tour" },
  contact: { en: "Contact Us", vi: "Liên hệ với chúng tôi" },
} satisfies Messages
