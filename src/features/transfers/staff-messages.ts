import { contentMessages } from "#i18n/content-messages.ts"

/** What is wrong with a transfer that staff send, by the keys of transfer-entry.schema.ts. */
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
  categoryUnknown: { en: "There is no such transfer category", vi: "Không có loại đưa đón này" },
  vehicleUnknown: { en: "There is no such vehicle", vi: "Không có loại xe này" },
  vehicleTwice: { en: "A vehicle has two prices", vi: "Một loại xe có hai mức giá" },
}
