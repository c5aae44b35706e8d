import type { TourSeed } from "../seed-types.ts"

export const hueTours: TourSeed[] = [
  {
    slug: "hue-imperial-city-royal-tombs",
    category: "culture-heritage",
    destination: "hue",
    title: { en: "Hue Imperial City and royal tombs", vi: "Đại Nội Huế và lăng tẩm các vua Nguyễn" },
    shortDescription: {
      en: "The restored Thai Hoa Palace, two Nguyen tombs and a boat on the Perfume River, with a proper Hue lunch in between.",
      vi: "Điện Thái Hòa sau trùng tu, hai lăng vua Nguyễn, thuyền rồng trên sông Hương và một bữa trưa đúng vị Huế.",
    },
    description: {
      en: [
        "Hue was the seat of the Nguyen dynasty from 1802 to 1945, and most of what its thirteen emperors built still stands within 12 kilometres of the Perfume River. This day takes the pieces in an order that makes sense: first the walled city where they ruled, then the hills where they chose to be buried.",
        "The Imperial City lost most of its buildings in the fighting of 1947 and 1968, and the restorers are still at work. Kien Trung Palace reopened at the start of 2024 and Thai Hoa Palace, the throne hall, followed in November that year after three years of repairs, so the central axis is easier to read now than it has been for decades.",
        "Two tombs are enough for one day if they are the right two. Khai Dinh's is a steep shell of dark concrete with a room of glass and porcelain mosaic at its heart. Tu Duc's is a lake, a pavilion for writing verse and a great many pine trees.",
      ].join("\n\n"),
      vi: [
        "Huế là kinh đô của triều Nguyễn từ năm 1802 đến 1945. Phần lớn những gì mười ba đời vua để lại nằm gọn trong bán kính 12 km dọc sông Hương. Lịch trình đi theo mạch dễ hiểu: buổi sáng vào nơi các vua trị vì, buổi chiều lên những ngọn đồi các vua chọn làm chốn yên nghỉ.",
        "Chiến sự năm 1947 và 1968 đã xóa đi phần lớn cung điện trong Đại Nội, công việc trùng tu đến nay vẫn tiếp tục. Điện Kiến Trung mở cửa trở lại đầu năm 2024, điện Thái Hòa đón khách từ tháng 11 cùng năm sau ba năm tu bổ. Nhờ vậy, đi dọc trục chính bây giờ bạn dễ hình dung diện mạo hoàng cung hơn nhiều so với trước.",
        "Một ngày chỉ nên xem hai lăng, miễn là chọn đúng. Lăng Khải Định dựng trên sườn đồi dốc, ngoài sẫm màu bê tông, trong lộng lẫy tranh khảm sành sứ và thủy tinh. Lăng Tự Đức lại là hồ nước, nhà thủy tạ nơi vua ngồi làm thơ và rừng thông lặng gió.",
      ].join("\n\n"),
    },
    location: { en: "Hue", vi: "Thành phố Huế" },
    alsoKnownAs: ["Thừa Thiên Huế", "Cố đô Huế", "Kinh thành Huế", "Hue Citadel", "Lăng Khải Định", "Lăng Tự Đức"],
    scenes: ["hue/day", "hue/dusk", "hue/dawn", "da-nang/dawn"],
    nights: 0,
    startTime: "07:30",
    meetingPoint: {
      en: "Your hotel in central Hue, or Toa Kham boat wharf, 49 Le Loi Street",
      vi: "Khách sạn ở trung tâm Huế, hoặc bến thuyền Tòa Khâm, 49 Lê Lợi",
    },
    price: { adult: 52, child: 37 },
    itinerary: [
      {
        title: { en: "Throne hall, river and two tombs", vi: "Điện Thái Hòa, sông Hương và hai lăng vua" },
        description: {
          en: "We collect you at 7:30 and drive ten minutes to Ngo Mon, the south gate built in 1833. Allow two and a half hours for the Imperial City: Thai Hoa Palace, the nine dynastic urns in front of The Mieu, the long painted corridors and Kien Trung Palace. At 10:45 we follow the river 4 km west to Thien Mu Pagoda, founded in 1601, and return to Toa Kham wharf by dragon boat, about 40 minutes. Lunch at 12:30 is banh beo, banh nam, banh loc and a bowl of bun bo Hue. The afternoon goes to Khai Dinh's tomb, 10 km south and 127 steps up, then the incense makers of Thuy Xuan and Tu Duc's tomb, 7 km from town. You are back by 16:45.",
          vi: "7 giờ 30 xe đón bạn, mười phút sau đã đến Ngọ Môn, cửa chính phía nam xây năm 1833. Hai tiếng rưỡi trong Đại Nội đủ để xem kỹ điện Thái Hòa, Cửu đỉnh trước Thế Miếu, dãy trường lang sơn son và điện Kiến Trung. 10 giờ 45, xe men theo sông 4 km về phía tây đến chùa Thiên Mụ, lập năm 1601, rồi bạn xuống thuyền rồng xuôi về bến Tòa Khâm, khoảng 40 phút. 12 giờ 30 ăn trưa với bánh bèo, bánh nậm, bánh lọc và tô bún bò. Chiều thăm lăng Khải Định cách thành phố 10 km, phải leo 127 bậc, ghé làng hương Thủy Xuân rồi đến lăng Tự Đức. 16 giờ 45 về lại khách sạn.",
        },
        meals: ["lunch"],
      },
    ],
    included: [
      { en: "Pick-up and drop-off at hotels in central Hue", vi: "Đón và trả tại khách sạn trung tâm Huế" },
      { en: "Air-conditioned car or minibus", vi: "Xe ô tô máy lạnh" },
      { en: "English- or Vietnamese-speaking local guide", vi: "Hướng dẫn viên người Huế, tiếng Anh hoặc tiếng Việt" },
      {
        en: "Tickets for the Imperial City and the tombs of Khai Dinh and Tu Duc",
        vi: "Vé tham quan Đại Nội, lăng Khải Định và lăng Tự Đức",
      },
      { en: "Dragon boat from Thien Mu to Toa Kham wharf", vi: "Thuyền rồng từ chùa Thiên Mụ về bến Tòa Khâm" },
      { en: "Lunch of Hue dishes (vegetarian on request)", vi: "Bữa trưa món Huế (có món chay nếu bạn báo trước)" },
      { en: "Bottled water", vi: "Nước suối" },
    ],
    excluded: [
      { en: "Drinks at lunch", vi: "Đồ uống trong bữa trưa" },
      { en: "Electric carts inside the Imperial City", vi: "Xe điện trong Đại Nội" },
      { en: "Hire of ao dai or court costume", vi: "Thuê áo dài, cổ phục" },
      { en: "Travel insurance", vi: "Bảo hiểm du lịch" },
      { en: "Tips", vi: "Tiền boa" },
    ],
    requirements: {
      en: "Cover shoulders and knees for the pagoda and the ancestral temples. You walk 4 to 5 km, mostly flat, with steep stairs at Khai Dinh's tomb. Bring a hat from April to August and a rain jacket from October to December. When the river is in flood the boat is replaced by car.",
      vi: "Khi vào chùa và miếu thờ, bạn mặc áo có tay, quần hoặc váy quá gối. Quãng đi bộ khoảng 4–5 km, phần lớn bằng phẳng, riêng lăng Khải Định có bậc dốc. Tháng 4–8 nên mang mũ, tháng 10–12 nên mang áo mưa. Những ngày sông Hương lên cao, đoạn đi thuyền sẽ chuyển sang đi xe.",
    },
    cancellation: "flexible",
    interests: ["history", "culture", "food"],
  },
  {
    slug: "hai-van-pass-jeep-hue-to-hoi-an",
    category: "day-trips",
    destination: "da-nang",
    title: { en: "Over the Hai Van Pass, Hue to Hoi An", vi: "Vượt đèo Hải Vân từ Huế vào Hội An" },
    shortDescription: {
      en: "140 km in an open jeep or behind a motorbike driver, with a spring to swim in, lagoon oysters and the old gate at 496 m.",
      vi: "140 km trên xe jeep mui trần hoặc sau tay lái xe máy: tắm suối Voi, ăn hàu Lăng Cô, lên Hải Vân Quan ở độ cao 496 m.",
    },
    description: {
      en: [
        "Since the tunnel opened in 2005, most lorries and buses have left the Hai Van Pass to motorbikes, fuel tankers and people with time. The road climbs from Lang Co beach to 496 metres and drops to Da Nang Bay in 21 kilometres of bends, with the railway threading the jungle below.",
        "You can make the crossing in a restored open-top jeep, with room for three guests and their luggage, or on the back of a motorbike with one of our drivers while your bags follow by car. The price and the stops are the same.",
        "It is a transfer turned into a day out: instead of three hours on a bus you get a covered bridge from 1776, a swim, a long lunch on stilts over the lagoon and an hour at Hai Van Gate, the 1826 fortress that reopened in August 2024 after restoration.",
      ].join("\n\n"),
      vi: [
        "Từ khi hầm đường bộ thông xe năm 2005, xe tải và xe khách gần như nhường hẳn đèo Hải Vân cho xe máy, xe bồn và những người không vội. Con đường leo từ biển Lăng Cô lên 496 m rồi đổ xuống vịnh Đà Nẵng, 21 km toàn khúc cua, bên dưới là đường sắt lẩn trong rừng.",
        "Bạn có thể ngồi xe jeep mui trần phục chế, mỗi xe ba khách kèm hành lý, hoặc ngồi sau xe máy có người lái, hành lý gửi ô tô đi theo. Giá và các điểm dừng như nhau.",
        "Thay vì ba tiếng trên xe khách, quãng chuyển chặng này thành một ngày chơi thật sự: cầu ngói dựng năm 1776, suối mát để bơi, bữa trưa thong thả trên nhà chồ giữa đầm và một giờ ở Hải Vân Quan, cửa ải xây năm 1826, mở cửa lại từ tháng 8/2024 sau trùng tu.",
      ].join("\n\n"),
    },
    location: { en: "Hue to Hoi An via the Hai Van Pass", vi: "Huế – đèo Hải Vân – Hội An" },
    alsoKnownAs: ["Hải Vân Quan", "Ocean Cloud Pass", "Top Gear road", "Lăng Cô", "Thừa Thiên Huế", "Quảng Nam"],
    scenes: ["da-nang/dawn", "da-nang/day", "hue/dawn", "hoi-an/dusk"],
    nights: 0,
    startTime: "08:00",
    meetingPoint: {
      en: "Your hotel in central Hue; the day ends at your hotel in Hoi An (the reverse direction starts there)",
      vi: "Khách sạn ở trung tâm Huế, kết thúc tại khách sạn ở Hội An (chiều ngược lại đón ở Hội An)",
    },
    price: { adult: 75, child: 56 },
    itinerary: [
      {
        title: { en: "Covered bridge, lagoon lunch and the pass", vi: "Cầu ngói, bữa trưa bên đầm và con đèo" },
        description: {
          en: "Leave Hue at 8:00. After 8 km of rice fields we stop at the tile-roofed bridge of Thanh Toan, where the village market sells sticky rice at breakfast time. By 10:15 we are at Elephant Springs, about 55 km from Hue, for an hour in cold clear pools. Lunch is at 12:00 on Lap An lagoon in Lang Co: grilled oysters, clams with lemongrass, fish in turmeric. The climb starts at 13:30. We give Hai Van Gate, at 496 m, the best part of an hour, then coast down to Da Nang Bay and cross to Son Tra for the Linh Ung Pagoda and its 67-metre Lady Buddha. The My Khe coast road brings you to Hoi An at about 17:15.",
          vi: "8 giờ rời Huế. Qua 8 km đồng lúa là cầu ngói Thanh Toàn, chợ quê bên cầu buổi sáng còn bán xôi nóng. Khoảng 10 giờ 15 đến suối Voi, cách Huế chừng 55 km, bạn có một tiếng ngâm mình trong làn nước lạnh và trong. 12 giờ ăn trưa trên đầm Lập An, Lăng Cô: hàu nướng, nghêu hấp sả, cá kho nghệ. 13 giờ 30 bắt đầu lên đèo. Dành gần một tiếng ở Hải Vân Quan, cao 496 m, rồi thả dốc xuống vịnh Đà Nẵng, vòng sang bán đảo Sơn Trà thăm chùa Linh Ứng với tượng Quan Âm cao 67 m. Xe theo đường biển Mỹ Khê về đến Hội An khoảng 17 giờ 15.",
        },
        meals: ["lunch"],
      },
    ],
    included: [
      {
        en: "Open-top jeep with driver, or motorbike with driver",
        vi: "Xe jeep mui trần có tài xế, hoặc xe máy có người lái",
      },
      {
        en: "Driver-guide speaking English or Vietnamese",
        vi: "Tài xế kiêm hướng dẫn viên, tiếng Anh hoặc tiếng Việt",
      },
      { en: "Tested helmets and rain ponchos", vi: "Mũ bảo hiểm đạt chuẩn và áo mưa" },
      { en: "Luggage carried from hotel to hotel", vi: "Chuyển hành lý từ khách sạn đến khách sạn" },
      { en: "Seafood lunch on Lap An lagoon", vi: "Bữa trưa hải sản trên đầm Lập An" },
      { en: "Entrance to Elephant Springs", vi: "Vé vào suối Voi" },
      { en: "Bottled water", vi: "Nước suối" },
    ],
    excluded: [
      { en: "Drinks at lunch", vi: "Đồ uống trong bữa trưa" },
      { en: "Travel insurance with motorbike cover", vi: "Bảo hiểm du lịch có quyền lợi khi đi xe máy" },
      { en: "Hire of a motorbike to ride yourself", vi: "Thuê xe máy tự lái" },
      { en: "Tips", vi: "Tiền boa" },
    ],
    requirements: {
      en: "Bring sunglasses, sun cream, swimwear and a light jacket: the top is often in cloud and a few degrees cooler than the coast. Closed shoes are required on the motorbike. Children under 12 travel by jeep only. From October to December rain can close the spring to swimmers, and we then stop at Lang Co beach instead.",
      vi: "Bạn nên mang kính râm, kem chống nắng, đồ bơi và áo khoác mỏng vì đỉnh đèo hay có mây, lạnh hơn dưới biển vài độ. Đi xe máy phải mang giày kín mũi. Trẻ dưới 12 tuổi chỉ đi xe jeep. Tháng 10–12 mưa nhiều, nếu suối Voi ngừng cho tắm, đoàn sẽ dừng ở biển Lăng Cô.",
    },
    cancellation: "flexible",
    interests: ["adventure", "nature", "beach", "mountains"],
  },
  {
    slug: "central-heritage-road-5-days",
    category: "culture-heritage",
    destination: "hue",
    title: { en: "Central heritage road: Hue to My Son", vi: "Con đường di sản miền Trung: Huế – Hội An – Mỹ Sơn" },
    shortDescription: {
      en: "Five days, three World Heritage Sites and one mountain pass, from the Nguyen court at Hue to the Cham towers of My Son.",
      vi: "Năm ngày, ba di sản thế giới và một con đèo: từ triều Nguyễn ở Huế đến tháp Chăm Mỹ Sơn.",
    },
    description: {
      en: [
        "Hue, Hoi An and My Son lie within 170 kilometres of one another, and each belonged to a different Vietnam: an imperial court, a port of Japanese and Chinese merchants, and a Hindu kingdom that outlasted both in years. Five days lets you see them at the right hour of day, which matters more than seeing everything.",
        "So the Imperial City comes in the afternoon after the groups have left, My Son at opening time before the heat, and Hoi An's lanes at dusk, when cars and motorbikes are kept out of the old quarter. The Hai Van Pass sits in the middle as the day without museums, apart from the one in Da Nang that makes sense of My Son.",
        "You sleep two nights in Hue and two in Hoi An, in small three- and four-star hotels within walking distance of the centre.",
      ].join("\n\n"),
      vi: [
        "Huế, Hội An và Mỹ Sơn cách nhau chưa đến 170 km nhưng thuộc về ba thế giới khác hẳn: triều đình nhà Nguyễn, thương cảng của người Nhật, người Hoa và vương quốc Chăm theo Ấn Độ giáo tồn tại lâu đời hơn cả. Năm ngày giúp bạn đến từng nơi vào đúng giờ đẹp nhất, điều đó đáng giá hơn là cố xem cho hết.",
        "Đại Nội vì thế được xếp vào buổi chiều khi các đoàn đã về, Mỹ Sơn vào lúc vừa mở cửa còn mát trời, Hội An vào chập tối khi phố cổ không còn xe máy. Đèo Hải Vân nằm giữa hành trình, hôm ấy chỉ có một bảo tàng duy nhất ở Đà Nẵng, xem xong bạn sẽ hiểu Mỹ Sơn hơn.",
        "Bạn nghỉ hai đêm ở Huế, hai đêm ở Hội An, trong những khách sạn nhỏ ba đến bốn sao, đi bộ được vào trung tâm.",
      ].join("\n\n"),
    },
    location: { en: "Hue, Da Nang, Hoi An and My Son", vi: "Huế, Đà Nẵng, Hội An, Mỹ Sơn" },
    alsoKnownAs: ["Con đường di sản", "Thánh địa Mỹ Sơn", "My Son Sanctuary", "Quảng Nam", "Thừa Thiên Huế", "Faifo"],
    scenes: ["hue/dusk", "da-nang/dusk", "hoi-an/day", "hue/dawn"],
    nights: 4,
    startTime: "12:30",
    meetingPoint: {
      en: "Arrivals hall of Phu Bai Airport, Hue railway station or your hotel in Hue",
      vi: "Sảnh đến sân bay Phú Bài, ga Huế hoặc khách sạn tại Huế",
    },
    price: { adult: 545, child: 410 },
    itinerary: [
      {
        title: { en: "Hue: the Imperial City in the afternoon", vi: "Huế: Đại Nội buổi chiều" },
        description: {
          en: "We meet you at Phu Bai Airport, 15 km south of Hue, or at the railway station, and take you to your hotel on the south bank. At 14:30 we enter the Imperial City by Ngo Mon, when most morning groups have gone, and walk the central axis from the rebuilt throne hall to Kien Trung Palace, with the nine bronze urns of The Mieu on the way. We leave by the eastern Hien Nhon gate at about 17:00. Dinner is a tray of Hue's steamed rice cakes, banh beo and banh loc, and bun bo if you still have room. The night market on Nguyen Dinh Chieu walking street is a ten-minute stroll from the hotel.",
          vi: "Xe đón bạn ở sân bay Phú Bài, cách Huế 15 km về phía nam, hoặc ở ga Huế rồi đưa về khách sạn bờ nam sông Hương. 14 giờ 30 vào Đại Nội qua Ngọ Môn, lúc các đoàn buổi sáng đã ra về. Bạn đi dọc trục chính từ điện Thái Hòa vừa trùng tu đến điện Kiến Trung, ghé xem Cửu đỉnh bằng đồng trước Thế Miếu, khoảng 17 giờ ra cửa Hiển Nhơn. Bữa tối là mâm bánh Huế gồm bánh bèo, bánh lọc, thêm tô bún bò nếu còn bụng. Từ khách sạn đi bộ mười phút là đến phố đi bộ Nguyễn Đình Chiểu ven sông.",
        },
        meals: ["dinner"],
        stay: { en: "Hotel in central Hue (3–4 stars)", vi: "Khách sạn trung tâm Huế (3–4 sao)" },
      },
      {
        title: { en: "Hue: river, pagoda and royal tombs", vi: "Huế: sông Hương, chùa Thiên Mụ và lăng tẩm" },
        description: {
          en: "A dragon boat leaves Toa Kham wharf at 8:00 and takes an hour upriver to Thien Mu Pagoda, whose seven-storey tower of 1844 is the emblem of the city. By road it is 12 km to Minh Mang's tomb, laid out from 1840 on a straight line of gates, courtyards and lakes. Khai Dinh's tomb, on the way back, is the reverse: steep, crowded and covered in broken porcelain. After a lunch of vegetarian dishes, a Hue speciality, we stop with the incense makers of Thuy Xuan and climb Vong Canh hill above a bend in the river. You have the evening free from 16:30.",
          vi: "8 giờ thuyền rồng rời bến Tòa Khâm, ngược dòng chừng một tiếng đến chùa Thiên Mụ, nơi tháp Phước Duyên bảy tầng dựng năm 1844 đã thành biểu tượng của Huế. Đi tiếp bằng xe đến lăng Minh Mạng, cách trung tâm 12 km, xây từ năm 1840 với cổng, sân chầu và hồ nước thẳng hàng trên một trục. Lăng Khải Định trên đường về thì trái ngược: dốc, dày đặc chi tiết và rực rỡ sành sứ. Trưa ăn cơm chay, một nét riêng của Huế. Sau đó ghé làng hương Thủy Xuân, lên đồi Vọng Cảnh nhìn khúc sông uốn. Từ 16 giờ 30 bạn tự do.",
        },
        meals: ["breakfast", "lunch"],
        stay: { en: "Hotel in central Hue (3–4 stars)", vi: "Khách sạn trung tâm Huế (3–4 sao)" },
      },
      {
        title: { en: "Hai Van Pass and the Cham museum", vi: "Đèo Hải Vân và Bảo tàng Điêu khắc Chăm" },
        description: {
          en: "Leave at 8:30. The road follows Cau Hai lagoon to Lang Co, 70 km away, for coffee above Lap An lagoon, then climbs the Hai Van Pass to the restored gate of 1826 at 496 m. We are in Da Nang, 30 km further on, for a lunch of mi Quang, the turmeric noodles of the region. The Museum of Cham Sculpture, begun by the French in 1915, holds the altars and dancers that once stood at My Son and Tra Kieu; an hour and a half there is well spent. On the way south we climb the first of the Marble Mountains, 156 steps or a lift, and reach Hoi An at 17:30.",
          vi: "8 giờ 30 khởi hành. Đường men theo đầm Cầu Hai đến Lăng Cô, cách Huế 70 km, dừng uống cà phê bên đầm Lập An rồi leo đèo lên Hải Vân Quan, cửa ải năm 1826 ở độ cao 496 m. Đi thêm 30 km là tới Đà Nẵng, vừa kịp bữa trưa mì Quảng. Bảo tàng Điêu khắc Chăm do người Pháp khởi công năm 1915, lưu giữ những đài thờ, tượng vũ nữ đưa về từ Mỹ Sơn và Trà Kiệu, đáng để dành một tiếng rưỡi. Trên đường vào Hội An, bạn lên Thủy Sơn ở Ngũ Hành Sơn, leo 156 bậc hoặc đi thang máy. Khoảng 17 giờ 30 nhận phòng.",
        },
        meals: ["breakfast", "lunch"],
        stay: { en: "Hotel in Hoi An (3–4 stars)", vi: "Khách sạn tại Hội An (3–4 sao)" },
      },
      {
        title: { en: "My Son at opening time, Hoi An at dusk", vi: "Mỹ Sơn lúc sớm mai, Hội An lúc lên đèn" },
        description: {
          en: "A 6:00 start with a boxed breakfast puts you at My Son, 40 km south-west, soon after 7:00. The Cham kings built here from the 4th to the 13th century; American bombs flattened the tallest tower in 1969, and the craters are still plain between the groups of brick shrines. We are back in Hoi An by 11:30 for cao lau and a rest. At 15:30 we walk the old town with a guide: the Japanese bridge, restored in 2024, a merchant house and the Fujian Assembly Hall. At dusk you board a rowing boat on the Hoai River with a paper lantern of your own, and dinner follows in a courtyard house.",
          vi: "6 giờ khởi hành, ăn sáng mang theo, hơn 7 giờ bạn đã ở Mỹ Sơn, cách Hội An 40 km về phía tây nam. Các vua Chăm xây tháp ở thung lũng này từ thế kỷ 4 đến thế kỷ 13. Bom Mỹ năm 1969 đánh sập ngọn tháp cao nhất, hố bom đến nay vẫn thấy rõ giữa các nhóm tháp gạch. 11 giờ 30 về lại Hội An ăn cao lầu, nghỉ trưa. 15 giờ 30 cùng hướng dẫn viên dạo phố cổ: Chùa Cầu vừa trùng tu xong năm 2024, một nhà buôn xưa và Hội quán Phúc Kiến. Chập tối xuống thuyền chèo trên sông Hoài thả đèn hoa đăng, rồi ăn tối trong một ngôi nhà có sân trời.",
        },
        meals: ["breakfast", "lunch", "dinner"],
        stay: { en: "Hotel in Hoi An (3–4 stars)", vi: "Khách sạn tại Hội An (3–4 sao)" },
      },
      {
        title: { en: "Tra Que by bicycle and departure", vi: "Đạp xe làng rau Trà Quế và tiễn khách" },
        description: {
          en: "Bicycles are at the door at 8:00. Three flat kilometres through rice fields lead to Tra Que, where some 200 families grow mint, basil and perilla on sandy beds fed with river weed. You help with the watering cans, eat a late second breakfast of banh xeo and pedal another 2 km to An Bang beach if the sea is calm. Back at the hotel by 11:00, you have time for a shower and the tailor's last fitting. The transfer to Da Nang Airport or railway station, 30 km away, takes 45 minutes; we plan it for flights and trains after 14:00, and can keep your bags if you leave later.",
          vi: "8 giờ xe đạp đã chờ trước cửa. Ba cây số đường phẳng giữa ruộng lúa dẫn đến Trà Quế, nơi khoảng 200 hộ trồng húng, tía tô, rau thơm trên đất cát bón bằng rong sông. Bạn thử gánh nước tưới rau, ăn bánh xèo rồi đạp thêm 2 km ra biển An Bàng nếu sóng êm. 11 giờ về khách sạn, còn đủ thời gian tắm rửa và thử lại bộ đồ đặt may. Xe đưa bạn ra sân bay hoặc ga Đà Nẵng, cách 30 km, đi mất 45 phút. Lịch này hợp với các chuyến sau 14 giờ. Nếu đi muộn hơn, bạn cứ gửi hành lý lại khách sạn.",
        },
        meals: ["breakfast"],
      },
    ],
    included: [
      { en: "Four nights in 3–4 star hotels, twin or double room", vi: "Bốn đêm khách sạn 3–4 sao, phòng đôi" },
      {
        en: "Private transfers from Hue airport or station to Da Nang airport or station",
        vi: "Xe riêng suốt tuyến, đón ở sân bay hoặc ga Huế, tiễn ở sân bay hoặc ga Đà Nẵng",
      },
      { en: "Guides in Hue, Da Nang, My Son and Hoi An", vi: "Hướng dẫn viên tại Huế, Đà Nẵng, Mỹ Sơn và Hội An" },
      { en: "All entrance tickets named in the programme", vi: "Vé vào cửa các điểm trong chương trình" },
      { en: "Boats on the Perfume River and the Hoai River", vi: "Thuyền trên sông Hương và sông Hoài" },
      { en: "Four breakfasts, three lunches, two dinners", vi: "Bốn bữa sáng, ba bữa trưa, hai bữa tối" },
      { en: "Bicycle and gardening hour in Tra Que", vi: "Xe đạp và một giờ làm vườn ở Trà Quế" },
      { en: "Bottled water on the road", vi: "Nước suối trên xe" },
    ],
    excluded: [
      { en: "Flights or trains to Hue and from Da Nang", vi: "Vé máy bay hoặc tàu hỏa đến Huế và rời Đà Nẵng" },
      { en: "Single room supplement ($110)", vi: "Phụ thu phòng đơn (110 $)" },
      { en: "Meals not listed and drinks", vi: "Các bữa ăn khác và đồ uống" },
      { en: "Travel insurance", vi: "Bảo hiểm du lịch" },
      { en: "Tips", vi: "Tiền boa" },
    ],
    requirements: {
      en: "Passport or ID card for hotel check-in. Cover shoulders and knees in temples and tombs, and bring shoes you can take off easily. Expect 5 to 7 km on foot each day with some steep steps. October and November bring heavy rain and sometimes floods to Hue and Hoi An; we then change the order of days rather than cancel.",
      vi: "Bạn mang hộ chiếu hoặc căn cước để nhận phòng. Trang phục kín vai, quá gối khi vào đền chùa, lăng tẩm, giày dép dễ cởi. Mỗi ngày đi bộ khoảng 5–7 km, có đoạn bậc dốc. Tháng 10–11 Huế và Hội An mưa lớn, có khi ngập, lúc đó chúng tôi đổi thứ tự các ngày chứ không hủy tour.",
    },
    cancellation: "multi-day",
    interests: ["history", "culture", "food", "nature"],
  },
]
