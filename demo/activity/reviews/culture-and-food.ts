import type { ReviewTexts } from "./review-texts.ts"

export const cultureAndFood: ReviewTexts = {
  "hanoi-old-quarter-street-food-walk": {
    en: [
      "Queueing for pho on Bat Dan with people on their way to work, carrying my own bowl to a tiny stool: that was the moment I arrived in Hanoi.",
      "solo: I'd walked past these kitchens for two days without daring to sit down. Now I have a list of dishes, addresses and prices and ate my way through it again.",
      "Bun cha over charcoal at eleven, when the fat is spitting and the whole lane is in smoke. Come hungry and skip your hotel breakfast.",
      "couple: The egg coffee sounded awful and tasted like tiramisu. We went back the next day.",
      "I told them about my peanut allergy when I booked. At each of the six stops the guide had a word with the cook before I touched anything.",
      "The banh cuon lady on Hang Ga made it look so easy. Six stops are really enough for two meals.",
      "family: Even our picky ten-year-old ate bun rieu after she had seen the market behind it. The cocoa with egg foam was her prize.",
    ],
    vi: [
      "Người Hà Nội xa quê lâu năm về đi thử, vậy mà vẫn biết thêm hai quán mới. Bún chả đúng vị ngày xưa.",
      "Sáu điểm dừng ăn no căng, quán nào cũng đông dân địa phương chứ không phải quán cho khách Tây. Cà phê trứng kết thúc là quá hợp.",
      "friends: Nhóm bạn từ Sài Gòn ra, được dẫn vào ngõ ăn bún riêu mà tự đi chắc không tìm ra. Bạn hướng dẫn kể chuyện phố nghề rất duyên.",
      "Đi bộ nhẹ nhàng, dừng nghỉ hợp lý, có danh sách quán kèm giá mang về để hôm sau ăn tiếp.",
    ],
  },
  "saigon-after-dark-food-scooter": {
    en: [
      "The traffic looked terrifying from the hotel window. From the back of Thuy's scooter it felt like being part of a shoal of fish.",
      "Snails three ways. I'd never have ordered them myself, and I'd order all three again tomorrow.",
      "couple: Five stops in four districts and not one other tourist until the last. The flower market at night was magical.",
      "solo: As a woman travelling alone I appreciated the careful driving and that they brought me to the door of my hotel.",
      "Banh xeo the size of a steering wheel, folded into mustard leaf. Messy, loud, delicious.",
      "friends: We laughed the entire evening. The drivers sit down and eat with you, which makes all the difference.",
    ],
    vi: [
      "Dân Sài Gòn mà đi còn thấy lạ, nhất là bún num bò chóc ở chợ Hồ Thị Kỷ. Chạy xe cẩn thận, mũ bảo hiểm sạch.",
      "couple: Hai đứa đi kỷ niệm, ăn từ Tân Định qua Chợ Lớn, món nào cũng ngon, ốc nướng là đỉnh nhất.",
      "Đi buổi tối mát, năm điểm ăn no cành hông. Nhớ để bụng đói từ trưa.",
    ],
  },
  "hoi-an-old-town-lantern-evening": {
    en: [
      "We came for the lanterns and stayed for the stories: the flood marks on the wall of Tan Ky house alone are worth the afternoon.",
      "family: Our daughter made a lantern that now hangs over her bed. The workshop is calm and everyone finishes one.",
      "The rowing boat after dark is touristy, of course. With the right guide and twenty minutes of quiet it's also lovely.",
      "couple: Cao lau, white rose dumplings, a lantern each and the river. A perfect first evening in Hoi An.",
      "I'd walked through the Fujian hall the day before and understood nothing. Same hall, with a guide: completely different.",
      "Starting at half past two was right: temples in the shade, lanterns when the heat was gone, the boat at nightfall.",
    ],
    vi: [
      "Tự tay làm đèn lồng mang về rất thích, cô thợ chỉ từng chút một. Tối đi thuyền thả đèn trên sông Hoài, lãng mạn.",
      "family: Bé nhà mình khéo tay hơn bố. Ăn cao lầu đúng quán người Hội An hay ăn.",
      "Nghe kể chuyện nhà cổ Tấn Ký và vạch nước lụt từng năm, thấy thương phố cổ hơn.",
    ],
  },
  "hue-imperial-city-royal-tombs": {
    en: [
      "The restored throne hall is dazzling, but it was the quiet corridors behind it, and our guide's stories about the eunuchs, that I remember.",
      "couple: Two tombs are the right number. Any more and we'd have mixed up the emperors.",
      "Little rice cakes in banana leaf for lunch, one plate after another. I'd come back to Hue for lunch alone.",
      "Forty minutes on a dragon boat gave my feet a rest at exactly the right time.",
      "solo: As a history teacher I ask too many questions. Mr Phuoc answered all of them, and sent me a reading list in the evening.",
      "A hot day, and the guide knew every tree with shade. Take a hat and the second bottle of water.",
    ],
    vi: [
      "Điện Thái Hòa tu bổ xong đẹp lộng lẫy. Anh hướng dẫn giọng Huế kể chuyện cung đình nghe cuốn lắm.",
      "family: Có bà nội đi cùng, đoàn đi chậm, chỗ nào nhiều bậc thì anh hướng dẫn tìm lối dễ đi hơn.",
      "Bữa trưa bánh bèo, bánh nậm, bánh lọc đủ vị. Thuyền rồng trên sông Hương mát rượi.",
    ],
  },
  "central-heritage-road-5-days": {
    en: [
      "My Son at opening time was worth the six o'clock start: mist on the hills, brick towers and nobody else.",
      "couple: Hue in the afternoon, the pass in the middle, Hoi An at dusk. Somebody thought about the light when they planned this.",
      "The Cham museum made sense of everything we saw the next day. I'd have skipped it on my own.",
      "Watering the herb beds in Tra Que and then eating them in a pancake was a happy ending to five full days.",
      "friends: Small hotels within walking distance of everything, one driver the whole way, not a minute wasted.",
      "Minh Mang's tomb in the morning was the calmest place I've been to in Vietnam.",
    ],
    vi: [
      "Năm ngày đi từ Huế vào Mỹ Sơn mà không thấy gấp. Đại Nội buổi chiều vắng khách, chụp ảnh thoải mái.",
      "family: Bố mẹ mình lần đầu vào miền Trung, thích nhất lăng Minh Mạng và buổi sáng ở Mỹ Sơn.",
      "Qua đèo Hải Vân đúng hôm trời trong, nhìn thấy cả vịnh Lăng Cô. Khách sạn nhỏ mà gần trung tâm.",
    ],
  },
  "cu-chi-tunnels-half-day": {
    en: [
      "Leaving at seven meant that we had the forest almost to ourselves. When we came out, the coaches were lining up.",
      "I crawled the first twenty metres and that was plenty. The guide showed me the exit without making me feel silly.",
      "solo: Balanced and respectful. Our guide's father had fought on one side and his uncle on the other, and he spoke about both.",
      "family: Our teenagers put their phones away, which says it all. The hidden entrances fascinated them.",
      "Clear maps on the way out, so that what you see underground makes sense. Back in town for a late lunch.",
      "The cassava with sesame salt at the end tastes better once you've heard who lived on it.",
    ],
    vi: [
      "family: Đưa con đi để hiểu lịch sử, anh hướng dẫn kể vừa sức trẻ con mà người lớn nghe cũng thấm.",
      "Đi sớm nên vắng, chui hầm không phải chờ. Khoai mì chấm muối mè ăn tại chỗ rất ngon.",
      "Nửa ngày gọn gàng, về lại quận 1 vẫn kịp việc buổi chiều. Xe lạnh, nước uống đầy đủ.",
    ],
  },
  "da-nang-marble-mountains-son-tra-ba-na": {
    en: [
      "family: Two easy days with our five- and nine-year-olds. The lift at the Marble Mountains saved us, the langurs on Son Tra made their day.",
      "We were on the Golden Bridge before most of the buses. An hour later you couldn't see the hands for the people.",
      "Light falls through the roof of Huyen Khong Cave onto the altar. I stood there for ten minutes.",
      "family: The driver had a cool box, wet wipes and endless patience. That's all that parents want.",
      "The cable car takes twenty minutes over forest and waterfalls, and I enjoyed it more than the park at the top.",
      "Son Tra late in the afternoon, with the whole bay below and a red-shanked douc in a fig tree. Wonderful.",
    ],
    vi: [
      "family: Hai ngày nhẹ nhàng cho nhà có con nhỏ, lịch nghỉ trưa đầy đủ. Bé mê mấy con voọc ở Sơn Trà.",
      "Lên Bà Nà sớm nên Cầu Vàng còn vắng, chụp được ảnh đẹp. Buffet trên đỉnh ổn.",
      "family: Động Huyền Không đẹp thật, có thang máy nên ông bà cũng lên được.",
    ],
  },
}
