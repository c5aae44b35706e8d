import type { TourSeed } from "../seed-types.ts"

export const southCoastTours: TourSeed[] = [
  {
    slug: "nha-trang-islands-by-boat",
    category: "beaches-islands",
    destination: "nha-trang",
    title: { en: "Nha Trang Bay islands by boat", vi: "Một ngày trên vịnh Nha Trang" },
    shortDescription: {
      en: "Snorkelling in the buoyed reef zones, seafood on a floating fish farm and a quiet afternoon on a Hon Tre beach.",
      vi: "Lặn ống thở ngắm san hô, ăn hải sản trên bè nuôi cá và một buổi chiều thong thả trên bãi biển Hòn Tre.",
    },
    description: {
      en: [
        "Nineteen islands shelter Nha Trang Bay, and most visitors see them from a party boat. This is the other kind of day: one wooden boat, 20 guests at most, no karaoke, and enough time at each stop to dry off and get in again.",
        "The reefs need the same restraint. Swimming and diving around Hon Mun have been restricted since June 2022 so that the coral can recover, so we snorkel where the bay authority has set buoys, usually north-east of Hon Mieu or between Bai Tranh and Bai Soi, and pass Hon Mun's black cliffs without anchoring. There is still plenty to see in three metres of water: parrotfish, clownfish, giant clams.",
        "Lunch is on a raft where families raise cobia, grouper and lobster. You choose, they grill.",
      ].join("\n\n"),
      vi: [
        "Vịnh Nha Trang có mười chín hòn đảo che chắn, phần đông du khách ngắm chúng từ những con tàu mở nhạc ầm ĩ. Đây là một ngày khác hẳn: một chiếc tàu gỗ, nhiều nhất 20 khách, không karaoke, mỗi điểm dừng đủ lâu để bạn lên phơi nắng rồi lại xuống nước.",
        "Rạn san hô cũng cần được nương nhẹ. Từ tháng 6/2022, việc bơi lặn quanh Hòn Mun bị hạn chế để san hô phục hồi, nên chúng tôi chỉ lặn trong khu Ban quản lý vịnh thả phao, thường ở đông bắc Hòn Miễu hoặc giữa Bãi Tranh và Bãi Sỏi, còn Hòn Mun thì đi ngang ngắm vách đá đen chứ không thả neo. Chỉ ba mét nước thôi mà bạn đã gặp cá mó, cá hề, trai tai tượng.",
        "Bữa trưa bày trên bè của những gia đình nuôi cá bớp, cá mú, tôm hùm. Bạn chọn, chủ bè nướng.",
      ].join("\n\n"),
    },
    location: { en: "Nha Trang Bay, Khanh Hoa", vi: "Vịnh Nha Trang, Khánh Hòa" },
    alsoKnownAs: ["Hòn Mun", "Hòn Tre", "Hòn Miễu", "Đảo Trí Nguyên", "Bãi Tranh", "Four Islands tour", "Tour 4 đảo"],
    scenes: ["nha-trang/day", "nha-trang/dawn", "nha-trang/dusk", "mui-ne/day"],
    nights: 0,
    startTime: "08:15",
    meetingPoint: {
      en: "Your hotel on or near Tran Phu Street, or Nha Trang Tourist Harbour (Cau Da), 5 km south of the centre",
      vi: "Khách sạn quanh đường Trần Phú, hoặc bến tàu du lịch Nha Trang (khu Cầu Đá), cách trung tâm 5 km về phía nam",
    },
    price: { adult: 36, child: 25 },
    itinerary: [
      {
        title: { en: "Reef, raft and beach", vi: "Rạn san hô, bè cá và bãi biển" },
        description: {
          en: "Pick-up along Tran Phu from 8:15; the boat leaves the harbour at 9:00. After 25 minutes we moor in the snorkelling zone off Hon Mieu, also called Tri Nguyen, for an hour in the water with a guide. At 10:45 we cruise 10 km out past Hon Mun, look for swiftlets on the cliffs, and turn back to a floating farm off Hon Mot. Lunch is served at 12:00: grilled squid, clams with spring onion, fish hotpot, rice and morning glory. From 13:30 the boat lies at Bai Tranh on Hon Tre, where you have two hours for kayaking, a sunbed or nothing at all. We are back in the harbour at 16:00.",
          vi: "Từ 8 giờ 15 xe đón dọc đường Trần Phú, 9 giờ tàu rời bến. Sau 25 phút, tàu buộc phao ở khu lặn Hòn Miễu (còn gọi là Trí Nguyên), bạn có một tiếng dưới nước cùng hướng dẫn viên. 10 giờ 45 tàu chạy ra xa 10 km, lượn quanh Hòn Mun tìm chim yến trên vách đá rồi quay về bè nuôi cá gần Hòn Một. 12 giờ ăn trưa: mực nướng, nghêu mỡ hành, lẩu cá, cơm và rau muống xào. Từ 13 giờ 30 tàu đậu ở Bãi Tranh trên Hòn Tre, hai tiếng ấy bạn chèo kayak, nằm ghế dài hoặc không làm gì cả. 16 giờ về lại bến.",
        },
        meals: ["lunch"],
      },
    ],
    included: [
      {
        en: "Hotel transfers within 5 km of Nha Trang centre",
        vi: "Đưa đón khách sạn trong bán kính 5 km từ trung tâm",
      },
      { en: "Wooden boat with crew, at most 20 guests", vi: "Tàu gỗ có thủy thủ đoàn, tối đa 20 khách" },
      {
        en: "Snorkelling guide, mask, snorkel and life jacket",
        vi: "Hướng dẫn viên lặn, kính lặn, ống thở và áo phao",
      },
      { en: "Harbour and marine reserve fees", vi: "Phí bến tàu và phí khu bảo tồn biển" },
      { en: "Seafood lunch on the floating farm", vi: "Bữa trưa hải sản trên bè" },
      { en: "Sunbed and kayak at Bai Tranh", vi: "Ghế nằm và kayak ở Bãi Tranh" },
      { en: "Drinking water, tea and fruit", vi: "Nước uống, trà và trái cây" },
    ],
    excluded: [
      { en: "Lobster and other seafood bought by weight", vi: "Tôm hùm và hải sản gọi thêm theo cân" },
      { en: "Jet ski and parasailing", vi: "Mô tô nước và dù kéo" },
      { en: "Beer and soft drinks", vi: "Bia và nước ngọt" },
      { en: "Tips", vi: "Tiền boa" },
    ],
    requirements: {
      en: "Bring swimwear, a towel, a hat and reef-safe sun cream; a long-sleeved top saves both skin and coral. Non-swimmers are welcome with a life jacket. The sea is calmest from February to September. From October to December the harbour authority may stop boats for a day or two, and you can then move your date or be refunded.",
      vi: "Bạn mang đồ bơi, khăn, mũ và kem chống nắng không hại san hô, tốt nhất là mặc áo bơi dài tay. Không biết bơi vẫn tham gia được, đã có áo phao. Biển êm nhất từ tháng 2 đến tháng 9. Tháng 10–12 cảng vụ có thể cấm tàu một vài ngày, bạn được dời ngày hoặc hoàn tiền.",
    },
    cancellation: "flexible",
    interests: ["beach", "nature", "relaxation", "food"],
  },
  {
    slug: "da-lat-canyoning-coffee-waterfalls",
    category: "mountains-trekking",
    destination: "da-lat",
    title: { en: "Da Lat: canyoning, coffee and waterfalls", vi: "Đà Lạt: vượt thác Datanla, cà phê và thác Voi" },
    shortDescription: {
      en: "A day on the ropes at Datanla, then a slower one among coffee farms, Elephant Falls and the steps of Pongour.",
      vi: "Một ngày đu dây vượt thác Datanla, một ngày chậm rãi qua vườn cà phê, thác Voi và thác Pongour bảy tầng.",
    },
    description: {
      en: [
        "At 1,500 metres, Da Lat has pine trees, artichokes and evenings that call for a jumper. It also has streams steep enough to go down on a rope. Canyoning at Datanla has been guided for more than two decades and tightly licensed since 2016; we work only with an operator that holds the permit, with certified guides and double ropes.",
        "You learn on a dry slope, then go down cliffs of up to 18 metres, a waterfall of 25 metres and, at the end, the drop known as the washing machine. Nobody is pushed. Every section has a path around it.",
        "The second day follows the coffee road west of town. Lam Dong grows arabica as well as robusta, and a farmer at Ta Nung shows the whole way from the red cherry to the cup, before two waterfalls you look at from dry land.",
      ].join("\n\n"),
      vi: [
        "Ở độ cao 1.500 m, Đà Lạt có thông, có atisô và những buổi tối phải khoác thêm áo len. Nơi đây còn có những con suối dốc đến mức phải đu dây mà xuống. Trò vượt thác ở Datanla đã có hơn hai mươi năm và được cấp phép rất chặt từ năm 2016. Chúng tôi chỉ đi cùng đơn vị có giấy phép, hướng dẫn viên có chứng chỉ và luôn dùng hai dây an toàn.",
        "Bạn tập trên dốc khô, sau đó xuống những vách đá cao đến 18 m, một ngọn thác 25 m và cuối cùng là chỗ thả mình có biệt danh “máy giặt”. Không ai bị ép, chặng nào cũng có lối đi vòng.",
        "Ngày thứ hai theo con đường cà phê phía tây thành phố. Lâm Đồng trồng cả arabica lẫn robusta. Ở Tà Nung, chủ vườn dẫn bạn đi trọn quãng đường từ trái chín đỏ đến ly cà phê. Sau đó đoàn ghé hai ngọn thác, lần này chỉ để đứng ngắm.",
      ].join("\n\n"),
    },
    location: { en: "Da Lat, Lam Dong", vi: "Đà Lạt, Lâm Đồng" },
    alsoKnownAs: ["Dalat", "Thác Datanla", "Thác Voi", "Thác Pongour", "Tà Nung", "Nam Ban", "Tây Nguyên"],
    scenes: ["da-lat/dawn", "da-lat/day", "da-lat/dusk", "mui-ne/dusk"],
    nights: 1,
    startTime: "08:00",
    meetingPoint: {
      en: "Your hotel in central Da Lat, or the main gate of Da Lat Market, Nguyen Thi Minh Khai Street",
      vi: "Khách sạn ở trung tâm Đà Lạt, hoặc cổng chính chợ Đà Lạt, đường Nguyễn Thị Minh Khai",
    },
    price: { adult: 149 },
    itinerary: [
      {
        title: { en: "On the ropes at Datanla", vi: "Đu dây vượt thác Datanla" },
        description: {
          en: "Pick-up at 8:00 and 7 km down the Prenn Pass to Datanla. You are fitted with life jacket, harness and helmet, practise on a slope, and by 9:30 are leaning back over the first dry cliff. Then come a natural slide, a jump of 7 m that you may skip, the 25 m abseil beside the falls and a picnic of baguettes and fruit on the rocks at 12:30. The washing machine lowers you into the spray and lets go. A climb of 20 minutes brings you out at 14:30. After a rest we see the railway station finished in 1938, and at 18:30 eat banh trang nuong and grilled skewers with hot soy milk around the night market.",
          vi: "8 giờ đón khách, xuôi đèo Prenn 7 km là đến Datanla. Bạn mặc áo phao, đeo đai bảo hộ, đội mũ, tập trên dốc, 9 giờ 30 đã ngả người ra khỏi vách đá khô đầu tiên. Tiếp theo là máng trượt tự nhiên, cú nhảy 7 m (không thích thì bỏ qua), đu dây 25 m bên thác, 12 giờ 30 ngồi trên ghềnh đá ăn bánh mì và trái cây. “Máy giặt” thả bạn xuống giữa màn nước rồi buông dây. Leo dốc 20 phút, 14 giờ 30 lên tới đường. Nghỉ ngơi xong, bạn ghé ga Đà Lạt khánh thành năm 1938, 18 giờ 30 ăn bánh tráng nướng, xiên que, uống sữa đậu nành nóng quanh chợ đêm.",
        },
        meals: ["lunch", "dinner"],
        stay: { en: "Hotel in central Da Lat (3 stars)", vi: "Khách sạn trung tâm Đà Lạt (3 sao)" },
      },
      {
        title: { en: "Coffee at Ta Nung, Elephant Falls and Pongour", vi: "Cà phê Tà Nung, thác Voi và thác Pongour" },
        description: {
          en: "We leave at 8:00 over the Ta Nung Pass. After 17 km there is a family farm on a ridge where you walk between the trees, roast a small batch and taste arabica and robusta side by side; harvest runs from October to January. Elephant Falls, 12 km on, drops about 30 m beside the Linh An Pagoda. We view it from the upper terraces, since the path below is often closed when slippery. Lunch at 12:00 in Nam Ban is chicken with basil and mountain vegetables. Pongour, an hour further, spreads over seven rock steps and is at its widest from July to November. By Highway 20 it is 50 km back to Da Lat, where we arrive by 17:00.",
          vi: "8 giờ xe qua đèo Tà Nung. Đi 17 km có một vườn cà phê gia đình trên sống đồi, bạn dạo giữa hàng cây, tự rang một mẻ nhỏ rồi nếm arabica và robusta cạnh nhau. Mùa hái từ tháng 10 đến tháng 1. Thêm 12 km là thác Voi cao chừng 30 m, sát chùa Linh Ẩn. Chúng tôi ngắm thác từ các bậc phía trên vì lối xuống hay đóng khi trơn. 12 giờ ăn trưa ở Nam Ban, có gà nấu lá é và rau rừng. Pongour cách đó một tiếng xe, nước trải trên bảy bậc đá, đầy nhất từ tháng 7 đến tháng 11. Theo quốc lộ 20 về Đà Lạt 50 km, đến nơi trước 17 giờ.",
        },
        meals: ["breakfast", "lunch"],
      },
    ],
    included: [
      {
        en: "Canyoning with a licensed operator, all equipment",
        vi: "Vượt thác với đơn vị có giấy phép, đủ trang thiết bị",
      },
      { en: "Accident insurance for the canyoning day", vi: "Bảo hiểm tai nạn trong ngày vượt thác" },
      { en: "One night in a 3-star hotel with breakfast", vi: "Một đêm khách sạn 3 sao kèm bữa sáng" },
      { en: "Two lunches and a street-food dinner", vi: "Hai bữa trưa và một bữa tối ẩm thực đường phố" },
      { en: "Car, driver and guide for both days", vi: "Xe, tài xế và hướng dẫn viên trong hai ngày" },
      {
        en: "Tickets for Datanla, Elephant Falls, Pongour and the station",
        vi: "Vé Datanla, thác Voi, Pongour và ga Đà Lạt",
      },
      { en: "Coffee roasting and tasting", vi: "Trải nghiệm rang và nếm cà phê" },
    ],
    excluded: [
      { en: "Transport to and from Da Lat", vi: "Phương tiện đến và rời Đà Lạt" },
      { en: "Photo and video package at Datanla", vi: "Gói chụp ảnh, quay phim ở Datanla" },
      { en: "Single room supplement ($20)", vi: "Phụ thu phòng đơn (20 $)" },
      { en: "Drinks with meals", vi: "Đồ uống trong bữa ăn" },
      { en: "Tips", vi: "Tiền boa" },
    ],
    requirements: {
      en: "Canyoning is for ages 14 to 60, up to 100 kg, able to swim 25 m and free of heart, back or shoulder problems and pregnancy; those under 18 need a parent's signature. Bring swimwear, trainers that may get wet and a change of clothes. The river is stopped when water is high, mostly in September and October; the day is then moved, or replaced by a hike on Lang Biang with the difference refunded.",
      vi: "Vượt thác dành cho khách 14–60 tuổi, không quá 100 kg, bơi được 25 m, không có bệnh tim, lưng, vai và không mang thai. Khách dưới 18 tuổi cần chữ ký của bố mẹ. Bạn mang đồ bơi, giày thể thao chịu ướt và quần áo thay. Khi nước lớn, thường vào tháng 9–10, suối tạm đóng: chúng tôi dời ngày hoặc đổi sang leo núi Lang Biang và hoàn phần chênh lệch.",
    },
    cancellation: "moderate",
    interests: ["adventure", "mountains", "nature", "food"],
  },
  {
    slug: "mui-ne-dunes-jeep-sunrise",
    category: "family",
    destination: "mui-ne",
    title: { en: "Mui Ne dunes by jeep at sunrise", vi: "Đón bình minh trên đồi cát Mũi Né bằng xe jeep" },
    shortDescription: {
      en: "White dunes before the sun, fishing boats at breakfast time and a barefoot walk up the Fairy Stream, all by 10 o'clock.",
      vi: "Lên đồi cát trắng trước lúc mặt trời mọc, ra làng chài giờ ghe về, đi chân trần lội Suối Tiên, 10 giờ đã xong.",
    },
    description: {
      en: [
        "East of Mui Ne the coast is dry enough to look like somewhere else: ridges of pale sand up to 60 metres high, with a lotus lake at their foot and the sea just out of sight. By nine in the morning it is too hot to stand on. At half past five it is cool, pink and almost empty.",
        "So the jeep comes early. You have an hour on the White Dunes, walk or take a plastic sled, and then work your way home along the coast, stopping at the Red Dunes, the harbour where round basket boats bring in the catch, and the Fairy Stream, a shallow creek between orange and white banks.",
        "Children tend to remember the sledding. If four o'clock is out of the question for yours, ask us for the sunset version: the same route in reverse, from 13:30.",
      ].join("\n\n"),
      vi: [
        "Phía đông Mũi Né, bờ biển khô đến mức tưởng như ở xứ khác: những sống cát trắng cao đến 60 m, dưới chân là hồ sen, bên kia đồi là biển. 9 giờ sáng cát nóng không đặt chân được. Còn lúc 5 giờ rưỡi, cát mát, trời hồng và hầu như chưa có ai.",
        "Vì vậy xe jeep đón bạn từ sớm. Bạn có một tiếng trên đồi cát trắng, đi bộ hoặc trượt ván, rồi men theo biển quay về, ghé đồi cát hồng, bến cá lúc thúng chai đưa cá vào bờ và Suối Tiên, dòng nước cạn len giữa hai vách đất màu cam và trắng.",
        "Trẻ nhỏ thường nhớ nhất trò trượt cát. Nếu bốn giờ sáng là quá sớm với các bé, bạn chọn chuyến hoàng hôn: cùng cung đường, đi ngược lại, bắt đầu lúc 13 giờ 30.",
      ].join("\n\n"),
    },
    location: { en: "Mui Ne, Lam Dong", vi: "Mũi Né, Lâm Đồng" },
    alsoKnownAs: ["Phan Thiết", "Bình Thuận", "Bàu Trắng", "Đồi cát bay", "Suối Tiên", "White Sand Dunes", "Hòn Rơm"],
    scenes: ["mui-ne/dawn", "mui-ne/day", "mui-ne/dusk", "nha-trang/dawn"],
    nights: 0,
    startTime: "04:30",
    meetingPoint: {
      en: "Your hotel in Ham Tien or Mui Ne, along Nguyen Dinh Chieu and Huynh Thuc Khang streets",
      vi: "Khách sạn ở Hàm Tiến hoặc Mũi Né, dọc đường Nguyễn Đình Chiểu và Huỳnh Thúc Kháng",
    },
    price: { adult: 29, child: 20 },
    itinerary: [
      {
        title: { en: "White dunes, harbour and the Fairy Stream", vi: "Đồi cát trắng, làng chài và Suối Tiên" },
        description: {
          en: "The jeep picks you up at 4:30, or 4:15 from May to July, and drives 30 km north-east along the coast to Bau Trang, about 45 minutes. From the gate it is a 15-minute walk up the sand; sunrise falls between 5:20 in June and 6:10 in January. At 6:45 we have coffee by the lotus lake and turn back, stopping at the Red Dunes for a slide on a plastic sled. At 7:45 the fishing harbour of Mui Ne is at its loudest as crabs and squid are sorted on the beach. Breakfast is banh can, small rice cakes from clay moulds, with fish sauce and meatballs. From 9:00 you wade a kilometre up the Fairy Stream. Drop-off at 10:00.",
          vi: "4 giờ 30 xe jeep đón bạn (tháng 5–7 là 4 giờ 15), chạy 30 km dọc biển về hướng đông bắc đến Bàu Trắng, khoảng 45 phút. Từ cổng đi bộ 15 phút lên đỉnh cát. Mặt trời mọc sớm nhất 5 giờ 20 vào tháng 6, muộn nhất 6 giờ 10 vào tháng 1. 6 giờ 45 uống cà phê bên hồ sen rồi quay về, ghé đồi cát hồng trượt ván. 7 giờ 45 bến cá Mũi Né đang lúc rộn ràng nhất, ghẹ và mực phân loại ngay trên bãi. Bữa sáng là bánh căn đổ khuôn đất, chấm nước mắm có xíu mại. Từ 9 giờ bạn lội một cây số ngược Suối Tiên. 10 giờ về đến khách sạn.",
        },
        meals: ["breakfast"],
      },
    ],
    included: [
      {
        en: "Open jeep with driver, at most four guests a jeep",
        vi: "Xe jeep mui trần có tài xế, tối đa bốn khách một xe",
      },
      { en: "Tickets for Bau Trang and the Fairy Stream", vi: "Vé Bàu Trắng và Suối Tiên" },
      { en: "Plastic sled for the dunes", vi: "Ván trượt cát" },
      { en: "Coffee or coconut by the lake", vi: "Cà phê hoặc nước dừa bên hồ" },
      { en: "Local breakfast of banh can", vi: "Bữa sáng bánh căn" },
      { en: "Drinking water", vi: "Nước uống" },
    ],
    excluded: [
      {
        en: "Quad bikes and dune buggies (we advise walking)",
        vi: "Xe mô tô địa hình và xe jeep trượt cát (chúng tôi khuyên đi bộ)",
      },
      {
        en: "Guide (the driver speaks basic English; a guide costs $20 a group)",
        vi: "Hướng dẫn viên (tài xế nói tiếng Anh cơ bản, thuê thêm hướng dẫn viên 20 $ mỗi nhóm)",
      },
      { en: "Transfer from Saigon, 200 km", vi: "Xe từ Sài Gòn, 200 km" },
      { en: "Tips", vi: "Tiền boa" },
    ],
    requirements: {
      en: "Bring a windproof top, sunglasses against blown sand and a bag for your camera. You walk barefoot or in sandals, and the stream is ankle to shin deep. Children of any age are welcome; babies need their own carrier. Clouds can hide the sunrise from May to October, and the tour runs all the same unless roads are flooded.",
      vi: "Bạn mang áo khoác gió, kính chắn cát và túi bọc máy ảnh. Đi chân trần hoặc dép, nước suối từ mắt cá đến ống chân. Trẻ em tuổi nào cũng đi được, em bé cần địu riêng. Tháng 5–10 có hôm mây che mất mặt trời, chuyến đi vẫn khởi hành, trừ khi đường ngập.",
    },
    cancellation: "flexible",
    interests: ["nature", "adventure", "beach"],
  },
]
