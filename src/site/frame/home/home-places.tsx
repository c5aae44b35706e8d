import { Link } from "@tanstack/react-router"
import type { CategoryHeading } from "#domain/categories/category.ts"
import { useProperName, useTranslate } from "#i18n/language.tsx"
import { Picture } from "#site/ui/picture/picture.tsx"
import { homeMessages as texts } from "./home-messages.ts"
import { placePicture } from "./home-scenes.ts"

export function HomePlaces({ places }: { places: CategoryHeading[] }) {
  const t = useTranslate()
  return (
    <section className="wrap mt-11 lg:mt-28">
      <h2 className="section-title">{t(texts.places)}</h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-[1.6fr_1fr_1fr] lg:grid-rows-[17rem_17rem]">
        {places.map((place, index) => (
          <li key={place.slug} className={index === 0 ? "lg:row-span-2" : index === 3 ? "lg:col-span-2" : ""}>
            <PlaceTile place={place} crop={index === 0 ? "4x5" : "4x3"} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function PlaceTile({ place, crop }: { place: CategoryHeading; crop: "4x5" | "4x3" }) {
  const t = useTranslate()
  const nameOf = useProperName()
  return (
    <Link
      to="/category/$slug"
      params={{ slug: place.slug }}
      activeProps={{}}
      className="group relative block h-full min-h-40 overflow-hidden rounded-image sm:min-h-75 lg:min-h-0"
    >
      <Picture
        image={placePicture(place.slug)}
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
