import type { Localized } from "#i18n/localized.ts"

const car: Localized = { en: "Private air-conditioned car with its driver", vi: "Xe riêng có điều hòa, kèm tài xế" }
const airportCosts: Localized = {
  en: "Fuel, road tolls and airport parking",
  vi: "Xăng dầu, phí cầu đường và phí đỗ xe ở sân bay",
}
const roadCosts: Localized = { en: "Fuel, road tolls and parking", vi: "Xăng dầu, phí cầu đường và bến bãi" }
const nameBoard: Localized = {
  en: "Name board at arrivals; waiting for 60 minutes after landing, 90 for international flights",
  vi: "Đón bảng tên ở cửa đến; chờ 60 phút sau khi hạ cánh, chuyến quốc tế 90 phút",
}
const flightWatch: Localized = {
  en: "Flight tracking: a late flight costs you nothing",
  vi: "Theo dõi chuyến bay: bay trễ không tính thêm tiền",
}
const water: Localized = { en: "A bottle of water each", vi: "Mỗi khách một chai nước suối" }
const insurance: Localized = { en: "Passenger accident insurance", vi: "Bảo hiểm tai nạn hành khách" }

const night: Localized = {
  en: "Night surcharge from 22:00 to 6:00, shown before you book",
  vi: "Phụ thu đêm từ 22 giờ đến 6 giờ, báo rõ trước khi bạn đặt",
}
const holidays: Localized = {
  en: "Surcharge at Tet and on public holidays, shown before you book",
  vi: "Phụ thu dịp Tết và ngày lễ, báo rõ trước khi bạn đặt",
}
const childSeat: Localized = { en: "Child seat, $5 a trip", vi: "Ghế trẻ em, 5 $ mỗi chuyến" }
const extraStops: Localized = {
  en: "Extra stops and waiting beyond the free time",
  vi: "Điểm dừng thêm và thời gian chờ ngoài mức miễn phí",
}
const tips: Localized = { en: "Tips, always optional", vi: "Tiền tip, tùy lòng bạn" }

/** Shared phrases, so that every transfer words a service alike. */
export const phrases = {
  car,
  airportCosts,
  roadCosts,
  nameBoard,
  flightWatch,
  water,
  insurance,
  night,
  holidays,
  childSeat,
  extraStops,
  tips,
}

export const airportIncluded: Localized[] = [car, nameBoard, flightWatch, airportCosts, water, insurance]
export const airportExcluded: Localized[] = [night, holidays, childSeat, extraStops, tips]

export const roadIncluded: Localized[] = [car, roadCosts, water, insurance]
export const roadExcluded: Localized[] = [night, holidays, childSeat, extraStops, tips]

export const privateLuggage: Localized = {
  en: "Hand luggage always fits. Count your large suitcases when you book: the form proposes a vehicle that holds them all.",
  vi: "Hành lý xách tay luôn có chỗ. Bạn nhập số hành lý lớn khi đặt, hệ thống đề xuất xe chở đủ.",
}
export const vanLuggage: Localized = {
  en: "One suitcase of up to 20 kg and one small bag each. Tell us beforehand about bicycles, boxes or a second suitcase; they may need a seat of their own.",
  vi: "Mỗi khách một va li tối đa 20 kg và một túi nhỏ. Nếu có xe đạp, thùng hàng hoặc thêm va li, bạn báo trước giúp vì có thể phải mua thêm một ghế.",
}
