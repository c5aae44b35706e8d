import { contentMessages } from "#features/catalogue/content-messages.ts"
import type { Messages } from "#i18n/localized.ts"

export const staffMessages = {
  ...contentMessages,
  pricingInvalid: {
    en: "Please give a currency, and either the price of a trip for each vehicle, or those for an adult and a child (or null)",
    vi: "Vui lòng nhập loại tiền, cùng giá mỗi chuyến theo từng loại xe, hoặc giá người lớn và trẻ em (hoặc null)",
  },
  airportInvalid: {
    en: "Please say which end is the airport (from or to), and the minutes before take-off",
    vi: "Vui lòng cho biết đầu nào là sân bay (from hoặc to) và số phút trước giờ bay",
  },
  priceRulesInvalid: {
    en: "Please give each surcharge (or null), and what the way back costs in percent (1 to 200, or null)",
    vi: "Vui lòng nhập từng khoản phụ thu (hoặc null) và giá lượt về theo phần trăm (1 đến 200, hoặc null)",
  },
  categoryInvalid: {
    en: "Please give the slug of a transfer category, or its name with what holds for this transfer",
    vi: "Vui lòng nhập slug của loại đưa đón, hoặc tên loại cùng các thông tin của dịch vụ này",
  },
  routeInvalid: {
    en: "A route is a text, or where it begins and ends (from and to)",
    vi: "Tuyến đường là một đoạn chữ, hoặc điểm đi và điểm đến (from và to)",
  },
  categoryUnknown: { en: "There is no such transfer category", vi: "Không có loại đưa đón này" },
  vehicleUnknown: { en: "There is no such vehicle", vi: "Không có loại xe này" },
  vehicleInUse: {
    en: "There are transfers with a price for this vehicle. Please take it out of them first.",
    vi: "Có dịch vụ đưa đón đang có giá cho loại xe này. Bạn vui lòng gỡ loại xe khỏi các dịch vụ đó trước.",
  },
  codeInvalid: {
    en: "A code has small letters, figures and hyphens, at most 40",
    vi: "Mã chỉ gồm chữ thường không dấu, chữ số và dấu gạch nối, tối đa 40 ký tự",
  },
  codeTaken: { en: "There is a vehicle with this code already", vi: "Mã này đã có loại xe khác dùng" },
  peopleTooMany: {
    en: "There are more people than seats",
    vi: "Số khách nhiều hơn số chỗ",
  },
  loadsRequired: {
    en: "Please say how many people and large bags it takes",
    vi: "Vui lòng nhập số khách và số hành lý lớn xe chở được",
  },
  loadsInvalid: {
    en: "Each row needs fewer people and more bags than the row above",
    vi: "Mỗi dòng phải ít khách hơn và nhiều hành lý hơn dòng trên",
  },
  vehicleTwice: { en: "A vehicle has two prices", vi: "Một loại xe có hai mức giá" },
} satisfies Messages
