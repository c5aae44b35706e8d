import { useQuery, useSuspenseQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import type { ReactNode } from "react"
import type { CategoryHeading } from "#domain/categories/category.ts"
import { interpolate } from "#i18n/interpolate.ts"
import { useTranslate } from "#i18n/language.tsx"
import { TourCard } from "#site/tours/tour-card.tsx"
import { Button, buttonClass } from "#site/ui/button.tsx"
import { Tabs } from "#site/ui/overlay/tabs.tsx"
import { CardSkeleton } from "#site/ui/skeleton.tsx"
import { homeBelowFoldMessages as texts } from "./home-below-fold-messages.ts"
import { homeToursQuery, PER_TAB, themeToursQuery } from "./home-queries.ts"
import { withOwnScenes } from "./home-scenes.ts"
import { usePartyPrices } from "./party-prices.ts"
import { useHome } from "./use-home.ts"

/** Tour categories as tabs. The first active one is open (spec §2). */
export function HomeByInterest({ themes }: { themes: CategoryHeading[] }) {
  const t = useTranslate()
  if (themes.length === 0) return null
  return (
    <section className="wrap mt-11 lg:mt-28">
      <h2 className="section-title">{t(texts.themes)}</h2>
      <div className="mt-2 sm:mt-4">
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

function Theme({ theme }: { theme: CategoryHeading }) {
  const t = useTranslate()
  return (
    <>
      <p className="hidden max-w-[45em] text-soft sm:block">{t(theme.description)}</p>
      <ThemeTours slug={theme.slug}>
        <Link to="/category/$slug" params={{ slug: theme.slug }} activeProps={{}} className={buttonClass("secondary")}>
          {interpolate(t(texts.themeTours), { theme: t(theme.name) })}
        </Link>
      </ThemeTours>
    </>
  )
}

/** The children lead to all tours of the theme. */
function ThemeTours({ slug, children }: { slug: string; children: ReactNode }) {
  const t = useTranslate()
  const { data, isError, refetch } = useQuery(themeToursQuery(slug))
  const home = useHome()
  const { data: favourites } = useSuspenseQuery(homeToursQuery(home.homeTours))
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
      <ul
        className={`rail grid sm:mt-5 gap-4 sm:grid-cols-2 ${data?.length === 3 ? "lg:grid-cols-3" : "lg:grid-cols-4"}`}
      >
        {data
          ? withOwnScenes(data, favourites, home).map((tour) => (
              <li key={tour._id} className="grid">
                <TourCard
                  {...forParty(tour)}
                  wideOnPhones
                  sizes="(min-width: 1024px) 280px, (min-width: 640px) 46vw, 73vw"
                />
              </li>
            ))
          : Array.from({ length: PER_TAB }, (_, place) => place).map((place) => (
              <li key={place} className="grid">
                <CardSkeleton />
              </li>
            ))}
        <li className="rail-end">{children}</li>
      </ul>
    </>
  )
}
