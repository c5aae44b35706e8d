/** Must be true for every hour and crop. */
export const altText: Readonly<Record<string, { readonly en: string; readonly vi: string }>> = {
  "ha-long": {
    en: "A junk with red battened sails among the limestone towers of Ha Long Bay, a woman rowing a sampan in front of it.",
    vi: "Thuyền buồm đỏ giữa những núi đá vôi vịnh Hạ Long, phía trước là một người chèo thuyền nan.",
  },
  "lan-ha": {
    en: "A quiet cove in Lan Ha Bay: kayakers in conical hats, three floating houses, pale shallows and a curve of sand.",
    vi: "Vụng nước yên ả ở vịnh Lan Hạ: người chèo kayak đội nón lá, ba ngôi nhà nổi và dải cát cong bên làn nước nông.",
  },
  hanoi: {
    en: "A row of narrow Hanoi tube houses under tangled wires, Long Bien Bridge behind them, and a flower seller walking her bicycle.",
    vi: "Dãy nhà ống Hà Nội dưới những búi dây điện, phía sau là cầu Long Biên, một người bán hoa dắt xe đạp qua phố.",
  },
  sapa: {
    en: "Two Hmong women with baskets on the rice terraces of Sapa, Mount Fansipan rising out of the mist behind them.",
    vi: "Hai người phụ nữ Mông đeo gùi giữa ruộng bậc thang Sa Pa, đỉnh Fansipan nhô lên khỏi màn sương.",
  },
  "ha-giang": {
    en: "A motorbike on the hairpins of Ma Pi Leng Pass in Ha Giang, the jade Nho Que River far below in its gorge.",
    vi: "Xe máy chạy trên những khúc cua đèo Mã Pí Lèng, Hà Giang, dưới hẻm sâu là dòng Nho Quế xanh ngọc.",
  },
  "ninh-binh": {
    en: "A sampan rowed by foot on a winding river between rice fields and karst towers in Ninh Binh, a pavilion on the highest crest.",
    vi: "Thuyền chèo bằng chân trên dòng sông uốn khúc giữa lúa và núi đá Ninh Bình, trên đỉnh cao là vọng lâu Hang Múa.",
  },
  hue: {
    en: "Ngo Mon, the south gate of the Hue citadel, in perfect symmetry above a lotus moat; a woman in áo dài crosses the causeway.",
    vi: "Ngọ Môn của kinh thành Huế cân đối bên hào sen, một người mặc áo dài bước qua cầu.",
  },
  "da-nang": {
    en: "The golden Dragon Bridge rippling over the Han River in Da Nang, the Marble Mountains beyond and fishermen in basket boats below.",
    vi: "Cầu Rồng vàng uốn lượn trên sông Hàn, Đà Nẵng, xa xa là Ngũ Hành Sơn, dưới nước là người chèo thuyền thúng.",
  },
  "hoi-an": {
    en: "Rows of silk lanterns over the river in Hoi An, yellow merchants' houses and the covered Japanese bridge mirrored in the water.",
    vi: "Những hàng đèn lồng lụa trên sông Hoài, nhà cổ tường vàng và Chùa Cầu Hội An soi bóng nước.",
  },
  "phong-nha": {
    en: "A boat gliding through the mouth of Phong Nha cave, stalactites above it and a shaft of light falling on the water.",
    vi: "Thuyền lướt qua cửa động Phong Nha, nhũ đá rủ phía trên, một luồng sáng rọi xuống mặt nước.",
  },
  "nha-trang": {
    en: "The long arc of Nha Trang bay seen from the brick Cham tower of Po Nagar, fishing boats on the water and islands offshore.",
    vi: "Vòng cung vịnh Nha Trang nhìn từ tháp Chăm Pô Nagar, ghe cá trên mặt biển và những hòn đảo ngoài khơi.",
  },
  "da-lat": {
    en: "A swan boat on a misty lake in Da Lat, steep-roofed villas and glasshouses on the shore between tall pines.",
    vi: "Thuyền thiên nga trên mặt hồ mờ sương Đà Lạt, biệt thự mái dốc và nhà kính bên bờ giữa những hàng thông.",
  },
  "mui-ne": {
    en: "Someone with a shoulder pole crossing the crest of a red dune in Mui Ne, white dunes and a fishing fleet behind.",
    vi: "Người gánh hàng đi trên đỉnh đồi cát đỏ Mũi Né, phía sau là đồi cát trắng và đoàn thuyền đánh cá.",
  },
  saigon: {
    en: "A stream of scooters past the clock tower of Ben Thanh Market in Saigon, the Bitexco and Landmark 81 towers behind.",
    vi: "Dòng xe máy chảy qua tháp đồng hồ chợ Bến Thành, Sài Gòn, phía sau là tòa Bitexco và Landmark 81.",
  },
  mekong: {
    en: "A floating market in the Mekong Delta from above: boats full of fruit gathered in a ring, bows pointing inwards.",
    vi: "Chợ nổi miền Tây nhìn từ trên cao: ghe đầy trái cây quây thành vòng, mũi cùng hướng vào giữa.",
  },
  "phu-quoc": {
    en: "Palms and a hammock on a Phu Quoc beach, a wooden jetty running out over bands of ever deeper sea.",
    vi: "Hàng dừa và chiếc võng trên bãi biển Phú Quốc, cầu gỗ vươn ra làn nước xanh dần từng dải.",
  },
  "airport-arrival": {
    en: "An airliner coming in over rice fields; beside his car a driver is already waiting with a lotus on his sign.",
    vi: "Máy bay hạ cánh trên những thửa ruộng, bác tài đã đứng chờ cạnh xe với tấm bảng vẽ hoa sen.",
  },
  "city-car": {
    en: "A private car on an avenue of old trees, passing an ochre colonial façade and a student on a bicycle.",
    vi: "Xe riêng chạy trên đại lộ rợp bóng cây cổ thụ, qua tòa nhà vàng kiểu Pháp và một nữ sinh đi xe đạp.",
  },
  "night-road": {
    en: "A coach with its headlights on, driving through dark hills past a lit tea stall and a red-topped milestone.",
    vi: "Xe khách bật đèn pha chạy qua vùng đồi đêm, bên đường là quán nước sáng đèn và cột mốc đầu đỏ.",
  },
  "coastal-road": {
    en: "A minibus with bags on its roof rounding the Hai Van Pass high above the sea.",
    vi: "Xe bảy chỗ chở hành lý trên nóc ôm cua đèo Hải Vân, bên dưới là biển.",
  },
  train: {
    en: "The Reunification train leaving a tunnel and crossing a stone viaduct over the sea, basket boats below.",
    vi: "Tàu Thống Nhất ra khỏi hầm, băng qua cầu vòm đá trên biển, phía dưới là thuyền thúng.",
  },
  pier: {
    en: "Travellers with suitcases and a vendor with her baskets on a wooden pier, the gangway of the island ferry lowered in front of them.",
    vi: "Khách xách vali và người gánh hàng trên cầu cảng gỗ, cầu thang tàu ra đảo đã hạ xuống trước mặt.",
  },
}
