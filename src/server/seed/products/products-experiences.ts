import type { ProductSeed } from "./product-types.ts"

/** Demo products that fill a morning or an evening. */
export const experienceProducts: ProductSeed[] = [
  {
    slug: "hanoi-cooking-class-truc-bach",
    title: { en: "Hanoi cooking class with Chau Long market", vi: "Lớp nấu ăn Hà Nội và buổi chợ Châu Long" },
    shortDescription: {
      en: "A morning by Truc Bach Lake: shop at Chau Long market, cook four northern dishes and sit down to eat them.",
      vi: "Một buổi sáng bên hồ Trúc Bạch: đi chợ Châu Long, nấu bốn món Bắc rồi cùng ngồi vào mâm.",
    },
    description: {
      en: "Chau Long is the market other markets are compared with in Hanoi: small, dear and very good. At 8:30 you walk it with the cook, who explains why the herbs are sold in bunches of five kinds and how to tell a river prawn from a pond one.\n\nThe kitchen is in a house two streets away. Ten guests at most stand at their own burners and make fried spring rolls, bun cha over charcoal, banana-flower salad and egg coffee. The recipes come by e-mail in English or Vietnamese, with substitutes for what you will not find at home.",
      vi: "Người Hà Nội sành ăn hay nhắc chợ Châu Long: nhỏ, đắt một chút và rất ngon. 8 giờ 30 bạn đi chợ cùng người đứng bếp, nghe vì sao rau thơm bán thành mớ năm thứ, phân biệt tôm sông với tôm đầm thế nào.\n\nBếp ở trong một ngôi nhà cách chợ hai con phố. Nhiều nhất mười khách, mỗi người một bếp, tự tay làm nem rán, bún chả than hoa, nộm hoa chuối và cà phê trứng. Công thức gửi qua e-mail bằng tiếng Việt hoặc tiếng Anh, kèm gợi ý thay thế cho nguyên liệu khó tìm.",
    },
    location: { en: "Truc Bach, Hanoi", vi: "Trúc Bạch, Hà Nội" },
    alsoKnownAs: ["Cooking class", "Học nấu ăn", "Chợ Châu Long", "Ba Đình", "Bún chả", "Nem rán"],
    scenes: ["hanoi/dawn", "hanoi/day"],
    category: "food-markets",
    price: { adult: 35, child: 25, per: "person" },
    duration: { hours: 4 },
    included: [
      { en: "Market walk with the cook", vi: "Đi chợ cùng người đứng bếp" },
      { en: "All ingredients, apron and your own burner", vi: "Toàn bộ nguyên liệu, tạp dề và bếp riêng" },
      { en: "Lunch of what you cooked, with tea or beer", vi: "Bữa trưa từ món vừa nấu, kèm trà hoặc bia" },
      { en: "Recipes by e-mail", vi: "Công thức gửi qua e-mail" },
    ],
    excluded: [
      { en: "Transfer to Chau Long market", vi: "Xe đến chợ Châu Long" },
      { en: "Further drinks", vi: "Đồ uống gọi thêm" },
    ],
    requirements: {
      en: "Meet at 8:30 at the gate of Chau Long market. Children from 7 cook with an adult beside them. Vegetarian, vegan and halal-friendly versions with one day's notice; peanuts can be left out, fish sauce replaced.",
      vi: "Gặp nhau 8 giờ 30 ở cổng chợ Châu Long. Trẻ từ 7 tuổi nấu cùng người lớn. Có thực đơn chay, thuần chay hoặc không thịt lợn nếu báo trước một ngày; có thể bỏ lạc, thay nước mắm.",
    },
    cancellation: "flexible",
    featured: true,
    addOnFor: ["tour"],
  },
  {
    slug: "hanoi-water-puppet-show",
    title: { en: "Water puppets at Thang Long Theatre", vi: "Xem rối nước ở Nhà hát Thăng Long" },
    shortDescription: {
      en: "Fifty minutes of dragons, ducks and rice farmers on the water, with a live orchestra beside Hoan Kiem Lake.",
      vi: "Năm mươi phút rồng phun lửa, vịt bơi, bác nông dân cấy lúa trên mặt nước, nhạc sống ngay bên hồ Hoàn Kiếm.",
    },
    description: {
      en: "Water puppetry was born in the ponds of the Red River delta some nine centuries ago, as an entertainment after the harvest. The players stand waist-deep behind a screen and work the figures with poles under the surface, so that a phoenix dances, a fox steals a duck and the turtle of the lake takes back the king's sword.\n\nThe theatre plays every day of the year, up to six times between the afternoon and the evening. We book seats in the front rows of the middle block, near enough to be splashed, and send the ticket to your phone.",
      vi: "Rối nước ra đời từ ao làng đồng bằng sông Hồng cách nay chừng chín thế kỷ, là trò vui sau vụ gặt. Nghệ nhân đứng ngâm nửa người sau tấm mành, dùng sào dưới nước điều khiển con rối: phượng múa, cáo bắt vịt, rùa hồ Gươm đòi lại gươm báu.\n\nNhà hát diễn quanh năm không nghỉ ngày nào, từ chiều đến tối có hôm sáu suất. Chúng tôi đặt ghế hàng đầu khu giữa, gần đến mức nước bắn tới, vé gửi vào điện thoại của bạn.",
    },
    location: { en: "57B Dinh Tien Hoang Street, Hanoi", vi: "57B phố Đinh Tiên Hoàng, Hà Nội" },
    alsoKnownAs: ["Múa rối nước", "Thăng Long", "Water puppet", "Hồ Gươm", "Hoàn Kiếm"],
    scenes: ["hanoi/dusk", "hanoi/day"],
    category: "culture-heritage",
    price: { adult: 10, per: "person" },
    duration: { hours: 1 },
    included: [
      { en: "Ticket in the best category", vi: "Vé hạng tốt nhất" },
      { en: "Programme in English and Vietnamese", vi: "Tờ chương trình tiếng Việt và tiếng Anh" },
      { en: "Change of showing until 24 hours before", vi: "Đổi suất diễn đến 24 giờ trước" },
    ],
    excluded: [
      {
        en: "Transfer; the theatre is on the lake, in the Old Quarter",
        vi: "Xe đưa đón; nhà hát ngay bờ hồ, đi bộ từ phố cổ",
      },
      { en: "Camera fee, if the theatre charges one", vi: "Phí chụp ảnh, quay phim nếu nhà hát thu" },
    ],
    requirements: {
      en: "Choose the showing when you book; at weekends the evening ones sell out days ahead. Come 15 minutes early. Songs are in Vietnamese and need no translation. Seats are close together, and children of any age enjoy it.",
      vi: "Bạn chọn suất khi đặt; cuối tuần suất tối thường hết vé trước vài ngày. Nên đến sớm 15 phút. Ghế hơi sát nhau, trẻ em tuổi nào xem cũng thích.",
    },
    cancellation: "moderate",
    featured: true,
    addOnFor: ["tour"],
  },
  {
    slug: "hoi-an-ao-dai-hire-and-photos",
    title: { en: "Ao dai hire and photographs in Hoi An", vi: "Thuê áo dài và chụp ảnh ở Hội An" },
    shortDescription: {
      en: "Two hours in the old town at first light, in an ao dai that fits, with a photographer who knows the empty lanes.",
      vi: "Hai tiếng trong phố cổ lúc nắng vừa lên, mặc áo dài vừa người, có thợ ảnh thuộc từng con ngõ vắng.",
    },
    description: {
      en: "Between 6:00 and 8:00 Hoi An belongs to people sweeping their steps. The walls are at their yellowest, the Japanese Bridge is empty and nobody walks through the picture.\n\nYou choose an ao dai the evening before from some two hundred, for women, men and children, and it is pinned to fit. The photographer takes you along a route of eight corners. Forty edited pictures arrive within three days, and all the others unedited.",
      vi: "Từ 6 giờ đến 8 giờ sáng, Hội An là của những người quét bậc thềm trước nhà. Tường vàng nhất lúc ấy, Chùa Cầu vắng, không ai lọt vào khung hình.\n\nTối hôm trước bạn đến chọn trong khoảng hai trăm bộ áo dài nữ, nam và trẻ em, ghim lại cho vừa người. Thợ ảnh dẫn bạn qua tám góc phố. Trong ba ngày bạn nhận bốn mươi ảnh đã chỉnh và toàn bộ ảnh gốc.",
    },
    location: { en: "Hoi An old town, Da Nang", vi: "Phố cổ Hội An, Đà Nẵng" },
    alsoKnownAs: ["Áo dài", "Ao dai rental", "Chụp ảnh Hội An", "Photoshoot", "Quảng Nam", "Chùa Cầu"],
    scenes: ["hoi-an/dawn", "hoi-an/day"],
    category: "culture-heritage",
    price: { adult: 45, child: 25, per: "person" },
    duration: { hours: 2 },
    included: [
      {
        en: "Ao dai, conical hat, shoes and parasol for the morning",
        vi: "Áo dài, nón lá, guốc và ô cho cả buổi sáng",
      },
      { en: "Photographer for two hours", vi: "Thợ ảnh trong hai giờ" },
      { en: "Forty edited photographs and all originals", vi: "Bốn mươi ảnh đã chỉnh và toàn bộ ảnh gốc" },
    ],
    excluded: [
      { en: "Make-up and hair, $15", vi: "Trang điểm, làm tóc, 15 $" },
      { en: "Old town ticket for houses and assembly halls", vi: "Vé phố cổ nếu vào nhà cổ, hội quán" },
    ],
    requirements: {
      en: "Come for the fitting by 20:00 the evening before. We keep sizes from 90 cm tall to 4XL; tell us your height and chest so that the right ones are ready. In rain we move to another morning or return the money.",
      vi: "Đến thử áo trước 20 giờ tối hôm trước. Có cỡ từ trẻ cao 90 cm đến 4XL; bạn báo chiều cao và vòng ngực để chúng tôi chuẩn bị sẵn. Trời mưa thì dời sang sáng khác hoặc hoàn tiền.",
    },
    cancellation: "flexible",
    addOnFor: ["tour"],
  },
  {
    slug: "hue-royal-dinner-nha-nhac",
    title: { en: "Hue royal dinner with court music", vi: "Cơm vua Huế và nhã nhạc cung đình" },
    shortDescription: {
      en: "Eight small dishes of the Nguyen court in a garden house, while five musicians play the music UNESCO honoured in 2003.",
      vi: "Tám món cung đình dọn trong nhà vườn, nghe năm nhạc công tấu nhã nhạc, di sản UNESCO vinh danh năm 2003.",
    },
    description: {
      en: "The emperors of Hue are said to have been served fifty dishes at a sitting. You get eight, none bigger than a palm and each cut into something: a phoenix of sausage and carrot, a pineapple lantern of spring rolls, rice steamed with lotus seeds in its leaf.\n\nBefore the meal you may put on the brocade of a mandarin or a court lady and be photographed. While you eat, five musicians play nha nhac, the ritual music of the palace, and then the softer ca Hue of the boats on the river. It lasts two hours, and dinner is at 18:30.",
      vi: "Tương truyền mỗi bữa vua Nguyễn có đến năm mươi món. Bạn dùng tám món, món nào cũng chỉ bằng lòng bàn tay và đều tỉa tót: chả phượng, nem công cắm lồng đèn trái thơm, cơm sen gói trong lá.\n\nTrước bữa ăn, bạn có thể khoác áo gấm quan hoặc mệnh phụ để chụp ảnh. Trong bữa, năm nhạc công tấu nhã nhạc, thứ nhạc lễ trong cung, rồi chuyển sang những điệu ca Huế mềm mại trên sông Hương. Tiệc kéo dài hai tiếng, bắt đầu lúc 18 giờ 30.",
    },
    location: { en: "Kim Long, Hue", vi: "Kim Long, Huế" },
    alsoKnownAs: ["Cơm vua", "Nhã nhạc", "Ca Huế", "Dạ tiệc cung đình", "Thừa Thiên Huế", "Royal dinner"],
    scenes: ["hue/dusk", "hue/day"],
    category: "culture-heritage",
    price: { adult: 38, child: 26, per: "person" },
    duration: { hours: 2 },
    included: [
      { en: "Dinner of eight courses with tea and dessert", vi: "Tám món, trà và tráng miệng" },
      { en: "Nha nhac and ca Hue with five musicians", vi: "Nhã nhạc và ca Huế, năm nhạc công" },
      { en: "Court costume to wear before dinner", vi: "Cổ phục để mặc chụp ảnh trước bữa ăn" },
    ],
    excluded: [
      { en: "Alcohol and soft drinks", vi: "Rượu bia và nước ngọt" },
      { en: "Car from your hotel, $6 return", vi: "Xe đưa đón khách sạn, 6 $ khứ hồi" },
    ],
    requirements: {
      en: "Runs with at least four guests; if fewer have booked by noon we tell you and return the money or move the evening. Vegetarian court menus are a Hue speciality: ask a day ahead. Say so if anyone is allergic to shrimp or peanuts.",
      vi: "Tối thiểu bốn khách; đến trưa chưa đủ, chúng tôi báo để bạn nhận lại tiền hoặc dời sang tối khác. Cơm chay cung đình là món tủ của Huế, bạn đặt trước một ngày. Ai dị ứng tôm hoặc lạc xin báo trước.",
    },
    cancellation: "flexible",
    featured: true,
    addOnFor: ["tour"],
  },
  {
    slug: "hoi-an-basket-boat-bay-mau",
    title: { en: "Basket boat in the water coconuts, Hoi An", vi: "Thuyền thúng rừng dừa Bảy Mẫu, Hội An" },
    shortDescription: {
      en: "An hour in a round bamboo boat among the nipa palms of Cam Thanh, early, before the loudspeakers arrive.",
      vi: "Một giờ ngồi thúng giữa rừng dừa nước Cẩm Thanh, đi sớm trước khi loa đài ồn ào.",
    },
    description: {
      en: "The basket boat was invented, so people say, because the French taxed boats and a basket is not a boat. It is woven of bamboo, painted with resin, and goes round when you want to go forward; your rower makes it do both.\n\nBay Mau, the 'seven acres', is a maze of water coconut 4 km from the old town. By ten in the morning there is karaoke on it. We go at 7:00 or at 16:30, two guests to a boat, crabbing with a bamboo rod along the quiet channels.",
      vi: "Người ta kể thuyền thúng ra đời vì hồi Pháp thuộc ghe phải đóng thuế, mà cái thúng thì không phải ghe. Thúng đan bằng tre, trét dầu rái, bạn muốn đi thẳng thì nó xoay tròn; người chèo thì bảo nó làm gì cũng được.\n\nRừng dừa Bảy Mẫu là mê cung dừa nước cách phố cổ 4 km. Từ mười giờ sáng ở đây mở karaoke. Chúng tôi đi lúc 7 giờ hoặc 16 giờ 30, mỗi thúng hai khách, theo các lạch vắng câu cua bằng cần tre.",
    },
    location: { en: "Cam Thanh, Hoi An", vi: "Cẩm Thanh, Hội An" },
    alsoKnownAs: ["Thúng chai", "Coconut village", "Rừng dừa", "Bảy Mẫu", "Coracle", "Quảng Nam"],
    scenes: ["hoi-an/day", "mekong/day"],
    category: "family",
    price: { adult: 9, child: 6, per: "person" },
    duration: { hours: 1 },
    included: [
      { en: "Basket boat with rower, two guests a boat", vi: "Thuyền thúng có người chèo, hai khách một thúng" },
      { en: "Entrance to Bay Mau", vi: "Vé vào rừng dừa Bảy Mẫu" },
      { en: "Life jackets, conical hats and a crab rod", vi: "Áo phao, nón lá và cần câu cua" },
    ],
    excluded: [
      { en: "Transport; it is 15 minutes by bicycle from the old town", vi: "Xe đưa đón; từ phố cổ đạp xe 15 phút" },
      { en: "Tip for the rower, $1 or $2 if you liked it", vi: "Tiền tip cho người chèo, 1–2 $ nếu bạn vui" },
    ],
    requirements: {
      en: "Children from 3 years, always in a life jacket. You step over a low rim into a moving boat: hold the rower's hand. Hat and sun cream. In flood, mostly October and November, the forest is closed and you are refunded.",
      vi: "Nhận trẻ từ 3 tuổi, luôn mặc áo phao. Lên thúng phải bước qua vành thấp lúc thúng còn chòng chành, bạn vịn tay người chèo. Mang mũ và kem chống nắng. Mùa lụt, chủ yếu tháng 10 và 11, rừng dừa đóng cửa, bạn được hoàn tiền.",
    },
    cancellation: "flexible",
    addOnFor: ["tour"],
  },
  {
    slug: "ba-na-hills-cable-car-ticket",
    title: { en: "Ba Na Hills cable car ticket", vi: "Vé cáp treo Bà Nà Hills" },
    shortDescription: {
      en: "Up the 5.8 km cable car to the Golden Bridge at 1,400 metres, with a ticket on your phone and no queue to buy one.",
      vi: "Đi cáp treo dài 5,8 km lên Cầu Vàng ở độ cao 1.400 m, vé có sẵn trong điện thoại, khỏi xếp hàng mua.",
    },
    description: {
      en: "The French went up Mount Chua in 1919 to be cool; most people now go for the Golden Bridge, held since 2018 by two hands of weathered fibreglass. The ticket covers the cable cars, the funicular to the wine cellar, the flower gardens, the French Village and most of the indoor rides.\n\nTake the first cars, at about 8:00, and walk straight to the bridge: by 10:00 it is full. It is six to eight degrees cooler than in Da Nang, and cloud is as likely as sun from September to January.",
      vi: "Năm 1919 người Pháp lên núi Chúa tránh nóng; bây giờ phần đông lên vì Cầu Vàng, từ năm 2018 nằm trên hai bàn tay phủ rêu khổng lồ. Vé gồm cáp treo, tàu hỏa leo núi đến hầm rượu, vườn hoa, Làng Pháp và phần lớn trò chơi trong nhà.\n\nBạn nên đi lượt cáp đầu, khoảng 8 giờ, và ra thẳng cầu: 10 giờ là kín người. Trên núi mát hơn Đà Nẵng sáu đến tám độ; từ tháng 9 đến tháng 1, mây mù nhiều ngang với nắng.",
    },
    location: { en: "Ba Na Hills, Da Nang", vi: "Bà Nà Hills, Đà Nẵng" },
    alsoKnownAs: ["Cầu Vàng", "Golden Bridge", "Sun World", "Hòa Vang", "Bà Nà", "Banahills"],
    scenes: ["da-nang/day", "da-nang/dawn"],
    category: "family",
    price: { adult: 42, child: 34, per: "person" },
    duration: { days: 1 },
    included: [
      { en: "Cable cars up, across and down", vi: "Cáp treo lên, xuống và nối các khu" },
      { en: "Golden Bridge, gardens, French Village", vi: "Cầu Vàng, vườn hoa, Làng Pháp" },
      { en: "Funicular and most rides in Fantasy Park", vi: "Tàu hỏa leo núi và phần lớn trò chơi ở Fantasy Park" },
    ],
    excluded: [
      { en: "Lunch; the buffets on the mountain cost about $15", vi: "Bữa trưa; tiệc tự chọn trên núi khoảng 15 $" },
      { en: "Car from Da Nang or Hoi An", vi: "Xe từ Đà Nẵng hoặc Hội An" },
      { en: "Wax museum, prize games and evening shows", vi: "Bảo tàng sáp, trò chơi có thưởng và show buổi tối" },
    ],
    requirements: {
      en: "Children below 1 m go free; from 1 m to 1.4 m they pay the child price. Bring a jacket and a rain cape. The ticket holds for the chosen date. If the cable car stops for wind or thunder and does not run again that day, you choose another date.",
      vi: "Trẻ dưới 1 m miễn phí, từ 1 m đến 1,4 m tính giá trẻ em. Nhớ mang áo khoác và áo mưa. Vé dùng đúng ngày đã chọn. Nếu cáp dừng vì gió hoặc giông và cả ngày không chạy lại, bạn được đổi ngày.",
    },
    cancellation: "moderate",
    featured: true,
    addOnFor: ["tour", "transfer"],
  },
  {
    slug: "hanoi-foot-massage",
    title: { en: "Foot massage in Hanoi Old Quarter", vi: "Massage chân ở phố cổ Hà Nội" },
    shortDescription: {
      en: "An hour for the feet after a day of pavements: herbal bath, calves and pressure points, tea with ginger.",
      vi: "Một giờ cho đôi chân sau cả ngày đi bộ: ngâm thảo mộc, bấm huyệt, xoa bắp chân, tách trà gừng.",
    },
    description: {
      en: "It begins with ten minutes in a wooden tub of warm water with lemongrass, cinnamon and salt. Then come forty minutes of feet and calves, firm or gentle as you ask, and ten for the neck and shoulders. The chairs recline and most people sleep.\n\nThe house has been run by the same family for fifteen years, and some of the therapists are blind and trained at the Hanoi association. The price is the whole price: nobody waits at the door for a tip.",
      vi: "Mở đầu là mười phút ngâm chân trong thùng gỗ nước ấm có sả, quế và muối. Sau đó bốn mươi phút bấm huyệt bàn chân, xoa bắp chân, mạnh nhẹ tùy bạn, thêm mười phút vai gáy. Ghế ngả hẳn ra sau, đa số khách ngủ lúc nào không hay.\n\nTiệm do một gia đình làm đã mười lăm năm, một số kỹ thuật viên là người khiếm thị, học nghề ở Hội Người mù Hà Nội. Giá đã trọn gói, không ai đứng chờ tiền tip ở cửa.",
    },
    location: { en: "Old Quarter, Hanoi", vi: "Phố cổ, Hà Nội" },
    alsoKnownAs: ["Spa", "Mát xa", "Massage", "Bấm huyệt", "Hoàn Kiếm", "Foot spa"],
    scenes: ["hanoi/dusk", "sapa/dusk"],
    category: "extras",
    price: { adult: 17, per: "person" },
    duration: { hours: 1 },
    included: [
      { en: "Herbal foot bath and 50 minutes of massage", vi: "Ngâm chân thảo mộc và 50 phút massage" },
      { en: "Ginger tea and fruit", vi: "Trà gừng và trái cây" },
      { en: "Service charge", vi: "Phí phục vụ" },
    ],
    excluded: [
      { en: "Ninety minutes instead of sixty, $7", vi: "Nâng lên 90 phút, 7 $" },
      { en: "Transfer", vi: "Xe đưa đón" },
    ],
    requirements: {
      en: "Open from 10:00 to 22:30, last start at 21:00. Tell the therapist about injuries, varicose veins or pregnancy; in the first three months we advise against it. Children from 12 with an adult.",
      vi: "Mở cửa 10 giờ đến 22 giờ 30, lượt cuối 21 giờ. Bạn nói trước nếu có chấn thương, giãn tĩnh mạch hoặc đang mang thai; ba tháng đầu thai kỳ không nên làm. Trẻ từ 12 tuổi đi cùng người lớn.",
    },
    cancellation: "flexible",
    addOnFor: ["tour", "transfer"],
  },
  {
    slug: "saigon-opera-house-a-o-show",
    title: { en: "A O Show at the Saigon Opera House", vi: "À Ố Show ở Nhà hát Thành phố, Sài Gòn" },
    shortDescription: {
      en: "An hour of bamboo acrobatics from village to city in the opera house of 1900, from a seat with a clear view.",
      vi: "Một giờ xiếc tre từ làng ra phố trong nhà hát xây năm 1900, ghế nhìn rõ toàn sân khấu.",
    },
    description: {
      en: "A few dozen basket boats, some long bamboo poles and fewer than twenty acrobats: out of these the company makes a river, a tenement, a market and a quarrel between neighbours. There are no words to speak of, and the music is played live on instruments of the south.\n\nThe building is half the evening. The Opera House was opened in 1900 with a façade after the Petit Palais in Paris, and the ticket lets you in early enough to look around it with a cup of tea.",
      vi: "Vài chục chiếc thúng, những cây tre dài và chưa đến hai mươi nghệ sĩ xiếc: chừng ấy dựng nên con sông, khu chung cư, phiên chợ và cuộc cãi nhau của hàng xóm. Gần như không lời thoại, nhạc chơi sống bằng nhạc cụ phương Nam.\n\nTòa nhà là nửa còn lại của buổi tối. Nhà hát khánh thành năm 1900, mặt tiền phỏng theo Petit Palais ở Paris; vé cho bạn vào sớm để ngắm nhà hát cùng một tách trà.",
    },
    location: { en: "7 Lam Son Square, Saigon", vi: "7 Công trường Lam Sơn, Sài Gòn" },
    alsoKnownAs: ["AO Show", "À Ố Show", "Nhà hát Lớn Sài Gòn", "HCMC", "TPHCM", "Xiếc tre", "Lune"],
    scenes: ["saigon/dusk", "saigon/day"],
    category: "culture-heritage",
    price: { adult: 45, child: 36, per: "person" },
    duration: { hours: 1 },
    included: [
      { en: "Ticket with a clear view", vi: "Vé hạng nhìn rõ sân khấu" },
      {
        en: "Welcome tea and a look at the building before the show",
        vi: "Trà chào mừng và tham quan nhà hát trước giờ diễn",
      },
      { en: "Ticket on your phone", vi: "Vé gửi vào điện thoại" },
    ],
    excluded: [
      { en: "Transfer and dinner", vi: "Xe đưa đón và bữa tối" },
      { en: "Best seats in the stalls, $20 more", vi: "Ghế đẹp nhất tầng trệt, thêm 20 $" },
    ],
    requirements: {
      en: "Shows are at 18:00 on most days; choose the date when you book. Children from 5. Doors close when the show begins. No shorts or flip-flops; photographs are allowed only at the curtain call.",
      vi: "Suất diễn 18 giờ hầu hết các ngày; bạn chọn ngày khi đặt. Nhận trẻ từ 5 tuổi. Cửa đóng khi bắt đầu diễn. Không mặc quần đùi, đi dép lê; chỉ chụp ảnh lúc chào cuối buổi.",
    },
    cancellation: "moderate",
    addOnFor: ["tour", "transfer"],
  },
]
