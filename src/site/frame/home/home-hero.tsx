import { Link } from "@tanstack/react-router"
import { interpolate } from "#i18n/interpolate.ts"
import { useTranslate } from "#i18n/language.tsx"
import { TripForm } from "#site/search/trip-form.tsx"
import { Slideshow } from "#site/ui/picture/slideshow.tsx"
import { HERO_SLIDES } from "./hero-slides.ts"
import { homeMessages as texts } from "./home-messages.ts"
import { slidePictures } from "./home-scenes.ts"

export function HomeHero() {
  const t = useTranslate()
  return (
    <section className="relative -mt-[4.0625rem]">
      <div className="h-[44svh] min-h-72 lg:h-[calc(100svh-2.75rem)] lg:max-h-[56rem] lg:min-h-[44rem]">
        <Slideshow
          slides={slidePictures}
          caption={(index) => <SlideLink index={index} />}
          priority
          controls="absolute right-4 bottom-20 lg:right-8 lg:bottom-8"
        />
      </div>
      {/* As high as the card, which then grows downwards while a browser has only a part of the page. */}
      <div className="wrap relative -mt-16 lg:absolute lg:inset-x-0 lg:bottom-16 lg:mt-0 lg:min-h-[40.25rem]">
        <div className="max-w-md rounded-card border border-hairline bg-paper p-5 sm:p-7">
          <p className="stamp text-vermilion">{t(texts.eyebrow)}</p>
          <h1 className="mt-3 text-4xl font-bold sm:mt-4 sm:text-5xl">{t(texts.headline)}</h1>
          <p className="mt-4 hidden text-soft sm:block">{t(texts.lead)}</p>
          <TripForm
            search={{}}
            linkTo={(search) => ({ to: "/tours", search })}
            asksWhere
            className="mt-4 grid grid-cols-[1fr_auto] gap-4 sm:mt-5 sm:grid-cols-[5fr_4fr] [&>button]:self-end sm:[&>button]:col-span-2"
          />
          <Link to="/tours" className="text-link mt-2 inline-flex min-h-11 items-center max-sm:hidden">
            {t(texts.browse)}
          </Link>
        </div>
      </div>
    </section>
  )
}

function SlideLink({ index }: { index: number }) {
  const t = useTranslate()
  const slide = HERO_SLIDES[index]
  if (!slide) return null
  return (
    <Link
      to="/category/$slug"
      params={{ slug: slide.slug }}
      activeProps={{}}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {interpolate(t(texts.slide), { place: t(slide.place) })}
    </Link>
  )
}
