import type { Localized } from "#i18n/localized.ts"

type Slide = {
  place: Localized
  slug: string
  poster: string
  color: string
  /** Where it is, and on which side of its pin the map names it. */
  at: { lat: number; lon: number }
  named: "east" | "west" | "south"
}

/** Source: spec §9. The first one is loaded with the page. */
export const HERO_SLIDES: Slide[] = [
  {
    place: { en: "Ha Long Bay", vi: "Vịnh Hạ Long" },
    slug: "ha-long",
    poster: "ha-long-dusk",
    color: "#B5522F",
    at: { lat: 20.95, lon: 107.05 },
    named: "east",
  },
  {
    place: { en: "Hoi An", vi: "Hội An" },
    slug: "hoi-an",
    poster: "hoi-an-dusk",
    color: "#3C4669",
    at: { lat: 15.88, lon: 108.33 },
    named: "east",
  },
  {
    place: { en: "Sapa", vi: "Sa Pa" },
    slug: "sapa",
    poster: "hill-hearth-day",
    color: "#6A5F50",
    at: { lat: 22.34, lon: 103.84 },
    named: "east",
  },
  {
    place: { en: "Hanoi", vi: "Hà Nội" },
    slug: "hanoi",
    poster: "water-puppets-dawn",
    color: "#9A6B3F",
    at: { lat: 21.03, lon: 105.85 },
    named: "west",
  },
  {
    place: { en: "Ninh Binh", vi: "Ninh Bình" },
    slug: "ninh-binh",
    poster: "ninh-binh-dawn",
    color: "#D8C9A0",
    at: { lat: 20.25, lon: 105.97 },
    named: "west",
  },
  {
    place: { en: "Hue", vi: "Huế" },
    slug: "hue",
    poster: "hue-dusk",
    color: "#8C4A3A",
    at: { lat: 16.46, lon: 107.6 },
    named: "east",
  },
  {
    place: { en: "Mekong Delta", vi: "Miền Tây" },
    slug: "mekong",
    poster: "flooded-forest-dawn",
    color: "#BAA94E",
    at: { lat: 10.03, lon: 105.77 },
    named: "east",
  },
  {
    place: { en: "Phu Quoc", vi: "Phú Quốc" },
    slug: "phu-quoc",
    poster: "phu-quoc-day",
    color: "#A9CBC6",
    at: { lat: 10.22, lon: 103.96 },
    named: "south",
  },
]
