import type { ProductSeed } from "./product-types.ts"

export const practicalProducts: ProductSeed[] = [
  {
    slug: "vietnam-tourist-sim-esim-15-days",
    title: { en: "Tourist SIM or eSIM, 15 days of data", vi: "SIM du lịch hoặc eSIM, 15 ngày dùng mạng" },
    shortDescription: {
      en: "4 GB a day on the Viettel network for 15 days: as an eSIM by e-mail, or as a card your driver hands you at the airport.",
      vi: "Mỗi ngày 4 GB mạng Viettel trong 15 ngày: nhận eSIM qua e-mail, hoặc lấy thẻ SIM từ tài xế ở sân bay.",
    },
    description: {
      en: "Viettel has the widest coverage in the mountains and on the islands, which is where you will want a map. For 15 days you have 4 GB of 4G or 5G data every day; after that the line becomes slow, and at midnight it is fast again. Hotspot is allowed.\n\nThe eSIM comes as a QR code within two hours in office time. Scan it at home and switch it on when you land. The plastic card comes with a Vietnamese number that can call and be called, which helps with hotels and drivers; it can be bought together with an airport transfer.",
      vi: "Viettel phủ sóng rộng nhất ở vùng núi và hải đảo, đúng những chỗ bạn cần bản đồ. Trong 15 ngày, mỗi ngày bạn có 4 GB tốc độ cao 4G/5G; hết thì mạng chậm lại, sang ngày mới lại nhanh. Phát wifi cho máy khác thoải mái.\n\neSIM gửi bằng mã QR trong hai giờ làm việc. Bạn quét ở nhà, hạ cánh mới bật. Thẻ SIM thường có số Việt Nam nghe gọi được, tiện liên lạc với khách sạn và tài xế; có thể mua kèm khi đặt xe sân bay.",
    },
    location: { en: "All of Vietnam", vi: "Toàn quốc" },
    alsoKnownAs: ["Viettel", "Sim 4G", "Sim 5G", "Data", "eSIM Vietnam", "Internet"],
    scenes: ["airport-arrival/day", "saigon/day"],
    category: "extras",
    price: { adult: 12, per: "item" },
    duration: { days: 15 },
    included: [
      {
        en: "4 GB a day at full speed, then slow data until midnight",
        vi: "4 GB tốc độ cao mỗi ngày, sau đó dùng chậm đến nửa đêm",
      },
      { en: "Registration with the network", vi: "Đăng ký chính chủ với nhà mạng" },
      { en: "Help by chat until it works", vi: "Hỗ trợ qua chat đến khi có mạng" },
    ],
    excluded: [
      { en: "International calls and SMS", vi: "Gọi và nhắn tin quốc tế" },
      { en: "Calls on the eSIM, which carries data only", vi: "Nghe gọi trên eSIM (eSIM chỉ có dữ liệu)" },
    ],
    requirements: {
      en: "Your phone must be unlocked and, for the eSIM, support it: iPhone XS and later, most recent Samsung and Pixel models. The network registers every SIM to a passport, so please upload the photo page at least a day before you land.",
      vi: "Máy không khóa mạng; dùng eSIM thì máy phải hỗ trợ: iPhone XS trở lên, phần lớn Samsung và Pixel đời mới. Nhà mạng đăng ký mỗi SIM theo hộ chiếu, bạn vui lòng gửi ảnh trang thông tin trước khi hạ cánh ít nhất một ngày.",
    },
    cancellation: "flexible",
    featured: true,
    addOnFor: ["tour", "transfer"],
  },
  {
    slug: "airport-fast-track-arrival",
    title: { en: "Airport fast track on arrival", vi: "Dịch vụ đón ưu tiên khi nhập cảnh" },
    shortDescription: {
      en: "Met before immigration in Hanoi, Da Nang or Saigon and taken through the priority lane, usually within 20 minutes.",
      vi: "Có người đón trước cửa nhập cảnh ở Hà Nội, Đà Nẵng, Sài Gòn, đi làn ưu tiên, thường xong trong 20 phút.",
    },
    description: {
      en: "When three wide-bodied planes land together the queue for passports can take an hour and a half. With fast track someone holds a board with your name where you leave the bridge, walks you to the priority counter, helps with the form if there is one and brings you to the belt.\n\nIt runs at Noi Bai, Da Nang and Tan Son Nhat at any hour of the day. It is worth most to those with small children, a tight connection to a boat or a landing between 22:00 and 1:00, when most flights come in.",
      vi: "Khi ba chiếc máy bay thân rộng hạ cánh cùng lúc, xếp hàng nhập cảnh có thể mất tiếng rưỡi. Với dịch vụ này, nhân viên cầm bảng tên chờ ngay lối ra khỏi ống lồng, đưa bạn đến quầy ưu tiên, giúp tờ khai nếu có rồi dẫn ra băng chuyền.\n\nDịch vụ có ở Nội Bài, Đà Nẵng và Tân Sơn Nhất, giờ nào cũng phục vụ. Đáng dùng nhất khi bạn có con nhỏ, phải nối chuyến ra tàu, hoặc hạ cánh từ 22 giờ đến 1 giờ sáng, lúc đông chuyến nhất.",
    },
    location: { en: "Noi Bai, Da Nang and Tan Son Nhat airports", vi: "Sân bay Nội Bài, Đà Nẵng và Tân Sơn Nhất" },
    alsoKnownAs: ["Fast track", "VIP", "Immigration", "HAN", "DAD", "SGN", "Đón khách VIP"],
    scenes: ["airport-arrival/dawn", "city-car/dusk"],
    category: "extras",
    price: { adult: 39, child: 25, per: "person" },
    duration: { hours: 1 },
    included: [
      { en: "Name board before immigration", vi: "Đón bảng tên trước khu nhập cảnh" },
      { en: "Priority immigration lane", vi: "Làn ưu tiên làm thủ tục nhập cảnh" },
      { en: "Company to the baggage belt and to your driver", vi: "Dẫn ra băng chuyền và giao tận tay tài xế" },
      { en: "Rescheduling free of charge when the flight is late", vi: "Bay trễ đổi giờ miễn phí" },
    ],
    excluded: [
      { en: "Visa and visa fees", vi: "Thị thực và lệ phí thị thực" },
      { en: "Porter, $5 for up to three bags", vi: "Người khuân hành lý, 5 $ tối đa ba kiện" },
      { en: "Surcharge at Tet, shown before you book", vi: "Phụ thu dịp Tết, báo rõ trước khi bạn đặt" },
    ],
    requirements: {
      en: "You need a valid e-visa, visa or exemption before you fly: fast track shortens the queue, not the rules. Send the flight number and the photo page of each passport at least 24 hours before landing.",
      vi: "Bạn phải có thị thực điện tử, thị thực dán hoặc diện miễn trước khi bay: dịch vụ rút ngắn hàng chờ chứ không thay thủ tục. Gửi số hiệu chuyến bay và ảnh trang hộ chiếu của từng người trước giờ hạ cánh ít nhất 24 tiếng.",
    },
    cancellation: "flexible",
    featured: true,
    addOnFor: ["tour", "transfer"],
    transferTypes: ["airport"],
    places: ["hanoi", "da-nang", "saigon"],
  },
  {
    slug: "noi-bai-airport-lounge",
    title: { en: "Noi Bai airport lounge, three hours", vi: "Phòng chờ thương gia sân bay Nội Bài, ba giờ" },
    shortDescription: {
      en: "A hot bowl of pho, a quiet chair and a socket after passport control in Terminal 2, whatever class you fly.",
      vi: "Bát phở nóng, ghế ngồi yên tĩnh và ổ sạc sau cửa xuất cảnh nhà ga T2, bay hạng nào cũng vào được.",
    },
    description: {
      en: "Noi Bai's international flights leave in two waves, late in the morning and around midnight, and before both every chair at the gates is taken. The lounge is upstairs, after security and passport control, with hot food, draught beer, showers that are free on request and a view of the apron.\n\nYou show a QR code at the desk; no membership is needed. Combined with our transfer to the airport it makes sense of a hotel that wants the room back at noon.",
      vi: "Chuyến quốc tế ở Nội Bài dồn vào hai đợt, cuối buổi sáng và quãng nửa đêm, đợt nào ghế ở cửa ra máy bay cũng kín. Phòng chờ ở tầng trên, sau an ninh và xuất cảnh, có đồ ăn nóng, bia tươi, phòng tắm hỏi là được dùng, nhìn ra sân đỗ.\n\nBạn chỉ cần đưa mã QR ở quầy, không cần thẻ hội viên. Đặt cùng xe ra sân bay là hợp lý nhất khi khách sạn bắt trả phòng từ trưa.",
    },
    location: { en: "Noi Bai airport, Terminal 2, Hanoi", vi: "Nhà ga T2, sân bay Nội Bài, Hà Nội" },
    alsoKnownAs: ["HAN", "Lounge", "Phòng chờ VIP", "Noi Bai T2"],
    scenes: ["airport-arrival/dusk", "hanoi/dusk"],
    category: "extras",
    price: { adult: 36, child: 22, per: "person" },
    duration: { hours: 3 },
    included: [
      { en: "Three hours in the lounge", vi: "Ba giờ trong phòng chờ" },
      {
        en: "Hot and cold buffet, soft drinks, beer and wine",
        vi: "Tiệc tự chọn nóng lạnh, nước ngọt, bia và rượu vang",
      },
      { en: "Wi-fi, sockets, newspapers", vi: "Wifi, ổ sạc, báo" },
      { en: "Shower, as free", vi: "Phòng tắm, tùy lúc còn trống" },
    ],
    excluded: [
      { en: "Longer stays, $10 an hour", vi: "Ở thêm, 10 $ mỗi giờ" },
      { en: "Fast track at security", vi: "Làn ưu tiên soi chiếu an ninh" },
    ],
    requirements: {
      en: "For departing international passengers with a boarding pass of the same day. Children under 2 enter free, those from 2 to 11 pay the child price. Entry may be delayed for a few minutes when the lounge is full.",
      vi: "Dành cho khách bay quốc tế có thẻ lên máy bay trong ngày. Trẻ dưới 2 tuổi miễn phí, từ 2 đến 11 tuổi tính giá trẻ em. Lúc phòng kín chỗ, bạn có thể phải chờ vài phút.",
    },
    cancellation: "flexible",
    addOnFor: ["transfer"],
    transferTypes: ["airport"],
    places: ["hanoi"],
  },
  {
    slug: "hanoi-luggage-storage",
    title: { en: "Luggage storage in Hanoi Old Quarter", vi: "Gửi hành lý ở phố cổ Hà Nội" },
    shortDescription: {
      en: "Leave the big suitcase at 24 Hang Vai Street while you sail or trek: $3 a bag a day, sealed and insured.",
      vi: "Để va li lớn ở 24 Hàng Vải trong lúc bạn đi vịnh, đi núi: 3 $ một kiện mỗi ngày, niêm phong, có bảo hiểm.",
    },
    description: {
      en: "A cabin on a junk and the back of a motorbike have one thing in common: no room for 23 kilos. Bring the bag to our office, and we weigh it, seal it with a numbered tie and put it in a locked room with a camera.\n\nYou pay by the day, from the day you leave it to the day you fetch it, both included. Guests on our tours of more than one day pay nothing for the days of the tour.",
      vi: "Cabin trên du thuyền và yên sau xe máy giống nhau một điểm: không có chỗ cho 23 ký hành lý. Bạn mang đến văn phòng, chúng tôi cân, niêm phong bằng dây có số rồi cất vào phòng khóa có camera.\n\nPhí tính theo ngày, kể cả ngày gửi và ngày lấy. Khách đi tour dài ngày của chúng tôi được gửi miễn phí trong những ngày đi tour.",
    },
    location: { en: "24 Hang Vai Street, Hanoi", vi: "24 phố Hàng Vải, Hà Nội" },
    alsoKnownAs: ["Left luggage", "Gửi đồ", "Gửi vali", "Hàng Vải", "Hoàn Kiếm", "Bag storage"],
    scenes: ["hanoi/day", "city-car/day"],
    category: "extras",
    price: { adult: 3, per: "item" },
    duration: { days: 1 },
    included: [
      { en: "Sealed storage in a locked room", vi: "Niêm phong, cất trong phòng khóa" },
      { en: "Insurance up to $500 a bag", vi: "Bảo hiểm đến 500 $ mỗi kiện" },
      { en: "A receipt with photo and number", vi: "Phiếu gửi có ảnh và mã số" },
    ],
    excluded: [
      { en: "Delivery to a hotel or the airport, from $8", vi: "Giao tận khách sạn hoặc sân bay, từ 8 $" },
      { en: "Collection outside office hours, $5", vi: "Lấy ngoài giờ làm việc, 5 $" },
    ],
    requirements: {
      en: "Open Monday to Saturday, 8:00 to 18:00; other hours by appointment. Up to 30 kg a bag and 30 days. No food that spoils, no cash, passports or jewellery. Bring your ID or the receipt when you collect.",
      vi: "Nhận gửi từ thứ Hai đến thứ Bảy, 8 giờ đến 18 giờ; giờ khác xin hẹn trước. Mỗi kiện tối đa 30 kg, gửi tối đa 30 ngày. Không nhận đồ dễ hỏng, tiền mặt, hộ chiếu, trang sức. Khi lấy, bạn mang giấy tờ hoặc phiếu gửi.",
    },
    cancellation: "flexible",
    addOnFor: ["tour", "transfer"],
    places: ["hanoi"],
  },
  {
    slug: "child-car-seat",
    title: { en: "Child car seat for a transfer", vi: "Ghế trẻ em trên xe đưa đón" },
    shortDescription: {
      en: "A seat that fits your child's weight, strapped in before the car leaves our yard: infant, toddler or booster.",
      vi: "Ghế đúng cân nặng của bé, lắp chắc trước khi xe rời bãi: nôi cho trẻ sơ sinh, ghế nhỏ hoặc ghế nâng.",
    },
    description: {
      en: "Since 2026 children under 10 and shorter than 1.35 m may not ride beside the driver in Vietnam, and private cars must carry a suitable restraint. Hired cars with a driver are exempt from the second rule. We would rather they were not, and have bought seats.\n\nThere are three kinds: rear-facing for infants up to 13 kg, forward-facing from 9 to 18 kg, and boosters from 15 to 36 kg. Tell us the age and weight. The driver fits the seat before he sets out and shows you how the buckle works.",
      vi: "Từ năm 2026, trẻ dưới 10 tuổi và cao dưới 1,35 m không được ngồi cùng hàng ghế với người lái, xe gia đình phải có thiết bị an toàn phù hợp. Xe kinh doanh vận tải được miễn quy định thứ hai. Chúng tôi thì nghĩ bé nào cũng nên có ghế, nên đã mua sẵn.\n\nCó ba loại: nôi quay lưng cho trẻ đến 13 kg, ghế quay mặt tới từ 9 đến 18 kg, ghế nâng từ 15 đến 36 kg. Bạn báo tuổi và cân nặng của bé. Tài xế lắp ghế trước khi đi và chỉ bạn cách mở khóa.",
    },
    location: { en: "With our cars anywhere in Vietnam", vi: "Trên xe của chúng tôi ở mọi nơi" },
    alsoKnownAs: ["Car seat", "Booster", "Baby seat", "Ghế ô tô cho bé", "Ghế em bé", "Ghế nâng"],
    scenes: ["city-car/dawn", "airport-arrival/day"],
    category: "extras",
    price: { adult: 5, per: "item" },
    duration: { days: 1 },
    included: [
      { en: "Seat of the right size, cleaned after each use", vi: "Ghế đúng cỡ, vệ sinh sau mỗi lượt dùng" },
      { en: "Fitting before the car sets out", vi: "Lắp sẵn trước khi xe đi đón" },
    ],
    excluded: [
      {
        en: "Use after the booked trip; a second trip is a second $5",
        vi: "Dùng ngoài chuyến đã đặt; chuyến thứ hai tính thêm 5 $",
      },
    ],
    requirements: {
      en: "Price per seat and trip, for private cars; limousine vans and buses have no place to fix one. Each child seat takes one place in the car. Please order at least 12 hours ahead, and 24 hours outside Hanoi, Da Nang and Saigon.",
      vi: "Giá mỗi ghế mỗi chuyến, chỉ dùng cho xe riêng; xe limousine và xe khách không có chỗ lắp. Mỗi ghế chiếm một chỗ ngồi. Vui lòng đặt trước ít nhất 12 giờ, ngoài Hà Nội, Đà Nẵng, Sài Gòn thì 24 giờ.",
    },
    cancellation: "flexible",
    addOnFor: ["transfer"],
  },
]
