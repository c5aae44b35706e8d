import { useQuery, useQueryClient, useSuspenseQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { lazy, type ReactNode, Suspense, useMemo, useRef, useState } from "react"
import { latestKey, type Review } from "#domain/reviews/review.ts"
import { useTranslate } from "#i18n/language.tsx"
import { LANGUAGES } from "#i18n/localized.ts"
import { tourCategoriesQuery, transferCategoriesQuery } from "#site/categories/queries.ts"
import { LatestReviewList } from "#site/reviews/latest-review-list.tsx"
import { lastTrip } from "#site/search/trip.ts"
import { TourCard } from "#site/tours/tour-card.tsx"
import { buttonClass } from "#site/ui/button.tsx"
import { useAfterLoad } from "#site/ui/hooks/after-load.ts"
import { FigureStrip } from "./figure-strip.tsx"
import { homeBelowFoldMessages as texts } from "./home-below-fold-messages.ts"
import { HomeClosing, HomeFeatures, HomeReasons } from "./home-benefits.tsx"
import { HomeByInterest } from "./home-by-interest.tsx"
import { HomeMap, pinsOf } from "./home-map.tsx"
import { homePlacesQuery, homeToursQuery, homeTransfersQuery, themeToursQuery } from "./home-queries.ts"
import { HomeTransfers } from "./home-transfers.tsx"
import { type PartyPrices, PartyPricesContext, usePartyPrices } from "./party-prices.ts"
import { useHome } from "./use-home.ts"

const LoadPartyPrices = lazy(() => import("./load-party-prices.tsx"))

export function HomeBelowFold() {
  const { data: themes } = useSuspenseQuery(tourCategoriesQuery)
  const { data: kinds } = useSuspenseQuery(transferCategoriesQuery)
  const { homeTransfers } = useHome()
  const { data: transfers } = useSuspenseQuery(homeTransfersQuery(homeTransfers))
  return (
    <>
      <ForParty firstTheme={themes[0]?.slug ?? ""}>
        <Featured />
        <HomeByInterest themes={themes} />
      </ForParty>
      {transfers.length > 0 && <HomeTransfers transfers={transfers} categories={kinds} />}
      <Testimonials />
      <MapAndFeatures />
      <HomeReasons />
      <FigureStrip page="home" />
      <HomeClosing />
    </>
  )
}

/** Shows what tours cost the party of the visitor's last search. The prices are loaded after the page. */
function ForParty({ firstTheme, children }: { firstTheme: string; children: ReactNode }) {
  const { adults, ages } = lastTrip.useLast()
  const hasLoaded = useAfterLoad()
  const place = useRef<HTMLDivElement>(null)
  const [prices, setPrices] = useState<PartyPrices>()
  const { homeTours } = useHome()
  const { data: featured } = useSuspenseQuery(homeToursQuery(homeTours))
  const { data: inTheme = [] } = useQuery({ ...themeToursQuery(firstTheme), enabled: false })
  const slugs = [...new Set([...featured, ...inTheme].map(({ slug }) => slug))]
  const party = useMemo(() => ({ adults, ages }), [adults, ages])
  return (
    <div ref={place}>
      <PartyPricesContext value={prices}>{children}</PartyPricesContext>
      {hasLoaded && adults !== undefined && slugs.length > 0 && (
        <Suspense>
          <LoadPartyPrices slugs={slugs} party={party} place={place} onLoaded={setPrices} />
        </Suspense>
      )}
    </div>
  )
}

function MapAndFeatures() {
  const { homeMap } = useHome()
  const { data: places } = useSuspenseQuery(homePlacesQuery(homeMap))
  const pins = pinsOf(places)
  const columns = pins.length > 0 ? "lg:grid-cols-[30rem_1fr] lg:items-center" : ""
  return (
    <div className={`wrap mt-11 grid gap-x-16 gap-y-11 lg:mt-28 ${columns}`}>
      {pins.length > 0 && <HomeMap pins={pins} />}
      <HomeFeatures />
    </div>
  )
}

function Testimonials() {
  const queryClient = useQueryClient()
  // Of either language: the other one is loaded when the visitor changes it.
  const hasAny = LANGUAGES.some((language) => queryClient.getQueryData<Review[]>(latestKey(language))?.length)
  return hasAny && <LatestReviewList />
}

function Featured() {
  const t = useTranslate()
  const { homeTours } = useHome()
  const { data: featured } = useSuspenseQuery(homeToursQuery(homeTours))
  const forParty = usePartyPrices()
  if (featured.length === 0) return null
  const areFavourites = featured.every(({ isFeatured }) => isFeatured)
  return (
    <section className="wrap mt-11 lg:mt-28">
      <h2 className="section-title">{t(areFavourites ? texts.featured : texts.tours)}</h2>
      <ul className="rail mt-3 grid gap-4 sm:mt-6 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3">
        {featured.map((tour) => (
          <li key={tour._id} className="grid">
            <TourCard {...forParty(tour)} wideOnPhones />
          </li>
        ))}
        <li className="rail-end">
          <Link to="/tours" className={buttonClass("secondary")}>
            {t(texts.allTours)}
          </Link>
        </li>
      </ul>
    </section>
  )
}
