import { messages as shared } from "#domain/transfers/messages.ts"
import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const messages = {
  ...shared,
  transfersLead: {
    en: "From the airport, around town or on to the next town: a driver who waits with your name, at a price agreed before.",
    vi: "Đón sân bay, đi trong phố hay sang tỉnh khác: tài xế chờ sẵn với bảng tên, giá chốt từ trước.",
  },
  search: { en: "Search transfers", vi: "Tìm chuyến xe" },
  searchPlaceholder: { en: "Airport, hotel area, town…", vi: "Sân bay, phố, tỉnh thành…" },
  type: { en: "Kind of transfer", vi: "Loại đưa đón" },
  types: {
    airport: { en: "Airport", vi: "Sân bay" },
    city: { en: "City", vi: "Nội thành" },
    intercity: { en: "Intercity", vi: "Liên tỉnh" },
  },
  category: { en: "Category", vi: "Dịch vụ" },
  allCategories: { en: "All categories", vi: "Tất cả dịch vụ" },
  vehicle: { en: "Vehicle", vi: "Phương tiện" },
  allVehicles: { en: "All vehicles", vi: "Tất cả phương tiện" },
  region: { en: "Part of the country", vi: "Vùng miền" },
  allRegions: { en: "All of Vietnam", vi: "Cả nước" },
  regions: {
    north: { en: "The north", vi: "Miền Bắc" },
    central: { en: "The centre", vi: "Miền Trung" },
    south: { en: "The south", vi: "Miền Nam" },
    all: { en: "Everywhere", vi: "Khắp nơi" },
  },
  price: common.price,
  sort: {
    recommended: { en: "Recommended", vi: "Gợi ý" },
    fastest: { en: "Fastest first", vi: "Nhanh nhất trước" },
    name: common.name,
    "price-low": { en: "Price: low to high", vi: "Giá: thấp đến cao" },
    "price-high": { en: "Price: high to low", vi: "Giá: cao đến thấp" },
    rating: { en: "Best rated first", vi: "Đánh giá cao nhất" },
  },
  partRead: {
    en: "“{typed}”: rides for {place}. You can give the address when you book.",
    vi: "“{typed}”: các chuyến cho {place}. Bạn ghi địa chỉ khi đặt.",
  },
  fromUnknown: {
    en: "No ride from “{from}” goes there, so these are all that lead to {to}.",
    vi: "Không có chuyến nào từ “{from}” tới đó, nên đây là các chuyến đến {to}.",
  },
  toUnknown: {
    en: "No ride from there goes to “{to}”, so these are all that leave from {from}.",
    vi: "Không có chuyến nào từ đó tới “{to}”, nên đây là các chuyến đi từ {from}.",
  },
  vehicleUnknown: {
    en: "We have no {vehicle} from {from} to {to}, so these are all rides between them.",
    vi: "Tuyến {from} – {to} chưa có {vehicle}, nên đây là tất cả các chuyến.",
  },
  bothUnknown: {
    en: "We know no ride for “{typed}”, so these are all of ours. Ask us: we drive to most places.",
    vi: "Chưa có chuyến nào cho “{typed}”, nên đây là tất cả các chuyến. Bạn cứ hỏi, chúng tôi đi được hầu hết mọi nơi.",
  },
  showing: { en: "Showing {shown} of {total} transfers", vi: "Hiển thị {shown} trong {total} chuyến" },
  show: { en: "Show {total} transfers", vi: "Xem {total} chuyến" },
  showOne: { en: "Show 1 transfer", vi: "Xem 1 chuyến" },
  none: { en: "No transfers found", vi: "Không tìm thấy chuyến xe" },
  noneText: {
    en: "No transfer matches all of these. Try removing one, or tell us your route: we drive wherever the road goes.",
    vi: "Không có chuyến nào khớp tất cả điều kiện. Bạn thử bỏ bớt một điều kiện, hoặc cho chúng tôi biết lộ trình: chúng tôi chạy cả những cung đường chưa có trong danh sách.",
  },
  failed: { en: "Error: {message}", vi: "Lỗi: {message}" },
  tryAgain: common.tryAgain,
} satisfies Messages
