import type { TransferCategorySeed } from "./transfer-types.ts"

export const transferCategorySeeds: TransferCategorySeed[] = [
  {
    slug: "northern-airport-transfers",
    region: "north",
    vehicleType: "car",
    serviceType: "private",
    featured: true,
    name: { en: "Noi Bai airport transfers", vi: "Xe đưa đón sân bay Nội Bài" },
    description: {
      en: "A private car between Noi Bai and Hanoi, the bays, Ninh Binh or the mountains, at a price fixed before you land.",
      vi: "Xe riêng từ Nội Bài về Hà Nội, xuống vịnh, vào Ninh Bình hay lên núi, giá chốt trước khi máy bay hạ cánh.",
    },
  },
  {
    slug: "central-airport-transfers",
    region: "central",
    vehicleType: "car",
    serviceType: "private",
    featured: true,
    name: { en: "Da Nang airport transfers", vi: "Xe đưa đón sân bay Đà Nẵng" },
    description: {
      en: "From Da Nang airport to the beach, to Hoi An in three quarters of an hour or through the Hai Van tunnel to Hue.",
      vi: "Từ sân bay Đà Nẵng ra biển, vào Hội An chừng bốn mươi lăm phút hoặc qua hầm Hải Vân ra Huế.",
    },
  },
  {
    slug: "southern-airport-transfers",
    region: "south",
    vehicleType: "car",
    serviceType: "private",
    featured: true,
    name: { en: "Southern airport transfers", vi: "Xe đưa đón sân bay miền Nam" },
    description: {
      en: "Tan Son Nhat, Cam Ranh and Phu Quoc: into town, down to the beach or up to the pines of Da Lat.",
      vi: "Tân Sơn Nhất, Cam Ranh, Phú Quốc: vào thành phố, xuống biển hay lên đồi thông Đà Lạt.",
    },
  },
  {
    slug: "car-with-driver",
    region: "all",
    vehicleType: "car",
    serviceType: "private",
    name: { en: "Car with driver in town", vi: "Thuê xe có tài xế trong thành phố" },
    description: {
      en: "A car that waits while you visit, eat and shop, by the hour or by the day in Hanoi, Da Nang and Saigon.",
      vi: "Xe chờ trong lúc bạn tham quan, ăn uống, mua sắm; thuê theo giờ hoặc theo ngày ở Hà Nội, Đà Nẵng, Sài Gòn.",
    },
  },
  {
    slug: "motorbike-with-driver",
    region: "north",
    vehicleType: "motorbike",
    serviceType: "special",
    name: { en: "Motorbike with driver", vi: "Xe máy có người lái" },
    description: {
      en: "The back seat of an electric scooter, one driver for each guest: Hanoi at the speed it is lived.",
      vi: "Ngồi sau xe máy điện, mỗi khách một người lái: xem Hà Nội theo đúng nhịp người Hà Nội đi.",
    },
  },
  {
    slug: "private-road-journeys",
    region: "all",
    vehicleType: "car",
    serviceType: "private",
    featured: true,
    name: { en: "Private journeys between towns", vi: "Xe riêng đường dài" },
    description: {
      en: "From one hotel door to the next, with a stop where the view is: Hai Van, Khanh Le and the long roads of the south.",
      vi: "Từ cửa khách sạn này đến cửa khách sạn kia, dừng ở chỗ đáng dừng: Hải Vân, Khánh Lê và những cung đường dài phương Nam.",
    },
  },
  {
    slug: "limousine-vans",
    region: "north",
    vehicleType: "limousine",
    serviceType: "shared",
    featured: true,
    name: { en: "Limousine vans", vi: "Xe limousine ghép khách" },
    description: {
      en: "Nine wide seats in a van built for sixteen, collected from the Old Quarter and sold by the seat.",
      vi: "Thân xe mười sáu chỗ chỉ đặt chín ghế rộng, đón tận phố cổ, bán vé theo ghế.",
    },
  },
  {
    slug: "shared-vans",
    region: "north",
    vehicleType: "van",
    serviceType: "shared",
    name: { en: "Shared vans", vi: "Xe van ghép khách" },
    description: {
      en: "The simple way to a nearby town: a fixed time, a numbered seat and a price no taxi can match.",
      vi: "Cách gọn nhất để sang tỉnh bên: có giờ chạy, có số ghế và rẻ hơn hẳn taxi.",
    },
  },
  {
    slug: "bus-and-boat",
    region: "north",
    vehicleType: "bus",
    serviceType: "shared",
    name: { en: "Bus and boat", vi: "Xe khách và tàu" },
    description: {
      en: "One ticket from a street in Hanoi to an island: coach, crossing and the last road along the coast.",
      vi: "Một tấm vé từ phố Hà Nội ra tới đảo: xe khách, chuyến tàu và chặng đường ven biển cuối cùng.",
    },
  },
  {
    slug: "trains",
    region: "all",
    vehicleType: "train",
    serviceType: "train",
    featured: true,
    name: { en: "Trains", vi: "Tàu hỏa" },
    description: {
      en: "The night sleeper to Lao Cai and the coast line over Hai Van, with tickets bought and seats chosen for you.",
      vi: "Chuyến tàu đêm lên Lào Cai và cung đường sắt ven biển qua Hải Vân; vé mua sẵn, chỗ chọn trước.",
    },
  },
]
