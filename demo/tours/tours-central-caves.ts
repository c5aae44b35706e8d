import type { TourSeed } from "../seed-types.ts"

export const caveTours: TourSeed[] = [
  {
    slug: "phong-nha-paradise-dark-cave",
    category: "cycling-adventure",
    destination: "phong-nha",
    title: { en: "Phong Nha: Paradise Cave and Dark Cave", vi: "Phong Nha: động Thiên Đường và hang Tối" },
    shortDescription: {
      en: "Three caves in two days: by boat into Phong Nha, on foot through Paradise, by zip line and kayak to the mud of Dark Cave.",
      vi: "Hai ngày ba hang: ngồi thuyền vào động Phong Nha, đi bộ trong Thiên Đường, đu zipline và chèo kayak vào hang Tối.",
    },
    description: {
      en: [
        "The limestone of Phong Nha - Ke Bang began to form some 400 million years ago, and rivers have been boring through it ever since. More than 400 caves have been surveyed. Most are for scientists and expeditions; a few can be visited in ordinary shoes, or in none.",
        "This trip links three that have little in common. Phong Nha Cave is a river you enter by boat. Paradise Cave is dry, cool and enormous, with a kilometre of boardwalk through halls of stalagmites. Dark Cave has no lamps at all: you arrive by zip line, swim in wearing a headtorch and float in a pool of mud.",
        "You cycle through the Bong Lai valley at the end of the first day and stay in a small hotel facing the Son River.",
      ].join("\n\n"),
      vi: [
        "Khối đá vôi Phong Nha – Kẻ Bàng bắt đầu hình thành cách đây khoảng 400 triệu năm, và sông ngầm vẫn khoét mãi vào lòng núi. Hơn 400 hang động đã được khảo sát. Phần lớn dành cho giới khoa học và các đoàn thám hiểm, chỉ vài hang bạn có thể vào với đôi giày thường, hoặc chân trần.",
        "Hành trình này nối ba hang chẳng mấy giống nhau. Động Phong Nha là một dòng sông, bạn vào bằng thuyền. Động Thiên Đường khô, mát và rộng mênh mông, có một cây số cầu gỗ giữa rừng măng đá. Hang Tối không một bóng đèn: bạn đu zipline tới cửa hang, đội đèn bơi vào rồi thả mình trên hồ bùn.",
        "Cuối ngày đầu bạn đạp xe qua thung lũng Bồng Lai và ngủ trong một khách sạn nhỏ nhìn ra sông Son.",
      ].join("\n\n"),
    },
    location: {
      en: "Phong Nha - Ke Bang National Park, Quang Tri",
      vi: "Vườn quốc gia Phong Nha – Kẻ Bàng, Quảng Trị",
    },
    alsoKnownAs: ["Quảng Bình", "Đồng Hới", "Sơn Trạch", "Động Thiên Đường", "Paradise Cave", "Hang Tối", "Dark Cave"],
    scenes: ["phong-nha/day", "phong-nha/dusk", "phong-nha/dawn", "hue/dawn"],
    nights: 1,
    startTime: "09:00",
    meetingPoint: {
      en: "Main entrance of Dong Hoi railway station, or Dong Hoi Airport arrivals",
      vi: "Cửa chính ga Đồng Hới, hoặc sảnh đến sân bay Đồng Hới",
    },
    price: { adult: 139, child: 105 },
    itinerary: [
      {
        title: {
          en: "Phong Nha Cave by boat, Bong Lai by bicycle",
          vi: "Thuyền vào động Phong Nha, đạp xe ở Bồng Lai",
        },
        description: {
          en: "We meet you in Dong Hoi at 9:00 and reach Phong Nha, 45 km to the north-west, in an hour. At 10:30 a boat takes 30 minutes up the Son River to the mouth of Phong Nha Cave, where the engine is cut and the crew paddle on in silence, past formations for about a kilometre underground. You walk the last stretch along an inner beach. Lunch is in town at 13:00. At 15:00 bicycles are ready for the Bong Lai valley, a loop of 16 km on farm tracks with some short climbs. A family there grills chicken with pepper salt and peanut sauce for an early dinner at 17:30, and a van takes you back.",
          vi: "9 giờ đón bạn ở Đồng Hới, một tiếng sau đến Phong Nha, cách 45 km về phía tây bắc. 10 giờ 30 thuyền ngược sông Son 30 phút tới cửa động Phong Nha rồi tắt máy, người lái khua chèo đưa bạn vào lòng núi chừng một cây số giữa các khối thạch nhũ, chỉ còn tiếng nước. Đoạn cuối bạn đi bộ trên bãi cát trong hang. 13 giờ ăn trưa ở thị trấn. 15 giờ nhận xe đạp vào thung lũng Bồng Lai, vòng 16 km đường đất qua nương rẫy, có vài con dốc ngắn. 17 giờ 30 ăn tối sớm với gà nướng chấm muối tiêu và nước chấm đậu phộng tại nhà dân, xe đưa về khách sạn.",
        },
        meals: ["lunch", "dinner"],
        stay: { en: "Small hotel on the Son River, Phong Nha", vi: "Khách sạn nhỏ bên sông Son, Phong Nha" },
      },
      {
        title: { en: "Paradise Cave, then mud in the dark", vi: "Động Thiên Đường rồi tắm bùn trong hang Tối" },
        description: {
          en: "Departure at 8:00 for Paradise Cave, 25 km into the park. An electric cart covers the first 1.6 km, then about 500 steps lead to the entrance. Inside it stays near 20°C all year, and the boardwalk runs for a kilometre of the 31 km explored so far. Lunch is at 11:45 beside the Chay River. At 13:00 you change for Dark Cave: a zip line of 400 m across the river, a short swim, then a narrow passage with helmet and headtorch to the mud pool. You kayak back and can try the jumps and water lines. Showers follow, and we are at Dong Hoi station by 17:30, in time for the evening trains.",
          vi: "8 giờ khởi hành đến động Thiên Đường, đi sâu 25 km vào vườn quốc gia. Xe điện chở 1,6 km đầu, sau đó leo khoảng 500 bậc lên cửa động. Bên trong quanh năm chừng 20°C, cầu gỗ dài một cây số trong tổng số 31 km đã khảo sát. 11 giờ 45 ăn trưa bên sông Chày. 13 giờ thay đồ đi hang Tối: đu zipline 400 m qua sông, bơi một quãng ngắn rồi đội mũ, bật đèn luồn qua khe hẹp vào hồ bùn. Lúc ra bạn chèo kayak, thử các trò nhảy nước, đu dây. Tắm rửa xong, 17 giờ 30 xe về đến ga Đồng Hới, kịp các chuyến tàu tối.",
        },
        meals: ["breakfast", "lunch"],
      },
    ],
    included: [
      { en: "Transfers from and to Dong Hoi station or airport", vi: "Xe đón và tiễn tại ga hoặc sân bay Đồng Hới" },
      {
        en: "English- or Vietnamese-speaking guide for both days",
        vi: "Hướng dẫn viên tiếng Anh hoặc tiếng Việt trong hai ngày",
      },
      {
        en: "Tickets for the three caves, boat, electric cart, zip line and kayak",
        vi: "Vé ba hang động, thuyền, xe điện, zipline và kayak",
      },
      { en: "Helmet, headtorch and life jacket", vi: "Mũ bảo hiểm, đèn đội đầu và áo phao" },
      { en: "Bicycle in Bong Lai", vi: "Xe đạp ở Bồng Lai" },
      {
        en: "One night with breakfast, two lunches, one dinner",
        vi: "Một đêm nghỉ kèm bữa sáng, hai bữa trưa, một bữa tối",
      },
      { en: "Bottled water", vi: "Nước suối" },
    ],
    excluded: [
      { en: "Trains or flights to Dong Hoi", vi: "Vé tàu hoặc máy bay đến Đồng Hới" },
      { en: "Single room supplement ($18)", vi: "Phụ thu phòng đơn (18 $)" },
      { en: "Alcoholic drinks", vi: "Đồ uống có cồn" },
      { en: "Photos taken on the zip line", vi: "Ảnh chụp khi đu zipline" },
      { en: "Tips", vi: "Tiền boa" },
    ],
    requirements: {
      en: "For Dark Cave you must be able to swim a little and be at ease in tight, dark places; children need to be at least 1.3 m tall, and the park's staff may refuse the zip line on grounds of weight or pregnancy. Bring swimwear, a towel and a change of clothes. The caves on the river close in flood, mostly from late September to November; we then offer Paradise Cave and a jungle walk, or your money back.",
      vi: "Đi hang Tối bạn cần biết bơi cơ bản và không sợ chỗ hẹp, tối. Trẻ phải cao từ 1,3 m, nhân viên vườn quốc gia có thể từ chối cho đu zipline vì cân nặng hoặc thai kỳ. Nhớ mang đồ bơi, khăn và quần áo thay. Mùa lũ, chủ yếu từ cuối tháng 9 đến tháng 11, các hang ven sông đóng cửa, bạn chọn động Thiên Đường kèm đi bộ trong rừng hoặc nhận lại tiền.",
    },
    cancellation: "moderate",
    interests: ["adventure", "nature"],
  },
  {
    slug: "phong-nha-jungle-trek-hang-en",
    category: "mountains-trekking",
    destination: "phong-nha",
    title: { en: "Phong Nha jungle trek and a night in Hang En", vi: "Băng rừng Phong Nha, ngủ đêm trong hang Én" },
    shortDescription: {
      en: "Three days, 22 km on foot, some 25 river crossings each way and a camp on the sand inside one of the world's largest caves.",
      vi: "Ba ngày, 22 km băng rừng, mỗi lượt chừng 25 lần lội suối và một đêm cắm trại trên bãi cát trong hang Én.",
    },
    description: {
      en: [
        "Hang En is usually ranked the third largest cave on earth. It is 1.6 kilometres long and up to about 140 metres high, with a river through the middle, a beach, and hundreds of thousands of swifts that gave it its name. There is no road. You walk 11 kilometres in and 11 kilometres out.",
        "The trail drops through primary forest to Ban Doong, a hamlet of a few Bru - Van Kieu families, and then follows the Rao Thuong stream, mostly in it. Nobody keeps dry feet. In return you get a lunch on the gravel, butterflies in their thousands in spring, and a camp where daylight arrives as a beam through the upper mouth.",
        "The trek itself is run by the expedition company licensed by the national park, with guides, safety assistants, cooks and porters. We look after the rest: trains, hotel, kit check, and a first afternoon that gets you used to caves.",
      ].join("\n\n"),
      vi: [
        "Hang Én thường được xếp là hang lớn thứ ba thế giới: dài 1,6 km, chỗ cao nhất khoảng 140 m, giữa hang có sông, có bãi cát và hàng trăm nghìn con én làm tổ, cái tên cũng từ đó mà ra. Không có đường xe. Bạn đi bộ 11 km vào và 11 km ra.",
        "Lối mòn đổ dốc qua rừng nguyên sinh xuống bản Đoòng, nơi sinh sống của vài gia đình người Bru – Vân Kiều, rồi men theo suối Rào Thương, phần lớn là lội dưới nước. Không ai giữ được khô chân. Đổi lại là bữa trưa trên bãi sỏi, mùa xuân có hàng nghìn cánh bướm, và buổi sáng trong trại khi nắng rọi thành cột từ cửa hang phía trên.",
        "Chặng đi rừng do đơn vị thám hiểm được vườn quốc gia cấp phép thực hiện, có hướng dẫn viên, trợ lý an toàn, đầu bếp và đội khuân vác. Phần còn lại chúng tôi lo: đưa đón tàu xe, khách sạn, kiểm tra đồ đạc và một buổi chiều làm quen với hang động.",
      ].join("\n\n"),
    },
    location: {
      en: "Phong Nha - Ke Bang National Park, Quang Tri",
      vi: "Vườn quốc gia Phong Nha – Kẻ Bàng, Quảng Trị",
    },
    alsoKnownAs: ["Quảng Bình", "Hang Én", "Hang En Cave", "Swallow Cave", "Bản Đoòng", "Rào Thương", "Đồng Hới"],
    scenes: ["phong-nha/dawn", "phong-nha/day", "phong-nha/dusk", "hue/dusk"],
    nights: 2,
    startTime: "11:00",
    meetingPoint: {
      en: "Main entrance of Dong Hoi railway station, or Dong Hoi Airport arrivals",
      vi: "Cửa chính ga Đồng Hới, hoặc sảnh đến sân bay Đồng Hới",
    },
    price: { adult: 395 },
    itinerary: [
      {
        title: { en: "Arrival, Phong Nha Cave and kit check", vi: "Đến Phong Nha, thăm động và kiểm tra đồ đạc" },
        description: {
          en: "The van leaves Dong Hoi at 11:00 and takes an hour to Phong Nha, 45 km away, where lunch is waiting. At 13:30 we go by boat up the Son River and into Phong Nha Cave, an easy first meeting with limestone and its language. Back at the hotel at 16:30 the lead guide checks your kit: long trousers and sleeves, high socks against leeches, shoes that let water out. Army-style jungle boots are lent in sizes up to EU 47. The safety briefing at 18:00 covers river crossings, hygiene in the cave and what to do in rain. Dinner is braised pork, river fish and morning glory; bed should be early.",
          vi: "11 giờ xe rời Đồng Hới, một tiếng sau tới Phong Nha, cách 45 km, ăn trưa ngay khi đến. 13 giờ 30 đi thuyền ngược sông Son vào động Phong Nha, buổi làm quen nhẹ nhàng với đá vôi và thạch nhũ. 16 giờ 30 về khách sạn, trưởng đoàn kiểm tra đồ từng người: quần áo dài, tất cao cổ chống vắt, giày thoát nước tốt. Bạn có thể mượn giày đi rừng kiểu bộ đội, cỡ đến 47. 18 giờ là buổi phổ biến an toàn: cách lội suối, giữ vệ sinh trong hang, xử lý khi mưa. Bữa tối có thịt kho, cá sông, rau muống xào. Tối nay nên ngủ sớm.",
        },
        meals: ["lunch", "dinner"],
        stay: { en: "Small hotel in Phong Nha", vi: "Khách sạn nhỏ ở Phong Nha" },
      },
      {
        title: { en: "Through Ban Doong to the camp in Hang En", vi: "Qua bản Đoòng vào trại trong hang Én" },
        description: {
          en: "We leave at 8:30 and drive an hour on the Ho Chi Minh Highway and Road 20 to the trailhead near kilometre 35. The first 4 km go steeply down through forest, two hours with pauses. Lunch is in or near Ban Doong at about 12:30: rice paper rolls, fruit, coffee. The afternoon's 7 km are nearly flat and very wet, crossing the Rao Thuong again and again at shin to thigh depth. With helmet and headtorch you climb through the lower entrance of Hang En and look down on the tents at around 15:30. Swim in the lake, dry off, eat well: the porters carry a full kitchen. Lights out about 21:30.",
          vi: "8 giờ 30 xuất phát, xe chạy một tiếng theo đường Hồ Chí Minh và đường 20 Quyết Thắng đến điểm vào rừng gần km 35. 4 km đầu đổ dốc mạnh dưới tán rừng, vừa đi vừa nghỉ mất hai tiếng. Khoảng 12 giờ 30 ăn trưa ở bản Đoòng hoặc gần đó: bánh tráng cuốn, trái cây, cà phê. Chiều đi tiếp 7 km gần như bằng phẳng nhưng ướt suốt, lội qua Rào Thương hết lần này đến lần khác, nước từ ống chân đến đùi. Đội mũ, bật đèn, bạn leo qua cửa dưới hang Én, tầm 15 giờ 30 nhìn xuống thấy dãy lều. Tắm hồ, thay đồ khô rồi ăn một bữa ra trò vì đội khuân vác mang theo cả gian bếp. 21 giờ 30 tắt đèn.",
        },
        meals: ["breakfast", "lunch", "dinner"],
        stay: { en: "Tent on the beach inside Hang En", vi: "Lều trên bãi cát trong hang Én" },
      },
      {
        title: { en: "The far mouth of the cave and the climb out", vi: "Cửa sau hang Én và đường về" },
        description: {
          en: "Swifts wake the camp before six. After coffee and noodles we walk through the cave to its great rear mouth, which opens on the forest towards Son Doong, and look at fossils in the wall on the way back, about two hours in all. At 10:00 we leave by the same stream, lunch near Ban Doong at noon, and then face the part everyone talks about: an hour and a half of steep ascent to the road, which we reach around 15:00 with cold drinks in the van. There are showers at the base in Phong Nha. The transfer to Dong Hoi arrives by 18:00, in time for night trains north and south.",
          vi: "Chưa đến 6 giờ, tiếng én đã đánh thức cả trại. Sau cà phê và tô mì, đoàn đi xuyên hang ra cửa sau rộng lớn mở về phía rừng Sơn Đoòng, lúc quay lại dừng xem hóa thạch trên vách đá, tất cả chừng hai tiếng. 10 giờ rời trại theo lối suối cũ, trưa ăn gần bản Đoòng rồi bước vào đoạn ai đi về cũng nhắc: một tiếng rưỡi leo dốc đứng lên đường cái. Khoảng 15 giờ tới nơi, trên xe đã có nước lạnh. Về Phong Nha tắm rửa, 18 giờ xe đến Đồng Hới, kịp các chuyến tàu đêm ra Bắc vào Nam.",
        },
        meals: ["breakfast", "lunch"],
      },
    ],
    included: [
      { en: "Transfers from and to Dong Hoi station or airport", vi: "Xe đón và tiễn tại ga hoặc sân bay Đồng Hới" },
      { en: "National park permit and all cave fees", vi: "Giấy phép vườn quốc gia và toàn bộ phí hang động" },
      {
        en: "Bilingual trek leader, safety assistants, porters and cooks",
        vi: "Trưởng đoàn nói tiếng Anh và tiếng Việt, trợ lý an toàn, đội khuân vác, đầu bếp",
      },
      { en: "Tent, mattress, sleeping bag and pillow", vi: "Lều, đệm, túi ngủ và gối" },
      {
        en: "Helmet, headtorch, gloves, life jacket and boots on loan",
        vi: "Mũ bảo hiểm, đèn đội đầu, găng tay, áo phao và giày mượn",
      },
      { en: "One night in a small hotel in Phong Nha", vi: "Một đêm khách sạn nhỏ ở Phong Nha" },
      { en: "All meals from lunch on day 1 to lunch on day 3", vi: "Các bữa ăn từ trưa ngày 1 đến trưa ngày 3" },
      {
        en: "Accident insurance for the trek and filtered water",
        vi: "Bảo hiểm tai nạn chặng đi rừng và nước uống đã lọc",
      },
    ],
    excluded: [
      { en: "Trains or flights to Dong Hoi", vi: "Vé tàu hoặc máy bay đến Đồng Hới" },
      { en: "Travel and medical evacuation insurance (required)", vi: "Bảo hiểm du lịch và cứu hộ y tế (bắt buộc có)" },
      { en: "Single room in Phong Nha ($18)", vi: "Phòng đơn tại Phong Nha (18 $)" },
      { en: "Alcoholic drinks", vi: "Đồ uống có cồn" },
      { en: "Tips for porters and guides", vi: "Tiền boa cho đội khuân vác và hướng dẫn viên" },
    ],
    requirements: {
      en: "For ages 14 to 65 in good health: you should walk 10 km on rough ground without trouble and be comfortable in water, though you need not be a strong swimmer. The trek is not possible with heart or knee problems, severe asthma, epilepsy or in pregnancy, and you sign a health form. Bring long quick-drying clothes, high socks and a dry set for camp. The park closes the route in the flood season, about mid-September to December, and departures in those weeks move or are refunded.",
      vi: "Dành cho khách 14–65 tuổi, sức khỏe tốt: đi được 10 km đường rừng, không ngại nước, không nhất thiết phải bơi giỏi. Người có bệnh tim, đau gối, hen nặng, động kinh hoặc đang mang thai không nên tham gia, mỗi khách ký một bản khai sức khỏe. Bạn mang quần áo dài mau khô, tất cao cổ và một bộ đồ khô mặc ở trại. Mùa lũ, khoảng giữa tháng 9 đến tháng 12, vườn quốc gia đóng tuyến, các chuyến rơi vào dịp này được dời ngày hoặc hoàn tiền.",
    },
    cancellation: "multi-day",
    interests: ["adventure", "nature", "mountains"],
    departures: { weekdays: [2, 5], capacity: 10, minimum: 4, cutoffHours: 168 },
  },
]
