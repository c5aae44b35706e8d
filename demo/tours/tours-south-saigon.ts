import type { TourSeed } from "../seed-types.ts"

export const saigonTours: TourSeed[] = [
  {
    slug: "cu-chi-tunnels-half-day",
    category: "day-trips",
    destination: "saigon",
    title: { en: "Cu Chi tunnels, a morning from Saigon", vi: "Địa đạo Củ Chi nửa ngày từ Sài Gòn" },
    shortDescription: {
      en: "Out before the coaches to the tunnels at Ben Dinh, 50 km from Saigon, and back in time for a late lunch.",
      vi: "Đi sớm trước các đoàn lớn, thăm địa đạo Bến Đình cách Sài Gòn 50 km và kịp về ăn trưa muộn.",
    },
    description: {
      en: [
        "Under the rubber and eucalyptus of Cu Chi ran about 250 kilometres of tunnels, dug by hand in hard laterite from the late 1940s and lived in for years at a stretch. Two sections are open. We use Ben Dinh, the nearer one, and the first slot of the morning, when it is cool and the guide does not have to shout.",
        "You see the trapdoors no wider than a tea tray, the kitchens whose smoke surfaced far away as morning mist, the workshops, the traps and the craters. Crawling is a choice: the stretch open to visitors has exits every 20 metres or so.",
        "We go straight there and straight back. There is no stop at a souvenir factory, and the history is told by a guide who knows both sides of it.",
      ].join("\n\n"),
      vi: [
        "Dưới những rừng cao su, bạch đàn Củ Chi từng có khoảng 250 km địa đạo, đào bằng tay trong đất đá ong từ cuối thập niên 1940, nhiều người sống dưới đó năm này qua năm khác. Hiện có hai khu mở cửa. Chúng tôi chọn Bến Đình gần hơn và đi lượt đầu buổi sáng, lúc trời còn mát, hướng dẫn viên không phải nói át tiếng ồn.",
        "Bạn sẽ thấy nắp hầm nhỏ chỉ bằng cái khay trà, bếp Hoàng Cầm tản khói mỏng như sương sớm, công binh xưởng, hầm chông và hố bom. Chui hay không là tùy bạn: đoạn mở cho khách cứ chừng 20 m lại có lối lên.",
        "Xe đi thẳng về thẳng, không ghé xưởng bán đồ lưu niệm. Người kể chuyện là hướng dẫn viên am hiểu lịch sử từ cả hai phía.",
      ].join("\n\n"),
    },
    location: { en: "Cu Chi, Ho Chi Minh City", vi: "Củ Chi, TP. Hồ Chí Minh" },
    alsoKnownAs: [
      "Sài Gòn",
      "Thành phố Hồ Chí Minh",
      "Ho Chi Minh City",
      "HCMC",
      "Bến Đình",
      "Địa đạo Củ Chi",
      "TPHCM",
    ],
    scenes: ["saigon/day", "saigon/dawn", "saigon/dusk", "mekong/day"],
    nights: 0,
    startTime: "07:00",
    meetingPoint: {
      en: "Steps of the Saigon Opera House, 7 Lam Son Square, or your hotel in Districts 1 and 3",
      vi: "Bậc thềm Nhà hát Thành phố, 7 Công trường Lam Sơn, hoặc khách sạn ở Quận 1, Quận 3",
    },
    price: { adult: 29, child: 21 },
    itinerary: [
      {
        title: { en: "Under the forest at Ben Dinh", vi: "Trong lòng đất Bến Đình" },
        description: {
          en: "We collect guests from 7:00 and leave the city by Highway 22; the 50 km to Ben Dinh take about an hour and a half, time enough for an introduction with maps. At 8:45 the visit begins with a short film, then a walk of 1.5 km under the trees: hidden entrances, ventilation holes made to look like termite mounds, a bunker clinic, a wrecked tank. Those who wish crawl 20, 40 or up to 100 metres through a tunnel about 1.2 m high. At the end you taste what the tunnel people lived on, steamed cassava with sesame, peanuts and salt, and pandan tea. We leave at 11:15 and are back in the centre by 13:00.",
          vi: "Từ 7 giờ đón khách, ra khỏi thành phố theo quốc lộ 22. Quãng 50 km đến Bến Đình đi chừng một tiếng rưỡi, vừa đủ nghe phần dẫn chuyện có bản đồ. 8 giờ 45 xem phim tư liệu ngắn rồi đi bộ 1,5 km dưới tán cây: cửa hầm bí mật, lỗ thông hơi ngụy trang thành ụ mối, trạm phẫu, xác xe tăng. Ai muốn thì chui 20, 40 hoặc đến 100 m trong đường hầm cao khoảng 1,2 m. Cuối đường là món ăn thời chiến: khoai mì hấp chấm muối mè đậu phộng, uống trà lá dứa. 11 giờ 15 lên xe, 13 giờ về đến trung tâm.",
        },
      },
    ],
    included: [
      { en: "Pick-up and drop-off in Districts 1 and 3", vi: "Đón và trả ở Quận 1, Quận 3" },
      { en: "Air-conditioned minibus, at most 15 guests", vi: "Xe máy lạnh, tối đa 15 khách" },
      { en: "English- or Vietnamese-speaking guide", vi: "Hướng dẫn viên tiếng Anh hoặc tiếng Việt" },
      { en: "Entrance ticket for Ben Dinh", vi: "Vé tham quan khu Bến Đình" },
      { en: "Cassava and tea tasting", vi: "Khoai mì và trà lá dứa" },
      { en: "Bottled water and wet towels", vi: "Nước suối và khăn lạnh" },
    ],
    excluded: [
      { en: "Lunch", vi: "Bữa trưa" },
      { en: "Ammunition at the shooting range", vi: "Đạn ở trường bắn" },
      { en: "Souvenirs", vi: "Quà lưu niệm" },
      { en: "Tips", vi: "Tiền boa" },
    ],
    requirements: {
      en: "Wear long trousers, closed shoes and clothes that can get dusty; bring insect repellent and a hat. The tunnels are narrow, hot and dark, so leave them out if you have heart trouble, asthma or claustrophobia: everything else is above ground on level paths. Gunfire from the shooting range can be heard on the site, which may upset small children.",
      vi: "Bạn mặc quần dài, giày kín, đồ không ngại bụi đất, mang thuốc chống muỗi và mũ. Đường hầm hẹp, nóng và tối, người bệnh tim, hen suyễn hoặc sợ chỗ kín không nên chui. Các phần còn lại đều ở trên mặt đất, lối đi bằng phẳng. Trong khu có trường bắn, tiếng súng có thể làm trẻ nhỏ sợ.",
    },
    cancellation: "flexible",
    interests: ["history", "culture"],
  },
  {
    slug: "saigon-after-dark-food-scooter",
    category: "food-markets",
    destination: "saigon",
    title: { en: "Saigon after dark: street food by scooter", vi: "Sài Gòn về đêm: ăn hàng bằng xe máy" },
    shortDescription: {
      en: "Five stops in four districts on the back of a scooter: crepes, Cambodian noodles, grilled snails and Chinatown sweets.",
      vi: "Ngồi sau xe máy qua bốn quận, ăn năm chặng: bánh xèo, bún num bò chóc, ốc nướng và chè Chợ Lớn.",
    },
    description: {
      en: [
        "Saigon eats late and in company, on stools, with the engine ticking as it cools behind. The dishes are scattered over districts that visitors seldom connect, and a scooter is how anyone here would do it.",
        "Your driver meets you at the hotel with a spare helmet and in no hurry. Over four hours and about 17 kilometres you go from a crepe kitchen in Tan Dinh to the flower market at Ho Thi Ky, where a Cambodian quarter sells bun num bo choc, on to the dessert houses of Chinatown, and to Vinh Khanh Street in District 4 for snails.",
        "We choose by the night: stalls close for anniversaries and rain. What does not change is that everything is cooked in front of you and that you should skip dinner.",
      ].join("\n\n"),
      vi: [
        "Người Sài Gòn ăn khuya, ăn có bạn có bè, ngồi ghế thấp, xe dựng ngay sau lưng máy còn nóng. Món ngon nằm rải rác ở những quận mà khách phương xa ít khi nối lại với nhau, và xe máy là cách dân ở đây vẫn đi.",
        "Anh chị tài xế đến tận khách sạn, mang sẵn mũ bảo hiểm và chẳng hề vội. Trong bốn tiếng, chừng 17 km, bạn đi từ quán bánh xèo Tân Định sang chợ hoa Hồ Thị Kỷ, nơi xóm Campuchia bán bún num bò chóc, xuống tiệm chè Chợ Lớn rồi về đường Vĩnh Khánh, Quận 4 ăn ốc.",
        "Quán được chọn theo từng đêm, vì có hôm chủ nghỉ giỗ, có hôm trời mưa. Chỉ hai điều không đổi: món nào cũng nấu trước mắt bạn, và bạn nhớ đừng ăn tối trước khi đi.",
      ].join("\n\n"),
    },
    location: { en: "Saigon, Ho Chi Minh City", vi: "Sài Gòn, TP. Hồ Chí Minh" },
    alsoKnownAs: [
      "Sài Gòn",
      "Thành phố Hồ Chí Minh",
      "Ho Chi Minh City",
      "HCMC",
      "Chợ Lớn",
      "Chinatown",
      "Xe máy",
      "Vespa",
    ],
    scenes: ["saigon/dusk", "saigon/day", "saigon/dawn", "mekong/dusk"],
    nights: 0,
    startTime: "17:30",
    meetingPoint: {
      en: "Your hotel in Districts 1, 3 or 4, or the steps of the Saigon Opera House, 7 Lam Son Square",
      vi: "Khách sạn ở Quận 1, 3, 4, hoặc bậc thềm Nhà hát Thành phố, 7 Công trường Lam Sơn",
    },
    price: { adult: 45, child: 34 },
    itinerary: [
      {
        title: { en: "Four districts, five tables", vi: "Bốn quận, năm bàn ăn" },
        description: {
          en: "Pick-up is at 17:30. The first table is in Tan Dinh, near the pink church, where banh xeo the size of a steering wheel is folded and eaten with mustard leaf. At 18:45 we ride 4 km to the flower market of Ho Thi Ky in District 10, walk its alleys and try bun num bo choc, rice noodles in a lemongrass and fish broth, and then grilled beef in betel leaf. Around 20:00 it is on to Chau Van Liem Street in Chinatown for sesame soup or almond tofu. The last and loudest stop is Vinh Khanh in District 4: snails in coconut, scallops with spring onion, cold beer. We bring you home at 21:30.",
          vi: "17 giờ 30 đón khách. Bàn đầu tiên ở Tân Định, gần nhà thờ màu hồng, bánh xèo to bằng cái vô lăng, cuốn cải bẹ xanh chấm nước mắm. 18 giờ 45 chạy 4 km đến chợ hoa Hồ Thị Kỷ, Quận 10, luồn qua các hẻm, ăn bún num bò chóc nước dùng cá nấu sả, rồi bò lá lốt nướng than. Khoảng 20 giờ vào Chợ Lớn, ngồi đường Châu Văn Liêm ăn chè mè đen hoặc đậu hũ hạnh nhân. Chặng cuối vui nhất là phố ốc Vĩnh Khánh, Quận 4: ốc len xào dừa, sò điệp nướng mỡ hành, ly bia lạnh. 21 giờ 30 đưa bạn về.",
        },
        meals: ["dinner"],
      },
    ],
    included: [
      { en: "Scooter with your own driver and helmet", vi: "Xe máy, tài xế riêng cho từng khách và mũ bảo hiểm" },
      { en: "Food guide with every group of up to 10", vi: "Hướng dẫn viên ẩm thực, mỗi nhóm không quá 10 khách" },
      { en: "All food at five stops", vi: "Toàn bộ món ăn ở năm điểm dừng" },
      { en: "One beer or two soft drinks each, and water", vi: "Mỗi khách một bia hoặc hai nước ngọt, kèm nước suối" },
      { en: "Rain poncho and accident insurance", vi: "Áo mưa và bảo hiểm tai nạn" },
      { en: "Pick-up and return in Districts 1, 3 and 4", vi: "Đón và đưa về ở Quận 1, 3, 4" },
    ],
    excluded: [
      { en: "Further drinks", vi: "Đồ uống gọi thêm" },
      { en: "Pick-up in Thao Dien ($5 a booking)", vi: "Đón ở Thảo Điền (5 $ mỗi lần đặt)" },
      { en: "Vespa instead of a scooter ($15)", vi: "Đi Vespa thay xe máy thường (15 $)" },
      { en: "Tips", vi: "Tiền boa" },
    ],
    requirements: {
      en: "No riding experience is needed: you sit behind the driver, in shoes that fasten and with a small bag across the chest. Children from 7 may ride; with younger ones we provide a car at the same price. Vegetarian, halal-friendly and gluten-free routes exist if you tell us a day ahead. Light rain does not stop us, a flooded street does.",
      vi: "Bạn không cần biết chạy xe, chỉ ngồi sau tài xế, nhớ mang giày có quai và túi nhỏ đeo trước ngực. Trẻ từ 7 tuổi được ngồi xe máy, nhà có bé nhỏ hơn chúng tôi bố trí ô tô cùng giá. Có cung ăn chay, không thịt heo hoặc không gluten nếu bạn báo trước một ngày. Mưa nhỏ vẫn đi, đường ngập thì dời lịch.",
    },
    cancellation: "flexible",
    interests: ["food", "culture", "adventure"],
    departures: { weekdays: [1, 2, 3, 4, 5, 6, 7], capacity: 10, cutoffHours: 5 },
  },
  {
    slug: "vietnam-north-to-south-10-days",
    category: "culture-heritage",
    destination: "hanoi",
    title: { en: "Vietnam from north to south in ten days", vi: "Xuyên Việt mười ngày từ Bắc vào Nam" },
    shortDescription: {
      en: "Hanoi, a night on Ha Long Bay, Hue, the Hai Van Pass, Hoi An, Saigon and the Mekong, with two domestic flights included.",
      vi: "Hà Nội, một đêm trên vịnh Hạ Long, Huế, đèo Hải Vân, Hội An, Sài Gòn và miền Tây, đã gồm hai chặng bay nội địa.",
    },
    description: {
      en: [
        "Vietnam is 1,650 kilometres long, and most first journeys try to see all of it. Ten days are enough if the distances are flown and the short stretches are driven slowly. This route takes two flights, keeps the longest day on the road under four hours, and never spends a single night in a place, the boat apart.",
        "You begin with Hanoi's old streets, sleep once among the islands of Ha Long, and fly to Hue. From there the road over the Hai Van Pass brings you to Hoi An, where a whole day is left for the town, the tailors and the beach. Saigon and the Mekong come last.",
        "Local guides join you in each region rather than one escort for the whole way: somebody from Hue explains Hue. Hotels have three to four stars and stand where you can walk out of the door into the town. Groups have up to 14 guests, and the same programme runs privately on any date.",
      ].join("\n\n"),
      vi: [
        "Việt Nam trải dài 1.650 km, và ai đi lần đầu cũng muốn thấy cho trọn. Mười ngày là đủ nếu chặng xa thì bay, chặng gần thì đi xe thong thả. Hành trình này có hai chuyến bay, không ngày nào ngồi xe liền quá bốn tiếng, và trừ đêm trên tàu, nơi nào bạn cũng ở ít nhất hai đêm.",
        "Bạn bắt đầu với phố cổ Hà Nội, ngủ một đêm giữa các đảo Hạ Long rồi bay vào Huế. Từ Huế, con đường qua đèo Hải Vân đưa bạn đến Hội An, nơi có trọn một ngày cho phố, cho tiệm may và cho biển. Sài Gòn và miền Tây khép lại chuyến đi.",
        "Mỗi miền có hướng dẫn viên địa phương thay vì một người theo suốt tuyến: chuyện Huế để người Huế kể. Khách sạn ba đến bốn sao, bước ra cửa là phố xá. Đoàn ghép không quá 14 khách, bạn cũng có thể đi riêng theo cùng chương trình vào bất kỳ ngày nào.",
      ].join("\n\n"),
    },
    location: {
      en: "Hanoi, Ha Long, Hue, Hoi An, Saigon and the Mekong Delta",
      vi: "Hà Nội, Hạ Long, Huế, Hội An, Sài Gòn, miền Tây",
    },
    alsoKnownAs: [
      "Xuyên Việt",
      "Thành phố Hồ Chí Minh",
      "Sài Gòn",
      "Vịnh Hạ Long",
      "Quảng Nam",
      "Bến Tre",
      "Ho Chi Minh City",
    ],
    scenes: ["hoi-an/day", "hanoi/dawn", "ha-long/dusk", "mekong/dusk"],
    nights: 9,
    startTime: "14:00",
    meetingPoint: {
      en: "Arrivals hall of Noi Bai International Airport (T2), or your hotel in Hanoi's Old Quarter",
      vi: "Sảnh đến sân bay quốc tế Nội Bài (T2), hoặc khách sạn ở phố cổ Hà Nội",
    },
    price: { adult: 1390, child: 1090 },
    itinerary: [
      {
        title: { en: "Arrival in Hanoi and an evening walk", vi: "Đến Hà Nội, dạo phố buổi tối" },
        description: {
          en: "We meet your flight at Noi Bai and drive 30 km to the Old Quarter, about 45 minutes. Rooms are ready from 14:00. At 17:30 your Hanoi guide takes you on foot through the trade streets to bun cha over charcoal, a plate of banh cuon and egg coffee in an upstairs café. The walk ends at Hoan Kiem Lake by 20:30.",
          vi: "Xe đón bạn ở Nội Bài, đi 30 km về phố cổ, khoảng 45 phút. Từ 14 giờ nhận phòng. 17 giờ 30, hướng dẫn viên Hà Nội cùng bạn đi bộ qua các phố nghề, ăn bún chả nướng than, bánh cuốn nóng, uống cà phê trứng trong quán trên gác. 20 giờ 30 dừng chân bên hồ Hoàn Kiếm.",
        },
        meals: ["dinner"],
        stay: { en: "Hotel in Hanoi's Old Quarter (3–4 stars)", vi: "Khách sạn phố cổ Hà Nội (3–4 sao)" },
      },
      {
        title: { en: "Hanoi: a thousand years in a day", vi: "Hà Nội: nghìn năm trong một ngày" },
        description: {
          en: "At 8:30 we start at Ba Dinh Square and Ho Chi Minh's house on stilts, then the Temple of Literature, founded in 1070. Lunch is cha ca, turmeric fish with dill. In the afternoon we visit the Museum of Ethnology, 7 km west, with full-size houses in its garden. You return at 16:30, and at 18:30 have seats at the water puppet theatre by the lake.",
          vi: "8 giờ 30 bắt đầu từ quảng trường Ba Đình, nhà sàn Bác Hồ rồi đến Văn Miếu, lập năm 1070. Bữa trưa là chả cá ăn với thì là. Chiều đi 7 km về phía tây thăm Bảo tàng Dân tộc học, trong vườn có những ngôi nhà dựng đúng kích thước thật. 16 giờ 30 về nghỉ, 18 giờ 30 xem múa rối nước ở nhà hát bên hồ.",
        },
        meals: ["breakfast", "lunch"],
        stay: { en: "Hotel in Hanoi's Old Quarter (3–4 stars)", vi: "Khách sạn phố cổ Hà Nội (3–4 sao)" },
      },
      {
        title: { en: "Ha Long Bay: on board", vi: "Lên tàu ra vịnh Hạ Long" },
        description: {
          en: "Departure at 8:30 by expressway, 160 km to Tuan Chau harbour in two and a half hours. You board at 12:15 and have lunch as the limestone closes in. The afternoon brings Sung Sot Cave and a kayak or rowing boat among the cliffs. After a seafood dinner you can try for squid from the stern. Cabins have their own bathroom and a window on the bay.",
          vi: "8 giờ 30 khởi hành theo cao tốc, 160 km đến cảng Tuần Châu mất hai tiếng rưỡi. 12 giờ 15 lên tàu, ăn trưa khi núi đá dần khép quanh. Chiều thăm hang Sửng Sốt, chèo kayak hoặc ngồi đò len giữa vách đá. Sau bữa tối hải sản, bạn ra đuôi tàu thử câu mực. Mỗi phòng có phòng tắm riêng và cửa sổ nhìn ra vịnh.",
        },
        meals: ["breakfast", "lunch", "dinner"],
        stay: { en: "Cruise cabin on Ha Long Bay", vi: "Phòng trên du thuyền vịnh Hạ Long" },
      },
      {
        title: { en: "From the bay to Hue", vi: "Từ vịnh vào Huế" },
        description: {
          en: "Tai chi on deck at 6:30, then Ti Top island for a climb of some 400 steps or a swim. Brunch is served at 9:45 while the boat returns, and you disembark at 11:30. A private bus goes straight to Noi Bai, two and a half hours. The flight to Hue in the late afternoon takes an hour and a quarter; it is 15 km from Phu Bai to your hotel.",
          vi: "6 giờ 30 tập thái cực quyền trên boong, rồi ghé đảo Ti Tốp leo hơn 400 bậc hoặc tắm biển. 9 giờ 45 ăn trưa sớm khi tàu quay về, 11 giờ 30 cập cảng. Xe riêng chạy thẳng ra Nội Bài, hai tiếng rưỡi. Chuyến bay cuối chiều vào Huế mất một tiếng mười lăm phút, từ Phú Bài về khách sạn 15 km.",
        },
        meals: ["breakfast", "lunch"],
        stay: { en: "Hotel in central Hue (3–4 stars)", vi: "Khách sạn trung tâm Huế (3–4 sao)" },
      },
      {
        title: { en: "Hue: citadel and river", vi: "Huế: Đại Nội và sông Hương" },
        description: {
          en: "We enter the Imperial City at 8:00 through Ngo Mon and follow the axis to Kien Trung Palace. A dragon boat goes up the Perfume River to Thien Mu Pagoda, followed by lunch of Hue's rice cakes. In the afternoon we see Tu Duc's tomb, 7 km out among pines, and the incense village of Thuy Xuan. You are free from 16:00, with bun bo Hue recommended.",
          vi: "8 giờ vào Đại Nội qua Ngọ Môn, đi dọc trục chính đến điện Kiến Trung. Thuyền rồng ngược sông Hương lên chùa Thiên Mụ, trưa ăn các loại bánh Huế. Chiều thăm lăng Tự Đức giữa rừng thông, cách trung tâm 7 km, và làng hương Thủy Xuân. Từ 16 giờ bạn tự do, tối nên thử tô bún bò.",
        },
        meals: ["breakfast", "lunch"],
        stay: { en: "Hotel in central Hue (3–4 stars)", vi: "Khách sạn trung tâm Huế (3–4 sao)" },
      },
      {
        title: { en: "Over the Hai Van Pass to Hoi An", vi: "Qua đèo Hải Vân vào Hội An" },
        description: {
          en: "Leave at 8:30 for Lang Co lagoon, 70 km south, and the climb to Hai Van Gate at 496 m, reopened in 2024. Lunch in Da Nang is mi Quang. We stop at the Museum of Cham Sculpture and the Marble Mountains before Hoi An, reached at 16:30 after 140 km. At dusk there is a short walk to learn the lanes, and dinner of cao lau by the river.",
          vi: "8 giờ 30 đi Lăng Cô, cách Huế 70 km, leo lên Hải Vân Quan ở độ cao 496 m, mở cửa lại năm 2024. Trưa ăn mì Quảng ở Đà Nẵng. Ghé Bảo tàng Điêu khắc Chăm và Ngũ Hành Sơn, 16 giờ 30 đến Hội An, cả ngày đi 140 km. Chập tối dạo một vòng cho quen phố, ăn cao lầu bên sông.",
        },
        meals: ["breakfast", "lunch", "dinner"],
        stay: { en: "Hotel in Hoi An (3–4 stars)", vi: "Khách sạn tại Hội An (3–4 sao)" },
      },
      {
        title: { en: "Hoi An at your own pace", vi: "Hội An thong thả" },
        description: {
          en: "A guided walk from 8:30 covers the Japanese bridge, Tan Ky house and the Fujian Assembly Hall while the streets are quiet. The rest of the day is yours: bicycles wait at the hotel for Tra Que or An Bang beach, 4 to 5 km away, and tailors need an afternoon. At 18:30 a rowing boat with lanterns takes you along the Hoai River for 20 minutes.",
          vi: "Từ 8 giờ 30 cùng hướng dẫn viên thăm Chùa Cầu, nhà cổ Tấn Ký, Hội quán Phúc Kiến lúc phố còn vắng. Thời gian còn lại là của bạn: khách sạn có sẵn xe đạp đi Trà Quế hay biển An Bàng, cách 4–5 km, còn tiệm may chỉ cần một buổi chiều. 18 giờ 30 ngồi thuyền chèo thả hoa đăng trên sông Hoài 20 phút.",
        },
        meals: ["breakfast"],
        stay: { en: "Hotel in Hoi An (3–4 stars)", vi: "Khách sạn tại Hội An (3–4 sao)" },
      },
      {
        title: { en: "Flight to Saigon and the city centre", vi: "Bay vào Sài Gòn, dạo trung tâm" },
        description: {
          en: "Transfer at 8:00 to Da Nang Airport, 30 km, for the flight of an hour and a half to Saigon. After lunch of com tam we visit the Independence Palace, the Central Post Office of 1891 and the War Remnants Museum, which needs an hour and a quarter. The cathedral beside the post office is under restoration. The evening is free; ask us about food tours by scooter.",
          vi: "8 giờ ra sân bay Đà Nẵng, 30 km, bay một tiếng rưỡi vào Sài Gòn. Trưa ăn cơm tấm, chiều thăm Dinh Độc Lập, Bưu điện Thành phố khánh thành năm 1891 và Bảo tàng Chứng tích Chiến tranh, nên dành một tiếng mười lăm phút. Nhà thờ Đức Bà kế bên đang trùng tu. Tối tự do, bạn có thể đặt thêm tour ăn đêm bằng xe máy.",
        },
        meals: ["breakfast", "lunch"],
        stay: { en: "Hotel in District 1, Saigon (3–4 stars)", vi: "Khách sạn Quận 1, Sài Gòn (3–4 sao)" },
      },
      {
        title: { en: "A day in the Mekong Delta", vi: "Một ngày ở miền Tây" },
        description: {
          en: "By expressway at 7:45 to My Tho, 70 km, then by boat across the Tien River to Ben Tre. You see coconut candy being made, cycle 4 km of garden paths and eat elephant-ear fish in an orchard. A sampan brings you back along a creek of water palms. We return at 17:30, and at 19:00 the farewell dinner is served in an old Saigon villa.",
          vi: "7 giờ 45 theo cao tốc xuống Mỹ Tho, 70 km, rồi đi tàu qua sông Tiền sang Bến Tre. Bạn xem nấu kẹo dừa, đạp xe 4 km đường vườn, ăn cá tai tượng chiên xù giữa vườn cây. Xuồng ba lá đưa ra theo con rạch dừa nước. 17 giờ 30 về tới Sài Gòn, 19 giờ ăn tối chia tay trong một biệt thự cũ.",
        },
        meals: ["breakfast", "lunch", "dinner"],
        stay: { en: "Hotel in District 1, Saigon (3–4 stars)", vi: "Khách sạn Quận 1, Sài Gòn (3–4 sao)" },
      },
      {
        title: { en: "Last coffee and departure", vi: "Ly cà phê cuối và lên đường" },
        description: {
          en: "The morning is free for Ben Thanh market, ten minutes on foot, or an iced coffee under the trees of the 30-4 park. Early risers can add the Cu Chi tunnels, back by 13:00. Check-out is at 12:00 and luggage can stay with reception. Tan Son Nhat Airport is 7 km away: allow 45 minutes, and we collect you three and a half hours before an international flight.",
          vi: "Sáng tự do đi chợ Bến Thành, cách mười phút đi bộ, hoặc ngồi cà phê bệt ở công viên 30-4. Ai dậy sớm có thể thêm tour địa đạo Củ Chi, 13 giờ về. 12 giờ trả phòng, gửi hành lý ở lễ tân. Sân bay Tân Sơn Nhất cách 7 km, đi chừng 45 phút. Xe đón bạn trước giờ bay quốc tế ba tiếng rưỡi.",
        },
        meals: ["breakfast"],
      },
    ],
    included: [
      {
        en: "Eight nights in 3–4 star hotels, one night on a Ha Long cruise",
        vi: "Tám đêm khách sạn 3–4 sao, một đêm du thuyền Hạ Long",
      },
      {
        en: "Flights Hanoi–Hue and Da Nang–Saigon with 20 kg of luggage",
        vi: "Vé máy bay Hà Nội – Huế và Đà Nẵng – Sài Gòn, 20 kg hành lý",
      },
      { en: "All transfers in air-conditioned vehicles", vi: "Xe máy lạnh đưa đón suốt tuyến" },
      {
        en: "English- or Vietnamese-speaking local guides",
        vi: "Hướng dẫn viên tiếng Anh hoặc tiếng Việt tại từng miền",
      },
      {
        en: "Boats, bicycles and entrance tickets named in the programme",
        vi: "Tàu thuyền, xe đạp và vé vào cửa trong chương trình",
      },
      { en: "Nine breakfasts, seven lunches and four dinners", vi: "Chín bữa sáng, bảy bữa trưa và bốn bữa tối" },
      { en: "Water puppet show in Hanoi", vi: "Vé xem múa rối nước Hà Nội" },
      { en: "Telephone number answered day and night", vi: "Số điện thoại hỗ trợ ngày đêm" },
    ],
    excluded: [
      { en: "International flights", vi: "Vé máy bay quốc tế" },
      { en: "Visa for Vietnam", vi: "Thị thực Việt Nam" },
      { en: "Single room and cabin supplement ($340)", vi: "Phụ thu phòng đơn và cabin đơn (340 $)" },
      { en: "Meals not listed and drinks", vi: "Các bữa ăn khác và đồ uống" },
      { en: "Travel insurance", vi: "Bảo hiểm du lịch" },
      { en: "Tips for guides, drivers and boat crews", vi: "Tiền boa cho hướng dẫn viên, tài xế và thủy thủ đoàn" },
    ],
    requirements: {
      en: "Passport valid for six months after arrival, and a visa or e-visa where your nationality needs one; names on the booking must match the passport because flights are issued from it. Expect 5 to 8 km on foot a day, with steps on Ha Long and in the Marble Mountains. Pack for two climates: from December to March the north can be 14°C while Saigon has 33°C. A storm may stop boats on Ha Long Bay, and we then spend the night in a hotel on shore.",
      vi: "Hộ chiếu còn hạn sáu tháng, có thị thực nếu quốc tịch của bạn cần, khách Việt Nam mang căn cước. Họ tên khi đặt phải trùng giấy tờ vì dùng để xuất vé máy bay. Mỗi ngày đi bộ 5–8 km, có bậc dốc ở Hạ Long và Ngũ Hành Sơn. Hành lý nên có đồ cho cả hai kiểu thời tiết (tháng 12–3 miền Bắc có lúc 14°C trong khi Sài Gòn 33°C); nếu bão, cảng cấm tàu, đoàn sẽ nghỉ đêm ở khách sạn trên bờ.",
    },
    cancellation: "multi-day",
    interests: ["culture", "history", "nature", "food"],
    featured: true,
    departures: { weekdays: [6], capacity: 14, minimum: 6, cutoffHours: 336 },
  },
]
