import { useQueryClient } from "@tanstack/react-query"
import { tourCategoriesQuery, transferCategoriesQuery } from "#features/categories/queries.ts"
import { LATEST_KEY, type Review } from "#features/reviews/review.ts"
import { LatestReviewsCard } from "#features/reviews/reviews-card.tsx"
import { TourCard } from "#features/tours/tour-card.tsx"
import { useT } from "#i18n/language.tsx"
import { useLoaded } from "#lib/loaded.ts"
import { buttonLook } from "#ui/button.tsx"
import { Link } from "#ui/link.tsx"
import { FigureStrip } from "./figure-strip.tsx"
import { HOME_FIGURES } from "./figures.ts"
import { homeMoreMessages as texts } from "./home-more-messages.ts"
import { HomeClosing, HomeFeatures, HomeReasons } from "./home-promises.tsx"
import { featuredQuery, featuredTransfersQuery } from "./home-queries.ts"
import { HomeThemes } from "./home-themes.tsx"
import { HomeTransfers } from "./home-transfers.tsx"

/** What stands on the home page below its first screens. */
export function HomeMore() {
  const themes = useLoaded(tourCategoriesQuery)
  const kinds = useLoaded(transferCategoriesQuery)
  const transfers = useLoaded(featuredTransfersQuery)
  return (
    <>
      <Featured />
      <FigureStrip title={texts.figures} figures={HOME_FIGURES} />
      <HomeThemes themes={themes} />
      <HomeTransfers transfers={transfers} categories={kinds} />
      <HomeFeatures />
      <HomeReasons />
      <Testimonials />
      <HomeClosing />
    </>
  )
}

/** What guests wrote last; nothing where nobody has written yet. */
function Testimonials() {
  const reviews = useQueryClient().getQueryData<Review[]>(LATEST_KEY)
  return reviews?.length ? <LatestReviewsCard /> : null
}

function Featured() {
  const t = useT()
  const featured = useLoaded(featuredQuery)
  return (
    <section className="wrap mt-16 lg:mt-28">
      <h2 className="text-3xl font-bold lg:text-4xl">{t(texts.featured)}</h2>
      <ul className="mt-6 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {featured.map((tour) => (
          <li key={tour._id} className="grid">
            <TourCard tour={tour} />
          </li>
        ))}
      </ul>
      <Link to="/tours" className={`mt-8 ${buttonLook("secondary")}`}>
        {t(texts.allTours)}
      </Link>
    </section>
  )
}
