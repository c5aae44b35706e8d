import { inEach, type Localized, type LocalizedContent } from "#i18n/localized.ts"
import { groupLabels } from "./price-rule-labels.ts"

/** Labels of quote lines in both languages. They are stored with the booking. */
export const labels = {
  traveler: { en: "Traveller", vi: "Khách" },
  adult: { en: "Adult", vi: "Người lớn" },
  child: { en: "Child", vi: "Trẻ em" },
  "free-child": (under: Localized): Localized => ({
    en: `Child ${under.en}, free`,
    vi: `Trẻ em ${under.vi}, miễn phí`,
  }),
  "further-child": (under: Localized, percent: number): Localized => ({
    en: `Further child ${under.en}, ${percent}%`,
    vi: `Trẻ em ${under.vi} đi thêm, ${percent}%`,
  }),
  "band-child": (under: Localized, percent: number | null): Localized => ({
    en: `Child ${under.en}${percentage(percent)}`,
    vi: `Trẻ em ${under.vi}${percentage(percent)}`,
  }),
  "grown-child": (from: Localized): Localized => ({
    en: `Child ${from.en}, as an adult`,
    vi: `Trẻ em ${from.vi}, tính như người lớn`,
  }),
  ...groupLabels,
  agreed: { en: "Price as agreed", vi: "Giá theo thỏa thuận" },
  "late-reduction": (percent: number): Localized => ({
    en: `Late change fee, ${percent}% of the difference`,
    vi: `Phí thay đổi muộn, ${percent}% phần chênh lệch`,
  }),
  item: { en: "Item", vi: "Sản phẩm" },
  night: { en: "Night surcharge, 22:00–6:00", vi: "Phụ thu đêm, 22:00–6:00" },
  "child-seat": { en: "Child seat", vi: "Ghế trẻ em" },
  "extra-stop": { en: "Extra stop", vi: "Điểm dừng thêm" },
  waiting: { en: "Waiting, per hour", vi: "Chờ thêm, mỗi giờ" },
  "name-sign": { en: "Meeting with a name sign", vi: "Đón bằng bảng tên" },
  holiday: (name: LocalizedContent, percent: number, [days, all]: [number, number]): Localized => ({
    en: `${inEach(name).en}, +${percent}%${days < all ? ` on ${days} of ${all} days` : ""}`,
    vi: `${inEach(name).vi}, phụ thu ${percent}%${days < all ? ` cho ${days}/${all} ngày` : ""}`,
  }),
  "pickup-zone": (name: LocalizedContent): Localized => ({
    en: `Pick-up: ${inEach(name).en}`,
    vi: `Đón tại: ${inEach(name).vi}`,
  }),
  return: (name: LocalizedContent): Localized => ({
    en: `Return: ${inEach(name).en}`,
    vi: `Lượt về: ${inEach(name).vi}`,
  }),
  "return-to-come": (name: LocalizedContent): Localized => ({
    en: `Return (date to come): ${inEach(name).en}`,
    vi: `Lượt về (chưa chọn ngày): ${inEach(name).vi}`,
  }),
} as const

const percentage = (percent: number | null) => (percent === null ? "" : `, ${percent}%`)
