import type { TourSeed } from "../seed-types.ts"

export const northBayTours: TourSeed[] = [
  {
    slug: "ha-long-bay-day-cruise-from-hanoi",
    category: "day-trips",
    destination: "ha-long",
    title: { en: "Ha Long Bay day cruise from Hanoi", vi: "Du thuyền vịnh Hạ Long trong ngày từ Hà Nội" },
    shortDescription: {
      en: "Nearly six hours on the water with a cooked lunch, Sung Sot Cave, a sampan through Luon Cave and the viewpoint on Ti Top.",
      vi: "Gần sáu tiếng trên vịnh: bữa trưa nấu ngay trên tàu, hang Sửng Sốt, đò nan qua hang Luồn và đài ngắm cảnh đảo Ti Tốp.",
    },
    description: {
      en: "Ha Long Bay holds almost two thousand limestone islands in 1,553 square kilometres of sea. Nobody sees all of it in a day. This cruise takes the classic loop around Bo Hon island, where the largest cave, the quietest lagoon and the best viewpoint lie within half an hour of each other.\n\nThe expressway through Hai Phong has cut the road from Hanoi to two and a half hours, so a day trip now leaves proper time for the bay. The boat carries no more than 24 of our guests, and lunch is a set menu brought to the table: grilled squid patties, clams with lemongrass, fish in tomato sauce, morning glory with garlic.\n\nIt is a long day, about twelve hours from door to door. If you would rather see the bay in the evening, after the day boats have gone home, look at our overnight cruise.",
      vi: "Vịnh Hạ Long có gần hai nghìn đảo đá trên 1.553 km² mặt nước, một ngày không ai đi hết được. Chuyến này chọn cung quen thuộc quanh đảo Bồ Hòn, nơi hang động lớn nhất, hồ nước lặng nhất và điểm ngắm vịnh đẹp nhất chỉ cách nhau chừng nửa tiếng chạy tàu.\n\nTừ ngày có cao tốc qua Hải Phòng, đường từ Hà Nội xuống Hạ Long chỉ còn hai tiếng rưỡi, đi về trong ngày vẫn đủ thời gian ngắm vịnh. Tàu nhận tối đa 24 khách. Bữa trưa dọn theo mâm chứ không phải tiệc đứng: chả mực Hạ Long, ngao hấp sả, cá sốt cà chua, rau muống xào tỏi.\n\nTính từ lúc đón đến lúc về, bạn đi khoảng mười hai tiếng. Nếu muốn ngắm vịnh lúc chiều muộn, khi các tàu trong ngày đã về bến, bạn nên chọn tour ngủ đêm trên du thuyền.",
    },
    location: { en: "Ha Long Bay, Quang Ninh", vi: "Vịnh Hạ Long, Quảng Ninh" },
    alsoKnownAs: ["Halong Bay", "Vịnh Hạ Long", "Tuần Châu", "Bãi Cháy", "Hang Sửng Sốt", "Titop Island"],
    scenes: ["ha-long/day", "ha-long/dawn", "ha-long/dusk", "lan-ha/day"],
    nights: 0,
    startTime: "07:30",
    meetingPoint: {
      en: "Hanoi Opera House, front steps, 1 Trang Tien Street (hotel pick-up in the Old Quarter from 7:30)",
      vi: "Trước bậc thềm Nhà hát Lớn Hà Nội, số 1 Tràng Tiền (đón tại khách sạn trong phố cổ từ 7 giờ 30)",
    },
    price: { adult: 55, child: 41 },
    itinerary: [
      {
        title: { en: "Sung Sot, Luon Cave and Ti Top", vi: "Hang Sửng Sốt, hang Luồn và đảo Ti Tốp" },
        description: {
          en: "The van collects you between 7:30 and 8:00 and takes the expressway through Hai Phong, 160 km in two and a half hours with one stop. The boat leaves Tuan Chau marina at 11:00 and lunch is served while it passes Dinh Huong and Trong Mai, the Incense Burner and the Fighting Cocks. At 13:00 you walk through Sung Sot, 10,000 square metres in two chambers, named Grotte des Surprises by the French in 1901. At 14:15 a rowed sampan or a kayak goes under the low arch of Luon Cave into a ring of cliffs. Ti Top at 15:15 offers a small beach or 400-odd steps to the top. You dock at 16:45 and reach Hanoi at about 19:45.",
          vi: "Xe đón bạn từ 7 giờ 30 đến 8 giờ rồi theo cao tốc qua Hải Phòng, 160 km hết hai tiếng rưỡi, nghỉ một chặng. 11 giờ tàu rời cảng Tuần Châu, bữa trưa dọn lúc tàu đi qua hòn Đỉnh Hương và hòn Trống Mái. 13 giờ vào hang Sửng Sốt rộng chừng 10.000 m², gồm hai ngăn, năm 1901 được người Pháp đặt tên là “động của những điều kinh ngạc”. 14 giờ 15 ngồi đò nan hoặc chèo kayak qua vòm đá thấp của hang Luồn, bên trong là hồ nước kín giữa vách núi. 15 giờ 15 lên đảo Ti Tốp: tắm biển hoặc leo hơn 400 bậc ngắm vịnh. 16 giờ 45 tàu cập bến, khoảng 19 giờ 45 về đến Hà Nội.",
        },
        meals: ["lunch"],
      },
    ],
    included: [
      { en: "Return transfer Hanoi to Tuan Chau by limousine van", vi: "Xe limousine khứ hồi Hà Nội – Tuần Châu" },
      {
        en: "Day cruise with an English- or Vietnamese-speaking guide",
        vi: "Du thuyền trong ngày, hướng dẫn viên tiếng Việt hoặc tiếng Anh",
      },
      { en: "Ha Long Bay entrance tickets", vi: "Vé thăm vịnh Hạ Long" },
      { en: "Set lunch on board", vi: "Bữa trưa trên tàu" },
      { en: "Kayak or rowed sampan at Luon Cave", vi: "Kayak hoặc đò nan ở hang Luồn" },
      { en: "Drinking water on the van and the boat", vi: "Nước uống trên xe và trên tàu" },
    ],
    excluded: [
      { en: "Drinks with lunch", vi: "Đồ uống gọi thêm trong bữa trưa" },
      { en: "Pick-up outside the Old Quarter and the French Quarter", vi: "Đón ngoài khu phố cổ và khu phố Pháp" },
      { en: "Tips for the guide and crew", vi: "Tiền tip cho hướng dẫn viên và thuyền viên" },
      { en: "Travel insurance", vi: "Bảo hiểm du lịch cá nhân" },
    ],
    requirements: {
      en: "The port asks for the name, birth date and passport or ID number of every passenger, so please send them when you book. Wear shoes with grip: the cave has wet steps and Ti Top has more than 400. Bring swimwear and a towel from May to October. In strong wind or fog the port authority may stop all sailing, and then you choose a new date or a full refund.",
      vi: "Cảng yêu cầu họ tên, ngày sinh và số hộ chiếu hoặc căn cước của từng khách, bạn vui lòng gửi khi đặt chỗ. Nên đi giày chống trơn: trong hang có bậc đá ướt, lên đỉnh Ti Tốp hơn 400 bậc. Từ tháng 5 đến tháng 10 nhớ mang đồ bơi và khăn. Khi gió lớn hoặc sương mù, cảng vụ có thể cấm tàu; khi đó bạn được đổi ngày hoặc hoàn đủ tiền.",
    },
    cancellation: "moderate",
    interests: ["nature", "relaxation", "beach"],
    departures: { weekdays: [1, 2, 3, 4, 5, 6, 7], capacity: 24, minimum: 6, cutoffHours: 14 },
  },
  {
    slug: "ha-long-bay-overnight-cruise",
    category: "cruises",
    destination: "ha-long",
    title: { en: "Ha Long Bay overnight cruise", vi: "Du thuyền ngủ đêm trên vịnh Hạ Long" },
    shortDescription: {
      en: "Two days, one night and ten cabins: kayaking in the afternoon, low sun on Ti Top, and Sung Sot Cave before the day boats arrive.",
      vi: "Hai ngày một đêm trên tàu mười cabin: chiều chèo kayak, leo đỉnh Ti Tốp lúc nắng xế, sáng sớm vào hang Sửng Sốt khi còn vắng.",
    },
    description: {
      en: "By half past four most of the day boats have turned for port, and the light on the rock goes from white to amber. That hour, and the one just after sunrise, are the reason to sleep on Ha Long Bay.\n\nOur boat has ten cabins on two decks, each with a window to the sea, air conditioning and its own bathroom. Twenty guests at most means one sitting at dinner and no queue for kayaks. The timetable is the usual one turned round: we paddle and climb in the afternoon and leave Sung Sot Cave for 7:30 in the morning, before the first day boats.\n\nThe cook is from Hon Gai and buys from the boats there. Expect squid patties pounded by hand, steamed prawns, clams with lemongrass and sea bass with ginger. Vegetarian menus are no trouble if we know the day before.",
      vi: "Khoảng bốn rưỡi chiều, tàu đi trong ngày lần lượt quay về bến, nắng trên vách đá ngả từ trắng sang màu mật. Giờ ấy, và một tiếng sau khi mặt trời mọc, là lý do nên ngủ lại một đêm trên vịnh.\n\nTàu có mười cabin trên hai tầng, phòng nào cũng có cửa sổ nhìn ra biển, điều hòa và phòng tắm riêng. Nhiều nhất hai mươi khách nên bữa tối chỉ dọn một lượt, muốn chèo kayak không phải chờ. Lịch trình đảo lại so với thông lệ: buổi chiều chèo thuyền, leo núi; hang Sửng Sốt để dành đến 7 giờ 30 sáng hôm sau, trước khi tàu trong ngày kéo đến.\n\nBếp trưởng là người Hòn Gai, quen mối với tàu cá trong vùng. Trên bàn thường có chả mực giã tay, tôm hấp, ngao hấp sả và cá vược hấp gừng. Bạn ăn chay chỉ cần báo trước một ngày.",
    },
    location: { en: "Ha Long Bay, Quang Ninh", vi: "Vịnh Hạ Long, Quảng Ninh" },
    alsoKnownAs: ["Halong Bay", "Vịnh Hạ Long", "Tuần Châu", "Hòn Gai", "Bãi Cháy", "Du thuyền 2 ngày 1 đêm"],
    scenes: ["ha-long/dusk", "ha-long/dawn", "ha-long/day", "lan-ha/dusk"],
    nights: 1,
    startTime: "08:00",
    meetingPoint: {
      en: "Hanoi Opera House, front steps, 1 Trang Tien Street, at 7:45; or at Tuan Chau International Marina at 11:15 if you come by yourself",
      vi: "Trước bậc thềm Nhà hát Lớn Hà Nội, số 1 Tràng Tiền, lúc 7 giờ 45; nếu tự đi, có mặt ở cảng tàu khách quốc tế Tuần Châu lúc 11 giờ 15",
    },
    price: { adult: 159, child: 119 },
    itinerary: [
      {
        title: {
          en: "Tuan Chau, Luon Cave and late sun on Ti Top",
          vi: "Tuần Châu, hang Luồn và nắng chiều trên Ti Tốp",
        },
        description: {
          en: "We leave the Opera House at 8:00 and reach Tuan Chau, 160 km away, at about 10:45. Boarding is at noon, lunch at 13:00 while the boat crosses to Bo Hon island. At 15:00 you have 45 minutes in a kayak, or in a sampan rowed for you, through Luon Cave, where macaques sometimes come down the cliff. At 16:15 we land on Ti Top: swim, or climb the 400-odd steps while the sun is low. In December it sets at about 17:15, before you are down; in June at 18:40, seen from the deck. Dinner is at 19:00 at anchor. From 21:00 there are rods for squid on the stern. Some nights they bite, most nights the talk is better than the fishing.",
          vi: "8 giờ xe rời Nhà hát Lớn, khoảng 10 giờ 45 đến Tuần Châu, cách Hà Nội 160 km. 12 giờ lên tàu, 13 giờ ăn trưa trong lúc tàu chạy về phía đảo Bồ Hòn. 15 giờ bạn có 45 phút chèo kayak, hoặc ngồi đò nan có người chèo, qua hang Luồn; đôi khi có khỉ vàng xuống sát mép nước. 16 giờ 15 lên đảo Ti Tốp: tắm biển hoặc leo hơn 400 bậc ngắm vịnh lúc nắng xế. Tháng 12, mặt trời lặn khoảng 17 giờ 15, vừa kịp xem từ trên đảo; tháng 6 phải 18 giờ 40, ngắm từ boong tàu. 19 giờ tàu neo lại, dọn bữa tối. Từ 21 giờ, ai thích thì ra đuôi tàu câu mực. Có đêm mực cắn câu, còn phần nhiều là ngồi chuyện trò.",
        },
        meals: ["lunch", "dinner"],
        stay: {
          en: "Sea-view cabin on the boat, anchored near Ti Top",
          vi: "Cabin nhìn ra biển, tàu neo gần đảo Ti Tốp",
        },
      },
      {
        title: { en: "Sung Sot Cave at opening time", vi: "Hang Sửng Sốt lúc sáng sớm" },
        description: {
          en: "Tai chi on the top deck at 6:15 for those who like it, coffee and a bowl of pho for everyone at 6:45. The tender takes us to Sung Sot at 7:30. About fifty steps lead to the entrance, and a 500-metre path runs through the two chambers to a balcony over the bay. Back on board by 8:45 you clear the cabin and may join the cook for a lesson in rolling nem, the fried spring rolls of the north. Brunch is served from 9:45 as we sail back between the islets. The boat docks at Tuan Chau at 11:00 and the van reaches the Opera House at about 14:15.",
          vi: "6 giờ 15 có buổi tập thái cực quyền trên boong cho ai thích, 6 giờ 45 mời bạn cà phê và bát phở nóng. 7 giờ 30 xuồng đưa khách sang hang Sửng Sốt. Leo khoảng năm mươi bậc là tới cửa hang, lối đi dài 500 m xuyên qua hai ngăn rồi mở ra ban công nhìn xuống vịnh. 8 giờ 45 về lại tàu, bạn trả cabin và có thể vào bếp học cuốn nem rán kiểu Bắc. Bữa sáng muộn dọn từ 9 giờ 45, lúc tàu len qua các đảo nhỏ quay về bến. 11 giờ tàu cập cảng Tuần Châu, khoảng 14 giờ 15 xe về tới Nhà hát Lớn Hà Nội.",
        },
        meals: ["breakfast", "lunch"],
      },
    ],
    included: [
      { en: "Return transfer Hanoi to Tuan Chau by limousine van", vi: "Xe limousine khứ hồi Hà Nội – Tuần Châu" },
      {
        en: "One night in a double or twin cabin with private bathroom",
        vi: "Một đêm trong cabin đôi có phòng tắm riêng",
      },
      {
        en: "Lunch, dinner, breakfast and brunch",
        vi: "Bữa trưa, bữa tối, bữa sáng và bữa sáng muộn trước khi rời tàu",
      },
      { en: "Bay entrance and overnight tickets", vi: "Vé thăm vịnh và vé lưu trú đêm" },
      { en: "Kayak or rowed sampan, life jackets", vi: "Kayak hoặc đò nan, áo phao" },
      { en: "Guide on board in English or Vietnamese", vi: "Hướng dẫn viên tiếng Việt hoặc tiếng Anh trên tàu" },
      { en: "Cooking lesson, tai chi and squid fishing", vi: "Lớp nấu ăn, tập thái cực quyền, câu mực đêm" },
    ],
    excluded: [
      { en: "Drinks other than water and tea", vi: "Đồ uống ngoài nước lọc và trà" },
      { en: "Single cabin supplement, $70", vi: "Phụ thu cabin đơn, 70 $" },
      { en: "Massage and laundry on board", vi: "Mát-xa và giặt là trên tàu" },
      { en: "Tips for the guide and crew", vi: "Tiền tip cho hướng dẫn viên và thuyền viên" },
      { en: "Travel insurance", vi: "Bảo hiểm du lịch cá nhân" },
    ],
    requirements: {
      en: "Bring the passport or ID card you booked with: the port checks it against the passenger list, and without it you cannot board. Pack a small overnight bag, as there is little floor space in the cabin. You need to manage about 500 steps in two days, or sit out the climb on the beach. Single-use plastic bottles are not allowed on the bay, so bring a flask.",
      vi: "Nhớ mang hộ chiếu hoặc căn cước đã dùng khi đặt chỗ: cảng đối chiếu với danh sách hành khách, thiếu giấy tờ sẽ không được lên tàu. Chỉ nên mang túi nhỏ vì cabin không rộng. Hai ngày leo tổng cộng khoảng 500 bậc; ai ngại leo có thể nghỉ ở bãi tắm. Trên vịnh không dùng chai nhựa một lần, bạn nên mang theo bình nước.",
    },
    cancellation: "cruise",
    interests: ["nature", "relaxation", "beach"],
    featured: true,
    departures: { weekdays: [1, 2, 3, 4, 5, 6, 7], capacity: 20, minimum: 6, cutoffHours: 36 },
  },
  {
    slug: "lan-ha-bay-cat-ba-kayaking-cruise",
    category: "cruises",
    destination: "lan-ha",
    title: { en: "Lan Ha Bay and Cat Ba kayaking cruise", vi: "Du thuyền vịnh Lan Hạ và Cát Bà, chèo kayak" },
    shortDescription: {
      en: "Three days on the quieter side of the bay: sea kayaks, swimming beaches, a bicycle ride to Viet Hai and a cave in the national park.",
      vi: "Ba ngày ở mạn vịnh yên tĩnh: chèo kayak, tắm ở những bãi vắng, đạp xe vào làng Việt Hải và vào động trong vườn quốc gia.",
    },
    description: {
      en: "Lan Ha lies south of Ha Long, on the Hai Phong side of the line. The limestone is the same and in 2023 UNESCO joined the two in one World Heritage Site, but the channels here are narrower, there are more than a hundred small beaches, and far fewer boats come.\n\nTwo nights make room for what an overnight cruise has to skip: a full day of paddling and swimming, and the village of Viet Hai, which has about eighty houses and until recently could be reached only on foot or by boat. The last morning goes to Trung Trang Cave in Cat Ba National Park.\n\nThe park protects the Cat Ba langur, a golden-headed monkey found nowhere else, with fewer than a hundred alive. You would be very lucky to see one. Kites circling the cliffs are a fairer hope.",
      vi: "Lan Hạ nằm phía nam Hạ Long, thuộc về Hải Phòng. Vẫn là đảo đá vôi ấy, và từ năm 2023 UNESCO đã gộp hai nơi thành một di sản chung, nhưng luồng lạch ở đây hẹp hơn, có hơn một trăm bãi cát nhỏ, tàu thuyền lại thưa hơn nhiều.\n\nĐi hai đêm, bạn có thời gian cho những điều mà chuyến một đêm phải bỏ qua: trọn một ngày chèo kayak, bơi lội, nằm dài trên boong; rồi ghé làng Việt Hải chừng tám mươi nóc nhà, trước đây chỉ có thể đi bộ xuyên rừng hoặc đi thuyền mới tới. Sáng cuối dành cho động Trung Trang trong Vườn quốc gia Cát Bà.\n\nVườn là nơi duy nhất trên thế giới còn voọc Cát Bà, loài voọc đầu vàng nay chỉ còn chưa đầy một trăm con. Phải may mắn lắm bạn mới gặp được chúng, còn diều hâu lượn quanh vách đá thì dễ thấy hơn.",
    },
    location: { en: "Lan Ha Bay and Cat Ba Island, Hai Phong", vi: "Vịnh Lan Hạ và đảo Cát Bà, Hải Phòng" },
    alsoKnownAs: ["Vịnh Lan Hạ", "Đảo Cát Bà", "Cát Hải", "Bến Gót", "Việt Hải", "Hải Phòng"],
    scenes: ["lan-ha/dawn", "lan-ha/day", "lan-ha/dusk", "ha-long/dawn"],
    nights: 2,
    startTime: "08:00",
    meetingPoint: {
      en: "Hanoi Opera House, front steps, 1 Trang Tien Street, at 7:45; or at Got pier, Cat Hai, at 11:00",
      vi: "Trước bậc thềm Nhà hát Lớn Hà Nội, số 1 Tràng Tiền, lúc 7 giờ 45; hoặc tại bến Gót, Cát Hải, lúc 11 giờ",
    },
    price: { adult: 295, child: 221 },
    itinerary: [
      {
        title: { en: "Over the sea bridge to Lan Ha", vi: "Qua cầu vượt biển ra vịnh Lan Hạ" },
        description: {
          en: "The van leaves at 8:00, takes the expressway to Hai Phong and crosses the 5.4 km Tan Vu to Lach Huyen bridge to Cat Hai, about 130 km in all. From Got pier a tender brings you on board at 11:45. Lunch is served as we round Cat Ba Island into Lan Ha. At 15:00 the kayaks go in at Sang Toi, the Dark and Bright Cave: a low tunnel, then a round lagoon closed in by cliffs. The guide checks the tide first, because the roof is low at high water. There is an hour to swim from the boat before dinner at 19:00, grilled oysters and fish hotpot.",
          vi: "8 giờ xe khởi hành, theo cao tốc xuống Hải Phòng rồi qua cầu Tân Vũ – Lạch Huyện dài hơn 5,4 km để sang Cát Hải, tổng cộng khoảng 130 km. Từ bến Gót, xuồng đưa bạn lên tàu lúc 11 giờ 45. Bữa trưa dọn khi tàu vòng quanh đảo Cát Bà để vào vịnh Lan Hạ. 15 giờ hạ kayak ở hang Sáng Tối: qua một đoạn hầm thấp là tới hồ nước tròn, bốn bề vách đá. Hướng dẫn viên luôn xem con nước trước, vì khi triều lên trần hang rất thấp. Trước bữa tối lúc 19 giờ với hàu nướng và lẩu cá, bạn còn một tiếng để bơi quanh tàu.",
        },
        meals: ["lunch", "dinner"],
        stay: { en: "Sea-view cabin on the boat, Lan Ha Bay", vi: "Cabin nhìn ra biển, trên vịnh Lan Hạ" },
      },
      {
        title: {
          en: "Viet Hai by bicycle, Ba Trai Dao by kayak",
          vi: "Đạp xe vào Việt Hải, chèo kayak ra Ba Trái Đào",
        },
        description: {
          en: "After breakfast at 7:30 a day boat takes us to Viet Hai jetty. Bicycles wait there, and the lane to the village is 5 km of easy riding through a short tunnel and a forested valley; an electric buggy follows for anyone who prefers it. You have an hour among gardens and old clay-walled houses. We are back at the jetty by 10:45 and sail to Ba Trai Dao, three islets with three curved beaches that appear as the tide falls. Lunch is on board, then the kayaks are yours from 13:30, with the guide leading about 5 km through arches and channels. Return to the main boat at 16:30; barbecue dinner at 19:00.",
          vi: "7 giờ 30 ăn sáng, sau đó tàu nhỏ đưa bạn vào bến Việt Hải. Xe đạp đã để sẵn, đường vào làng dài 5 km, bằng phẳng, qua một hầm đá ngắn rồi men theo thung lũng rừng; ai không đạp xe thì đi xe điện. Bạn có một tiếng dạo quanh vườn tược và những nếp nhà vách đất cũ. 10 giờ 45 xuống tàu ra Ba Trái Đào, ba hòn đảo nhỏ ôm ba bãi cát cong, nước rút mới lộ ra. Ăn trưa trên tàu, từ 13 giờ 30 chèo kayak chừng 5 km theo hướng dẫn viên, luồn qua vòm đá và lạch nhỏ. 16 giờ 30 về tàu lớn, 19 giờ ăn tối với đồ nướng trên boong.",
        },
        meals: ["breakfast", "lunch", "dinner"],
        stay: { en: "Sea-view cabin on the boat, Lan Ha Bay", vi: "Cabin nhìn ra biển, trên vịnh Lan Hạ" },
      },
      {
        title: { en: "Trung Trang Cave and back to Hanoi", vi: "Động Trung Trang và đường về Hà Nội" },
        description: {
          en: "The boat moves at dawn, so come on deck by 6:00 if you like to watch the islands go by. After a light breakfast a tender lands us at Gia Luan at 8:00, and a van takes fifteen minutes to Trung Trang, a 300-metre passage under the hills of Cat Ba National Park. The path is level but damp, with bats in the deeper part, and the walk through and back through the trees takes an hour. Brunch is at 10:15 on the way to Got pier, where we land at noon. The van is at the Hanoi Opera House at about 14:45, traffic permitting.",
          vi: "Tàu nhổ neo từ tờ mờ sáng, bạn lên boong trước 6 giờ sẽ thấy các đảo lần lượt lướt qua. Ăn sáng nhẹ xong, 8 giờ xuồng cập bến Gia Luận, xe chạy mười lăm phút là đến động Trung Trang, một đường hầm dài 300 m xuyên dưới núi của Vườn quốc gia Cát Bà. Lối đi bằng phẳng nhưng ẩm, đoạn sâu bên trong có dơi; tính cả quãng quay ra dưới tán rừng thì mất khoảng một tiếng. 10 giờ 15 dùng bữa sáng muộn trên đường về bến Gót, 12 giờ lên bờ. Nếu đường thông thoáng, khoảng 14 giờ 45 xe về đến Nhà hát Lớn Hà Nội.",
        },
        meals: ["breakfast", "lunch"],
      },
    ],
    included: [
      { en: "Return transfer Hanoi to Got pier", vi: "Xe khứ hồi Hà Nội – bến Gót" },
      { en: "Two nights in a cabin with private bathroom", vi: "Hai đêm trong cabin có phòng tắm riêng" },
      {
        en: "All meals from lunch on day 1 to brunch on day 3",
        vi: "Các bữa ăn từ trưa ngày 1 đến bữa sáng muộn ngày 3",
      },
      { en: "Sea kayaks, dry bags and life jackets", vi: "Kayak, túi chống nước và áo phao" },
      { en: "Bicycle or electric buggy at Viet Hai", vi: "Xe đạp hoặc xe điện vào Việt Hải" },
      { en: "Bay, national park and Trung Trang Cave tickets", vi: "Vé vịnh, vé vườn quốc gia và động Trung Trang" },
      { en: "English- or Vietnamese-speaking guide", vi: "Hướng dẫn viên tiếng Việt hoặc tiếng Anh" },
    ],
    excluded: [
      { en: "Drinks other than water and tea", vi: "Đồ uống ngoài nước lọc và trà" },
      { en: "Single cabin supplement, $120", vi: "Phụ thu cabin đơn, 120 $" },
      { en: "Tips for the guide and crew", vi: "Tiền tip cho hướng dẫn viên và thuyền viên" },
      { en: "Travel insurance", vi: "Bảo hiểm du lịch cá nhân" },
      {
        en: "Transfer on to Cat Ba town, on request",
        vi: "Xe về thị trấn Cát Bà nếu bạn muốn ở lại, đặt theo yêu cầu",
      },
    ],
    requirements: {
      en: "You should be able to swim and to paddle for an hour at a time; no kayaking experience is needed, and children under 10 share a double kayak with an adult. Bring your passport or ID card, shoes that may get wet, a hat, sun cream and a light jacket from November to March. The water is warm enough to swim from late April to October. Storms between June and September sometimes close the bay, and then you choose a new date or a full refund.",
      vi: "Bạn cần biết bơi và đủ sức chèo khoảng một tiếng mỗi lượt; chưa từng chèo kayak cũng không sao, trẻ dưới 10 tuổi ngồi chung kayak đôi với người lớn. Nhớ mang hộ chiếu hoặc căn cước, dép đi nước, mũ, kem chống nắng, từ tháng 11 đến tháng 3 thêm áo khoác mỏng. Nước đủ ấm để tắm từ cuối tháng 4 đến tháng 10. Từ tháng 6 đến tháng 9 đôi khi có bão, vịnh đóng cửa; khi đó bạn được đổi ngày hoặc hoàn đủ tiền.",
    },
    cancellation: "cruise",
    interests: ["adventure", "nature", "beach", "relaxation"],
    departures: { weekdays: [1, 4], capacity: 16, minimum: 4, cutoffHours: 48 },
  },
  {
    slug: "hanoi-old-quarter-street-food-walk",
    category: "food-markets",
    destination: "hanoi",
    title: { en: "Hanoi Old Quarter street food walk", vi: "Dạo phố cổ Hà Nội, nếm món vỉa hè" },
    shortDescription: {
      en: "A morning on foot through the Old Quarter with six stops: pho, banh cuon, Dong Xuan market, bun cha over charcoal and egg coffee.",
      vi: "Một buổi sáng đi bộ qua phố cổ, sáu điểm dừng: phở, bánh cuốn, chợ Đồng Xuân, bún chả than hoa và cà phê trứng.",
    },
    description: {
      en: "Hanoi eats by the clock. Pho is for breakfast, bun cha is lunch and is usually gone by two, and the kitchens that do them best open for those hours and no others. So we walk in the morning, when the quarter cooks for itself.\n\nThe route is just under 3 km and takes a little over four hours, from Hoan Kiem Lake through streets still named for what they sold: Baskets, Poultry, Votive Paper. There are six stops. Portions are small at the first ones so that you arrive hungry at the grill.\n\nEight guests at most, because the plastic stools allow no more. Your guide lives in the quarter and orders what the place is known for. We tell you the price of each dish, so that you can come back alone tomorrow.",
      vi: "Người Hà Nội ăn theo giờ. Phở để ăn sáng, bún chả để ăn trưa, quá hai giờ chiều thường đã hết; quán ngon chỉ mở đúng khung giờ ấy. Vì vậy chuyến này đi buổi sáng, lúc phố cổ nấu cho chính người phố cổ ăn.\n\nĐường đi gần 3 km, hơn bốn tiếng, từ hồ Hoàn Kiếm qua những con phố còn giữ tên theo món hàng xưa: Hàng Bồ, Hàng Gà, Hàng Mã. Sáu điểm dừng, mấy món đầu ăn lưng lửng thôi để bạn còn bụng cho bún chả.\n\nMỗi nhóm nhiều nhất tám người, vì quán vỉa hè cũng chỉ có chừng ấy ghế. Người dẫn đường sống ngay trong phố cổ, vào quán nào gọi đúng món quán ấy. Chúng tôi nói rõ giá từng món, để hôm sau bạn tự quay lại một mình.",
    },
    location: { en: "Old Quarter, Hanoi", vi: "Phố cổ, Hà Nội" },
    alsoKnownAs: ["Hanoi food tour", "36 phố phường", "Thăng Long", "Kẻ Chợ", "Chợ Đồng Xuân", "Hoàn Kiếm"],
    scenes: ["hanoi/dawn", "hanoi/day", "hanoi/dusk", "ninh-binh/day"],
    nights: 0,
    startTime: "08:00",
    meetingPoint: {
      en: "At the foot of Thap But, the stone Pen Tower at the gate of Ngoc Son Temple, Dinh Tien Hoang Street, Hoan Kiem Lake",
      vi: "Dưới chân Tháp Bút, trước cổng đền Ngọc Sơn, phố Đinh Tiên Hoàng, bên hồ Hoàn Kiếm",
    },
    price: { adult: 29, child: 19 },
    itinerary: [
      {
        title: { en: "From pho to egg coffee on foot", vi: "Đi bộ từ bát phở đến cốc cà phê trứng" },
        description: {
          en: "We meet at 8:00 and walk ten minutes to Bat Dan Street for pho bo, where you queue, pay and carry your own bowl. Next comes banh cuon on Hang Ga, rice sheets steamed on cloth and filled with pork and wood-ear mushroom. By 9:30 we are among the herbalists of Lan Ong Street, then in the wet market behind Dong Xuan, in business since 1889. A bowl of bun rieu, crab and tomato noodles, is shared in the food alley. We rest at O Quan Chuong, the last of the old city gates, built in 1749. Bun cha is at 11:15, while the charcoal is at its best, and egg coffee on Nguyen Huu Huan Street closes the walk at about 12:15.",
          vi: "8 giờ gặp nhau, đi bộ chừng mười phút sang Bát Đàn ăn phở bò: tự xếp hàng, trả tiền rồi bưng bát về chỗ. Tiếp đến là bánh cuốn Hàng Gà, lá bánh tráng tay trên nồi hơi, cuốn thịt băm với mộc nhĩ. 9 giờ 30 qua phố thuốc Lãn Ông thơm mùi quế, rồi vào khu hàng tươi sống sau chợ Đồng Xuân, chợ họp từ năm 1889. Trong ngõ chợ, hai người chia nhau bát bún riêu. Cả nhóm nghỉ chân ở Ô Quan Chưởng, cửa ô duy nhất còn lại, dựng năm 1749. 11 giờ 15 là bún chả, lúc than đang đượm. Buổi dạo phố kết thúc khoảng 12 giờ 15 với cốc cà phê trứng ở phố Nguyễn Hữu Huân.",
        },
        meals: ["breakfast", "lunch"],
      },
    ],
    included: [
      {
        en: "All food at six stops, enough for breakfast and lunch",
        vi: "Toàn bộ món ăn ở sáu điểm dừng, đủ no cả bữa sáng lẫn bữa trưa",
      },
      { en: "Egg coffee or an egg cocoa for children", vi: "Cà phê trứng, trẻ em có ca cao trứng" },
      {
        en: "Guide who lives in the Old Quarter, English or Vietnamese",
        vi: "Người dẫn đường sống trong phố cổ, nói tiếng Việt hoặc tiếng Anh",
      },
      { en: "Drinking water", vi: "Nước uống" },
      { en: "A list of the dishes, addresses and prices", vi: "Danh sách món, địa chỉ và giá từng quán" },
    ],
    excluded: [
      { en: "Transfer to the meeting point", vi: "Xe đưa đón đến điểm hẹn" },
      { en: "Extra drinks and second helpings", vi: "Đồ uống và suất ăn gọi thêm" },
      { en: "Shopping in the market", vi: "Mua sắm trong chợ" },
      { en: "Tip for the guide", vi: "Tiền tip cho người dẫn đường" },
    ],
    requirements: {
      en: "Come hungry and in comfortable shoes; we sit on low plastic stools and the pavement is uneven. Tell us about allergies when you book: peanuts, shellfish and fish sauce are in many dishes. A vegetarian version with tofu, mushroom pho and plain banh cuon needs one day's notice. We walk in light rain and lend you a poncho.",
      vi: "Bạn nên để bụng đói và đi giày êm chân; quán toàn ghế nhựa thấp, vỉa hè gập ghềnh. Nếu dị ứng, hãy báo ngay khi đặt chỗ, vì nhiều món có lạc, tôm cua và nước mắm. Muốn ăn chay với đậu phụ, phở nấm, bánh cuốn không nhân thì báo trước một ngày. Mưa nhỏ vẫn đi, chúng tôi có sẵn áo mưa cho bạn mượn.",
    },
    cancellation: "flexible",
    interests: ["food", "culture", "history"],
    featured: true,
  },
  {
    slug: "ninh-binh-trang-an-hoa-lu-mua-cave",
    category: "day-trips",
    destination: "ninh-binh",
    title: {
      en: "Ninh Binh day trip: Trang An, Hoa Lu and Mua Cave",
      vi: "Ninh Bình một ngày: Tràng An, Hoa Lư, Hang Múa",
    },
    shortDescription: {
      en: "A tenth-century capital, two and a half hours by rowing boat through river caves, and nearly 500 steps to the view over Tam Coc.",
      vi: "Kinh đô thế kỷ X, hai tiếng rưỡi ngồi thuyền chèo xuyên hang nước và gần 500 bậc đá lên đỉnh Hang Múa nhìn xuống Tam Cốc.",
    },
    description: {
      en: "Ninh Binh is 95 km south of Hanoi, where the delta runs into limestone hills. For 42 years from 968 this was the capital of the country, chosen because the hills made its walls. The court moved to Thang Long, today's Hanoi, in 1010 and left the valley to rice and water.\n\nTrang An, a World Heritage Site since 2014 for both nature and culture, is the centre of the day. One rower takes four passengers along a circuit of lakes joined by natural tunnels. We take route 3 when the water level allows, for Dot Cave, about a kilometre long and lit only here and there.\n\nThe climb at Mua Cave comes late, when the stone has cooled and the light is low over the Ngo Dong River. In late May and early June the rice below is yellow.",
      vi: "Ninh Bình cách Hà Nội 95 km về phía nam, nơi đồng bằng gặp núi đá vôi. Suốt 42 năm kể từ năm 968, đây là kinh đô nước Đại Cồ Việt, lấy núi làm thành. Năm 1010 triều đình dời ra Thăng Long, thung lũng trở lại với ruộng đồng, sông nước.\n\nPhần chính của chuyến đi là Tràng An, di sản thế giới hỗn hợp từ năm 2014, được công nhận cả về thiên nhiên lẫn văn hóa. Mỗi thuyền một người chèo, bốn khách, đi vòng qua những hồ nước thông nhau bằng hang xuyên thủy. Khi mực nước cho phép, chúng tôi chọn tuyến 3 để qua hang Đột dài chừng một cây số, đèn chỉ thắp thưa thớt.\n\nHang Múa để dành đến cuối chiều, lúc bậc đá đã nguội và nắng xiên trên sông Ngô Đồng. Cuối tháng 5, đầu tháng 6, lúa dưới chân núi chín vàng.",
    },
    location: { en: "Trang An and Hoa Lu, Ninh Binh", vi: "Tràng An và Hoa Lư, Ninh Bình" },
    alsoKnownAs: ["Cố đô Hoa Lư", "Tràng An", "Hang Múa", "Hạ Long trên cạn", "Ngọa Long", "Đại Cồ Việt"],
    scenes: ["ninh-binh/day", "ninh-binh/dawn", "ninh-binh/dusk", "hanoi/day"],
    nights: 0,
    startTime: "07:30",
    meetingPoint: {
      en: "Hanoi Opera House, front steps, 1 Trang Tien Street (hotel pick-up in the Old Quarter from 7:15)",
      vi: "Trước bậc thềm Nhà hát Lớn Hà Nội, số 1 Tràng Tiền (đón tại khách sạn trong phố cổ từ 7 giờ 15)",
    },
    price: { adult: 49, child: 36 },
    itinerary: [
      {
        title: {
          en: "Old capital, river caves and the dragon steps",
          vi: "Cố đô, hang xuyên thủy và đường lên lưng rồng",
        },
        description: {
          en: "We leave at 7:30 by the Phap Van expressway and reach Hoa Lu at 9:30. An hour is enough for the temples of King Dinh Tien Hoang and King Le Dai Hanh, seventeenth-century buildings on the site of the palaces. At 11:00, 5 km on, the rowing boats of Trang An set out for two and a half hours of lakes, caves and three small temples; you duck your head more than once. Lunch at 13:45 is goat with lime and lemongrass, and com chay, crisp rice under a meat sauce. Mua Cave follows at 15:15, nearly 500 steps to the stone dragon on the ridge. We start back at 17:00 and reach Hanoi at about 19:00.",
          vi: "7 giờ 30 khởi hành theo cao tốc Pháp Vân, 9 giờ 30 đến Hoa Lư. Một tiếng vừa đủ thăm đền vua Đinh Tiên Hoàng và đền vua Lê Đại Hành, kiến trúc thế kỷ XVII dựng trên nền cung điện xưa. 11 giờ, đi thêm 5 km đến bến Tràng An, xuống thuyền chèo hai tiếng rưỡi qua hồ, qua hang, ghé vài ngôi đền nhỏ; trong hang bạn phải cúi đầu không ít lần. 13 giờ 45 ăn trưa: dê tái chanh, dê xào sả, cơm cháy chan sốt thịt. 15 giờ 15 đến Hang Múa, leo gần 500 bậc tới con rồng đá trên sống núi. 17 giờ lên xe, khoảng 19 giờ về đến Hà Nội.",
        },
        meals: ["lunch"],
      },
    ],
    included: [
      { en: "Return transfer from Hanoi by air-conditioned van", vi: "Xe điều hòa khứ hồi từ Hà Nội" },
      { en: "English- or Vietnamese-speaking guide", vi: "Hướng dẫn viên tiếng Việt hoặc tiếng Anh" },
      { en: "Entrance to Hoa Lu, Trang An and Mua Cave", vi: "Vé tham quan Hoa Lư, Tràng An và Hang Múa" },
      { en: "Rowing boat at Trang An", vi: "Thuyền chèo ở Tràng An" },
      { en: "Lunch with local dishes", vi: "Bữa trưa với món địa phương" },
      { en: "Drinking water", vi: "Nước uống" },
    ],
    excluded: [
      { en: "Drinks with lunch", vi: "Đồ uống gọi thêm trong bữa trưa" },
      { en: "Tips for the guide and the rower", vi: "Tiền tip cho hướng dẫn viên và người chèo thuyền" },
      { en: "Travel insurance", vi: "Bảo hiểm du lịch cá nhân" },
      { en: "Pick-up outside central Hanoi", vi: "Đón ngoài trung tâm Hà Nội" },
    ],
    requirements: {
      en: "Cover shoulders and knees for the temples. The steps at Mua are steep and uneven; guests with knee or heart trouble can wait in the lotus garden below. Bring a hat and sun cream, as the boats have no roof, and a rain jacket from June to September. Children of any age may come; life jackets are given to all.",
      vi: "Vào đền, bạn mặc áo có tay và quần hoặc váy qua gối. Bậc đá Hang Múa dốc và không đều; ai yếu khớp gối hoặc có bệnh tim có thể nghỉ ở vườn sen dưới chân núi. Thuyền không có mái, nhớ mang mũ và kem chống nắng, từ tháng 6 đến tháng 9 mang thêm áo mưa. Trẻ em tuổi nào cũng đi được, khách nào cũng có áo phao.",
    },
    cancellation: "flexible",
    interests: ["nature", "history", "culture"],
  },
  {
    slug: "ninh-binh-by-bicycle-tam-coc-van-long",
    category: "cycling-adventure",
    destination: "ninh-binh",
    title: {
      en: "Slow Ninh Binh by bicycle: Tam Coc and Van Long",
      vi: "Ninh Bình thong thả bằng xe đạp: Tam Cốc, Vân Long",
    },
    shortDescription: {
      en: "Two days and about 40 flat kilometres on village lanes, with boats at Tam Coc and in the Van Long reserve, home of Delacour's langur.",
      vi: "Hai ngày, chừng 40 km đường làng bằng phẳng, đi thuyền ở Tam Cốc và đầm Vân Long, nơi sinh sống của voọc mông trắng.",
    },
    description: {
      en: "Ninh Binh from a bicycle is another place. The lanes are concrete, flat and about as wide as a buffalo cart; the limestone stands straight out of the rice; and the coaches keep to the main road.\n\nThe first day circles Tam Coc, with the boat late in the afternoon when the queue at the wharf has gone. The second follows dykes and villages north to Hoa Lu and on to Van Long, the largest inland wetland reserve in the Red River Delta. Van Long shelters most of the world's remaining Delacour's langurs, black monkeys in what look like white shorts. They come down the cliffs towards evening, which is when we take the bamboo boat.\n\nYou ride about 15 km the first day and 25 the second, with no hills. A van carries the bags and anyone who has had enough.",
      vi: "Đi xe đạp, bạn sẽ thấy một Ninh Bình khác. Đường làng đổ bê tông, phẳng lì, rộng chừng một chiếc xe trâu; núi đá mọc thẳng lên từ ruộng lúa; còn xe khách thì chỉ chạy ngoài đường lớn.\n\nNgày đầu loanh quanh Tam Cốc, cuối chiều mới xuống thuyền, khi bến đã vãn khách. Ngày thứ hai đạp theo đê và đường làng lên Hoa Lư rồi sang Vân Long, khu bảo tồn đất ngập nước nội địa lớn nhất đồng bằng Bắc Bộ. Đây là nơi sinh sống của phần lớn số voọc mông trắng còn lại trên thế giới, lông đen tuyền mà trông như mặc quần đùi trắng. Chiều xuống chúng mới ra vách đá, nên ta đi thuyền nan đúng vào giờ ấy.\n\nNgày đầu đạp khoảng 15 km, ngày sau 25 km, không có dốc. Xe ô tô chở hành lý đi theo, ai mỏi thì lên xe.",
    },
    location: { en: "Tam Coc and Van Long, Ninh Binh", vi: "Tam Cốc và Vân Long, Ninh Bình" },
    alsoKnownAs: ["Tam Cốc – Bích Động", "Đầm Vân Long", "Gia Viễn", "Hoa Lư", "Hạ Long trên cạn", "Sông Ngô Đồng"],
    scenes: ["ninh-binh/dawn", "ninh-binh/dusk", "ninh-binh/day", "hanoi/dawn"],
    nights: 1,
    startTime: "07:30",
    meetingPoint: {
      en: "Hanoi Opera House, front steps, 1 Trang Tien Street; or at Tam Coc wharf, Van Lam village, at 9:30 if you are already in Ninh Binh",
      vi: "Trước bậc thềm Nhà hát Lớn Hà Nội, số 1 Tràng Tiền; hoặc tại bến thuyền Tam Cốc, thôn Văn Lâm, lúc 9 giờ 30 nếu đã ở sẵn Ninh Bình",
    },
    price: { adult: 119, child: 89 },
    itinerary: [
      {
        title: {
          en: "Bich Dong lanes and a late boat at Tam Coc",
          vi: "Đường làng Bích Động và chuyến thuyền chiều Tam Cốc",
        },
        description: {
          en: "The van leaves Hanoi at 7:30 and reaches Tam Coc, about 100 km away, at 9:30. After coffee and a bicycle fitting we ride 2 km to Bich Dong, a pagoda built on three levels up a cliff, then on lanes towards Thung Nham, where storks and herons fly in at the end of the day. It is about 15 km with stops. Lunch at 12:30 is at a farm: chicken, garden greens, com chay. You rest in the heat at the lodge and go down to the wharf at 15:30 for two hours on the Ngo Dong River, through the three caves that give Tam Coc its name, in a boat rowed by foot. Dinner is your own choice in the village.",
          vi: "7 giờ 30 xe rời Hà Nội, 9 giờ 30 đến Tam Cốc, quãng đường khoảng 100 km. Uống cà phê, chỉnh xe xong, cả nhóm đạp 2 km vào Bích Động, ngôi chùa ba tầng dựng theo vách núi, rồi theo đường làng về phía Thung Nham, nơi chiều chiều cò vạc bay về. Cả vòng chừng 15 km, vừa đi vừa nghỉ. 12 giờ 30 ăn trưa tại nhà vườn: gà, rau vườn, cơm cháy. Trưa nắng bạn về phòng ngả lưng, 15 giờ 30 xuống bến đi thuyền hai tiếng trên sông Ngô Đồng, qua ba hang đã làm nên cái tên Tam Cốc, người lái chèo bằng chân. Bữa tối bạn tự chọn quán trong làng.",
        },
        meals: ["lunch"],
        stay: { en: "Small lodge with garden and pool, Tam Coc", vi: "Khu nghỉ nhỏ có vườn và bể bơi, Tam Cốc" },
      },
      {
        title: { en: "Along the dykes to Hoa Lu and Van Long", vi: "Men theo đê lên Hoa Lư và Vân Long" },
        description: {
          en: "We start at 8:00, while it is cool, on back lanes to the old capital of Hoa Lu, 12 km of rice, duck ponds and limestone. There is time for the two royal temples and a glass of sugar-cane juice. From 10:30 another 13 km lead north across the fields to Gia Van, with a stop at a house that still weaves sedge. Lunch is at noon in the village, and hammocks are provided until the sun drops. At 15:00 the bamboo boat glides out on the lagoon, shallow and clear to the bottom; bring binoculars for the langurs on the cliffs. The van leaves at 16:45 and reaches Hanoi, 85 km away, at about 18:45.",
          vi: "8 giờ lên xe lúc trời còn mát, theo đường nhỏ đến cố đô Hoa Lư, 12 km qua ruộng lúa, ao vịt và núi đá. Bạn có thời gian thăm hai ngôi đền vua Đinh, vua Lê và uống cốc nước mía. Từ 10 giờ 30 đạp tiếp 13 km băng đồng lên Gia Vân, ghé một nhà còn dệt cói. 12 giờ ăn trưa trong làng, mắc võng nghỉ chờ nắng dịu. 15 giờ thuyền nan ra đầm, nước nông, trong đến mức thấy rong dưới đáy; nhớ mang ống nhòm để tìm voọc trên vách đá. 16 giờ 45 lên xe, đi 85 km, khoảng 18 giờ 45 về đến Hà Nội.",
        },
        meals: ["breakfast", "lunch"],
      },
    ],
    included: [
      { en: "Return transfer from Hanoi and luggage van", vi: "Xe khứ hồi từ Hà Nội, xe chở hành lý đi theo" },
      {
        en: "Bicycle with gears, helmet and repair kit; child seats on request",
        vi: "Xe đạp có số, mũ bảo hiểm, đồ sửa xe; có ghế trẻ em nếu báo trước",
      },
      { en: "One night in a double or twin room with breakfast", vi: "Một đêm phòng đôi kèm bữa sáng" },
      { en: "Two lunches", vi: "Hai bữa trưa" },
      { en: "Boats at Tam Coc and Van Long", vi: "Thuyền ở Tam Cốc và Vân Long" },
      { en: "Entrance to Bich Dong, Hoa Lu and Van Long", vi: "Vé Bích Động, Hoa Lư và Vân Long" },
      { en: "Cycling guide in English or Vietnamese", vi: "Hướng dẫn viên đi cùng, nói tiếng Việt hoặc tiếng Anh" },
    ],
    excluded: [
      { en: "Dinner in Tam Coc", vi: "Bữa tối ở Tam Cốc" },
      { en: "Single room supplement, $25", vi: "Phụ thu phòng đơn, 25 $" },
      { en: "Drinks", vi: "Đồ uống" },
      { en: "Tips for the guide and rowers", vi: "Tiền tip cho hướng dẫn viên và người chèo thuyền" },
      { en: "Travel insurance", vi: "Bảo hiểm du lịch cá nhân" },
    ],
    requirements: {
      en: "You should be at ease on a bicycle on quiet lanes; there are two short stretches beside traffic, ridden in single file. Children over 1.40 m ride their own bicycle, smaller ones travel in a child seat. Bring a hat, long sleeves, insect repellent and, if you have them, binoculars. Cover shoulders and knees at the pagoda and temples.",
      vi: "Bạn cần đi xe đạp vững trên đường làng; có hai đoạn ngắn sát đường lớn, cả nhóm đi hàng một. Trẻ cao trên 1,40 m tự đạp xe, bé nhỏ hơn ngồi ghế phía sau. Nhớ mang mũ, áo dài tay, thuốc chống muỗi và ống nhòm nếu có. Vào đền chùa mặc áo có tay, quần hoặc váy qua gối.",
    },
    cancellation: "moderate",
    interests: ["nature", "adventure", "relaxation", "culture"],
  },
]
