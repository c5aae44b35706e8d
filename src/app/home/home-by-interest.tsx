import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { TourCategory } from "#features/categories/category.ts"
import type { TourOffer } from "#features/tours/tour.ts"
import { TourCard } from "#features/tours/tour-card.tsx"
import { interpolate } from "#i18n/interpolate.ts"
import { useTranslate } from "#i18n/language.tsx"
import { Button } from "#ui/button.tsx"
import { Tabs } from "#ui/overlay/tabs.tsx"
import { CardSkeleton } from "#ui/skeleton.tsx"
import { homeBelowFoldMessages as texts } from "./home-below-fold-messages.ts"
import { featuredQuery, PER_TAB, themeToursQuery } from "./home-queries.ts"
import { usePartyPrices } from "./party-prices.ts"

/** Tour categories as tabs. The first active one is open (spec §2). */
export function HomeByInterest({ themes }: { themes: TourCategory[] }) {
  const t = useTranslate()
  return (
    <section className="wrap mt-12 lg:mt-28">
      <h2 className="text-3xl font-bold lg:text-4xl">{t(texts.themes)}</h2>
      <div className="mt-4">
        <Tabs
          label={t(texts.themes)}
          tabs={themes.map((theme) => ({
            key: theme.slug,
            label: t(theme.name),
            content: <Theme theme={theme} />,
            link: { to: "/category/$slug", params: { slug: theme.slug } },
          }))}
        />
      </div>
    </section>
  )
}

function Theme({ theme }: { theme: TourCategory }) {
  const t = useTranslate()
  return (
    <>
      <p className="max-w-[45em] text-soft">{t(theme.description)}</p>
      <ThemeTours slug={theme.slug} />
      <Link
        to="/category/$slug"
        params={{ slug: theme.slug }}
        activeProps={{}}
        className="text-link mt-4 inline-flex min-h-11 items-center"
      >
        {interpolate(t(texts.themeTours), { theme: t(theme.name) })}
      </Link>
    </>
  )
}

function ThemeTours({ slug }: { slug: string }) {
  const t = useTranslate()
  const { data, isError, refetch } = useQuery(themeToursQuery(slug))
  const withNewPicture = useNewPictures()
  const forParty = usePartyPrices()
  if (isError && !data)
    return (
      <div role="alert" className="mt-5 flex flex-wrap items-center gap-4">
        <p>{t(texts.failed)}</p>
        <Button look="secondary" onClick={() => refetch()}>
          {t(texts.tryAgain)}
        </Button>
      </div>
    )
  if (data?.length === 0) return <p className="mt-5">{t(texts.noneInTheme)}</p>
  return (
    <>
      {!data && (
        <p role="status" className="sr-only">
          {t(texts.loading)}
        </p>
      )}
      <ul className={`rail mt-5 grid gap-4 sm:grid-cols-2 ${data?.length === 3 ? "lg:grid-cols-3" : "lg:grid-cols-4"}`}>
        {data
          ? data.map((tour) => (
              <li key={tour._id} className="grid">
                <TourCard
                  {...forParty(withNewPicture(tour))}
                  sizes="(min-width: 1024px) 280px, (min-width: 640px) 46vw, 92vw"
                />
              </li>
            ))
          : Array.from({ length: PER_TAB }, (_, place) => place).map((place) => (
              <li key={place} className="grid">
                <CardSkeleton />
              </li>
            ))}
      </ul>
    </>
  )
}

/** Returns how a tour that also stands among the favourites shows another of its pictures. */
function useNewPictures(): (tour: TourOffer) => TourOffer {
  const { data: featured } = useSuspenseQuery(featuredQuery)
  const shown = featured.map(({ images }) => images[0]?.url)
  return (tour) => {
    const images = tour.images.filter(({ url }) => !shown.includes(url))
    return images.length > 0 ? { ...tour, images } : tour
  }
}
