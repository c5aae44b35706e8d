import type { Choice, ChoiceOption } from "#features/catalogue/content.ts"
import type { Localized } from "#i18n/localized.ts"

const option = (code: string, en: string, vi: string, price: number): ChoiceOption => ({
  code,
  name: { en, vi },
  price,
  alone: false,
})
const choice = (code: string, per: Choice["per"], name: Localized, ...options: ChoiceOption[]): Choice => ({
  code,
  name,
  per,
  isRequired: false,
  options,
})

const ROOMS: Localized = { en: "Rooms", vi: "Phòng" }
const singleRoom = (price: number, en = "Single room supplement", vi = "Phụ thu phòng đơn") => [
  choice("room", "room", ROOMS, { ...option("single", en, vi, price), alone: true }),
]
const singleCabin = (price: number) =>
  singleRoom(price, "Single cabin supplement", "Phụ thu cabin đơn").map((cabin) => ({
    ...cabin,
    name: { en: "Cabins", vi: "Cabin" },
  }))

const WAY: Localized = { en: "Way", vi: "Cung đường" }
const PLACE: Localized = { en: "Where you stay", vi: "Nơi bạn ở" }
const VEHICLE: Localized = { en: "Vehicle", vi: "Phương tiện" }
const detour = (en: string, vi: string, price: number) => [
  choice("way", "booking", WAY, option("detour", en, vi, price)),
]
const further = (...places: ChoiceOption[]) => [choice("place", "booking", PLACE, ...places)]

const rows = choice(
  "row",
  "seat",
  { en: "Seats", vi: "Chỗ ngồi" },
  option("front", "Front row seat", "Ghế hàng đầu", 0),
  option("middle", "Middle row seat", "Ghế hàng giữa", 0),
  option("back", "Back row seat", "Ghế hàng cuối", 0),
)

/** What the texts of tours and transfers offer beside their price, in US dollars. */
const CHOICES: Record<string, Choice[]> = {
  "ha-long-bay-overnight-cruise": singleCabin(70),
  "lan-ha-bay-cat-ba-kayaking-cruise": singleCabin(120),
  "ninh-binh-by-bicycle-tam-coc-van-long": singleRoom(25),
  "sapa-trek-lao-chai-ta-van-homestay": [
    choice("room", "room", ROOMS, option("private", "Private room at the homestay", "Phòng riêng ở nhà dân", 15)),
  ],
  "sapa-fansipan-3-days-train-or-van": [
    ...singleRoom(45),
    choice(
      "train",
      "person",
      { en: "Way to Sapa", vi: "Đường lên Sa Pa" },
      option("night-train", "Night train to Lao Cai", "Tàu đêm đi Lào Cai", 25),
    ),
  ],
  "ha-giang-loop-easy-rider-4-days": singleRoom(15, "Single room in Dong Van", "Phòng đơn ở Đồng Văn"),
  "northern-vietnam-grand-tour-7-days": singleRoom(190),
  "phong-nha-paradise-dark-cave": singleRoom(18),
  "phong-nha-jungle-trek-hang-en": singleRoom(18, "Single room in Phong Nha", "Phòng đơn tại Phong Nha"),
  "hoi-an-countryside-cycling-tra-que-cooking": [
    choice(
      "vehicle",
      "seat",
      VEHICLE,
      option("buggy", "Electric buggy instead of a bicycle", "Xe điện thay xe đạp", 8),
    ),
  ],
  "da-nang-marble-mountains-son-tra-ba-na": singleRoom(22),
  "central-heritage-road-5-days": singleRoom(110),
  "da-lat-canyoning-coffee-waterfalls": singleRoom(20),
  "mui-ne-dunes-jeep-sunrise": [
    choice(
      "guide",
      "booking",
      { en: "Guide", vi: "Hướng dẫn viên" },
      option("guide", "Guide for the group", "Hướng dẫn viên cho cả nhóm", 20),
    ),
  ],
  "mekong-can-tho-chau-doc-tra-su-3-days": singleRoom(45),
  "phu-quoc-an-thoi-islands-snorkelling": [
    choice("place", "person", PLACE, option("north", "Pick-up north of Duong Dong", "Đón phía bắc Dương Đông", 6)),
  ],
  "phu-quoc-4-days-3-nights": singleRoom(95),
  "saigon-after-dark-food-scooter": [
    choice("vehicle", "seat", VEHICLE, option("vespa", "Vespa instead of a scooter", "Vespa thay xe máy thường", 15)),
  ],
  "vietnam-north-to-south-10-days": singleRoom(
    340,
    "Single room and cabin supplement",
    "Phụ thu phòng đơn và cabin đơn",
  ),
  "da-nang-airport-to-hue": detour("Over the Hai Van Pass", "Đi đường đèo Hải Vân", 12),
  "tan-son-nhat-airport-to-district-1": further(option("outer", "Thao Dien or District 7", "Thảo Điền hoặc Quận 7", 5)),
  "tan-son-nhat-airport-to-vung-tau": further(option("coast", "Ho Tram or Binh Chau", "Hồ Tràm hoặc Bình Châu", 15)),
  "phu-quoc-airport-to-duong-dong": further(
    option("north", "Ong Lang and the north", "Ông Lang và bắc đảo", 6),
    option("north-west", "Grand World or Safari", "Grand World hoặc Safari", 10),
  ),
  "saigon-to-can-tho-private-car": detour("Detour to My Tho or Sa Dec", "Ghé Mỹ Tho hoặc Sa Đéc", 12),
  "nha-trang-to-da-lat-private-car": further(option("bai-dai", "Pick-up on Bai Dai", "Đón ở Bãi Dài", 8)),
  "hanoi-to-sapa-limousine": [rows],
  "hanoi-to-cat-ba-bus-and-boat": [
    choice(
      "luggage",
      "seat",
      { en: "Bicycles and boards", vi: "Xe đạp và ván chèo" },
      option("bicycle", "Bicycle or board", "Xe đạp hoặc ván chèo", 5),
    ),
  ],
  "hanoi-to-lao-cai-night-train": [
    choice(
      "berth",
      "seat",
      { en: "Berths", vi: "Giường" },
      option("lower", "Lower berth", "Giường dưới", 0),
      option("upper", "Upper berth", "Giường trên", 0),
    ),
    choice("cabin", "room", { en: "Cabin", vi: "Khoang" }, option("two", "Cabin for two", "Bao khoang hai khách", 60)),
    choice(
      "sapa",
      "booking",
      { en: "Private car to Sapa", vi: "Xe riêng lên Sa Pa" },
      option("car", "Car of four from Lao Cai to Sapa", "Xe bốn chỗ Lào Cai – Sa Pa", 25),
    ),
    choice(
      "sapa-seat",
      "person",
      { en: "Shared car to Sapa", vi: "Xe ghép lên Sa Pa" },
      option("seat", "Seat from Lao Cai to Sapa", "Ghế xe Lào Cai – Sa Pa", 6),
    ),
  ],
  "da-nang-to-hue-heritage-train": [
    choice(
      "luggage",
      "seat",
      { en: "Suitcases", vi: "Va li" },
      option("ahead", "Suitcase ahead by car to Hue", "Gửi va li bằng ô tô ra Huế", 8),
    ),
  ],
}

export function choicesOf(slug: string): Choice[] {
  return CHOICES[slug] ?? []
}
