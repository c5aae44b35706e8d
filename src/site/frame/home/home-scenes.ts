import type { Image } from "#domain/catalogue/content.ts"
import type { TourOffer } from "#domain/search/search.ts"
import type { HomeSettings } from "#domain/settings/settings.ts"

/** A drawn scene comes in three lights. An uploaded picture is a scene of its own. */
const sceneOf = ({ url }: Pick<Image, "url">) =>
  url
    .split("/")
    .at(-2)
    ?.replace(/-(dawn|day|dusk)$/, "")

function picturesOf({ heroSlides, homePlaces, benefitsPicture }: HomeSettings): Image[] {
  const all = [...heroSlides.map(({ picture }) => picture), ...homePlaces.map(({ picture }) => picture)]
  return [...all, benefitsPicture].filter((picture) => picture !== null)
}

/** Returns the tours of a theme with first pictures that the page doesn't show already, as far as they have others. */
export function withOwnScenes(tours: TourOffer[], favourites: TourOffer[], home: HomeSettings): TourOffer[] {
  const firstOnes = favourites.flatMap(({ images }) => images.slice(0, 1))
  const shown = new Set([...picturesOf(home), ...firstOnes].map(sceneOf))
  return tours.map((tour) => {
    const own = tour.images.find((image) => !shown.has(sceneOf(image))) ?? tour.images[0]
    if (own) shown.add(sceneOf(own))
    return { ...tour, images: own ? [own] : [] }
  })
}
