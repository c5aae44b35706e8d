import type { ReviewTexts } from "./review-texts.ts"

export const onFootAndWheels: ReviewTexts = {
  "sapa-trek-lao-chai-ta-van-homestay": {
    en: [
      "Our guide Mao grew up in Lao Chai and knew everyone on the path. We drank tea in her aunt's kitchen, which no plan could have foreseen.",
      "couple: The homestay was simple and warm: thick quilts, a wood fire and a dinner for which the whole family cooked.",
      "Fifteen kilometres in two days is just right if you sit at a desk all year. The bamboo forest was slippery but someone always had a hand for me.",
      "solo: I joined alone and ended up singing with a Giay grandmother after the second cup of rice wine.",
      "The terraces are even better from below than from the road. I ran out of space on my phone.",
      "The limousine van is comfortable, the path is muddy, the pancakes with honey are excellent.",
    ],
    vi: [
      "Bản Tả Van yên bình, ngủ nhà người Giáy chăn ấm, cơm lam với gà đồi ngon quên sầu.",
      "friends: Nhóm bốn đứa đi bộ dọc ruộng bậc thang, cảnh đẹp mê. Chị hướng dẫn người Mông đi nhanh mà vẫn đợi từng người.",
      "Đường rừng trúc hơi trơn, nhớ mang giày bám tốt. Có phòng tắm nước nóng ở Sa Pa trước khi về, rất chu đáo.",
    ],
  },
  "sapa-fansipan-3-days-train-or-van": {
    en: [
      "Above the clouds on Fansipan after a grey morning in town. The 604 steps are slow work in thin air, so take your time.",
      "couple: The Red Dao bath after two days of walking was the best half-hour of the trip. We smelled of herbs for days.",
      "We took the night train and had breakfast and a hot shower waiting. No stress at all.",
      "Sunset at O Quy Ho with the road winding down below us. We were the last to leave.",
      "family: A hotel in town rather than a homestay was the right choice with my parents. They loved Ta Phin.",
      "They tell you honestly that Cat Cat is busy. We still liked the walk down and the waterfall.",
    ],
    vi: [
      "Lên đỉnh gặp biển mây, không gì sánh bằng. Hướng dẫn viên xem thời tiết rồi đổi sang sáng hôm sau cho đoàn, rất linh hoạt.",
      "family: Bố mẹ lớn tuổi đi vẫn khỏe vì có tàu hỏa leo núi. Tắm lá người Dao xong ngủ một mạch.",
      "Ngắm hoàng hôn ở đèo Ô Quy Hồ đẹp lắm. Khách sạn ngay trung tâm, tiện đi ăn đồ nướng buổi tối.",
    ],
  },
  "ha-giang-loop-easy-rider-4-days": {
    en: [
      "Four days behind Tuan, who has ridden this road since he was fifteen. I could look at the mountains instead of the gravel.",
      "Ma Pi Leng is every bit as dramatic as people say. What they don't mention is the boat on the Nho Que: cold, green and silent.",
      "friends: Six of us, six drivers, one very long karaoke night in Du Gia. Best week of the year.",
      "solo: I was nervous about bikes. Good helmet, knee guards, careful driving, a stop whenever I tapped his shoulder.",
      "The Sunday market in Dong Van was full of people in their best clothes and hardly any cameras. Try the thang co if you dare.",
      "It rained for one whole day and they had proper rain suits for everyone. The swim in Du Gia made up for it.",
      "couple: The road through Sung La is so pretty that we stopped every kilometre for photos. Dinner was late, and nobody minded.",
    ],
    vi: [
      "Ngồi sau xôm tay lái người Hà Giang mới dám ngắm đèo. Mã Pì Lèng hùng vĩ, thuyền sông Nho Quế nước xanh ngắt.",
      "friends: Hội bạn thân đi bốn ngày, anh em lái xe nhiệt tình, tối nào cũng cười đau bụng.",
      "Chợ phiên Đồng Văn sáng Chủ nhật đông vui, homestay sạch, chăn đệm ấm. Mang thêm áo gió vì trên cao lạnh.",
    ],
  },
  "hai-van-pass-jeep-hue-to-hoi-an": {
    en: [
      "So much better than the train or the tunnel. Wind in your face, the sea on one side, and lunch on a lagoon.",
      "Elephant Springs after a hot hour in the jeep was heaven. Don't pack your swimsuit at the bottom of the bag.",
      "couple: Grilled oysters on Lap An and then the climb to the old gate. Our luggage was waiting at the hotel in Hoi An.",
      "The old army jeep broke down no times, despite its looks. The driver is rightly proud of it.",
      "friends: Three of us in the back, singing. He stopped wherever we shouted.",
      "I rode behind a motorbike driver instead and felt safe on every bend.",
    ],
    vi: [
      "Đi xe jeep mui trần qua đèo Hải Vân đã thật sự, trời xanh biển xanh. Hàu nướng ở đầm Lập An rẻ mà ngon.",
      "friends: Tắm suối Voi mát lạnh rồi mới lên đèo. Anh tài chụp ảnh cho cả nhóm đẹp như thợ.",
      "Hành lý gửi theo xe đến tận khách sạn Hội An, rảnh tay đi chơi cả ngày.",
    ],
  },
  "hoi-an-countryside-cycling-tra-que-cooking": {
    en: [
      "Flat lanes, buffalo, a reed-mat weaver who let me try and laughed at the result. Then we cooked what we'd picked.",
      "family: They had a child seat and a small bike, and our son still talks about the watering cans.",
      "couple: My pancake broke, his didn't. The herbal foot bath fixed my pride.",
      "The best thing I ate in Vietnam was the banh xeo I made myself, and I'm a terrible cook.",
      "Only 14 kilometres and no hills. I hadn't been on a bicycle for ten years and was fine.",
      "solo: A relaxed morning in a small group, with recipes by mail the same evening.",
    ],
    vi: [
      "Đạp xe qua đồng lúa Cẩm Châu sáng sớm mát rượi, vào Trà Quế tưới rau bằng đôi thùng gánh, vui như trẻ con.",
      "family: Hai bé được tự đổ bánh xèo, ăn sạch đĩa rau mà ở nhà không bao giờ chịu ăn.",
      "Ngâm chân nước thảo dược xong khỏe hẳn. Cô chủ vườn nói chuyện rất dễ thương.",
    ],
  },
  "ninh-binh-by-bicycle-tam-coc-van-long": {
    en: [
      "Van Long at the end of the day, in a bamboo boat with no engine anywhere. We saw two langurs on the cliff through the guide's binoculars.",
      "couple: Village lanes, ducks, limestone everywhere and sugar-cane juice when we needed it. The night at the lodge was a treat.",
      "A late boat at Tam Coc when the day-trippers have gone: such a simple idea, such a difference.",
      "The bikes were in good order and the van carried our bags. Forty kilometres in two days is easy.",
      "friends: Hammocks after lunch in the heat. Whoever planned this has cycled in July.",
      "The herons flying into Thung Nham by the hundred. I hadn't expected that at all.",
    ],
    vi: [
      "Đạp xe đường đê ngắm núi đá vôi, chiều ngồi thuyền nan ở Vân Long yên ả, thấy cả voọc mông trắng.",
      "couple: Tam Cốc buổi chiều muộn vắng tanh, hai vợ chồng gần như có cả dòng sông.",
      "Xe đạp tốt, đường bằng, trưa có võng nghỉ. Cơm cháy với gà vườn ngon.",
    ],
  },
  "phong-nha-jungle-trek-hang-en": {
    en: [
      "Waking up on the sand inside a mountain, with thousands of swifts above the tents. There's nothing like it.",
      "Twenty-five river crossings each way and the climb on the last day: take the training advice seriously. The porters are superhuman.",
      "friends: Safety first the whole way, helmets checked twice, and then barbecue by headtorch on a beach in a cave.",
      "solo: Hardest thing I've done in years and worth each blister. The guides never let anyone feel slow.",
      "The kit check the evening before saved me: they lent me jungle boots that actually fitted.",
      "couple: The light through the far mouth of the cave at eight in the morning. We both went quiet.",
    ],
    vi: [
      "Ngủ trong lòng hang Én là trải nghiệm cả đời nhớ. Anh em porter nấu ăn ngon không tin nổi giữa rừng.",
      "friends: Lội suối mấy chục lần, leo dốc cuối muốn khóc nhưng về vẫn muốn đi lại. Đội an toàn rất chuyên nghiệp.",
      "Kiểm tra đồ kỹ từ hôm trước, cho mượn giày đi rừng đúng cỡ. Nên tập chạy bộ ít nhất một tháng.",
    ],
  },
  "phong-nha-paradise-dark-cave": {
    en: [
      "The boat cuts its engine and they paddle you into the dark. Phong Nha Cave in silence gave me goosebumps.",
      "family: Zip line, kayak, mud up to the ears. Our twelve-year-old has declared it the best day of his life.",
      "Paradise Cave is as big as a cathedral and a good deal cooler than outside. Take a light jumper.",
      "friends: Floating in the mud of Dark Cave is ridiculous and wonderful.",
      "Bong Lai by bicycle at the end of the first day, cold drink in hand. Lovely valley.",
      "Three very different caves in two days, with enough time in each.",
    ],
    vi: [
      "Động Thiên Đường đẹp choáng ngợp, hang Tối thì vui khỏi nói, tắm bùn xong da mịn hẳn.",
      "family: Con trai mười hai tuổi đu zipline hai lần. Áo phao, mũ bảo hiểm kiểm tra kỹ lưỡng.",
      "Thuyền vào động Phong Nha tắt máy chèo tay, nghe được cả tiếng nước nhỏ. Rất đáng đi.",
    ],
  },
  "da-lat-canyoning-coffee-waterfalls": {
    en: [
      "I'm afraid of heights and did the 25 metres anyway, because the guide talked me down step by step. The washing machine is as wild as it sounds.",
      "friends: Ropes on day one, coffee on day two. Perfect order, because nobody could lift their arms any more.",
      "Roasting our own beans at the farm in Ta Nung, with that view over the hills, was a highlight I hadn't expected.",
      "Gear in very good condition and two guides on every rope. I've done this in Europe and it was no less serious.",
      "couple: Pongour was thundering after the rain. We had the steps almost to ourselves.",
      "You may skip the seven-metre jump and nobody teases you. I skipped it.",
    ],
    vi: [
      "Đu dây ở Datanla lần đầu run lắm, anh hướng dẫn bình tĩnh chỉ từng bước nên xuống được hết. Quá đã!",
      "friends: Cả nhóm ướt như chuột mà cười suốt. Hôm sau uống cà phê tự rang, thơm khác hẳn ngoài tiệm.",
      "Dây và mũ kiểm tra hai lần mỗi chặng, yên tâm. Thác Pongour sau mưa nước nhiều, hùng vĩ.",
    ],
  },
  "mai-chau-pu-luong-family-3-days": {
    en: [
      "family: At last a trip at a child's pace. Balance bike for the little one, a proper bike for the big one, and naps built in.",
      "family: The bamboo rafts and those creaking water wheels! Our kids built one out of chopsticks at home.",
      "The stilt house in Lac is spotless and the grandmother taught us three weaving patterns in an hour.",
      "family: A pool in the middle of the rice terraces of Pu Luong. We had planned two swims and had nine.",
      "The road has many bends, so tablets before day two. The waterfall in Hieu village makes you forget them.",
      "family: Sticky rice in bamboo, boiled corn on the pass, grilled chicken by the stream. Not one fussy eater left.",
    ],
    vi: [
      "family: Đi với hai con nhỏ mà bố mẹ vẫn được nghỉ. Đạp xe bản Lác, tắm thác Hiêu, bè tre suối Chàm, hôm nào cũng có trò.",
      "Nhà sàn sạch sẽ, chăn đệm thơm, cơm bản ngon. Sáng dậy nghe tiếng suối, quên luôn điện thoại.",
      "family: Ông bà trông cháu dưới guồng nước mà vui hơn cháu. Xe đi chậm qua các khúc cua.",
    ],
  },
}
