import type { Localized } from "#i18n/localized.ts"
import type { TourCategorySlug } from "../seed-types.ts"

type TourCategorySeed = { slug: TourCategorySlug; name: Localized; description: Localized; featured?: true }

export const tourCategorySeeds: TourCategorySeed[] = [
  {
    slug: "cruises",
    featured: true,
    name: { en: "Cruises & boats", vi: "Du thuyền & thuyền" },
    description: {
      en: "A day or a few nights on the water: the limestone of Ha Long and Lan Ha, the canals of the Mekong.",
      vi: "Một ngày hoặc vài đêm trên sóng nước: núi đá Hạ Long, Lan Hạ và kênh rạch miền Tây.",
    },
  },
  {
    slug: "day-trips",
    featured: true,
    name: { en: "Day trips", vi: "Tour trong ngày" },
    description: { en: "Out after breakfast, back for dinner.", vi: "Đi sau bữa sáng, về kịp bữa tối." },
  },
  {
    slug: "culture-heritage",
    featured: true,
    name: { en: "Culture & heritage", vi: "Văn hóa & di sản" },
    description: {
      en: "Citadels, temples and old towns with guides who know whose house it was.",
      vi: "Thành quách, đền chùa, phố cổ cùng hướng dẫn viên thuộc chuyện từng nếp nhà.",
    },
  },
  {
    slug: "mountains-trekking",
    featured: true,
    name: { en: "Mountains & trekking", vi: "Núi rừng & trekking" },
    description: {
      en: "Terraces, passes and jungle caves, on foot, with nights in village homes.",
      vi: "Ruộng bậc thang, đèo cao và hang động giữa rừng, đi bộ và ngủ lại nhà dân.",
    },
  },
  {
    slug: "food-markets",
    featured: true,
    name: { en: "Food & markets", vi: "Ẩm thực & chợ" },
    description: {
      en: "What people really eat, where they eat it, and how it is cooked.",
      vi: "Người bản xứ ăn gì, ăn ở đâu và nấu ra sao.",
    },
  },
  {
    slug: "beaches-islands",
    featured: true,
    name: { en: "Beaches & islands", vi: "Biển & đảo" },
    description: {
      en: "Clear water, reefs and slow evenings from Nha Trang to Phu Quoc.",
      vi: "Nước trong, rạn san hô và những chiều thong thả từ Nha Trang đến Phú Quốc.",
    },
  },
  {
    slug: "cycling-adventure",
    name: { en: "Cycling & adventure", vi: "Đạp xe & mạo hiểm" },
    description: {
      en: "Two wheels, ropes or a kayak: trips for those who like to be tired at night.",
      vi: "Xe đạp, xe máy, dây leo hay kayak: dành cho ai thích mệt nhoài khi đêm xuống.",
    },
  },
  {
    slug: "family",
    name: { en: "Family", vi: "Gia đình" },
    description: {
      en: "Short drives, early dinners and something for every age.",
      vi: "Chặng đường ngắn, bữa tối sớm và trò hay cho mọi lứa tuổi.",
    },
  },
]
