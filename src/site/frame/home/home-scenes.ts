import type { TourOffer } from "#domain/search/search.ts"
import { HERO_SLIDES } from "./hero-slides.ts"

/** Of places as tiles. Their lower third is under the words. */
const PLACE_POSTERS: Record<string, string> = {
  "hoi-an": "cooking-class-dawn",
  sapa: "sapa-day",
  hanoi: "hanoi-dawn",
  mekong: "mekong-dawn",
}
const REASONS_POSTER = "airport-arrival-dawn"

const urlOf = (poster: string | undefined) => `/media/posters/${poster}/16x9-1440.webp`
export const placePicture = (slug: string) => ({ url: urlOf(PLACE_POSTERS[slug]), alt: { en: "" }, color: "#DCE8E3" })
export const reasonsPicture = { url: urlOf(REASONS_POSTER), alt: { en: "" }, color: "#E3B4A5" }
export const slidePictures = HERO_SLIDES.map(({ place, poster, color }) => ({ url: urlOf(poster), alt: place, color }))

const posters = [...HERO_SLIDES.map(({ poster }) => poster), ...Object.values(PLACE_POSTERS), REASONS_POSTER]

/** A drawn scene comes in three lights. An uploaded picture is a scene of its own. */
const sceneOf = (url: string) =>
  url
    .split("/")
    .at(-2)
    ?.replace(/-(dawn|day|dusk)$/, "")

/** Returns the tours of a theme with first pictures that the page doesn't show already, as far as they have others. */
export function withOwnScenes(tours: TourOffer[], favourites: TourOffer[]): TourOffer[] {
  const shown = new Set([...posters.map(urlOf), ...favourites.map(({ images }) => images[0]?.url ?? "")].map(sceneOf))
  return tours.map((tour) => {
    const own = tour.images.find(({ url }) => !shown.has(sceneOf(url))) ?? tour.images[0]
    if (own) shown.add(sceneOf(own.url))
    return { ...tour, images: own ? [own] : [] }
  })
}
