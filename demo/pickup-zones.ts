import type { PickupZone } from "#features/catalogue/content.ts"
import type { Localized } from "#i18n/localized.ts"

const hotels = (code: string, name: Localized, minutesBefore: number, surcharge = 0): PickupZone => ({
  code,
  name,
  hotelPickup: true,
  meetingPoint: null,
  minutesBefore,
  surcharge,
})
const point = (code: string, name: Localized, meetingPoint: Localized, minutesBefore: number): PickupZone => ({
  code,
  name,
  hotelPickup: false,
  meetingPoint,
  minutesBefore,
  surcharge: 0,
})

const hanoi = [
  hotels("old-quarter", { en: "Hotels in the Old Quarter", vi: "Khách sạn trong phố cổ" }, 15),
  hotels("west-lake", { en: "Hotels in Ba Dinh and Tay Ho", vi: "Khách sạn ở Ba Đình, Tây Hồ" }, 30, 4),
  point(
    "opera-house",
    { en: "Hanoi Opera House", vi: "Nhà hát Lớn Hà Nội" },
    { en: "Front steps, 1 Trang Tien Street", vi: "Bậc thềm phía trước, 1 Tràng Tiền" },
    15,
  ),
]
const hanoiOffice = [
  hotels("old-quarter", { en: "Hotels in the Old Quarter", vi: "Khách sạn trong phố cổ" }, 30),
  point(
    "office",
    { en: "Our office", vi: "Văn phòng của chúng tôi" },
    { en: "24 Hang Vai Street, Hoan Kiem", vi: "24 phố Hàng Vải, Hoàn Kiếm" },
    15,
  ),
]
/** The walking streets are closed to cars from Friday evening to Sunday. */
const hanoiByCar = [
  hotels("centre", { en: "Hotels in Hoan Kiem, Ba Dinh or Tay Ho", vi: "Khách sạn ở Hoàn Kiếm, Ba Đình, Tây Hồ" }, 0),
  point(
    "walking-streets",
    { en: "Old Quarter on walking-street evenings", vi: "Phố cổ những tối phố đi bộ" },
    {
      en: "Corner of Hang Vai and Phung Hung, outside the barriers; the driver walks over and helps with the bags",
      vi: "Góc Hàng Vải – Phùng Hưng, ngoài chốt chặn; tài xế vào tận nơi xách hành lý giúp",
    },
    0,
  ),
]
const hoiAn = [
  hotels("hoi-an", { en: "Hotels within 3 km of the old town", vi: "Khách sạn trong bán kính 3 km quanh phố cổ" }, 20),
  hotels("an-bang", { en: "Hotels on An Bang and Cua Dai beach", vi: "Khách sạn ở biển An Bàng, Cửa Đại" }, 30, 3),
  point(
    "post-office",
    { en: "Hoi An Post Office", vi: "Bưu điện Hội An" },
    { en: "6 Tran Hung Dao Street", vi: "6 Trần Hưng Đạo" },
    10,
  ),
]
const hue = [
  hotels("hue", { en: "Hotels in central Hue", vi: "Khách sạn trung tâm Huế" }, 20),
  point(
    "toa-kham",
    { en: "Toa Kham boat wharf", vi: "Bến thuyền Tòa Khâm" },
    { en: "49 Le Loi Street", vi: "49 Lê Lợi" },
    10,
  ),
]
const saigon = [
  hotels("district-1", { en: "Hotels in Districts 1 and 3", vi: "Khách sạn ở Quận 1, Quận 3" }, 30),
  hotels("thao-dien", { en: "Hotels in Thao Dien", vi: "Khách sạn ở Thảo Điền" }, 45, 5),
  point(
    "opera-house",
    { en: "Saigon Opera House", vi: "Nhà hát Thành phố" },
    { en: "Steps at 7 Lam Son Square", vi: "Bậc thềm, 7 Công trường Lam Sơn" },
    15,
  ),
]
const nhaTrang = [
  hotels("tran-phu", { en: "Hotels on or near Tran Phu Street", vi: "Khách sạn trên hoặc gần đường Trần Phú" }, 30),
  point(
    "harbour",
    { en: "Nha Trang Tourist Harbour", vi: "Bến tàu du lịch Nha Trang" },
    { en: "Cau Da, 5 km south of the centre", vi: "Cầu Đá, cách trung tâm 5 km về phía nam" },
    10,
  ),
]

const ZONES: Record<string, PickupZone[]> = {
  "ha-long-bay-day-cruise-from-hanoi": hanoi,
  "ha-long-bay-overnight-cruise": hanoi,
  "ninh-binh-trang-an-hoa-lu-mua-cave": hanoi,
  "ninh-binh-by-bicycle-tam-coc-van-long": hanoi,
  "sapa-trek-lao-chai-ta-van-homestay": hanoi,
  "ha-giang-loop-easy-rider-4-days": hanoi,
  "hue-imperial-city-royal-tombs": hue,
  "hoi-an-countryside-cycling-tra-que-cooking": hoiAn,
  "nha-trang-islands-by-boat": nhaTrang,
  "cu-chi-tunnels-half-day": saigon,
  "saigon-after-dark-food-scooter": saigon,
  "mekong-day-cruise-my-tho-ben-tre": saigon,
  "mekong-can-tho-chau-doc-tra-su-3-days": saigon,
  "hanoi-old-quarter-to-noi-bai-airport": hanoiByCar,
  "hanoi-half-day-car-with-driver": hanoiByCar,
  "hanoi-full-day-car-with-driver": hanoiByCar,
  "hanoi-to-sapa-limousine": hanoiOffice,
  "hanoi-to-ha-long-limousine": hanoiOffice,
  "hanoi-to-ninh-binh-shared-van": hanoiOffice,
  "hanoi-to-cat-ba-bus-and-boat": hanoiOffice,
}

export function pickupZonesOf(slug: string): PickupZone[] {
  return ZONES[slug] ?? []
}
