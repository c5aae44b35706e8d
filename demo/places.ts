import type { Region } from "#features/categories/category.ts"
import type { Localized } from "#i18n/localized.ts"
import type { DestinationSlug } from "./seed-types.ts"

type PlaceSeed = { name: Localized; description: Localized }
type RegionSeed = PlaceSeed & {
  slug: string
  region: Region
  destinations: (PlaceSeed & { slug: DestinationSlug; location: Localized })[]
}

/** Root of the place tree (spec: `GET /categories/hierarchy/vietnam-tours` is the default). */
export const vietnamTours: PlaceSeed = {
  name: { en: "Vietnam tours", vi: "Tour Việt Nam" },
  description: {
    en: "Every tour we run, from the limestone bays of the north to the islands of the Gulf of Thailand.",
    vi: "Tất cả các tour của chúng tôi, từ những vịnh đá vôi miền Bắc đến các hòn đảo phía vịnh Thái Lan.",
  },
}

export const regions: RegionSeed[] = [
  {
    slug: "northern-vietnam",
    region: "north",
    name: { en: "Northern Vietnam", vi: "Miền Bắc" },
    description: {
      en: "Hanoi, the limestone bays and the mountains along the Chinese border. Four seasons: bring a jacket from December to March.",
      vi: "Hà Nội, những vịnh đá vôi và vùng núi biên giới phía Bắc. Khí hậu bốn mùa: từ tháng 12 đến tháng 3 nhớ mang áo ấm.",
    },
    destinations: [
      {
        slug: "hanoi",
        name: { en: "Hanoi", vi: "Hà Nội" },
        location: { en: "Hanoi", vi: "Hà Nội" },
        description: {
          en: "A thousand-year-old capital of tube houses, lakes and pavement kitchens.",
          vi: "Thủ đô nghìn năm tuổi với nhà ống, những mặt hồ và hàng quán vỉa hè.",
        },
      },
      {
        slug: "ha-long",
        name: { en: "Ha Long Bay", vi: "Vịnh Hạ Long" },
        location: { en: "Quang Ninh", vi: "Quảng Ninh" },
        description: {
          en: "Nearly two thousand limestone islands in a jade-green sea, a UNESCO World Heritage site since 1994.",
          vi: "Gần hai nghìn đảo đá vôi trên làn nước xanh ngọc, Di sản Thế giới UNESCO từ năm 1994.",
        },
      },
      {
        slug: "lan-ha",
        name: { en: "Lan Ha Bay & Cat Ba", vi: "Vịnh Lan Hạ & Cát Bà" },
        location: { en: "Hai Phong", vi: "Hải Phòng" },
        description: {
          en: "The quieter water south of Ha Long: coves for kayaks, floating villages and the forests of Cat Ba.",
          vi: "Vùng nước yên tĩnh phía nam Hạ Long: những vụng nhỏ để chèo kayak, làng chài nổi và rừng Cát Bà.",
        },
      },
      {
        slug: "sapa",
        name: { en: "Sapa", vi: "Sa Pa" },
        location: { en: "Lao Cai", vi: "Lào Cai" },
        description: {
          en: "Rice terraces at 1,500 metres, villages of the Hmong, Dao and Giay, and Fansipan above them.",
          vi: "Ruộng bậc thang ở độ cao 1.500 m, bản làng người Mông, Dao, Giáy dưới chân đỉnh Fansipan.",
        },
      },
      {
        slug: "ha-giang",
        name: { en: "Ha Giang", vi: "Hà Giang" },
        location: { en: "Ha Giang Karst Plateau", vi: "Cao nguyên đá Hà Giang" },
        description: {
          en: "The northernmost roads of the country: a stone plateau, the Ma Pi Leng pass and weekly hill markets.",
          vi: "Những cung đường cực Bắc: cao nguyên đá Đồng Văn, đèo Mã Pí Lèng và các phiên chợ vùng cao.",
        },
      },
      {
        slug: "ninh-binh",
        name: { en: "Ninh Binh", vi: "Ninh Bình" },
        location: { en: "Ninh Binh", vi: "Ninh Bình" },
        description: {
          en: "Rivers that run through mountains by caves, and the first capital of an independent Vietnam.",
          vi: "Những dòng sông chui qua lòng núi và cố đô đầu tiên của nước Việt độc lập.",
        },
      },
    ],
  },
  {
    slug: "central-vietnam",
    region: "central",
    name: { en: "Central Vietnam", vi: "Miền Trung" },
    description: {
      en: "Emperors, merchants and the largest caves on Earth, strung along one coast road. Driest from February to August.",
      vi: "Kinh đô, thương cảng và hệ thống hang động lớn nhất thế giới dọc một dải bờ biển. Khô ráo nhất từ tháng 2 đến tháng 8.",
    },
    destinations: [
      {
        slug: "hue",
        name: { en: "Hue", vi: "Huế" },
        location: { en: "Hue", vi: "Huế" },
        description: {
          en: "Seat of the Nguyen emperors: a walled citadel, garden tombs and the finest kitchen of the country.",
          vi: "Kinh đô triều Nguyễn: Kinh thành, lăng tẩm giữa vườn cây và nền ẩm thực tinh tế bậc nhất cả nước.",
        },
      },
      {
        slug: "da-nang",
        name: { en: "Da Nang", vi: "Đà Nẵng" },
        location: { en: "Da Nang", vi: "Đà Nẵng" },
        description: {
          en: "A city between the sea and the Marble Mountains, with thirty kilometres of beach.",
          vi: "Thành phố giữa biển và Ngũ Hành Sơn, với ba mươi cây số bãi biển.",
        },
      },
      {
        slug: "hoi-an",
        name: { en: "Hoi An", vi: "Hội An" },
        location: { en: "Da Nang (formerly Quang Nam)", vi: "Đà Nẵng (Quảng Nam cũ)" },
        description: {
          en: "A trading port that fell asleep in the 18th century: yellow walls, tiled roofs and lanterns on the river.",
          vi: "Thương cảng ngủ quên từ thế kỷ 18: tường vàng, mái ngói và đèn lồng bên sông Hoài.",
        },
      },
      {
        slug: "phong-nha",
        name: { en: "Phong Nha", vi: "Phong Nha" },
        location: { en: "Quang Tri (formerly Quang Binh)", vi: "Quảng Trị (Quảng Bình cũ)" },
        description: {
          en: "A karst national park with river caves, dry caves and the jungle between them.",
          vi: "Vườn quốc gia núi đá vôi với hang nước, hang khô và rừng nguyên sinh xen giữa.",
        },
      },
    ],
  },
  {
    slug: "southern-vietnam",
    region: "south",
    name: { en: "Southern Vietnam", vi: "Miền Nam" },
    description: {
      en: "Saigon, the nine mouths of the Mekong, and the beaches and highlands on either side. Warm all year, dry from December to April.",
      vi: "Sài Gòn, chín cửa sông Cửu Long, biển và cao nguyên hai bên. Ấm quanh năm, mùa khô từ tháng 12 đến tháng 4.",
    },
    destinations: [
      {
        slug: "nha-trang",
        name: { en: "Nha Trang", vi: "Nha Trang" },
        location: { en: "Khanh Hoa", vi: "Khánh Hòa" },
        description: {
          en: "A six-kilometre arc of sand facing a bay of islands, with Cham towers on the hill.",
          vi: "Vòng cung cát dài sáu cây số nhìn ra vịnh nhiều đảo, có tháp Chăm trên đồi.",
        },
      },
      {
        slug: "da-lat",
        name: { en: "Da Lat", vi: "Đà Lạt" },
        location: { en: "Lam Dong", vi: "Lâm Đồng" },
        description: {
          en: "Pines, coffee and waterfalls at 1,500 metres, where southerners go to wear a sweater.",
          vi: "Rừng thông, cà phê và thác nước ở độ cao 1.500 m, nơi người miền Nam lên để được mặc áo len.",
        },
      },
      {
        slug: "mui-ne",
        name: { en: "Mui Ne", vi: "Mũi Né" },
        location: { en: "Lam Dong (formerly Binh Thuan)", vi: "Lâm Đồng (Bình Thuận cũ)" },
        description: {
          en: "Red and white dunes beside a fishing bay, and the steadiest wind on the coast.",
          vi: "Đồi cát đỏ, đồi cát trắng bên vịnh chài và những mùa gió đều nhất dải duyên hải.",
        },
      },
      {
        slug: "saigon",
        name: { en: "Ho Chi Minh City (Saigon)", vi: "TP. Hồ Chí Minh (Sài Gòn)" },
        location: { en: "Ho Chi Minh City", vi: "TP. Hồ Chí Minh" },
        description: {
          en: "Ten million people, as many scooters, and something cooking on every corner.",
          vi: "Mười triệu dân, chừng ấy xe máy và góc phố nào cũng có món ngon.",
        },
      },
      {
        slug: "mekong",
        name: { en: "Mekong Delta", vi: "Miền Tây" },
        location: { en: "Can Tho and around", vi: "Cần Thơ và các tỉnh miền Tây" },
        description: {
          en: "Orchards, canals and floating markets where the river meets the sea.",
          vi: "Miệt vườn, kênh rạch và chợ nổi nơi dòng sông gặp biển.",
        },
      },
      {
        slug: "phu-quoc",
        name: { en: "Phu Quoc", vi: "Phú Quốc" },
        location: { en: "An Giang (formerly Kien Giang)", vi: "An Giang (Kiên Giang cũ)" },
        description: {
          en: "The country's largest island: west-facing beaches, pepper gardens and fish-sauce vats.",
          vi: "Hòn đảo lớn nhất nước: bãi biển đón hoàng hôn, vườn tiêu và nhà thùng nước mắm.",
        },
      },
    ],
  },
]
