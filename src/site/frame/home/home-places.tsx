import { useSuspenseQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { Image } from "#domain/catalogue/content.ts"
import type { CategoryHeading } from "#domain/categories/category.ts"
import { useProperName, useTranslate } from "#i18n/language.tsx"
import { CompanyPicture } from "#site/ui/picture/company-picture.tsx"
import { homeMessages as texts } from "./home-messages.ts"
import { homePlacesQuery } from "./home-queries.ts"
import { useHome } from "./use-home.ts"

/** Of one to four places. The first is as high as two, the last as wide as two. */
const LAYOUTS: Record<number, string> = {
  1: "lg:grid-cols-1 lg:grid-rows-[24rem]",
  2: "lg:grid-cols-[1.6fr_1fr] lg:grid-rows-[24rem]",
  3: "lg:grid-cols-[1.6fr_1fr] lg:grid-rows-[17rem_17rem]",
  4: "lg:grid-cols-[1.6fr_1fr_1fr] lg:grid-rows-[17rem_17rem]",
}

export function HomePlaces() {
  const t = useTranslate()
  const { homePlaces } = useHome()
  const { data: places } = useSuspenseQuery(homePlacesQuery(homePlaces.map(({ slug }) => slug)))
  if (places.length === 0) return null
  return (
    <section className="wrap mt-11 lg:mt-28">
      <h2 className="section-title">{t(places.length === 4 ? texts.fourPlaces : texts.places)}</h2>
      <ul className={`mt-4 grid grid-cols-2 gap-3 sm:gap-4 ${LAYOUTS[places.length]}`}>
        {places.map((place, index) => (
          <li
            key={place.slug}
            className={index === 0 && places.length > 2 ? "lg:row-span-2" : index === 3 ? "lg:col-span-2" : ""}
          >
            <PlaceTile
              place={place}
              picture={homePlaces.find(({ slug }) => slug === place.slug)?.picture ?? place.images[0]}
              crop={index === 0 ? "4x5" : "4x3"}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

type TileProps = { place: CategoryHeading; picture: Image | undefined; crop: "4x5" | "4x3" }

function PlaceTile({ place, picture, crop }: TileProps) {
  const t = useTranslate()
  const nameOf = useProperName()
  return (
    <Link
      to="/category/$slug"
      params={{ slug: place.slug }}
      activeProps={{}}
      className="group relative block h-full min-h-40 overflow-hidden rounded-image sm:min-h-75 lg:min-h-0"
    >
      <CompanyPicture
        image={picture}
        crop={crop}
        narrow="4x3"
        sizes="(min-width: 1024px) 40vw, 46vw"
        decorative
        className="absolute inset-0 h-full!"
      />
      <span className="absolute inset-x-2 bottom-2 rounded-image bg-paper px-3 py-2 sm:inset-x-3 sm:bottom-3 sm:p-3">
        <span className="block font-display text-lg sm:text-xl font-bold group-hover:underline">
          {nameOf(place.name)}
        </span>
        <span className="hidden text-sm text-soft sm:line-clamp-2">{t(place.description)}</span>
      </span>
    </Link>
  )
}
