import { contentMessages } from "#domain/catalogue/content-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const staffMessages = {
  ...contentMessages,
  pricingInvalid: {
    en: "Please enter a currency, and either a price per trip for each vehicle, or the prices for an adult and a child (or null)",
    vi: "Vui lòng nhập loại tiền, cùng giá mỗi chuyến theo từng loại xe, hoặc giá người lớn và trẻ em (hoặc null)",
  },
  airportInvalid: {
    en: "Please enter which end is the airport (from or to), and the minutes before take-off",
    vi: "Vui lòng cho biết đầu nào là sân bay (from hoặc to) và số phút trước giờ bay",
  },
  priceRulesInvalid: {
    en: "Please enter each surcharge (or null), and the price of the return in percent (1 to 200, or null)",
    vi: "Vui lòng nhập từng khoản phụ thu (hoặc null) và giá lượt về theo phần trăm (1 đến 200, hoặc null)",
  },
  timetableInvalid: {
    en: "Please enter the times of departure, and the places of each departure (or none)",
    vi: "Vui lòng nhập các giờ khởi hành và số chỗ mỗi chuyến (hoặc để trống)",
  },
  timesInvalid: {
    en: "Please enter each time once, from the earliest to the latest",
    vi: "Vui lòng nhập mỗi giờ một lần, từ sớm đến muộn",
  },
  categoryInvalid: {
    en: "Please enter the slug of a transfer category, or its name with the details of this transfer",
    vi: "Vui lòng nhập slug của loại đưa đón, hoặc tên loại cùng các thông tin của dịch vụ này",
  },
  routeInvalid: {
    en: "A route must be a text, or a start and an end (from and to)",
    vi: "Tuyến đường là một đoạn chữ, hoặc điểm đi và điểm đến (from và to)",
  },
  categoryRequired: { en: "Choose a transfer group", vi: "Chọn nhóm xe đưa đón" },
  categoryUnknown: { en: "This transfer category doesn't exist", vi: "Không có loại đưa đón này" },
  vehicleUnknown: { en: "This vehicle doesn't exist", vi: "Không có loại xe này" },
  vehicleInUse: {
    en: "Some transfers have a price for this vehicle. Please remove it from them first.",
    vi: "Có dịch vụ đưa đón đang có giá cho loại xe này. Bạn vui lòng gỡ loại xe khỏi các dịch vụ đó trước.",
  },
  codeInvalid: {
    en: "A code can have lower-case letters, digits and hyphens, at most 40 characters",
    vi: "Mã chỉ gồm chữ thường không dấu, chữ số và dấu gạch nối, tối đa 40 ký tự",
  },
  codeTaken: { en: "Another vehicle already has this code", vi: "Mã này đã có loại xe khác dùng" },
  peopleTooMany: {
    en: "This is more people than the vehicle has seats",
    vi: "Số khách nhiều hơn số chỗ",
  },
  loadsRequired: {
    en: "Please enter how many people and large bags it takes",
    vi: "Vui lòng nhập số khách và số hành lý lớn xe chở được",
  },
  loadsInvalid: {
    en: "Each row needs fewer people and more bags than the row above",
    vi: "Mỗi dòng phải ít khách hơn và nhiều hành lý hơn dòng trên",
  },
  vehicleTwice: { en: "A vehicle has two prices. Please keep one.", vi: "Một loại xe có hai mức giá" },
} satisfies Messages
