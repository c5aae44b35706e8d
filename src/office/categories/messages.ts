import { common } from "#i18n/common-messages.ts"
import type { Messages } from "#i18n/localized.ts"

const regions = {
  north: { en: "The north", vi: "Miền Bắc" },
  central: { en: "The centre", vi: "Miền Trung" },
  south: { en: "The south", vi: "Miền Nam" },
  all: { en: "All of Vietnam", vi: "Cả nước" },
} satisfies Messages

/** Texts of the category editors. */
export const categoryMessages = {
  menu: { en: "Categories", vi: "Danh mục" },
  regions,
  topLevel: { en: "Nothing: it is at the top", vi: "Không: ở cấp cao nhất" },
  pictures: common.pictures,
  services: {
    private: { en: "Private", vi: "Đi riêng" },
    shared: { en: "Shared", vi: "Đi ghép" },
    train: { en: "By train", vi: "Đi tàu" },
    special: { en: "Special", vi: "Dịch vụ riêng" },
  },
  vehicleTypes: {
    car: { en: "Car", vi: "Xe ô tô" },
    van: { en: "Van", vi: "Xe van" },
    bus: { en: "Bus", vi: "Xe khách" },
    limousine: { en: "Limousine van", vi: "Xe limousine" },
    motorbike: { en: "Motorbike", vi: "Xe máy" },
    train: { en: "Train", vi: "Tàu hỏa" },
  },
  routeOn: { en: "For one route only", vi: "Chỉ cho một tuyến" },
} satisfies Messages

export const placeMessages = {
  name: { en: "Destinations", vi: "Điểm đến" },
  new: { en: "New destination", vi: "Điểm đến mới" },
  none: { en: "There are no destinations yet.", vi: "Chưa có điểm đến nào." },
} satisfies Messages

export const tourCategoryMessages = {
  name: { en: "Tour themes", vi: "Chủ đề tour" },
  new: { en: "New theme", vi: "Chủ đề mới" },
  none: { en: "There are no themes yet.", vi: "Chưa có chủ đề nào." },
} satisfies Messages

export const transferCategoryMessages = {
  name: { en: "Transfer groups", vi: "Nhóm xe đưa đón" },
  new: { en: "New group", vi: "Nhóm mới" },
  none: { en: "There are no groups yet.", vi: "Chưa có nhóm nào." },
} satisfies Messages
