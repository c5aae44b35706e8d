import type { TourSeed } from "../seed-types.ts"

export const centralCoastTours: TourSeed[] = [
  {
    slug: "hoi-an-old-town-lantern-evening",
    category: "culture-heritage",
    destination: "hoi-an",
    title: { en: "Hoi An old town and lantern evening", vi: "Phố cổ Hội An và đêm hoa đăng sông Hoài" },
    shortDescription: {
      en: "An afternoon with a local guide in the merchant houses, a lantern workshop, and a rowing boat on the river after dark.",
      vi: "Một chiều cùng hướng dẫn viên Hội An thăm nhà cổ, tự tay dán đèn lồng, tối ngồi thuyền chèo trên sông Hoài.",
    },
    description: {
      en: [
        "Hoi An made its money between the 16th and 18th centuries, when Japanese and Chinese ships waited here for the monsoon to turn. When the river silted up, trade moved to Da Nang and the town stayed as it was: about a thousand old timber houses with shop fronts on one street and loading doors on the next.",
        "We begin in the middle of the afternoon, when the light is softer and the lanes are closed to cars and motorbikes, and go inside rather than past: a merchant's house still lived in by the family, an assembly hall of the Fujian Chinese, and the Japanese bridge, back in use since August 2024 after a restoration of nearly two years.",
        "In a workshop you stretch silk over a bamboo frame and keep the lantern you make. Then comes the hour people travel for. You are on the Hoai River, the arm of the Thu Bon that runs past the old quays, in a boat rowed by hand as the lamps come on.",
      ].join("\n\n"),
      vi: [
        "Hội An thịnh vượng nhất vào thế kỷ 16–18, khi thuyền buôn Nhật Bản, Trung Hoa neo lại đây chờ gió mùa đổi hướng. Rồi cửa sông bồi lấp, việc buôn bán chuyển ra Đà Nẵng, phố xá dừng lại gần như nguyên vẹn: khoảng một nghìn ngôi nhà gỗ, mặt trước mở tiệm, mặt sau thông ra bến.",
        "Chúng tôi bắt đầu vào giữa chiều, lúc nắng đã dịu và phố cổ cấm xe máy. Bạn không chỉ đi ngang qua mà bước hẳn vào trong: một ngôi nhà buôn con cháu vẫn đang ở, Hội quán Phúc Kiến và Chùa Cầu, mở cửa lại từ tháng 8/2024 sau gần hai năm trùng tu.",
        "Ở xưởng đèn, bạn tự căng lụa lên khung tre và mang chiếc đèn ấy về. Sau đó là giờ phút ai đến Hội An cũng chờ: ngồi thuyền chèo tay trên sông Hoài, nhánh sông Thu Bồn chảy qua bến cũ, khi đèn lồng hai bên bờ vừa lên.",
      ].join("\n\n"),
    },
    location: { en: "Hoi An, Da Nang", vi: "Hội An, Đà Nẵng" },
    alsoKnownAs: ["Quảng Nam", "Faifo", "Phố Hội", "Chùa Cầu", "Japanese Covered Bridge", "Sông Thu Bồn"],
    scenes: ["hoi-an/dusk", "hoi-an/day", "hoi-an/dawn", "da-nang/dusk"],
    nights: 0,
    startTime: "14:30",
    meetingPoint: {
      en: "Gate of Quan Cong Temple, 24 Tran Phu Street, opposite Hoi An Market",
      vi: "Cổng chùa Ông (Quan Công miếu), 24 Trần Phú, đối diện chợ Hội An",
    },
    price: { adult: 39, child: 27 },
    itinerary: [
      {
        title: { en: "Merchant houses, lanterns and the river", vi: "Nhà cổ, đèn lồng và dòng sông Hoài" },
        description: {
          en: "Meet your guide at 14:30 across the street from the market and start among the fish sauce, turmeric and cao lau noodles. The walk is about 2.5 km: Quan Cong Temple, the Fujian Assembly Hall at 46 Tran Phu, Tan Ky house, whose walls record each year's flood level, and the Japanese bridge. At 16:30 you sit down for 45 minutes with a lantern maker. Dinner at 17:45 is cao lau, white rose dumplings and fried wontons in a courtyard restaurant. Around 18:45 you step into a rowing boat for 20 minutes and set a paper lantern on the water. We finish at the night market on Nguyen Hoang Street by 19:30, and you stay as long as you like.",
          vi: "14 giờ 30 gặp hướng dẫn viên trước chợ Hội An, mở đầu bằng một vòng giữa hàng nước mắm, nghệ tươi và sợi cao lầu. Quãng đi bộ chừng 2,5 km qua chùa Ông, Hội quán Phúc Kiến ở 46 Trần Phú, nhà cổ Tấn Ký với những vạch ghi mực nước lụt từng năm trên tường, rồi Chùa Cầu. 16 giờ 30 ngồi với thợ làm đèn lồng 45 phút. 17 giờ 45 ăn tối trong một quán có sân trời: cao lầu, bánh bao bánh vạc, hoành thánh chiên. Khoảng 18 giờ 45 xuống thuyền chèo 20 phút, thả hoa đăng. 19 giờ 30 chương trình khép lại ở chợ đêm Nguyễn Hoàng, bạn cứ thong thả ở lại chơi.",
        },
        meals: ["dinner"],
      },
    ],
    included: [
      { en: "Local guide for groups of at most 12", vi: "Hướng dẫn viên địa phương, nhóm không quá 12 khách" },
      { en: "Hoi An old town ticket", vi: "Vé tham quan phố cổ Hội An" },
      {
        en: "Lantern workshop; the lantern folds flat for your luggage",
        vi: "Lớp làm đèn lồng, đèn gấp gọn để bạn mang về",
      },
      {
        en: "Dinner of Hoi An dishes (vegetarian on request)",
        vi: "Bữa tối món Hội An (có món chay nếu bạn báo trước)",
      },
      { en: "Rowing boat with one paper lantern each", vi: "Thuyền chèo và mỗi khách một đèn hoa đăng" },
      { en: "Bottled water", vi: "Nước suối" },
    ],
    excluded: [
      { en: "Transfers to and from your hotel", vi: "Xe đón và trả khách sạn" },
      { en: "Drinks with dinner", vi: "Đồ uống trong bữa tối" },
      { en: "Shopping and tailoring", vi: "Mua sắm, may đo" },
      { en: "Tips", vi: "Tiền boa" },
    ],
    requirements: {
      en: "Cover shoulders and knees for the temples and assembly halls. Shoes should be comfortable on uneven paving. Life jackets are worn in the boat, and in October and November high water can close the river: you then have tea in an old house instead. The town switches off its electric lights for the lantern night on the 14th of each lunar month.",
      vi: "Vào chùa và hội quán, bạn mặc áo có tay, quần hoặc váy quá gối, đi giày êm vì đường lát không đều. Trên thuyền ai cũng mặc áo phao. Tháng 10–11 nước lớn có thể cấm thuyền, khi đó chúng tôi mời bạn uống trà trong nhà cổ. Đêm 14 âm lịch hằng tháng, phố tắt đèn điện, chỉ còn ánh đèn lồng.",
    },
    cancellation: "flexible",
    interests: ["culture", "history", "food", "relaxation"],
    featured: true,
    departures: { weekdays: [1, 2, 3, 4, 5, 6, 7], capacity: 12, minimum: 2, cutoffHours: 6 },
  },
  {
    slug: "hoi-an-countryside-cycling-tra-que-cooking",
    category: "cycling-adventure",
    destination: "hoi-an",
    title: { en: "Hoi An by bicycle: Tra Que and cooking", vi: "Đạp xe ngoại ô Hội An, làm vườn và nấu ăn ở Trà Quế" },
    shortDescription: {
      en: "14 flat kilometres through rice and herbs, an hour with the watering cans, then you cook the lunch you eat.",
      vi: "14 km đường phẳng qua đồng lúa và vườn rau, một giờ gánh nước tưới rau rồi vào bếp nấu chính bữa trưa của mình.",
    },
    description: {
      en: [
        "Three kilometres north of the lanterns, the farmers of Tra Que grow herbs in beds of sand fed with weed raked from the river. Many of Hoi An's restaurants buy from here. In 2024 UN Tourism put the village on its list of Best Tourism Villages.",
        "The ride keeps to lanes and field paths where the busiest traffic is a water buffalo. There are no hills, the pace suits the slowest rider, and we have child seats and small bicycles, so families are welcome. Guests who would rather not pedal can follow in an electric buggy.",
        "Cooking happens in a garden kitchen, two people to a stove. You leave with four recipes that work at home.",
      ].join("\n\n"),
      vi: [
        "Cách phố đèn lồng ba cây số về phía bắc, nông dân Trà Quế trồng rau thơm trên những luống đất cát bón bằng rong vớt dưới sông. Nhiều nhà hàng ở Hội An lấy rau từ đây. Năm 2024, làng được Tổ chức Du lịch Liên Hợp Quốc công nhận là Làng du lịch tốt nhất.",
        "Cung đường men theo lối làng và bờ ruộng, đông nhất cũng chỉ có vài con trâu. Đường không dốc, cả đoàn đi theo sức người chậm nhất, có ghế trẻ em và xe cỡ nhỏ nên gia đình nào cũng đi được. Ai ngại đạp xe thì ngồi xe điện theo sau.",
        "Lớp nấu ăn diễn ra trong bếp ngoài vườn, hai người một bếp. Ra về bạn có bốn công thức nấu lại được ở nhà.",
      ].join("\n\n"),
    },
    location: { en: "Tra Que and Cam Chau, Hoi An", vi: "Trà Quế và Cẩm Châu, Hội An" },
    alsoKnownAs: ["Quảng Nam", "Làng rau Trà Quế", "Tra Que Vegetable Village", "Biển An Bàng", "Faifo"],
    scenes: ["hoi-an/dawn", "hoi-an/day", "da-nang/day", "hoi-an/dusk"],
    nights: 0,
    startTime: "08:00",
    meetingPoint: {
      en: "Hoi An Post Office, 6 Tran Hung Dao Street, or your hotel within 3 km of the old town",
      vi: "Bưu điện Hội An, 6 Trần Hưng Đạo, hoặc khách sạn trong bán kính 3 km quanh phố cổ",
    },
    price: { adult: 38, child: 26 },
    itinerary: [
      {
        title: { en: "Fields, herb garden and lunch by your own hand", vi: "Đồng lúa, vườn rau và bữa trưa tự nấu" },
        description: {
          en: "Bicycles are fitted at 8:00 and we roll east into the rice fields of Cam Chau, 4 km of narrow lanes with stops for the buffalo and for a family who weave reed mats. By 9:15 we are in Tra Que. A farmer shows you how to turn a bed, dig in river weed and carry two watering cans on a pole without soaking your feet. A herbal foot bath is ready if you fail. From 10:15 you cook banh xeo, tam huu (a parcel of prawn, pork and herbs), green papaya salad and fish in banana leaf, and eat at 12:00. The way back goes by An Bang beach, 2 km further, with time for a swim. Return at 14:00 after 14 km.",
          vi: "8 giờ chỉnh xe, cả đoàn đạp về phía đông vào cánh đồng Cẩm Châu, 4 km đường làng nhỏ, dừng xem trâu và ghé một nhà dệt chiếu cói. 9 giờ 15 tới Trà Quế. Bác nông dân chỉ bạn cách xới luống, bón rong và gánh đôi thùng tưới sao cho khỏi ướt chân. Lỡ ướt thì đã có chậu nước lá ngâm chân. Từ 10 giờ 15 bạn vào bếp làm bánh xèo, tam hữu (tôm, thịt và rau thơm cuộn lại), gỏi đu đủ, cá nướng lá chuối, 12 giờ ngồi vào bàn. Đường về đi thêm 2 km qua biển An Bàng, có thời gian tắm biển. 14 giờ về đến nơi, tổng cộng 14 km.",
        },
        meals: ["lunch"],
      },
    ],
    included: [
      { en: "Bicycle, helmet, and child seat where needed", vi: "Xe đạp, mũ bảo hiểm, ghế trẻ em nếu cần" },
      { en: "English- or Vietnamese-speaking guide", vi: "Hướng dẫn viên tiếng Anh hoặc tiếng Việt" },
      {
        en: "Entrance to Tra Que and gardening with a farmer",
        vi: "Vé vào làng Trà Quế và buổi làm vườn cùng nông dân",
      },
      { en: "Cooking class and lunch", vi: "Lớp nấu ăn và bữa trưa" },
      { en: "Herbal foot bath", vi: "Ngâm chân nước lá" },
      { en: "Water and seasonal fruit", vi: "Nước uống và trái cây theo mùa" },
    ],
    excluded: [
      { en: "Sunbeds and showers at An Bang beach", vi: "Ghế nằm và tắm nước ngọt ở biển An Bàng" },
      { en: "Beer and soft drinks", vi: "Bia và nước ngọt" },
      { en: "Electric buggy instead of a bicycle ($8)", vi: "Đi xe điện thay xe đạp (8 $)" },
      { en: "Tips", vi: "Tiền boa" },
    ],
    requirements: {
      en: "You should be able to ride a bicycle on a quiet road; children from 8 ride their own, younger ones sit behind an adult. Bring a hat, sun cream and swimwear. Tell us about allergies when you book, above all to prawns, peanuts or fish sauce. In heavy rain we go by buggy and spend longer in the kitchen.",
      vi: "Bạn cần biết đi xe đạp trên đường vắng. Trẻ từ 8 tuổi tự đạp, nhỏ hơn ngồi ghế sau xe người lớn. Nên mang mũ, kem chống nắng, đồ bơi, và báo khi đặt tour nếu bạn dị ứng, nhất là với tôm, đậu phộng hay nước mắm. Gặp mưa lớn, đoàn chuyển sang xe điện và dành nhiều thời gian hơn cho bếp.",
    },
    cancellation: "flexible",
    interests: ["food", "nature", "culture", "beach"],
  },
  {
    slug: "da-nang-marble-mountains-son-tra-ba-na",
    category: "family",
    destination: "da-nang",
    title: { en: "Da Nang: Son Tra, Marble Mountains, Ba Na", vi: "Đà Nẵng: Sơn Trà, Ngũ Hành Sơn và Bà Nà" },
    shortDescription: {
      en: "Two easy days for families: cave temples and a peninsula of langurs, then the cable car to the Golden Bridge.",
      vi: "Hai ngày nhẹ nhàng cho gia đình: chùa trong hang, bán đảo có voọc và cáp treo lên Cầu Vàng.",
    },
    description: {
      en: [
        "Da Nang is the easiest city in Vietnam with children. The airport is ten minutes from the beach, the pavements are wide, and three quite different mountains stand within 45 minutes of My Khe's 9 kilometres of sand.",
        "The first day stays low: the Marble Mountains with their shrines in caves, then Son Tra, the forested peninsula that is home to red-shanked douc langurs. The second goes up to Ba Na Hills at about 1,400 metres, where the French had a hill station from the 1920s and a theme park now holds the Golden Bridge. It is busy and not subtle. Children love it, and we go early enough to cross the bridge before the crowd.",
        "You sleep a street back from My Khe beach, so there is a swim at each end of the day.",
      ].join("\n\n"),
      vi: [
        "Ở Việt Nam, khó có thành phố nào dễ chịu với trẻ nhỏ như Đà Nẵng. Sân bay cách biển mười phút, vỉa hè rộng, và từ 9 km bãi cát Mỹ Khê đi xe không quá 45 phút là đến được ba ngọn núi mỗi nơi một vẻ.",
        "Ngày đầu đi gần: Ngũ Hành Sơn với những ngôi chùa trong hang, rồi bán đảo Sơn Trà, nơi voọc chà vá chân nâu còn sống giữa rừng. Ngày sau lên Bà Nà ở độ cao khoảng 1.400 m, khu nghỉ mát người Pháp mở từ những năm 1920, nay là công viên giải trí có Cầu Vàng. Nơi này đông và náo nhiệt, nhưng trẻ con mê, và chúng tôi lên đủ sớm để qua cầu trước giờ đông khách.",
        "Bạn nghỉ cách biển Mỹ Khê một con phố, sáng chiều đều có thể xuống tắm.",
      ].join("\n\n"),
    },
    location: { en: "Da Nang", vi: "Đà Nẵng" },
    alsoKnownAs: ["Ngũ Hành Sơn", "Non Nước", "Bà Nà Hills", "Golden Bridge", "Cầu Vàng", "Monkey Mountain", "Tourane"],
    scenes: ["da-nang/day", "da-nang/dusk", "da-nang/dawn", "hoi-an/day"],
    nights: 1,
    startTime: "08:30",
    meetingPoint: {
      en: "Your hotel in Da Nang, or the domestic arrivals hall (T1) of Da Nang Airport",
      vi: "Khách sạn tại Đà Nẵng, hoặc sảnh đến quốc nội (T1) sân bay Đà Nẵng",
    },
    price: { adult: 169, child: 119 },
    itinerary: [
      {
        title: { en: "Marble Mountains and the Son Tra peninsula", vi: "Ngũ Hành Sơn và bán đảo Sơn Trà" },
        description: {
          en: "We leave at 8:30 for the Marble Mountains, 9 km down the coast road. A lift or 156 steps take you up Thuy Son to Tam Thai Pagoda, lookout terraces and Huyen Khong Cave, lit from holes in its roof. At the foot is Non Nuoc, a village of stone carvers. Lunch at 11:45 is mi Quang or pork rolled in rice paper. After check-in and a rest near My Khe, we drive 10 km onto Son Tra at 15:00 for Linh Ung Pagoda and its 67-metre Lady Buddha, and watch the trees for langurs with binoculars. Seafood dinner by the beach is at 18:30. On Friday, Saturday and Sunday the Dragon Bridge breathes fire at 21:00.",
          vi: "8 giờ 30 xe theo đường biển 9 km đến Ngũ Hành Sơn. Đi thang máy hoặc leo 156 bậc lên Thủy Sơn, thăm chùa Tam Thai, các vọng đài và động Huyền Không sáng nhờ những lỗ trời trên vòm. Dưới chân núi là làng đá mỹ nghệ Non Nước. 11 giờ 45 ăn trưa mì Quảng hoặc bánh tráng cuốn thịt heo. Nhận phòng, nghỉ ngơi gần biển Mỹ Khê, 15 giờ xe đi 10 km lên Sơn Trà thăm chùa Linh Ứng với tượng Quan Âm cao 67 m, rồi dùng ống nhòm tìm voọc trên tán cây. 18 giờ 30 ăn tối hải sản bên biển. Tối thứ Sáu, thứ Bảy, Chủ nhật, cầu Rồng phun lửa lúc 21 giờ.",
        },
        meals: ["lunch", "dinner"],
        stay: { en: "Hotel near My Khe beach (3 stars)", vi: "Khách sạn gần biển Mỹ Khê (3 sao)" },
      },
      {
        title: { en: "Ba Na Hills and the Golden Bridge", vi: "Bà Nà và Cầu Vàng" },
        description: {
          en: "Breakfast from 6:30 and departure at 7:15 for the 30 km to the cable car, about 45 minutes. The ride of 5.8 km passes over forest and waterfalls and takes 20 minutes. We cross the Golden Bridge, the 150-metre walkway held by two stone hands, before most buses arrive, then continue to the flower gardens, the 1923 wine cellar and the French village. Lunch is a buffet at the top at 11:30. The games in Fantasy Park and the alpine coaster fill the early afternoon; anyone who has had enough can wait at Linh Ung Pagoda. We come down at 15:00 and drop you at your hotel, the airport or the railway station by 16:30.",
          vi: "Ăn sáng từ 6 giờ 30, 7 giờ 15 khởi hành, quãng đường 30 km đến ga cáp treo mất chừng 45 phút. Tuyến cáp dài 5,8 km lướt trên rừng và thác trong 20 phút. Bạn qua Cầu Vàng, lối đi bộ 150 m trên đôi bàn tay đá, trước khi phần lớn xe khách tới, rồi thăm vườn hoa, hầm rượu năm 1923 và Làng Pháp. 11 giờ 30 ăn trưa buffet trên đỉnh. Đầu giờ chiều dành cho khu trò chơi Fantasy Park và máng trượt. Ai muốn yên tĩnh thì sang chùa Linh Ứng Bà Nà ngồi đợi. 15 giờ xuống núi, 16 giờ 30 xe trả bạn về khách sạn, sân bay hoặc nhà ga.",
        },
        meals: ["breakfast", "lunch"],
      },
    ],
    included: [
      { en: "Private car and driver for both days", vi: "Xe riêng và tài xế trong hai ngày" },
      { en: "English- or Vietnamese-speaking guide", vi: "Hướng dẫn viên tiếng Anh hoặc tiếng Việt" },
      { en: "One night in a 3-star hotel with breakfast", vi: "Một đêm khách sạn 3 sao kèm bữa sáng" },
      { en: "Ba Na Hills cable car and park ticket", vi: "Vé cáp treo và khu vui chơi Bà Nà Hills" },
      { en: "Marble Mountains ticket and lift", vi: "Vé Ngũ Hành Sơn và thang máy" },
      { en: "Two lunches and one seafood dinner", vi: "Hai bữa trưa và một bữa tối hải sản" },
      { en: "Bottled water", vi: "Nước suối" },
    ],
    excluded: [
      { en: "Flights or trains to Da Nang", vi: "Vé máy bay hoặc tàu đến Đà Nẵng" },
      {
        en: "Paid attractions inside Ba Na Hills, such as the wax museum",
        vi: "Dịch vụ tính phí riêng trong Bà Nà như bảo tàng sáp",
      },
      { en: "Single room supplement ($22)", vi: "Phụ thu phòng đơn (22 $)" },
      { en: "Drinks with meals", vi: "Đồ uống trong bữa ăn" },
      { en: "Tips", vi: "Tiền boa" },
    ],
    requirements: {
      en: "Bring a light jacket for Ba Na, where it can be 17°C while the beach is at 30°C, and covered clothes for the pagodas. Children under 1 m travel free in their parents' bed; tell us heights when booking, because park tickets go by height. The cable car stops in thunderstorms and closes some days for maintenance, when we swap the two days.",
      vi: "Bạn mang áo khoác mỏng vì Bà Nà có lúc 17°C khi dưới biển 30°C, và trang phục kín đáo để vào chùa. Trẻ dưới 1 m được miễn phí, ngủ chung giường bố mẹ. Khi đặt tour bạn cho biết chiều cao của bé vì vé tính theo chiều cao. Cáp treo ngừng khi có dông và có ngày bảo trì, lúc đó hai ngày được đổi chỗ cho nhau.",
    },
    cancellation: "moderate",
    interests: ["nature", "culture", "beach", "mountains"],
  },
]
