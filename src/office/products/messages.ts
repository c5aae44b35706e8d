import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

/** Texts of the product editor. */
export const productMessages = {
  name: common.extras,
  new: { en: "New extra", vi: "Dịch vụ mới" },
  per: { person: { en: "person", vi: "người" }, item: { en: "item", vi: "sản phẩm" } },
  addOns: { tour: common.tours, transfer: common.transfers },
  transferTypesHint: { en: "None ticked: with every transfer.", vi: "Không chọn: bán kèm mọi chuyến xe." },
  placesHint: {
    en: "Only with tours and transfers of these destinations. Empty: everywhere.",
    vi: "Chỉ bán kèm tour và xe ở các điểm đến này. Để trống: ở mọi nơi.",
  },
  lasts: { en: "Lasts", vi: "Thời lượng" },
  hours: { en: "some hours", vi: "vài giờ" },
  days: { en: "one or more days", vi: "một hay nhiều ngày" },
  noCategory: common.extras,
} satisfies Messages
