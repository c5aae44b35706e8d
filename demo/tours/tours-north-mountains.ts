import type { TourSeed } from "../seed-types.ts"

export const northMountainTours: TourSeed[] = [
  {
    slug: "sapa-trek-lao-chai-ta-van-homestay",
    category: "mountains-trekking",
    destination: "sapa",
    title: { en: "Sapa trek with a Ta Van homestay", vi: "Trekking Sa Pa, ngủ nhà dân ở Tả Van" },
    shortDescription: {
      en: "Two days, 15 km on foot through Y Linh Ho, Lao Chai and Ta Van, a Giay family's house for the night, and limousine vans both ways.",
      vi: "Hai ngày, 15 km đi bộ qua Ý Linh Hồ, Lao Chải, Tả Van, ngủ một đêm trong nhà người Giáy, xe limousine hai chiều.",
    },
    description: {
      en: "The town of Sapa has filled with hotels. The Muong Hoa valley below it is still farmed by hand, Black Hmong above, Giay by the stream and Red Dao further on, and the way to see it is to walk down into it and stay.\n\nThe limousine van makes that possible in two days: 320 km, most of it on the Noi Bai to Lao Cai expressway, and you are on the trail by half past one. The first afternoon is 8 km, mainly downhill, from 1,400 to about 1,000 metres. The second morning is 7 km, with one climb through bamboo forest.\n\nYour guide is a Hmong woman from the valley who speaks English and walks this path every week. Fields are flooded and shining in May, green in July, yellow in the first half of September, bare earth in winter, when there may be cloud at your feet or all around you.",
      vi: "Trung tâm Sa Pa giờ san sát khách sạn. Nhưng thung lũng Mường Hoa bên dưới vẫn cấy cày bằng tay: người Mông Đen ở lưng núi, người Giáy ven suối, đi xa hơn là bản người Dao Đỏ. Muốn thấy hết, bạn nên đi bộ xuống và ở lại một đêm.\n\nNhờ xe limousine, hai ngày là vừa: 320 km, phần lớn chạy cao tốc Nội Bài – Lào Cai, một rưỡi chiều bạn đã đặt chân lên đường mòn. Chiều đầu đi 8 km, chủ yếu xuống dốc, từ độ cao 1.400 m về khoảng 1.000 m. Sáng hôm sau đi 7 km, có một đoạn leo qua rừng tre.\n\nNgười dẫn đường là chị em người Mông trong thung lũng, tuần nào cũng đi lối này. Tháng 5 ruộng đổ nước loang loáng, tháng 7 lúa xanh, nửa đầu tháng 9 chín vàng; mùa đông ruộng phơi đất, mây khi ở dưới chân, khi phủ kín quanh mình.",
    },
    location: { en: "Muong Hoa valley, Sapa, Lao Cai", vi: "Thung lũng Mường Hoa, Sa Pa, Lào Cai" },
    alsoKnownAs: ["Sa Pa", "Chapa", "Lào Cai", "Mường Hoa", "Tả Van", "Lao Chải", "Sapa homestay"],
    scenes: ["sapa/dawn", "sapa/day", "sapa/dusk", "ha-giang/day"],
    nights: 1,
    startTime: "07:00",
    meetingPoint: {
      en: "Hanoi Opera House, front steps, 1 Trang Tien Street, at 6:45; in Sapa at the Stone Church at 13:00 if you are already there",
      vi: "Trước bậc thềm Nhà hát Lớn Hà Nội, số 1 Tràng Tiền, lúc 6 giờ 45; nếu đã ở Sa Pa, gặp nhau trước nhà thờ Đá lúc 13 giờ",
    },
    price: { adult: 99, child: 75 },
    itinerary: [
      {
        title: { en: "Down to Lao Chai and Ta Van", vi: "Xuống Lao Chải và Tả Van" },
        description: {
          en: "The van leaves the Opera House at 7:00 and reaches Sapa at 12:30 with two stops. Lunch is near the Stone Church, where you repack and leave your large bag. At 13:30 we drive ten minutes to the trailhead and set off for Y Linh Ho, a scatter of Hmong houses across the stream. The path follows terrace edges to Lao Chai and then Ta Van, 8 km in all and about three and a half hours with stops for indigo vats and views. We reach the homestay by 17:30. Dinner at 19:00 is at the family table: pork with ginger, spring rolls, mountain greens, and corn liquor for those who want it.",
          vi: "7 giờ xe rời Nhà hát Lớn, nghỉ hai chặng, 12 giờ 30 tới Sa Pa. Ăn trưa gần nhà thờ Đá, bạn sắp lại đồ và gửi hành lý to ở đây. 13 giờ 30, xe chạy mười phút đến đầu đường mòn rồi cả nhóm xuống Ý Linh Hồ, bản Mông thưa nhà bên kia suối. Lối đi men bờ ruộng bậc thang qua Lao Chải đến Tả Van, tổng cộng 8 km, khoảng ba tiếng rưỡi kể cả lúc dừng xem chum nhuộm chàm và ngắm cảnh. 17 giờ 30 đến nhà dân. 19 giờ ăn tối cùng gia đình: thịt lợn xào gừng, nem rán, rau núi, ai uống được thì thêm chén rượu ngô.",
        },
        meals: ["lunch", "dinner"],
        stay: {
          en: "Giay family homestay in Ta Van: mattresses with curtains, shared hot showers",
          vi: "Nhà dân người Giáy ở Tả Van: nệm có rèm ngăn, phòng tắm nước nóng dùng chung",
        },
      },
      {
        title: { en: "Bamboo forest and Giang Ta Chai", vi: "Rừng tre và bản Giàng Tả Chải" },
        description: {
          en: "Pancakes with honey or noodle soup from 7:30, and we walk at 8:30. The path climbs for forty minutes through bamboo to a rock-slide waterfall, then comes out at Giang Ta Chai, where most families are Red Dao and the women embroider on the doorstep. A suspension bridge and a farm track lead back to the valley road, 7 km in just over three hours. A car brings you up to Sapa by 12:15 for a shower in a day room and lunch. There is an hour for the market or a coffee on the square. The van leaves at 15:00 and reaches the Hanoi Opera House at about 20:45.",
          vi: "Từ 7 giờ 30 có bánh rán mật ong hoặc mì nước, 8 giờ 30 lên đường. Lối mòn leo chừng bốn mươi phút qua rừng tre tới con thác đổ dài trên mặt đá, rồi ra bản Giàng Tả Chải, phần đông là người Dao Đỏ, phụ nữ ngồi thêu ngay bậc cửa. Qua cầu treo và đường đồng là về lại đường lớn trong thung lũng, 7 km đi hơn ba tiếng. Xe đón lên Sa Pa lúc 12 giờ 15, bạn có phòng tắm rửa rồi ăn trưa, còn một tiếng dạo chợ hoặc uống cà phê ở quảng trường. 15 giờ xe xuất phát, khoảng 20 giờ 45 về đến Nhà hát Lớn Hà Nội.",
        },
        meals: ["breakfast", "lunch"],
      },
    ],
    included: [
      { en: "Limousine van Hanoi to Sapa and back", vi: "Xe limousine khứ hồi Hà Nội – Sa Pa" },
      {
        en: "Local guide for two days, English or Vietnamese",
        vi: "Người dẫn đường địa phương hai ngày, nói tiếng Việt hoặc tiếng Anh",
      },
      { en: "One night in the homestay", vi: "Một đêm ở nhà dân" },
      { en: "Two lunches, one dinner, one breakfast", vi: "Hai bữa trưa, một bữa tối, một bữa sáng" },
      { en: "Village entrance fees", vi: "Vé vào các bản" },
      { en: "Day room and luggage storage in Sapa", vi: "Phòng tắm rửa và nơi gửi đồ ở Sa Pa" },
      { en: "Rubber boots and walking stick if it rains", vi: "Ủng và gậy đi đường khi trời mưa" },
    ],
    excluded: [
      { en: "Drinks", vi: "Đồ uống" },
      { en: "Private room at the homestay, $15 per room", vi: "Phòng riêng ở nhà dân, 15 $ một phòng" },
      { en: "Porter", vi: "Người khuân đồ" },
      { en: "Tips for the guide", vi: "Tiền tip cho người dẫn đường" },
      { en: "Travel insurance", vi: "Bảo hiểm du lịch cá nhân" },
    ],
    requirements: {
      en: "You should be able to walk for three to four hours on paths that turn to slick clay after rain. Carry a day pack with one change of clothes, a rain jacket and shoes with a deep tread; from December to February add a warm layer, since nights in the valley fall to about 8 °C. Children from 8 years who walk well are welcome. Bring a passport or ID card for the homestay register.",
      vi: "Bạn cần đủ sức đi bộ ba đến bốn tiếng, đường đất sau mưa rất trơn. Chỉ mang ba lô nhỏ với một bộ quần áo thay, áo mưa và giày đế có gai; từ tháng 12 đến tháng 2 thêm áo ấm vì đêm trong thung lũng xuống khoảng 8 °C. Trẻ từ 8 tuổi quen đi bộ có thể tham gia. Nhớ mang hộ chiếu hoặc căn cước để khai báo lưu trú.",
    },
    cancellation: "moderate",
    interests: ["mountains", "adventure", "culture", "nature"],
    featured: true,
    departures: { weekdays: [2, 4, 6], capacity: 10, minimum: 2, cutoffHours: 24 },
  },
  {
    slug: "sapa-fansipan-3-days-train-or-van",
    category: "mountains-trekking",
    destination: "sapa",
    title: { en: "Sapa and Fansipan by night train or van", vi: "Sa Pa – Fansipan, đi tàu đêm hoặc limousine" },
    shortDescription: {
      en: "Three days from a hotel in town: Cat Cat on foot, the cable car to Fansipan, O Quy Ho Pass at sunset and a herbal bath in Ta Phin.",
      vi: "Ba ngày ở khách sạn trung tâm: đi bộ Cát Cát, cáp treo Fansipan, chiều trên đèo Ô Quy Hồ và tắm lá thuốc ở Tả Phìn.",
    },
    description: {
      en: "This is Sapa for people who like a hotel bed and short walks. Nothing takes longer than two hours on foot, and the highest summit in Vietnam is reached by cable car.\n\nFansipan was 3,143 metres for a century and became 3,147 when it was measured again in 2019. Cloud decides what you see from it. We hold the whole of the second day open, morning or afternoon, and your guide picks the hour after a call to the upper station.\n\nThere are two ways up from Hanoi. The limousine van leaves at 7:00 on day 1 and is included. The night train leaves at about 22:00 on the evening before, with a berth in a four-berth cabin and a van for the last 38 km from Lao Cai, and costs $25 more. It brings you to Sapa by 7:30, half a day earlier.",
      vi: "Chuyến này dành cho ai thích ngủ khách sạn và chỉ đi bộ quãng ngắn. Không chặng nào phải đi bộ quá hai tiếng, còn nóc nhà Đông Dương đã có cáp treo.\n\nSuốt một thế kỷ Fansipan được ghi là 3.143 m; năm 2019 đo lại thành 3.147 m. Lên tới nơi thấy gì là do mây quyết định. Chúng tôi để trống cả ngày thứ hai, sáng hay chiều đều được; hướng dẫn viên gọi hỏi ga trên rồi mới chọn giờ.\n\nTừ Hà Nội có hai cách lên. Xe limousine chạy lúc 7 giờ sáng ngày 1, đã gồm trong giá. Tàu đêm chạy khoảng 22 giờ tối hôm trước, giường nằm khoang bốn, có xe đón từ ga Lào Cai đi nốt 38 km, phụ thu 25 $. Đi tàu, 7 giờ 30 sáng bạn đã có mặt ở Sa Pa, sớm hơn nửa ngày.",
    },
    location: { en: "Sapa and Fansipan, Lao Cai", vi: "Sa Pa và đỉnh Fansipan, Lào Cai" },
    alsoKnownAs: [
      "Sa Pa",
      "Phan Xi Păng",
      "Chapa",
      "Hoàng Liên Sơn",
      "Nóc nhà Đông Dương",
      "Cát Cát",
      "Tả Phìn",
      "Ô Quý Hồ",
    ],
    scenes: ["sapa/day", "sapa/dusk", "sapa/dawn", "ha-giang/dusk"],
    nights: 2,
    startTime: "07:00",
    meetingPoint: {
      en: "By van: Hanoi Opera House, 1 Trang Tien Street, at 6:45. By train: main hall of Hanoi Railway Station, 120 Le Duan Street, at 21:15 the evening before",
      vi: "Đi xe: Nhà hát Lớn Hà Nội, số 1 Tràng Tiền, lúc 6 giờ 45. Đi tàu: sảnh chính ga Hà Nội, số 120 Lê Duẩn, lúc 21 giờ 15 tối hôm trước",
    },
    price: { adult: 199, child: 149 },
    itinerary: [
      {
        title: { en: "The road to Sapa and Cat Cat village", vi: "Đường lên Sa Pa và bản Cát Cát" },
        description: {
          en: "The van leaves Hanoi at 7:00, runs 245 km on the expressway to Lao Cai and climbs to Sapa, at 1,500 metres, by 12:30. Train guests have been there since 7:30, with breakfast and a room to change in. Lunch is together at 12:45. At 14:30 we walk down to Cat Cat, 2.5 km from the church, a Hmong village with a waterfall and a power station the French built in the 1920s. It is busy and partly rebuilt for visitors; we take the upper lanes first, where hemp is still dried in the yards. A car brings you back up at 17:00. Dinner is salmon hotpot, from fish farmed in the cold streams nearby.",
          vi: "7 giờ xe rời Hà Nội, chạy 245 km cao tốc lên Lào Cai rồi leo đèo, 12 giờ 30 tới Sa Pa ở độ cao 1.500 m. Khách đi tàu đã đến từ 7 giờ 30, được ăn sáng và có phòng thay đồ. 12 giờ 45 cả đoàn ăn trưa. 14 giờ 30 đi bộ xuống Cát Cát, cách nhà thờ 2,5 km, bản người Mông có thác nước và trạm thủy điện người Pháp xây từ những năm 1920. Bản đông khách, nhiều chỗ dựng lại để đón du lịch, nên ta đi lối trên trước, nơi sân nhà còn phơi lanh. 17 giờ xe đón về thị trấn. Bữa tối là lẩu cá hồi nuôi ở suối lạnh trong vùng.",
        },
        meals: ["lunch", "dinner"],
        stay: { en: "Three-star hotel in the centre of Sapa", vi: "Khách sạn ba sao ở trung tâm Sa Pa" },
      },
      {
        title: { en: "Fansipan and O Quy Ho Pass", vi: "Đỉnh Fansipan và đèo Ô Quy Hồ" },
        description: {
          en: "On a clear morning we take the 8:00 funicular from Sapa square, 2 km above the Muong Hoa valley, and then the cable car: 6.3 km long, fifteen minutes, 1,410 metres of ascent. From the upper station 604 steps lead past pagodas to the steel marker on the summit; a small train covers most of them for an extra fare. Allow three hours in all and ten degrees less than in town. Lunch is back in Sapa at 12:30. At 15:30 we drive 15 km west, past the Silver Waterfall, to O Quy Ho Pass at about 2,000 metres, and stay until the sun goes down behind the Tam Duong ranges. The evening is free for the grill stalls near the church.",
          vi: "Sáng nào trời quang, 8 giờ ta đi tàu hỏa leo núi từ quảng trường Sa Pa, 2 km ngang thung lũng Mường Hoa, rồi sang cáp treo dài 6,3 km: mười lăm phút lên cao thêm 1.410 m. Từ ga trên còn 604 bậc qua các ngôi chùa mới tới chóp inox trên đỉnh; có tàu nhỏ chở gần hết đoạn này, vé mua riêng. Cả đi lẫn về khoảng ba tiếng, trên đỉnh lạnh hơn thị trấn chừng mười độ. 12 giờ 30 ăn trưa ở Sa Pa. 15 giờ 30 đi 15 km về phía tây, qua Thác Bạc lên đèo Ô Quy Hồ cao khoảng 2.000 m, đợi mặt trời lặn sau dãy núi phía Tam Đường. Buổi tối tự do, gần nhà thờ có dãy hàng nướng.",
        },
        meals: ["breakfast", "lunch"],
        stay: { en: "Three-star hotel in the centre of Sapa", vi: "Khách sạn ba sao ở trung tâm Sa Pa" },
      },
      {
        title: { en: "Ta Phin and the road home", vi: "Tả Phìn và đường về" },
        description: {
          en: "We leave at 8:30 for Ta Phin, 12 km north-east, a valley shared by Red Dao and Hmong. The walk is 4 km on village paths, past the shell of a stone convent from the 1940s and through fields of rice, corn and medicinal herbs. At 10:30 there is an hour for a Red Dao herbal bath: a wooden tub, a dozen kinds of leaf boiled since dawn, twenty minutes and no longer. Lunch in Sapa at 12:30 includes thang co for the curious. You have time for the market before the van leaves at 15:00; it reaches the Hanoi Opera House at about 20:45.",
          vi: "8 giờ 30 đi Tả Phìn, cách thị trấn 12 km về phía đông bắc, thung lũng chung của người Dao Đỏ và người Mông. Quãng đi bộ dài 4 km qua các xóm, ghé bức tường đá còn lại của tu viện xây thập niên 1940, rồi qua ruộng lúa, nương ngô và vườn cây thuốc. 10 giờ 30, bạn có một tiếng để tắm lá thuốc của người Dao: thùng gỗ, hơn chục loại lá nấu từ sáng sớm, chỉ ngâm hai mươi phút. 12 giờ 30 ăn trưa ở Sa Pa, ai tò mò thì thử thắng cố. Còn thời gian dạo chợ trước khi xe chạy lúc 15 giờ, khoảng 20 giờ 45 về đến Nhà hát Lớn Hà Nội.",
        },
        meals: ["breakfast", "lunch"],
      },
    ],
    included: [
      { en: "Limousine van Hanoi to Sapa and back", vi: "Xe limousine khứ hồi Hà Nội – Sa Pa" },
      { en: "Two nights in a double or twin room with breakfast", vi: "Hai đêm phòng đôi kèm bữa sáng" },
      { en: "Three lunches and one dinner", vi: "Ba bữa trưa và một bữa tối" },
      { en: "Funicular and Fansipan cable car, return", vi: "Vé tàu hỏa leo núi và cáp treo Fansipan khứ hồi" },
      {
        en: "Entrance to Cat Cat, Ta Phin and O Quy Ho viewpoint",
        vi: "Vé Cát Cát, Tả Phìn và điểm ngắm cảnh Ô Quy Hồ",
      },
      { en: "Herbal bath in Ta Phin", vi: "Tắm lá thuốc ở Tả Phìn" },
      { en: "Guide in English or Vietnamese", vi: "Hướng dẫn viên tiếng Việt hoặc tiếng Anh" },
    ],
    excluded: [
      {
        en: "Night train to Lao Cai in place of the van, $25",
        vi: "Tàu đêm đi Lào Cai thay cho xe limousine, phụ thu 25 $",
      },
      { en: "Summit train on Fansipan, about $6", vi: "Tàu lên đỉnh Fansipan, khoảng 6 $" },
      { en: "Dinner on day 2", vi: "Bữa tối ngày 2" },
      { en: "Single room supplement, $45", vi: "Phụ thu phòng đơn, 45 $" },
      { en: "Drinks and tips", vi: "Đồ uống và tiền tip" },
      { en: "Travel insurance", vi: "Bảo hiểm du lịch cá nhân" },
    ],
    requirements: {
      en: "The summit is above 3,100 metres: guests with heart or lung conditions should ask a doctor first, and everyone should take the 604 steps slowly. Bring a windproof jacket in any season, and gloves and a hat from November to March, when frost is possible. The cable car stops in strong wind; if it does not run we refund the ticket. A passport or ID card is needed for the train and the hotel.",
      vi: "Đỉnh núi cao trên 3.100 m: ai có bệnh tim, phổi nên hỏi bác sĩ trước, và ai cũng nên leo 604 bậc thật chậm. Mùa nào cũng cần áo chắn gió; từ tháng 11 đến tháng 3 có thể có băng giá, mang thêm găng tay và mũ len. Gió lớn cáp treo sẽ dừng, khi đó chúng tôi hoàn lại tiền vé. Đi tàu và nhận phòng cần hộ chiếu hoặc căn cước.",
    },
    cancellation: "multi-day",
    interests: ["mountains", "nature", "culture", "relaxation"],
  },
  {
    slug: "ha-giang-loop-easy-rider-4-days",
    category: "cycling-adventure",
    destination: "ha-giang",
    title: { en: "Ha Giang Loop with an easy rider", vi: "Cung đường Hà Giang bốn ngày cùng tay lái bản địa" },
    shortDescription: {
      en: "Four days and about 350 km behind a local driver: Quan Ba, Dong Van, Ma Pi Leng, the Nho Que River, Meo Vac and Du Gia.",
      vi: "Bốn ngày, chừng 350 km ngồi sau xe máy, có người bản địa cầm lái: Quản Bạ, Đồng Văn, Mã Pí Lèng, sông Nho Quế, Mèo Vạc, Du Già.",
    },
    description: {
      en: "The road to Dong Van and Meo Vac was cut between 1959 and 1965 by young volunteers with hammers and crowbars. At Ma Pi Leng they hung on ropes for eleven months. It is called the Road of Happiness, and it runs through the Dong Van Karst Plateau, a UNESCO Global Geopark since 2010.\n\nYou ride pillion. The drivers are from Ha Giang, know which bends collect gravel, and leave you free to look. You need no licence, and we cap the group at ten bikes so that it never becomes a convoy.\n\nThe loop takes four days because the fourth is worth it: most groups hurry back from Meo Vac, while we turn south to Du Gia, a Tay valley of stilt houses and rice with a waterfall to swim in. Take the Friday departure if you like markets, since Dong Van and Meo Vac both hold theirs on Sunday, our day 3.",
      vi: "Con đường lên Đồng Văn, Mèo Vạc do thanh niên xung phong mở bằng búa và xà beng từ năm 1959 đến năm 1965. Riêng ở Mã Pí Lèng, họ treo mình trên vách đá suốt mười một tháng. Đó là đường Hạnh Phúc, chạy xuyên cao nguyên đá Đồng Văn, công viên địa chất toàn cầu UNESCO từ năm 2010.\n\nBạn ngồi sau. Người cầm lái là dân Hà Giang, biết khúc cua nào hay đọng sỏi, nhờ vậy bạn rảnh mắt ngắm cảnh. Không cần bằng lái, mỗi đoàn nhiều nhất mười xe để khỏi thành đoàn diễu hành.\n\nChúng tôi đi bốn ngày vì ngày thứ tư rất đáng đi: phần đông các đoàn từ Mèo Vạc vội quay về, còn ta rẽ xuống phía nam, vào Du Già, thung lũng người Tày với nhà sàn, ruộng lúa và một con thác tắm được. Bạn thích chợ phiên thì chọn chuyến thứ Sáu, vì chợ Đồng Văn và Mèo Vạc đều họp Chủ nhật, đúng ngày 3 của chuyến.",
    },
    location: {
      en: "Dong Van Karst Plateau, Ha Giang, now Tuyen Quang province",
      vi: "Cao nguyên đá Đồng Văn, Hà Giang (nay thuộc tỉnh Tuyên Quang)",
    },
    alsoKnownAs: [
      "Tỉnh Hà Giang",
      "Tuyên Quang",
      "Cao nguyên đá",
      "Mã Pì Lèng",
      "Mã Pí Lèng",
      "Đường Hạnh Phúc",
      "Ha Giang Loop",
      "Easy Rider",
    ],
    scenes: ["ha-giang/dawn", "ha-giang/day", "ha-giang/dusk", "sapa/dusk"],
    nights: 3,
    startTime: "06:00",
    meetingPoint: {
      en: "Hanoi Opera House, front steps, 1 Trang Tien Street, at 5:45; or in Ha Giang at the Km 0 marker on Nguyen Trai Street at 13:15",
      vi: "Trước bậc thềm Nhà hát Lớn Hà Nội, số 1 Tràng Tiền, lúc 5 giờ 45; hoặc tại cột mốc Km 0 Hà Giang, đường Nguyễn Trãi, lúc 13 giờ 15",
    },
    price: { adult: 255 },
    itinerary: [
      {
        title: { en: "Hanoi to Ha Giang and over Heaven's Gate", vi: "Hà Nội lên Hà Giang, qua Cổng trời Quản Bạ" },
        description: {
          en: "The van leaves Hanoi at 6:00 and reaches Ha Giang, 290 km north, at about 12:15. After lunch you meet your driver, try on helmet and knee guards and leave the big bag with us. At 13:30 we start up National Road 4C. Bac Sum Pass comes first, a ladder of bends above the valley, then Heaven's Gate, just over 40 km from the start, with two round hills, the Fairy Twins, standing in the rice of Tam Son below. By 17:00 we are in Nam Dam, 6 km beyond Tam Son, a Dao village of rammed-earth houses. Dinner with the family is at 18:30 and herbal baths can be had next door. Riding today: 52 km.",
          vi: "6 giờ xe rời Hà Nội, khoảng 12 giờ 15 đến Hà Giang, cách 290 km. Ăn trưa xong, bạn gặp tay lái, thử mũ bảo hiểm và bọc gối, gửi hành lý to lại. 13 giờ 30 lên quốc lộ 4C. Đầu tiên là dốc Bắc Sum uốn khúc trên thung lũng, rồi Cổng trời Quản Bạ, cách điểm xuất phát hơn 40 km; từ đây nhìn xuống Tam Sơn có Núi Đôi Cô Tiên nổi lên giữa ruộng. Trước 17 giờ ta vào Nặm Đăm, cách Tam Sơn 6 km, bản người Dao với những ngôi nhà trình tường. 18 giờ 30 ăn tối cùng gia đình, nhà bên có dịch vụ tắm lá thuốc. Hôm nay đi xe máy 52 km.",
        },
        meals: ["lunch", "dinner"],
        stay: { en: "Dao homestay in Nam Dam, Quan Ba", vi: "Nhà dân người Dao ở Nặm Đăm, Quản Bạ" },
      },
      {
        title: { en: "Yen Minh, Tham Ma and Dong Van", vi: "Yên Minh, dốc Thẩm Mã và Đồng Văn" },
        description: {
          en: "We ride at 8:30 through the pine woods of Yen Minh and stop there for lunch at 11:30. The afternoon begins with the nine bends of Tham Ma and the Sung La valley, where buckwheat flowers pink from mid-October to late November. At 15:00 we spend an hour in the Vuong mansion at Sa Phin, finished in 1928 for a Hmong lord who grew rich on opium. In clear weather the group may add the flag tower of Lung Cu, by the border, a detour of about 35 km. Dong Van is reached by 17:30. Its old quarter has stone houses a century old and, at breakfast, banh cuon served with bone broth. Riding today: about 100 km.",
          vi: "8 giờ 30 lên đường, qua rừng thông Yên Minh, 11 giờ 30 nghỉ ăn trưa ở thị trấn. Đầu giờ chiều là chín khúc quanh dốc Thẩm Mã rồi thung lũng Sủng Là, từ giữa tháng 10 đến cuối tháng 11 phủ hồng hoa tam giác mạch. 15 giờ vào dinh họ Vương ở Sà Phìn, dựng xong năm 1928 cho “vua Mèo” Vương Chính Đức, người giàu lên nhờ thuốc phiện; thăm chừng một tiếng. Hôm nào trời quang, cả nhóm có thể đi thêm cột cờ Lũng Cú sát biên giới, vòng thêm chừng 35 km. 17 giờ 30 tới Đồng Văn. Phố cổ ở đây có những nếp nhà đá trăm tuổi, sáng ra có bánh cuốn chan nước xương. Hôm nay đi khoảng 100 km.",
        },
        meals: ["breakfast", "lunch", "dinner"],
        stay: { en: "Small hotel in Dong Van old quarter", vi: "Khách sạn nhỏ trong phố cổ Đồng Văn" },
      },
      {
        title: { en: "Ma Pi Leng, the Nho Que River and Du Gia", vi: "Mã Pí Lèng, sông Nho Quế và Du Già" },
        description: {
          en: "On Sundays we see the market first, from 6:30, when people walk in from the hills with pigs, seedlings and corn wine. At 8:30 the road climbs to Ma Pi Leng, some 1,200 metres up, with the Nho Que a green thread far below. We wind down to the landing for an hour's boat ride between the walls of Tu San, up to 800 metres high, and reach Meo Vac, only 22 km from Dong Van by the main road, for lunch at 12:30. From 13:45 it is 75 km of small road by Lung Phin and Mau Due, rough in places. We reach Du Gia at 17:15 and eat river fish in a Tay stilt house. Riding today: about 110 km.",
          vi: "Gặp Chủ nhật, ta xem chợ phiên trước, từ 6 giờ 30, lúc bà con từ trên núi xuống với lợn, cây giống, rượu ngô. 8 giờ 30 lên Mã Pí Lèng, cao chừng 1.200 m, sông Nho Quế dưới sâu chỉ còn là sợi chỉ xanh. Xe thả dốc xuống bến, bạn đi thuyền một tiếng giữa hai vách hẻm Tu Sản cao tới 800 m, rồi 12 giờ 30 ăn trưa ở Mèo Vạc, theo đường chính chỉ cách Đồng Văn 22 km. Từ 13 giờ 45 đi 75 km đường nhỏ qua Lũng Phìn, Mậu Duệ, có đoạn xóc. 17 giờ 15 đến Du Già, ăn cá suối trong nhà sàn người Tày. Hôm nay đi khoảng 110 km.",
        },
        meals: ["breakfast", "lunch", "dinner"],
        stay: { en: "Tay stilt-house homestay in Du Gia", vi: "Nhà sàn người Tày ở Du Già" },
      },
      {
        title: { en: "A swim in Du Gia and the road south", vi: "Tắm thác Du Già và đường về xuôi" },
        description: {
          en: "You can walk to the waterfall at 7:00, twenty minutes through rice fields, and jump into the pool if the water is calm. After breakfast we leave at 9:15 on the last 75 km, down through Minh Ngoc and along National Road 34, with tea hills and water buffalo in place of rock. Ha Giang is reached at 12:30. There are hot showers, lunch with a bowl of thang den, sticky-rice balls in ginger syrup, in the cold months, and time to say goodbye to the drivers. The van leaves at 14:15 and is at the Hanoi Opera House at about 20:30. Riding today: 75 km.",
          vi: "7 giờ sáng, bạn có thể đi bộ hai mươi phút qua ruộng lúa ra thác, nước lặng thì nhảy xuống bơi. Ăn sáng xong, 9 giờ 15 đi nốt 75 km cuối, xuống Minh Ngọc rồi theo quốc lộ 34, núi đá nhường chỗ cho đồi chè và những con trâu thong thả. 12 giờ 30 về tới Hà Giang: tắm nước nóng, ăn trưa, mùa lạnh có thêm bát thắng dền, viên bột nếp chan nước đường gừng, rồi chia tay các tay lái. 14 giờ 15 xe chạy, khoảng 20 giờ 30 đến Nhà hát Lớn Hà Nội. Hôm nay đi 75 km.",
        },
        meals: ["breakfast", "lunch"],
      },
    ],
    included: [
      { en: "Limousine van Hanoi to Ha Giang and back", vi: "Xe limousine khứ hồi Hà Nội – Hà Giang" },
      { en: "Motorbike with driver, one per guest, and fuel", vi: "Xe máy kèm tay lái, mỗi khách một xe, đã gồm xăng" },
      {
        en: "Helmet, knee and elbow guards, rain suit, dry bag",
        vi: "Mũ bảo hiểm, bọc gối và khuỷu tay, bộ áo mưa, túi chống nước",
      },
      { en: "Two homestay nights and one hotel night", vi: "Hai đêm nhà dân và một đêm khách sạn" },
      { en: "All meals from lunch on day 1 to lunch on day 4", vi: "Các bữa ăn từ trưa ngày 1 đến trưa ngày 4" },
      { en: "Nho Que boat and Vuong mansion tickets", vi: "Vé thuyền sông Nho Quế và dinh họ Vương" },
      { en: "Border-area permit for foreign passports", vi: "Giấy phép vào khu vực biên giới cho khách nước ngoài" },
      { en: "Lead guide in English or Vietnamese", vi: "Trưởng đoàn nói tiếng Việt hoặc tiếng Anh" },
    ],
    excluded: [
      {
        en: "Travel insurance that covers motorbike passengers, required",
        vi: "Bảo hiểm du lịch có chi trả cho người ngồi xe máy (bắt buộc)",
      },
      { en: "Drinks", vi: "Đồ uống" },
      { en: "Single room in Dong Van, $15", vi: "Phòng đơn ở Đồng Văn, 15 $" },
      { en: "Herbal bath in Nam Dam, about $5", vi: "Tắm lá thuốc ở Nặm Đăm, khoảng 5 $" },
      { en: "Tips for the drivers", vi: "Tiền tip cho tay lái" },
    ],
    requirements: {
      en: "Guests must be at least 16 and, with luggage, not over 100 kg; you bring one bag of up to 8 kg and leave the rest in Ha Giang. Send a photo of your passport five days ahead for the border permit and carry the original. Wear long trousers and closed shoes, and bring a warm jacket from October to April, when the plateau may drop below 10 °C. In heavy rain or after a landslide the lead guide changes the route or moves the group by car.",
      vi: "Khách từ 16 tuổi, cả người lẫn hành lý không quá 100 kg; bạn mang một túi tối đa 8 kg, đồ còn lại gửi ở Hà Giang. Khách Việt mang căn cước; khách nước ngoài gửi ảnh hộ chiếu trước năm ngày để xin phép vào khu vực biên giới và mang theo bản gốc. Nên mặc quần dài, đi giày kín; từ tháng 10 đến tháng 4 cần áo ấm vì cao nguyên có lúc dưới 10 °C. Khi mưa lớn hoặc sạt lở, trưởng đoàn sẽ đổi đường hoặc chuyển đoàn sang ô tô.",
    },
    cancellation: "multi-day",
    interests: ["adventure", "mountains", "culture", "nature"],
    featured: true,
    departures: { weekdays: [2, 5], capacity: 10, minimum: 2, cutoffHours: 72 },
  },
  {
    slug: "mai-chau-pu-luong-family-3-days",
    category: "family",
    destination: "hanoi",
    title: { en: "Mai Chau and Pu Luong for families", vi: "Mai Châu – Pù Luông cho cả nhà" },
    shortDescription: {
      en: "Three days in Thai stilt-house country at a child's pace: flat cycling, weaving, a waterfall pool, bamboo rafts and water wheels.",
      vi: "Ba ngày ở xứ nhà sàn người Thái, nhịp đi hợp với trẻ nhỏ: đạp xe đường bằng, dệt vải, tắm thác, bè tre và cọn nước.",
    },
    description: {
      en: "South-west of Hanoi the mountains are lower, the weather is warmer and the drives are short enough for children. Mai Chau is a flat green basin with lanes made for small bicycles. Pu Luong, two hours on, is a nature reserve of 17,600 hectares where terraces and water wheels fill the valleys below the forest.\n\nThe days have two things to do and a long rest between them. One night is in a White Thai stilt house, where a family gets its own room with mattresses on the bamboo floor; the other is in a bungalow with a pool. The van is yours for the three days, with child seats if you ask for them.\n\nRice here ripens twice, at the end of May and from late September to mid-October. Those are the weeks to choose if the dates are free.",
      vi: "Phía tây nam Hà Nội, núi thấp hơn, trời ấm hơn, chặng xe cũng vừa sức trẻ nhỏ. Mai Châu là lòng chảo xanh mướt, đường làng bằng phẳng như dành riêng cho xe đạp trẻ con. Pù Luông cách đó hai tiếng, khu bảo tồn rộng 17.600 ha, ruộng bậc thang và cọn nước trải khắp thung lũng dưới tán rừng.\n\nMỗi ngày chỉ có hai việc để làm, ở giữa là giờ nghỉ dài. Một đêm ngủ nhà sàn người Thái Trắng, cả nhà chung một phòng, trải nệm trên sàn bương; đêm còn lại ở bungalow có bể bơi. Xe đi riêng suốt ba ngày, có ghế trẻ em nếu bạn dặn trước.\n\nLúa ở đây chín hai lần: cuối tháng 5 và từ cuối tháng 9 đến giữa tháng 10. Nếu chọn được ngày, bạn nên đi vào những tuần ấy.",
    },
    location: { en: "Mai Chau (Phu Tho) and Pu Luong (Thanh Hoa)", vi: "Mai Châu (Phú Thọ) và Pù Luông (Thanh Hóa)" },
    alsoKnownAs: ["Hòa Bình", "Bản Lác", "Poom Coọng", "Bá Thước", "Thanh Hóa", "Bản Đôn", "Pù Luông"],
    scenes: ["ninh-binh/dusk", "sapa/day", "hanoi/day", "ninh-binh/dawn"],
    nights: 2,
    startTime: "08:00",
    meetingPoint: {
      en: "Your hotel or home in central Hanoi; otherwise Hanoi Opera House, 1 Trang Tien Street",
      vi: "Tại khách sạn hoặc nhà riêng ở trung tâm Hà Nội; hoặc Nhà hát Lớn Hà Nội, số 1 Tràng Tiền",
    },
    price: { adult: 245, child: 165 },
    itinerary: [
      {
        title: { en: "Thung Khe Pass and the lanes of Mai Chau", vi: "Đèo Thung Khe và đường làng Mai Châu" },
        description: {
          en: "We collect you at 8:00 and take the Hoa Lac road and National Road 6, 140 km with a stop for the restless. At 11:00 we are on Thung Khe Pass, white limestone and stalls of boiled corn and com lam, sticky rice cooked in bamboo. Lac village is twenty-five minutes below. Lunch is upstairs in the stilt house, and then everyone sleeps. At 15:00 the bicycles come out, from balance bikes to adult sizes, for 7 flat kilometres by Poom Coong and Na Phon, with a stop at a loom where children may throw the shuttle. Dinner is at 18:30, and at 20:00 the village dances the bamboo-pole dance, which all are expected to try.",
          vi: "8 giờ xe đón, theo đại lộ Thăng Long rồi quốc lộ 6, đi 140 km, nghỉ một chặng cho trẻ chạy nhảy. 11 giờ lên đèo Thung Khe, núi đá trắng, ven đường bán ngô luộc và cơm lam. Từ đèo xuống bản Lác hai mươi lăm phút. Bữa trưa dọn trên nhà sàn, ăn xong cả nhà ngủ trưa. 15 giờ mang xe đạp ra, từ xe thăng bằng đến xe người lớn, đi 7 km đường phẳng qua Poom Coọng, Nà Phòn, ghé một khung cửi cho trẻ thử lao thoi. 18 giờ 30 ăn tối, 20 giờ trong bản nhảy sạp, ai cũng được mời vào nhảy.",
        },
        meals: ["lunch", "dinner"],
        stay: {
          en: "White Thai stilt house in Lac village, private family room",
          vi: "Nhà sàn người Thái Trắng ở bản Lác, phòng riêng cho gia đình",
        },
      },
      {
        title: { en: "Over the hills to Pu Luong", vi: "Vượt núi sang Pù Luông" },
        description: {
          en: "Breakfast is late and we leave at 9:00 on Road 15C, 50 km of bends that take just under two hours. If it is a Thursday or a Sunday we stop at Pho Doan market, where Thai and Muong families trade honey, baskets and live ducks. Lunch is at the bungalows in Ban Don at 11:45, with the pool open afterwards. At 15:00 we drive half an hour to Hieu waterfall, which runs under the houses of Hieu village and drops into pools shallow enough for a six-year-old. Back by 17:30. Dinner is Co Lung duck, the pride of the valley, grilled with mac khen pepper; plain rice and omelette for those not persuaded.",
          vi: "Sáng dậy muộn, 9 giờ đi theo đường 15C, 50 km quanh co hết gần hai tiếng. Trúng thứ Năm hoặc Chủ nhật, xe ghé chợ phiên Phố Đoàn, nơi người Thái, người Mường bán mật ong, gùi mây và vịt sống. 11 giờ 45 ăn trưa tại bungalow ở bản Đôn, sau đó xuống bể bơi. 15 giờ đi xe nửa tiếng đến thác Hiêu; suối chảy len dưới những nếp nhà bản Hiêu rồi đổ xuống vũng nước nông, trẻ sáu tuổi tắm được. 17 giờ 30 về lại. Bữa tối có vịt Cổ Lũng, món ngon có tiếng của vùng, nướng với mắc khén; bé nào chưa quen thì có cơm trứng.",
        },
        meals: ["breakfast", "lunch", "dinner"],
        stay: {
          en: "Bungalow with shared pool in Ban Don, Pu Luong",
          vi: "Bungalow có bể bơi chung ở bản Đôn, Pù Luông",
        },
      },
      {
        title: { en: "Bamboo rafts on Cham stream", vi: "Bè tre trên suối Chàm" },
        description: {
          en: "At 8:45 we walk 2 km through the terraces of Ban Don before the sun is high, then drive forty minutes to Cham stream. Two boatmen take a family on a bamboo raft for three quarters of an hour, under trees and past water wheels that lift the stream to the fields, all creak and bamboo and not one nail. There is time to paddle in the shallows. Lunch is at 12:00 by the stream: grilled chicken, sour bamboo soup, sticky rice. We leave at 13:15 for Hanoi, 170 km and about four hours with a stop near Cam Thuy or on the Ho Chi Minh road, and you are home by 17:30.",
          vi: "8 giờ 45 đi bộ 2 km qua ruộng bậc thang bản Đôn lúc nắng chưa gắt, rồi lên xe bốn mươi phút ra suối Chàm. Mỗi nhà một bè tre, hai người chống, trôi chừng bốn mươi lăm phút dưới bóng cây, qua những cọn nước kẽo kẹt đưa nước lên ruộng, làm toàn bằng tre nứa, không dùng một chiếc đinh. Trẻ còn thời gian lội chỗ nước nông. 12 giờ ăn trưa bên suối: gà nướng, canh măng chua, xôi. 13 giờ 15 về Hà Nội, 170 km, khoảng bốn tiếng, nghỉ một chặng trên đường Hồ Chí Minh; 17 giờ 30 bạn đã về đến nhà.",
        },
        meals: ["breakfast", "lunch"],
      },
    ],
    included: [
      {
        en: "Private van with driver for three days, child seats on request",
        vi: "Xe riêng có tài xế suốt ba ngày, ghế trẻ em nếu dặn trước",
      },
      {
        en: "Guide in English or Vietnamese, used to children",
        vi: "Hướng dẫn viên tiếng Việt hoặc tiếng Anh, quen đi với trẻ nhỏ",
      },
      { en: "One night in a stilt house, one in a bungalow", vi: "Một đêm nhà sàn, một đêm bungalow" },
      { en: "Three lunches, two dinners, two breakfasts", vi: "Ba bữa trưa, hai bữa tối, hai bữa sáng" },
      { en: "Bicycles and helmets in all sizes", vi: "Xe đạp và mũ bảo hiểm đủ cỡ" },
      { en: "Bamboo raft with life jackets", vi: "Bè tre kèm áo phao" },
      { en: "Entrance to Mai Chau, Hieu waterfall and Pu Luong", vi: "Vé Mai Châu, thác Hiêu và Pù Luông" },
    ],
    excluded: [
      { en: "Drinks other than water", vi: "Đồ uống ngoài nước lọc" },
      { en: "Woven cloth and other shopping", vi: "Thổ cẩm và mua sắm cá nhân" },
      { en: "Tips for the guide, driver and boatmen", vi: "Tiền tip cho hướng dẫn viên, tài xế và người chống bè" },
      { en: "Travel insurance", vi: "Bảo hiểm du lịch cá nhân" },
    ],
    requirements: {
      en: "The price is for a family or group of at least three; ask us for two. Children pay the lower rate up to 11 years; under 4 they travel free if they share their parents' bed and meals. Bring swimwear, sandals that hold in water, insect repellent and long sleeves for the evening. In high water, mostly in July and August, the rafts are replaced by a walk to Kho Muong village.",
      vi: "Giá áp dụng cho gia đình hoặc nhóm từ ba người; đi hai người, bạn nhắn chúng tôi báo giá riêng. Trẻ đến 11 tuổi tính giá trẻ em, dưới 4 tuổi ăn ngủ cùng bố mẹ thì miễn phí. Nhớ mang đồ bơi, dép quai hậu đi nước, thuốc chống muỗi và áo dài tay cho buổi tối. Khi nước lớn, thường vào tháng 7 và tháng 8, đi bè được thay bằng đi bộ vào bản Kho Mường.",
    },
    cancellation: "multi-day",
    interests: ["nature", "culture", "relaxation", "mountains"],
  },
  {
    slug: "northern-vietnam-grand-tour-7-days",
    category: "culture-heritage",
    destination: "hanoi",
    title: {
      en: "Northern Vietnam grand tour: Hanoi, Sapa, Ninh Binh, Ha Long",
      vi: "Miền Bắc bảy ngày: Hà Nội, Sa Pa, Ninh Bình, Hạ Long",
    },
    shortDescription: {
      en: "A week that joins up: Hanoi on foot, the night train to Sapa, boats in Ninh Binh and a last night on Ha Long Bay.",
      vi: "Một tuần trọn vẹn: dạo Hà Nội, tàu đêm lên Sa Pa, thuyền chèo Ninh Bình và đêm cuối trên vịnh Hạ Long.",
    },
    description: {
      en: "Seven days is the shortest time in which the north makes sense: the capital, the mountains, the old capital and the sea, with no place reduced to a photograph.\n\nThe order saves hours. You sleep your way to Lao Cai on the night train and come back by daylight on the expressway. From Ninh Binh the road to Ha Long runs straight across the delta, without another loop through Hanoi, and the tour ends on the water, two and a half hours from Noi Bai Airport.\n\nOne guide stays with you for the week, except on the boat, which has its own. Groups are up to twelve; hotels are three-star houses with a good location and a lift. We can add a night anywhere, and Fansipan and Mua Cave are left as options so that those who want a quiet morning have one.",
      vi: "Muốn hiểu miền Bắc, ít nhất cũng phải bảy ngày: thủ đô, cố đô, núi và biển, không nơi nào chỉ ghé vội chụp một tấm ảnh rồi đi.\n\nThứ tự các chặng đã tính để đỡ tốn giờ. Bạn ngủ trên tàu đêm lên Lào Cai, ban ngày theo cao tốc về. Từ Ninh Bình, xe băng thẳng đồng bằng sang Hạ Long, không phải vòng lại Hà Nội; chuyến đi kết thúc trên vịnh, cách sân bay Nội Bài hai tiếng rưỡi.\n\nMột hướng dẫn viên đi cùng bạn suốt tuần, riêng trên du thuyền có người của tàu. Đoàn tối đa mười hai khách; khách sạn ba sao, vị trí tốt, có thang máy. Ở đâu cũng có thể ngủ thêm một đêm; Fansipan và Hang Múa là phần tự chọn, để ai muốn thong thả vẫn có một buổi sáng yên tĩnh.",
    },
    location: { en: "Hanoi, Sapa, Ninh Binh and Ha Long Bay", vi: "Hà Nội, Sa Pa, Ninh Bình và vịnh Hạ Long" },
    alsoKnownAs: ["Bắc Bộ", "Bắc Kỳ", "Tonkin", "Thăng Long", "Hà Tây", "Sapa", "Halong Bay", "Tràng An"],
    scenes: ["hanoi/dusk", "sapa/dusk", "ninh-binh/day", "ha-long/day"],
    nights: 6,
    startTime: "14:00",
    meetingPoint: {
      en: "Arrivals hall of Noi Bai Airport, Hanoi, name board at the exit; or the lobby of your hotel in the Old Quarter at 14:00",
      vi: "Sảnh đến sân bay Nội Bài, Hà Nội, có người cầm biển tên ở cửa ra; hoặc sảnh khách sạn trong phố cổ lúc 14 giờ",
    },
    price: { adult: 845, child: 649 },
    itinerary: [
      {
        title: { en: "Arrival in Hanoi", vi: "Đến Hà Nội" },
        description: {
          en: "A car meets you at Noi Bai at any hour and takes 45 minutes for the 27 km to a hotel in the Old Quarter. At 14:00 the guide introduces the week over a coffee. At 15:30 we walk: Ngoc Son Temple on its island, the craft streets as far as Hang Bac, an old merchant's house at 87 Ma May, and Long Bien Bridge, opened in 1902, from the station platform as the light goes. Dinner at 18:30 is cha ca, turmeric fish cooked at the table with dill, a Hanoi dish for more than a century. You are in bed early or at the beer stalls of Ta Hien, as you choose.",
          vi: "Bạn đến giờ nào cũng có xe đón ở Nội Bài, đi 27 km hết 45 phút về khách sạn trong phố cổ. 14 giờ hướng dẫn viên gặp đoàn, vừa uống cà phê vừa giới thiệu lịch cả tuần. 15 giờ 30 đi bộ: đền Ngọc Sơn giữa hồ, các phố nghề đến Hàng Bạc, ngôi nhà cổ số 87 Mã Mây, rồi ra ga Long Biên ngắm cây cầu khánh thành năm 1902 lúc chiều xuống. 18 giờ 30 ăn chả cá, cá ướp nghệ rán với thì là ngay tại bàn, món Hà Nội đã hơn trăm năm. Tối bạn nghỉ sớm, hoặc ra Tạ Hiện uống cốc bia hơi, tùy ý.",
        },
        meals: ["dinner"],
        stay: { en: "Three-star hotel, Old Quarter, Hanoi", vi: "Khách sạn ba sao, phố cổ Hà Nội" },
      },
      {
        title: { en: "Hanoi and the night train", vi: "Hà Nội và chuyến tàu đêm" },
        description: {
          en: "We start at 8:00 at Ba Dinh Square, for the outside of the mausoleum and the One Pillar Pagoda. By 9:30 we are in the Temple of Literature, founded in 1070, where 82 stone stelae name the laureates of three centuries. The Hoa Lo prison museum follows at 11:00, and lunch at noon is bun cha. The Museum of Ethnology, with full-size houses in its garden, fills two hours from 14:00; it is closed on Mondays, and then we go to the Women's Museum. Rooms are kept until 19:00 for a shower. The guide takes you to Hanoi station at 21:15 for the 22:00 train to Lao Cai, 296 km away.",
          vi: "8 giờ bắt đầu ở quảng trường Ba Đình, xem lăng Bác từ bên ngoài và thăm chùa Một Cột. 9 giờ 30 vào Văn Miếu, lập năm 1070, có 82 tấm bia tiến sĩ ghi tên người đỗ đạt suốt ba thế kỷ. 11 giờ thăm di tích nhà tù Hỏa Lò, 12 giờ ăn trưa với bún chả. Từ 14 giờ, bạn có hai tiếng ở Bảo tàng Dân tộc học, ngoài vườn dựng nhà các dân tộc đúng kích thước thật; thứ Hai bảo tàng đóng cửa, đoàn chuyển sang Bảo tàng Phụ nữ. Phòng khách sạn giữ đến 19 giờ để bạn tắm rửa. 21 giờ 15 ra ga Hà Nội, tàu chạy lúc 22 giờ đi Lào Cai, 296 km.",
        },
        meals: ["breakfast", "lunch"],
        stay: { en: "Night train, soft berth in a four-berth cabin", vi: "Tàu đêm, giường nằm mềm khoang bốn" },
      },
      {
        title: { en: "Sapa on foot", vi: "Đi bộ Sa Pa" },
        description: {
          en: "The train is due in Lao Cai at about 6:00 and the van takes an hour for the 38 km up to Sapa. Breakfast and a shower are ready at the hotel, and the rooms follow as soon as they are free. At 9:30 we drive to the head of the valley and walk 8 km through Y Linh Ho and Lao Chai to Ta Van, about three and a half hours, with a Hmong guide and mostly downhill. Lunch is in Ta Van at 13:00. A car brings you back by 15:00. The rest of the afternoon is yours: the Stone Church, the market, a chair with a view. Dinner at 18:30 is salmon hotpot.",
          vi: "Khoảng 6 giờ tàu đến ga Lào Cai, xe đi 38 km lên Sa Pa mất một tiếng. Khách sạn đã có sẵn bữa sáng và chỗ tắm, phòng trống là nhận ngay. 9 giờ 30 xe đưa đến đầu thung lũng, cả đoàn đi bộ 8 km qua Ý Linh Hồ, Lao Chải đến Tả Van, chừng ba tiếng rưỡi, chủ yếu xuống dốc, có người Mông dẫn đường. 13 giờ ăn trưa ở Tả Van, 15 giờ xe đón về thị trấn. Phần còn lại của buổi chiều là của bạn: nhà thờ Đá, chợ, hay một chiếc ghế nhìn ra núi. 18 giờ 30 ăn tối với lẩu cá hồi.",
        },
        meals: ["breakfast", "lunch", "dinner"],
        stay: { en: "Three-star hotel in the centre of Sapa", vi: "Khách sạn ba sao ở trung tâm Sa Pa" },
      },
      {
        title: { en: "Fansipan or a slow morning, then Hanoi", vi: "Fansipan hoặc một sáng thong thả, rồi về Hà Nội" },
        description: {
          en: "The morning is left open. Those who like can take the 8:00 funicular and the cable car to Fansipan, 3,147 metres, and be back by noon (about $35, paid on the spot). Others walk with the guide to Cat Cat, 2.5 km down and a car up, or stay in a cafe with the mountain in front of them. Lunch is together at 12:30. The limousine van leaves at 14:00, stops twice on the expressway and reaches the Old Quarter, 320 km away, at about 19:45. Your hotel is the one from day 1, with the suitcase you left there waiting in the room. Pho is five minutes from the door.",
          vi: "Buổi sáng để trống. Ai thích thì đi chuyến tàu leo núi 8 giờ rồi cáp treo lên Fansipan, 3.147 m, trưa về lại (khoảng 35 $, trả tại chỗ). Người khác theo hướng dẫn viên đi bộ xuống Cát Cát 2,5 km, lúc về có xe, hoặc cứ ngồi quán cà phê nhìn ra núi. 12 giờ 30 cả đoàn ăn trưa. 14 giờ xe limousine khởi hành, nghỉ hai chặng trên cao tốc, khoảng 19 giờ 45 về tới phố cổ, đường dài 320 km. Bạn ở lại đúng khách sạn ngày đầu, va li gửi hôm trước đã để sẵn trong phòng. Ra khỏi cửa năm phút là có phở.",
        },
        meals: ["breakfast", "lunch"],
        stay: { en: "Three-star hotel, Old Quarter, Hanoi", vi: "Khách sạn ba sao, phố cổ Hà Nội" },
      },
      {
        title: { en: "Hoa Lu, Trang An and a night in Tam Coc", vi: "Hoa Lư, Tràng An và đêm Tam Cốc" },
        description: {
          en: "We leave at 8:00 for Ninh Binh, 95 km south, and are in Hoa Lu, the capital from 968 to 1010, at 10:00. At 11:15 the rowing boats at Trang An take us through lakes and river caves for two and a half hours, so a banana beforehand is a good idea. Lunch is late, at 14:00, goat and crisp rice. By 15:30 you are at the lodge in Tam Coc, with a pool, a bicycle and the limestone close by. Climbers go with the guide to Mua Cave at 16:00 for nearly 500 steps and the evening view. Dinner is in the garden at 19:00.",
          vi: "8 giờ đi Ninh Bình, 95 km về phía nam, 10 giờ đến Hoa Lư, kinh đô từ năm 968 đến năm 1010. 11 giờ 15 xuống thuyền chèo ở Tràng An, hai tiếng rưỡi qua hồ và hang xuyên thủy, bạn nên ăn nhẹ trước. Bữa trưa muộn lúc 14 giờ: thịt dê, cơm cháy. 15 giờ 30 về khu nghỉ ở Tam Cốc, có bể bơi, có xe đạp, núi đá ở ngay bên cạnh. Ai muốn leo núi thì 16 giờ đi Hang Múa với hướng dẫn viên, gần 500 bậc đổi lấy cảnh chiều trên sông. 19 giờ ăn tối ngoài vườn.",
        },
        meals: ["breakfast", "lunch", "dinner"],
        stay: { en: "Garden lodge with pool, Tam Coc", vi: "Khu nghỉ sân vườn có bể bơi, Tam Cốc" },
      },
      {
        title: { en: "Across the delta to Ha Long Bay", vi: "Băng qua đồng bằng ra vịnh Hạ Long" },
        description: {
          en: "An early start at 7:30: the road to Tuan Chau crosses Nam Dinh, Thai Binh and Hai Phong, about 190 km in just under four hours with a coffee stop. We board at 12:00 and lunch is served under way. At 15:00 you take a kayak or a rowed sampan through Luon Cave, and at 16:15 the boat lands at Ti Top for a swim or the 400-odd steps to the viewpoint. The night anchorage is close by. Dinner at 19:00 is prawns, clams and squid patties. Afterwards there are rods on the stern, or the top deck with the lights off and, if the sky is clear, plenty of stars.",
          vi: "Hôm nay đi sớm, 7 giờ 30: đường sang Tuần Châu qua Nam Định, Thái Bình, Hải Phòng, chừng 190 km, gần bốn tiếng kể cả lúc dừng uống cà phê. 12 giờ lên tàu, bữa trưa dọn khi tàu bắt đầu chạy. 15 giờ chèo kayak hoặc ngồi đò nan qua hang Luồn, 16 giờ 15 ghé đảo Ti Tốp, tắm biển hoặc leo hơn 400 bậc lên điểm ngắm cảnh. Đêm tàu neo gần đó. 19 giờ ăn tối: tôm, ngao, chả mực. Ăn xong ra đuôi tàu câu mực, hoặc lên boong trên, tắt đèn, hôm trời quang thì đầy sao.",
        },
        meals: ["breakfast", "lunch", "dinner"],
        stay: { en: "Sea-view cabin on the boat, Ha Long Bay", vi: "Cabin nhìn ra biển trên vịnh Hạ Long" },
      },
      {
        title: { en: "Sung Sot Cave and departure", vi: "Hang Sửng Sốt và chia tay" },
        description: {
          en: "Tai chi on deck at 6:15, coffee at 6:45 and Sung Sot Cave at 7:30, two great chambers and a balcony over the bay, before the boats from the harbour come out. Cabins are cleared at 9:00 and brunch is at 9:45 while we sail back among the islands. The boat docks at Tuan Chau at 11:00. The van leaves at 11:30 and goes first to Noi Bai Airport, at about 14:00, then to the Old Quarter by 14:45. Book flights from 17:00 on, or stay another night; the guide will have asked you which by day 5, and arranged the car.",
          vi: "6 giờ 15 tập thái cực quyền trên boong, 6 giờ 45 uống cà phê, 7 giờ 30 vào hang Sửng Sốt, hai ngăn lớn và ban công nhìn ra vịnh, trước khi tàu từ bến kéo ra. 9 giờ trả cabin, 9 giờ 45 dùng bữa sáng muộn trong lúc tàu len qua các đảo quay về. 11 giờ cập cảng Tuần Châu. 11 giờ 30 xe chạy, ghé sân bay Nội Bài khoảng 14 giờ rồi về phố cổ lúc 14 giờ 45. Bạn nên đặt chuyến bay từ 17 giờ trở đi, hoặc ở thêm một đêm; muộn nhất ngày 5 hướng dẫn viên sẽ hỏi để sắp xe.",
        },
        meals: ["breakfast", "lunch"],
      },
    ],
    included: [
      { en: "Airport pick-up and drop-off, all road transfers", vi: "Đón tiễn sân bay và toàn bộ xe đường bộ" },
      {
        en: "Two nights in Hanoi, one in Sapa and one in Tam Coc, with breakfast",
        vi: "Hai đêm Hà Nội, một đêm Sa Pa, một đêm Tam Cốc, kèm bữa sáng",
      },
      { en: "Night train to Lao Cai, soft berth", vi: "Tàu đêm đi Lào Cai, giường nằm mềm" },
      { en: "One night on a Ha Long Bay cruise", vi: "Một đêm du thuyền vịnh Hạ Long" },
      { en: "Meals as listed day by day", vi: "Các bữa ăn ghi trong lịch trình từng ngày" },
      { en: "Guide in English or Vietnamese for the week", vi: "Hướng dẫn viên tiếng Việt hoặc tiếng Anh suốt tuần" },
      {
        en: "Entrance fees, rowing boats and kayaks named in the itinerary",
        vi: "Vé tham quan, thuyền chèo, kayak nêu trong lịch trình",
      },
      { en: "Luggage storage in Hanoi on days 2 to 4", vi: "Gửi hành lý ở Hà Nội từ ngày 2 đến ngày 4" },
    ],
    excluded: [
      { en: "Flights and visa", vi: "Vé máy bay và thị thực" },
      {
        en: "Fansipan cable car, about $35, and Mua Cave, about $4",
        vi: "Cáp treo Fansipan, khoảng 35 $, và vé Hang Múa, khoảng 4 $",
      },
      { en: "Single supplement, $190", vi: "Phụ thu phòng đơn, 190 $" },
      { en: "Drinks and meals not listed", vi: "Đồ uống và các bữa không ghi trong lịch trình" },
      { en: "Tips for guides, drivers and crew", vi: "Tiền tip cho hướng dẫn viên, tài xế và thuyền viên" },
      { en: "Travel insurance", vi: "Bảo hiểm du lịch cá nhân" },
    ],
    requirements: {
      en: "You should be able to walk 8 km on uneven paths and climb a few hundred steps; every harder stretch can be skipped. Send passport or ID details for all guests when you book, since the train and the port both need them. Pack for two climates: light clothes for the delta, a warm and a waterproof layer for Sapa, swimwear for the bay. A small overnight bag is useful for the train and the boat.",
      vi: "Bạn cần đủ sức đi bộ 8 km đường mòn và leo vài trăm bậc; đoạn nào khó đều có thể bỏ qua. Khi đặt chỗ, gửi giúp thông tin hộ chiếu hoặc căn cước của mọi người, vì cả đường sắt lẫn cảng tàu đều cần. Chuẩn bị đồ cho hai kiểu thời tiết: áo mỏng cho đồng bằng, áo ấm và áo mưa cho Sa Pa, đồ bơi cho vịnh. Nên có một túi nhỏ dùng riêng cho đêm tàu hỏa và đêm du thuyền.",
    },
    cancellation: "multi-day",
    interests: ["culture", "nature", "history", "mountains"],
  },
]
