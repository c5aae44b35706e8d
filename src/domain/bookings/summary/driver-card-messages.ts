import type { Messages } from "#i18n/localized.ts"

/** Texts of the card that guests show to drivers, on the booking's page and on the voucher. */
export const driverCardMessages = {
  title: { en: "Card for drivers", vi: "Thẻ dành cho tài xế" },
  hint: { en: "Show this to your driver.", vi: "Đưa thẻ này cho tài xế." },
  dropoff: { en: "Please take me to this address:", vi: "Xin đưa tôi đến địa chỉ này:" },
  pickup: { en: "Please pick me up at this address:", vi: "Xin đón tôi tại địa chỉ này:" },
  nameSign: { en: "Name on the sign", vi: "Tên trên bảng đón" },
} satisfies Messages
