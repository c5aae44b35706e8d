import { useSuspenseQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { HomeSettings } from "#domain/settings/settings.ts"
import { useTranslate } from "#i18n/language.tsx"
import { TripForm } from "#site/search/trip-form.tsx"
import { settingsQuery } from "#site/settings/queries.ts"
import { Slideshow } from "#site/ui/picture/slideshow.tsx"
import { homeMessages as texts } from "./home-messages.ts"
import { useHome } from "./use-home.ts"

export function HomeHero() {
  const t = useTranslate()
  const { heroSlides, heroEyebrow, heroHeadline, heroText } = useHome()
  const { data: settings } = useSuspenseQuery(settingsQuery)
  const eyebrow = t(heroEyebrow)
  return (
    <section className="relative -mt-[4.0625rem]">
      <div className="h-[44svh] min-h-72 lg:h-[calc(100svh-2.75rem)] lg:max-h-[56rem] lg:min-h-[44rem]">
        {heroSlides.length > 0 ? (
          <Slideshow
            slides={heroSlides.map(({ picture }) => picture)}
            caption={(index) => <SlideCaption slide={heroSlides[index]} />}
            priority
            controls="absolute right-4 bottom-20 lg:right-8 lg:bottom-8"
          />
        ) : (
          <div aria-hidden="true" className="color-field h-full rounded-none" />
        )}
      </div>
      {/* As high as the card, which then grows downwards while a browser has only a part of the page. */}
      <div className="wrap relative -mt-16 lg:absolute lg:inset-x-0 lg:bottom-16 lg:mt-0 lg:min-h-[40.25rem]">
        <div className="max-w-md rounded-card border border-hairline bg-paper p-5 sm:p-7">
          {eyebrow && <p className="stamp mb-3 text-vermilion sm:mb-4">{eyebrow}</p>}
          <h1 className="text-4xl font-bold sm:text-5xl">{t(heroHeadline) || t(settings.companyName)}</h1>
          <p className="mt-4 hidden text-soft sm:block">
            {t(heroText) || t(settings.companyDescription) || t(texts.lead)}
          </p>
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

function SlideCaption({ slide }: { slide: HomeSettings["heroSlides"][number] | undefined }) {
  const t = useTranslate()
  if (!slide) return null
  const caption = t(slide.caption) || t(slide.picture.alt)
  if (!slide.link) return <span className="font-semibold">{caption}</span>
  return (
    <Link
      to={slide.link}
      activeProps={{}}
      className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {caption}
    </Link>
  )
}
