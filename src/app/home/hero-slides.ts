import type { Localized } from "#i18n/localized.ts"

/** Source: spec §9. The first one is loaded with the page. */
export const HERO_SLIDES: { place: Localized; slug: string; poster: string; color: string }[] = [
  { place: { en: "Ha Long Bay", vi: "Vịnh Hạ Long" }, slug: "ha-long", poster: "ha-long-dusk", color: "#B5522F" },
  { place: { en: "Hoi An", vi: "Hội An" }, slug: "hoi-an", poster: "hoi-an-dusk", color: "#3C4669" },
  { place: { en: "Sapa", vi: "Sa Pa" }, slug: "sapa", poster: "hill-hearth-day", color: "#6A5F50" },
  { place: { en: "Hanoi", vi: "Hà Nội" }, slug: "hanoi", poster: "coffee-dawn", color: "#9B754C" },
  { place: { en: "Ninh Binh", vi: "Ninh Bình" }, slug: "ninh-binh", poster: "ninh-binh-dawn", color: "#D8C9A0" },
  { place: { en: "Hue", vi: "Huế" }, slug: "hue", poster: "hue-dusk", color: "#8C4A3A" },
  { place: { en: "Mekong Delta", vi: "Miền Tây" }, slug: "mekong", poster: "flooded-forest-dawn", color: "#BAA94E" },
  { place: { en: "Phu Quoc", vi: "Phú Quốc" }, slug: "phu-quoc", poster: "phu-quoc-day", color: "#A9CBC6" },
]
