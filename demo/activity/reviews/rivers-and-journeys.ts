import type { ReviewTexts } from "./review-texts.ts"

export const riversAndJourneys: ReviewTexts = {
  "ninh-binh-trang-an-hoa-lu-mua-cave": {
    en: [
      "Two and a half hours in a rowing boat sounds long. It isn't: cave after cave, and the rower sang in the last one.",
      "The steps of Mua Cave nearly finished me, and the view over Tam Coc made up for every one of them.",
      "family: Our children ducked and giggled through all the low caves. Goat for lunch was a first, and plates came back empty.",
      "couple: We'd seen the pictures and thought they were edited. They weren't.",
      "Hoa Lu is small, but with a guide who knows the story of the two kings it came alive.",
      "A full day from Hanoi without the feeling of being herded. We even had time for an iced coffee before the drive back.",
    ],
    vi: [
      "Thuyền Tràng An đi hơn hai tiếng, hang nào cũng khác. Cô lái đò vui tính, hát chèo cho cả thuyền nghe.",
      "family: Leo hang Múa gần năm trăm bậc, con bảy tuổi leo trước bố. Lên đến đỉnh nhìn xuống Tam Cốc đẹp thật.",
      "Cơm cháy, dê tái chanh đúng vị Ninh Bình. Đi về trong ngày không mệt.",
      "family: Đền vua Đinh, vua Lê nghe hướng dẫn kể kỹ nên con mình về nhà tự tìm sách đọc thêm.",
    ],
  },
  "mekong-day-cruise-my-tho-ben-tre": {
    en: [
      "Once you leave the wide river and the sampan slips under the water palms, it's so quiet that you whisper.",
      "family: The coconut sweet workshop was a hit, and so was cycling under the palms without a car in sight.",
      "Elephant-ear fish standing upright on the plate, fruit from the garden, a bit of music. A gentle day out of Saigon.",
      "couple: We feared a tourist trap. There were some stalls, but nobody pushed us to buy and the creeks were lovely.",
      "I couldn't cycle, so they put me on a motorised cart and I didn't miss a thing.",
      "Vinh Trang Pagoda on the way is a wonderful mixture of styles and deserves its half-hour.",
    ],
    vi: [
      "Chèo xuồng trong rạch dừa nước mát rượi, ăn cá tai tượng chiên xù cuốn bánh tráng, đúng chất miền Tây.",
      "family: Bọn trẻ được xem nấu kẹo dừa, ăn thử nóng hổi. Đường đạp xe rợp bóng, không có ô tô.",
      "Đi về trong ngày từ Sài Gòn, hướng dẫn viên người Bến Tre nói chuyện hiền và vui.",
    ],
  },
  "mekong-can-tho-chau-doc-tra-su-3-days": {
    en: [
      "Noodles on the boat at Cai Rang at sunrise, handed over by a woman who steered with her foot.",
      "Tra Su is a green dream: duckweed, egrets, no sound but the oar. Go between September and November if you can.",
      "couple: Chau Doc at sunset from the hill, with the plains of Cambodia below. We hadn't even heard of it before.",
      "The Cham village was the quiet highlight. We bought a scarf from the woman who'd woven it.",
      "solo: Three days of the delta that day trips never reach. Small group, very good local guide from Can Tho.",
      "The house of the Lover in Sa Dec for the book readers, hu tieu next door for everyone.",
    ],
    vi: [
      "Ăn bún riêu trên ghe ở Cái Răng lúc mặt trời mới lên, xong ghé lò hủ tiếu, sáng đó quá trọn vẹn.",
      "Rừng tràm Trà Sư xanh mướt, cò bay trắng trời. Lẩu mắm Châu Đốc ăn một lần nhớ mãi.",
      "family: Má mình quê gốc Sa Đéc, về thăm lại làng hoa mà rưng rưng. Cảm ơn chú tài xế kiên nhẫn.",
    ],
  },
  "northern-vietnam-grand-tour-7-days": {
    en: [
      "A week in which everything joined up: train, hills, rowing boats, the bay. We only had to carry a day bag.",
      "couple: The night train was an adventure, the shower in Sapa a blessing, and the last evening on Ha Long the perfect end.",
      "Our guide Hanh stayed with us for all seven days and by the end knew how each of us takes our coffee.",
      "family: Three generations, seven days, no drama. The free morning in Sapa was well placed.",
      "Tam Coc deserves its night: bicycle before breakfast, pool afterwards.",
      "I liked that they warn you about the late lunch in Trang An. The banana was a good tip.",
    ],
    vi: [
      "Bảy ngày đi hết những chỗ đẹp nhất miền Bắc, lịch kín mà vẫn có buổi tự do. Tàu đêm lên Lào Cai ngủ ngon.",
      "family: Gia đình từ Sài Gòn ra, bố mẹ thích Ninh Bình, các con thích Hạ Long. Một hướng dẫn viên theo suốt nên rất thân.",
      "Khách sạn phố cổ gần hồ, xe cộ đúng giờ từ đầu đến cuối. Đáng tiền.",
    ],
  },
  "vietnam-north-to-south-10-days": {
    en: [
      "Ten days, two flights, five guides, and each of them was from the place they showed us. That made the trip.",
      "couple: We'd never have managed this route by ourselves. Everything was waiting for us: cars, boats, boarding passes.",
      "The free day in Hoi An came at just the right moment, with bicycles at the door and a tailor round the corner.",
      "family: Our teenagers' ranking: squid fishing at night, the puppets, the Cham museum. Nobody saw that third one coming.",
      "solo: A group of twelve from six countries. We still have a chat going and plan Japan together.",
      "The farewell dinner in the old villa in Saigon was generous, like everything before it.",
    ],
    vi: [
      "family: Mình sống ở nước ngoài lâu, đưa vợ con về đi dọc đất nước mười ngày. Chỗ nào cũng có hướng dẫn viên bản địa, nghe mà tự hào.",
      "family: Hai chuyến bay nội địa lo hết, hành lý không phải bận tâm. Ngày tự do ở Hội An các con thích nhất.",
      "Đi dài mà không mệt vì sắp lịch khéo. Bữa chia tay ở biệt thự cũ Sài Gòn rất ấm cúng.",
    ],
  },
}
