import type { TourSeed } from "../seed-types.ts"

export const phuQuocTours: TourSeed[] = [
  {
    slug: "phu-quoc-an-thoi-islands-snorkelling",
    category: "beaches-islands",
    destination: "phu-quoc",
    title: { en: "Phu Quoc: snorkelling the An Thoi islands", vi: "Phú Quốc: lặn ngắm san hô quần đảo An Thới" },
    shortDescription: {
      en: "Three islands south of Phu Quoc by speedboat, two reef stops with a guide in the water and lunch on the sand.",
      vi: "Ba hòn đảo phía nam Phú Quốc bằng ca nô, hai điểm lặn có hướng dẫn viên xuống nước cùng và bữa trưa trên bãi cát.",
    },
    description: {
      en: [
        "The An Thoi archipelago trails off the southern tip of Phu Quoc, some eighteen islands of rock and forest with the best coral around Phu Quoc. Boats go out to the same handful every day. The trick is the order.",
        "We leave An Thoi ahead of the large groups and take the reef at Gam Ghi first, while the water is still and the light is low. May Rut comes next for lunch and a long swim. Mong Tay, the one with the bent palm and the white spit, is last, after most boats have headed in.",
        "The guide swims with you, carries a float, and points out what you would miss: cuttlefish, sea urchins with five bright dots, young barracuda under the boat. Groups stay at 20.",
      ].join("\n\n"),
      vi: [
        "Quần đảo An Thới rải ra từ mũi nam Phú Quốc, chừng mười tám hòn đảo đá và rừng, nước trong, san hô đẹp nhất vùng Phú Quốc. Ngày nào tàu cũng ra đúng mấy hòn ấy. Bí quyết nằm ở thứ tự.",
        "Chúng tôi rời An Thới trước các đoàn lớn, lặn ở Gầm Ghì đầu tiên khi nước còn lặng, nắng còn xiên. Kế đến là Mây Rút, ăn trưa và tắm thật lâu. Móng Tay, hòn đảo có cây dừa nghiêng và dải cát trắng, để dành sau cùng, lúc phần lớn tàu đã quay về.",
        "Hướng dẫn viên bơi cùng bạn, kéo theo phao và chỉ những thứ dễ bỏ lỡ: mực nang, nhum biển có năm chấm sáng, cá nhồng con núp dưới bóng tàu. Mỗi nhóm không quá 20 khách.",
      ].join("\n\n"),
    },
    location: { en: "An Thoi, Phu Quoc", vi: "An Thới, Phú Quốc" },
    alsoKnownAs: ["Kiên Giang", "An Giang", "Hòn Mây Rút", "Hòn Móng Tay", "Hòn Gầm Ghì", "Đảo Ngọc", "Four islands"],
    scenes: ["phu-quoc/day", "phu-quoc/dawn", "phu-quoc/dusk", "nha-trang/day"],
    nights: 0,
    startTime: "08:00",
    meetingPoint: {
      en: "Your hotel between Duong Dong and An Thoi, or An Thoi passenger harbour at 8:45",
      vi: "Khách sạn từ Dương Đông đến An Thới, hoặc cảng hành khách An Thới lúc 8 giờ 45",
    },
    price: { adult: 39, child: 28 },
    itinerary: [
      {
        title: { en: "Gam Ghi, May Rut and Mong Tay", vi: "Gầm Ghì, Mây Rút và Móng Tay" },
        description: {
          en: "The minibus leaves Duong Dong at 8:00 for the 28 km to An Thoi and the speedboat casts off at 9:00. In 25 minutes we are at Gam Ghi for the first reef, 45 minutes in 2 to 5 metres of water. The second, at May Rut, begins around 10:45. Lunch is on the beach there at 12:00: grilled mackerel, squid with pepper from the island, fried rice, a sour fish soup and watermelon. From 13:30 you have an hour and a half on Mong Tay with paddle boards and hammocks. The boat passes under the Hon Thom cable car, nearly 8 km long, on its way back to An Thoi at 15:20. Hotels by 16:15.",
          vi: "8 giờ xe rời Dương Đông đi 28 km xuống An Thới, 9 giờ ca nô nhổ neo. Sau 25 phút đến Gầm Ghì, điểm lặn thứ nhất, 45 phút ở vùng nước sâu 2–5 m. Khoảng 10 giờ 45 lặn điểm thứ hai ở Mây Rút. 12 giờ ăn trưa ngay trên bãi: cá thu nướng, mực xào tiêu xanh Phú Quốc, cơm chiên, canh chua cá và dưa hấu. Từ 13 giờ 30 bạn có một tiếng rưỡi trên Móng Tay, chèo ván đứng hoặc nằm võng. Trên đường về, ca nô chui dưới cáp treo Hòn Thơm dài gần 8 km, 15 giờ 20 cập An Thới. Trước 16 giờ 15 về đến khách sạn.",
        },
        meals: ["lunch"],
      },
    ],
    included: [
      { en: "Hotel transfers between Duong Dong and An Thoi", vi: "Đưa đón khách sạn từ Dương Đông đến An Thới" },
      { en: "Speedboat with captain and crew", vi: "Ca nô cùng thuyền trưởng và thủy thủ" },
      { en: "Snorkelling guide in the water", vi: "Hướng dẫn viên bơi cùng khách" },
      { en: "Mask, snorkel, life jacket and paddle board", vi: "Kính lặn, ống thở, áo phao và ván chèo đứng" },
      { en: "Island and harbour fees", vi: "Phí lên đảo và phí cảng" },
      { en: "Lunch on May Rut", vi: "Bữa trưa trên hòn Mây Rút" },
      { en: "Fruit, drinking water and passenger insurance", vi: "Trái cây, nước uống và bảo hiểm hành khách" },
    ],
    excluded: [
      { en: "Scuba diving and sea walking", vi: "Lặn bình khí và đi bộ dưới biển" },
      { en: "Pick-up north of Duong Dong ($6 a person)", vi: "Đón phía bắc Dương Đông (6 $ mỗi khách)" },
      { en: "Underwater photos", vi: "Chụp ảnh dưới nước" },
      { en: "Alcoholic drinks", vi: "Đồ uống có cồn" },
      { en: "Tips", vi: "Tiền boa" },
    ],
    requirements: {
      en: "Suitable from 5 years; weak swimmers wear a life jacket and hold the guide's float. Bring swimwear, a towel, a hat and a long-sleeved top, and please do not touch coral or feed fish. The south is calm from November to April. Between June and September the south-west monsoon often stops boats, and we then sail from the sheltered east side or return your money.",
      vi: "Phù hợp với khách từ 5 tuổi, ai bơi chưa vững thì mặc áo phao và bám phao của hướng dẫn viên. Bạn mang đồ bơi, khăn, mũ, áo dài tay, và xin đừng chạm vào san hô hay cho cá ăn. Biển nam đảo êm từ tháng 11 đến tháng 4. Tháng 6–9 gió mùa tây nam hay khiến tàu phải nghỉ, khi đó chúng tôi chuyển sang bờ đông kín gió hoặc hoàn tiền.",
    },
    cancellation: "flexible",
    interests: ["beach", "nature", "adventure"],
    departures: { weekdays: [1, 2, 3, 4, 5, 6, 7], capacity: 20, minimum: 6, cutoffHours: 14 },
  },
  {
    slug: "phu-quoc-4-days-3-nights",
    category: "beaches-islands",
    destination: "phu-quoc",
    title: { en: "Phu Quoc in four days", vi: "Phú Quốc 4 ngày 3 đêm" },
    shortDescription: {
      en: "Islands and cable car in the south, pepper and forest in the north, and enough unplanned hours on Long Beach.",
      vi: "Đảo nhỏ và cáp treo phía nam, vườn tiêu và rừng phía bắc, cùng đủ giờ thảnh thơi trên Bãi Trường.",
    },
    description: {
      en: [
        "Phu Quoc is 50 kilometres from end to end and changes character twice on the way. The south has the small islands, the longest three-rope cable car in the world and a seafront town in Italian costume. The middle has Duong Dong with its market and fish sauce houses. The north is national park, pepper gardens and beaches where the road still runs out.",
        "Four days cover all three without packing every hour. Two full days are guided, the first and last leave room for the sea, and the hotel is on Long Beach, 20 kilometres of sand facing the sunset, a ten-minute drive from the airport.",
        "Travellers of every nationality may enter Phu Quoc without a visa for 30 days if they fly in directly from abroad or change planes without entering the mainland. Tell us your route and we will say whether it applies.",
      ].join("\n\n"),
      vi: [
        "Phú Quốc dài 50 km từ đầu này sang đầu kia, dọc đường đổi tính đến hai lần. Phía nam có đảo nhỏ, tuyến cáp treo ba dây dài nhất thế giới và một thị trấn ven biển xây kiểu Ý. Giữa đảo là Dương Đông với chợ và nhà thùng nước mắm. Phía bắc là vườn quốc gia, vườn tiêu và những bãi biển nằm cuối đường mòn.",
        "Bốn ngày đủ đi cả ba vùng mà không phải kín lịch từng giờ. Hai ngày giữa đi cùng hướng dẫn viên từ sáng đến chiều, ngày đầu và ngày cuối chừa chỗ cho biển, khách sạn nằm trên Bãi Trường, 20 km cát nhìn thẳng hướng mặt trời lặn, cách sân bay mười phút xe.",
        "Nếu bạn đi cùng bạn bè quốc tế: khách mọi quốc tịch bay thẳng đến Phú Quốc hoặc quá cảnh mà không vào đất liền được miễn thị thực 30 ngày. Bạn cho biết chặng bay, chúng tôi kiểm tra giúp.",
      ].join("\n\n"),
    },
    location: { en: "Phu Quoc, An Giang", vi: "Phú Quốc, An Giang" },
    alsoKnownAs: ["Kiên Giang", "Đảo Ngọc", "Bãi Trường", "Long Beach", "Hòn Thơm", "Dương Đông", "Rạch Vẹm"],
    scenes: ["phu-quoc/dusk", "phu-quoc/day", "phu-quoc/dawn", "mekong/dusk"],
    nights: 3,
    startTime: "12:00",
    meetingPoint: {
      en: "Arrivals hall of Phu Quoc International Airport, or Bai Vong ferry pier",
      vi: "Sảnh đến sân bay quốc tế Phú Quốc, hoặc bến tàu Bãi Vòng",
    },
    price: { adult: 329, child: 239 },
    itinerary: [
      {
        title: { en: "Arrival, Dinh Cau and the night market", vi: "Đến đảo, Dinh Cậu và chợ đêm" },
        description: {
          en: "A driver with a name board meets you at the airport or at Bai Vong pier, and it is 10 to 20 minutes to the hotel on Long Beach. Rooms are ready from 14:00 and the afternoon belongs to the sea. At 16:45 we drive 8 km to Duong Dong and climb to Dinh Cau, the fishermen's shrine on a rock at the river mouth, in time for sunset between 17:30 and 18:30 depending on the season. A few steps away is the night market. Dinner there is raw herring salad with coconut and rice paper, grilled scallops and a plate of crab from Ham Ninh. The car returns to the hotel at 20:30, or you take a taxi later.",
          vi: "Tài xế cầm bảng tên đón bạn ở sân bay hoặc bến Bãi Vòng, 10–20 phút sau đến khách sạn trên Bãi Trường. Phòng nhận từ 14 giờ, buổi chiều dành trọn cho biển. 16 giờ 45 xe đi 8 km vào Dương Đông, bạn lên Dinh Cậu, ngôi miếu của dân chài trên ghềnh đá cửa sông, kịp ngắm mặt trời lặn trong khoảng 17 giờ 30 đến 18 giờ 30 tùy mùa. Cách vài bước là chợ đêm. Bữa tối có gỏi cá trích cuốn bánh tráng với dừa nạo, sò điệp nướng và đĩa ghẹ Hàm Ninh. 20 giờ 30 xe đưa về khách sạn, hoặc bạn ở chơi rồi bắt taxi về sau.",
        },
        meals: ["dinner"],
        stay: { en: "Beach hotel on Long Beach (4 stars)", vi: "Khách sạn biển Bãi Trường (4 sao)" },
      },
      {
        title: { en: "The southern islands and the cable car", vi: "Đảo phía nam và cáp treo Hòn Thơm" },
        description: {
          en: "Leave at 8:15 for An Thoi, 20 km south, and take the speedboat to Gam Ghi and May Rut for two snorkelling stops of 45 minutes each and lunch on the beach at 12:00. The boat drops us at An Thoi at 13:45, and after a coffee in Sunset Town we take the cable car at about 15:00: 7.9 km to Hon Thom in some 20 minutes, over fishing boats and small islands. You have an hour and a half at Bai Trao beach, or on the water park's slides if you have children. Back at 17:15, we watch the sun drop between the two unfinished ends of Kiss Bridge. Return to the hotel at about 18:45; dinner is free tonight.",
          vi: "8 giờ 15 xe xuôi nam 20 km đến An Thới, lên ca nô ra Gầm Ghì và Mây Rút, lặn hai điểm, mỗi điểm 45 phút, 12 giờ ăn trưa trên bãi. 13 giờ 45 về lại An Thới, uống cà phê ở Thị trấn Hoàng Hôn rồi khoảng 15 giờ lên cáp treo dài 7,9 km sang Hòn Thơm, mất chừng 20 phút, bên dưới là tàu cá và những hòn đảo nhỏ. Bạn có một tiếng rưỡi ở Bãi Trào, gia đình có trẻ nhỏ thì chơi máng trượt trong công viên nước. 17 giờ 15 trở lại bờ, xem mặt trời lặn lọt giữa hai nhịp không chạm nhau của Cầu Hôn. Khoảng 18 giờ 45 về khách sạn, bữa tối tự do.",
        },
        meals: ["breakfast", "lunch"],
        stay: { en: "Beach hotel on Long Beach (4 stars)", vi: "Khách sạn biển Bãi Trường (4 sao)" },
      },
      {
        title: { en: "Pepper, forest and the north coast", vi: "Vườn tiêu, rừng già và bờ biển phía bắc" },
        description: {
          en: "The day starts at 8:30 in a fish sauce house in Duong Dong, among wooden vats of anchovies that ferment for a year. Pepper comes next, at a family garden in Khu Tuong, 12 km north. An easy path of 2 km in the national park shows you dipterocarp forest and, with luck, hornbills. We reach Ganh Dau cape, where Cambodia is in plain view across the strait, for lunch of grilled squid and bun quay at 12:15. Rach Vem, 9 km east on a mostly paved road, is a stilt village with a shallow bay; starfish gather there from about November to May, and they stay in the water. Back at Long Beach by 16:00.",
          vi: "8 giờ 30 bắt đầu ở một nhà thùng nước mắm tại Dương Đông, giữa những thùng gỗ ủ cá cơm trọn một năm. Kế đó là vườn tiêu gia đình ở Khu Tượng, cách 12 km về phía bắc. Lối mòn dễ đi dài 2 km trong vườn quốc gia đưa bạn qua rừng dầu, may mắn thì gặp chim cao cát. 12 giờ 15 tới mũi Gành Dầu, bên kia eo biển là Campuchia, ăn trưa mực nướng và bún quậy. Rạch Vẹm cách 9 km về phía đông là làng chài nhà sàn bên vịnh cạn, sao biển tụ về khoảng tháng 11 đến tháng 5, bạn ngắm chứ xin đừng nhấc khỏi nước. 16 giờ về lại Bãi Trường.",
        },
        meals: ["breakfast", "lunch"],
        stay: { en: "Beach hotel on Long Beach (4 stars)", vi: "Khách sạn biển Bãi Trường (4 sao)" },
      },
      {
        title: { en: "A last swim and departure", vi: "Tắm biển lần cuối và tiễn khách" },
        description: {
          en: "Nothing is planned before noon, and the sea on this coast is at its flattest in the early morning. If you are up, walk to the Duong Dong end of the beach, where squid boats come in at about 6:00 and sell from the deck. Those interested in history can ask the driver for a stop at Phu Quoc Prison in An Thoi, which held up to 40,000 prisoners of war in 1972 and is free to enter; allow two hours with the drive. Check-out is at 12:00, and showers and luggage storage are available afterwards. The transfer takes 10 minutes to the airport or 20 to Bai Vong, timed to your flight or ferry.",
          vi: "Trước buổi trưa không có lịch gì, mà biển phía này phẳng lặng nhất lúc sáng sớm. Nếu dậy kịp, bạn đi bộ về phía Dương Đông, khoảng 6 giờ ghe câu mực cập bờ bán ngay trên mạn. Ai quan tâm lịch sử có thể nhờ tài xế ghé Di tích Nhà tù Phú Quốc ở An Thới, nơi từng giam giữ đến 40.000 tù binh vào năm 1972, vào cửa miễn phí, cả đi lẫn về chừng hai tiếng. 12 giờ trả phòng, sau đó vẫn có chỗ tắm và gửi hành lý. Xe ra sân bay mất 10 phút, ra Bãi Vòng 20 phút, đón theo giờ bay hoặc giờ tàu của bạn.",
        },
        meals: ["breakfast"],
      },
    ],
    included: [
      {
        en: "Three nights in a 4-star hotel on Long Beach with breakfast",
        vi: "Ba đêm khách sạn 4 sao trên Bãi Trường kèm bữa sáng",
      },
      { en: "Airport or ferry transfers both ways", vi: "Đón và tiễn sân bay hoặc bến tàu" },
      { en: "Guide on days 1, 2 and 3", vi: "Hướng dẫn viên ngày 1, 2 và 3" },
      { en: "Shared speedboat and snorkelling equipment", vi: "Ca nô ghép khách và đồ lặn ống thở" },
      {
        en: "Hon Thom cable car and Aquatopia water park ticket",
        vi: "Vé cáp treo Hòn Thơm và công viên nước Aquatopia",
      },
      { en: "Two lunches and one dinner", vi: "Hai bữa trưa và một bữa tối" },
      { en: "Entrance fees named in the programme", vi: "Vé vào cửa các điểm trong chương trình" },
    ],
    excluded: [
      { en: "Flights or ferries to Phu Quoc", vi: "Vé máy bay hoặc tàu ra Phú Quốc" },
      { en: "Single room supplement ($95)", vi: "Phụ thu phòng đơn (95 $)" },
      { en: "Surcharge from 24 December to 2 January and at Tet", vi: "Phụ thu từ 24/12 đến 2/1 và dịp Tết" },
      { en: "Other meals and drinks", vi: "Các bữa ăn khác và đồ uống" },
      { en: "Tips", vi: "Tiền boa" },
    ],
    requirements: {
      en: "Passport valid for six months, or ID card for Vietnamese guests; children need their birth certificate on domestic flights. Bring swimwear, sandals, insect repellent for the forest and a light layer for the boat. November to April is dry and calm. In the rainy months, above all July to September, the island day may be exchanged for the sheltered east coast.",
      vi: "Khách Việt Nam mang căn cước, khách nước ngoài mang hộ chiếu còn hạn sáu tháng, trẻ em mang giấy khai sinh khi bay nội địa. Nên có đồ bơi, dép, thuốc chống muỗi khi vào rừng và áo khoác mỏng đi ca nô. Tháng 11–4 trời khô, biển êm. Mùa mưa, nhất là tháng 7–9, ngày đi đảo có thể chuyển sang bờ đông kín gió.",
    },
    cancellation: "multi-day",
    interests: ["beach", "relaxation", "nature", "food"],
    featured: true,
  },
]
