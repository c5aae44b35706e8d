import { keepPreviousData, useQuery } from "@tanstack/react-query"
import { Link } from "@tanstack/react-router"
import { useLanguage, useTranslate } from "#i18n/language.tsx"
import { Byline } from "./byline.tsx"
import { latestReviewsQuery } from "./queries.ts"

const title = { en: "What guests wrote last", vi: "Khách mới đánh giá" }

export function LatestReviewList() {
  const t = useTranslate()
  const { data: reviews = [] } = useQuery({ ...latestReviewsQuery(useLanguage()), placeholderData: keepPreviousData })
  return (
    <section className="wrap mt-11 lg:mt-28">
      <h2 className="section-title">{t(title)}</h2>
      <ul className="rail mt-3 grid sm:mt-6 gap-x-8 gap-y-6 lg:grid-cols-3">
        {reviews.map((review) => (
          <li key={review._id} className="border-t-3 border-turmeric pt-4">
            <blockquote lang={review.language} className="break-words sm:text-lg">
              {review.text}
            </blockquote>
            <div className="mt-3">
              <Byline review={review} />
            </div>
            <Link
              to={review.product.type === "tour" ? "/tour/$slug" : "/transfer/$slug"}
              params={{ slug: review.product.slug }}
              className="text-link inline-flex min-h-11 items-center"
            >
              {t(review.product.title)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
