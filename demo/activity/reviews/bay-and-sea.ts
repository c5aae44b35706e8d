import type { ReviewTexts } from "./review-texts.ts"

export const bayAndSea: ReviewTexts = {
  "ha-long-bay-day-cruise-from-hanoi": {
    en: [
      "A long day but a good one. The sampan through Luon Cave was quiet enough to hear the oars, and lunch on board was far better than I expected from a day boat.",
      "couple: We only had one free day and wondered whether Ha Long was worth it. It was. Sung Sot is huge, and from the top of Ti Top you understand the whole bay.",
      "The expressway makes this possible: we left the Old Quarter after breakfast and were on the boat at eleven.",
      "family: Our two boys counted the steps on Ti Top out loud, all the way up. They slept the whole way back to Hanoi.",
      "friends: Fresh clams, fried squid, morning glory, and they kept bringing more. We sat on the roof of the boat for the last hour and nobody wanted to get off.",
      "Misty when we sailed, which made the rocks look even better than in the photos. Bring a windproof jacket in winter.",
    ],
    vi: [
      "Đi trong ngày mà vẫn đủ hang Sửng Sốt, hang Luồn, Ti Tốp. Cơm trên tàu nóng, hải sản tươi, ăn không hết.",
      "family: Mình đưa bố mẹ đi, các cụ không leo Ti Tốp thì ngồi uống nước dừa dưới bãi, hướng dẫn viên vẫn để ý hỏi han. Cao tốc đi êm, không ai say xe.",
      "Tàu sạch, phao áo đầy đủ, nhân viên nhắc an toàn kỹ. Trời mù một chút nhưng vịnh vẫn đẹp kiểu riêng.",
      "Xe đón đúng giờ ở phố cổ, về đến Hà Nội vẫn kịp ăn tối. Giá này là hợp lý.",
    ],
  },
  "ha-long-bay-overnight-cruise": {
    en: [
      "couple: Ten cabins, so it never felt crowded. We had dinner under the stars and woke up to a bay that was completely still. Best night of our honeymoon.",
      "Being in Sung Sot before the day boats is the whole point of staying the night. There were perhaps fifteen of us in a cave made for thousands.",
      "The kayak through Luon Cave at the end of the afternoon, with macaques coming down the cliff. I'd book it again for those 45 minutes.",
      "Tai chi at a quarter past six sounded like a joke the evening before. I'm glad I got up: the light was unreal and the pho afterwards even better.",
      "family: The crew made a fuss of our daughter, found her a life jacket that fitted and let her roll the spring rolls. Cabins are small but spotless.",
      "solo: I travelled alone and worried about being the odd one out at dinner. The crew put us all round one long table and I left with three new friends.",
      "The low sun from the top of Ti Top, then grilled prawns on deck. Not a party boat, thankfully.",
    ],
    vi: [
      "Tàu chỉ có mười phòng nên yên tĩnh, phòng nhỏ mà sạch, cửa sổ nhìn thẳng ra vịnh. Sáng dậy sớm tập thái cực quyền rồi ăn phở, rất thích.",
      "couple: Kỷ niệm mười năm ngày cưới, các bạn trên tàu tự chuẩn bị một chiếc bánh nhỏ. Hai vợ chồng cảm động lắm.",
      "Vào hang Sửng Sốt lúc bảy rưỡi sáng, cả hang gần như chỉ có đoàn mình. Đáng để ngủ lại một đêm.",
      "Đồ ăn nhiều và ngon, bữa tối có mực với ngao rất tươi. Chèo kayak qua hang Luồn không khó, ai không chèo thì đi đò.",
    ],
  },
  "lan-ha-bay-cat-ba-kayaking-cruise": {
    en: [
      "After the crowds of Ha Long this was another planet. We paddled through the Dark and Bright Cave into a lagoon where the only noise was birds.",
      "Viet Hai by bicycle was a lovely break from the boat: a tunnel, a forest, a village with clay houses, and hardly anyone on the road.",
      "friends: Three days of kayaking, swimming and far too much food. The guide checked the tide before every cave, which made us feel safe.",
      "The beaches of Ba Trai Dao really do appear as the tide falls. We had one of them to ourselves for half an hour.",
      "I'd never been in a sea kayak before. They started us in calm water and by day two I was paddling alone.",
      "couple: Quiet, slow and beautiful. Two nights is the right length, one would have been a pity.",
    ],
    vi: [
      "Lan Hạ vắng hơn Hạ Long nhiều, nước trong, bãi Ba Trái Đào lúc nước rút đẹp như tranh.",
      "Đạp xe vào làng Việt Hải rất vui, đường bằng, nhà trình tường còn nguyên. Ai mệt thì có xe điện.",
      "friends: Nhóm mình năm người, hai ngày chèo kayak mỏi tay nhưng đã. Bạn hướng dẫn luôn xem con nước trước khi vào hang.",
    ],
  },
  "nha-trang-islands-by-boat": {
    en: [
      "The reef off Hon Mieu was better than I'd feared: clownfish, a few blue starfish, and a guide in the water with us the whole hour.",
      "family: Lunch on the floating farm was the highlight for our kids, who got to choose the squid themselves and then watched it being grilled.",
      "A quiet boat, no karaoke, no foam party. Exactly what we were looking for in Nha Trang.",
      "The afternoon on the beach of Hon Tre was so peaceful that I fell asleep. Masks and fins were clean and in good condition.",
      "couple: Fish hotpot with our feet above the sea, then a swim. Simple and very well done.",
      "Good to see that they stay inside the buoys and explain why nobody stands on the coral.",
    ],
    vi: [
      "Ăn trưa trên bè nổi Hòn Một, mực nướng với ngao mỡ hành ngon nhất chuyến. Tàu không mở nhạc ồn ào, rất dễ chịu.",
      "family: Hai bé nhà mình lần đầu lặn ống thở, anh hướng dẫn kè kè bên cạnh nên bố mẹ yên tâm.",
      "Bãi ở Hòn Tre buổi chiều vắng, nước êm. Đồ lặn sạch, có cỡ cho trẻ em.",
    ],
  },
  "phu-quoc-an-thoi-islands-snorkelling": {
    en: [
      "Gam Ghi was the best of the two reefs: three metres of clear water and more fish than I could name.",
      "Speedboat, two snorkelling stops, grilled mackerel with island pepper on the sand. It's hard to imagine a better day at sea for this price.",
      "family: The guide stayed next to our eight-year-old in the water and pointed things out to her. She talked about the parrotfish for a week.",
      "Mong Tay in the afternoon looked like a postcard. An hour and a half there went by far too fast.",
      "friends: Our group of four couldn't swim equally well and nobody was left behind. The crew was cheerful all day.",
      "The sea was choppy on the way back, so sit at the rear if you have a weak stomach. The islands were worth it.",
    ],
    vi: [
      "Nước ở Gầm Ghì trong vắt, lặn thấy san hô và rất nhiều cá. Ca nô chạy êm, có áo phao cho cả nhà.",
      "Bữa trưa trên bãi Mây Rút ngon: cá thu nướng, mực xào tiêu, canh chua. Ăn xong nằm võng nghe sóng.",
      "family: Nhà có bé sáu tuổi mà đi vẫn thoải mái, các anh trên tàu bế bé lên xuống rất cẩn thận.",
    ],
  },
  "phu-quoc-4-days-3-nights": {
    en: [
      "A good balance of plans and free time. The islands and the cable car in one day, and then a whole last morning on Long Beach with nothing to do.",
      "couple: The pepper garden and the fish sauce house sound like filler in a programme. They turned out to be the stops we talk about most.",
      "The cable car to Hon Thom over all those fishing boats is spectacular. Our guide got us there when the queue was short.",
      "family: Four days with two children and not one argument. Short drives, a pool at the hotel and lots of swimming.",
      "Sunset from the Dinh Cau rock, then scallops at the night market. What a first evening.",
      "We even saw hornbills on the path in the north, and then had grilled squid looking at Cambodia.",
    ],
    vi: [
      "Lịch trình vừa phải, không bị dồn. Ngày đi đảo với cáp treo Hòn Thơm là đáng nhớ nhất, buổi sáng cuối được ngủ nướng.",
      "family: Nhà mình ba thế hệ đi chung, khách sạn gần biển, ông bà thích vườn tiêu và nhà thùng nước mắm.",
      "Bún quậy ở Gành Dầu ngon, biển Rạch Vẹm nước trong và nhiều sao biển. Hướng dẫn viên người đảo nên biết nhiều chuyện.",
    ],
  },
  "mui-ne-dunes-jeep-sunrise": {
    en: [
      "Getting up at four is no fun until you stand on the white dune and the sky turns orange. Then you forgive everyone.",
      "family: Our kids went down the Red Dunes on plastic sleds at least twenty times. The driver laughed with them and never hurried us.",
      "The harbour at breakfast time was my favourite: round baskets, crabs everywhere, women shouting prices.",
      "Walking barefoot up the Fairy Stream was such a nice surprise. We were back at the hotel by ten with the whole day left.",
      "friends: An old open jeep, cold wind, hot coffee by the lotus lake. Great fun for little money.",
      "The driver walked with us to the side of the dune away from the quad bikes, so we had the sunrise in silence.",
    ],
    vi: [
      "Dậy từ bốn giờ hơi cực nhưng ngắm mặt trời lên ở Bàu Trắng thì quên hết mệt. Chú tài xế chụp ảnh rất có tâm.",
      "family: Bọn trẻ trượt cát ở Đồi Hồng không chịu về. Suối Tiên nước mát, đi chân trần thích lắm.",
      "Chợ cá buổi sáng đông vui, mua được ghẹ vừa lên bờ. Mười giờ đã về khách sạn, còn nguyên ngày nghỉ.",
    ],
  },
}
