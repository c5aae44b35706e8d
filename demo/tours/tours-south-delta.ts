import type { TourSeed } from "../seed-types.ts"

export const deltaTours: TourSeed[] = [
  {
    slug: "mekong-day-cruise-my-tho-ben-tre",
    category: "cruises",
    destination: "mekong",
    title: { en: "Mekong day cruise: My Tho and Ben Tre", vi: "Một ngày sông nước Mỹ Tho – Bến Tre" },
    shortDescription: {
      en: "Across the wide Tien River by boat, then by bicycle and sampan into the coconut creeks of Ben Tre. From Saigon and back.",
      vi: "Qua sông Tiền mênh mông bằng tàu, rồi đạp xe, ngồi xuồng ba lá len vào rạch dừa Bến Tre. Đi về trong ngày từ Sài Gòn.",
    },
    description: {
      en: [
        "The nearest arm of the Mekong is 70 kilometres from Saigon, close enough for a day if you start on time. At My Tho the river is nearly two kilometres wide and busy with sand barges and rice boats. An hour later you are in a creek where two sampans can barely pass.",
        "Ben Tre, on the far bank, has more coconut palms than any other place in Vietnam, and nothing of the tree is thrown away: milk, candy, charcoal, rope, thatch. We visit one workshop that makes its own candy, then leave the landing stages behind by bicycle.",
        "Lunch is in a fruit garden, with a whole fried elephant-ear fish standing upright on the table, to be rolled in rice paper with herbs.",
      ].join("\n\n"),
      vi: [
        "Nhánh Mê Kông gần nhất cách Sài Gòn 70 km, đi về trong ngày thoải mái nếu khởi hành đúng giờ. Ở Mỹ Tho, sông Tiền rộng gần hai cây số, sà lan cát và ghe lúa qua lại tấp nập. Một tiếng sau, bạn đã ở trong con rạch hai chiếc xuồng tránh nhau còn chật.",
        "Bến Tre bên kia sông là xứ trồng dừa nhiều nhất nước, và cây dừa chẳng bỏ đi thứ gì: nước cốt, kẹo, than, dây, lá lợp nhà. Chúng tôi ghé một lò kẹo tự nấu tự gói, rồi lên xe đạp rời xa các bến đò đông khách.",
        "Bữa trưa dọn trong vườn cây ăn trái: cá tai tượng chiên xù dựng nguyên con giữa bàn, cuốn bánh tráng với rau vườn.",
      ].join("\n\n"),
    },
    location: { en: "My Tho and Ben Tre, Mekong Delta", vi: "Mỹ Tho và Bến Tre, miền Tây" },
    alsoKnownAs: ["Tiền Giang", "Vĩnh Long", "Đồng Tháp", "Cồn Phụng", "Thới Sơn", "Sông Cửu Long", "Miền Tây Nam Bộ"],
    scenes: ["mekong/day", "mekong/dawn", "mekong/dusk", "saigon/dawn"],
    nights: 0,
    startTime: "07:45",
    meetingPoint: {
      en: "Steps of the Saigon Opera House, 7 Lam Son Square, or your hotel in District 1",
      vi: "Bậc thềm Nhà hát Thành phố, 7 Công trường Lam Sơn, hoặc khách sạn ở Quận 1",
    },
    price: { adult: 42, child: 30 },
    itinerary: [
      {
        title: { en: "The wide river and the narrow creeks", vi: "Sông lớn và rạch nhỏ" },
        description: {
          en: "We leave the Opera House at 7:45 and reach My Tho, 70 km by expressway, in an hour and three quarters, with a stop at Vinh Trang Pagoda, built in 1849. The boat departs at 10:00, passes the Dragon, Unicorn, Tortoise and Phoenix islands and lands on the Ben Tre side. After the coconut workshop you cycle 4 km of shaded paths, or go by motorised cart, to the garden where lunch is served at 12:15. At 14:00 a rowed sampan takes you along a creek of water coconut palms, half an hour, to a house where a trio plays don ca tai tu over honey tea and fruit. Back in My Tho at 15:30 and in Saigon by 17:30.",
          vi: "7 giờ 45 rời Nhà hát Thành phố, theo cao tốc 70 km xuống Mỹ Tho mất một tiếng bốn mươi lăm phút, ghé chùa Vĩnh Tràng dựng năm 1849. 10 giờ tàu rời bến, qua bốn cồn Long, Lân, Quy, Phụng rồi cập bờ Bến Tre. Thăm lò kẹo dừa xong, bạn đạp xe 4 km đường vườn rợp bóng, hoặc đi xe lôi máy, đến khu vườn ăn trưa lúc 12 giờ 15. 14 giờ xuống xuồng ba lá, nửa tiếng chèo dọc rạch dừa nước tới một nhà vườn uống trà mật ong, ăn trái cây, nghe ba nghệ nhân đờn ca tài tử. 15 giờ 30 về lại Mỹ Tho, 17 giờ 30 đến Sài Gòn.",
        },
        meals: ["lunch"],
      },
    ],
    included: [
      { en: "Air-conditioned bus from and to District 1", vi: "Xe máy lạnh đón và trả ở Quận 1" },
      { en: "Motor boat, rowed sampan, bicycle or cart", vi: "Tàu máy, xuồng chèo, xe đạp hoặc xe lôi" },
      { en: "English- or Vietnamese-speaking guide", vi: "Hướng dẫn viên tiếng Anh hoặc tiếng Việt" },
      {
        en: "Lunch with elephant-ear fish (vegetarian on request)",
        vi: "Bữa trưa có cá tai tượng (món chay nếu bạn báo trước)",
      },
      { en: "Fruit, honey tea and music", vi: "Trái cây, trà mật ong và đờn ca tài tử" },
      { en: "Life jacket and passenger insurance", vi: "Áo phao và bảo hiểm hành khách" },
      { en: "Bottled water", vi: "Nước suối" },
    ],
    excluded: [
      { en: "Drinks at lunch", vi: "Đồ uống trong bữa trưa" },
      { en: "Coconut candy and other purchases", vi: "Kẹo dừa và quà mua về" },
      { en: "Tips for rowers and musicians", vi: "Tiền boa cho người chèo xuồng và nghệ nhân" },
      { en: "Pick-up in Thao Dien ($5 a booking)", vi: "Đón ở Thảo Điền (5 $ mỗi lần đặt)" },
    ],
    requirements: {
      en: "Bring a hat, sun cream and insect repellent. Life jackets are worn on the sampan, which you enter by steps from a jetty; guests with limited mobility can stay on the larger boat. Cover shoulders and knees at the pagoda. It rains most afternoons from May to October, rarely for long, and ponchos are on board.",
      vi: "Bạn mang mũ, kem chống nắng, thuốc chống muỗi. Trên xuồng ai cũng mặc áo phao, lối xuống là bậc ở cầu bến, khách đi lại khó khăn có thể ngồi lại tàu lớn. Vào chùa mặc áo có tay, quần hoặc váy quá gối. Tháng 5–10 chiều hay mưa nhưng mau tạnh, trên tàu có sẵn áo mưa.",
    },
    cancellation: "flexible",
    interests: ["nature", "culture", "food", "relaxation"],
  },
  {
    slug: "mekong-can-tho-chau-doc-tra-su-3-days",
    category: "food-markets",
    destination: "mekong",
    title: { en: "Mekong Delta: Can Tho, Chau Doc and Tra Su", vi: "Miền Tây ba ngày: Cần Thơ – Châu Đốc – Trà Sư" },
    shortDescription: {
      en: "Flower nurseries, breakfast at Cai Rang floating market, the border hills of Chau Doc and the green water of Tra Su.",
      vi: "Làng hoa Sa Đéc, bữa sáng trên chợ nổi Cái Răng, núi Sam Châu Đốc và rừng tràm Trà Sư phủ bèo xanh.",
    },
    description: {
      en: [
        "One day in the delta shows you the tourist islands; three show you why people live here. The road from Saigon follows the Tien River to Sa Dec, crosses to the Hau River at Can Tho and goes upstream until the first hills appear, at the Cambodian border.",
        "It is a tour for people who like to eat and to watch others work. You meet noodle makers, flower growers and fish farmers, and taste what changes every fifty kilometres: hu tieu in Sa Dec, banh cong in Can Tho, fermented fish hotpot in Chau Doc, and from August to November the small linh fish with yellow dien dien flowers.",
        "A word about Cai Rang. Roads and bridges have taken most of its trade, and where there were hundreds of boats there are now far fewer. It is still a wholesale market with a pineapple tied to a pole, provided you are there by six. We are.",
      ].join("\n\n"),
      vi: [
        "Một ngày ở miền Tây mới kịp thấy mấy cồn du lịch, ba ngày thì hiểu vì sao người ta gắn bó với xứ này. Đường từ Sài Gòn men theo sông Tiền tới Sa Đéc, sang sông Hậu ở Cần Thơ rồi ngược dòng cho đến khi những ngọn núi đầu tiên hiện ra nơi biên giới Campuchia.",
        "Hành trình dành cho ai thích ăn và thích xem người khác làm nghề. Bạn gặp thợ làm hủ tiếu, người trồng hoa, chủ bè cá, và nếm những món cứ đi năm mươi cây số lại khác: hủ tiếu Sa Đéc, bánh cống Cần Thơ, lẩu mắm Châu Đốc, mùa nước nổi tháng 8–11 thì có cá linh non với bông điên điển.",
        "Đôi lời về Cái Răng. Cầu đường thuận tiện đã lấy đi phần lớn việc buôn bán, chợ từng có hàng trăm ghe nay thưa đi nhiều. Nhưng nếu có mặt trước 6 giờ, bạn vẫn gặp một chợ đầu mối thật sự với trái khóm treo trên cây bẹo. Chúng tôi luôn đến trước 6 giờ.",
      ].join("\n\n"),
    },
    location: { en: "Sa Dec, Can Tho, Chau Doc and Tra Su", vi: "Sa Đéc, Cần Thơ, Châu Đốc, Trà Sư" },
    alsoKnownAs: ["Miền Tây", "An Giang", "Đồng Tháp", "Chợ nổi Cái Răng", "Núi Sam", "Sông Cửu Long", "Tây Đô"],
    scenes: ["mekong/dawn", "mekong/dusk", "mekong/day", "saigon/day"],
    nights: 2,
    startTime: "07:30",
    meetingPoint: {
      en: "Steps of the Saigon Opera House, 7 Lam Son Square, or your hotel in District 1",
      vi: "Bậc thềm Nhà hát Thành phố, 7 Công trường Lam Sơn, hoặc khách sạn ở Quận 1",
    },
    price: { adult: 259, child: 189 },
    itinerary: [
      {
        title: { en: "Saigon to Sa Dec and Can Tho", vi: "Sài Gòn – Sa Đéc – Cần Thơ" },
        description: {
          en: "Departure at 7:30 and 140 km to Sa Dec, a little under three hours with a coffee stop. The flower village of Tan Quy Dong grows its pots on frames above the water, reached by sampan in the wet season, and is at its fullest in the six weeks before Tet. On the quay stands the house of Huynh Thuy Le, built by his father in 1895; he became the lover in Marguerite Duras's novel. Lunch at 12:15 is hu tieu Sa Dec, with thick white noodles. It is 50 km more to Can Tho, where you check in by Ninh Kieu wharf at 15:00. At 17:30 we walk to street kitchens for banh cong, nem nuong and grilled snails.",
          vi: "7 giờ 30 khởi hành, 140 km đến Sa Đéc mất gần ba tiếng, giữa đường dừng uống cà phê. Làng hoa Tân Quy Đông trồng chậu trên giàn giữa mặt nước, mùa nước lên người ta bơi xuồng đi tưới, rộ nhất là sáu tuần trước Tết. Bên sông có nhà cổ Huỳnh Thủy Lê do cha ông dựng năm 1895, ông chính là nguyên mẫu “người tình” trong tiểu thuyết của Marguerite Duras. 12 giờ 15 ăn hủ tiếu Sa Đéc sợi trắng dai. Thêm 50 km là Cần Thơ, 15 giờ nhận phòng gần bến Ninh Kiều. 17 giờ 30 cùng hướng dẫn viên dạo các quán vỉa hè ăn bánh cống, nem nướng, ốc nướng tiêu.",
        },
        meals: ["lunch", "dinner"],
        stay: {
          en: "Hotel near Ninh Kieu wharf, Can Tho (3–4 stars)",
          vi: "Khách sạn gần bến Ninh Kiều, Cần Thơ (3–4 sao)",
        },
      },
      {
        title: { en: "Cai Rang at sunrise, Chau Doc at sunset", vi: "Bình minh Cái Răng, hoàng hôn Châu Đốc" },
        description: {
          en: "The boat leaves Ninh Kieu at 5:20 and covers the 6 km to Cai Rang in half an hour. You tie up beside a noodle seller for bun rieu and iced coffee, buy pineapple from a wholesaler and visit a hu tieu workshop on a side canal, back by 8:15. After the hotel breakfast we leave at 9:30 for Chau Doc, 120 km up the Hau River, with broken rice for lunch in Long Xuyen, whose version comes finely chopped. Rooms at 14:00. At 15:30 we visit Tay An Pagoda and the temple of Ba Chua Xu, then drive up Sam Mountain, 284 m, to see the sun go down over Cambodian rice fields. Dinner is lau mam.",
          vi: "5 giờ 20 tàu rời Ninh Kiều, đi 6 km tới Cái Răng trong nửa tiếng. Tàu cặp vào ghe bún riêu cho bạn ăn sáng, uống ly cà phê đá, mua khóm của vựa trái cây rồi rẽ vào con rạch thăm lò hủ tiếu, 8 giờ 15 về bến. Ăn sáng thêm ở khách sạn, 9 giờ 30 đi Châu Đốc, 120 km ngược sông Hậu, trưa dừng ở Long Xuyên ăn cơm tấm thịt thái nhỏ. 14 giờ nhận phòng. 15 giờ 30 viếng chùa Tây An, miếu Bà Chúa Xứ rồi lên núi Sam cao 284 m ngắm mặt trời lặn trên đồng lúa giáp Campuchia. Bữa tối là lẩu mắm.",
        },
        meals: ["breakfast", "lunch", "dinner"],
        stay: { en: "Hotel in Chau Doc (3 stars)", vi: "Khách sạn tại Châu Đốc (3 sao)" },
      },
      {
        title: { en: "Cham village, Tra Su forest and the road back", vi: "Làng Chăm, rừng tràm Trà Sư và đường về" },
        description: {
          en: "At 7:00 a boat crosses the Hau River past floating houses with fish cages beneath the floor, then to a Cham Muslim village with stilt houses, a weaver and a mosque. At 9:00 we drive 25 km to Tra Su, 845 hectares of flooded melaleuca forest. A motor boat and then a rowed sampan take you over water covered in duckweed, among egrets, storks and anhingas; the lookout tower shows the whole of it. The water is highest from September to November. After an early lunch at 11:30 of grilled snakehead fish and palm-sugar cake we start for Saigon, 240 km, with two stops. Expect to arrive between 18:00 and 18:30.",
          vi: "7 giờ xuống tàu qua sông Hậu, ngang những nhà bè nuôi cá ngay dưới sàn, ghé làng người Chăm theo đạo Hồi có nhà sàn, khung dệt và thánh đường. 9 giờ đi 25 km đến Trà Sư, 845 ha rừng tràm ngập nước. Tắc ráng rồi xuồng chèo đưa bạn lướt trên mặt bèo xanh, giữa cò, giang sen và cổ rắn, lên đài quan sát là thấy trọn cánh rừng. Nước đầy nhất từ tháng 9 đến tháng 11. 11 giờ 30 ăn trưa sớm với cá lóc nướng trui, bánh bò thốt nốt rồi về Sài Gòn, 240 km, dọc đường nghỉ hai chặng. Khoảng 18 giờ đến 18 giờ 30 tới nơi.",
        },
        meals: ["breakfast", "lunch"],
      },
    ],
    included: [
      { en: "Air-conditioned minibus for three days", vi: "Xe máy lạnh suốt ba ngày" },
      {
        en: "English- or Vietnamese-speaking guide throughout",
        vi: "Hướng dẫn viên tiếng Anh hoặc tiếng Việt suốt tuyến",
      },
      { en: "Two nights in 3–4 star hotels, twin or double room", vi: "Hai đêm khách sạn 3–4 sao, phòng đôi" },
      {
        en: "All boats: Sa Dec, Cai Rang, Chau Doc and Tra Su",
        vi: "Tàu xuồng ở Sa Đéc, Cái Răng, Châu Đốc và Trà Sư",
      },
      { en: "Entrance fees", vi: "Vé vào cửa các điểm" },
      { en: "Two breakfasts, three lunches and two dinners", vi: "Hai bữa sáng, ba bữa trưa và hai bữa tối" },
      { en: "Tastings at the market and workshops", vi: "Ăn thử ở chợ nổi và các lò nghề" },
      { en: "Bottled water", vi: "Nước suối" },
    ],
    excluded: [
      { en: "Single room supplement ($45)", vi: "Phụ thu phòng đơn (45 $)" },
      { en: "Drinks with meals", vi: "Đồ uống trong bữa ăn" },
      {
        en: "Fast boat from Chau Doc to Phnom Penh and the Cambodian visa",
        vi: "Tàu cao tốc Châu Đốc – Phnom Penh và thị thực Campuchia",
      },
      { en: "Travel insurance", vi: "Bảo hiểm du lịch" },
      { en: "Tips", vi: "Tiền boa" },
    ],
    requirements: {
      en: "Passport or ID card for the hotels, which lie in a border area at Chau Doc. Cover shoulders and knees for temples and the mosque. You get in and out of small boats several times a day, and day 2 starts at 5:00: bring a hat, repellent and a light jacket for the morning river. Guests going on to Phnom Penh can leave us at Chau Doc pier on day 3.",
      vi: "Bạn mang hộ chiếu hoặc căn cước để nhận phòng, Châu Đốc là khu vực biên giới. Vào đền chùa, thánh đường nhớ mặc kín vai, quá gối. Mỗi ngày lên xuống xuồng vài lần, ngày 2 dậy từ 5 giờ, nên có mũ, thuốc chống muỗi và áo khoác mỏng cho buổi sớm trên sông. Khách đi tiếp Phnom Penh có thể chia tay đoàn ở bến Châu Đốc ngày 3.",
    },
    cancellation: "multi-day",
    interests: ["food", "culture", "nature", "relaxation"],
    featured: true,
    departures: { weekdays: [2, 5], capacity: 14, minimum: 4, cutoffHours: 48 },
  },
]
